"""What may be said to a person: our own texts in one language, and nothing else.

``Said("fr")(text)`` tells whether a text is one of them. Where a text has a value that is itself a
text (which field, what is wrong with it), that has to be one of ours in the same language too.
"""

import json
import re
from collections.abc import Iterator
from typing import Any

from jsonschema import Draft202012Validator

from app import texts
from engines import registry
from engines.runtime import messages
from engines.runtime.messages import Text

NONSENSE = "nonsense"
"""The name of a field that nobody expects."""
DEEP = "in"
"""And of one that holds too many others."""

JUNK: list[Any] = [
    None, True, 0, -1, 1.5, 100, 10**30, "", "x", "Ada", "x" * 600, "\x00", "é|", "\ud800",
    "bot:1", [], ["x"], {}, {NONSENSE: 1}, {DEEP: {"in": {"in": {"in": {"in": {"in": {}}}}}}},
]  # fmt: skip


UNSAID = ("ud800", "bot:", '"in"')
"""What a schema can't say is wrong: no UTF-8, the id of a bot, nested too deep."""


def sample(schema: dict[str, Any]) -> Any:
    """Something that a schema accepts."""
    if "anyOf" in schema:
        return sample(schema["anyOf"][0])
    if "const" in schema:
        return schema["const"]
    if "enum" in schema:
        return schema["enum"][0]
    return {"string": "Ada.K7M4QP", "integer": 0, "boolean": True, "object": {}}[schema["type"]]


def mistakes(schema: dict[str, Any]) -> Iterator[str]:
    """Bodies as JSON, one for each way in which a model's schema can be broken."""
    rules, seen = Draft202012Validator(schema), set[str]()
    for body in _tries(schema):
        text = json.dumps(body)
        broken = [sign for sign in UNSAID if sign in text]
        for error in rules.iter_errors(body):
            parts = sorted(str(part.validator) for part in error.context or [error])
            broken.append(f"{error.json_path} {error.validator_value} {parts}")
        if broken and str(broken) not in seen:
            seen.add(str(broken))
            yield text


def _tries(schema: dict[str, Any]) -> Iterator[Any]:
    good = {name: sample(field) for name, field in schema["properties"].items()}
    yield from (None, 1, "x", [], [good], good | {NONSENSE: 1})
    for name in good:
        yield from (good | {name: junk} for junk in JUNK)
        yield {other: value for other, value in good.items() if other != name}


class Said:
    """Compiled once for a language."""

    def __init__(self, lang: str) -> None:
        self.own = texts.catalogue().texts[lang]
        titles = [
            str(messages.of(engine).texts[lang][field.title])
            for engine in registry.all()
            for field in engine.Options.model_fields.values()
            if field.title
        ]
        numbers = dict.fromkeys(("count", "least", "most"), r"\d+")
        why = self._any("wrong.", {**numbers, "values": r"\w+(, \w+)*"})
        field = "|".join([self._any("field.", {}), *map(re.escape, titles), NONSENSE, DEEP])
        missing = self._any("room.missing.", {**numbers, "names": ".+"})
        holes = {**numbers, "field": field, "where": field, "why": why, "what": why}
        self.refusals = re.compile(
            "|".join(
                self._any(family, {**holes, "missing": missing}) for family in ("error.", "reject.")
            )
        )

    def __call__(self, text: str) -> bool:
        return self.refusals.fullmatch(text) is not None

    def _any(self, family: str, holes: dict[str, str]) -> str:
        return "|".join(
            pattern
            for key, text in self.own.items()
            if key.startswith(family)
            for pattern in self._patterns(text, holes)
        )

    def _patterns(self, text: Text, holes: dict[str, str]) -> list[str]:
        found = []
        for form in text.values() if isinstance(text, dict) else [text]:
            parts = re.split(r"\{(\w+)\}", form)
            if set(parts[1::2]) <= holes.keys():
                parts[::2] = map(re.escape, parts[::2])
                parts[1::2] = [f"(?:{holes[name]})" for name in parts[1::2]]
                found.append("".join(parts))
        return found
