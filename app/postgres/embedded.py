"""Starts and ends the embedded Postgres: a child of the app, reached by a unix socket only."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path
from typing import TextIO
from urllib.parse import quote

from .binaries import Binaries, find_binaries
from .folder import data_major, socket_folder, take_lock
from .lifeline import lifeline
from .owner import Owner, find_owner
from .postmaster import end_leftover, read_pid_file
from .trouble import PostgresTrouble

USER = "boneyard"
START_PATIENCE = 60.0  # recovery after a crash may have much to do
STOP_PATIENCE = 15.0
LOG_LIMIT = 4 * 1024 * 1024

SETTINGS = {
    "listen_addresses": "",
    "unix_socket_permissions": "0700",
    # an acknowledged move is on the disk
    "fsync": "on",
    "synchronous_commit": "on",
    "full_page_writes": "on",
    "max_connections": "200",
    "shared_buffers": "64MB",
    "log_min_messages": "warning",
}


class Embedded:
    """One cluster under ``data_dir``. ``settings`` are Postgres settings on top of ours."""

    def __init__(self, data_dir: Path, settings: Mapping[str, str] | None = None) -> None:
        self.data_dir = data_dir.absolute()
        self.settings = {**SETTINGS, **(settings or {})}
        self.cluster = self.data_dir / "postgres"
        self.sockets = socket_folder(self.data_dir)
        self._lock: TextIO | None = None
        self._server: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"postgresql://{USER}@/postgres?host={quote(str(self.sockets))}"

    @property
    def pid(self) -> int | None:
        return self._server.pid if self._server else None

    def start(self) -> None:
        """Returns when it accepts connections. Call it from the main thread (see ``lifeline``)."""
        self.data_dir.mkdir(mode=0o755, parents=True, exist_ok=True)
        self._lock = take_lock(self.data_dir)
        try:
            end_leftover(self.cluster)
            owner = find_owner(self.cluster)
            owner.check_reach(self.data_dir)
            binaries = find_binaries(data_major(self.cluster))
            owner.make_folder(self.sockets)
            if data_major(self.cluster) is None:
                self._create(binaries, owner)
            self._launch(binaries, owner)
            self._wait_until_ready()
        except BaseException:
            self.stop()
            raise

    def stop(self) -> None:
        if self._server is not None:
            self._server.send_signal(signal.SIGINT)
            try:
                self._server.wait(STOP_PATIENCE)
            except subprocess.TimeoutExpired:
                self._server.send_signal(signal.SIGQUIT)
                self._server.wait()
            self._server = None
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def _create(self, binaries: Binaries, owner: Owner) -> None:
        """Under another name first: a half-made cluster is never taken for a whole one."""
        half_made = self.cluster.with_name("postgres.new")
        shutil.rmtree(half_made, ignore_errors=True)
        owner.make_folder(half_made)
        command = [binaries.program("initdb"), "--pgdata", str(half_made), "--username", USER]
        # "trust" trusts who can open the socket: the owner and root, by the folder's permissions
        command += ["--auth", "trust", "--encoding", "UTF8", "--no-locale", "--no-instructions"]
        made = subprocess.run(  # noqa: S603 - a program we found ourselves
            command,
            capture_output=True,
            text=True,
            check=False,
            cwd="/",
            env=_environment(),
            user=owner.uid if owner.drop else None,
            group=owner.gid if owner.drop else None,
            extra_groups=[] if owner.drop else None,
        )
        if made.returncode:
            raise PostgresTrouble(f"initdb failed in {half_made}: {made.stderr.strip()}")
        half_made.rename(self.cluster)

    def _launch(self, binaries: Binaries, owner: Owner) -> None:
        settings = self.settings | {"unix_socket_directories": str(self.sockets)}
        command = [binaries.program("postgres"), "-D", str(self.cluster)]
        for name, value in settings.items():
            command += ["-c", f"{name}={value}"]
        log_file = self.data_dir / "postgres.log"
        mode = "wb" if log_file.exists() and log_file.stat().st_size > LOG_LIMIT else "ab"
        with log_file.open(mode) as log:
            self._server = subprocess.Popen(  # noqa: S603 - a program we found ourselves
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd="/",
                env=_environment(),
                start_new_session=True,  # Ctrl+C is for the app, which then ends us in order
                preexec_fn=lifeline(os.getpid(), signal.SIGINT),
                user=owner.uid if owner.drop else None,
                group=owner.gid if owner.drop else None,
                extra_groups=[] if owner.drop else None,
            )

    def _wait_until_ready(self) -> None:
        assert self._server is not None  # noqa: S101 - for mypy: _launch has set it
        give_up = time.monotonic() + START_PATIENCE
        while True:
            seen = read_pid_file(self.cluster)
            if seen and seen.pid == self._server.pid and seen.ready:
                return
            if self._server.poll() is not None:
                raise PostgresTrouble(f"Postgres did not start: {self._last_words()}")
            if time.monotonic() > give_up:
                raise PostgresTrouble(f"Postgres takes too long to start: {self._last_words()}")
            time.sleep(0.01)

    def _last_words(self) -> str:
        log = (self.data_dir / "postgres.log").read_text(errors="replace")
        return " / ".join(log.splitlines()[-4:]) or "it said nothing."


def _environment() -> dict[str, str]:
    """No PGDATA, PGPORT or the like of the person's own may reach it."""
    kept = ("PATH", "TZ", "LD_LIBRARY_PATH", "TMPDIR")
    return {"LC_ALL": "C", **{name: os.environ[name] for name in kept if name in os.environ}}
