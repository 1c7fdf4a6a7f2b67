"""Which of the four paleontologist actions could be done now (5)."""

from collections.abc import Iterable, Mapping

from .components import MODES
from .effects import helps
from .grants import DEBUNK_WILD, MAY_STAY, PUBLISH_WILD, has
from .sets import sets
from .state import State
from .steps.award import claimable
from .steps.minor import findable
from .steps.publish import publishable


def possible(state: State, seat: int, mode: str, help_: str | None) -> bool:
    if mode == "publish":
        wild = (help_ == "wildPublish") + has(state, seat, PUBLISH_WILD)
        return bool(publishable(state, seat, wild))
    if mode == "debunk":
        wild = (help_ == "wildDebunk") + has(state, seat, DEBUNK_WILD)
        return any(True for _ in sets(state, seat, wild))
    if mode == "award":
        return bool(claimable(state, seat, help_ == "occupied"))
    return bool(findable(state, seat, help_))


def playable(state: State, seat: int, people: Iterable[str]) -> list[str]:
    """Paleontologist cards with which something could be done. What a card helps with only adds
    to what is possible, so without any help all of them will do, or none but by its own action."""
    people = list(people)
    if people and _any(state, seat):
        return people
    return [person for person in people if legal(state, seat, {"paleontologist": person})]


def _any(state: State, seat: int) -> bool:
    standing = state.players[seat].paleontologist
    stays = has(state, seat, MAY_STAY)
    return any((stays or mode != standing) and possible(state, seat, mode, None) for mode in MODES)


def legal(state: State, seat: int, card: Mapping[str, object]) -> list[str]:
    """With this card, which lies in a slot already or is about to."""
    standing = state.players[seat].paleontologist
    stays = has(state, seat, MAY_STAY)
    return [
        mode
        for mode in MODES
        if (stays or mode != standing) and possible(state, seat, mode, helps(card, mode))
    ]
