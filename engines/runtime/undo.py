"""Who may take back what, derived from what happened and never declared by hand.

A seat may take back its own actions as far as nobody learnt anything from them and nobody acted
after them. Others' sealed choices of the same phase don't count: they are independent. So are
open ones where an engine says so: each is still possible if another of them was never made.
"""

from collections.abc import Iterable

from ..contract import Event, State


def settle(
    state: State,
    seat: int,
    barrier_before: int,
    events: Iterable[Event],
    independent: bool = False,
) -> None:
    """Brings ``state.undoable`` up to date after ``seat`` has acted. Every engine calls it last."""
    if state.barrier != barrier_before:
        state.undoable = [0] * len(state.undoable)
        return
    steps = state.undoable[seat] + 1
    if not independent and None in [event.audience for event in events]:
        state.undoable = [0] * len(state.undoable)
    state.undoable[seat] = steps
