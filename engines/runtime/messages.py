"""Texts in several languages: TOML files of flat keys, a folder per language.

A text may hold ``{values}``. Where it depends on a number it is a table of plural forms, chosen
by the value ``count``:

    "prompt.repel" = { one = "Send the skeleton away", other = "Send {count} skeletons away" }
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from .package import folder_of

LANGUAGES = ("en", "fr")

Text: TypeAlias = str | dict[str, str]


def plural_form(lang: str, count: float) -> str:
    """The same forms as ``Intl.PluralRules`` for the languages we have.

    >>> plural_form("en", 0), plural_form("fr", 0), plural_form("fr", 2)
    ('other', 'one', 'other')
    """
    if lang == "fr":
        return "one" if abs(count) < 2 else "other"
    return "one" if count == 1 else "other"


@dataclass(frozen=True, slots=True)
class Catalogue:
    texts: Mapping[str, Mapping[str, Text]]
    """Language, then key."""

    @classmethod
    @cache
    def load(cls, folder: Path) -> "Catalogue":
        return cls({lang: cls._read(folder / lang) for lang in LANGUAGES})

    @staticmethod
    def _read(folder: Path) -> dict[str, Text]:
        texts: dict[str, Text] = {}
        for file in sorted(folder.glob("*.toml")):
            more = tomllib.loads(file.read_text("utf-8"))
            if twice := sorted(texts.keys() & more.keys()):
                raise ValueError(f"{file} has texts that another file has: {', '.join(twice)}")
            texts |= more
        return texts

    def text(self, lang: str, key: str, values: Mapping[str, Any] | None = None) -> str:
        values = values or {}
        text = self.texts[lang][key]
        if isinstance(text, dict):
            text = text[plural_form(lang, values["count"])]
        return text.format_map(values)


def of(engine: object) -> Catalogue:
    """An engine's own texts: the folder ``messages`` of its package."""
    return Catalogue.load(folder_of(engine) / "messages")
