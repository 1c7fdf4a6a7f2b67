"""The server's own texts, and those of each engine."""

import inspect
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from app.paths import MESSAGES
from engines.contract import Engine
from engines.messages import Catalogue


def catalogue() -> Catalogue:
    return Catalogue.load(MESSAGES)


@cache
def engine_catalogue(engine_type: type[Engine]) -> Catalogue:
    """An engine's texts lie in ``messages/`` of its package."""
    for folder in Path(inspect.getfile(engine_type)).parents:
        if (folder / "messages").is_dir():
            return Catalogue.load(folder / "messages")
    raise FileNotFoundError(f"{engine_type.__module__} has no folder of messages.")


def text(lang: str, key: str, values: Mapping[str, Any] | None = None) -> str:
    return catalogue().text(lang, key, values)
