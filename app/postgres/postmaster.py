"""Reads ``postmaster.pid``, ends a server that outlived its app, and clears away what it left."""

import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from .running import running_on
from .trouble import PostgresTrouble

STATUS_LINE = 7
CLEAN = 15.0  # seconds for a shutdown in order
QUICK = 5.0  # and for one as after a crash, which is what Postgres itself allows
LAST = 10.0  # and for the system to clear away who was killed


@dataclass(frozen=True, slots=True)
class Postmaster:
    pid: int
    ready: bool


def read_pid_file(cluster: Path) -> Postmaster | None:
    try:
        lines = (cluster / "postmaster.pid").read_text(errors="replace").splitlines()
        pid = int(lines[0])
    except (FileNotFoundError, IndexError, ValueError):
        return None
    if pid <= 0:  # of a Postgres in single-user mode; to a signal it would mean a group, or all
        return None
    return Postmaster(pid, len(lines) > STATUS_LINE and lines[STATUS_LINE].strip() == "ready")


def end_leftover(cluster: Path) -> None:
    """After a kill -9 a server may still be ending, or live on, or its children without it.

    The caller holds the lock on the folder, so no other app is using it.
    """
    server = read_pid_file(cluster)
    number = server.pid if server else None

    def everybody() -> set[int]:
        return running_on(cluster, number)

    def the_server() -> set[int]:
        return {pid for pid in everybody() if pid == number}

    left = everybody()
    if left:
        # it is asked to end in order; orphans are ended as a server ends them after a crash
        _end(the_server, signal.SIGINT, CLEAN)
        _end(everybody, signal.SIGQUIT, QUICK)
        left = _end(everybody, signal.SIGKILL, LAST)
    if left:
        numbers = ", ".join(str(pid) for pid in sorted(left))
        raise PostgresTrouble(
            f"An old Postgres still uses {cluster} and can't be ended (process {numbers}). "
            "Restart the machine, or set BONEYARD_DATA_DIR to another folder."
        )
    # Postgres would believe a stale file: whoever has the number now, even a zombie, counts as
    # the old server. Should one run after all, Postgres sees that by its shared memory.
    (cluster / "postmaster.pid").unlink(missing_ok=True)


def _end(left: Callable[[], set[int]], sent: signal.Signals, patience: float) -> set[int]:
    """Who is still there after ``patience``."""
    told: set[int] = set()
    give_up = time.monotonic() + patience
    while (pids := left()) and time.monotonic() < give_up:
        for pid in pids - told:
            with suppress(ProcessLookupError):
                os.kill(pid, sent)
        told |= pids
        time.sleep(0.02)
    return pids
