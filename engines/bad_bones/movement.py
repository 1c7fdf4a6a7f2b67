"""Moves skeletons on a draft until all have moved or the player has a choice."""

from typing import Any

from ..contract import Event
from . import ends
from .draft import Ask, Draft
from .layout import COMPETITIVE, COOPERATIVE, DIRECTIONS, LURES, Layout
from .settle import settle
from .traps import DRAGON, STOP, TRAPS
from .walk import Walk


def _stepped(layout: Layout, pose: int, turned: int) -> tuple[str, ...]:
    """How a plain step is told: from, to, and where it looks if not ahead."""
    told = layout.names[pose >> 2], layout.names[turned >> 2]
    return told if (pose ^ turned) & 3 == 0 else (*told, DIRECTIONS[turned & 3])


_STEPPED = {
    layout.edges: {
        (pose, (into & ~3) | facing): _stepped(layout, pose, (into & ~3) | facing)
        for pose, into in enumerate(layout.step)
        if into >= 0
        for facing in range(4)
    }
    for layout in (COMPETITIVE, COOPERATIVE)
}


def muster(draft: Draft) -> None:
    """Fixes who marches (ruling 12.6), in reading order (ruling 12.21)."""
    board = draft.board
    poses = board.skeletons
    queue = sorted(poses, key=lambda token: poses[token] >> 2)
    queue.reverse()  # taken from its end
    draft.queue = [token for token in queue if token not in board.held] if board.held else queue


def run(draft: Draft) -> None:
    """Goes on until the queue is empty (then the phase is settled) or something is asked."""
    if draft.marching:
        _march(draft)
    else:
        while draft.queue and draft.ask is None:
            token = draft.queue.pop()
            pose = draft.board.skeletons[token]
            walk = Walk.of(token, pose)
            _go_on(draft, walk, DRAGON.repel(draft, walk))
    if draft.ask is None:
        settle(draft)


def _march(draft: Draft) -> None:
    board = draft.board
    queue, skeletons = draft.queue, board.skeletons
    treasure = board.treasure()
    lure = LURES[treasure] if treasure else {}
    layout = board.layout
    step, turn, stepped = layout.step, layout.turn, _STEPPED[layout.edges]
    special = {*board.towers, board.hero, *board.tiles, -1}
    steps: list[list[Any]] = []
    known = len(draft.told)
    while queue:
        token = queue.pop()
        pose = skeletons[token]
        into = step[pose]
        space = into >> 2
        if space in special:
            _go_on(draft, Walk.of(token, pose), pose)
            if draft.ask is not None:
                break
            continue
        # the common case, without a Walk: onto an open space (ruling 12.6 g)
        turned = lure.get(space) or turn[into]
        del skeletons[token]
        skeletons[token] = turned
        steps.append([token, *stepped[pose, turned]])
    if steps:  # most of a march is this: told as one
        draft.told.insert(known, Event("skeletons.stepped", {"seat": draft.seat, "steps": steps}))


def _go_on(draft: Draft, walk: Walk, pose: int) -> None:
    """Steps on from ``pose`` (ruling 12.6), unless that is ``STOP``."""
    board = draft.board
    layout = board.layout
    while pose != STOP:
        into = layout.step[pose]
        walk.pose = pose
        if into < 0:
            ends.leave(draft, walk)
            return
        space = into >> 2
        walk.path.append(space)
        walk.pose = into
        if space in board.towers:
            ends.storm_tower(draft, walk)
            return
        if space == board.hero:
            ends.be_slain(draft, walk)
            return
        tile = board.tiles.get(space)
        if tile is None:
            ends.rest(draft, walk, layout.turn[into])
            return
        if into in walk.entered:  # ruling 31: only where it set out from within a ring of walls
            ends.stay(draft, walk)
            return
        walk.entered.append(into)
        pose = TRAPS[tile >> 2].enter(draft, walk, tile)


def repelled(draft: Draft, side: int) -> None:
    """The player has said to which side the waiting skeleton flees."""
    walk, (_, space, _) = _answered(draft)
    walk.dragons.append(space)
    _go_on(draft, walk, space * 4 + side)
    if draft.ask is None:
        run(draft)


def targeted(draft: Draft, target: int) -> None:
    """The player has said into whose cemetery the waiting skeleton goes."""
    walk, (kind, at, _) = _answered(draft)
    if kind == "aim":
        draft.aims[at] = target
    ends.send(draft, walk, target, "catapult" if kind == "aim" else "forest")
    run(draft)


def _answered(draft: Draft) -> tuple[Walk, Ask]:
    """The waiting skeleton and what was asked about it, which is settled now."""
    walk, ask = draft.walk, draft.ask
    if walk is None or ask is None:
        raise AssertionError("only a waiting skeleton can be told where to go")
    draft.walk = draft.ask = None
    return walk, ask
