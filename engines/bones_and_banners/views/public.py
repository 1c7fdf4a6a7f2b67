"""What everybody sees (B2), field by field: a new field is hidden until somebody shows it here."""

from typing import Any

from ...contract import View
from ..cards.catalogue import GOLD_TO_WIN, LAST_ROUND
from ..contests.contestants import units_at
from ..phases.orders import symbol
from ..phases.victory import gold
from ..state.army import Army
from ..state.position import Field, State
from ..state.unit import Unit
from ..turn.go_on import open_now
from ..units.banners import banners, parts, total
from ..units.pointing import walls
from ..units.targets import verb
from .cards import CARDS


def public(state: State) -> View:
    return {
        "round": state.round,
        "phase": state.phase,
        "initiative": state.initiative,
        "symbol": symbol(state),
        "asked": sorted(open_now(state)),
        "cards": CARDS,
        "goal": GOLD_TO_WIN,
        "last_round": LAST_ROUND,
        "centre": [_field(state, field) for field in state.centre],
        "units": [_unit(state, unit) for unit in state.units],
        "armies": [_army(army) for army in state.armies],
        "piles": {
            "recruit": len(state.recruits),
            "advisor": len(state.advisors),
            "building": len(state.buildings),
            "land": len(state.lands),
        },
        "reserve": state.reserve.copy(),
        "pool": state.pool.copy(),
        "gone": state.gone.copy(),
        "over": _over(state),
    }


def _field(state: State, field: Field) -> dict[str, Any]:
    return {
        "land": field.land,
        "ally": field.ally,
        "kept": field.kept,
        "sealed": [
            sum(not unit.up for unit in units_at(state, field.land, seat)) for seat in (0, 1)
        ],
        "sums": [_sum(state, field.land, seat) for seat in (0, 1)],
        "walls": [len(walls(state, seat, field.land)) for seat in (0, 1)],
    }


def _sum(state: State, land: str, seat: int) -> int | None:
    """Of all that lies open there for the seat; nothing, if nothing does."""
    counted = [value for _, value in walls(state, seat, land)]
    counted += [banners(state, unit) for unit in units_at(state, land, seat) if unit.up]
    return sum(counted) if counted else None


def _unit(state: State, unit: Unit) -> dict[str, Any]:
    target = {"unit": unit.unit} if unit.land is None else {"land": unit.land}
    shown = {
        "seq": unit.seq,
        "owner": unit.owner,
        "dice": unit.dice.copy(),
        **target,
        "aim": unit.aim,
        "up": unit.up,
        "carried": unit.carried,
        "joined": unit.joined,
        "bonus": unit.bonus,
        "seen": unit.seen,
    }
    return {**shown, **_face(state, unit)} if unit.up else shown


def _face(state: State, unit: Unit) -> dict[str, Any]:
    counted = parts(state, unit)
    return {
        "card": unit.card,
        "banners": total(counted),
        "parts": counted,
        "verb": verb(unit.card, unit.aim),
    }


def _army(army: Army) -> dict[str, Any]:
    return {
        "gold": gold(army),
        "lands": army.lands.copy(),
        "active": army.active,
        # B5: how many of them go home is not seen before both have said so
        "units": len(army.hand) + len(army.sent),
        "advisors": len(army.advisors),
        "fresh": len(army.fresh),
        "buildings": len(army.buildings),
        "deck": len(army.deck),
        "below": len(army.below),
        "dice": army.dice.copy(),
        "spent": army.spent.copy(),
        "built": [{"card": building.card, "used": building.used} for building in army.built],
        "under": army.under is not None,
        "mason": army.mason,
        "herald": army.herald,
        "rests": army.rests,
        "lost": army.lost.copy(),
    }


def _over(state: State) -> dict[str, Any] | None:
    """B6: achievements would betray hidden cards before."""
    if state.phase != "over":
        return None
    return {"feats": [army.feats.copy() for army in state.armies]}
