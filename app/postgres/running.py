"""Which processes are a Postgres on this data.

A number in a file is not enough: the system gives the numbers of the dead to others.
"""

import os
import shutil
import subprocess
from pathlib import Path

PROC = Path("/proc")
NAME = "postgres"
PATIENCE = 10.0


def running_on(cluster: Path, pid_in_file: int | None) -> set[int]:
    """The server and its children, who all work in the folder of the data. No zombies.

    Who can't be known for sure is not in it: these processes get ended.
    """
    try:
        data = cluster.stat()
    except FileNotFoundError:
        return set()
    if (PROC / "self" / "cwd").exists():
        numbers = (int(name) for name in os.listdir(PROC) if name.isdecimal())
        return {pid for pid in numbers if _works_in(data, PROC / str(pid), pid == pid_in_file)}
    return _listed(cluster)


def _works_in(data: os.stat_result, process: Path, in_file: bool) -> bool:
    try:
        if (process / "comm").read_text().strip() != NAME:
            return False
        try:
            folder = (process / "cwd").stat()
        except PermissionError:
            # root in a container may not look there; the words it was started with will do
            if not in_file:
                return False
            words = (process / "cmdline").read_text().split("\0")
            folder = os.stat(words[words.index("-D") + 1])
    except (OSError, ValueError):
        return False  # it has ended meanwhile, or is no server
    return os.path.samestat(folder, data)


def _listed(cluster: Path) -> set[int]:
    """Without /proc, as on macOS."""
    program = shutil.which("lsof")
    if program is None:
        return set()
    command = [program, "-w", "-t", "-a", "-c", NAME, "-d", "cwd", "--", str(cluster.resolve())]
    try:
        answer = subprocess.run(  # noqa: S603 - words of our own
            command, capture_output=True, text=True, check=False, timeout=PATIENCE
        )
    except (OSError, subprocess.TimeoutExpired):
        return set()
    return {int(line) for line in answer.stdout.split() if line.isdecimal()}
