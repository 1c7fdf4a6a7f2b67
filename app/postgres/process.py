"""The running server: a child of ours that ends when we end."""

import os
import signal
import subprocess
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from .binaries import Binaries
from .create import clean_environment
from .lifeline import lifeline
from .owner import Owner
from .postmaster import read_pid_file
from .trouble import PostgresTrouble

START_PATIENCE = 60.0  # recovery after a crash may have much to do
STOP_PATIENCE = 15.0
LOG_LIMIT = 4 * 1024 * 1024


class Process:
    def __init__(
        self, cluster: Path, settings: Mapping[str, str], binaries: Binaries, owner: Owner
    ) -> None:
        self.cluster = cluster
        self.log_file = cluster.with_name("postgres.log")
        command = [binaries.program("postgres"), "-D", str(cluster)]
        for name, value in settings.items():
            command += ["-c", f"{name}={value}"]
        full = self.log_file.exists() and self.log_file.stat().st_size > LOG_LIMIT
        with self.log_file.open("wb" if full else "ab") as words:
            os.chmod(words.fileno(), 0o600)  # it may quote what people wrote
            self.child = subprocess.Popen(  # noqa: S603 - a program we found ourselves
                command,
                stdin=subprocess.DEVNULL,
                stdout=words,
                stderr=words,
                cwd="/",
                env=clean_environment(),
                start_new_session=True,  # Ctrl+C is for the app, which then ends us in order
                preexec_fn=lifeline(os.getpid(), signal.SIGINT),
                user=owner.uid if owner.drop else None,
                group=owner.gid if owner.drop else None,
                extra_groups=[] if owner.drop else None,
            )

    def wait_until_ready(self, given_up: Callable[[], bool]) -> None:
        until = time.monotonic() + START_PATIENCE
        while not given_up():
            seen = read_pid_file(self.cluster)
            if seen and seen.pid == self.child.pid and seen.ready:
                return
            if self.child.poll() is not None:
                raise PostgresTrouble(f"Postgres did not start: {self._last_words()}")
            if time.monotonic() > until:
                raise PostgresTrouble(f"Postgres takes too long to start: {self._last_words()}")
            time.sleep(0.01)

    def end(self) -> None:
        """Fast and clean; if it hangs, at once (it recovers at the next start)."""
        self.child.send_signal(signal.SIGINT)
        try:
            self.child.wait(STOP_PATIENCE)
        except subprocess.TimeoutExpired:
            self.child.send_signal(signal.SIGQUIT)
            self.child.wait()

    def _last_words(self) -> str:
        words = self.log_file.read_text(errors="replace")
        return " / ".join(words.splitlines()[-4:]) or "it said nothing."
