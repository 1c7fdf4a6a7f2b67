"""The folder of the data: one app at a time, and a socket path that is short enough."""

import fcntl
import os
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import TextIO

from .trouble import InUse, PostgresTrouble

LONGEST_SOCKET = 100  # the kernel allows 107 bytes (103 on macOS), with the name of the socket
SOCKET_NAME = "/.s.PGSQL.5432"


def take_lock(data_dir: Path) -> TextIO:
    """Held until the process ends, however it ends."""
    try:
        data_dir.mkdir(mode=0o755, parents=True, exist_ok=True)
        lock = (data_dir / "lock").open("a+")
    except OSError as error:
        raise PostgresTrouble(
            f"{data_dir} can't be written to ({error.strerror}). Set BONEYARD_DATA_DIR to a folder "
            "of your own."
        ) from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        lock.seek(0)
        holder = lock.read().strip() or "?"
        lock.close()
        raise InUse(
            f"Another Boneyard (process {holder}) is using {data_dir}. End it, or set "
            "BONEYARD_DATA_DIR to another folder."
        ) from None
    lock.truncate(0)
    lock.write(str(os.getpid()))
    lock.flush()
    return lock


def socket_folder(data_dir: Path) -> Path:
    near = data_dir / "run"
    if len(os.fsencode(near)) + len(SOCKET_NAME) <= LONGEST_SOCKET:
        return near
    name = sha256(os.fsencode(data_dir)).hexdigest()[:12]
    return Path(tempfile.gettempdir()) / f"boneyard-{name}"


def data_major(cluster: Path) -> int | None:
    try:
        return int((cluster / "PG_VERSION").read_text())
    except FileNotFoundError:
        return None
