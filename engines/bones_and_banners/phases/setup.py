"""The table as a game begins."""

from collections.abc import Mapping

from ...runtime.rng import Rng
from ..cards.catalogue import (
    ADVISORS,
    BUILDINGS,
    HOMELAND,
    LANDS,
    LOYALISTS,
    LOYALISTS_EACH,
    RECRUITS,
    RESERVE,
    UNITS,
)
from ..cards.kinds import AdvisorCard, BuildingCard, UnitCard
from ..state.army import Army
from ..state.position import State
from ..state.step import Step

SEATS = 2


def new(rng: Rng) -> State:
    """Everything drawn in the order of B8."""
    armies = [Army(deck=_shuffled(rng, _loyalists()), lands=[HOMELAND]) for _ in range(SEATS)]
    recruits = _shuffled(rng, _copies({name: UNITS[name] for name in RECRUITS}))
    advisors = _shuffled(rng, _copies(ADVISORS))
    buildings = _shuffled(rng, _copies(BUILDINGS))
    lands = _shuffled(rng, [name for name in LANDS if name != HOMELAND])
    return State(
        rng=rng,
        armies=armies,
        initiative=rng.below(SEATS),
        recruits=recruits[RESERVE:],
        reserve=recruits[:RESERVE],
        advisors=advisors,
        buildings=buildings,
        lands=lands,
        undoable=[0] * SEATS,
        made=[0] * SEATS,
        stack=[Step("rally.begin")],
    )


def _loyalists() -> list[str]:
    return [card for card in LOYALISTS for _ in range(LOYALISTS_EACH)]


def _copies(cards: Mapping[str, UnitCard | BuildingCard | AdvisorCard]) -> list[str]:
    return [name for name, card in cards.items() for _ in range(card.copies)]


def _shuffled(rng: Rng, cards: list[str]) -> list[str]:
    rng.shuffle(cards)
    return cards
