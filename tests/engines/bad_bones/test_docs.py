"""docs/bad_bones.md is what clients are written from: events and actions are as it says."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bench.conservation import Variant, variants
from engines.bad_bones import engine

from .rulings.random_boards import random_board
from .rulings.table import Table

DOCS = (Path(__file__).parents[3] / "docs" / "bad_bones.md").read_text("utf-8")
ALL = [variant for variant in variants() if len(variant.chiefs) != 1]


def _rows(title: str) -> Iterator[tuple[list[str], str]]:
    """The rows of the table under that title: the names in the first cell, and the second cell."""
    part = DOCS.split(f"\n## {title}\n")[1].split("\n## ")[0]
    for line in part.splitlines():
        if line.startswith("| `"):
            first, second = line.strip("|").split(" | ", 1)
            yield re.findall(r"`([^`]+)`", first), second


def _fields(text: str) -> set[str]:
    """The names before the first explanation, in code; those in brackets are values."""
    text = re.sub(r"\([^()]*\)", "", text)
    head = re.split(r": (?!`to)|;", text)[0]
    return {name for code in re.findall(r"`([^`]+)`", head) for name in code.split(", ")}


def documented() -> dict[str, set[str]]:
    """Event -> its values, those that may be absent with a ``?``."""
    found: dict[str, set[str]] = {}
    for names, text in _rows("Events"):
        parts = text.split(" / ") if " / " in text else [text] * len(names)
        found |= {name: _fields(part) for name, part in zip(names, parts, strict=True)}
    found["market.opened"] = {"first?"}
    return found


EVENTS = documented()
KINDS = {names[0] for names, _ in _rows("Actions")}
CODE = re.compile(r'\{"type"[^`]*\}')


def _examples() -> dict[str, list[set[str]]]:
    """Type of action -> the sets of fields in which the page shows it."""
    found: dict[str, list[set[str]]] = {}
    for _, text in _rows("Actions"):
        for code in CODE.findall(text):
            kind, *rest = re.findall(r'"([a-z.]+)"(?::|[,}])', code.replace('"type": ', ""))
            names = {name for name in rest if re.search(rf'"{name}":', code)}
            found.setdefault(kind, []).append(names)
    return found


ACTIONS = _examples()


def check_event(kind: str, values: dict[str, Any]) -> None:
    assert kind in EVENTS, f"{kind} is not in the docs"
    needed = {name for name in EVENTS[kind] if not name.endswith("?")}
    allowed = {name.rstrip("?") for name in EVENTS[kind]}
    assert needed <= values.keys() <= allowed, f"{kind} {values}, documented {EVENTS[kind]}"


def check_decision(decision: Any) -> None:
    assert decision.kind in KINDS, f"{decision.kind} is not in the docs"
    if decision.kind == "weapon":
        return  # its fields are those of ruling 12.4, see there
    for action in list(decision.actions)[:: max(1, len(decision.actions) // 8)]:
        fields = action.keys() - {"type"}
        shown = ACTIONS[action["type"]]
        assert any(fields in (names, names - {"face"}) for names in shown), action


@pytest.mark.parametrize("some", [ALL[::3], ALL[1::3], ALL[2::3]])
def test_events_and_actions_of_whole_games_are_documented(some: list[Variant]) -> None:
    for number, variant in enumerate(some):
        chance = random.Random(number)
        state = engine.new(variant.options, variant.seats, bytes([number]))
        while decisions := engine.decisions(state):
            for decision in decisions.values():
                check_decision(decision)
            seat = chance.choice(list(decisions))
            events = engine.apply(state, seat, chance.choice(decisions[seat].actions))
            for event in events:
                check_event(event.type, dict(event.values))


@pytest.mark.parametrize("mode", ["competitive", "cooperative", "solo"])
def test_so_are_those_of_boards_full_of_everything(mode: str) -> None:
    seen = set()
    seats = 1 if mode == "solo" else 3
    weapons = ["sword", "ice", "crossbow", "rapier", "morningstar", "axe"]
    weapons += [] if mode == "solo" else ["death"]
    for number in range(60):
        chance = random.Random(number)
        board = random_board(chance, mode, seats)
        weapon = weapons[number % len(weapons)]
        table = Table(board, mode=mode, seats=seats, weapon=weapon, supply={"D": 1, "B": 1, "W": 1})
        while not table.marched:
            decisions = engine.decisions(table.state)
            seat = chance.choice(list(decisions))
            check_decision(decisions[seat])
            table.act(chance.choice(decisions[seat].actions), seat)
        for event in table.events:
            check_event(event.type, dict(event.values))
            seen.add(event.type)
    assert {"skeleton.sent", "skeleton.slain", "trap.destroyed", "weapon.used"} <= seen


def test_the_tables_are_read() -> None:
    assert EVENTS["skeleton.moved"] == {"seat", "skeleton", "path", "facing?", "end?", "group?"}
    assert EVENTS["weapon.used"] >= {"seat", "weapon", "to?", "target?"}
    assert EVENTS["trap.retrieved"] == {"seat", "trap", "at"}
    assert EVENTS["trap.passed"] == {"seat"}
    assert ACTIONS["trap.place"] == [{"trap", "at", "face"}]
    assert {"skeleton", "seat"} in ACTIONS["exit.target"]
    assert "march.order" in KINDS
