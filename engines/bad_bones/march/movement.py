"""Moves skeletons on a draft until all have moved or the player has a choice."""

from typing import Any

from ...contract import Event
from ..skeletons import groups
from ..state.draft import Draft
from ..state.layout import COMPETITIVE, COOPERATIVE, DIRECTIONS, LURES, Layout
from ..state.tiles import LABYRINTH
from ..state.walk import Walk
from ..traps import DRAGON
from .move import go_on, set_out
from .order import disputed, may_matter, order_matters
from .phase_end import end_phase


def _stepped(layout: Layout, pose: int, turned: int) -> tuple[str, ...]:
    """How a plain step is told: from, to, and where it looks if not ahead."""
    told = layout.names[pose >> 2], layout.names[turned >> 2]
    return told if (pose ^ turned) & 3 == 0 else (*told, DIRECTIONS[turned & 3])


_STEPPED = {
    layout.edges: [
        _stepped(layout, pose, (into & ~3) | facing) if into >= 0 else ()
        for pose, into in enumerate(layout.step)
        for facing in range(4)
    ]
    for layout in (COMPETITIVE, COOPERATIVE)
}
"""Pose before the step, facing after it -> how that is told."""


def muster(draft: Draft) -> None:
    """Fixes who marches (ruling 12.6), in reading order (ruling 12.21), and in which groups."""
    board = draft.board
    places = {token: pose >> 2 for token, pose in board.skeletons.items()}
    queue = sorted(places, key=places.__getitem__)
    queue.reverse()  # taken from its end
    draft.queue = [token for token in queue if token not in board.held] if board.held else queue
    if draft.config.chiefs:
        draft.groups = groups.form(draft)


def run(draft: Draft) -> None:
    """Goes on until the queue is empty (then the phase ends) or something is asked."""
    if draft.marching:
        _march(draft)
    else:
        _scatter(draft)
    if draft.ask is None:
        end_phase(draft)


def _march(draft: Draft) -> None:
    board, plain, grouped = draft.board, draft.config.plain, draft.groups
    queue, skeletons = draft.queue, board.skeletons
    ahead, stepped = board.layout.ahead, _STEPPED[board.layout.edges]
    treasure = board.treasure()
    lure = LURES[treasure] if treasure else {}
    special = {*board.towers, board.hero, *board.tiles, -1}
    mazes = [] if plain else [at for at, tile in board.tiles.items() if tile >> 2 == LABYRINTH]
    rare = bool(grouped or mazes)
    steps: list[list[Any]] = []
    known = len(draft.told)
    if not plain and order_matters(draft):
        draft.ask = ("march", 0, tuple(queue))
        return
    while queue:
        token = queue.pop()
        pose = skeletons[token]
        turned = ahead[pose]
        space = turned >> 2
        if space not in special and not (rare and (token in grouped or pose >> 2 in mazes)):
            # the common case, without a Walk: onto an open space (ruling 12.6 g)
            if space in lure:
                turned = lure[space]
            del skeletons[token]
            skeletons[token] = turned
            steps.append([token, *stepped[pose << 2 | turned & 3]])
            continue
        if plain:
            go_on(draft, Walk(token, pose, [pose >> 2], pose, [token]), pose)
        else:
            if steps:  # what comes now may change what the next ones meet
                _tell_steps(draft, steps, known)
                steps = []
            queue.append(token)
            set_out(draft, token)
            known = len(draft.told)
            special = {*board.towers, board.hero, *board.tiles, -1}
        if draft.ask is not None:
            break
    if steps:  # most of a march is this: told as one
        _tell_steps(draft, steps, known)


def _scatter(draft: Draft) -> None:
    """Ruling 16: who stood where a dragon has landed flees, one after the other.

    Where their order may matter all sides are said first: only then it is known who leaves the
    same way as another, and whether the player has to say who goes next.
    """
    if not draft.flights and may_matter(draft):
        draft.flights = _UNDECIDED
    while draft.queue and draft.ask is None:
        if draft.flights:
            _choose_sides(draft)
            if draft.ask is not None:
                return
            if waiting := disputed(draft):
                draft.ask = ("landing", draft.landed, waiting)
                return
        set_out(draft, draft.queue[-1])
    if not draft.queue:
        draft.flights = {}


_UNDECIDED = {-1: -1}
"""Sides are said first, and none has been said yet."""


def _choose_sides(draft: Draft) -> None:
    for token in reversed(draft.queue):
        if token not in draft.flights:
            walk = Walk.of(token, draft.board.skeletons[token])
            sides = DRAGON.sides(draft, walk)
            if len(sides) > 1:
                draft.walk, draft.ask = walk, ("repel", draft.landed, sides)
                return
            draft.flights = {**draft.flights, token: sides[0] if sides else -1}


def _tell_steps(draft: Draft, steps: list[list[Any]], at: int) -> None:
    draft.told.insert(at, Event("skeletons.stepped", {"seat": draft.seat, "steps": steps}))
