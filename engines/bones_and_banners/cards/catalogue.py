"""All cards by their ids, and the numbers of the game."""

import tomllib
from pathlib import Path
from typing import Any

from .effect import effects
from .kinds import AdvisorCard, Attack, BuildingCard, LandCard, UnitCard

_DATA = Path(__file__).parents[1] / "data"


def _table(name: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads((_DATA / f"{name}.toml").read_text("utf-8"))


def _attack(entry: list[Any] | None) -> Attack | None:
    return (entry[0], entry[1]) if entry else None


def _unit(name: str, entry: dict[str, Any]) -> UnitCard:
    return UnitCard(
        id=name,
        type=entry["type"],
        copies=entry["copies"],
        loyalist=entry.get("loyalist", False),
        dice=tuple(entry["dice"]),
        banners=entry["banners"],
        keywords=tuple(entry.get("keywords", ())),
        land=entry.get("land"),
        enemy=_attack(entry.get("enemy")),
        friend=_attack(entry.get("friend")),
        effects=effects(entry),
    )


def _land(name: str, entry: dict[str, Any]) -> LandCard:
    terrain = entry["terrain"]
    return LandCard(name, terrain, entry["copies"], entry["gold"], effects(_terrains[terrain]))


_terrains = _table("terrains")
_game = {name: entry["value"] for name, entry in _table("game").items()}

UNITS = {name: _unit(name, entry) for name, entry in _table("units").items()}
LOYALISTS = tuple(card.id for card in UNITS.values() if card.loyalist)
RECRUITS = tuple(card.id for card in UNITS.values() if not card.loyalist)
LANDS = {name: _land(name, entry) for name, entry in _table("lands").items()}
HOMELAND = "homeland"
TERRAINS = tuple(_terrains)
BUILDINGS = {
    name: BuildingCard(name, entry["copies"], entry.get("arrow"), effects(entry))
    for name, entry in _table("buildings").items()
}
ADVISORS = {
    name: AdvisorCard(name, entry["copies"], entry["window"], effects(entry))
    for name, entry in _table("advisors").items()
}
FEATS: dict[str, int] = {name: entry["rank"] for name, entry in _table("achievements").items()}
"""Achievements with their ranks."""

SYMBOLS: tuple[str, ...] = tuple(_game["symbols"])
"""In the order in which they act."""
DICE: int = _game["dice"]
DICE_EACH: int = _game["dice_each"]
LANDS_IN_CENTRE: int = _game["lands_in_centre"]
RESERVE: int = _game["reserve"]
LOYALISTS_EACH: int = _game["loyalists_each"]
GOLD_TO_WIN: int = _game["gold_to_win"]
RALLY_DRAWS: int = _game["rally_draws"]
HAND_LIMIT: int = _game["hand_limit"]
LAST_ROUND: int = _game["last_round"]
