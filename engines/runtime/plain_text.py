"""A view as text, for games that have no better words for it: every value after its name."""

from typing import Any

from ..contract import View
from .messages import Catalogue

NOTHING = "–"


def of(view: View, texts: Catalogue, lang: str) -> str:
    """The name of a value is the text ``view.<key>``; without one it is the key itself.

    >>> catalogue = Catalogue({"en": {"view.turn": "Whose turn"}})
    >>> print(of({"turn": 1, "dice_left": [3, 3], "won": None}, catalogue, "en"))
    Whose turn: 1
    dice left: 3, 3
    won: –
    """
    known = texts.texts[lang]

    def name(key: str) -> str:
        given = known.get(f"view.{key}")
        return given if isinstance(given, str) else key.replace("_", " ")

    def said(value: Any) -> str:
        if isinstance(value, dict):
            return "; ".join(f"{name(key)}: {said(entry)}" for key, entry in value.items())
        if isinstance(value, list):
            return ", ".join(map(said, value)) or NOTHING
        return NOTHING if value is None else str(value)

    return "\n".join(f"{name(key)}: {said(value)}" for key, value in view.items()) or NOTHING
