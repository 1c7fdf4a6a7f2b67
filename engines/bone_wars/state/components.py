"""The components as data: what a box's owner would correct lies in ``data/*.toml``.

Bones are numbers from 0 to 7 inside the engine, and words everywhere else.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

_DATA = Path(__file__).parents[1] / "data"

Bonus: TypeAlias = Mapping[str, int]
"""What something gives: ``{"money": 2}``. The words are those of ``rewards/``."""


def _table(name: str) -> dict[str, Any]:
    """``data/<name>.toml`` without the marks of provenance."""
    return {
        key: _unmarked(value)
        for key, value in tomllib.loads((_DATA / f"{name}.toml").read_text("utf-8")).items()
    }


def _unmarked(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    if value.keys() == {"value", "mark"}:
        return value["value"]
    return {key: _unmarked(inner) for key, inner in value.items() if key != "mark"}


_bones = _table("bones")
_board = _table("player_board")
_team = _table("team")
_map = _table("map")
_patrons = _table("patrons")
_awards = _table("awards")
_professions = _table("professions")
_bonuses = _table("bonuses")
_game = _table("game")
_solo = _table("solo")

# Bones
BONES: tuple[str, ...] = tuple(_bones["types"])
BONE: dict[str, int] = {name: number for number, name in enumerate(BONES)}
BONE_PARTS: tuple[str, ...] = tuple(bone["part"] for bone in _bones["types"].values())
BONE_COUNTS: tuple[int, ...] = tuple(bone["count"] for bone in _bones["types"].values())
RARE_EACH: int = _bones["rare"]
PER_SITE: int = _bones["per_site"]
PARTS = ("torso", "tail", "skull", "limb")

# Player board
START: dict[str, int] = _board["start"]
ENVELOPES: tuple[str, ...] = tuple(_board["envelopes"])
ENVELOPE_OF: dict[str, str] = {each["icon"]: key for key, each in _board["envelopes"].items()}
ENVELOPE_BONUS: dict[str, Bonus] = {key: each["bonus"] for key, each in _board["envelopes"].items()}
SLOT_TILES: int = _board["upgraded_slot"]["tile"]["count"]


@dataclass(frozen=True, slots=True)
class SlotValues:
    cost: int
    ap: int
    depth: int
    icon: str | None = None


SLOTS: tuple[SlotValues, ...] = tuple(SlotValues(**each) for each in _board["slots"].values())
UPGRADED = SlotValues(
    **{key: value for key, value in _board["upgraded_slot"]["tile"].items() if key != "count"}
)


# Species cards
@dataclass(frozen=True, slots=True)
class Species:
    id: int
    name: str
    epithet: str
    category: str
    discoverer: str
    year: int
    skull: str
    limb: str
    icon: str
    prize: str
    fits: tuple[tuple[int, ...], ...]
    """For each of ``PARTS`` the bones that fill it."""
    envelope: str


def _fitting(part: str, kind: str) -> tuple[int, ...]:
    wanted = part if kind == "any" else f"{part}_{kind}"
    return tuple(number for number, bone in enumerate(BONES) if bone.startswith(wanted))


def _species(card: dict[str, Any]) -> Species:
    kinds = ("any", "any", card["skull"], card["limb"])
    fits = tuple(_fitting(part, kind) for part, kind in zip(PARTS, kinds, strict=True))
    return Species(**card, fits=fits, envelope=ENVELOPE_OF[card["icon"]])


SPECIES: dict[int, Species] = {card["id"]: _species(card) for card in _table("species").values()}
CATEGORY_OF_ALL = "amphibian"
"""Counts as any other for awards."""


# Team cards and specialists
@dataclass(frozen=True, slots=True)
class TeamCard:
    set: str
    cost: int
    ap: int
    depth: int
    torn: bool


TEAM_CARDS: dict[str, TeamCard] = {key: TeamCard(**each) for key, each in _team["cards"].items()}
BASIC: tuple[str, ...] = tuple(key for key, card in TEAM_CARDS.items() if card.set == "basic")
ADVANCED: tuple[str, ...] = tuple(key for key, card in TEAM_CARDS.items() if card.set != "basic")
SPECIALISTS: dict[str, Bonus] = {key: each["bonus"] for key, each in _team["specialists"].items()}

# Map
SITES: tuple[str, ...] = tuple(_map["sites"])
CAMP_SPACES: dict[str, list[int]] = {key: each["camps"] for key, each in _map["sites"].items()}
CLOCKWISE: dict[str, str] = {key: each["cw"] for key, each in _map["sites"].items()}
COUNTER: dict[str, str] = {key: each["ccw"] for key, each in _map["sites"].items()}


@dataclass(frozen=True, slots=True)
class University:
    id: str
    patron: str
    spaces: list[int]
    exits: list[str]
    cw: str
    """The site that Theodore goes to when his card says clockwise."""
    ccw: str


UNIVERSITIES: tuple[University, ...] = tuple(
    University(id=key, **each) for key, each in _map["universities"].items()
)
UNIVERSITY_AT: dict[int, University] = {
    space: university for university in UNIVERSITIES for space in university.spaces
}
SPACES: tuple[int, ...] = tuple(sorted(UNIVERSITY_AT))
PATRONS: tuple[str, ...] = tuple(university.patron for university in UNIVERSITIES)
RIVAL: dict[str, str] = {PATRONS[0]: PATRONS[1], PATRONS[1]: PATRONS[0]}

# Patrons
TRACK: list[int] = _patrons["track"]["values"]
TOP = len(TRACK) - 1
LOYALTY_UP_TO: int = _patrons["track"]["loyalty_up_to"]
MONEY_UP_TO: int = _patrons["track"]["money_up_to"]
SHELVES: list[list[Any]] = _patrons["shelves"]["rows"]

# Awards
AWARD_SPACES: list[dict[str, int]] = _awards["spaces"]["list"]
AWARDS: dict[str, list[list[dict[str, Any]]]] = {
    key: each["rows"] for key, each in _awards["tiles"].items()
}
AWARD_TYPES: dict[str, list[str]] = {
    kind: [key for key, each in _awards["tiles"].items() if each["type"] == kind]
    for kind in ("A", "B", "C")
}

# Professions
PROFESSIONS: tuple[str, ...] = tuple(_professions["rows"])
ROW_BONUS: tuple[Bonus, ...] = tuple(each["bonus"] for each in _professions["rows"].values())
ROW_BONUS_BEFORE_RULES_3: tuple[Bonus, ...] = tuple(
    _professions["before_rules_3"].get(name, bonus)
    for name, bonus in zip(PROFESSIONS, ROW_BONUS, strict=True)
)
COLUMN_BONUS: tuple[Bonus, ...] = tuple(each["bonus"] for each in _professions["columns"].values())
ENDGAME: list[dict[str, int]] = _professions["endgame"]["spaces"]

# Bonuses
BONUS_TILES: dict[str, Bonus] = {
    key: each["bonus"] for key, each in _bonuses["bonus_tiles"].items()
}
PRINTED: str = next(iter(_bonuses["printed"]))
BONUSES: dict[str, Bonus] = {**BONUS_TILES, PRINTED: _bonuses["printed"][PRINTED]["bonus"]}
SITE_TILES: dict[str, Bonus] = {
    key: each["bonus"] for key, each in _bonuses["dig_site_tiles"].items()
}
PRIZES: dict[str, Bonus] = {key: each["bonus"] for key, each in _bonuses["prizes"].items()}
ICONS: list[str] = _bonuses["minor_finds"]["icons"]
COLUMNS: int = _bonuses["minor_finds"]["columns"]


# Paleontologists and grants
@dataclass(frozen=True, slots=True)
class Person:
    action: str
    effect: str
    copies: int
    born: int
    died: int


PEOPLE: dict[str, Person] = {key: Person(**each) for key, each in _table("paleontologists").items()}
MODES = ("publish", "debunk", "award", "minor")
GRANTS: dict[str, str] = {key: each["key"] for key, each in _table("grants").items()}

# The game
YEARS: list[str] = _game["rounds"]["years"]
ROUNDS = len(YEARS)
SCORED_AFTER: list[int] = _game["rounds"]["scored_after"]
PUBLISH: dict[int, dict[str, Any]] = {int(key): each for key, each in _game["publish"].items()}
DEBUNK: dict[int, int] = {int(key): each["loyalty"] for key, each in _game["debunk"].items()}
SIZES: tuple[int, ...] = tuple(PUBLISH)
COSTS: dict[str, int] = _game["costs"]
COVER: dict[str, int] = _game["cover"]


# Theodore
@dataclass(frozen=True, slots=True)
class Back:
    icon: str
    ap: int = 0
    depth: int = 0
    take_back: bool = False
    rival_loyalty: int = 0


@dataclass(frozen=True, slots=True)
class SoloCard:
    top: list[str]
    bottom: list[str]
    extras: list[str]
    back: Back


SOLO: dict[str, SoloCard] = {
    key: SoloCard(**{**each, "back": Back(**each["back"])}) for key, each in _solo["cards"].items()
}
SOLO_SETS: dict[str, list[str]] = {
    name: [key for key in SOLO if key.rstrip("0123456789") == prefix]
    for name, prefix in {"basic": "B", "advanced": "I", "expert": "II"}.items()
}
SITE_ORDER: list[str] = _solo["dig_site_order"]
