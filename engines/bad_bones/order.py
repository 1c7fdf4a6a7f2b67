"""Whether it makes a difference in which order the skeletons of a board march (ruling 21).

In the basic game it never does. It does where what one does changes what another meets: a tower
that stops only one, a weapon that is offered at the third kill, a hero whom the emperor takes
along, a friend who mends what a foe has broken.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from . import groups
from .components import WEAPON_KILLS
from .draft import Draft
from .tokens import CHIEF, EMPERORS, FRIENDLIES, SPOT

Glimpse = Callable[[Draft, int], list[Draft]]
"""The ways in which the move of a token, with its group, could end if it went first."""


@dataclass(slots=True)
class Unit:
    """One skeleton or group, and what its move would lead to if it went first."""

    members: list[int]
    towers: set[str] = field(default_factory=set)
    """The tower spaces it enters, or could be sent to."""
    village: bool = False
    kills: int = 0
    """How many of it the hero would slay, or might."""
    spaces: set[str] = field(default_factory=set)
    """Where it stands and where it comes to rest."""

    def has(self, chiefs: frozenset[int]) -> bool:
        return not chiefs.isdisjoint(self.members)


def order_matters(draft: Draft, glimpse: Glimpse) -> bool:
    board, queue = draft.board, draft.queue
    if draft.resting or len(queue) < 2:
        return False
    # the death staff counts in the end: when it is offered makes no difference
    armed = bool(board.weapon) and board.weapon != "death" and board.hero >= 0 and not draft.struck
    friends = not FRIENDLIES.isdisjoint(queue) and not draft.setting.solo
    emperor = not EMPERORS.isdisjoint(queue) and board.hero >= 0
    if not (armed or friends or emperor or draft.setting.cooperative):
        return False
    units = list(_units(draft, glimpse))
    if len(units) < 2:
        return False
    return (
        (draft.setting.cooperative and _towers(draft, units))
        or (armed and _weapon(draft, units))
        or (emperor and _emperor(units))
        or (friends and _friends(draft, units))
    )


def _units(draft: Draft, glimpse: Glimpse) -> Iterator[Unit]:
    names, poses = draft.board.layout.names, draft.board.skeletons
    seen: set[int] = set()
    for token in draft.queue:
        if token not in seen:
            members = groups.members(draft, token)
            seen.update(members)
            unit = Unit(members, spaces={names[poses[token] >> 2]})
            for after in glimpse(draft, token):
                _note(unit, after)
            yield unit


def _note(unit: Unit, after: Draft) -> None:
    """One way in which its move could end."""
    kills = 0
    for event in after.told:
        if event.type == "skeleton.moved":
            path, end = event.values["path"], event.values.get("end", "rest")
            if end == "tower":
                unit.towers.add(path[-1])
            elif end == "slain":
                kills += 1
            elif end == "village":
                unit.village = True
            else:
                unit.spaces.add(path[-1])
    unit.kills = max(unit.kills, kills)
    if after.ask is not None:
        kind, at, _ = after.ask
        if kind in ("stop", "order"):  # they stand before it, and the player says who is first
            if at in after.board.towers:
                unit.towers.add(after.board.layout.names[at])
            else:
                unit.village = True


def _towers(draft: Draft, units: list[Unit]) -> bool:
    """Ruling 63: a tower stops one; does it make a difference which?"""
    poses = draft.board.skeletons
    for space in draft.board.towers:
        name = draft.board.layout.names[space]
        comers = [unit for unit in units if name in unit.towers]
        kinds = {
            (SPOT[token], CHIEF[token], poses[token]) for unit in comers for token in unit.members
        }
        if len(comers) > 1 and len(kinds) > 1:
            return True
    return False


def _weapon(draft: Draft, units: list[Unit]) -> bool:
    """Rulings 42 and 43: who has moved when it is offered."""
    kills = sum(unit.kills for unit in units)
    missing = WEAPON_KILLS - len(draft.slain)
    return kills >= missing and not kills == missing == len(draft.queue)


def _emperor(units: list[Unit]) -> bool:
    """Ruling 12.55: who comes after it finds no hero."""
    meets = [unit for unit in units if unit.kills]
    return len(meets) > 1 and any(unit.has(EMPERORS) for unit in meets)


def _friends(draft: Draft, units: list[Unit]) -> bool:
    """Ruling 51: what is broken before a friend comes can be mended, what is lost can't."""
    ruins = {draft.board.layout.names[space] for space in draft.board.layout.towers}
    for friend in units:
        if not friend.has(FRIENDLIES):
            continue
        for other in units:
            if other is friend:
                continue
            if friend.village and other.village:
                return True
            if friend.towers and (other.towers or other.spaces & ruins):
                return True
    return False
