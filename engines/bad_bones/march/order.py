"""Whether it makes a difference in which order skeletons go (rulings 16 and 21).

In the basic game it never does. It does where what one does changes what another meets: a tower
that stops only one, a weapon that is offered at the third kill, a hero whom the emperor takes
along, a friend who mends what a foe has broken. Those that can't meet anything of that kind are
left out; of the others every order is tried, with every answer to what is asked on the way.
"""

from collections.abc import Iterator

from ..state.components import WEAPON_KILLS
from ..state.draft import Draft
from ..state.tokens import EMPERORS, FRIENDLIES
from .futures import Patience, TooMany
from .search import Search
from .units import crowds, fighting, members_of, unit_of


def order_matters(draft: Draft) -> bool:
    """Of those in the queue."""
    try:
        return any(search.differs() for search in _searches(draft))
    except TooMany:
        return True


def disputed(draft: Draft) -> tuple[int, ...]:
    """The tokens whose order matters, the next one by the order of the pile first."""
    found: set[int] = set()
    try:
        for search in _searches(draft):
            if search.differs():
                found.update(search.tokens)
    except TooMany:
        found.update(draft.queue)
    return tuple(token for token in reversed(draft.queue) if token in found)


def may_matter(draft: Draft) -> bool:
    """Whether any of them could meet what another of them has changed."""
    try:
        return any(True for _ in _searches(draft))
    except TooMany:
        return True


def _searches(draft: Draft) -> Iterator[Search]:
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
    patience = Patience()
    units = [unit_of(draft, members, patience, armed or emperor) for members in members_of(draft)]
    if armed:
        prey = sum(len(unit.members) for unit in units if board.hero in unit.ends)
        armed = len(draft.slain) + prey >= WEAPON_KILLS
    for crowd in [fighting(draft, units)] if armed else crowds(draft, units):
        rest = [unit for unit in units if unit not in crowd]
        if len(crowd) > 1 or (armed and rest):
            yield Search(draft, crowd, rest, patience)
