"""Passing: profession, university, grant, patron, and what loyalty pays (84)."""

from dataclasses import dataclass
from typing import Any

from ...contract import Action
from ..rewards.gain import Gain
from ..rewards.loyalty import gain_loyalty
from ..rewards.queue import enqueue, parts
from ..state.components import (
    COLUMN_BONUS,
    ENDGAME,
    LOYALTY_UP_TO,
    MONEY_UP_TO,
    PROFESSIONS,
    ROUNDS,
    SPACES,
    UNIVERSITY_AT,
)
from ..state.position import Doing, State
from ..turn.context import TurnContext
from ..turn.step import Question, Task
from .round_end import EndTurn


@dataclass(slots=True)
class Pass(Task):
    forced: bool

    def run(self, turn: TurnContext) -> None:
        state = turn.state
        state.doing = Doing(mode="pass")
        turn.tell("passed", self.seat)
        if state.round == ROUNDS:
            turn.push(Endgame(self.seat, self.forced))
        else:
            turn.push(Profession(self.seat, self.forced), MoveNeutral(self.seat), Return(self.seat))


def professions(state: State, seat: int) -> list[tuple[int, int]]:
    """Another row and another column, no row of another player, passed or not (60, R21)."""
    own = state.players[seat].profession
    taken = {
        player.profession[0]
        for other, player in enumerate(state.players)
        if other != seat and player.profession
    }
    return [
        (row, column)
        for row in range(1, len(PROFESSIONS) + 1)
        if row not in taken and not (own and own[0] == row)
        for column in range(1, len(COLUMN_BONUS) + 1)
        if not (own and own[1] == column)
    ]


def take_profession(turn: TurnContext, seat: int, row: int, column: int) -> None:
    """The marker moves; the bonuses come in the order the owner wants (R6)."""
    turn.player(seat).profession = [row, column]
    turn.tell("profession.taken", seat, row=row, column=column)
    items = parts(turn.state.row_bonus[row - 1]) + parts(COLUMN_BONUS[column - 1])
    enqueue(turn, seat, items, "profession")


@dataclass(slots=True)
class Profession(Question):
    kind = "pass.profession"
    forced: bool

    def actions(self, state: State) -> list[Action]:
        return [
            {"type": self.kind, "row": row, "column": column}
            for row, column in professions(state, self.seat)
        ]

    def take(self, turn: TurnContext, action: Action) -> None:
        take_profession(turn, self.seat, action["row"], action["column"])

    def prompt(self, state: State) -> tuple[str, dict[str, Any]]:
        return ("prompt.must_pass" if self.forced else "prompt.pass.profession"), {}


@dataclass(slots=True)
class MoveNeutral(Task):
    """Before the team of the first to pass returns: on to the next number without a team.
    Teams that never left count, the passer's own too; after a full circle it stays (85, R12)."""

    def run(self, turn: TurnContext) -> None:
        state = turn.state
        if state.neutral is None or any(player.passed for player in state.players):
            return
        teams = {player.team for player in state.players}
        before, at = state.neutral, SPACES.index(state.neutral)
        for further in range(1, len(SPACES)):
            space = SPACES[(at + further) % len(SPACES)]
            if space not in teams:
                state.neutral = space
                turn.tell_of_nobody("neutral.moved", **{"from": before, "to": space})
                return


def free_spaces(state: State, seat: int) -> list[int]:
    """Of the universities; the own one counts if the team never left it (86)."""
    taken: set[Any] = {player.team for other, player in enumerate(state.players) if other != seat}
    return [space for space in SPACES if space not in taken and space != state.neutral]


def choose_university(turn: TurnContext, seat: int, space: int) -> None:
    """Team, patron and grant."""
    state, player = turn.state, turn.player(seat)
    patron = UNIVERSITY_AT[space].patron
    changed = player.patron != patron
    player.team, player.grant, player.patron = space, space, patron
    turn.tell(
        "university.chosen",
        seat,
        space=space,
        patron=patron,
        grant=state.grants[space - 1],
        changed=changed,
    )


@dataclass(slots=True)
class Return(Question):
    kind = "pass.university"

    def actions(self, state: State) -> list[Action]:
        return [{"type": self.kind, "space": space} for space in free_spaces(state, self.seat)]

    def take(self, turn: TurnContext, action: Action) -> None:
        return_team(turn, self.seat, action["space"])
        turn.push(EndTurn(self.seat))


def return_team(turn: TurnContext, seat: int, space: int) -> None:
    """Both signs are looked at before the marker moves, on the track of the new patron (88)."""
    choose_university(turn, seat, space)
    player = turn.player(seat)
    patron = UNIVERSITY_AT[space].patron
    index = player.loyalty[patron]
    if index <= LOYALTY_UP_TO:
        gain_loyalty(turn, seat, patron, 1, "pass")
    if index <= MONEY_UP_TO:
        Gain(seat, "money", 1, "pass").run(turn)
    player.passed = True


def endgame_spaces(state: State) -> list[int]:
    """Free spaces of the endgame tile at this number of players (89)."""
    return [
        number
        for number, owner in enumerate(state.endgame)
        if owner is None and ENDGAME[number]["min_players"] <= len(state.players)
    ]


@dataclass(slots=True)
class Endgame(Question):
    kind = "endgame.space"
    forced: bool

    def actions(self, state: State) -> list[Action]:
        """Spaces of equal value are one entry (R18)."""
        values = dict.fromkeys(ENDGAME[number]["loyalty"] for number in endgame_spaces(state))
        return [{"type": self.kind, "loyalty": value} for value in values]

    def take(self, turn: TurnContext, action: Action) -> None:
        take_endgame(turn, self.seat, action["loyalty"])
        turn.push(EndTurn(self.seat))

    def prompt(self, state: State) -> tuple[str, dict[str, Any]]:
        return ("prompt.must_pass" if self.forced else "prompt.endgame.space"), {}


def take_endgame(turn: TurnContext, seat: int, loyalty: int) -> None:
    state, player = turn.state, turn.player(seat)
    space = next(
        number for number in endgame_spaces(state) if ENDGAME[number]["loyalty"] == loyalty
    )
    state.endgame[space] = seat
    turn.tell("endgame.taken", seat, loyalty=loyalty)
    assert player.patron is not None  # noqa: S101 - everybody has one since the draft
    gain_loyalty(turn, seat, player.patron, loyalty, "endgame")
    player.passed = True
