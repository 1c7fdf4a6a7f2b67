"""What can be wrong with the embedded Postgres, in words."""

import errno
import shutil
from pathlib import Path

FULL = (errno.ENOSPC, errno.EDQUOT)
FULL_IN_WORDS = ("No space left on device", "Check free disk space")  # as Postgres says it
LEAST = 16 * 1024 * 1024  # one segment of its log; with less it can't start


class PostgresTrouble(RuntimeError):
    """The embedded Postgres can't run; the text says why and what to do."""


class InUse(PostgresTrouble):
    """Another app holds the folder, and runs its Postgres."""


class StillEnding(PostgresTrouble):
    """Processes of an earlier Postgres hold the data; they may be gone in a moment."""


def is_full(data_dir: Path, words: str) -> bool:
    """For when it has failed: on a full disk its words may be lost as well."""
    said = any(full in words for full in FULL_IN_WORDS)
    return said or shutil.disk_usage(data_dir).free < LEAST


def disk_full(data_dir: Path) -> PostgresTrouble:
    return PostgresTrouble(
        f"The disk with {data_dir} is full. Free some space there (a new server needs about "
        "150 MB), or set BONEYARD_DATA_DIR to a folder on another disk."
    )


def in_words(data_dir: Path, error: OSError) -> PostgresTrouble:
    """For whatever the system refuses us in our own folder."""
    if error.errno in FULL:
        return disk_full(data_dir)
    what = str(error.strerror)
    if error.filename and Path(error.filename) != data_dir:
        what += f": {error.filename}"
    return PostgresTrouble(
        f"{data_dir} can't be used ({what}). Set BONEYARD_DATA_DIR to a folder of your own."
    )
