"""What units that target units would do, for those that a seat knows."""

from collections.abc import Iterator, Sequence
from typing import Any

from ...contract import Event
from ..state.position import State
from ..state.unit import Unit
from ..units.bluff import is_bluff
from ..units.fight import DUELS
from ..units.targets import verb
from .foresight import Foresight
from .knowledge import is_known


def links(state: State, seen: Foresight, seat: int) -> list[dict[str, Any]]:
    return list(_links(state, seen, seat))


def _links(state: State, seen: Foresight, seat: int) -> Iterator[dict[str, Any]]:
    for unit in state.units:
        if unit.unit is None or not is_known(unit, seat) or state.phase == "contest":
            continue
        key, values = _text(state, seen, seat, unit)
        yield {
            "unit": unit.seq,
            "target": unit.unit,
            "verb": None if is_bluff(unit) else verb(unit.card, unit.aim),
            "text": key,
            "values": values,
        }


def _text(state: State, seen: Foresight, seat: int, unit: Unit) -> tuple[str, dict[str, Any]]:
    """A key and its values."""
    target = None if unit.unit is None else state.unit(unit.unit)
    if is_bluff(unit):
        return "foreseen.bluff", {}
    if target is None:
        return "foreseen.idle", {}
    if not is_known(target, seat):
        return "foreseen.sealed", {}
    keyword = verb(unit.card, unit.aim)
    if keyword in ("protect", "revive"):
        return f"foreseen.{keyword}", {}
    return _told(seen.events, unit, target)


def _told(events: Sequence[Event], unit: Unit, target: Unit) -> tuple[str, dict[str, Any]]:
    """As the foreseen combat tells it."""
    gone = False
    for event in events:
        told = event.values
        if event.type == "fought" and told["unit"] == unit.seq:
            return _fought(told)
        if event.type == "enchanted" and told["unit"] == unit.seq:
            return "foreseen.enchant", {"count": told["banners"]}
        if event.type == "unit.lost" and (told["unit"], told["by"]) == (target.seq, unit.seq):
            return "foreseen.caught", {}
        gone = gone or (event.type in _LEAVES and told["unit"] == unit.seq)
        if event.type in _LEAVES and told["unit"] == target.seq and not gone:
            return "foreseen.idle", {}
    return "foreseen.gone", {}


_LEAVES = ("unit.lost", "unit.retreated", "unit.returned")


def _fought(told: Any) -> tuple[str, dict[str, Any]]:
    kind = "duel" if told["kind"] in DUELS else told["kind"]
    if told["result"] == "immune":
        return "fought.immune", {}
    key = f"fought.{kind}.{told['result']}" + (".absorbed" if told["absorbed"] else "")
    return key, {} if told["defence"] is None else {
        "attack": told["attack"],
        "count": told["defence"],
    }
