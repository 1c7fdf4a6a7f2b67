"""Which of the four paleontologist actions could be done now (5)."""

from collections.abc import Iterable, Mapping

from ..fits.sets import sets
from ..state.components import MODES, PEOPLE
from ..state.effects import helps
from ..state.grants import DEBUNK_WILD, MAY_STAY, PUBLISH_WILD, has
from ..state.position import State
from .award import claimable
from .minor import findable
from .publish import publishable


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
    """Paleontologist cards with which something could be done. A card adds only to its own
    action: if anything is possible without help all of them will do."""
    people = list(people)
    modes = _reachable(state, seat)
    if not people or any(possible(state, seat, mode, None) for mode in modes):
        return people
    cards = [(person, PEOPLE[person]) for person in people]
    return [
        person
        for person, card in cards
        if card.action in modes and possible(state, seat, card.action, card.effect)
    ]


def legal(state: State, seat: int, card: Mapping[str, object]) -> list[str]:
    """With this card, which lies in a slot already or is about to."""
    return [
        mode for mode in _reachable(state, seat) if possible(state, seat, mode, helps(card, mode))
    ]


def _reachable(state: State, seat: int) -> list[str]:
    """The paleontologist has to move, unless a grant lets it stay."""
    standing = state.players[seat].paleontologist
    return [mode for mode in MODES if mode != standing or has(state, seat, MAY_STAY)]
