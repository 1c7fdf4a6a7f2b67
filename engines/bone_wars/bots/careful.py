"""A bot that follows every choice to the end of its turn and takes the one that is worth most."""

from ...contract import Action, Decision
from ..phases.passing import endgame_spaces
from ..state.components import ENDGAME, ROUNDS
from ..state.position import State
from .glimpse import Glimpse
from .turnsearch import Search
from .worth import Worth

_WIDTH = 5


class CarefulBot:
    """The same table always makes it choose the same: it needs no chance."""

    def choose(self, state: State, seat: int, decision: Decision, seed: bytes) -> Action:
        if len(decision.actions) == 1:
            return decision.actions[0]
        worth = Worth(state, seat)
        here = Glimpse(state.clone(), worth.luck)
        here.state.actions = sorted(decision.actions, key=_moves)
        search = Search(worth)
        if decision.kind == "turn.play":
            return _turn(here, seat, worth, search)
        if decision.kind == "team.act":
            return search.team(here, _WIDTH)[1]
        return max(here.actions, key=lambda action: search.end(here.after(action)))


def _moves(action: Action) -> bool:
    """Where nothing is better, nothing is done."""
    return action.get("do") != "end" and _PLAIN.isdisjoint(action)


_PLAIN = frozenset(("stop", "decline", "none", "done"))


def _turn(here: Glimpse, seat: int, worth: Worth, search: Search) -> Action:
    """Passing brings what it brings later, too: it is for when nothing else helps any more."""
    cards = [action for action in here.actions if "card" in action]
    ends = search.compare(here, cards)
    best = max(range(len(cards)), key=ends.__getitem__)
    if ends[best] > worth.idle(here) + _hurry(here.state, worth):
        return cards[best]
    return next(action for action in here.actions if "pass" in action)


def _hurry(state: State, worth: Worth) -> float:
    """In the last round the first to pass gets most."""
    spaces = endgame_spaces(state) if state.round == ROUNDS else []
    loyalty = sorted((ENDGAME[space]["loyalty"] for space in spaces), reverse=True)
    others = [player for player in state.players if not player.passed]
    if len(others) < 2 or len(loyalty) < 2:
        return 0.0
    return 0.5 * worth.loyalty * (loyalty[0] - loyalty[1])
