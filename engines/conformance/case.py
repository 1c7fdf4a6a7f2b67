"""One engine with one set of options and one number of seats, and a random game of it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NoReturn

from ..contract import Action, Engine
from ..runtime.game import Entry, Game
from ..runtime.rng import Rng


class Violation(AssertionError):
    """The engine does not keep its promise; the text says how to see it again."""


@dataclass
class Case:
    engine: Engine
    options: Any
    seats: int
    seed: bytes = b"conformance"
    limit: int = 20_000
    """A game that has not ended after so many actions never will."""
    points: int = 12
    """How many positions of the game are looked at closely."""
    _watched: int = field(default=0, init=False, repr=False)

    def __str__(self) -> str:
        """With the options that are not as they are at first."""
        usual = self.engine.Options()
        chosen = [
            f"{name}={'+'.join(map(str, value)) if isinstance(value, list) else value}"
            for name, value in self.options
            if value != getattr(usual, name)
        ]
        return " ".join([self.engine.id, str(self.seats), "seats", *chosen])

    def start(self) -> Game:
        return Game(self.engine, self.options, self.seats, self.seed)

    def rng(self, purpose: str) -> Rng:
        """Choices of the checks, apart from those of the game."""
        return Rng.seeded(self.seed + b"/" + purpose.encode())

    @cached_property
    def log(self) -> list[tuple[int, Action]]:
        """A random game, up to its end or the limit."""
        return [(seat, action) for seat, action, _ in self._played]

    @cached_property
    def _played(self) -> list[tuple[int, Action, str]]:
        game, rng, played = self.start(), self.rng("log"), []
        for _ in range(self.limit):
            decisions = self.engine.decisions(game.state)
            if not decisions:
                break
            seat = rng.choice(sorted(decisions))
            action = rng.choice(decisions[seat].actions)
            played.append((seat, action, decisions[seat].kind))
            game.act(seat, action)
        return played

    def walk(self) -> Iterator[tuple[Game, int, Action]]:
        """Every position of the game, each with the action that comes next."""
        game = self.start()
        for seat, action in self.log:
            self._watched = len(game.log)
            yield game, seat, action
            game.act(seat, action)
        self._watched = len(game.log)

    def sample(self, purpose: str) -> Iterator[tuple[Game, int, Action]]:
        """Some positions of the game, at random, with rare kinds of decision before others."""
        by_kind: dict[str, list[int]] = {}
        for index, (_, _, kind) in enumerate(self._played):
            by_kind.setdefault(kind, []).append(index)
        rng, wanted = self.rng(purpose), set[int]()
        for indexes in by_kind.values():
            rng.shuffle(indexes)
        while len(wanted) < min(self.points, len(self._played)):
            wanted |= {indexes.pop() for indexes in by_kind.values() if indexes}
        for index, position in enumerate(self.walk()):
            if index in wanted:
                yield position

    def end(self) -> Game:
        log = [Entry(seat, action) for seat, action in self.log]
        return Game.replay(self.engine, self.options, self.seats, self.seed, log)

    def viewers(self) -> Sequence[int | None]:
        return [None, *range(self.seats)]

    def fail(self, what: str) -> NoReturn:
        raise Violation(
            f"{what} ({self}, seed {self.seed!r}, after {self._watched} of {len(self.log)} actions)"
        )

    def require(self, condition: bool, what: str) -> None:
        if not condition:
            self.fail(what)
