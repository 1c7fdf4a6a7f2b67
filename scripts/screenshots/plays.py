"""The games in the rooms that pictures are taken of: recorded ones, and some made up to be won."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from . import house


@dataclass(frozen=True)
class Play:
    """A record as far as it was played."""

    record: house.Record
    lines: int
    rules_version: int

    @property
    def over(self) -> bool:
        return self.lines == len(self.record.log)

    def half(self) -> "Play":
        return replace(self, lines=len(self.record.log) // 2)

    def of_newer_rules(self) -> "Play":
        """It can be looked at, and not be played on."""
        return replace(self, rules_version=999)

    def unknown(self) -> "Play":
        """By options that the engine does not know: not even its beginning can be shown."""
        return replace(self, record=replace(self.record, options={"unknown": True}))

    def won(self) -> "Play":
        """By the first seat, which is hard to bring about: the page draws what the server has
        kept."""
        kept = dict(self.record.result or {})
        reason = kept["reason"] | {"key": kept["reason"]["key"].replace("lost", "won")}
        told = kept | {"winners": [0], "places": [1], "reason": reason}
        return replace(self, record=replace(self.record, result=told))


def recorded(engine: str, name: str) -> Play:
    file = house.FIXTURES / engine / f"{name}.json"
    return _whole(house.Record.from_json(file.read_bytes()))


def played(engine: str, seats: int, choose: Callable[[Sequence[Any]], Any], **options: Any) -> Play:
    """A game in which all take what ``choose`` takes out of the legal actions."""
    rules = house.registry.get(engine)
    game = house.Played(rules, rules.Options(**options), seats, sha256(b"screenshots").digest())
    while not game.over:
        decisions = rules.decisions(game.state)
        seat = min(decisions)
        game.act(seat, choose(decisions[seat].actions))
    return _whole(house.Record.of(game))


def _whole(record: house.Record) -> Play:
    return Play(record, len(record.log), record.rules_version)
