"""Everything that is drawn. The bag and the decks have no order: what comes is decided when it
comes, so there is nothing that could be looked up before (109)."""

from typing import TypeVar

from ...runtime.rng import Rng
from ..state.components import BONES
from .context import TurnContext

T = TypeVar("T")


class Unforeseen(Exception):
    """A preview has come to where something would be drawn."""

    def __init__(self, what: str | None) -> None:
        super().__init__(what)
        self.what = what


def chance(turn: TurnContext, what: str) -> Rng:
    """The generator; from here on nothing can be taken back."""
    rng = turn.state.rng
    if rng is None:
        raise Unforeseen(what)
    turn.state.reveal()
    return rng


def draw_bones(turn: TurnContext, count: int, what: str = "bones") -> list[int]:
    """As many as the bag still has (70)."""
    rng, bag = chance(turn, what), turn.state.bag
    drawn = []
    for _ in range(min(count, sum(bag))):
        at = rng.below(sum(bag))
        for bone in range(len(BONES)):
            at -= bag[bone]
            if at < 0:
                break
        bag[bone] -= 1
        drawn.append(bone)
    return drawn


def draw_species(turn: TurnContext, what: str = "species") -> int | None:
    state = turn.state
    return _top(turn, state.species_deck, state.species_discard, "species", what)


def draw_person(turn: TurnContext, what: str = "paleontologists") -> str | None:
    state = turn.state
    return _top(turn, state.people_deck, state.people_discard, "paleontologists", what)


def _top(turn: TurnContext, deck: list[T], pile: list[T], name: str, what: str) -> T | None:
    """The top card; the discard pile is shuffled when there is none (73, 74, R33)."""
    if not deck:
        if not pile:
            return None
        deck += pile
        pile.clear()
        turn.tell_of_nobody("deck.shuffled", deck=name)
    return deck.pop(chance(turn, what).below(len(deck)))
