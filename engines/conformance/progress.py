"""How far a game is, in the words that others than its own client read."""

from typing import Any

from ..contract import Beat, Progress, progress
from ..contract.progress import PHASE, PHASE_STARTED, ROUND, ROUND_STARTED
from ..runtime.messages import LANGUAGES, of
from .case import Case


def check_progress(case: Case) -> None:
    """Rounds are numbers, phases have a name in every language, and what is told of a round or
    phase that has started is what the table then shows."""
    start = case.start()
    before = progress(case.engine.public(start.state))
    _readable(case, before)
    has = {key for key, value in before.items() if value is not None}
    for game, seat, action in case.walk():
        state = case.engine.clone(game.state)

        def on_beat(beat: Beat, state: Any = state) -> None:
            now = progress(case.engine.public(state))
            _readable(case, now)
            known = {key for key, value in now.items() if value is not None}
            case.require(has <= known, f"The view no longer says which {has - known} it is.")
            _as_told(case, beat, now)

        case.engine.apply(state, seat, action, on_beat)


def _readable(case: Case, now: Progress) -> None:
    number, phase = now["round"], now["phase"]
    case.require(number is None or type(number) is int, f"The round is {number!r}.")
    case.require(phase is None or type(phase) is str, f"The phase is {phase!r}.")
    for lang in LANGUAGES:
        named = phase is None or f"phase.{phase}" in of(case.engine).texts[lang]
        case.require(named, f"There is no text phase.{phase} in {lang}.")


def _as_told(case: Case, beat: Beat, now: Progress) -> None:
    """The last one that was told counts: a beat may bring several."""
    told: Progress = {"round": None, "phase": None}
    for event in beat:
        if event.type == ROUND_STARTED:
            case.require(type(event.values.get(ROUND)) is int, "A round without its number.")
            told["round"] = event.values[ROUND]
        elif event.type == PHASE_STARTED:
            case.require(type(event.values.get(PHASE)) is str, "A phase without its name.")
            told["phase"] = event.values[PHASE]
    for key, told_of in (("round", told["round"]), ("phase", told["phase"])):
        if told_of is not None:
            shown = now["round"] if key == "round" else now["phase"]
            case.require(shown == told_of, f"The {key} {told_of} is told, and {shown} is shown.")
