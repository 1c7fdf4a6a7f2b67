"""The account of his turn: every step, done or skipped, with its reason."""

from typing import Any

from ..components import SOLO
from ..turn.context import Table
from .deck import back
from .seat import SEAT, cards


def why(key: str, **values: Any) -> dict[str, Any]:
    return {"key": f"theodore.why.{key}", "values": values}


def begin(table: Table, card: str, slot: int, cost: int) -> None:
    solo = cards(table.state)
    following = back(SOLO[solo.deck[0]]) if solo.deck else None
    solo.turn = {
        "slot": slot,
        "card": card,
        "next": following,
        "half": None,
        "ap": None,
        "depth": None,
        "steps": [],
    }
    table.tell("theodore.flipped", SEAT, card=card, slot=slot, cost=cost)
    table.beat()


def open_empty(table: Table) -> None:
    """Of a turn in which he flips no card: he passes."""
    cards(table.state).turn = {
        "slot": None,
        "card": None,
        "next": None,
        "half": "pass",
        "ap": None,
        "depth": None,
        "steps": [],
    }


def choose(table: Table, half: str, ap: int | None, depth: int | None, reason: Any) -> None:
    solo = cards(table.state)
    solo.turn = {**(solo.turn or {}), "half": half, "ap": ap, "depth": depth, "why": reason}
    table.tell("theodore.chose", SEAT, half=half, ap=ap, depth=depth, why=reason)
    table.beat()


def step(table: Table, do: str, done: bool, reason: dict[str, Any]) -> None:
    """What he does comes before the word of it, so that both are one beat."""
    solo = cards(table.state)
    turn = solo.turn or {"steps": []}
    entry = {"do": do, "done": done, "why": reason}
    solo.turn = {**turn, "steps": [*turn["steps"], entry]}
    table.tell("theodore.step", SEAT, **entry)
    if done:
        table.beat()
