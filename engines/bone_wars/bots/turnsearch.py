"""Looks for the best way through the rest of a turn."""

from collections.abc import Sequence

from ...contract import Action
from ..steps.team import TeamAct
from .glimpse import Glimpse
from .habits import HABITS
from .worth import Worth

_WIDTH = 3
"""Ways through a team action that are followed at the same time."""
_NARROW = 1
_CANDIDATES = 2
"""Cards that are looked at closely."""
_THOROUGH = ("turn.mode", "award.claim", "minor.card", "minor.tile", "pass.university")
"""Choices of which every branch is followed to its end; others take what looks best at once."""


class Search:
    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.width = _WIDTH

    def compare(self, here: Glimpse, actions: Sequence[Action]) -> list[float]:
        """What each leads to: at a glance first, then those that look best once more."""
        self.width = _NARROW
        there = [here.after(action) for action in actions]
        ends = [self.end(each) for each in there]
        self.width = _WIDTH
        order = sorted(range(len(actions)), key=lambda number: -ends[number])
        for number in order[:_CANDIDATES]:
            ends[number] = max(ends[number], self.end(there[number]))
        return ends

    def end(self, there: Glimpse) -> float:
        """What the turn is worth from there on, played well."""
        while (question := there.question) is not None:
            if isinstance(question, TeamAct):
                return self.team(there, self.width)[0]
            if question.kind in _THOROUGH:
                return max(self.end(there.after(action)) for action in there.actions)
            there = self._answer(there)
        return self.worth(there)

    def _answer(self, there: Glimpse) -> Glimpse:
        question = there.question
        if question is not None and question.kind in HABITS:
            return there.after(HABITS[question.kind](there))
        return max(map(there.after, there.actions), key=self._at_once)

    def _at_once(self, there: Glimpse) -> float:
        while (question := there.question) is not None and question.kind in HABITS:
            if question.kind == "reward.next":
                break
            there = there.after(HABITS[question.kind](there))
        return self.worth(there)

    def team(self, start: Glimpse, width: int) -> tuple[float, Action]:
        """The best way through a team action, and what it begins with: an action at a time,
        several ways at the same time."""
        best, begins = float("-inf"), start.actions[-1]
        ways: list[tuple[Glimpse, Action | None]] = [(start, None)]
        while ways:
            found: dict[object, tuple[float, Glimpse, Action]] = {}
            for way, first in ways:
                for action in way.actions:
                    there = way.after(action)
                    while (question := there.question) and not isinstance(question, TeamAct):
                        there = self._answer(there)
                    value = self.worth(there)
                    if question is not None:
                        found.setdefault(_key(there), (value, there, first or action))
                    elif value > best:
                        best, begins = value, first or action
            order = sorted(found.values(), key=lambda each: -each[0])
            ways = [(there, first) for _, there, first in order[:width]]
        return best, begins


def _key(there: Glimpse) -> object:
    """Where two ways come to the same, one is enough."""
    step = there.question
    if not isinstance(step, TeamAct):
        raise TypeError("only within a team action")
    player = there.state.players[step.seat]
    return (
        step.ap,
        step.steps,
        player.team,
        tuple(player.crates),
        tuple(player.species),
        player.money,
        player.movement,
        player.archive_camps,
        there.credit,
        player.patron,
        player.paleontologist,
    )
