"""What lies in an engine's package beside its Python."""

import inspect
from functools import cache
from pathlib import Path


def folder_of(engine: object) -> Path:
    """The package's own folder: the one that has its texts."""
    folder = _with_texts(engine)
    if folder is None:
        raise FileNotFoundError(f"{type(engine).__module__} has no folder of messages")
    return folder


def client_of(engine: object) -> Path | None:
    """What an installed game brings for the browser. Ours have theirs in ``static/``."""
    folder = _with_texts(engine)
    return folder / "client" if folder and (folder / "client").is_dir() else None


def _with_texts(engine: object) -> Path | None:
    kind = type(engine)
    return _outwards(inspect.getfile(kind), kind.__module__)


@cache
def _outwards(file: str, module: str) -> Path | None:
    """Not above the outermost package: what lies there is others'."""
    folders = Path(file).parents[: module.count(".") + 1]
    return next((folder for folder in folders if (folder / "messages").is_dir()), None)
