"""docs/bone_wars.md is what the client is written from: views, actions, events are as it says."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engines.bone_wars import engine

from .conservation import VARIANTS, idle
from .eager import told

DOCS = (Path(__file__).parents[3] / "docs" / "bone_wars.md").read_text("utf-8")
NOBODYS = {
    "round.started", "phase.started", "deck.shuffled", "neutral.moved", "scored", "round.ended",
    "sites.refilled", "game.over",
}  # fmt: skip
WHISPERED = {"species.received": {"species"}, "species.shown": {"species"}}
CASES = [(seats, theodore, seed) for seats, theodore in VARIANTS for seed in range(3)]


def _part(title: str) -> str:
    return DOCS.split(f"\n## {title}\n")[1].split("\n## ")[0]


def _rows(title: str) -> Iterator[tuple[list[str], str]]:
    """The rows of the table under that title: the names in the first cell, and the second cell."""
    for line in _part(title).splitlines():
        if line.startswith("| `"):
            first, second = line.strip("|").split(" | ", 1)
            yield re.findall(r"`([^`]+)`", first), second


def _fields(text: str) -> set[str]:
    """The names before the first explanation; those in brackets are values."""
    head = re.split(r"[:;]", re.sub(r"\([^()]*\)", "", text))[0]
    return {name for name in re.findall(r"`([^`]+)`", head) if re.fullmatch("[a-z_]+", name)}


def documented() -> dict[str, set[str]]:
    """Event -> its values, but for ``seat``."""
    found: dict[str, set[str]] = {"phase.started": {"phase"}, **WHISPERED}
    for names, text in _rows("Events"):
        parts = text.split(" / ") if " / " in text else [text] * len(names)
        found |= {name: _fields(part) for name, part in zip(names, parts, strict=True)}
    return found


EVENTS = documented()
REASONS = set(re.findall(r"`([a-z]+)`", _part("Events").split("`why` of gains:")[1].split("\n")[0]))


def _keys(start: str) -> set[str]:
    """The outer keys of the object that the page shows after that text."""
    text = DOCS.split(start, 1)[1]
    depth, quoted, keys, word = 0, False, set(), ""
    for at, sign in enumerate(text):
        if sign == '"':
            quoted = not quoted
            if quoted:
                word = ""
            elif depth == 1 and text[at + 1 : at + 2] == ":":
                keys.add(word)
        elif quoted:
            word += sign
        elif sign in "{[(":
            depth += 1
        elif sign in ")]}":
            depth -= 1
            if depth == 0:
                return keys
    raise AssertionError(f"no end of what follows {start}")


PUBLIC = {name for names, _ in _rows("Public view") for name in names}
PLAYER = _keys("A player: `")
PRIVATE = _keys("## Private view\n`")
DOING = _keys("`action`: `")
SOLO = _keys("`solo`: `")


def check_event(event: Any) -> None:
    values = dict(event.values)
    assert event.type in EVENTS, f"{event.type} is not in the docs"
    wanted = EVENTS[event.type] | (set() if event.type in NOBODYS else {"seat"})
    assert values.keys() == wanted, f"{event.type} {values}, documented {wanted}"
    assert (event.audience is not None) == (event.type in WHISPERED), event
    if event.type.endswith(".gained") and "why" in values:
        assert values["why"] in REASONS, values


def check_view(state: Any) -> None:
    view = engine.public(state)
    assert view.keys() == PUBLIC
    for player in view["players"]:
        assert player.keys() == PLAYER
    if view["action"] is not None:
        assert view["action"].keys() == DOING
    if view["solo"] is not None:
        assert view["solo"].keys() == SOLO
    assert json.loads(json.dumps(view)) == view, "ready for JSON"


@pytest.mark.parametrize(("seats", "theodore", "seed"), CASES)
def test_whole_games_are_as_documented(seats: int, theodore: str, seed: int) -> None:
    chance = random.Random(seed)
    state = engine.new(engine.Options(theodore=theodore), seats, bytes([seed]))
    while decisions := engine.decisions(state):
        ((seat, decision),) = decisions.items()
        assert all(action["type"] == decision.kind for action in decision.actions)
        if chance.random() < 0.1:
            check_view(state)
            assert engine.private(state, seat).keys() == PRIVATE
        offered = [action for action in decision.actions if not idle(action)] or decision.actions
        for event in engine.apply(state, seat, chance.choice(offered)):
            check_event(event)
    check_view(state)


def test_everything_on_the_page_happens() -> None:
    """In a few dozen games where nobody is idle."""
    seen, reasons = set(), set()
    for seats, theodore in VARIANTS:
        for seed in range(6):
            _, events = told(seats, seed, theodore)
            seen |= {event["type"] for event in events}
            reasons |= {event["why"] for event in events if isinstance(event.get("why"), str)}
    assert EVENTS.keys() - seen == set()
    assert REASONS - reasons == set()


def test_the_page_is_read() -> None:
    assert EVENTS["loyalty.gained"] == {"patron", "steps", "from", "to", "rp", "why"}
    assert EVENTS["theodore.species.received"] == {"species"}
    assert EVENTS["passed"] == set()
    assert {"money", "hand", "archive", "awards", "passed"} <= PLAYER
    assert {"card", "slot", "queue", "drawn"} <= DOING
    assert {"sites", "components", "solo"} <= PUBLIC
    assert {"seat", "hand", "look", "sum"} <= PRIVATE
    assert {"paper", "card", "cover"} <= REASONS
