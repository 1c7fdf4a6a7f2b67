"""Addresses of static files. They carry the version of all of them together, so that a browser
keeps what it has and never asks again; modules import each other by relative paths, so they agree.
"""

import re
from functools import cache
from hashlib import sha256
from pathlib import Path
from posixpath import dirname, normpath
from time import monotonic

from . import files

_IMPORT = re.compile(r"""^(?:import|export)\b[^"';()]*["'](\.[^"']+\.js)["']""", re.MULTILINE)
"""Without brackets: ``import(…)`` in an exported function is for later, if at all."""


SECONDS = 1.0
"""How old a look at the folder may be."""

_seen: tuple[float, str] = (0.0, "")


def version() -> str:
    """Of all files as they are now, or were a moment ago: an edit shows without a restart."""
    global _seen
    now = monotonic()
    if not _seen[1] or now - _seen[0] > SECONDS:
        _seen = (now, _look())
    return _seen[1]


def _look() -> str:
    return _version(tuple((name, file, file.stat().st_mtime_ns) for name, file in files.every()))


@cache
def _version(seen: tuple[tuple[str, Path, int], ...]) -> str:
    """Only of names and contents: the same on every machine that has the same files."""
    everything = sha256()
    for name, file, _ in seen:
        everything.update(f"{name}\0".encode())
        everything.update(sha256(file.read_bytes()).digest())
    return f"v-{everything.hexdigest()[:12]}"


def base() -> str:
    return f"/static/{version()}"


def modules(*entries: str) -> list[str]:
    """The entries and all that they import, at any depth: a page names them, so that a browser
    fetches them at once instead of finding them one behind the other."""
    found: list[str] = []
    waiting = list(entries)
    while waiting:
        name = waiting.pop(0)
        file = files.find(name)
        if name in found or file is None:
            continue
        found.append(name)
        text = file.read_text("utf-8")
        waiting += [normpath(f"{dirname(name)}/{path}") for path in _IMPORT.findall(text)]
    return found
