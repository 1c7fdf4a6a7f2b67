"""The same table to one viewer, with everything that viewer can't know drawn anew (B57)."""

from collections.abc import Container, Sequence

from ...runtime.rng import Rng
from ..cards.catalogue import LOYALISTS, RECRUITS
from ..state.position import State
from .hidden import HiddenArmy


def resample(state: State, viewer: int | None, seed: bytes) -> State:
    rng = Rng.seeded(b"chooses" + seed)
    other = state.clone()
    other.open = None
    hidden = [HiddenArmy(other, seat, viewer) for seat in (0, 1) if seat != viewer]
    for army in hidden:
        _redeal(army.units, rng, LOYALISTS)  # everybody has loyalists of their own
    _redeal([*(cards for army in hidden for cards in army.units), other.recruits], rng, RECRUITS)
    _redeal([*(cards for army in hidden for cards in army.advisors), other.advisors], rng)
    _redeal([*(cards for army in hidden for cards in army.buildings), other.buildings], rng)
    for army in hidden:
        army.take_up(rng)
    for each in other.armies:
        rng.shuffle(each.deck)  # nor does its owner know its order
    rng.shuffle(other.lands)
    # never the game's own chance again, even if it was given the game's own seed
    other.rng = Rng(Rng.seeded(b"resampled" + seed).key)
    return other


def _redeal(holders: Sequence[list[str]], rng: Rng, stock: Container[str] | None = None) -> None:
    """Cards of the stock change places, wherever they lie; everybody keeps as many of them."""
    places = [
        (cards, at)
        for cards in holders
        for at, card in enumerate(cards)
        if stock is None or card in stock
    ]
    pool = [cards[at] for cards, at in places]
    rng.shuffle(pool)
    for (cards, at), card in zip(places, pool, strict=True):
        cards[at] = card
