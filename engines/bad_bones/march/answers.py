"""Plain answers to what is asked in a phase, for those who only look ahead."""

from ..state.draft import Draft
from . import movement


def _in_order(draft: Draft, _first: int) -> None:
    movement.ordered(draft, None)


PLAIN = {
    "leader": movement.led,
    "stop": movement.stopped,
    "rebuild": movement.rebuilt,
    "order": _in_order,
    "landing": movement.flees_next,
}
"""What changes little of where anybody goes -> takes the first thing offered."""
