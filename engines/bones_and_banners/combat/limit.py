"""How far a keyword reaches."""

from ..cards.catalogue import BUILDINGS
from ..state.position import State
from ..units.banners import Part


def limit(state: State, seat: int, keyword: str, printed: int) -> list[Part]:
    """The number printed beside it, and what the seat's buildings add."""
    added: list[Part] = [
        {"by": building.card, "n": effect.value}
        for building in state.armies[seat].built
        for effect in BUILDINGS[building.card].effects
        if effect.on == "static" and effect.op == "LIMIT" and effect.target == keyword
    ]
    return [{"by": "printed", "n": printed}, *added]
