"""Whether it makes a difference in which order skeletons go (rulings 16 and 21).

In the basic game it never does. It does where what one does changes what another meets: a tower
that stops only one, a weapon that is offered at the third kill, a hero whom the emperor takes
along, a friend who mends what a foe has broken. Who can't meet anything of that kind is left out;
of the others every order is tried, with every answer to what is asked on the way.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from ..skeletons import groups
from ..state.components import WEAPON_KILLS
from ..state.draft import Draft
from ..state.tokens import CHIEF, EMPERORS, FRIENDLIES, SPOT
from ..weapons import WEAPONS
from .futures import futures
from .outcome import looks, outcome, situation

Futures = Callable[[Draft, int], Iterator[Draft]]
"""Every way in which the move of a token, with its group, could end if it went first."""

_VILLAGE = -1
_PATIENCE = 4000
"""How many moves are tried at most: who can't tell after that many asks."""


class _TooMany(Exception):
    """There are more ways than anybody looks through."""


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


def order_matters(draft: Draft) -> bool:
    """Of those in the queue."""
    try:
        return any(search.differs() for search in _searches(draft))
    except _TooMany:
        return True


def disputed(draft: Draft) -> tuple[int, ...]:
    """The tokens whose order matters, the next one by the order of the pile first."""
    found: set[int] = set()
    try:
        for search in _searches(draft):
            if search.differs():
                found.update(search.tokens)
    except _TooMany:
        found.update(draft.queue)
    return tuple(token for token in reversed(draft.queue) if token in found)


def may_matter(draft: Draft) -> bool:
    """Whether any of them could meet what another of them has changed."""
    try:
        return any(True for _ in _searches(draft))
    except _TooMany:
        return True


def _searches(draft: Draft) -> "Iterator[_Search]":
    """One for each number of units that touch each other's business."""
    if draft.config.plain or draft.resting or len(draft.queue) < 2:
        return
    board, queue = draft.board, draft.queue
    # the hero strikes in the march only, and once
    armed = draft.marching and bool(board.weapon) and board.hero >= 0 and not draft.struck
    friends = not FRIENDLIES.isdisjoint(queue) and not draft.config.solo
    emperor = not EMPERORS.isdisjoint(queue) and board.hero >= 0
    if not (armed or friends or emperor or draft.config.cooperative):
        return
    patience = _Patience()
    units = [
        _unit(draft, members, patience.futures, armed or emperor) for members in _members(draft)
    ]
    if armed:
        prey = sum(len(unit.members) for unit in units if board.hero in unit.ends)
        armed = len(draft.slain) + prey >= WEAPON_KILLS
    for crowd in [_fighting(draft, units)] if armed else _crowds(draft, units):
        rest = [unit for unit in units if unit not in crowd]
        if len(crowd) > 1 or (armed and rest):
            yield _Search(draft, crowd, rest, patience)


class _Patience:
    """Counts what is looked at."""

    def __init__(self) -> None:
        self._left = _PATIENCE

    def futures(self, draft: Draft, token: int) -> Iterator[Draft]:
        for found in futures(draft, token):
            self._left -= 1
            if self._left < 0:
                raise _TooMany
            yield found


def _members(draft: Draft) -> Iterator[list[int]]:
    seen: set[int] = set()
    for token in reversed(draft.queue):
        if token not in seen:
            members = groups.members(draft, token)
            seen.update(members)
            yield members


def _unit(draft: Draft, members: list[int], futures: Futures, left_alone: bool) -> Unit:
    """``left_alone``: the hero may be gone when it sets out."""
    unit = Unit(members, {draft.board.skeletons[members[0]] >> 2})
    worlds = [_unarmed(draft, draft.board.hero)]
    if left_alone:
        worlds.append(_unarmed(draft, -1))
    for world in worlds:
        for after in futures(world, members[0]):
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


def _crowds(draft: Draft, units: list[Unit]) -> Iterator[list[Unit]]:
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
        found.add(board.hero)  # ruling 12.55: who comes after it finds no hero
    return found


def _fighting(draft: Draft, units: list[Unit]) -> list[Unit]:
    """Rulings 42 and 43: those on whom it can depend whether and when the weapon is offered."""
    shared = {draft.board.hero, *_changing(draft, units)}
    return [unit for unit in units if _business(draft, unit) & shared]


class _Search:
    """All orders of some units, each with all that can come of it."""

    def __init__(
        self, draft: Draft, crowd: list[Unit], rest: list[Unit], patience: _Patience
    ) -> None:
        """The ``rest`` could go at any time: they have nothing to do with the others."""
        self.tokens = [token for unit in crowd for token in unit.members]
        self._futures = patience.futures
        self._units = {token: unit.members for unit in crowd for token in unit.members}
        self._stood = {
            token: draft.board.skeletons[token] for unit in rest for token in unit.members
        }
        """Where they were; here they go first, whatever they do."""
        for unit in rest:
            draft = next(self._futures(draft, unit.members[0]))
        self._draft = draft
        self._seen: set[tuple[frozenset[int], frozenset[object]]] = set()
        self._expected: frozenset[object] = frozenset()
        self._interrupted = False
        """A weapon was offered, and others may have marched before it or not."""

    def differs(self) -> bool:
        """Whether two orders come to different things."""
        worlds: _Worlds = {situation(self._draft): (self._draft, None)}
        tokens = self.tokens
        self._expected = self._in_order(worlds, tokens)
        # most differences show at once
        for order in [tokens[::-1], *([token, *tokens] for token in tokens[1:])]:
            if self._interrupted or self._in_order(worlds, order) != self._expected:
                return True
        return self._any_order(worlds, tokens) or self._interrupted

    def _in_order(self, worlds: "_Worlds", order: list[int]) -> frozenset[object]:
        for token in order:
            worlds = self._gone(worlds, token)
        return _outcomes(worlds)

    def _any_order(self, worlds: "_Worlds", waiting: list[int]) -> bool:
        if not waiting:
            return _outcomes(worlds) != self._expected
        here = frozenset(waiting), frozenset(worlds)
        if here in self._seen:
            return False
        self._seen.add(here)
        alike: set[object] = set()
        for token in waiting:
            if (kind := self._kind(token)) in alike:
                continue
            alike.add(kind)
            left = [other for other in waiting if other not in self._units[token]]
            if self._any_order(self._gone(worlds, token), left):
                return True
        return False

    def _gone(self, worlds: "_Worlds", token: int) -> "_Worlds":
        """After that one has moved, if it had not yet."""
        found: _Worlds = {}
        for key, (world, offer) in worlds.items():
            if token not in world.queue:
                found[key] = world, offer
                continue
            for after in self._futures(world, token):
                seen = offer or self._offer(world, after)
                found[situation(after), seen] = after, seen
        return found

    def _offer(self, before: Draft, after: Draft) -> object:
        """What the player sees as his weapon is offered: who has moved by then, and where to."""
        if before.struck or not after.struck:
            return None
        name = after.board.weapon
        useful = bool(WEAPONS[name].choices(after))
        # the death staff counts in the end: when it is offered makes no difference
        if name == "death":
            return name if useful else None
        if self._stood:
            early = after.copy()
            early.board.skeletons.update(self._stood)
            self._interrupted |= useful or bool(WEAPONS[name].choices(early))
        return looks(after) if useful else None

    def _kind(self, token: int) -> object:
        """Tokens of one kind on one space are as good as each other."""
        members = self._units[token]
        if len(members) > 1:
            return tuple(members)
        return SPOT[token], CHIEF[token], self._draft.board.skeletons[token]


_Worlds = dict[object, tuple[Draft, object]]
"""What may be, each with what was to be seen when a weapon was offered in it."""


def _outcomes(worlds: _Worlds) -> frozenset[object]:
    return frozenset((outcome(world), offer) for world, offer in worlds.values())
