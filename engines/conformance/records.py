"""Recorded games: they keep old logs playable, and show how a game goes."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..contract import Engine
from ..runtime.record import BadRecord, Record
from .case import Violation
from .cases import properties
from .transcript import transcript


def check_records(engine: Engine, folder: Path) -> None:
    """There is one for each value of the options that name modes, and each replays word for word.

    A record ``name.json`` has its text beside it, in ``name.txt``.
    """
    records = {file: Record.from_json(file.read_text("utf-8")) for file in folder.glob("*.json")}
    for name, value in modes(engine):
        if not any(record.options.get(name) == value for record in records.values()):
            raise Violation(f"{engine.id}: no recorded game in {folder} has {name}={value!r}.")
    if not records:
        raise Violation(f"{engine.id}: there is no recorded game in {folder}.")
    for file, record in records.items():
        try:
            game = record.verify()
        except BadRecord as error:
            raise Violation(f"{file.name}: {error}") from error
        if engine.result(game.state) is None:
            raise Violation(f"{file.name} is not a whole game.")
        text = file.with_suffix(".txt")
        if not text.exists() or text.read_text("utf-8") != transcript(record):
            raise Violation(f"{text.name} is not what {file.name} tells.")


def modes(engine: Engine) -> Iterator[tuple[str, Any]]:
    """Options of which every value wants a recorded game: words out of a list, and switches."""
    for name, schema in properties(engine).items():
        if schema.get("type") == "boolean":
            yield name, True
            yield name, False
        for value in schema.get("enum", []):
            yield name, value
