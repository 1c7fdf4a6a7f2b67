"""Dice: every order that makes sense is tried in several worlds."""

from collections.abc import Iterator, Sequence
from statistics import fmean

from ...contract import Action
from ...runtime.rng import Rng
from ..cards.catalogue import UNITS
from ..state.position import State
from ..state.unit import Aim, Unit
from ..units.targets import aim_at_land, aim_at_unit, verb
from .advising import advise
from .belief import World, worlds
from .skirmish import outcome
from .worth import UNIT, rounds_left

_WORLDS = 4
_RECRUIT, _BUILDING, _ADVISOR = 5.0, 2.0, 18.0
"""Units and buildings for each round that is left; less for those that have some already."""
_CARD = 3.0
"""A card that is placed is not in hand any more."""


class Orders:
    """What each of a seat's possible orders would bring."""

    def __init__(self, state: State, seat: int, seed: bytes) -> None:
        self.state, self.seat = state, seat
        self.worlds: list[World] = list(worlds(state, seat, Rng.seeded(seed), _WORLDS))

    def value(self, placed: Unit | None, dice: int) -> float:
        left = [len(army.dice) for army in self.state.armies]
        left[self.seat] -= dice
        return fmean(
            outcome(self.state, self.seat, world, placed, (left[0], left[1]))
            for world in self.worlds
        )

    def best(self, cards: Sequence[str], symbol: str, dice: int) -> tuple[float, Unit]:
        """The best use of one of the cards: its value, and the unit as it would lie."""
        placed = [unit for card in cards for unit in self.units(card, symbol, dice)]
        values = [self.value(unit, dice) - _CARD for unit in placed]
        at = max(range(len(placed)), key=values.__getitem__)
        return values[at], placed[at]

    def units(self, card: str, symbol: str, dice: int) -> Iterator[Unit]:
        """As the card could be placed: as a Bluff only at lands."""
        fits = symbol in UNITS[card].dice
        for land, unit, aim in self.targets():
            if land is not None or (fits and verb(card, aim)):
                seq = self.state.placed + 1
                yield Unit(seq, card, self.seat, aim, land, unit, [symbol] * dice)

    def targets(self) -> Iterator[tuple[str | None, int | None, Aim]]:
        state, seat = self.state, self.seat
        for field in state.centre:
            yield field.land, None, aim_at_land(state, seat, field.land)
        for unit in state.units:
            yield None, unit.seq, aim_at_unit(state, seat, unit)


def act(state: State, seat: int, actions: Sequence[Action], seed: bytes) -> Action:
    advised = advise(state, seat, actions)
    if advised is not None:
        return advised
    symbol = state.stack[-1].given["symbol"]
    orders = Orders(state, seat, seed)
    idle = orders.value(None, 1)
    ranked = [(idle + _use(state, seat, action), action) for action in actions]
    for dice in (1, 2):
        choices = {
            action["card"]: action
            for action in actions
            if action["type"] == "die.unit" and action["dice"] == dice
        }
        cards = _worth_trying(list(choices), symbol, dice)
        if cards:
            value, unit = orders.best(cards, symbol, dice)
            ranked.append((value, choices[unit.card]))
    return max(ranked, key=lambda entry: entry[0])[1]


def aim(state: State, seat: int, actions: Sequence[Action], seed: bytes) -> Action:
    given = state.stack[-1].given
    orders = Orders(state, seat, seed)
    _, unit = orders.best([given["card"]], given["symbol"], given["dice"])
    wanted = {"land": unit.land} if unit.land is not None else {"unit": unit.unit}
    return next(action for action in actions if wanted.items() <= action.items())


def _worth_trying(cards: list[str], symbol: str, dice: int) -> list[str]:
    """Those that fit, and for a Bluff the one that is missed least."""
    fitting = [card for card in cards if symbol in UNITS[card].dice]
    if dice == 2:
        return [card for card in fitting if "Banding" in UNITS[card].keywords]
    others = [card for card in cards if card not in fitting]
    return fitting + sorted(others, key=lambda card: UNIT[card])[:1]


def _use(state: State, seat: int, action: Action) -> float:
    """Beside the battle. Units are looked at elsewhere."""
    kind, army, left = action["type"], state.armies[seat], rounds_left(state)
    if kind == "die.recruit":
        return _RECRUIT * min(left, 6)
    if kind == "die.buy" and action["pile"] == "building":
        owned = len(army.built) + len(army.buildings) + (army.under is not None)
        return _BUILDING * left * (2.5 if army.mason else 1 / (1 + owned))
    if kind == "die.buy":
        return _ADVISOR / (1 + len(army.advisors) + len(army.fresh))
    return 0.0 if kind == "die.pass" else float("-inf")
