"""Units that stand by another one."""

from ..state.position import State
from ..state.unit import Unit
from .targets import verb

_IN_FORCE = ("combat", "contest")


def supporters(state: State, unit: Unit, keyword: str) -> list[Unit]:
    """Those whose Protect or Revive is in force for that unit, the last placed first.

    B28: from the first step of combat to the end of the contests, face up; so not in the window
    before it.
    """
    if state.phase not in _IN_FORCE:
        return []
    return [
        other
        for other in reversed(state.units)
        if other.unit == unit.seq
        and other.up
        and other.aim == "friend"
        and verb(other.card, other.aim) == keyword
    ]
