"""How many banners a unit has, and why: one function for every comparison (B23)."""

from collections.abc import Iterator, Sequence
from typing import TypedDict

from ..cards.catalogue import BUILDINGS, LANDS, UNITS
from ..cards.effect import Effect
from ..state.position import State
from ..state.unit import Unit
from .conditions import Asking, times
from .fight import Fight
from .pointing import effects


class Part(TypedDict):
    by: str
    """``printed``, ``effect`` (its own), ``bonus`` (Enchants and Squires), the keyword of its
    attack, or the id of the card that gives or takes."""
    n: int


def banners(state: State, unit: Unit, fight: Fight | None = None) -> int:
    """Of a unit as if it was face up. Other units count for it only while they are."""
    return total(parts(state, unit, fight))


def total(parts: Sequence[Part]) -> int:
    return sum(part["n"] for part in parts)


def parts(state: State, unit: Unit, fight: Fight | None = None) -> list[Part]:
    """What the banners are made of. Never below 0 together: the last to take finds less."""
    printed: Part = {"by": "printed", "n": UNITS[unit.card].banners}
    if fight is not None and fight.kind == "flank" and not fight.attacks:
        return [printed]
    changes = [Part(by=by, n=n) for by, n in _changes(state, unit, fight) if n]
    given = [printed, *(each for each in changes if each["n"] > 0)]
    return given + _taken(given, [each for each in changes if each["n"] < 0])


def _taken(given: Sequence[Part], wanted: Sequence[Part]) -> list[Part]:
    left = total(given)
    taken: list[Part] = []
    for part in wanted:
        n = min(left, -part["n"])
        if n:
            taken.append({"by": part["by"], "n": -n})
            left -= n
    return taken


def _changes(state: State, unit: Unit, fight: Fight | None) -> Iterator[tuple[str, int]]:
    def n(effect: Effect, carrier: Unit = unit) -> int:
        often = times(effect.only, Asking(state, unit, carrier, fight))
        return often * int(effect.value)

    if fight is not None and fight.attacks:
        yield fight.kind, fight.number
    yield "bonus", unit.bonus
    for effect in _OF_UNITS[unit.card]:
        if effect.target == "self":
            yield "effect", n(effect)
    army = state.armies[unit.owner]
    for effect in _OF_LANDS[army.active] if army.active else ():
        if effect.target == "units.mine" or _is_at_allied_land(state, unit):
            yield army.active or "", n(effect)
    for building in army.built:
        for effect in _OF_BUILDINGS[building.card]:
            yield building.card, n(effect)
    if unit.land is None:
        return  # it attacks or supports, so nothing of a land touches it
    for card, effect in effects(state, 1 - unit.owner, unit.land):
        if effect.target == "units.enemy.atLand":
            yield card, n(effect)  # B27
    for other in state.units:
        if other.land == unit.land and other.owner == unit.owner and other.up:
            for effect in _OF_UNITS[other.card]:
                if effect.target in _AT_LAND and (other is not unit or effect.target == _EACH):
                    yield other.card, n(effect, other)  # B26


_EACH = "units.mine.atLand"
_AT_LAND = (_EACH, "units.mine.atLand.other")


def _is_at_allied_land(state: State, unit: Unit) -> bool:
    allied = state.allied(unit.owner)
    return allied is not None and unit.land == allied.land


def _banners(effects: Sequence[Effect], on: str) -> tuple[Effect, ...]:
    return tuple(each for each in effects if each.op == "BANNERS" and each.on == on)


_OF_UNITS = {card.id: _banners(card.effects, "static") for card in UNITS.values()}
_OF_BUILDINGS = {card.id: _banners(card.effects, "static") for card in BUILDINGS.values()}
_OF_LANDS = {card.id: _banners(card.effects, "land_activate") for card in LANDS.values()}
