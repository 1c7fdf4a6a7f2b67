"""A Postgres that hangs: it and all its processes are stopped, its sockets stay open."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from app.postgres.running import running_on


@contextmanager
def frozen(cluster: Path) -> Iterator[None]:
    """``cluster``: where its data is."""
    _all(cluster, signal.SIGSTOP)
    try:
        yield
    finally:
        _all(cluster, signal.SIGCONT)


def _all(cluster: Path, number: signal.Signals) -> None:
    for pid in running_on(cluster, None):
        with suppress(ProcessLookupError):  # ended meanwhile
            os.kill(pid, number)
