"""A real ``boneyard serve`` in a process of its own."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO
from urllib.request import urlopen

from app.paths import ROOT

from .forked import Forked

PATIENCE = 60.0
MODULE = (sys.executable, "-m", "app.cli.main")


class Server:
    """``database_url`` empty: with an embedded Postgres of its own under ``data_dir``.

    ``program`` is what would be typed as ``boneyard``, in the folder ``cwd``; without it, and with
    one worker, the process is forked from one that has imported the server already.
    """

    def __init__(
        self,
        data_dir: Path,
        database_url: str = "",
        workers: int = 1,
        env: dict[str, str] | None = None,
        program: Sequence[str] = (),
        cwd: Path = ROOT,
    ) -> None:
        self.data_dir = data_dir
        self.workers = workers
        self.program = program
        self.cwd = cwd
        self.port = 0
        self.process: subprocess.Popen[bytes] | Forked | None = None
        self.log = data_dir.with_name(data_dir.name + ".log")
        kept = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
        self.env = kept | {"BONEYARD_DATA_DIR": str(data_dir), "BONEYARD_RATE_LIMITS": "false"}
        if database_url:
            self.env["DATABASE_URL"] = database_url
        self.env |= env or {}

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def start(self) -> None:
        arguments = ["serve", "--port", str(self.port), "--host", "127.0.0.1"]
        arguments += ["--workers", str(self.workers)]
        if self.program or self.workers > 1:
            self.process = self._executed(arguments)
        else:
            self.process = Forked(arguments, self.cwd, self.env, self.log)
        assert self.process.stdout is not None
        self._read_port(self.process.stdout)
        self.wait_until_ready()

    def _executed(self, arguments: Sequence[str]) -> subprocess.Popen[bytes]:
        command = [*(self.program or MODULE), *arguments]
        with self.log.open("ab") as log:
            return subprocess.Popen(
                command, cwd=self.cwd, env=self.env, stdout=subprocess.PIPE, stderr=log
            )

    def _read_port(self, stdout: IO[bytes]) -> None:
        line = stdout.readline().decode()
        if "http" not in line:
            raise AssertionError(f"the server did not start: {self.log.read_text()}")
        self.port = int(line.split("http://")[1].split()[0].rsplit(":", 1)[1])

    def wait_until_ready(self) -> None:
        give_up = time.monotonic() + PATIENCE
        while time.monotonic() < give_up:
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()
            with suppress(OSError), urlopen(self.url + "/readyz"):
                return
            time.sleep(0.05)
        raise AssertionError(f"the server is not ready: {self.log.read_text()}")

    def kill9(self) -> None:
        """As a power cut for the process; its workers and its Postgres have to notice."""
        assert self.process is not None
        self.process.kill()
        self._gone()

    def stop(self) -> int:
        """In order. The exit code."""
        if self.process is None:
            return 0
        self.process.send_signal(signal.SIGTERM)
        return self._gone()

    def restart(self) -> None:
        """On the same port and the same data, after a ``kill9`` or a ``stop`` if need be."""
        if self.process is not None:
            self.stop()
        self.start()

    def _gone(self) -> int:
        assert self.process is not None
        code = self.process.wait(PATIENCE)
        if self.process.stdout:
            self.process.stdout.close()
        self.process = None
        return code
