"""A player of Bone Wars for many games: the careful bot without its search through team actions.

It takes a team action for what its points are worth on average, and then chooses what to do with
them one at a time. That is about six times as fast; how much weaker it is has not been measured.
It drafts as the careful bot does.
"""

from engines.bone_wars.bots import careful
from engines.bone_wars.bots.glimpse import Glimpse
from engines.bone_wars.bots.habits import HABITS
from engines.bone_wars.bots.worth import Worth
from engines.bone_wars.state.position import State
from engines.contract import Action, Decision

THOROUGH = ("turn.mode", "award.claim", "minor.card", "minor.tile", "pass.university")


class HastyBot:
    def choose(self, state: State, seat: int, decision: Decision, seed: bytes) -> Action:
        if decision.kind.startswith("setup."):
            return careful.CarefulBot().choose(state, seat, decision, seed)
        worth = Worth(state, seat)
        here = Glimpse(state.clone(), worth.luck, 0.0)
        actions = sorted(decision.actions, key=careful._moves)
        ends = [_end(worth, here.after(action)) for action in actions if "pass" not in action]
        best = max(range(len(ends)), key=ends.__getitem__)
        if decision.kind != "turn.play":
            return actions[best]
        if ends[best] > worth.idle(here) + careful._hurry(here.state, worth):
            return actions[best]
        return next(action for action in actions if "pass" in action)


def _end(worth: Worth, there: Glimpse) -> float:
    while (question := there.question) is not None and question.kind != "team.act":
        if question.kind in THOROUGH:
            return max(_end(worth, there.after(action)) for action in there.actions)
        if question.kind in HABITS:
            there = there.after(HABITS[question.kind](there))
        else:
            there = max(map(there.after, there.actions), key=worth)
    return worth(there)
