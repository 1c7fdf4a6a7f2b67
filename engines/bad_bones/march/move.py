"""One move, of a skeleton or a group, until it has ended or something is asked."""

from .. import weapons
from ..skeletons import groups, move_end
from ..state.draft import Draft
from ..state.layout import DIRECTIONS, NAMES
from ..state.tiles import BARRICADE, RUIN, SPRING
from ..state.tokens import SABOTEURS
from ..state.walk import Walk
from ..traps import DRAGON, STOP, TRAPS
from ..traps.labyrinth import holds


def set_out(draft: Draft, token: int) -> None:
    """Takes ``token`` out of the queue, with its group if it is in one, and moves it."""
    if not draft.groups:
        draft.queue.remove(token)
        begin(draft, Walk.of(token, draft.board.skeletons[token]))
        return
    together = groups.members(draft, token)
    for member in together:
        draft.queue.remove(member)
    led_by = groups.leaders(together) or [token]
    walk = Walk.of(led_by[0], draft.board.skeletons[led_by[0]])
    walk.members = together
    if len(led_by) > 1 and len(together) > 1:
        draft.walk, draft.ask = walk, ("leader", walk.start >> 2, tuple(led_by))
    else:
        begin(draft, walk)


def begin(draft: Draft, walk: Walk) -> None:
    """The first step of a march, or the flight from a dragon that landed."""
    if not draft.marching:
        go_on(draft, walk, DRAGON.repel(draft, walk, draft.flights.get(walk.token, -1)))
        return
    board = draft.board
    if len(walk.members) > 1:
        _fall_in(draft, walk)
    tile = board.tiles.get(walk.start >> 2, 0)
    if tile and holds(tile, draft.black):
        _spoil(draft, walk, walk.start >> 2)
        move_end.stay(draft, walk)
    else:
        go_on(draft, walk, walk.start)


def _fall_in(draft: Draft, walk: Walk) -> None:
    """Ruling 12.56: all take the instructor's facing as the move begins."""
    skeletons = draft.board.skeletons
    for token in walk.members:
        if skeletons[token] != walk.start:
            skeletons[token] = walk.start
            draft.tell(
                "skeleton.turned",
                skeleton=token,
                at=NAMES[walk.start >> 2],
                facing=DIRECTIONS[walk.start & 3],
                by="instructor",
            )


def go_on(draft: Draft, walk: Walk, pose: int) -> None:
    """Steps on from ``pose`` (ruling 12.6), unless that is ``STOP``."""
    board = draft.board
    layout = board.layout
    landing = False
    while pose != STOP:
        into = layout.step[pose]
        walk.pose = pose
        if into < 0:
            move_end.leave(draft, walk)
            return
        space = into >> 2
        tile = board.tiles.get(space)
        if tile is not None and tile >> 2 == BARRICADE and not landing:
            draft.use(space)
            _spoil(draft, walk, space)
            move_end.stay(draft, walk)
            return
        walk.path.append(space)
        walk.pose = into
        if space in board.towers:
            storm_tower(draft, walk)
            return
        if space == board.hero:
            move_end.be_slain(draft, walk)
            _offer_weapon(draft)
            return
        if tile is None or tile >> 2 == RUIN:
            move_end.rest(draft, walk, layout.turn[into])
            return
        if into in walk.entered:  # ruling 31: springs, or who set out from within a ring of walls
            move_end.stay(draft, walk)
            return
        walk.entered += (into,)
        _spoil(draft, walk, space)
        landing = tile >> 2 == SPRING
        pose = TRAPS[tile >> 2].enter(draft, walk, tile)


def storm_tower(draft: Draft, walk: Walk) -> None:
    """The hero who stood on a tower meets the rest of a group when it falls."""
    move_end.storm_tower(draft, walk)
    _offer_weapon(draft)


def _offer_weapon(draft: Draft) -> None:
    """Ruling 12.43: after the whole move, and in the march only."""
    if draft.marching:
        weapons.offer(draft)


def _spoil(draft: Draft, walk: Walk, space: int) -> None:
    """Ruling 54: notes what saboteurs trigger in the march."""
    if not (draft.marching and draft.config.chiefs):
        return
    for token in walk.members:
        if token in SABOTEURS:
            if token not in draft.saboteurs:
                draft.saboteurs += (token,)
            if space not in draft.sabotaged:
                draft.sabotaged += (space,)
