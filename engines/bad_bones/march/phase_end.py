"""The end of a phase on one board (section 6 and ruling 12.18)."""

from ..skeletons.kills import discard
from ..state.draft import Draft
from ..state.layout import NAMES
from ..state.tiles import BOMB, HEARSE, LETTER, RUIN


def end_phase(draft: Draft) -> None:
    """Everything has moved. May ask where a hearse drives to; is called again when that is said."""
    hearses = [] if draft.config.plain else _hearses(draft)
    for space in hearses:
        if space not in draft.aims:
            if draft.config.seats > 2:
                draft.ask = ("hearse", space, ())
                return
            draft.aims[space] = (draft.seat + 1) % draft.config.seats
    if draft.marching:
        _theft(draft)
    for space in hearses:
        _drive(draft, space)
    if draft.used:
        _wear(draft)
    if draft.saboteurs:
        _sabotage(draft)
    if draft.slain:
        _bury(draft)
    if draft.marching and (draft.board.held or draft.frozen):
        # ruling 12.1: the table's side catches up with those who did not march; rulings 47 and
        # 12.47: those that had marched and were flipped back show the other one now
        draft.board.held = [token for token in draft.frozen if token in draft.board.skeletons]


def _hearses(draft: Draft) -> list[int]:
    """Those that carry somebody who will stay on it (rulings 38, 12.38, 12.54)."""
    found = [space for space, tile in draft.board.tiles.items() if tile >> 2 == HEARSE]
    return [space for space in sorted(found) if _cargo(draft, space)]


def _cargo(draft: Draft, space: int) -> list[int]:
    return [
        token for token in draft.board.skeletons_on(space) if token not in draft.saboteurs
    ]  # fmt: skip


def _drive(draft: Draft, space: int) -> None:
    board, target = draft.board, draft.aims[space]
    for token in _cargo(draft, space):
        del board.skeletons[token]
        draft.sent.append((target, token))
        draft.tell(
            "skeleton.sent", skeleton=token, target=target, by="hearse", **{"from": NAMES[space]}
        )
    if space not in draft.sabotaged:  # then it falls to pieces here, its load still travels
        del board.tiles[space]
        draft.gifts += ((target, HEARSE),)
        draft.tell("hearse.left", at=NAMES[space], target=target)


def _theft(draft: Draft) -> None:
    """Ruling 37: a skeleton on the treasure has it, unless the hero stands there."""
    board = draft.board
    space = board.treasure()
    if space and space != board.hero and board.is_occupied(space):
        del board.tiles[space]
        draft.tell("treasure.stolen", at=NAMES[space])


def _wear(draft: Draft) -> None:
    """Ruling 41: a used trap has worked all phase; now it flips, or leaves if it was damaged."""
    tiles = draft.board.tiles
    for space in sorted(draft.used):
        tile = tiles[space]
        if tile >> 2 == BOMB:
            tiles[space] = RUIN * 4
            draft.tell("trap.burst", at=NAMES[space])
        elif space in draft.sabotaged:
            continue
        elif tile & 1:
            del tiles[space]
            draft.tell("trap.destroyed", trap=LETTER[tile], at=NAMES[space])
        else:
            tiles[space] = tile | 1
            draft.tell("trap.damaged", trap=LETTER[tile], at=NAMES[space])


def _sabotage(draft: Draft) -> None:
    """Ruling 54: what they triggered is destroyed; from wherever they are, they go to the bag."""
    board = draft.board
    for space in sorted(draft.sabotaged):
        tile = board.tiles.get(space, RUIN * 4)
        if tile >> 2 != RUIN:
            del board.tiles[space]
            draft.tell("trap.destroyed", trap=LETTER[tile], at=NAMES[space], by="saboteur")
    draft.sent = [(seat, token) for seat, token in draft.sent if token not in draft.saboteurs]
    draft.slain = tuple(token for token in draft.slain if token not in draft.saboteurs)
    for token in draft.saboteurs:
        if token not in draft.bagged:
            board.skeletons.pop(token, None)
            draft.bagged.append(token)
            draft.tell("saboteur.left", skeleton=token)


def _bury(draft: Draft) -> None:
    """Those slain by the hero: with the death staff to somebody's cemetery (rulings 48, 52)."""
    for token in draft.slain:
        if draft.staff < 0:
            discard(draft, token)
        else:
            draft.sent.append((draft.staff, token))
            draft.tell("skeleton.sent", skeleton=token, target=draft.staff, by="death")
    draft.slain = ()
