"""Who may take back what, derived from what happened and never declared by hand.

A seat may take back its own actions as far as nobody learnt anything from them and nobody acted
after them. Others' sealed choices of the same phase don't count: they are independent.
"""

from collections.abc import Iterable

from .contract import Event, State


def settle(state: State, seat: int, barrier_before: int, events: Iterable[Event]) -> None:
    """Brings ``state.undoable`` up to date after ``seat`` has acted. Every engine calls it last."""
    if state.barrier != barrier_before:
        state.undoable = [0] * len(state.undoable)
        return
    seen_by_all = any(event.audience is None for event in events)
    for other in range(len(state.undoable)):
        if other == seat:
            state.undoable[other] += 1
        elif seen_by_all:
            state.undoable[other] = 0
