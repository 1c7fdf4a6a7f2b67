"""Decisions: what is listed is accepted, and their ids say whether the choice is the same."""

import orjson

from ..contract import Decision, State
from .case import Case
from .minds import changing_minds
from .seen import decision_json


def check_listed(case: Case) -> None:
    """Every listed action is accepted, once listed, whatever the order of its keys."""
    engine, rng = case.engine, case.rng("listed")
    for game, _, _ in case.sample("listed"):
        before = engine.dump(game.state)
        for seat, decision in engine.decisions(game.state).items():
            case.require(0 <= seat < case.seats, f"There is no seat {seat}.")
            actions = list(decision.actions)
            texts = {orjson.dumps(action, option=orjson.OPT_SORT_KEYS) for action in actions}
            case.require(len(texts) == len(actions), f"Seat {seat} is offered an action twice.")
            if len(actions) > 40:
                actions = [rng.choice(actions) for _ in range(40)]
            for action in actions:
                # a database may give the keys back in another order
                turned = dict(reversed(action.items()))
                one, other = engine.clone(game.state), engine.clone(game.state)
                engine.apply(one, seat, action)
                engine.apply(other, seat, turned)
                case.require(engine.dump(one) == engine.dump(other), "The keys' order matters.")
        case.require(engine.dump(game.state) == before, "Asking for decisions changed the state.")


def check_asked(case: Case) -> None:
    """A seat is not asked if all that it could do changes nothing for anybody."""
    for game, _, _ in case.walk():
        for seat, decision in case.engine.decisions(game.state).items():
            asked = f"Seat {seat} is asked ({decision.kind})"
            case.require(bool(decision.actions), f"{asked} and can do nothing.")
            if len(decision.actions) == 1:
                after = case.engine.clone(game.state)
                case.engine.apply(after, seat, decision.actions[0])
                case.require(
                    _seen(case, after) != _seen(case, game.state),
                    f"{asked}, and its only action changes nothing for anybody.",
                )


def _seen(case: Case, state: State) -> object:
    """What all of them see."""
    private = [case.engine.private(state, seat) for seat in range(case.seats)]
    return state.barrier, case.engine.public(state), private


def check_ids(case: Case) -> None:
    """An id stays while a seat's choice is the same, and is never used for another one."""
    before: dict[int, Decision] = {}
    used: dict[int, set[str]] = {seat: set() for seat in range(case.seats)}
    actor: int | None = None
    for game, next_actor, _ in case.walk():
        now = dict(case.engine.decisions(game.state))
        again = case.engine.decisions(game.state)
        for seat, decision in now.items():
            case.require(again[seat].id == decision.id, "An id changed by being asked for.")
            if seat in before and seat != actor:
                same = choice(before[seat]) == choice(decision)
                kept = before[seat].id == decision.id
                case.require(
                    same == kept,
                    f"Seat {actor} acted, and seat {seat} has {'the same' if same else 'another'} "
                    f"choice, but {'the same' if kept else 'another'} id: {decision.id!r}.",
                )
            if not (seat in before and before[seat].id == decision.id and seat != actor):
                case.require(
                    decision.id not in used[seat],
                    f"Seat {seat} has chosen, and is asked anew with the old id {decision.id!r}.",
                )
            used[seat].add(decision.id)
        before, actor = now, next_actor
    _ids_with_undos(case)


def _ids_with_undos(case: Case) -> None:
    """Who takes a choice back and makes another may come to other choices: never by an old id."""
    known: dict[tuple[int, str], object] = {}
    for game in changing_minds(case, case.rng("ids")):
        for seat, decision in case.engine.decisions(game.state).items():
            meant = known.setdefault((seat, decision.id), choice(decision))
            case.require(
                meant == choice(decision), f"Seat {seat} had another choice as {decision.id!r}."
            )


def choice(decision: Decision | None) -> object:
    """What is chosen from; that one may meanwhile take something back is no part of it."""
    return {**(decision_json(decision) or {}), "id": None, "undo": None}
