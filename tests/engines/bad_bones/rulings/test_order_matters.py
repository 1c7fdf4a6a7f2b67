"""Rulings 16 and 21: the order is asked for exactly where it matters.

What matters is found by brute force: the second reading plays every order with every answer to
all that is asked on the way. Where two orders do not come to the same, or a weapon is offered when
others have moved, and only there, the engine has to ask. ``MORE_BOARDS=2000 pytest ...`` looks at
more of them.
"""

import os
import pickle
import random
from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Any

import pytest

from . import oracle
from .small_boards import small_board
from .table import PASS, Table, place
from .test_oracle import Policy, read_oracle, realm

BOARDS = int(os.environ.get("MORE_BOARDS", "40"))
WEAPONS = ["crossbow", "teleport", "sword", "death", "morningstar", "axe", "ice", "rapier"]
TOO_MANY = 400
Play = Callable[[oracle.Choose], Any]


class TooMany(Exception):
    """More ways than a small board should have."""


def everything(play: Play) -> frozenset[str]:
    """All that can come of it, whatever is chosen."""
    found = set()
    scripts: list[list[int]] = [[]]
    played = 0
    while scripts:
        script = scripts.pop()
        said: list[tuple[int, int]] = []

        def choose(_: oracle.Key, options: list[Any]) -> Any:
            answer = script[len(said)] if len(said) < len(script) else 0  # noqa: B023
            said.append((answer, len(options)))  # noqa: B023
            return options[answer]

        found.add(str(play(choose)))
        played += 1
        if played > TOO_MANY:
            raise TooMany
        for at in range(len(script), len(said)):
            before = [answer for answer, _ in said[:at]]
            scripts += [[*before, other] for other in range(1, said[at][1])]
    return frozenset(found)


Order = tuple[int, ...]
Orderly = Callable[[oracle.Realm, Order, oracle.Choose], object]
"""Also says what was to be seen when a weapon was offered."""


def differs(world: oracle.Realm, tokens: list[oracle.Skeleton], play: Orderly) -> bool:
    """Whether two orders of these tokens come to different things."""
    world.choose = _nobody
    start = pickle.dumps(world)
    expected = None
    for order in _orders(tokens):

        def come(choose: oracle.Choose) -> Any:
            there: oracle.Realm = pickle.loads(start)
            offer = play(there, order, choose)  # noqa: B023
            return offer, sorted(read_oracle([there]).items()), sorted(there.hearses_sent)

        found = everything(come)
        if expected is None:
            expected = found
        elif found != expected:
            return True
    return False


def _nobody(key: oracle.Key, options: list[Any]) -> Any:
    raise AssertionError(key, options)


def _looks(s: oracle.Skeleton) -> tuple[Any, ...]:
    return s.symbol, s.home, s.chief, s.place, s.facing, s.turned


def _orders(tokens: list[oracle.Skeleton]) -> Iterator[Order]:
    """All of them; of those that look alike one is as good as another."""
    alike = {skeleton.id: _looks(skeleton) for skeleton in tokens}
    seen = set()
    for order in permutations(alike):
        if (kinds := tuple(alike[token] for token in order)) not in seen:
            seen.add(kinds)
            yield order


def march_matters(table: Table, weapon: str | None) -> bool:
    def play(world: oracle.Realm, order: Order, choose: oracle.Choose) -> object:
        offers = []

        def answer(key: oracle.Key, options: list[Any]) -> Any:
            if key[0] != "weapon":
                return choose(key, options)
            there = sorted(str(_looks(s)) for s in world.skeletons if not oracle._gone(s))
            # the death staff counts in the end: when it is offered makes no difference
            offers.append("death" if weapon == "death" else (there, world.hero, {*world.towers}))
            return ()

        world.choose = answer
        world.march(lambda units: min(units, key=lambda unit: min(order.index(s.id) for s in unit)))
        return offers

    world = realm(table, "white", Policy(0), weapon)
    return differs(world, world.skeletons, play)


def check_march(mode: str, armed: bool, number: int) -> str:
    """Whether the order of the march of that board matters, and was asked for."""
    chance = random.Random(f"order {mode} {armed} {number}")
    board = small_board(chance, mode, 2, 4, armed)
    weapon = chance.choice(WEAPONS) if armed else None
    table = Table(board, mode=mode, seats=2, weapon=weapon)
    if sum(map(len, table.board().skeletons.values())) > 5:
        return "large"
    try:
        matters = march_matters(table, weapon)
    except TooMany:
        return "large"
    for seat in (1, 0):
        if (decision := table.decision(seat)) is not None and decision.kind == "trap":
            table.act(PASS, seat)
    decision = table.decision()
    asked = decision is not None and decision.kind == "march" and not table.marched
    assert asked == matters, f"asked: {asked}, matters: {matters}\n{weapon}\n{board}"
    return "matters" if matters else "does not"


@pytest.mark.parametrize("armed", [False, True], ids=["unarmed", "armed"])
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_ruling_21_the_order_of_the_march_is_asked_where_it_matters(mode: str, armed: bool) -> None:
    found = [check_march(mode, armed, number) for number in range(BOARDS)]
    assert found.count("matters") > len(found) / 20
    assert found.count("does not") > len(found) / 20


def landing_matters(table: Table, at: oracle.Space, sides: dict[int, str]) -> bool:
    def play(world: oracle.Realm, order: Order, choose: oracle.Choose) -> object:
        told = dict(sides)

        def answer(key: oracle.Key, options: list[Any]) -> Any:
            if key[0] == "landing":
                return next(token for token in order if token in options)
            if key[:2] == ("repel", at) and told.get(key[2]) in options:
                return told.pop(key[2])
            return choose(key, options)

        world.choose = answer
        world.trap(("place", at, "D", None))
        return None

    world = realm(table, "white", Policy(0))
    return differs(world, [s for s in world.skeletons if s.place == at], play)


def check_landing(mode: str, number: int) -> str:
    chance = random.Random(f"landing {mode} {number}")
    board = small_board(chance, mode, 2, 4, False, pile=True)
    table = Table(board, mode=mode, seats=2, supply={"D": 1})
    piles = {at: pile for at, pile in table.board().skeletons.items() if "," in at}
    at = max(piles, key=lambda at: len(piles[at]), default="")
    if not 2 <= len(piles.get(at, [])) <= 4:
        return "small"
    before = Table(board, mode=mode, seats=2, supply={"D": 1})
    decision = table.decision()
    assert decision is not None
    if place("D", at) not in decision.actions:
        return "small"
    table.act(place("D", at))
    sides: dict[int, str] = {}
    asked = False
    # the other seat has not chosen yet, so that the phase waits for it
    while (decision := table.decision()) is not None and not asked:
        if decision.kind == "dragon.order":
            asked = True
            continue
        # rather the way that they went: it leads to something
        ahead = [a for a in decision.actions if a.get("side") == piles[at][0].facing]
        action = chance.choice(ahead if ahead and chance.random() < 0.7 else decision.actions)
        if decision.kind == "dragon.repel" and action["at"] == at:
            sides.setdefault(action["skeleton"], action["side"])
        table.act(action)
    try:
        matters = landing_matters(before, (int(at[0]), int(at[2])), sides)
    except TooMany:
        return "large"
    assert asked == matters, f"asked: {asked}, matters: {matters}\n{at} {sides}\n{board}"
    return "matters" if matters else "does not"


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_rulings_16_and_21_the_order_of_those_who_flee_is_asked_where_it_matters(mode: str) -> None:
    """Ruling 16: a dragon lands on several, and the sides are known."""
    found = [check_landing(mode, number) for number in range(BOARDS)]
    assert found.count("matters") > len(found) / 20
    assert found.count("does not") > len(found) / 20
