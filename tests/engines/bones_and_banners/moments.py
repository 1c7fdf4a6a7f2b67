"""Moments in the middle of games in which somebody holds something that others may not see.

They are looked for in games that two bots play, mostly with care: a log that has grown out of
them can be written into a server's database, which a position alone can't.
"""

import random
from collections.abc import Callable, Iterator, Mapping

from engines.bones_and_banners import engine
from engines.contract import Decision
from engines.runtime.game import Game

Asked = Mapping[int, Decision]

CAREFUL = 0.75
"""How often: careful bots alone don't take everything that there is to choose."""
GAMES = 40
"""After so many there is a fault: nearly each game has nearly all moments."""


def _is_asked(kind: str) -> Callable[[Game, Asked], bool]:
    return lambda _, asked: any(decision.kind == kind for decision in asked.values())


def _has_sealed(kind: str, where: str) -> Callable[[Game, Asked], bool]:
    """One has sealed something, and both have not yet."""
    return lambda game, asked: (
        _is_asked(kind)(game, asked)
        and any(engine.private(game.state, seat)[where] for seat in range(game.seats))
    )


def _looked_at(game: Game, asked: Asked) -> bool:
    return _has_sealed("window.reveal", "seen")(game, asked)


MOMENTS: dict[str, Callable[[Game, Asked], bool]] = {
    "rally": _has_sealed("rally", "sent"),
    "land.activate": _has_sealed("land.activate", "chosen"),
    "recruit": _has_sealed("recruit", "drawn"),
    "unit.target": _is_asked("unit.target"),
    "window.reveal": _looked_at,
    "sorceress.name": _is_asked("sorceress.name"),
    "window.count": _is_asked("window.count"),
}


def moments() -> dict[str, Game]:
    """A game that has come to it, for each."""
    found: dict[str, Game] = {}
    for number in range(GAMES):
        for game, asked in _played(number):
            for name, holds in MOMENTS.items():
                if name not in found and holds(game, asked):
                    found[name] = game.clone()
            if len(found) == len(MOMENTS):
                return found
    raise AssertionError(f"it never came to {MOMENTS.keys() - found.keys()}")


def before_combat() -> Game:
    """The next pass leads into it, and on to a count or to the next round."""
    for number in range(GAMES):
        for game, asked in _played(number):
            if len(asked) == 1 and _is_asked("window.reveal")(game, asked) and _fights(game, asked):
                return game
    raise AssertionError("nobody ever fought")


def _fights(game: Game, asked: Asked) -> bool:
    (seat,) = asked
    then = game.clone()
    told = {event.type for event in then.act(seat, {"type": "window.pass"})}
    return {"fought", "contest.began"} <= told


def _played(number: int) -> Iterator[tuple[Game, Asked]]:
    """That game, before each of its actions."""
    careful = engine.bots()["careful"]
    chance = random.Random(number)
    game = Game(engine, engine.Options(), 2, bytes([number] * 32))
    while asked := engine.decisions(game.state):
        yield game, asked
        seat, decision = chance.choice(list(asked.items()))
        action = chance.choice(decision.actions)
        if chance.random() < CAREFUL:
            action = careful.choose(game.state, seat, decision, chance.randbytes(16))
        game.act(seat, dict(action))
