"""The components of a game as clients see them; sent once, for they never change."""

from dataclasses import asdict
from functools import cache
from typing import Any

from ..state import components as box
from ..state.position import State
from ..theodore.deck import back


def components(state: State) -> dict[str, Any]:
    awards, grants = tuple(state.awards.values()), tuple(state.grants)
    now = state.row_bonus is box.ROW_BONUS
    return _components(awards, grants, len(state.players), state.solo is not None, now)


@cache
def _components(
    awards: tuple[str, ...], grants: tuple[str, ...], players: int, solo: bool, now: bool
) -> dict[str, Any]:
    rows = box.ROW_BONUS if now else box.ROW_BONUS_BEFORE_RULES_3
    return {
        **_always(),
        "professions": {
            "rows": [
                {"id": name, "bonus": bonus}
                for name, bonus in zip(box.PROFESSIONS, rows, strict=True)
            ],
            "columns": [{"bonus": bonus} for bonus in box.COLUMN_BONUS],
        },
        "shelves": [[_spot(least, players) for least in row] for row in box.SHELVES],
        "awards": {tile: box.AWARDS[tile] for tile in awards},
        "grants": {grant: box.GRANTS[grant] for grant in grants},
        "solo": _solo() if solo else None,
    }


@cache
def _always() -> dict[str, Any]:
    return {
        "bones": [
            {"type": name, "part": part, "count": count}
            for name, part, count in zip(box.BONES, box.BONE_PARTS, box.BONE_COUNTS, strict=True)
        ],
        "fits": _fits(),
        "species": {str(card.id): _species(card) for card in box.SPECIES.values()},
        "envelopes": [
            {"id": letter, "icon": icon, "bonus": box.ENVELOPE_BONUS[letter]}
            for icon, letter in box.ENVELOPE_OF.items()
        ],
        "slots": [asdict(slot) for slot in box.SLOTS],
        "upgraded_slot": asdict(box.UPGRADED),
        "deepest": max(
            *(slot.depth for slot in (*box.SLOTS, box.UPGRADED)),
            *(card.depth for card in box.TEAM_CARDS.values()),
        ),
        "team_cards": {key: asdict(card) for key, card in box.TEAM_CARDS.items()},
        "specialists": box.SPECIALISTS,
        "sites": {
            site: {
                "camps": box.CAMP_SPACES[site],
                "cw": box.CLOCKWISE[site],
                "ccw": box.COUNTER[site],
            }
            for site in box.SITES
        },
        "universities": [
            {"id": each.id, "patron": each.patron, "spaces": each.spaces, "exits": each.exits}
            for each in box.UNIVERSITIES
        ],
        "track": {
            "values": box.TRACK,
            "loyalty_up_to": box.LOYALTY_UP_TO,
            "money_up_to": box.MONEY_UP_TO,
        },
        "award_spaces": box.AWARD_SPACES,
        "paleontologists": {key: asdict(person) for key, person in box.PEOPLE.items()},
        "bonuses": box.BONUSES,
        "prizes": box.PRIZES,
        "tiles": box.SITE_TILES,
        "publish": {str(size): each for size, each in box.PUBLISH.items()},
        "debunk": {str(size): {"loyalty": each} for size, each in box.DEBUNK.items()},
        "costs": box.COSTS,
        "cover": box.COVER,
        "crates_per_cover": box.START["crates_per_cover"],
        "years": box.YEARS,
        "scored_after": box.SCORED_AFTER,
    }


def _spot(least: Any, players: int) -> str:
    """Where so few play, further spots of a shelf hold a printed paper."""
    return "open" if isinstance(least, int) and least <= players else "preprinted"


def _fits() -> dict[str, list[str]]:
    """What a skeleton wants, as its card shows it, and the bones that are that."""
    wanted = {
        f"{part}_{kind}" if kind else part: fit
        for card in box.SPECIES.values()
        for part, kind, fit in zip(
            box.PARTS, (None, None, card.skull, card.limb), card.fits, strict=True
        )
    }
    return {sign: [box.BONES[bone] for bone in fit] for sign, fit in wanted.items()}


def _species(card: box.Species) -> dict[str, Any]:
    names = ("name", "epithet", "category", "discoverer", "year", "skull", "limb", "icon", "prize")
    return {name: getattr(card, name) for name in names}


def _solo() -> dict[str, Any]:
    return {
        key: {
            "basic": key in box.SOLO_SETS["basic"],
            "top": card.top,
            "bottom": card.bottom,
            "extras": card.extras,
            "back": back(card),
        }
        for key, card in box.SOLO.items()
    }
