"""Theodore passes when his slots are full or too dear."""

from ..phases.passing import (
    MoveNeutral,
    endgame_spaces,
    free_spaces,
    professions,
    return_team,
    take_endgame,
)
from ..phases.round_end import EndTurn
from ..state.components import COLUMN_BONUS, ENDGAME, PROFESSIONS, RIVAL, ROUNDS, UNIVERSITY_AT
from ..state.position import Doing, State
from ..turn.context import TurnContext
from . import account
from .account import why
from .rewards.receive import can_upgrade, give, receive
from .rewards.sites import papers
from .seat import SEAT, theodore


def begin(turn: TurnContext, number: int | None, price: int) -> None:
    state, player = turn.state, theodore(turn)
    state.doing = Doing(mode="pass")
    turn.tell("passed", SEAT)
    account.open_empty(turn)
    short = number is not None and price > player.money
    reason = why("pass_money", cost=price, money=player.money) if short else why("pass_slots")
    account.step(turn, "pass", True, reason)
    if state.round == ROUNDS:
        loyalty = max(ENDGAME[space]["loyalty"] for space in endgame_spaces(state))
        take_endgame(turn, SEAT, loyalty)  # and no species card (S10)
        account.step(turn, "endgame", True, why("endgame", count=loyalty))
    else:
        _profession(turn)
        _species(turn)
        MoveNeutral(SEAT).run(turn)
        _university(turn)
    turn.push(EndTurn(SEAT))


def useful(turn: TurnContext, row: int) -> bool:
    """Rows whose bonus would be lost are of no use to him (S9)."""
    bonus = turn.state.row_bonus[row - 1]
    if "upgrade_team" in bonus:
        return can_upgrade(turn)
    if "upgrade_slot" in bonus:
        return turn.state.slot_tiles > 0
    return True


def take(turn: TurnContext, row: int, column: int) -> None:
    theodore(turn).profession = [row, column]
    turn.tell("profession.taken", SEAT, row=row, column=column)
    give(turn, turn.state.row_bonus[row - 1], "profession")
    give(turn, COLUMN_BONUS[column - 1], "profession")
    account.step(turn, "profession", True, why("profession", profession=PROFESSIONS[row - 1]))


def _profession(turn: TurnContext) -> None:
    """The highest useful row, then the leftmost column (99)."""
    found = professions(turn.state, SEAT)
    wanted = [each for each in found if useful(turn, each[0])] or found
    take(turn, *wanted[0])


def _species(turn: TurnContext) -> None:
    before = len(theodore(turn).species)
    receive(turn, "species", 1, "pass")
    if len(theodore(turn).species) > before:
        card = theodore(turn).species[-1]
        account.step(turn, "species", True, why("pass_species", species=card))


def choose_space(state: State) -> tuple[int, str]:
    """Where most papers are, then where he is, then the highest number; and what decided."""
    patron = state.players[SEAT].patron
    assert patron is not None  # noqa: S101 - he has one since the draft
    spaces = free_spaces(state, SEAT)
    sides = {UNIVERSITY_AT[space].patron for space in spaces}
    if len(sides) == 1:
        return max(spaces), "highest_space"
    rival = RIVAL[patron]
    own, other = papers(state, patron), papers(state, rival)
    side = rival if other > own else patron
    key = "own_patron" if own == other else "most_papers"
    return max(space for space in spaces if UNIVERSITY_AT[space].patron == side), key


def _university(turn: TurnContext) -> None:
    space, key = choose_space(turn.state)
    patron = UNIVERSITY_AT[space].patron
    return_team(turn, SEAT, space)
    values = {"space": space} if key == "highest_space" else {"patron": patron}
    account.step(turn, "university", True, why(key, **values))
