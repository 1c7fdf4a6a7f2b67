"""Built buildings that work once a round."""

from collections.abc import Container

from ..state.army import Army


def unused(army: Army, cards: Container[str]) -> list[str]:
    """Those of ``cards`` of which a copy is still free this round."""
    return sorted({each.card for each in army.built if each.card in cards and not each.used})


def use(army: Army, card: str) -> None:
    """One copy of it."""
    next(each for each in army.built if each.card == card and not each.used).used = True
