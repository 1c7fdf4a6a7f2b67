"""Reads ``postmaster.pid``, and ends a server that outlived its app."""

import os
import signal
import time
from dataclasses import dataclass
from pathlib import Path

from .trouble import PostgresTrouble

STATUS_LINE = 7
PATIENCE = 30.0


@dataclass(frozen=True, slots=True)
class Postmaster:
    pid: int
    ready: bool


def read_pid_file(cluster: Path) -> Postmaster | None:
    try:
        lines = (cluster / "postmaster.pid").read_text().splitlines()
        pid = int(lines[0])
    except (FileNotFoundError, IndexError, ValueError):
        return None
    return Postmaster(pid, len(lines) > STATUS_LINE and lines[STATUS_LINE].strip() == "ready")


def runs(pid: int, cluster: Path) -> bool:
    """Whether that process is a Postgres on this data: no zombie, no stranger with its number."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return False  # not started by us: Postgres itself checks again by its shared memory
    proc = Path(f"/proc/{pid}")
    if not proc.exists():  # no /proc on this system
        return True
    try:
        return bool((proc / "cmdline").read_bytes()) and (proc / "cwd").readlink() == cluster
    except OSError:
        return False


def end_leftover(cluster: Path) -> None:
    """After a kill -9 of the app a server may still be ending, or (without a lifeline) live on.

    The caller holds the lock on the folder, so no other app is using it.
    """
    left = read_pid_file(cluster)
    if left is None:
        return
    give_up = time.monotonic() + PATIENCE
    sent = signal.SIGINT  # a fast, clean shutdown
    while runs(left.pid, cluster):
        os.kill(left.pid, sent)
        if time.monotonic() > give_up:
            raise PostgresTrouble(
                f"An old Postgres (process {left.pid}) still uses {cluster} and does not end."
            )
        time.sleep(0.05)
    # a stale file is left: Postgres removes it by itself when its process is gone
