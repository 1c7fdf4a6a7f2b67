"""How far a game is: the only part of views and events that others than its own client read.

Home says which round a game is in, the log has a heading for every phase, a replay stops at both,
and proposals of cooperative players are past when either has changed. A game that has rounds or
phases says so in these words; one that has none says nothing.
"""

from typing import Any, TypedDict

from .event import Event
from .view import View

ROUND = "round"
PHASE = "phase"
ROUND_STARTED = "round.started"
PHASE_STARTED = "phase.started"


class Progress(TypedDict):
    round: int | None
    phase: str | None
    """Its name is the text ``phase.<phase>``."""


def progress(public: View) -> Progress:
    """As a public view tells it.

    >>> progress({"round": 3, "board": []})
    {'round': 3, 'phase': None}
    """
    return {"round": public.get(ROUND), "phase": public.get(PHASE)}


def round_started(number: int, **more: Any) -> Event:
    return Event(ROUND_STARTED, {ROUND: number, **more})


def phase_started(phase: str, **more: Any) -> Event:
    return Event(PHASE_STARTED, {PHASE: phase, **more})
