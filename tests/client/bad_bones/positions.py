"""A position for everything that Bad Bones asks, in which seat 0 is asked for it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from engines.bad_bones import engine
from engines.bad_bones.testing import scenario
from tests.engines.bad_bones.rulings.table import CHIEFS, PASS, Table, hero, place, use

EVERYTHING = dict.fromkeys("WC$DBQKLSP", 1)
WEAPONS = ("sword", "teleport", "morningstar", "rapier", "ice", "crossbow", "axe")
"""And the death staff, which asks who, not where."""
CALM = """
      -     -     -     -     -
 -    .     .     .     .     .   -
 -    .     .     .     .     .   -
 -    .     .     T4    .     .   -
 -    .     .     .     .     .   -
 -    .     .     H     .     .   -
houses 5
"""
THREE = """
.     .     .      .        .
.     .     .      .        .
.    >r     T1    <p>r*pyro .
.     .   vyvgvp   vg       .
.     .     H      .        .
houses 1
"""
CATAPULT = """
.  .   .    .  .
.  >b  C    .  .
.  .   T4H  .  .
.  .   .    .  .
.  .   .    .  .
"""
NINE = """
>p  .        .            <p  .
.   .        T1  vr           .
^y  T1       >g*friendly  T1  <b
.   vp       T1H          ^g  .
.   >y       .            .   <r
"""
GROUP = """
.   .   .                             .   .
.   .   .                             .   .
.   .   T3                            .   .
.   .   ^b*instructor^g*friendly^r    .   .
.   H   .                             .   .
"""
LEADERS = """
.   .   .                             .   .
.   .   .                             .   .
.   .   T4                            .   .
.   .   ^b*instructor>b*instructor^y  .   .
.   .   H                             .   .
"""
STOPPED = """
.   .   .                   .   .
.   .   T1H                 .   .
.   T1  <b*instructor^y>p   T1  .
.   .   T1                  .   .
.   .   .                   .   .
"""
RUINS = """
.  .   .            .   .
.  .   .            .   .
.  T1  <g*friendly  .   .
.  H   T1           .   .
.  .   .            .   .
"""
FLEEING = """
      -     -     -     -     -
 -    .     .     .     .     .   -
 -    .     .  vr@L*pyrovg@L*friendly   .     .   -
 -    .     .     T2    .     .   -
 -    .     .     .     .     .   -
 -    .     .     H     .     .   -
houses 5
"""


@dataclass(frozen=True)
class Position:
    make: Callable[[], Any]
    """The state."""
    steps: tuple[str, ...] = ()
    """What is pressed then, before one looks: a tile taken in hand, half of a choice."""
    only: str = ""
    """Then only this is looked at: it may lie over what was there to choose from."""


def armed(weapon: str, *, seats: int = 2) -> Table:
    """The hero has slain three and may use his weapon."""
    table = Table(THREE, phase="hero", weapon=weapon, seats=seats, supply={"W": 1}, chiefs=CHIEFS)
    return table.act(hero("4,3"))


def together(board: str, **more: Any) -> Table:
    return Table(board, mode="cooperative", seats=4, supply={"W": 4, "C": 1}, **more)


def marching(table: Table) -> Table:
    """Everybody has passed, and nobody has said yet who goes first."""
    for seat in range(len(table.state.boards) - 1, -1, -1):
        table.act(PASS, seat)
    return table


def landed(*sides: str) -> Any:
    """A dragon has landed on two, and these sides are said."""
    state = scenario(FLEEING, CALM, phase="trap", supply=[{"D": 1}, {"W": 1}])
    engine.apply(state, 0, place("D", "2,3"))
    for side in sides:
        actions = engine.decisions(state)[0].actions
        engine.apply(state, 0, next(action for action in actions if action["side"] == side))
    return state


def shop(mode: str, seats: int) -> Any:
    options = engine.Options(mode=mode, advanced=True, chiefs=CHIEFS)
    return next(
        state
        for state in (engine.new(options, seats, bytes([seed])) for seed in range(100))
        if 0 in engine.decisions(state)
    )


POSITIONS: dict[str, Position] = {
    "hero.move": Position(lambda: scenario(*[CALM] * 6)),
    "hero.move, together": Position(lambda: together(RUINS, phase="hero")),
    "hero.start": Position(lambda: engine.new(engine.Options(mode="cooperative"), 6, b"start")),
    "trap": Position(lambda: scenario(*[CALM] * 6, phase="trap")),
    "trap, in hand": Position(lambda: scenario(*[CALM] * 2, phase="trap"), (".supply-item.may",)),
    "trap, laid": Position(
        lambda: scenario(*[CALM] * 3, phase="trap"),
        (".supply-item.may", '.b-space[data-place="1,1"]'),
        ".acts .btn:enabled, .acts-pop button",
    ),
    "trap, taken back": Position(
        lambda: scenario(*[CALM.replace(".     .     T4", ".     W/    T4")] * 2, phase="trap"),
        ('.b-space[data-place="3,2"]',),
        ".acts .btn:enabled, .acts-pop button",
    ),
    "trap, all kinds": Position(
        lambda: Table(CALM, seats=6, weapon="teleport", supply=EVERYTHING, chiefs=CHIEFS)
    ),
    "trap, together": Position(lambda: together(RUINS)),
    "trap, together, all kinds": Position(
        lambda: Table(RUINS, mode="cooperative", seats=6, weapon="axe", supply=EVERYTHING)
    ),
    "dragon.repel": Position(lambda: Table(THREE, seats=2, supply={"D": 1}).act(place("D", "4,3"))),
    "dragon.order": Position(lambda: landed("D", "D")),
    "exit.target": Position(lambda: Table(CATAPULT, seats=6).march()),
    "exit.hearse": Position(lambda: Table(CATAPULT.replace("C", "Q"), seats=3).march()),
    **{f"weapon.{weapon}": Position(partial(armed, weapon)) for weapon in WEAPONS},
    "weapon.death": Position(lambda: armed("death", seats=6)),
    "weapon.morningstar, aimed": Position(
        lambda: armed("morningstar"), ('.b-space[data-place="4,4"]',)
    ),
    "weapon.crossbow, whom": Position(
        lambda: armed("crossbow"), ('.b-space[data-place="3,4"]',), ".pop.which button, .acts .btn"
    ),
    "weapon.axe, named": Position(lambda: armed("axe"), (".symbol-button:enabled",)),
    "rapier": Position(lambda: armed("rapier").act(use(at="3,4"))),
    "march": Position(lambda: marching(together(NINE))),
    "march.order": Position(lambda: marching(Table(GROUP, seats=2, supply=[{"W": 1}] * 2))),
    "group.leader": Position(lambda: Table(LEADERS, seats=2).march()),
    "tower.stop": Position(lambda: together(STOPPED).march()),
    "tower.rebuild": Position(lambda: together(RUINS).march()),
    "market": Position(lambda: shop("competitive", 6)),
    "market, chosen": Position(lambda: shop("competitive", 6), (".ware.may",)),
    "market, together": Position(lambda: shop("cooperative", 6), (".ware.may",)),
    "march, basic": Position(
        lambda: marching(together(NINE.replace("*friendly", ""), options={"advanced": False}))
    ),
}
"""By what is asked, as its text is called; after a comma, which case of it."""
