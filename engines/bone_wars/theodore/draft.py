"""Theodore in the draft: first a species card, last a career (101)."""

from dataclasses import dataclass

from ..components import BONES, PROFESSIONS, UNIVERSITY_AT
from ..phases.draft import begin_career, open_spaces
from ..phases.players import chooses
from ..state.hands import take_species
from ..turn.context import Table
from ..turn.step import Task
from . import account, passing, prefer
from .account import why
from .rewards.tokens import store
from .seat import SEAT, theodore


@chooses(theodore=True)
@dataclass(slots=True)
class TheodoreChooses(Task):
    def run(self, table: Table) -> None:
        draft = table.state.draft
        assert draft is not None  # noqa: S101 - it is on
        if draft.at == 0:
            _species(table)
        else:
            _career(table)


def _species(table: Table) -> None:
    state, draft = table.state, table.state.draft
    assert draft is not None  # noqa: S101 - it is on
    best = prefer.best_first(state, [each["species"] for each in draft.offer])[0]
    chosen = next(each for each in draft.offer if each["species"] == best)
    draft.offer.remove(chosen)
    take_species(theodore(table), best, openly=True)
    bones = [BONES[bone] for bone in chosen["bones"]]
    table.tell("draft.species", SEAT, species=best, bones=bones)
    for bone in chosen["bones"]:
        if not store(table, bone):
            state.bag[bone] += 1


def _career(table: Table) -> None:
    """The highest profession; the highest space of the university that was not chosen."""
    state = table.state
    account.open_empty(table)
    taken = {player.profession[0] for player in state.players if player.profession}
    rows = [row for row in range(1, len(PROFESSIONS) + 1) if row not in taken]
    passing.take(table, next(row for row in rows if passing.useful(table, row)), 1)
    space = max(open_spaces(state, SEAT))
    begin_career(table, SEAT, space)
    patron = UNIVERSITY_AT[space].patron
    account.step(table, "university", True, why("other_university", patron=patron))
