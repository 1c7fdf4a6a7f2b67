"""Whatever is not listed is refused, with nothing changed."""

from collections.abc import Iterator, Sequence
from typing import Any

import orjson

from ..contract import Action, Decision, IllegalAction, StaleDecision
from ..runtime.game import Game
from ..runtime.rng import Rng
from .case import Case

GARBAGE: tuple[Action, ...] = (
    {},
    {"type": ""},
    {"type": None},
    {"type": []},
    {"type": {}},
    {"type": 0},
    {"type": "no.such.action"},
    {"type": "undo"},
    {"action": {"type": "x"}},
)
VALUES: tuple[Any, ...] = (None, "", "x", -1, 10**6, 1.5, [], {}, "99,99", True, [None], {"a": 1})


def mutations(action: Action, rng: Rng, count: int) -> Iterator[Action]:
    """Nearly this action: a value replaced, a key missing, a key too many."""
    keys = list(action)
    for _ in range(count):
        key = rng.choice(keys)
        yield {**action, key: rng.choice(VALUES)}
    yield {k: v for k, v in action.items() if k != rng.choice(keys)}
    yield {**action, "extra": 1}


def twins(action: Action) -> Iterator[Action]:
    """In Python, but not in JSON, the same action."""
    for key, value in action.items():
        if type(value) is int:
            yield {**action, key: float(value)}
            if value in (0, 1):
                yield {**action, key: bool(value)}


def is_listed(action: Action, actions: Sequence[Action]) -> bool:
    return any(action == one for one in actions)


def check_refusals(case: Case) -> None:
    """Mutated, foreign, stale, garbage actions: ``IllegalAction``, and the state is as it was."""
    rng = case.rng("refusals")
    old: dict[int, str] = {}
    for game, _, action in case.sample("refusals"):
        decisions = case.engine.decisions(game.state)
        for seat in (-1, case.seats, 10**9):
            _refused(case, game, seat, action, "A seat that does not exist")
        for seat in range(case.seats):
            mine = decisions[seat].actions if seat in decisions else []
            _try_foreign(case, game, seat, decisions, rng)
            for garbage in GARBAGE:
                _refused(case, game, seat, garbage, "Garbage")
            if mine:
                listed = rng.choice(mine)
                for mutated in mutations(listed, rng, 6):
                    if not is_listed(mutated, mine):
                        _refused(case, game, seat, mutated, "A mutated action")
                _try_twins(case, game, seat, listed)
                _stale(case, game, seat, listed, old.get(seat, "no such id"), decisions[seat])
                old[seat] = decisions[seat].id
    end = case.end()
    if case.log:
        for seat in range(case.seats):
            _refused(case, end, seat, case.log[-1][1], "An action after the end")


def _try_foreign(case: Case, game: Game, seat: int, decisions: Any, rng: Rng) -> None:
    mine = decisions[seat].actions if seat in decisions else []
    for other, decision in decisions.items():
        theirs = rng.choice(decision.actions)
        if other != seat and not is_listed(theirs, mine):
            _refused(case, game, seat, theirs, f"Seat {other}'s action")


def _try_twins(case: Case, game: Game, seat: int, listed: Action) -> None:
    """Either refused, or taken for the listed action with nothing of the twin kept."""
    wanted = case.engine.clone(game.state)
    case.engine.apply(wanted, seat, listed)
    for twin in twins(listed):
        state = case.engine.clone(game.state)
        try:
            case.engine.apply(state, seat, twin)
        except IllegalAction:
            continue
        same = case.engine.dump(state) == case.engine.dump(wanted)
        case.require(same, f"{twin} was taken for {listed}, and left its trace.")


def _stale(case: Case, game: Game, seat: int, action: Action, old: str, decision: Decision) -> None:
    if old == decision.id:
        return
    asked = game.clone()
    before = asked.state_hash()
    try:
        asked.act(seat, action, decision=old)
    except StaleDecision:
        case.require(asked.state_hash() == before, "A stale action changed the state.")
    else:
        case.fail(f"An answer to the old decision {old!r} was played.")


def _refused(case: Case, game: Game, seat: int, action: Action, what: str) -> None:
    state = case.engine.clone(game.state)
    before = case.engine.dump(state)
    beats: list[object] = []
    sent = orjson.dumps(action)
    for call in ("apply", "preview"):
        try:
            if call == "apply":
                case.engine.apply(state, seat, action, beats.append)
            else:
                case.engine.preview(state, seat, action)
        except IllegalAction as error:
            case.require(bool(error.code and error.text), "A refusal without code or text.")
        except Exception as error:  # any other kind is the fault we look for
            case.fail(f"{what} ({action}, seat {seat}): {call} raised {error!r}.")
        else:
            case.fail(f"{what} was not refused by {call}: {action}, seat {seat}.")
        case.require(case.engine.dump(state) == before, f"{what} was refused, but changed things.")
    case.require(not beats, f"{what} was refused, but something was shown.")
    case.require(orjson.dumps(action) == sent, "A refused action was changed.")
