"""Which program listens on a port: without it, "taken" leaves people searching."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

LISTENING = "0A"  # as the kernel writes it
BONEYARD = "another Boneyard"


@dataclass(frozen=True, slots=True)
class Holder:
    name: str
    pid: int | None = None

    def __str__(self) -> str:
        return f"{self.name} (process {self.pid})" if self.pid else self.name


def holder(port: int) -> Holder | None:
    """``None``: it can't be known here."""
    found = _by_proc(port) if sys.platform == "linux" else None
    return found or _by_lsof(port)


def _by_proc(port: int, proc: Path = Path("/proc")) -> Holder | None:
    sockets = dict(_listening(port, proc))
    for folder in sorted(proc.glob("[0-9]*/fd"), key=_pid):  # a parent before its workers
        if not sockets.keys().isdisjoint(_open_files(folder)):
            return Holder(_name(folder.parent), _pid(folder))
    return Holder(_user(uid)) if (uid := next(iter(sockets.values()), None)) is not None else None


def _open_files(folder: Path) -> Iterator[str]:
    with suppress(OSError):  # somebody else's, or just ended
        for entry in folder.iterdir():
            with suppress(OSError):  # just closed
                yield os.readlink(entry)


def _pid(folder: Path) -> int:
    return int(folder.parent.name)


def _listening(port: int, proc: Path) -> Iterator[tuple[str, int]]:
    """What the sockets are called among a process's files, and whose they are."""
    for table in ("tcp", "tcp6"):
        try:
            lines = (proc / "net" / table).read_text().splitlines()[1:]
        except OSError:
            continue
        for line in lines:
            fields = line.split()
            if fields[3] == LISTENING and int(fields[1].rpartition(":")[2], 16) == port:
                yield f"socket:[{fields[9]}]", int(fields[7])


def _name(process: Path) -> str:
    try:
        words = (process / "cmdline").read_bytes().decode(errors="replace").split("\0")
        short = (process / "comm").read_text(errors="replace").strip()
    except OSError:
        return "another program"
    ours = "serve" in words and any(word.endswith(("boneyard", "app.cli.main")) for word in words)
    return BONEYARD if ours else short


def _user(uid: int) -> str:
    import pwd  # not on Windows

    try:
        return f"a program of the user {pwd.getpwuid(uid).pw_name}"
    except KeyError:
        return f"a program of another user (uid {uid})"


def _by_lsof(port: int) -> Holder | None:
    program = shutil.which("lsof")
    if program is None:
        return None
    command = [program, "-nP", f"-iTCP:{port}", "-sTCP:LISTEN", "-Fpc"]
    try:
        answer = subprocess.run(  # noqa: S603 - a program found on PATH, and a number
            command, capture_output=True, text=True, check=False, timeout=5
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    fields = {line[0]: line[1:] for line in reversed(answer.stdout.splitlines()) if line}
    return Holder(fields["c"], int(fields["p"])) if fields.keys() >= {"c", "p"} else None
