"""The embedded Postgres: a child of the app, reached by a unix socket only."""

import logging
import time
from collections.abc import Mapping
from pathlib import Path
from threading import Event, Lock, Thread
from typing import TextIO
from urllib.parse import quote

from .binaries import find_binaries
from .create import USER, create_cluster
from .folder import data_major, remove_socket_lock, socket_folder, take_lock
from .owner import find_owner
from .postmaster import end_leftover
from .process import Process
from .programs import within_reach
from .trouble import PostgresTrouble, StillEnding, in_words

RESTART_PAUSE = 0.2
LONGEST_PAUSE = 5.0
PATIENCE = 30.0  # for what an earlier server left behind

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

log = logging.getLogger(__name__)


def _as_list(folder: str) -> str:
    """Of one entry: Postgres would end it at a comma and lose spaces at its edges."""
    return '"{}"'.format(folder.replace('"', '""'))


class Embedded:
    """One cluster under ``data_dir``. ``settings`` are Postgres settings on top of ours."""

    def __init__(self, data_dir: Path, settings: Mapping[str, str] | None = None) -> None:
        self.data_dir = data_dir.absolute()
        self.cluster = self.data_dir / "postgres"
        self.sockets = socket_folder(self.data_dir)
        self.settings = {
            **SETTINGS,
            "unix_socket_directories": _as_list(str(self.sockets)),
            **(settings or {}),
        }
        self._lock: TextIO | None = None
        self._process: Process | None = None
        self._launching = Lock()
        self._stopped = Event()

    @property
    def url(self) -> str:
        return f"postgresql://{USER}@/postgres?host={quote(str(self.sockets))}"

    @property
    def pid(self) -> int | None:
        return self._process.child.pid if self._process else None

    def start(self) -> None:
        """Returns when it accepts connections. Call it from the main thread (see ``lifeline``)."""
        self._lock = take_lock(self.data_dir)
        self._stopped.clear()
        try:
            self._launch()
        except BaseException:
            self.stop()
            raise

    def stop(self) -> None:
        self._stopped.set()
        with self._launching:
            if self._process is not None:
                self._process.end()
                self._process = None
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def watch(self) -> None:
        """From now on: should it die (out of memory, say), it is started again."""
        Thread(target=self._watch, name="postgres", daemon=True).start()

    def _launch(self) -> None:
        give_up = time.monotonic() + PATIENCE
        with self._launching:
            while not self._stopped.is_set():
                try:
                    self._try_to_launch()
                except StillEnding:
                    if time.monotonic() > give_up:
                        raise
                except OSError as error:
                    raise in_words(self.data_dir, error) from error
                else:
                    return
                self._stopped.wait(RESTART_PAUSE)

    def _try_to_launch(self) -> None:
        end_leftover(self.cluster)
        owner = find_owner(self.cluster)
        owner.check_reach(self.data_dir)
        major = data_major(self.cluster)
        binaries = within_reach(find_binaries(major), owner, self.data_dir)
        owner.make_folder(self.sockets)
        owner.check_reach(self.sockets)
        remove_socket_lock(self.sockets)
        if major is None:
            create_cluster(self.cluster, binaries, owner)
        self._process = Process(self.cluster, self.settings, binaries, owner)
        self._process.wait_until_ready(self._stopped.is_set)

    def _watch(self) -> None:
        # This thread lives as long as the app, as a child's maker has to (see ``lifeline``).
        pause = RESTART_PAUSE
        while (process := self._process) is not None and not self._stopped.is_set():
            process.child.wait()
            if self._stopped.wait(pause):
                return
            log.warning("Postgres has ended and is started again")
            try:
                self._launch()
                pause = RESTART_PAUSE
            except PostgresTrouble as trouble:  # a full disk, say: it may pass
                log.error("%s", trouble)
                pause = min(2 * pause, LONGEST_PAUSE)
