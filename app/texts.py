"""The server's own texts. Engines have theirs (``engines.messages.of``)."""

from collections.abc import Mapping
from typing import Any

from app.paths import MESSAGES
from engines.messages import Catalogue


def catalogue() -> Catalogue:
    return Catalogue.load(MESSAGES)


def text(lang: str, key: str, values: Mapping[str, Any] | None = None) -> str:
    return catalogue().text(lang, key, values)
