"""Hidden information stays hidden: what a viewer can't know changes no byte that it is sent."""

from collections.abc import Callable, Iterator
from typing import Any

from ..contract import Action
from ..runtime.rng import Rng
from .case import Case
from .refusals import GARBAGE, mutations
from .seen import difference, everything, texts, told, views


def worlds(case: Case, state: Any, viewer: int | None, rng: Rng, count: int) -> Iterator[Any]:
    """States that this viewer cannot tell from ``state``."""
    for _ in range(count):
        yield case.engine.resample(state, viewer, rng.below(2**62).to_bytes(8, "big"))


def check_interference(case: Case) -> None:
    """Views, decision, texts, previews and refusals are the same in every world the viewer can't
    tell apart; and so they stay, whatever others seal in it."""
    engine, rng = case.engine, case.rng("interference")
    positions = [(game.state, True) for game, _, _ in _copies(case, "interference")]
    positions.append((case.end().state, False))
    for state, open_game in positions:
        before = engine.dump(state)
        for viewer in case.viewers():
            here = everything(engine, state, viewer) + texts(engine, state, viewer)
            for other in worlds(case, state, viewer, rng, 2):
                case.require(engine.dump(state) == before, "resample changed what it was given.")
                there = everything(engine, other, viewer) + texts(engine, other, viewer)
                if here != there:
                    case.fail(f"Viewer {viewer} sees what it can't know: {difference(here, there)}")
                if open_game:
                    _answers_are_the_same(case, state, other, viewer, rng)
                    _sealing_tells_nothing(case, state, other, viewer, rng)


def _copies(case: Case, purpose: str) -> Iterator[Any]:
    for game, seat, action in case.sample(purpose):
        yield game.clone(), seat, action


def _answers_are_the_same(case: Case, one: Any, two: Any, viewer: int | None, rng: Rng) -> None:
    """Previews of the viewer's own choices, and the refusals of what it may not do."""
    if viewer is None:
        return
    tries: list[Action] = list(GARBAGE[-3:])
    decisions = case.engine.decisions(one)
    for decision in decisions.values():
        tries.append(rng.choice(decision.actions))
        tries += mutations(rng.choice(decision.actions), rng, 2)
    for action in tries:
        here, there = (_answer(case, state, viewer, action) for state in (one, two))
        case.require(
            here == there, f"Viewer {viewer} tries {action} and learns: {here!r}, not {there!r}"
        )


def _answer(case: Case, state: Any, viewer: int, action: Action) -> tuple[object, object]:
    """What the viewer gets to read; accidents too, for their texts could tell something."""

    def reply(call: Callable[..., object]) -> object:
        try:
            return call(case.engine.clone(state), viewer, action)
        except Exception as error:  # whatever it is, it must be the same in both worlds
            return repr(error), getattr(error, "code", None)

    played = reply(case.engine.apply)
    # what an accepted action leads to is the barrier's business
    return reply(case.engine.preview), "accepted" if isinstance(played, list) else played


def _sealing_tells_nothing(case: Case, one: Any, two: Any, viewer: int | None, rng: Rng) -> None:
    """Somebody else seals something, and something else in the other world."""
    engine = case.engine
    here, there = engine.decisions(one), engine.decisions(two)
    others = sorted(set(here) & set(there) - {viewer})
    if not others:
        return
    seat = rng.choice(others)
    after: list[tuple[bool, bytes]] = []
    for state, decisions in ((one, here), (two, there)):
        played = engine.clone(state)
        events = engine.apply(played, seat, rng.choice(decisions[seat].actions))
        if played.barrier != state.barrier or any(event.audience is None for event in events):
            return
        choosing = seat in engine.decisions(played)
        before, now = views(engine, state, viewer), views(engine, played, viewer)
        if choosing and now != before:
            case.fail(f"Viewer {viewer} sees a step of seat {seat}: {difference(before, now)}")
        after.append((choosing, told(events, viewer) + everything(engine, played, viewer)))
    if after[0][0] == after[1][0] and after[0][1] != after[1][1]:
        what = difference(after[0][1], after[1][1])
        case.fail(f"Viewer {viewer} sees what seat {seat} sealed: {what}")
