"""Trap tiles as small numbers: ``kind * 4 + face * 2 + worn``, kinds counted from 1."""

from .components import data_file

_DATA = data_file("traps")

LETTERS = "WCD$BQKLSP"
"""Every trap there is, as the notation writes it; its kind is the position, counted from 1."""
BASIC = LETTERS[:4]
"""Those of the basic game."""
TILES = LETTERS + "X"
"""The same and what a bomb leaves: a tile on the board, never in a supply."""
WALL, CATAPULT, DRAGON, TREASURE, BOMB, HEARSE, BARRICADE, LABYRINTH, SPRING, PORTAL, RUIN = range(
    1, 12
)
FACES = {"W": ("/", "\\"), "L": ("w", "b")}
"""The faces of those tiles that have more than one way to lie."""
WEARS = frozenset("WCDKSP")
"""Those with a damaged side."""


def _numbers(key: str, letters: str = LETTERS) -> tuple[int, ...]:
    return tuple(_DATA[letter].get(key, {"value": 0})["value"] for letter in letters)


KIT = _numbers("kit")
COMMON_KIT = _numbers("common")
COSTS = _numbers("cost")
INTACT_STARS = _numbers("stars")
STOCK: dict[str, list[int]] = {
    letter: _DATA[letter]["stock"]["value"] for letter in LETTERS if "stock" in _DATA[letter]
}
"""What the market has, for 1 to 6 players."""
NEEDS_OPPONENTS = frozenset(
    letter for letter in STOCK if not _DATA[letter].get("alone", {"value": True})["value"]
)
"""Not for sale where all play together, or one alone."""

LETTER = {kind * 4 + bits: TILES[kind - 1] for kind in range(1, 12) for bits in range(4)}
STARS: dict[int, int] = {
    kind * 4 + bits: _DATA[TILES[kind - 1]]["worn_stars" if bits & 1 else "stars"]["value"]
    for kind in range(1, 12)
    for bits in range(4)
}


def tile(letter: str, face: str | None = None, worn: bool = False) -> int:
    side = FACES[letter].index(face) if face else 0
    return (TILES.index(letter) + 1) * 4 + side * 2 + worn


def face_of(code: int) -> str | None:
    return _FACE[code]


_FACE: dict[int, str | None] = {
    code: FACES[letter][code >> 1 & 1] if letter in FACES else None
    for code, letter in LETTER.items()
}
