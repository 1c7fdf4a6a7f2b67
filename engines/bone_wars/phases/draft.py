"""The draft: there and back, a species card and a career for everybody."""

from dataclasses import dataclass
from typing import Any

from ...contract import Action
from ..rewards.bones import MakeRoom
from ..state.components import BONES, PROFESSIONS, UNIVERSITY_AT
from ..state.hands import take_species
from ..state.position import Doing, Draft, State
from ..turn.chance import Unforeseen
from ..turn.context import TurnContext
from ..turn.step import Question, Task
from .passing import choose_university, free_spaces, take_profession
from .players import choice_of, chooses
from .round_end import begin_round

COLUMN = 1
"""Of the professions: that of everybody's first."""


def _draft(state: State) -> Draft:
    assert state.draft is not None  # noqa: S101 - until it is over
    return state.draft


def begin(turn: TurnContext) -> None:
    """The next choice, or the game itself."""
    state, draft = turn.state, _draft(turn.state)
    if draft.at == len(draft.order):
        _end(turn)
        return
    seat = draft.order[draft.at]
    state.active = seat
    state.doing = Doing(mode="draft")
    turn.push(choice_of(state, seat), NextChoice(seat))


@dataclass(slots=True)
class NextChoice(Task):
    def run(self, turn: TurnContext) -> None:
        state, draft = turn.state, _draft(turn.state)
        draft.at += 1
        if draft.order[draft.at : draft.at + 1] != [self.seat]:
            state.reveal()  # the end of the seat's turn
            if state.rng is None:
                raise Unforeseen(None)
        begin(turn)


@chooses(theodore=False)
@dataclass(slots=True)
class Choose(Question):
    """One of each, in either order; against Theodore the species first (101)."""

    kind = "setup.choose"

    def actions(self, state: State) -> list[Action]:
        draft = _draft(state)
        player = state.players[self.seat]
        second = draft.order.index(self.seat) != draft.at
        has_career = player.profession is not None
        found: list[Action] = []
        if not second or has_career:
            found += [{"type": self.kind, "species": each["species"]} for each in draft.offer]
        if not has_career and (second or state.solo is None):
            taken = {each.profession[0] for each in state.players if each.profession}
            rows = [row for row in range(1, len(PROFESSIONS) + 1) if row not in taken]
            found += [{"type": self.kind, "profession": row} for row in rows]
        return found

    def prompt(self, state: State) -> tuple[str, dict[str, Any]]:
        """A player with one of the two is asked for the other."""
        left = {thing for action in self.actions(state) for thing in action if thing != "type"}
        return ".".join(["prompt.setup.choose", *(left if len(left) == 1 else ())]), {}

    def take(self, turn: TurnContext, action: Action) -> None:
        if "species" in action:
            take_offer(turn, self.seat, action["species"])
        else:
            turn.push(University(self.seat))
            take_profession(turn, self.seat, action["profession"], COLUMN)


def take_offer(turn: TurnContext, seat: int, card: int) -> None:
    draft, player = _draft(turn.state), turn.player(seat)
    chosen = next(each for each in draft.offer if each["species"] == card)
    draft.offer.remove(chosen)
    take_species(player, card, openly=True)
    for bone in chosen["bones"]:
        player.crates[bone] += 1
    bones = [BONES[bone] for bone in chosen["bones"]]
    turn.tell("draft.species", seat, species=card, bones=bones)
    turn.push(MakeRoom(seat, 0))  # 101a


@dataclass(slots=True)
class University(Question):
    """Two players must have different patrons."""

    kind = "setup.university"

    def actions(self, state: State) -> list[Action]:
        return [{"type": self.kind, "space": space} for space in open_spaces(state, self.seat)]

    def take(self, turn: TurnContext, action: Action) -> None:
        begin_career(turn, self.seat, action["space"])


def begin_career(turn: TurnContext, seat: int, space: int) -> None:
    draft = _draft(turn.state)
    if draft.first_space is None:
        draft.first_space = space
    choose_university(turn, seat, space)


def open_spaces(state: State, seat: int) -> list[int]:
    spaces = free_spaces(state, seat)
    if len(state.players) > 2:
        return spaces
    patrons = {player.patron for player in state.players}
    return [space for space in spaces if UNIVERSITY_AT[space].patron not in patrons]


def _end(turn: TurnContext) -> None:
    """Species left over go back with their bones; the neutral team takes its place."""
    state, draft = turn.state, _draft(turn.state)
    for left in draft.offer:
        state.species_discard.append(left["species"])
        for bone in left["bones"]:
            state.bag[bone] += 1
    state.neutral = _neutral(state)
    state.draft, state.doing = None, None
    turn.beat()
    begin_round(turn)


def _neutral(state: State) -> int | None:
    """With two beside the team that was placed first, with three on the space left over."""
    teams = [player.team for player in state.players]
    if len(teams) == 4:
        return None
    if len(teams) == 3:
        return next(space for space in UNIVERSITY_AT if space not in teams)
    first = _draft(state).first_space
    assert first is not None  # noqa: S101 - everybody has a career by now
    return next(space for space in UNIVERSITY_AT[first].spaces if space != first)
