"""Theodore in the draft: first a species card, last a career (101)."""

from dataclasses import dataclass

from ..phases.draft import begin_career, open_spaces
from ..phases.players import chooses
from ..state.components import BONES, PROFESSIONS, UNIVERSITY_AT
from ..state.hands import take_species
from ..turn.context import TurnContext
from ..turn.step import Task
from . import account, passing, prefer
from .account import why
from .rewards.tokens import store
from .seat import SEAT, theodore


@chooses(theodore=True)
@dataclass(slots=True)
class TheodoreChooses(Task):
    def run(self, turn: TurnContext) -> None:
        draft = turn.state.draft
        assert draft is not None  # noqa: S101 - it is on
        if draft.at == 0:
            _species(turn)
        else:
            _career(turn)


def _species(turn: TurnContext) -> None:
    state, draft = turn.state, turn.state.draft
    assert draft is not None  # noqa: S101 - it is on
    best = prefer.best_first(state, [each["species"] for each in draft.offer])[0]
    chosen = next(each for each in draft.offer if each["species"] == best)
    draft.offer.remove(chosen)
    take_species(theodore(turn), best, openly=True)
    bones = [BONES[bone] for bone in chosen["bones"]]
    turn.tell("draft.species", SEAT, species=best, bones=bones)
    for bone in chosen["bones"]:
        if not store(turn, bone):
            state.bag[bone] += 1


def _career(turn: TurnContext) -> None:
    """The highest profession; the highest space of the university that was not chosen."""
    state = turn.state
    account.open_empty(turn)
    taken = {player.profession[0] for player in state.players if player.profession}
    rows = [row for row in range(1, len(PROFESSIONS) + 1) if row not in taken]
    passing.take(turn, next(row for row in rows if passing.useful(turn, row)), 1)
    space = max(open_spaces(state, SEAT))
    begin_career(turn, SEAT, space)
    patron = UNIVERSITY_AT[space].patron
    account.step(turn, "university", True, why("other_university", patron=patron))
