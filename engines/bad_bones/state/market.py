"""The market before the first round: what is for sale, who has how many coins, whose turn it is.

Against each other one thing at a time, there and back round the table (ruling 61). Together there
is one purse, and everybody may buy at any time (ruling 49). Alone it is simply one's own turn.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice

from ...runtime.rng import Rng
from .components import data_file, value
from .game_config import GameConfig
from .tiles import COSTS, LETTERS, NEEDS_OPPONENTS, STOCK

_CARDS = data_file("weapons")
WEAPONS = tuple(_CARDS)
COST: dict[str, int] = {
    **{letter: COSTS[LETTERS.index(letter)] for letter in STOCK},
    **{name: card["cost"]["value"] for name, card in _CARDS.items()},
}
"""What each thing costs that is ever for sale, traps first: the order of the stalls."""
ITEMS = tuple(COST)
_NEXT_TURNS = 8
"""How far ahead a view tells whose turn it will be."""


@dataclass(slots=True)
class Market:
    """Never changed in place once it is in a state."""

    stock: dict[str, int]
    purses: list[int]
    """Of each seat; together a single one."""
    bought: list[list[str]]
    """By each seat, in the order of buying."""
    order: list[int]
    """The seats as they buy in the first lap; together nobody has turns."""
    passed: list[int] = field(default_factory=list)
    lap: int = 1
    turn: int = 0
    """How many turns of this lap are over."""

    @staticmethod
    def of(config: GameConfig, rng: Rng) -> "Market":
        seats = config.seats
        first = 0 if config.solo or config.cooperative else rng.below(seats)
        purse = int(value("game", "market", "common_purse" if config.cooperative else "purse"))
        return Market(
            stock={item: _stock(item, config) for item in ITEMS if _is_sold(item, config)},
            purses=[purse * seats] if config.cooperative else [purse] * seats,
            bought=[[] for _ in range(seats)],
            order=[] if config.cooperative else [(first + n) % seats for n in range(seats)],
        )

    def copy(self) -> "Market":
        return Market(
            self.stock.copy(),
            self.purses.copy(),
            [items.copy() for items in self.bought],
            self.order,  # drawn once
            self.passed.copy(),
            self.lap,
            self.turn,
        )

    @property
    def begun(self) -> bool:
        return any(self.bought) or bool(self.passed)

    @property
    def over(self) -> bool:
        return len(self.passed) == len(self.bought)

    def coins(self, seat: int) -> int:
        return self.purses[self._purse(seat)]

    def pay(self, seat: int, coins: int) -> None:
        self.purses[self._purse(seat)] -= coins

    def _purse(self, seat: int) -> int:
        return seat if len(self.purses) > 1 else 0

    def choosing(self) -> list[int]:
        """Who may buy now."""
        if self.order:
            return [] if self.over else [self._seat_of(self.lap, self.turn)]
        return [seat for seat in range(len(self.bought)) if seat not in self.passed]

    def turns(self) -> list[int]:
        """Whose turns come, the current one first."""
        if self.over or not self.order:
            return []
        return list(islice(self._turns(), _NEXT_TURNS))

    def _turns(self) -> Iterator[int]:
        lap, turn = self.lap, self.turn
        while True:
            for number in range(turn, len(self.order)):
                seat = self._seat_of(lap, number)
                if seat not in self.passed:
                    yield seat
            lap, turn = lap + 1, 0

    def _seat_of(self, lap: int, turn: int) -> int:
        """There and back: every other lap goes the other way round."""
        return self.order[turn if lap % 2 else -1 - turn]

    def next_turn(self) -> None:
        """After a purchase or a pass, past those who have stopped buying."""
        if not self.order:
            return
        self._advance()
        while not self.over and self._seat_of(self.lap, self.turn) in self.passed:
            self._advance()

    def _advance(self) -> None:
        self.turn += 1
        if self.turn == len(self.order):
            self.lap, self.turn = self.lap + 1, 0


def _is_sold(item: str, config: GameConfig) -> bool:
    """Rulings 38 and 48: no hearse without opponents, no death staff alone."""
    if item in NEEDS_OPPONENTS:
        return config.mode == "competitive"
    card = _CARDS.get(item, {})
    return bool(card.get("solo", {"value": True})["value"]) or not config.solo


def _stock(item: str, config: GameConfig) -> int:
    return STOCK[item][config.seats - 1] if item in STOCK else 1
