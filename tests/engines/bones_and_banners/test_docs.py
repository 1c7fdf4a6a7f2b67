"""docs/bones_and_banners.md is what the client is written from: views and events are as it says."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engines.bones_and_banners import engine
from engines.contract import Event

DOCS = (Path(__file__).parents[3] / "docs" / "bones_and_banners.md").read_text("utf-8")
GAMES = range(40)


def _part(title: str) -> str:
    return DOCS.split(f"\n## {title}\n")[1].split("\n## ")[0]


def _names(text: str) -> list[str]:
    return re.findall(r"`([a-z_.]+)`", re.sub(r"\([^()]*\)", "", text))


def documented() -> tuple[dict[str, set[str]], set[str]]:
    """Event -> its values; and those that are whispered."""
    found: dict[str, set[str]] = {}
    for line in _part("Events").splitlines():
        if not line.startswith("| `"):
            continue
        event, values = line.strip("|").split(" | ", 1)
        told, _, whispered = values.partition("; *`")
        for name in _names(event):
            found[name] = set(_names(told))
        if whispered:
            found[whispered.split("`")[0]] = set(_names(whispered.split("*", 1)[1]))
    found["round.started"], found["phase.started"] = {"round"}, {"phase"}
    secret = set(re.findall(r"; \*`([a-z.]+)`\*", _part("Events"))) | {"feat"}
    return found, secret


EVENTS, SECRET = documented()
MAY_LACK = {
    "advisor.played": {"unit", "land", "card"},
    "order.sealed": {"land", "target"},
    "unit.retreated": {"card"},
    "unit.returned": {"unit", "card"},
}


def played(seed: int) -> Iterator[tuple[Any, list[Event]]]:
    """The states of a random game, each with what has just been told."""
    chance = random.Random(seed)
    state = engine.new(engine.Options(), 2, bytes([seed]))
    yield state, []
    while decisions := engine.decisions(state):
        seat = chance.choice(sorted(decisions))
        yield state, engine.apply(state, seat, chance.choice(decisions[seat].actions))


def test_events_are_as_the_page_says() -> None:
    seen: set[str] = set()
    for seed in GAMES:
        for _, events in played(seed):
            for event in events:
                seen.add(event.type)
                values, all_values = set(event.values), EVENTS[event.type]
                assert values <= all_values, event.type
                assert all_values - values <= MAY_LACK.get(event.type, set()), event.type
                assert (event.audience is not None) == (event.type in SECRET), event.type
    assert seen == EVENTS.keys()


def _keys(title: str) -> set[str]:
    rows = [line for line in _part(title).splitlines() if line.startswith("| `")]
    return {name for row in rows for name in _names(row.strip("|").split(" | ")[0])}


def test_views_are_as_the_page_says() -> None:
    for state, _ in played(0):
        assert engine.public(state).keys() == _keys("Public view")
        assert engine.private(state, 0).keys() == _keys("Private view")


def test_the_page_lists_the_decisions() -> None:
    named = set(re.findall(r"`([a-z]+(?:\.[a-z]+)?)(?: \{[a-z, ]+\})?`", _part("Actions")))
    for seed in GAMES:
        for state, _ in played(seed):
            for decision in engine.decisions(state).values():
                assert {decision.kind, *(each["type"] for each in decision.actions)} <= named
