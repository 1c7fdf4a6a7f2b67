"""Who may take back what, derived from what happened and never declared by hand.

A seat may take back its own actions as far as nobody learnt anything from them and nobody acted
after them. Others' sealed choices of the same phase don't count: they are independent. So are
open ones where an engine says so: each is still possible if another of them was never made.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from ..contract import Event, State


@dataclass(frozen=True, slots=True)
class Before:
    """As it was before an action was played."""

    barrier: int
    drawn: int

    @classmethod
    def of(cls, state: State) -> "Before":
        return cls(state.barrier, state.rng.count if state.rng else 0)


def settle(
    state: State,
    seat: int,
    before: Before,
    events: Iterable[Event],
    independent: bool = False,
) -> None:
    """Brings ``barrier`` and ``undoable`` up to date after ``seat`` has acted: last of all."""
    audiences = {event.audience for event in events}
    if state.barrier == before.barrier and _revealed(state, seat, before, audiences):
        state.barrier += 1
    if state.barrier != before.barrier:
        state.undoable = [0] * len(state.undoable)
        return
    steps = state.undoable[seat] + 1
    if not independent and None in audiences:
        state.undoable = [0] * len(state.undoable)
    state.undoable[seat] = steps


def _revealed(state: State, seat: int, before: Before, audiences: set[int | None]) -> bool:
    """A number was drawn, or somebody else was told something that not everybody may know."""
    return bool(audiences - {None, seat}) or Before.of(state).drawn != before.drawn
