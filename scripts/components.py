"""Writes ``docs/components.md``: every value of a component that is not simply in the rulebook.

    python -m scripts.components

The data files say of each value where it comes from; this page lists what was deduced or
reconstructed, so that an owner of the box knows what to look at. A test keeps it up to date.
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from engines.runtime.messages import Catalogue

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "components.md"
_MARKS = {
    "reconstructed": "Reconstructed: our proposal, nothing known shows it",
    "deduced": "Deduced: it follows from something seen",
    "website": "The designer’s website: a later edition has it so",
}
_HEAD = """# About the components

Every value of a component is in `engines/<game>/data/*.toml`, marked `rulebook` (printed there or \
seen on the printed piece), `deduced` or `reconstructed`. Whoever has the box can correct a line \
there, no code changes. This page lists all that is not the rulebook's; it is written by \
`python -m scripts.components`.
"""


class Value(NamedTuple):
    file: str
    name: str
    value: str
    mark: str
    why: str


def values(game: Path) -> Iterator[Value]:
    for path in sorted((game / "data").glob("*.toml")):
        text = path.read_text("utf-8")
        data = tomllib.loads(text)
        for name, entry in _marked(data, ""):
            value = entry.get("value", _rest(entry))
            yield Value(
                path.name, _title(data, name), _shown(value), entry["mark"], _why(text, name)
            )


def _title(data: dict[str, Any], name: str) -> str:
    """``bomb: cost`` for ``B.cost``."""
    first, *rest = name.split(".")
    words = [data[first].get("name", first) if isinstance(data[first], dict) else first, *rest]
    return ": ".join(words).replace("_", " ")


def _marked(data: dict[str, Any], prefix: str) -> Iterator[tuple[str, dict[str, Any]]]:
    for key, inner in data.items():
        if isinstance(inner, dict):
            name = f"{prefix}{key}"
            if "mark" in inner:
                yield name, inner
            else:
                yield from _marked(inner, f"{name}.")


def _rest(entry: dict[str, Any]) -> Any:
    return {key: inner for key, inner in entry.items() if key != "mark"}


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        pairs = [f"{key} {_shown(inner)}" for key, inner in value.items()]
        return ("; " if any(isinstance(inner, dict) for inner in value.values()) else ", ").join(
            pairs
        )
    if isinstance(value, list):
        nested = any(isinstance(inner, list) for inner in value)
        return (" · " if not nested else " / ").join(map(_shown, value))
    return str(value)


def _why(text: str, name: str) -> str:
    """The comment behind the value."""
    *sections, key = name.split(".")
    section = re.escape(".".join(sections)) if sections else None
    where = rf'\[["\']?{section}["\']?\][^\[]*?' if section else ""
    found = re.search(rf"{where}^{re.escape(key)} = \{{[^\n]*\}} *# *([^\n]+)", text, re.M | re.S)
    return found[1] if found else ""


def page() -> str:
    parts = [_HEAD]
    for game in sorted((ROOT / "engines").iterdir()):
        if not (game / "data").is_dir():
            continue
        found = list(values(game))
        parts.append(f"\n## {Catalogue.load(game / 'messages').text('en', 'game.name')}\n")
        counts = {mark: sum(v.mark == mark for v in found) for mark in ("rulebook", *_MARKS)}
        said = [f"{count} {mark}" for mark, count in counts.items() if count]
        parts.append(", ".join(said) + ".\n")
        for mark, title in _MARKS.items():
            rows = [v for v in found if v.mark == mark]
            if rows:
                parts.append(f"\n### {title}\n\n| file | what | value | why |\n|---|---|---|---|\n")
                parts += [f"| `{v.file}` | {v.name} | {v.value} | {v.why} |\n" for v in rows]
    return "".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
