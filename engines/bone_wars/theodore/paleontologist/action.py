"""The upper half of his cards: the first possible paleontologist action."""

from collections.abc import Callable
from typing import Any

from ...components import PEOPLE, RIVAL, SOLO
from ...state.grants import MAY_STAY, has
from ...state.hands import lose_person
from ...state.position import State
from ...turn.context import Table
from .. import account
from ..account import why
from ..rewards.receive import receive
from ..seat import SEAT, theodore
from . import debunk, places, publish

MODE_OF = {"P": "publish", "D": "debunk", "A": "award", "M": "minor"}


def run(table: Table, card: str) -> bool:
    """Whether one was possible. After it the rest of the card is not reached."""
    done = False
    for entry in SOLO[card].top:
        if done:
            account.step(table, entry, False, why("done"))
            continue
        reason = reason_not(table.state, entry)
        if reason is not None:
            account.step(table, entry, False, reason)
            continue
        mode = MODE_OF[entry]
        player = theodore(table)
        table.tell("paleontologist.moved", SEAT, **{"from": player.paleontologist, "to": mode})
        player.paleontologist = mode
        _fresh(table, mode)
        told = _DO[entry](table)
        _card_bonus(table, mode)
        account.step(table, entry, True, told)
        done = True
    return done


def _fresh(table: Table, mode: str) -> None:
    """A second loop has papers and sets of its own."""
    now = table.state.now
    now.mode, now.papers, now.sets = mode, [], []


def reason_not(state: State, entry: str) -> dict[str, Any] | None:
    """Why he can't, or ``None`` if he can."""
    player = state.players[SEAT]
    if player.paleontologist == MODE_OF[entry] and not has(state, SEAT, MAY_STAY):
        return why("standing_there")
    if entry == "P":
        key = publish.reason_not(state)
    elif entry == "M":
        key = places.reason_no_find(state)
    elif entry == "A":
        key = None if places.best_award(state) else "no_award"
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


def _publish(table: Table) -> dict[str, Any]:
    return why("published", count=publish.publish(table))


def _debunk(table: Table) -> dict[str, Any]:
    return why("debunked", count=debunk.debunk(table))


def _award(table: Table) -> dict[str, Any]:
    tile, loyalty = places.claim_award(table)
    return why("claimed", tile=tile, loyalty=loyalty)


def _find(table: Table) -> dict[str, Any]:
    species, icon = places.make_find(table)
    return why("found", species=species, icon=icon)


_DO: dict[str, Callable[[Table], dict[str, Any]]] = {
    "P": _publish,
    "D": _debunk,
    "A": _award,
    "M": _find,
}


def _card_bonus(table: Table, mode: str) -> None:
    """A card that belongs to the action goes for 1 loyalty."""
    player = theodore(table)
    card = next((card for card in player.people if PEOPLE[card].action == mode), None)
    if card is None:
        return
    lose_person(player, card)
    table.state.people_discard.append(card)
    table.tell("theodore.bonus", SEAT, mode=mode, card=card)
    receive(table, "loyalty", 1, "card")
