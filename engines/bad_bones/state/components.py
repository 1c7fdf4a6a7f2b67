"""The components as data: what a box's owner would correct lies in ``data/*.toml``."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

_DATA = Path(__file__).parents[1] / "data"


@cache
def data_file(name: str) -> dict[str, Any]:
    """``data/<name>.toml`` as it stands, with the marks of provenance."""
    return tomllib.loads((_DATA / f"{name}.toml").read_text("utf-8"))


def value(name: str, section: str, key: str) -> Any:
    return data_file(name)[section][key]["value"]


FLOOR_POINTS: int = value("game", "points", "floor")
HOUSE_POINTS: int = value("game", "points", "house")
ARRIVALS: int = value("game", "tokens", "arrivals")
START_SYMBOLS: str = value("game", "tokens", "start_symbols")
WEAPON_KILLS: int = value("game", "weapons", "kills")
START_COUNT: int = value("game", "tokens", "start_count")
