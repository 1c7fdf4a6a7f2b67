"""The running server: a child of ours that ends when we end."""

import os
import signal
import subprocess
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

from .binaries import Binaries
from .create import clean_environment
from .lifeline import lifeline
from .owner import Owner
from .postmaster import read_pid_file
from .running import running_on
from .trouble import PostgresTrouble, StillEnding, disk_full, is_full

START_PATIENCE = 60.0  # recovery after a crash may have much to do
PATIENCE = {signal.SIGINT: 10.0, signal.SIGQUIT: 5.0}
IN_USE = "pre-existing shared memory block"  # how Postgres sees that others work on the data
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
            self._said_before = words.tell()
            self.child = subprocess.Popen(  # noqa: S603 - a program we found ourselves
                command,
                stdin=subprocess.DEVNULL,
                stdout=words,
                stderr=words,
                cwd="/",
                env=clean_environment(),
                start_new_session=True,  # Ctrl+C is for the app, which then ends us in order
                preexec_fn=lifeline(os.getpid(), signal.SIGINT),
                user=owner.user,
                group=owner.group,
                extra_groups=owner.groups,
            )

    def wait_until_ready(self, given_up: Callable[[], bool]) -> None:
        until = time.monotonic() + START_PATIENCE
        while not given_up():
            seen = read_pid_file(self.cluster)
            if seen and seen.pid == self.child.pid and seen.ready:
                return
            if self.child.poll() is not None:
                raise self._trouble()
            if time.monotonic() > until:
                raise PostgresTrouble(f"Postgres takes too long to start: {self._last_words()}")
            time.sleep(0.01)

    def end(self) -> None:
        """Fast and clean; if it hangs, at once (it recovers at the next start)."""
        for sent in (signal.SIGINT, signal.SIGQUIT):
            self.child.send_signal(sent)
            self._signal_all(signal.SIGCONT)  # who was stopped hears no other signal
            try:
                self.child.wait(PATIENCE[sent])
            except subprocess.TimeoutExpired:
                continue
            return
        self._signal_all(signal.SIGKILL)
        self.child.wait()

    def _signal_all(self, number: signal.Signals) -> None:
        """Its children lead sessions of their own: no group has them all."""
        for pid in running_on(self.cluster, self.child.pid) - {self.child.pid}:
            with suppress(ProcessLookupError):  # ended meanwhile
                os.kill(pid, number)
        self.child.send_signal(number)

    def _trouble(self) -> PostgresTrouble:
        words = self._words()
        if IN_USE in words:
            return StillEnding(
                f"Processes of an old Postgres still use {self.cluster}. End them, or restart the "
                "machine."
            )
        if is_full(self.cluster.parent, words):
            return disk_full(self.cluster.parent)
        return PostgresTrouble(f"Postgres did not start: {self._last_words()}")

    def _words(self) -> str:
        with self.log_file.open("rb") as log:
            log.seek(self._said_before)
            return log.read().decode(errors="replace")

    def _last_words(self) -> str:
        return " / ".join(self._words().splitlines()[-4:]) or "it said nothing."
