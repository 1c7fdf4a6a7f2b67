"""The same table to one viewer, with everything that viewer can't know drawn anew."""

from ...runtime.rng import Rng
from ..choices import choice_for
from ..march import movement
from ..phases.flow import fresh
from ..state.draft import Draft
from ..state.state import State


def resample(state: State, viewer: int | None, seed: bytes) -> State:
    """New chance to come, and other sealed choices for everybody but ``viewer``."""
    other = state.clone()
    # never the game's own chance again, even if it was given the game's own seed
    other.rng.key = Rng.seeded(b"resampled" + seed).key
    chooser = Rng.seeded(b"chooses" + seed)
    chooser.shuffle(other.bag)
    if state.config.sealed:
        for seat, draft in enumerate(state.drafts):
            # before a march begins and when all is over there is nothing sealed
            if seat != viewer and (draft is not None or state.phase in ("hero", "trap")):
                _reseal(other, seat, state.is_ready(seat), chooser)
        other.choices = None
    return other


def _reseal(state: State, seat: int, ready: bool, rng: Rng) -> None:
    """Plays the phase anew for ``seat``, so that it is ready again, or again is not."""
    steps = 0
    draft = _began(state, seat)
    while True:
        choice = choice_for(state, seat, draft)
        if choice is None:
            break
        if not ready and rng.below(2):
            break  # how far it has come is hidden as well
        after = draft.copy() if draft is not None else fresh(state, seat)
        choice.take(after, choice.read(rng.choice(choice.actions)))
        if not ready and after.ask is None:
            break
        draft, steps = after, steps + 1
    if draft is None and choice is None:
        draft = state.drafts[seat]  # it had no choice: nothing to draw
    state.drafts[seat] = draft
    state.undoable[seat] = steps


def _began(state: State, seat: int) -> Draft | None:
    """What the seat begins the phase with: in the march what happens by itself."""
    if state.phase != "march":
        return None
    draft = fresh(state, seat)
    movement.muster(draft)
    movement.run(draft)
    return draft
