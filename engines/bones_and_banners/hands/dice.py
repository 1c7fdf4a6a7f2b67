"""Dice, always in the order of the symbols: which die is which tells nothing."""

from collections.abc import Iterable, Sequence

from ..cards.catalogue import SYMBOLS
from ..turn.turn import Turn

_ORDER = {symbol: at for at, symbol in enumerate(SYMBOLS)}


def in_order(dice: Iterable[str]) -> list[str]:
    """
    >>> in_order(["Magic", "Boot", "Bow", "Boot"])
    ['Boot', 'Boot', 'Bow', 'Magic']
    """
    return sorted(dice, key=_ORDER.__getitem__)


def roll(turn: Turn, count: int) -> list[str]:
    """One after the other, as they are drawn (B8)."""
    rng = turn.chance()
    return [SYMBOLS[rng.below(len(SYMBOLS))] for _ in range(count)]


def reroll(turn: Turn, seat: int, dice: list[str], chosen: Sequence[str], by: str) -> None:
    """Some of ``dice``, in the order of the symbols (B8)."""
    rolled = roll(turn, len(chosen))
    for die in chosen:
        dice.remove(die)
    dice[:] = in_order([*dice, *rolled])
    turn.tell("dice.rerolled", seat=seat, by=by, before=list(chosen), after=rolled)


def spend(turn: Turn, seat: int, symbol: str) -> None:
    """A die is activated without a unit."""
    army = turn.army(seat)
    army.dice.remove(symbol)
    army.spent.append(symbol)
