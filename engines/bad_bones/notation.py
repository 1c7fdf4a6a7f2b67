"""A board as text and back: for tests, recorded games, bug reports and puzzles.

>>> board = parse('''
...       -     -    vr     -     -
...  -    .     .     .     .     .   -
... >b    .   >pvg   W/     .     .   -
...  -    .     .    T4     .     .   -
...  -    H    C!     .     D     .  <b
...  -    .     .     $     .     .   -
... houses 5
... ''')
>>> board.hero, board.tiles["4,2"], board.skeletons["2,2"][1].symbol
('4,1', Tile(trap='C', face=None, worn=True), 'g')
>>> parse(format(board)) == board
True
"""

import re
from collections import Counter
from dataclasses import dataclass, field

from ..contract import View
from .state.board import Board as Realm
from .views.board_view import board_view
from .views.skeleton_text import read

CHIEFS = ("necromancer", "instructor", "saboteur", "friendly", "spectral", "emperor", "pyro")
_FACING = {"^": "U", "v": "D", "<": "L", ">": "R"}
_SIGN = {facing: sign for sign, facing in _FACING.items()}
_DEFAULT_HOME = {"U": "T", "D": "T", "R": "L", "L": "R"}
_SKELETON = re.compile(
    rf"(?P<facing>[\^v<>])(?P<symbol>[pyrbg])(?:@(?P<home>[TLR]))?"
    rf"(?:\*(?P<chief>{'|'.join(CHIEFS)}))?(?P<held>')?"
)
_CELL = re.compile(
    r"(?:(?P<trap>[WCD$BXQKLSP])(?P<face>(?<=W)(?:/|\\\\?)|(?<=L)[wb]|(?<![WL]))(?P<worn>!?))?"
    r"(?:T(?P<floors>\d+))?(?P<hero>H)?(?P<skeletons>.*)"
)


@dataclass(frozen=True, slots=True)
class Skeleton:
    facing: str
    symbol: str
    home: str
    chief: str | None = None
    held: bool = False
    """It will not move in the next march."""


@dataclass(frozen=True, slots=True)
class Tile:
    trap: str
    face: str | None = None
    worn: bool = False


@dataclass(slots=True, eq=False)
class Board:
    """What the text says; places are named as in views, the bottom forest of coop ``B1``-``B5``."""

    hero: str | None = None
    houses: int = 0
    towers: dict[str, int] = field(default_factory=dict)
    tiles: dict[str, Tile] = field(default_factory=dict)
    skeletons: dict[str, list[Skeleton]] = field(default_factory=dict)
    """By place, in the order of their pile; those in the cemetery under ``"cemetery"``."""
    cooperative: bool = False

    def __eq__(self, other: object) -> bool:
        """Ruling 12.2: the order within a pile makes no difference."""
        return isinstance(other, Board) and self._key() == other._key()

    def _key(self) -> tuple[object, ...]:
        piles = {place: Counter(pile) for place, pile in self.skeletons.items() if pile}
        return self.hero, self.houses, self.towers, self.tiles, piles, self.cooperative


def parse(text: str) -> Board:
    """Reads a board; ``ValueError`` says what is wrong with it."""
    lines = [line.split() for line in text.strip().splitlines() if line.strip()]
    board = Board()
    if len(lines) < 7:
        raise ValueError("A board is a line of five forest spots, five rows, and its houses.")
    board.cooperative = len(lines[0]) == 7
    forest, rows = (lines[5], lines[:5]) if board.cooperative else (lines[0], lines[1:6])
    if len(forest) != 5 or any(len(row) != 7 for row in rows):
        raise ValueError("A forest line has five places, a row seven.")
    edge = "B" if board.cooperative else "T"
    spots = [(f"{edge}{column}", item) for column, item in enumerate(forest, 1)]
    for number, (left, *cells, right) in enumerate(rows, 1):
        spots += [(f"L{number}", left), (f"R{number}", right)]
        for column, item in enumerate(cells, 1):
            _read_cell(board, f"{number},{column}", item)
    for place, item in spots:
        if item != "-":
            board.skeletons[place] = _read_skeletons(item)
    _read_rest(board, lines[6:])
    return board


def _read_rest(board: Board, lines: list[list[str]]) -> None:
    (word, *values), *more = lines
    if word != "houses" or len(values) != 1 or not values[0].isdecimal():
        raise ValueError("After the rows comes a line such as 'houses 5'.")
    board.houses = int(values[0])
    if more:
        if len(more) > 1 or more[0][0] != "cemetery":
            raise ValueError("After the houses there may be one line 'cemetery vr >b …'.")
        board.skeletons["cemetery"] = [
            skeleton for item in more[0][1:] for skeleton in _read_skeletons(item)
        ]


def _read_cell(board: Board, place: str, item: str) -> None:
    if item == ".":
        return
    found = _CELL.fullmatch(item)
    if found is None:
        raise ValueError(f"{item!r} on {place} is no content of a space.")
    if found["trap"]:
        face = found["face"][0] if found["face"] else None
        board.tiles[place] = Tile(found["trap"], face, bool(found["worn"]))
    if found["floors"]:
        board.towers[place] = int(found["floors"])
    if found["hero"]:
        if board.hero is not None:
            raise ValueError("There is one hero on a board.")
        board.hero = place
    if found["skeletons"]:
        board.skeletons[place] = _read_skeletons(found["skeletons"])


def _read_skeletons(item: str) -> list[Skeleton]:
    found: list[Skeleton] = []
    position = 0
    while position < len(item):
        match = _SKELETON.match(item, position)
        if match is None:
            raise ValueError(f"{item[position:]!r} in {item!r} is no skeleton.")
        facing = _FACING[match["facing"]]
        home = match["home"] or _DEFAULT_HOME[facing]
        found.append(Skeleton(facing, match["symbol"], home, match["chief"], bool(match["held"])))
        position = match.end()
    return found


def format(board: Board | Realm) -> str:  # noqa: A001 - the rules name it so
    """The text of a board, in columns; also of one of a state's boards, as it is shown."""
    if isinstance(board, Realm):
        board = of_view(board_view(board, None))
    edge = "B" if board.cooperative else "T"
    forest = ["", *[_spot(board, f"{edge}{column}") for column in range(1, 6)], ""]
    grid = [
        [
            _spot(board, f"L{row}"),
            *[_cell(board, f"{row},{column}") for column in range(1, 6)],
            _spot(board, f"R{row}"),
        ]
        for row in range(1, 6)
    ]
    grid.insert(5 if board.cooperative else 0, forest)
    widths = [max(map(len, column)) for column in zip(*grid, strict=True)]
    lines = [
        "  ".join(item.center(width) for item, width in zip(row, widths, strict=True)).rstrip()
        for row in grid
    ]
    lines.append(f"houses {board.houses}")
    if cemetery := board.skeletons.get("cemetery"):
        lines.append(" ".join(["cemetery", *map(_skeleton, cemetery)]))
    return "\n".join(lines) + "\n"


def _spot(board: Board, place: str) -> str:
    return "".join(map(_skeleton, board.skeletons.get(place, []))) or "-"


def _cell(board: Board, place: str) -> str:
    parts = []
    if tile := board.tiles.get(place):
        parts.append(tile.trap + (tile.face or "") + "!" * tile.worn)
    if place in board.towers:
        parts.append(f"T{board.towers[place]}")
    if place == board.hero:
        parts.append("H")
    parts += map(_skeleton, board.skeletons.get(place, []))
    return "".join(parts) or "."


def _skeleton(skeleton: Skeleton) -> str:
    return (
        _SIGN[skeleton.facing]
        + skeleton.symbol
        + (f"@{skeleton.home}" if skeleton.home != _DEFAULT_HOME[skeleton.facing] else "")
        + (f"*{skeleton.chief}" if skeleton.chief else "")
        + "'" * skeleton.held
    )


def of_view(view: View) -> Board:
    """The board of a public or private view."""
    together = "supply" not in view  # then there is a common one
    board = Board(view["hero"], view["houses"], dict(view["towers"]), cooperative=together)
    for at, tile in view["tiles"].items():
        board.tiles[at] = Tile(tile["trap"], tile.get("face"), tile["worn"])
    for token, text in view["skeletons"].items():
        at, facing, symbol, home, held, chief = read(token, text, together)
        board.skeletons.setdefault(at, []).append(Skeleton(facing, symbol, home, chief, held))
    return board
