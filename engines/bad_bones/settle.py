"""The end of a phase on one board (section 6 and ruling 12.18)."""

from .draft import Draft
from .layout import NAMES
from .tiles import LETTER


def settle(draft: Draft) -> None:
    if draft.marching:
        _theft(draft)
    if draft.used:
        _wear(draft)
    if draft.marching:
        draft.board.held.clear()  # ruling 12.1: the table's side catches up with them


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
        if tile & 1:
            del tiles[space]
            draft.tell("trap.destroyed", trap=LETTER[tile], at=NAMES[space])
        else:
            tiles[space] = tile | 1
            draft.tell("trap.damaged", trap=LETTER[tile], at=NAMES[space])
