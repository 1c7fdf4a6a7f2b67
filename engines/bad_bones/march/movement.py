"""Moves skeletons on a draft until all have moved or the player has a choice."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ...contract import Event
from .. import weapons
from ..skeletons import breach, groups, move_end
from ..state.draft import Ask, Draft
from ..state.layout import COMPETITIVE, COOPERATIVE, DIRECTIONS, LURES, NAMES, Layout
from ..state.tiles import BARRICADE, LABYRINTH, RUIN, SPRING
from ..state.tokens import SABOTEURS
from ..state.walk import Walk
from ..traps import DRAGON, STOP, TRAPS
from ..traps.labyrinth import holds
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
    if not plain and order_matters(draft, _futures):
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
            _go_on(draft, Walk(token, pose, [pose >> 2], pose, [token]), pose)
        else:
            if steps:  # what comes now may change what the next ones meet
                _tell_steps(draft, steps, known)
                steps = []
            queue.append(token)
            _set_out(draft, token)
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
    if not draft.flights and may_matter(draft, _futures):
        draft.flights = _UNDECIDED
    while draft.queue and draft.ask is None:
        if draft.flights:
            _choose_sides(draft)
            if draft.ask is not None:
                return
            if waiting := disputed(draft, _futures):
                draft.ask = ("landing", draft.landed, waiting)
                return
        _set_out(draft, draft.queue[-1])
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


def _set_out(draft: Draft, token: int) -> None:
    """Takes ``token`` out of the queue, with its group if it is in one, and moves it."""
    if not draft.groups:
        draft.queue.remove(token)
        _begin(draft, Walk.of(token, draft.board.skeletons[token]))
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
        _begin(draft, walk)


def _begin(draft: Draft, walk: Walk) -> None:
    """The first step of a march, or the flight from a dragon that landed."""
    if not draft.marching:
        _go_on(draft, walk, DRAGON.repel(draft, walk, draft.flights.get(walk.token, -1)))
        return
    board = draft.board
    if len(walk.members) > 1:
        _fall_in(draft, walk)
    tile = board.tiles.get(walk.start >> 2, 0)
    if tile and holds(tile, draft.black):
        _spoil(draft, walk, walk.start >> 2)
        move_end.stay(draft, walk)
    else:
        _go_on(draft, walk, walk.start)


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


def _go_on(draft: Draft, walk: Walk, pose: int) -> None:
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
            _storm_tower(draft, walk)
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


def _storm_tower(draft: Draft, walk: Walk) -> None:
    """The hero who stood on a tower meets the rest of a group when it falls."""
    move_end.storm_tower(draft, walk)
    _offer_weapon(draft)


def _offer_weapon(draft: Draft) -> None:
    """Ruling 12.43: the whole move first. In other phases nobody but the hero himself kills."""
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


def _futures(draft: Draft, token: int) -> Iterator[Draft]:
    """What could happen if that one, with its group, went now, and nobody after it."""
    alone = draft.copy()
    alone.told = []
    _set_out(alone, token)
    return _spread(alone)


def _spread(draft: Draft) -> Iterator[Draft]:
    """Every way in which that move could end, with all answers to what is asked on it."""
    if draft.ask is None:
        yield draft
        return
    for option in _options(draft.ask):
        other = draft.copy()
        _ANSWERS[draft.ask[0]](other, option)
        yield from _spread(other)


def _options(ask: Ask) -> Sequence[Any]:
    kind, at, options = ask
    if kind in ("exit", "aim"):  # to whom is another matter: one name for them all
        return (_SOMEBODY - at,)
    return (None,) if kind == "weapon" else options


_SOMEBODY = -1


def march_next(draft: Draft, token: int) -> None:
    """The player lets that one go next."""
    draft.ask = None
    _set_out(draft, token)
    if draft.ask is None:
        run(draft)


def march_rest(draft: Draft) -> None:
    """The player leaves the order of the others to the reading order."""
    draft.ask = None
    draft.resting = True
    run(draft)


def flees_next(draft: Draft, token: int) -> None:
    """The player lets that one flee next from the dragon that has landed."""
    draft.ask = None
    _set_out(draft, token)
    _run_on(draft)


def repelled(draft: Draft, side: int) -> None:
    """The player has said to which side the waiting skeleton flees."""
    if draft.walk is not None and draft.walk.token in draft.queue:  # its turn comes later
        draft.flights = {**draft.flights, draft.walk.token: side}
        draft.walk = draft.ask = None
    else:
        _flee(draft, side)
    _run_on(draft)


def _flee(draft: Draft, side: int) -> None:
    walk, (_, space, _) = _answered(draft)
    walk.dragons += (space,)
    _go_on(draft, walk, space * 4 + side)


def targeted(draft: Draft, target: int) -> None:
    """The player has said into whose cemetery the waiting skeleton, or the hearse, goes."""
    if draft.ask is not None and draft.ask[0] == "hearse":
        draft.aims[draft.ask[1]] = target
        draft.ask = None
    else:
        _send(draft, target)
    _run_on(draft)


def _send(draft: Draft, target: int) -> None:
    walk, (kind, at, _) = _answered(draft)
    if kind == "aim":
        draft.aims[at] = target
        move_end.send(draft, walk, walk.members, target, "catapult")
    else:
        move_end.send(draft, walk, [walk.members.pop(0)], target, "forest")
        if walk.members:
            draft.walk, draft.ask = walk, (kind, at, ())


def led(draft: Draft, leader: int) -> None:
    """The player has said which of several instructors leads."""
    _lead(draft, leader)
    _run_on(draft)


def _lead(draft: Draft, leader: int) -> None:
    walk, _ = _answered(draft)
    walk.token = leader
    walk.start = walk.pose = draft.board.skeletons[leader]
    _begin(draft, walk)


def stopped(draft: Draft, token: int) -> None:
    """The player has said whom of a group the tower stops."""
    _stop(draft, token)
    _run_on(draft)


def _stop(draft: Draft, token: int) -> None:
    walk, _ = _answered(draft)
    move_end.enter_tower(draft, walk, token)
    if draft.ask is None:
        _storm_tower(draft, walk)


def rebuilt(draft: Draft, space: int) -> None:
    """The player has said which tower the friendly chief rebuilds."""
    _rebuild(draft, space)
    _run_on(draft)


def _rebuild(draft: Draft, space: int) -> None:
    walk, (_, token, _) = _answered(draft)
    breach.rebuild(draft, token, space)
    if walk.members:
        _storm_tower(draft, walk)


def ordered(draft: Draft, token: int | None) -> None:
    """The player has said who of a group comes first, or that it makes no difference to him."""
    _order(draft, token)
    _run_on(draft)


def _order(draft: Draft, token: int | None) -> None:
    walk, (_, space, _) = _answered(draft)
    tower = space in draft.board.towers
    enter = move_end.enter_tower if tower else move_end.enter_village
    for member in walk.members.copy() if token is None else [token]:
        enter(draft, walk, member)
    if walk.members:
        (_storm_tower if tower else move_end.raid)(draft, walk)


def _put_away(draft: Draft, _: None) -> None:
    """The weapon: how it might be used is looked at when it is offered."""
    draft.ask = None


_ANSWERS: dict[str, Callable[[Draft, Any], None]] = {
    "repel": _flee,
    "leader": _lead,
    "exit": _send,
    "aim": _send,
    "stop": _stop,
    "rebuild": _rebuild,
    "order": _order,
    "weapon": _put_away,
}
"""What an answer does to the move in which it was asked, and nothing after that."""


def _run_on(draft: Draft) -> None:
    if draft.ask is None:
        run(draft)


def _answered(draft: Draft) -> tuple[Walk, Ask]:
    """The waiting skeleton and what was asked about it, which is answered now."""
    walk, ask = draft.walk, draft.ask
    if walk is None or ask is None:
        raise AssertionError("only a waiting skeleton can be told where to go")
    draft.walk = draft.ask = None
    return walk, ask
