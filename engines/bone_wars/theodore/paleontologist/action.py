"""The upper half of his cards: the first possible paleontologist action."""

from collections.abc import Callable
from typing import Any

from ...state.components import PEOPLE, RIVAL, SOLO
from ...state.grants import MAY_STAY, has
from ...state.hands import lose_person
from ...state.position import State
from ...turn.context import TurnContext
from .. import account
from ..account import why
from ..rewards.receive import receive
from ..seat import SEAT, theodore
from . import award, debunk, minor, publish

MODE_OF = {"P": "publish", "D": "debunk", "A": "award", "M": "minor"}


def run(turn: TurnContext, card: str) -> bool:
    """Whether one was possible. After it the rest of the card is not reached."""
    done = False
    for entry in SOLO[card].top:
        if done:
            account.step(turn, entry, False, why("done"))
            continue
        reason = reason_not(turn.state, entry)
        if reason is not None:
            account.step(turn, entry, False, reason)
            continue
        mode = MODE_OF[entry]
        player = theodore(turn)
        turn.tell("paleontologist.moved", SEAT, **{"from": player.paleontologist, "to": mode})
        player.paleontologist = mode
        _fresh(turn, mode)
        told = _DO[entry](turn)
        _card_bonus(turn, mode)
        account.step(turn, entry, True, told)
        done = True
    return done


def _fresh(turn: TurnContext, mode: str) -> None:
    """A second loop has papers and sets of its own."""
    now = turn.state.now
    now.mode, now.papers, now.sets = mode, [], []


def reason_not(state: State, entry: str) -> dict[str, Any] | None:
    """Why he can't, or ``None`` if he can."""
    player = state.players[SEAT]
    if player.paleontologist == MODE_OF[entry] and not has(state, SEAT, MAY_STAY):
        return why("standing_there")
    if entry == "P":
        key = publish.reason_not(state)
    elif entry == "M":
        key = minor.reason_not(state)
    elif entry == "A":
        key = None if award.best(state) else "no_award"
    else:
        return _reason_no_debunk(state)
    return None if key is None else why(key)


def _reason_no_debunk(state: State) -> dict[str, Any] | None:
    patron = state.players[SEAT].patron
    assert patron is not None  # noqa: S101 - he has one since the draft
    rival = RIVAL[patron]
    if not sum(state.papers[rival]):
        return why("no_rival_papers", patron=rival)
    if debunk.next_set(state, debunk.wild_bone(state)) is None:
        return why("no_set", patron=rival)
    return None


def _publish(turn: TurnContext) -> dict[str, Any]:
    return why("published", count=publish.publish(turn))


def _debunk(turn: TurnContext) -> dict[str, Any]:
    return why("debunked", count=debunk.debunk(turn))


def _award(turn: TurnContext) -> dict[str, Any]:
    tile, loyalty = award.claim_best(turn)
    return why("claimed", tile=tile, loyalty=loyalty)


def _find(turn: TurnContext) -> dict[str, Any]:
    species, icon = minor.find_best(turn)
    return why("found", species=species, icon=icon)


_DO: dict[str, Callable[[TurnContext], dict[str, Any]]] = {
    "P": _publish,
    "D": _debunk,
    "A": _award,
    "M": _find,
}


def _card_bonus(turn: TurnContext, mode: str) -> None:
    """A card that belongs to the action goes for 1 loyalty."""
    player = theodore(turn)
    card = next((card for card in player.people if PEOPLE[card].action == mode), None)
    if card is None:
        return
    lose_person(player, card)
    turn.state.people_discard.append(card)
    turn.tell("theodore.bonus", SEAT, mode=mode, card=card)
    receive(turn, "loyalty", 1, "card")
