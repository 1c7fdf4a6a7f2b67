"""What lies in an engine's package beside its Python."""

import inspect
from functools import cache
from pathlib import Path


def folder_of(engine: object) -> Path:
    """The package's own folder: the one that has its texts."""
    kind = type(engine)
    return _with_texts(inspect.getfile(kind), kind.__module__)


def client_of(engine: object) -> Path | None:
    """What an installed game brings for the browser. Ours have theirs in ``static/``."""
    folder = folder_of(engine) / "client"
    return folder if folder.is_dir() else None


@cache
def _with_texts(file: str, module: str) -> Path:
    """Not above the outermost package: what lies there is others'."""
    for folder in Path(file).parents[: module.count(".") + 1]:
        if (folder / "messages").is_dir():
            return folder
    raise FileNotFoundError(f"{module} has no folder of messages")
