"""The skeleton tokens: numbers 0-179, twelve of each model, and the chiefs from 180 on.

Model ``m`` is the token that enters at forest spot ``m``, so a token's number says everything
about it. On the cooperative board those of the top edge enter at the bottom, at the same spots.
"""

from functools import cache

from .components import data_file, value
from .layout import COMPETITIVE, FIRST_CELL

COPIES: int = value("game", "tokens", "copies")
COMMON = FIRST_CELL * COPIES
"""How many tokens are no chiefs."""
EDGES = "LTR"
"""The edges that a token's drawing knows, in the order of the models."""

_LANES = "".join(COMPETITIVE.lanes[side] for side in ("left", "top", "right"))
MODELS = [symbol + EDGES[spot // 5] for spot, symbol in enumerate(_LANES)]
"""Model -> its symbol and the edge it comes from, as in ``"yT"``."""


def model(symbol: str, home: str) -> int:
    """The model with that symbol on that edge."""
    return MODELS.index(symbol + home)


_CHIEFS = [
    (kind, model(chief["symbol"]["value"], edge))
    for kind, chief in data_file("chiefs").items()
    for edge in chief["edges"]["value"]
]
KINDS = tuple(data_file("chiefs"))
"""The kinds of chiefs there are."""
CHIEF: list[str | None] = [None] * COMMON + [kind for kind, _ in _CHIEFS]
"""Token -> the kind of chief it is, if it is one."""
SPOT = [token // COPIES for token in range(COMMON)] + [spot for _, spot in _CHIEFS]
"""Token -> the forest spot it comes from."""

SYMBOL = [MODELS[spot][0] for spot in SPOT]
HOME = [MODELS[spot][1] for spot in SPOT]
PYROS, SABOTEURS, EMPERORS, NECROMANCERS, FRIENDLIES, INSTRUCTORS, SPECTRALS = (
    frozenset(token for token, chief in enumerate(CHIEF) if chief == kind)
    for kind in (
        "pyro", "saboteur", "emperor", "necromancer", "friendly", "instructor", "spectral"
    )
)  # fmt: skip


@cache
def tokens_of(chiefs: tuple[str, ...]) -> bytes:
    """The tokens of a game with those kinds of chiefs, in order."""
    return bytes(token for token, chief in enumerate(CHIEF) if chief is None or chief in chiefs)
