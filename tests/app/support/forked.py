"""A server's process that need not import everything anew: that takes longer than most tests.

It is forked from a process that has imported the server and done nothing else. From then on it is
like one that was just started: its own arguments, environment, folder, output and signals.
"""

import multiprocessing
import os
import sys
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from subprocess import TimeoutExpired
from typing import IO

from engines import registry

PRELOADED = ["app.main", "app.cli.serve", "app.db.migrate", "app.wire.http", "app.wire.socket"]
PRELOADED += ["uvicorn.supervisors", "uvloop"]
PRELOADED += [type(engine).__module__ for engine in registry.all()]

_forks = multiprocessing.get_context("forkserver")
_forks.set_forkserver_preload(PRELOADED)


class Forked:
    """``boneyard`` with these arguments; what tests use of ``subprocess.Popen``."""

    def __init__(
        self, arguments: Sequence[str], cwd: Path, env: Mapping[str, str], log: Path
    ) -> None:
        heard, told = _forks.Pipe(duplex=False)
        self._process = _forks.Process(
            target=_run, args=(list(arguments), str(cwd), dict(env), told, str(log))
        )
        self._process.start()
        told.close()
        self.stdout: IO[bytes] = os.fdopen(os.dup(heard.fileno()), "rb")
        heard.close()
        assert self._process.pid is not None
        self.pid = self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        code = self._process.exitcode
        if code is None:
            raise TimeoutExpired("boneyard", timeout or 0.0)
        return code

    def send_signal(self, sent: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, sent)

    def kill(self) -> None:
        self._process.kill()


def _run(
    arguments: list[str],
    cwd: str,
    env: dict[str, str],
    told: Connection,
    log: str,
) -> None:
    os.environ.clear()
    os.environ.update(env)
    os.chdir(cwd)
    os.dup2(told.fileno(), sys.stdout.fileno())
    told.close()
    errors = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    os.dup2(errors, sys.stderr.fileno())
    os.close(errors)
    sys.argv = ["boneyard", *arguments]
    from app.cli.main import main

    sys.exit(main(arguments))
