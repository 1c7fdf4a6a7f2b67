"""Why something in sight is not on the list: cards of the hand, cells of the professions, spaces
of universities and awards."""

from typing import Any

from ..fits.awards import lacks
from ..phases.passing import Profession, professions
from ..phases.setup import CLOSED
from ..state.components import (
    AWARD_SPACES,
    COLUMN_BONUS,
    MODES,
    PROFESSIONS,
    TEAM_CARDS,
)
from ..state.position import State
from ..state.slots import cost, next_open
from ..steps.award import Claim
from ..steps.play_card import Turn


def prices(state: State, seat: int) -> dict[str, Any]:
    """What playing a card costs now: the slot, and for a team the team."""
    player, slot = state.players[seat], next_open(state.players[seat])
    price = 0 if slot is None else cost(state, seat, slot)
    teams = {card: price + TEAM_CARDS[card].cost for card in player.team_cards}
    return {"team": teams, "slot": price}


def cards(state: State, step: Turn) -> dict[str, dict[str, str]]:
    """By kind and card, for those that can't be played: too expensive, or a paleontologist who
    could do nothing. Without an open slot nobody is asked."""
    player, costs = state.players[step.seat], prices(state, step.seat)
    hand = {
        "team": costs["team"],
        "species": dict.fromkeys(player.species, costs["slot"]),
        "paleontologist": dict.fromkeys(player.people, costs["slot"]),
    }
    played = [action["card"] for action in step.actions(state) if "card" in action]
    found: dict[str, dict[str, str]] = {}
    for kind, priced in hand.items():
        for card, price in priced.items():
            if {kind: card} not in played:
                why = "money" if price > player.money else "no_mode"
                found.setdefault(kind, {})[str(card)] = why
    return found


def modes(state: State) -> list[str]:
    """What cards like the one just played are used for, possible now or not."""
    return ["team", *MODES] if "species" in (state.now.card or {}) else list(MODES)


def barred(state: State, step: Profession) -> dict[str, dict[str, str]]:
    """Rows and columns of the professions in which nothing is free."""
    own = state.players[step.seat].profession or [0, 0]
    free = professions(state, step.seat)
    rows, columns = {row for row, _ in free}, {column for _, column in free}
    return {
        "rows": {
            str(row): "old_row" if row == own[0] else "row_of"
            for row in range(1, len(PROFESSIONS) + 1)
            if row not in rows
        },
        "columns": {
            str(column): "old_column"
            for column in range(1, len(COLUMN_BONUS) + 1)
            if column not in columns
        },
    }


def awards(state: State, step: Claim) -> dict[str, list[str | None]]:
    """By tile, for each of its rows."""
    listed = {(action["tile"], action["space"]) for action in step.actions(state)}
    return {
        kind: [
            _unclaimed(state, step.seat, kind, row, lack, listed)
            for row, lack in enumerate(lacks(tile, state.players[step.seat].archive), 1)
        ]
        for kind, tile in state.awards.items()
    }


def _unclaimed(
    state: State,
    seat: int,
    kind: str,
    row: int,
    lack: tuple[int, ...],
    listed: set[tuple[str, int]],
) -> str | None:
    spaces = [number for number, space in enumerate(AWARD_SPACES) if space["row"] == row]
    markers = state.markers[kind]
    if any((kind, space) in listed for space in spaces):
        return None
    if any(seat in each for each in markers):
        return "yours"
    if any(lack):
        return "missing"
    return "closed" if all(markers[space] == [CLOSED] for space in spaces) else "taken"
