"""The minor finds: which tiles a card may take."""

from ..state.components import SPECIES
from ..state.grants import ICONS_WILD, has
from ..state.position import State


def tiles(state: State, seat: int, card: int, help_: str | None) -> list[tuple[int, str]]:
    """Columns (from 0) and icons; tiles of one icon in one column are alike (R19)."""
    any_icon = help_ == "anyTile" or has(state, seat, ICONS_WILD)
    wanted = SPECIES[card].icon
    return [
        (column, icon)
        for column, held in enumerate(state.finds)
        for icon in dict.fromkeys(held)
        if icon is not None and (any_icon or icon == wanted)
    ]


def emptied(state: State, help_: str | None) -> list[int]:
    """Peabody: columns that have lost a tile (62, R19)."""
    if help_ != "emptiedSpot":
        return []
    return [column for column, held in enumerate(state.finds) if None in held]
