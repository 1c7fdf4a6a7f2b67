"""The barrier stands wherever somebody learnt something, so that undo gives nothing away."""

from typing import Any

from ..contract import Action, IllegalAction
from .case import Case
from .interference import worlds
from .seen import difference, everything, told


def check_barrier(case: Case) -> None:
    """While an action may be taken back, it has told nobody anything: in every world that a viewer
    can't tell apart, it shows that viewer the same. Who acts openly may give away what is its own
    (a card of its hand), so an open action is looked at in the worlds that the one who acts can't
    tell apart. Numbers that were drawn stand behind it, too."""
    rng = case.rng("barrier")
    for game, seat, action in case.sample("barrier"):
        after = case.engine.clone(game.state)
        events = case.engine.apply(after, seat, action)
        if after.barrier != game.state.barrier:
            continue
        drawn = game.state.rng is not None and after.rng.count != game.state.rng.count
        case.require(not drawn, f"Numbers were drawn, and seat {seat} may take {action} back.")
        is_open = any(event.audience is None for event in events)
        is_ready = _is_ready(case, after, seat)
        for viewer in case.viewers():
            before = everything(case.engine, game.state, viewer)
            now = told(events, viewer) + everything(case.engine, after, viewer)
            for world in worlds(case, game.state, seat if is_open else viewer, rng, 2):
                if everything(case.engine, world, viewer) != before:
                    continue  # a leak, and another check's finding; or the viewer's own hand
                there = _then(case, world, seat, action, viewer)
                if world.barrier != game.state.barrier:
                    continue  # there it was the last step of a sealed phase: the barrier stands
                if not is_open and _is_ready(case, world, seat) != is_ready:
                    continue  # its last step, here or there: that a seat is ready is no secret
                if there is None and (is_open or viewer == seat):
                    case.fail(f"Viewer {viewer} learnt that seat {seat} can do {action}.")
                if there is not None and there != now:
                    what = difference(now, there)
                    case.fail(f"Seat {seat} did {action}, viewer {viewer} learnt from it: {what}")


def _is_ready(case: Case, state: Any, seat: int) -> bool:
    return seat not in case.engine.decisions(state)


def _then(case: Case, world: Any, seat: int, action: Action, viewer: int | None) -> bytes | None:
    try:
        events = case.engine.apply(world, seat, action)
    except IllegalAction:
        return None
    return told(events, viewer) + everything(case.engine, world, viewer)
