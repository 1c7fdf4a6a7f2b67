"""What is told of an attack: who, with what against what, and how it ended."""

from collections.abc import Sequence

from ..state.unit import Unit
from ..turn.turn import Turn
from ..units.banners import Part, total


def tell(
    turn: Turn,
    kind: str,
    attacker: Unit,
    target: Unit,
    result: str,
    *,
    absorbed: Unit | None = None,
    attack: Sequence[Part] = (),
    defence: Sequence[Part] = (),
) -> None:
    """``attack`` and ``defence`` are what was compared, if anything was. ``result``: the target is
    made to be ``lost`` or ``retreat``, is ``immune``, ``undead`` or ``out_of_reach``, or the
    attacker is ``beaten``."""
    turn.tell(
        "fought",
        seat=attacker.owner,
        kind=kind,
        unit=attacker.seq,
        card=attacker.card,
        target=target.seq,
        against=target.card,
        attack=total(attack) if attack else None,
        defence=total(defence) if defence else None,
        attack_parts=list(attack),
        defence_parts=list(defence),
        result=result,
        absorbed=absorbed.seq if absorbed else None,
    )
