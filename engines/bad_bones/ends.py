"""How a skeleton's move ends."""

from typing import Any

from ..contract import Event
from .draft import Draft
from .layout import DIRECTIONS, FIRST_CELL, LEFT, LURES, NAMES, RIGHT
from .walk import Walk


def rest(draft: Draft, walk: Walk, pose: int, end: str = "rest") -> None:
    """It stays where it is, and looks at the treasure if that is beside it (ruling 35)."""
    board = draft.board
    if pose >> 2 >= FIRST_CELL:
        treasure = board.treasure()
        if treasure:
            pose = LURES[treasure].get(pose >> 2, pose)
    _moved(draft, walk, pose, end)
    # it comes to lie last on its pile
    del board.skeletons[walk.token]
    board.skeletons[walk.token] = pose
    if not draft.marching:
        board.held.append(walk.token)


def stay(draft: Draft, walk: Walk) -> None:
    """It could not go: back to where it set out, with the facing it had (rulings 27, 31)."""
    walk.path = walk.path[:1]
    rest(draft, walk, walk.start)


def storm_tower(draft: Draft, walk: Walk) -> None:
    _gone(draft, walk, "tower")
    board, space = draft.board, walk.pose >> 2
    if board.towers[space] > 0:  # ruling 25: a fallen tower can't fall again
        board.towers = {**board.towers, space: board.towers[space] - 1}
        draft.tell("floor.lost", skeleton=walk.token, left=board.floors)


def be_slain(draft: Draft, walk: Walk) -> None:
    _gone(draft, walk, "slain")
    draft.tell("skeleton.slain", skeleton=walk.token, at=NAMES[walk.pose >> 2])


def be_destroyed(draft: Draft, walk: Walk) -> None:
    """By a dragon that has no side left for it (ruling 12.32)."""
    _gone(draft, walk, "destroyed")
    draft.tell("skeleton.destroyed", skeleton=walk.token, at=NAMES[walk.pose >> 2])


def leave(draft: Draft, walk: Walk) -> None:
    """Off the board: into the village below, or through a forest to somebody's cemetery."""
    spot = draft.board.layout.exit[walk.pose]
    if spot < 0:
        _gone(draft, walk, "village")
        if draft.board.houses > 0:  # ruling 25
            draft.board.houses -= 1
            draft.tell("house.burnt", skeleton=walk.token, left=draft.board.houses)
        return
    walk.path.append(spot)
    side = walk.pose & 3
    seats = draft.setting.seats
    if side not in (LEFT, RIGHT) and seats > 2:
        draft.walk, draft.ask = walk, ("exit", spot, ())
        return
    # ruling 6: the left neighbour is the next seat; with two it is always the other, alone oneself
    send(draft, walk, (draft.seat + (-1 if side == RIGHT else 1)) % seats, "forest")


def send(draft: Draft, walk: Walk, target: int, by: str) -> None:
    _gone(draft, walk, "sent", bagged=False)
    draft.sent.append((target, walk.token))
    draft.tell(
        "skeleton.sent",
        skeleton=walk.token,
        target=target,
        by=by,
        **{"from": draft.board.layout.names[walk.pose >> 2]},
    )


def _gone(draft: Draft, walk: Walk, end: str, bagged: bool = True) -> None:
    _moved(draft, walk, walk.pose, end)
    del draft.board.skeletons[walk.token]
    if bagged:
        draft.bagged.append(walk.token)


def _moved(draft: Draft, walk: Walk, pose: int, end: str) -> None:
    """Most rest and look where they went: that goes without saying (see ``moves``)."""
    values: dict[str, Any] = {
        "seat": draft.seat,
        "skeleton": walk.token,
        "path": [draft.board.layout.names[place] for place in walk.path],
    }
    if (pose ^ walk.pose) & 3 or len(walk.path) == 1:
        values["facing"] = DIRECTIONS[pose & 3]
    if end != "rest":
        values["end"] = end
    draft.told.append(Event("skeleton.moved", values))
