"""Decisions are those of section 11 of the rules: kinds, actions and fields, to the letter."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from engines.bones_and_banners import engine
from engines.bones_and_banners.state.position import State
from engines.contract import Action

from .conservation import ADVISORS, BUILDINGS, LOYALISTS, RECRUITS
from .table import Table

SYMBOLS = ["Boot", "Shield", "Sword", "Bow", "Horse", "Magic"]
UNITS = {*LOYALISTS, *RECRUITS}
FIELDS: dict[str, list[set[str]]] = {
    "rally": [{"rally.retreat", "card"}, {"rally.done"}],
    "land.activate": [{"land.activate", "land"}],
    "recruit": [{"recruit.keep"}, {"recruit.exchange", "card"}],
    "lost.return": [{"lost.return", "card"}],
    "draft.pick": [
        {"draft.die", "symbol"}, {"draft.ally", "land"}, {"draft.reroll", "by", "dice"},
    ],
    "build": [
        {"build.use", "building"}, {"build.use", "building", "die"}, {"build.start", "building"},
        {"build.done"},
    ],
    "die.act": [
        {"die.unit", "card", "dice"}, {"die.recruit"}, {"die.buy", "pile"}, {"die.pass"},
        {"advisor.play", "advisor"}, {"advisor.play", "advisor", "card"},
    ],
    "unit.target": [{"unit.target", "land"}, {"unit.target", "unit"}],
    "window.reveal": [
        {"advisor.play", "advisor", "unit"}, {"advisor.play", "advisor", "land"},
        {"building.use", "building", "unit"}, {"window.pass"}, {"window.pass", "rest"},
    ],
    "sorceress.name": [{"sorceress.name", "card"}],
    "dame.destroy": [{"dame.destroy", "building"}],
    "window.count": [
        {"advisor.play", "advisor", "unit"}, {"window.pass"}, {"window.pass", "rest"},
    ],
}  # fmt: skip
"""By kind, the type and the other fields of each action."""
GAMES = 60


def shape(action: Action) -> set[str]:
    return {action["type"], *action} - {"type"}


def right(action: Action, state: State) -> bool:
    """Whether the values are what the fields are for."""
    values: dict[str, Any] = {
        "card": lambda card: card in UNITS,
        "land": lambda land: land == "homeland" or "-" in land or land.isalpha(),
        "unit": lambda seq: state.unit(seq) is not None,
        "building": lambda card: card in BUILDINGS or card == "construction",
        "advisor": lambda card: card in ADVISORS,
        "symbol": lambda symbol: symbol in SYMBOLS,
        "die": lambda symbol: symbol in SYMBOLS,
        "dice": lambda dice: dice in (1, 2) or dice == sorted(dice, key=SYMBOLS.index),
        "by": lambda by: by in ("lake", "jester"),
        "pile": lambda pile: pile in ("advisor", "building"),
        "rest": lambda rest: rest is True,
    }
    return all(values[field](value) for field, value in action.items() if field != "type")


def positions(seed: int) -> Iterator[State]:
    chance = random.Random(seed)
    state = engine.new(engine.Options(), 2, seed.to_bytes(4, "big"))
    while decisions := engine.decisions(state):
        yield state
        seat = chance.choice(sorted(decisions))
        # Every type of action as likely as any other, so that the rare ones come up
        by_type: dict[str, list[Action]] = {}
        for action in decisions[seat].actions:
            by_type.setdefault(action["type"], []).append(action)
        engine.apply(state, seat, chance.choice(by_type[chance.choice(sorted(by_type))]))


def test_kinds_and_fields() -> None:
    seen: Counter[tuple[str, frozenset[str]]] = Counter()
    for seed in range(GAMES):
        for state in positions(seed):
            for decision in engine.decisions(state).values():
                assert len(decision.actions) > 1
                for action in decision.actions:
                    found = shape(action)
                    assert found in FIELDS[decision.kind], (decision.kind, action)
                    assert right(action, state), (decision.kind, action)
                    seen[decision.kind, frozenset(found)] += 1
    wanted = {(kind, frozenset(each)) for kind, all_of in FIELDS.items() for each in all_of}
    assert wanted - seen.keys() == set()


def test_both_are_asked_at_once_in_the_rally_and_for_lands_only() -> None:
    together = {
        next(iter(decisions.values())).kind
        for seed in range(8)
        for state in positions(seed)
        if len(decisions := engine.decisions(state)) == 2
    }
    assert together == {"rally", "land.activate"}


@pytest.mark.parametrize(
    ("pool", "sets"),
    [
        ("Boot*2 Shield*2 Sword Bow Horse Magic", 6 + 15 + 2 + 20 + 2 * 5),
        ("Boot*3 Shield Sword Bow Horse Magic", 6 + 15 + 1 + 20 + 5 + 1),
    ],
)
def test_a_jester_has_many_sets_and_each_once(pool: str, sets: int) -> None:
    text = f"centre gold-mine moss-forest\npool {pool}\nseat 0\nadvisors jester"
    found = [tuple(each["dice"]) for each in Table(text, "draft").choices(0, "draft.reroll")]
    assert len(found) == len({*found}) == sets
