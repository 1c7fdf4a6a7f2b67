"""The skeleton tokens: numbers 0-179, twelve of each model.

Model ``m`` is the token that enters at forest spot ``m``, so a token's number says everything
about it.
"""

from .components import value
from .layout import DOWN, EDGES, LANES, LEFT, RIGHT

COPIES: int = value("game", "tokens", "copies")
COUNT = 15 * COPIES

_LANES: str = LANES["left"] + LANES["top"] + LANES["right"]
_ENTRY = (RIGHT, DOWN, LEFT)

SYMBOL = [_LANES[token // COPIES] for token in range(COUNT)]
HOME = [EDGES[token // COPIES // 5] for token in range(COUNT)]
ENTRY = [token // COPIES * 4 + _ENTRY[token // COPIES // 5] for token in range(COUNT)]
"""Token -> the pose in which it enters its forest."""

MODELS = [symbol + EDGES[spot // 5] for spot, symbol in enumerate(_LANES)]
"""Model -> its symbol and the edge it comes from, as in ``"yT"``."""


def model(symbol: str, home: str) -> int:
    """The model with that symbol on that edge."""
    edge = EDGES.index(home)
    return _LANES.index(symbol, edge * 5, edge * 5 + 5)
