"""A recorded game out of a file, for the commands that read one."""

import sys
from pathlib import Path

from engines.runtime.record import BadRecord, Record


def read(path: str) -> Record:
    """``-`` reads from standard input."""
    try:
        data = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except OSError as error:
        raise BadRecord(f"{path} can't be read: {error.strerror}.") from error
    return Record.from_json(data)
