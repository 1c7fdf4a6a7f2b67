"""The paleontologist card that was played, if it helps with what is being done."""

from collections.abc import Mapping

from .components import PEOPLE
from .position import State


def helps(card: Mapping[str, object], mode: str) -> str | None:
    person = card.get("paleontologist")
    if not isinstance(person, str):
        return None
    found = PEOPLE[person]
    return found.effect if found.action == mode else None


def effect(state: State) -> str | None:
    """The effect of the played card on the running action."""
    doing = state.doing
    if doing is None or doing.card is None or doing.mode is None:
        return None
    return helps(doing.card, doing.mode)
