"""Duel, Charge and Flank: banners are compared, and the unit with fewer is Lost."""

from .. import feats
from ..state.unit import Unit
from ..turn.turn import Turn
from ..units.banners import Part, parts, total
from ..units.fight import Fight
from ..units.leaving import lose, retreat
from . import fought
from .immune import is_immune
from .join import join
from .outcome import Outcome, bring_about, foresee


def duel(turn: Turn, unit: Unit, target: Unit, number: int) -> None:
    _fight(turn, "duel", unit, target, number)


def flank(turn: Turn, unit: Unit, target: Unit, number: int) -> None:
    """Only the printed banners of its target count."""
    _fight(turn, "flank", unit, target, number)


def charge(turn: Turn, unit: Unit, target: Unit, number: int) -> None:
    """With more banners; it takes the place of a unit that it drives out."""
    land = target.land
    outcome = _fight(turn, "charge", unit, target, number)
    if outcome.result == "lost" and not outcome.absorbed and land is not None:
        join(turn, unit, land)  # B36


def _fight(turn: Turn, kind: str, unit: Unit, target: Unit, number: int) -> Outcome:
    attack = parts(turn.state, unit, Fight(kind, attacks=True, number=number))
    defence = parts(turn.state, target, Fight(kind, attacks=False))
    outcome = _foresee(turn, kind, target, attack, defence)
    fought.tell(
        turn,
        kind,
        unit,
        target,
        outcome.result,
        absorbed=outcome.absorbed,
        attack=attack,
        defence=defence,
    )
    if bring_about(turn, unit, target, outcome, kind) is target:
        feats.notice(turn, unit.owner, "I-2")  # B49: neither absorbed nor revived
    if outcome.result == "beaten":
        lose(turn, unit, kind, target.seq)  # B32: its protectors don't help against its own duel
    elif outcome.result in ("retreat", "undead"):
        retreat(turn, unit)
    return outcome


def _foresee(
    turn: Turn, kind: str, target: Unit, attack: list[Part], defence: list[Part]
) -> Outcome:
    ahead = total(attack) - total(defence)
    if ahead < 0:
        return Outcome("immune" if is_immune(target, kind) else "beaten")
    return foresee(turn.state, target, "lost" if ahead else "retreat", kind)
