"""What is wrong with a value that somebody sent, in our own words and both languages.

Pydantic's words are English and for programmers. A kind of mistake that is not named here is told
as ``wrong.other``; a test goes through all kinds there are.
"""

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from app import texts
from engines.contract import Message
from engines.runtime.messages import LANGUAGES

LONGEST = 60
"""Of a name that we have not given ourselves."""

KINDS = {
    "missing": "missing",
    "extra_forbidden": "extra",
    "json_invalid": "json",
    "string_type": "text",
    "path_type": "text",
    "string_unicode": "signs",
    "string_pattern_mismatch": "signs",
    "bool_type": "yes_no",
    "bool_parsing": "yes_no",
    "int_type": "whole",
    "int_parsing": "whole",
    "int_parsing_size": "whole",
    "int_from_float": "whole",
    "float_type": "number",
    "float_parsing": "number",
    "finite_number": "number",
    "list_type": "list",
    "dict_type": "object",
    "model_attributes_type": "object",
    "union_tag_invalid": "kind",
    "union_tag_not_found": "missing",
    "bots_id": "bots_id",
    "too_deep": "too_deep",
}
BOUNDS = {
    "greater_than": ("above", "gt"),
    "greater_than_equal": ("least", "ge"),
    "less_than_equal": ("most", "le"),
    "string_too_short": ("short", "min_length"),
    "string_too_long": ("long", "max_length"),
}
"""Those with a number: its text, and where pydantic keeps the number."""


QUOTED = re.compile(r"'([^']*)'")
"""Pydantic writes ``'en' or 'fr'``."""


class Mistake(NamedTuple):
    field: Message | str
    why: Message

    @property
    def in_english(self) -> str:
        """The command line speaks no other language."""
        return texts.text("en", self.why.key, self.why.values)


def mistake(error: Mapping[str, Any], inside: int = 0) -> Mistake:
    """One of ``ValidationError.errors()``; the first ``inside`` parts of its place are ours."""
    names = [part for part in error["loc"][inside:] if isinstance(part, str)]
    name = names[0] if names else "body"
    return Mistake(_called(name, error["type"]), _why(name, error))


def _called(name: str, kind: str) -> Message | str:
    """A field that we expect has a name in every language."""
    if kind == "extra_forbidden" or not _known(f"field.{name}"):
        return name[:LONGEST]
    return Message(f"field.{name}")


def _why(name: str, error: Mapping[str, Any]) -> Message:
    if error["type"] in BOUNDS:
        text, bound = BOUNDS[error["type"]]
        return Message(f"wrong.{text}", {"count": _whole(error["ctx"][bound])})
    if error["type"] == "literal_error":
        possible = QUOTED.findall(str(error["ctx"]["expected"]))
        return Message("wrong.choice", {"values": ", ".join(possible)})
    text = KINDS.get(error["type"], "other")
    of_its_own = f"wrong.{text}.{name}"
    return Message(of_its_own if _known(of_its_own) else f"wrong.{text}")


def _whole(bound: float) -> float:
    return int(bound) if bound == int(bound) else bound


def _known(key: str) -> bool:
    return key in texts.catalogue().texts[LANGUAGES[0]]
