"""The last line of a backup: the hash of all before it.

``pg_restore`` reads an archive that was cut short without a word, as long as the tables it misses
are small. It takes no notice of what follows the archive, so the line may stay where it is.
"""

from hashlib import sha256
from typing import IO

_START = b"\nboneyard backup, sha256 "
_LENGTH = len(_START) + 64 + 1
_CHUNK = 1 << 20


def copy(source: IO[bytes], target: IO[bytes]) -> bytes:
    """The last line, to be written once the source is known to have been whole."""
    seen = sha256()
    while chunk := source.read(_CHUNK):
        seen.update(chunk)
        target.write(chunk)
    return _line(seen.hexdigest())


def is_whole(archive: IO[bytes], size: int) -> bool:
    seen, left = sha256(), size - _LENGTH
    while left > 0 and (chunk := archive.read(min(_CHUNK, left))):
        seen.update(chunk)
        left -= len(chunk)
    return archive.read() == _line(seen.hexdigest())


def _line(digest: str) -> bytes:
    return _START + digest.encode() + b"\n"
