"""Those who move as one, where their moves lead, and which of them touch each other's business."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from ..skeletons import groups
from ..state.draft import Draft
from ..state.tokens import EMPERORS, FRIENDLIES
from .futures import Patience

_VILLAGE = -1
"""Among the spaces where a move may end."""


@dataclass(slots=True)
class Unit:
    """One skeleton or group, and what its move could lead to if it went first."""

    members: list[int]
    ends: set[int] = field(default_factory=set)
    """Spaces where it meets a tower or the hero, or stands or comes to rest; the village."""
    storms: set[int] = field(default_factory=set)
    """Those of them on which it meets a tower."""

    def has(self, chiefs: frozenset[int]) -> bool:
        return not chiefs.isdisjoint(self.members)


def members_of(draft: Draft) -> Iterator[list[int]]:
    seen: set[int] = set()
    for token in reversed(draft.queue):
        if token not in seen:
            members = groups.members(draft, token)
            seen.update(members)
            yield members


def unit_of(draft: Draft, members: list[int], patience: Patience, left_alone: bool) -> Unit:
    """``left_alone``: the hero may be gone when it sets out."""
    unit = Unit(members, {draft.board.skeletons[members[0]] >> 2})
    worlds = [_unarmed(draft, draft.board.hero)]
    if left_alone:
        worlds.append(_unarmed(draft, -1))
    for world in worlds:
        for after in patience.futures(world, members[0]):
            _note(unit, after)
    return unit


def _unarmed(draft: Draft, hero: int) -> Draft:
    alone = draft.copy()
    alone.told, alone.struck = [], True
    alone.board.hero = hero
    return alone


def _note(unit: Unit, after: Draft) -> None:
    """One way in which its move could end."""
    places = after.board.layout.place_of
    for event in after.told:
        if event.type == "skeleton.moved":
            last, end = places[event.values["path"][-1]], event.values.get("end")
            unit.ends.add(_VILLAGE if end == "village" else last)
            if end == "tower":
                unit.storms.add(last)


def crowds(draft: Draft, units: list[Unit]) -> Iterator[list[Unit]]:
    """Those who share a space on which something can change, or a village."""
    shared = _changing(draft, units)
    left = [unit for unit in units if unit.ends & shared]
    while left:
        crowd, spaces = [left.pop(0)], set(shared)
        spaces &= _business(draft, crowd[0])
        while near := [unit for unit in left if _business(draft, unit) & spaces]:
            crowd += near
            left = [unit for unit in left if unit not in near]
            for unit in near:
                spaces |= _business(draft, unit) & shared
        yield [unit for unit in units if unit in crowd]


def _business(draft: Draft, unit: Unit) -> set[int]:
    """Ruling 51: together a friend who comes to a tower looks at all ruins."""
    if draft.config.cooperative and unit.storms and unit.has(FRIENDLIES):
        return unit.ends.union(draft.board.layout.towers)
    return unit.ends


def _changing(draft: Draft, units: list[Unit]) -> set[int]:
    board, config = draft.board, draft.config
    friends = [] if config.solo else [unit for unit in units if unit.has(FRIENDLIES)]
    found: set[int] = set()
    if config.cooperative:  # ruling 63: a tower stops one and falls
        found.update(board.towers)
        if any(unit.storms for unit in friends):
            found.update(board.layout.towers)
    elif any(unit.storms for unit in friends):
        found.update(board.towers)
    if any(_VILLAGE in unit.ends for unit in friends):
        found.add(_VILLAGE)
    if any(board.hero in unit.ends for unit in units if unit.has(EMPERORS)):
        found.add(board.hero)  # ruling 12.55: those that come after it find no hero
    return found


def fighting(draft: Draft, units: list[Unit]) -> list[Unit]:
    """Rulings 42 and 43: those on whom it can depend whether and when the weapon is offered."""
    shared = {draft.board.hero, *_changing(draft, units)}
    return [unit for unit in units if _business(draft, unit) & shared]
