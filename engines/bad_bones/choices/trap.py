"""Phase 2: place a trap, take one back, or do nothing (rulings 11 to 17)."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from ...contract import Action
from ..march.movement import run
from ..state.board import Board
from ..state.choice import Choice
from ..state.draft import Draft
from ..state.layout import CELL_OF, CELLS, COOPERATIVE, FIRST_CELL, NAMES
from ..state.tiles import FACES, LETTER, LETTERS, RUIN, face_of, tile
from ..traps import TRAPS
from .base import fields, only, text
from .illegal import illegal


class Move(NamedTuple):
    """``tile`` onto ``space``; tile 0 takes back what lies there; space 0 is doing nothing."""

    space: int
    tile: int


def _place(letter: str, space: int, face: str | None) -> Action:
    action = {"type": "trap.place", "trap": letter, "at": NAMES[space]}
    return action if face is None else action | {"face": face}


_PASS: Action = {"type": "trap.pass"}
_RETRIEVE = {space: {"type": "trap.retrieve", "at": NAMES[space]} for space in CELLS}
_KEYS = ("type", "trap", "at", "face")
_PLACE = {
    tuple(_place(letter, space, face).values()): Move(space, tile(letter, face))
    for letter in LETTERS
    for space in CELLS
    for face in FACES.get(letter, (None,))
}
_ALL = (1 << 25) - 1
"""Spaces as bits, the first one lowest."""


def _row(letter: str, row: int, mask: int) -> tuple[Action, ...]:
    spaces = [FIRST_CELL + row * 5 + column for column in range(5) if mask >> column & 1]
    faces = FACES.get(letter, (None,))
    return tuple(_place(letter, space, face) for space in spaces for face in faces)


_ROWS = [
    [[_row(letter, row, mask) for mask in range(32)] for row in range(5)] for letter in LETTERS
]
"""Kind, row, free spaces of that row -> the actions: a decision is put together from these."""


def _bits(spaces: Iterable[int]) -> int:
    bits = 0
    for space in spaces:
        bits |= 1 << space - FIRST_CELL
    return bits


def _by_row(bits: int) -> tuple[int, ...]:
    return bits & 31, bits >> 5 & 31, bits >> 10 & 31, bits >> 15 & 31, bits >> 20


def _supply(board: Board, code: int, change: int) -> None:
    board.supply = board.supply.copy()
    board.supply[(code >> 2) - 1] += change


class TrapPhase(Choice):
    __slots__ = ("board", "supply")
    kind = "trap"

    def __init__(self, round_: int, board: Board, supply: list[int], undo: bool) -> None:
        self.round = round_
        self._undo = undo
        self.board = board
        self.supply = supply

    @property
    def id(self) -> str:
        """Says which traps there are and which spaces are taken: that is what it depends on."""
        board = self.board
        kinds = sum(1 << kind for kind, count in enumerate(self.supply) if count)
        skeletons = board.occupied() if kinds else 0
        return f"{self.round}.trap.{kinds:x}.{_bits(board.tiles):x}.{skeletons:x}"

    @property
    def actions(self) -> list[Action]:
        board = self.board
        tiles = board.tiles
        found = [_PASS]
        if tiles:  # what a bomb leaves stays for ever
            found += [_RETRIEVE[at] for at in sorted(tiles) if tiles[at] >> 2 != RUIN]
        sites = _ALL & ~_bits((*tiles, *board.towers))
        free = _by_row(sites & ~board.occupied())
        for kind, count in enumerate(self.supply):
            if count:
                where = _by_row(sites) if TRAPS[kind + 1].on_skeletons else free
                for row, spaces in zip(_ROWS[kind], where, strict=True):
                    found += row[spaces]
        return found

    def read(self, action: Any) -> Move:
        move = self._read_quickly(action)
        if move is not None:
            return move
        kind = fields(action, ("trap.place", "trap.retrieve", "trap.pass"))
        if kind == "trap.pass":
            only(action, 1)
            return Move(0, 0)
        space = CELL_OF.get(text(action, "at"), 0)
        if kind == "trap.retrieve":
            only(action, 2)
            if self.board.tiles.get(space, RUIN * 4) >> 2 == RUIN:
                raise illegal("no_trap_there")
            return Move(space, 0)
        return self._read_place(action, space)

    def _read_quickly(self, action: Any) -> Move | None:
        """A tile onto a free space, which is what is mostly done; anything else takes longer."""
        if type(action) is not dict or len(action) not in (3, 4):
            return None
        try:
            what = tuple(action.values())
            move = _PLACE.get(what)
        except TypeError:  # values of an action from outside may be anything
            return None
        if move is None or tuple(action) != _KEYS[: len(what)]:
            return None
        board, space = self.board, move.space
        if not self.supply[(move.tile >> 2) - 1] or space in board.tiles:
            return None
        return None if space in board.towers or board.is_occupied(space) else move

    def _read_place(self, action: Action, space: int) -> Move:
        board = self.board
        letter = text(action, "trap")
        if len(letter) != 1 or letter not in LETTERS:
            raise illegal("no_such_trap")
        faces = FACES.get(letter)
        face = text(action, "face") if faces else None
        only(action, 4 if faces else 3)
        if faces and face not in faces:
            raise illegal("no_such_face")
        code = tile(letter, face)
        if not self.supply[(code >> 2) - 1]:
            raise illegal("none_in_common" if board.layout is COOPERATIVE else "not_in_supply")
        if not space or space in board.towers:
            raise illegal("no_site")
        if space in board.tiles:
            raise illegal("site_has_trap")
        if not TRAPS[code >> 2].on_skeletons and board.is_occupied(space):
            raise illegal("site_has_skeletons")
        return Move(space, code)

    def take(self, draft: Draft, move: Move) -> None:
        space, code = move
        board = draft.board
        if not space:
            draft.tell("trap.passed")
            return
        at = NAMES[space]
        if not code:
            # ruling 13: skeletons that stand there or look at it stay as they are
            code = board.tiles.pop(space)
            if draft.config.cooperative:
                draft.gave = code >> 2
            else:
                _supply(board, code, 1)
            draft.tell("trap.retrieved", trap=LETTER[code], at=at)
            return
        if draft.config.cooperative:
            draft.took = code >> 2
        else:
            _supply(board, code, -1)
        board.tiles[space] = code
        values: dict[str, Any] = {"trap": LETTER[code], "at": at}
        if face := face_of(code):
            values["face"] = face
        trap = TRAPS[code >> 2]
        if trap.on_skeletons and board.is_occupied(space):
            values["landing"] = True
        draft.tell_of("trap.placed", values)
        trap.placed(draft, space)
        run(draft)
