"""What is told of whole phases and of what a seat has seen, beside the single things."""

from collections.abc import Iterable

from ...contract import Event, phase_started
from ...runtime.story import Story
from ..state.state import State

ROUND = ("hero", "trap", "march", "arrivals")
"""The phases of a round in their order."""
_PHASES = {phase: phase_started(phase) for phase in ("start", *ROUND)}
"""Always the same, and events are never changed."""


def tell_phase(story: Story, phase: str) -> None:
    story.events.append(_PHASES[phase])


def tell_seat(story: Story, seat: int, told: Iterable[Event]) -> None:
    """The same events, for that seat alone."""
    story.events += [Event(event.type, event.values, seat) for event in told]


def interlude(story: Story, state: State) -> None:
    """A beat in the middle of an action: what is worked out for it is not kept."""
    state.choices = None
    story.beat()
    state.choices = None
