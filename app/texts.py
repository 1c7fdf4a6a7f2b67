"""The server's own texts, and what pages say of a game by its own."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from app.paths import MESSAGES
from engines.contract import Engine, Message
from engines.runtime import messages
from engines.runtime.messages import Catalogue


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """A text of another catalogue, an engine's, as a value of one of ours."""

    catalogue: Catalogue
    key: str


def catalogue() -> Catalogue:
    return Catalogue.load(MESSAGES)


def text(lang: str, key: str, values: Mapping[str, Any] | None = None) -> str:
    """A message among the values is itself put into words first."""
    said = {name: _said(lang, value) for name, value in (values or {}).items()}
    return catalogue().text(lang, key, said)


def of_game(engine: Engine, lang: str, key: str) -> str:
    """Empty where there is none: no page breaks because a game says too little of itself."""
    try:
        text = messages.of(engine).texts[lang].get(key, "")
    except FileNotFoundError:
        return ""
    return text if isinstance(text, str) else text["other"]


def _said(lang: str, value: Any) -> Any:
    if isinstance(value, Message):
        return text(lang, value.key, value.values)
    if isinstance(value, Elsewhere):
        return value.catalogue.text(lang, value.key)
    return value
