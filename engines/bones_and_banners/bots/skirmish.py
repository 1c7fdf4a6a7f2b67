"""How the round would end with the units that are in play, in one of the possible worlds."""

from dataclasses import dataclass
from math import exp, sqrt

from ..combat.begin import fight
from ..state.army import Army
from ..state.position import Field, State
from ..state.unit import Unit
from ..turn.turn import Turn
from ..units.banners import banners
from ..units.bluff import is_bluff
from ..units.pointing import walls
from .belief import World
from .worth import BUILDING, UNIT, land_worth

_LOST = 0.6
"""A unit that is Lost, compared with one that is to be had."""
_COMES = 0.4
"""How likely each of the dice that are left is used for a land that stands open."""


@dataclass(frozen=True, slots=True)
class Side:
    """Of a seat at a land."""

    there: bool
    honest: bool
    banners: int


def outcome(
    state: State, seat: int, world: World, placed: Unit | None, left: tuple[int, int]
) -> float:
    """What it is worth to the seat. ``left``: dice that are still to come, by seat."""
    table = _table(state, world, placed)
    fight(Turn(table))
    value = sum(_land(table, seat, field, left) for field in table.centre)
    mine, theirs = table.armies[seat].lost, table.armies[1 - seat].lost
    return value + _LOST * (sum(map(_unit, theirs)) - sum(map(_unit, mine)))


def _unit(card: str) -> int:
    return UNIT[card]


def _table(state: State, world: World, placed: Unit | None) -> State:
    """A copy of what a battle looks at."""
    units = [unit.clone() for unit in state.units]
    for unit in units:
        unit.card = world.get(unit.seq, unit.card)
    if placed is not None:
        units.append(placed.clone())
    return State(
        rng=state.rng,
        phase="combat",
        initiative=state.initiative,
        centre=state.centre,
        units=units,
        armies=[
            Army(built=army.built, active=army.active, under=army.under, lands=army.lands)
            for army in state.armies
        ],
    )


def _land(table: State, seat: int, field: Field, left: tuple[int, int]) -> float:
    mine, theirs = (_side(table, who, field.land) for who in (seat, 1 - seat))
    wins = _chance(mine, theirs, left[seat], left[1 - seat])
    loses = _chance(theirs, mine, left[1 - seat], left[seat])
    return wins * _prize(table, seat, field) - loses * _prize(table, 1 - seat, field)


def _prize(table: State, seat: int, field: Field) -> float:
    loser = table.armies[1 - seat]
    raid = BUILDING[loser.under] if loser.under and field.ally == 1 - seat else 0
    return land_worth(table, seat, field.land) + raid


def _side(table: State, seat: int, land: str) -> Side:
    units = [unit for unit in table.units if unit.land == land and unit.owner == seat]
    honest = [unit for unit in units if not is_bluff(unit)]
    for unit in honest:
        unit.up = True
    standing = walls(table, seat, land)
    total = sum(banners(table, unit) for unit in honest) + sum(n for _, n in standing)
    return Side(bool(units or standing), bool(honest or standing), total)


def _chance(mine: Side, theirs: Side, more_of_mine: int, more_of_theirs: int) -> float:
    """Of conquering the land, by what is there and what may still come: guesses, all of them."""
    comes = 1 - (1 - _COMES) ** more_of_theirs
    if not mine.there:
        return 0.15 * (1 - (1 - _COMES) ** more_of_mine) * (1 if theirs.there else 2)
    if not theirs.there:
        return 1 - comes + comes * (_ahead(mine.banners - 2, 2) if mine.honest else 0.05)
    if not mine.honest:
        return 0.1 * (more_of_mine > 0)
    if not theirs.honest:
        return 1.0 - 0.1 * comes
    return _ahead(mine.banners - theirs.banners, more_of_mine + more_of_theirs)


def _ahead(by: int, dice: int) -> float:
    """A tie is no victory; the more dice are left, the less is certain."""
    return 1 / (1 + exp(-(by - 0.5) / (0.15 + 0.5 * sqrt(dice))))
