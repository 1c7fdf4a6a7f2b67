"""Enchant: a friendly unit gains banners until the End Phase."""

from .. import feats
from ..state.unit import Unit
from ..turn.turn import Turn
from ..units.banners import total
from .limit import limit


def enchant(turn: Turn, unit: Unit, target: Unit, number: int) -> None:
    banners = total(limit(turn.state, unit.owner, "enchant", number))
    target.bonus += banners  # B37: it stays when the enchanter leaves
    feats.enchanted(turn, unit, target)
    turn.tell(
        "enchanted",
        seat=unit.owner,
        unit=unit.seq,
        card=unit.card,
        target=target.seq,
        banners=banners,
    )
