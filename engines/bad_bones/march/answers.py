"""The player's answers to what is asked while skeletons move; play goes on from there."""

from ..state.draft import Draft
from . import resume
from .move import set_out
from .movement import run


def march_next(draft: Draft, token: int) -> None:
    """The player lets that one go next."""
    draft.ask = None
    set_out(draft, token)
    _run_on(draft)


def march_rest(draft: Draft) -> None:
    """The player leaves the order of the others to the reading order."""
    draft.ask = None
    draft.resting = True
    run(draft)


def flees_next(draft: Draft, token: int) -> None:
    """The player lets that one flee next from the dragon that has landed."""
    draft.ask = None
    set_out(draft, token)
    _run_on(draft)


def repelled(draft: Draft, side: int) -> None:
    """The player has said to which side the waiting skeleton flees."""
    if draft.walk is not None and draft.walk.token in draft.queue:  # its turn comes later
        draft.flights = {**draft.flights, draft.walk.token: side}
        draft.walk = draft.ask = None
    else:
        resume.flee(draft, side)
    _run_on(draft)


def targeted(draft: Draft, target: int) -> None:
    """The player has said into whose cemetery the waiting skeleton, or the hearse, goes."""
    if draft.ask is not None and draft.ask[0] == "hearse":
        draft.aims[draft.ask[1]] = target
        draft.ask = None
    else:
        resume.send(draft, target)
    _run_on(draft)


def led(draft: Draft, leader: int) -> None:
    """The player has said which of several instructors leads."""
    resume.lead(draft, leader)
    _run_on(draft)


def stopped(draft: Draft, token: int) -> None:
    """The player has said whom of a group the tower stops."""
    resume.stop(draft, token)
    _run_on(draft)


def rebuilt(draft: Draft, space: int) -> None:
    """The player has said which tower the friendly chief rebuilds."""
    resume.rebuild(draft, space)
    _run_on(draft)


def ordered(draft: Draft, token: int | None) -> None:
    """The player has said who of a group comes first, or that it makes no difference to him."""
    resume.order(draft, token)
    _run_on(draft)


def _run_on(draft: Draft) -> None:
    if draft.ask is None:
        run(draft)


def _in_order(draft: Draft, _first: int) -> None:
    ordered(draft, None)


PLAIN = {
    "leader": led,
    "stop": stopped,
    "rebuild": rebuilt,
    "order": _in_order,
    "landing": flees_next,
}
"""What changes little of where anybody goes -> takes the first thing offered."""
