"""Trap tiles as small numbers: ``kind * 4 + face * 2 + worn``, kinds counted from 1."""

from .components import table

_DATA = table("traps")

LETTERS = "WCD$"
"""Every tile there is, as the notation writes it; its kind is the position, counted from 1."""
WALL, CATAPULT, DRAGON, TREASURE = range(1, 5)
FACES = {"W": ("/", "\\")}
"""The faces of those tiles that have more than one way to lie."""

KIT: tuple[int, ...] = tuple(_DATA[letter]["kit"]["value"] for letter in LETTERS)
INTACT_STARS: tuple[int, ...] = tuple(_DATA[letter]["stars"]["value"] for letter in LETTERS)

LETTER = {kind * 4 + bits: LETTERS[kind - 1] for kind in range(1, 5) for bits in range(4)}
STARS: dict[int, int] = {
    kind * 4 + bits: _DATA[LETTERS[kind - 1]]["worn_stars" if bits & 1 else "stars"]["value"]
    for kind in range(1, 5)
    for bits in range(4)
}


def tile(letter: str, face: str | None = None, worn: bool = False) -> int:
    side = FACES[letter].index(face) if face else 0
    return (LETTERS.index(letter) + 1) * 4 + side * 2 + worn


def face_of(code: int) -> str | None:
    faces = FACES.get(LETTER[code])
    return faces[code >> 1 & 1] if faces else None
