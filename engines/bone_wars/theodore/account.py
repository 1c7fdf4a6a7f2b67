"""The account of his turn: every step, done or skipped, with its reason."""

from typing import Any

from ..state.components import SOLO
from ..turn.context import TurnContext
from .deck import back
from .seat import SEAT, cards


def why(key: str, **values: Any) -> dict[str, Any]:
    return {"key": f"theodore.why.{key}", "values": values}


def begin(turn: TurnContext, card: str, slot: int, cost: int) -> None:
    solo = cards(turn.state)
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
    turn.tell("theodore.flipped", SEAT, card=card, slot=slot, cost=cost)
    turn.beat()


def open_empty(turn: TurnContext) -> None:
    """Of a turn in which he flips no card: he passes."""
    cards(turn.state).turn = {
        "slot": None,
        "card": None,
        "next": None,
        "half": "pass",
        "ap": None,
        "depth": None,
        "steps": [],
    }


def choose(turn: TurnContext, half: str, ap: int | None, depth: int | None, reason: Any) -> None:
    solo = cards(turn.state)
    solo.turn = {**(solo.turn or {}), "half": half, "ap": ap, "depth": depth, "why": reason}
    turn.tell("theodore.chose", SEAT, half=half, ap=ap, depth=depth, why=reason)
    turn.beat()


def step(turn: TurnContext, do: str, done: bool, reason: dict[str, Any]) -> None:
    """The deed comes before the word of it, so that both are one beat."""
    solo = cards(turn.state)
    before = solo.turn or {"steps": []}
    entry = {"do": do, "done": done, "why": reason}
    solo.turn = {**before, "steps": [*before["steps"], entry]}
    turn.tell("theodore.step", SEAT, **entry)
    if done:
        turn.beat()
