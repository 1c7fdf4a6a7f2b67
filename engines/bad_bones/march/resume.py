"""How a move that has asked something goes on with the answer, and nothing after that move."""

from collections.abc import Callable
from typing import Any

from ..skeletons import breach, move_end
from ..state.draft import Ask, Draft
from ..state.walk import Walk
from .move import begin, go_on, storm_tower


def flee(draft: Draft, side: int) -> None:
    walk, (_, space, _) = _answered(draft)
    walk.dragons += (space,)
    go_on(draft, walk, space * 4 + side)


def send(draft: Draft, target: int) -> None:
    walk, (kind, at, _) = _answered(draft)
    if kind == "aim":
        draft.aims[at] = target
        move_end.send(draft, walk, walk.members, target, "catapult")
    else:
        move_end.send(draft, walk, [walk.members.pop(0)], target, "forest")
        if walk.members:
            draft.walk, draft.ask = walk, (kind, at, ())


def lead(draft: Draft, leader: int) -> None:
    walk, _ = _answered(draft)
    walk.token = leader
    walk.start = walk.pose = draft.board.skeletons[leader]
    begin(draft, walk)


def stop(draft: Draft, token: int) -> None:
    walk, _ = _answered(draft)
    move_end.enter_tower(draft, walk, token)
    if draft.ask is None:
        storm_tower(draft, walk)


def rebuild(draft: Draft, space: int) -> None:
    walk, (_, token, _) = _answered(draft)
    breach.rebuild(draft, token, space)
    if walk.members:
        storm_tower(draft, walk)


def order(draft: Draft, token: int | None) -> None:
    walk, (_, space, _) = _answered(draft)
    tower = space in draft.board.towers
    enter = move_end.enter_tower if tower else move_end.enter_village
    for member in walk.members.copy() if token is None else [token]:
        enter(draft, walk, member)
    if walk.members:
        (storm_tower if tower else move_end.raid)(draft, walk)


def _put_away(draft: Draft, _: None) -> None:
    """The weapon: how it might be used is looked at when it is offered."""
    draft.ask = None


RESUME: dict[str, Callable[[Draft, Any], None]] = {
    "repel": flee,
    "leader": lead,
    "exit": send,
    "aim": send,
    "stop": stop,
    "rebuild": rebuild,
    "order": order,
    "weapon": _put_away,
}
"""The first word of ``draft.ask`` -> how it goes on, with one of the options."""


def _answered(draft: Draft) -> tuple[Walk, Ask]:
    """The waiting skeleton and what was asked about it, which is answered now."""
    walk, ask = draft.walk, draft.ask
    if walk is None or ask is None:
        raise AssertionError("only a waiting skeleton can be told where to go")
    draft.walk = draft.ask = None
    return walk, ask
