"""How a move ends: where its members come to rest, and how they leave the board."""

from typing import Any

from ...contract import Event
from ..state.draft import Draft
from ..state.layout import DIRECTIONS, FIRST_CELL, LURES, NAMES
from ..state.walk import Walk
from . import breach
from .exits import targets
from .kills import discard, slay


def rest(draft: Draft, walk: Walk, pose: int, end: str = "rest") -> None:
    """They stay where they are, and look at the treasure if that is beside them (ruling 35)."""
    board = draft.board
    if pose >> 2 >= FIRST_CELL:
        treasure = board.treasure()
        if treasure:
            pose = LURES[treasure].get(pose >> 2, pose)
    for token in walk.members:
        _moved(draft, walk, token, pose, end)
        # it comes to lie last on its pile
        del board.skeletons[token]
        board.skeletons[token] = pose
        if not draft.marching and token not in board.held:
            board.held = [*board.held, token]


def stay(draft: Draft, walk: Walk) -> None:
    """They could not go: back to where they set out, with the facing they had (27, 31)."""
    walk.path = walk.path[:1]
    walk.pose = walk.start
    rest(draft, walk, walk.start)


def be_slain(draft: Draft, walk: Walk) -> None:
    """By the hero they walked into. The phase's end decides what becomes of them."""
    _leave_board(draft, walk, "slain")
    slay(draft, walk.members)


def be_destroyed(draft: Draft, walk: Walk, by: str) -> None:
    """By a dragon that has no side left for them (12.32), a bomb, or the stakes of a barricade."""
    _leave_board(draft, walk, "destroyed")
    for token in walk.members:
        draft.tell("skeleton.destroyed", skeleton=token, at=NAMES[walk.pose >> 2], by=by)
        discard(draft, token)


def storm_tower(draft: Draft, walk: Walk) -> None:
    """Ruling 12.56: one by one. A cooperative tower stops them until it falls (ruling 63)."""
    if draft.config.plain:  # it is a single one
        enter_tower(draft, walk, walk.token)
        return
    board, space = draft.board, walk.pose >> 2
    together = draft.config.cooperative
    while walk.members and space in board.towers:
        if together and len(walk.members) > 1:
            draft.walk, draft.ask = walk, ("stop", space, tuple(walk.members))
            return
        if not together and breach.order_matters(draft, walk.members):
            draft.walk, draft.ask = walk, ("order", space, tuple(walk.members))
            return
        enter_tower(draft, walk, walk.members[0])
        if draft.ask is not None:
            return
    if walk.members:  # its fall leaves the others on the ruin, or to the hero who stood on it
        if space == board.hero:
            be_slain(draft, walk)
        else:
            rest(draft, walk, board.layout.turn[walk.pose])
        breach.herald(draft, walk.members, space)


def enter_tower(draft: Draft, walk: Walk, token: int) -> None:
    """That one of them gets in; the others wait."""
    walk.members.remove(token)
    _gone(draft, walk, token, "tower")
    breach.herald(draft, [token], walk.pose >> 2)
    ruins = breach.at_tower(draft, token, walk.pose >> 2)
    discard(draft, token)
    if ruins:
        draft.walk, draft.ask = walk, ("rebuild", token, ruins)


def leave(draft: Draft, walk: Walk) -> None:
    """Off the board: to the village or capital, or through a forest to somebody's cemetery."""
    spot = draft.board.layout.exit[walk.pose]
    if spot < 0:
        raid(draft, walk)
        return
    walk.path.append(spot)
    to = targets(draft.seat, draft.config.seats, walk.pose & 3)
    if len(to) > 1:
        # a group is dissolved, each has a target of its own
        draft.walk, draft.ask = walk, ("exit", spot, ())
        return
    send(draft, walk, walk.members, to[0], "forest")


def raid(draft: Draft, walk: Walk) -> None:
    """Into the village, one by one; the player says who first where that makes a difference."""
    while walk.members:
        if breach.order_matters(draft, walk.members):
            draft.walk, draft.ask = walk, ("order", walk.pose >> 2, tuple(walk.members))
            return
        enter_village(draft, walk, walk.members[0])


def enter_village(draft: Draft, walk: Walk, token: int) -> None:
    walk.members.remove(token)
    _gone(draft, walk, token, "village")
    breach.at_village(draft, token)
    discard(draft, token)


def send(draft: Draft, walk: Walk, tokens: list[int], target: int, by: str) -> None:
    origin = draft.board.layout.names[walk.pose >> 2]
    for token in tokens:
        _gone(draft, walk, token, "sent")
        draft.sent.append((target, token))
        values = {"skeleton": token, "target": target, "by": by, "from": origin}
        draft.tell_of("skeleton.sent", values)


def _leave_board(draft: Draft, walk: Walk, end: str) -> None:
    for token in walk.members:
        _gone(draft, walk, token, end)


def _gone(draft: Draft, walk: Walk, token: int, end: str) -> None:
    _moved(draft, walk, token, walk.pose, end)
    del draft.board.skeletons[token]


def _moved(draft: Draft, walk: Walk, token: int, pose: int, end: str) -> None:
    """Most rest and look where they went: that goes without saying (see ``moves``)."""
    names = draft.board.layout.names
    values: dict[str, Any] = {
        "seat": draft.seat,
        "skeleton": token,
        "path": [names[place] for place in walk.path],
    }
    if (pose ^ walk.pose) & 3 or len(walk.path) == 1 or end == "home":
        values["facing"] = DIRECTIONS[pose & 3]
    if end != "rest":
        values["end"] = end
    if token != walk.token:
        values["group"] = walk.token
    draft.told.append(Event("skeleton.moved", values))
