"""The folder of the data: one app at a time, and a socket path that is short enough."""

import fcntl
import os
import tempfile
from contextlib import suppress
from errno import ENOTDIR
from hashlib import sha256
from pathlib import Path
from typing import TextIO

from .trouble import InUse, in_words

LONGEST_SOCKET = 100  # the kernel allows 107 bytes (103 on macOS), with the name of the socket
SOCKET_NAME = ".s.PGSQL.5432"


def take_lock(data_dir: Path) -> TextIO:
    """Held until the process ends, however it ends."""
    try:
        _make(data_dir)
        lock = (data_dir / "lock").open("a+")
    except OSError as error:
        raise in_words(data_dir, error) from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        lock.truncate(0)
        lock.write(str(os.getpid()))
        lock.flush()
    except BlockingIOError:
        lock.seek(0)
        holder = lock.read().strip() or "?"
        lock.close()
        raise InUse(
            f"Another Boneyard (process {holder}) is using {data_dir}. End it, or set "
            "BONEYARD_DATA_DIR to another folder."
        ) from None
    except OSError as error:  # a full disk, or one that knows no locks
        with suppress(OSError):
            lock.close()
        raise in_words(data_dir, error) from None
    return lock


def _make(folder: Path) -> None:
    """Root's have to be entered by the user who runs Postgres, whatever the umask says."""
    missing = [step for step in (folder, *folder.parents) if not step.exists()]
    for step in reversed(missing):
        step.mkdir(mode=0o755, exist_ok=True)
        if os.geteuid() == 0:
            step.chmod(0o755)
    if not folder.is_dir():
        raise NotADirectoryError(ENOTDIR, os.strerror(ENOTDIR))


def socket_folder(data_dir: Path) -> Path:
    near = data_dir / "run"
    short = len(os.fsencode(near / SOCKET_NAME)) <= LONGEST_SOCKET
    if short and "," not in str(near):  # to whoever connects, a comma is between two hosts
        return near
    name = sha256(os.fsencode(data_dir)).hexdigest()[:12]
    return Path(tempfile.gettempdir()) / f"boneyard-{name}"


def data_major(cluster: Path) -> int | None:
    try:
        return int((cluster / "PG_VERSION").read_text())
    except FileNotFoundError:
        return None


def remove_socket_lock(sockets: Path) -> None:
    """A server that was killed leaves it, and Postgres believes it (see ``end_leftover``)."""
    (sockets / f"{SOCKET_NAME}.lock").unlink(missing_ok=True)
