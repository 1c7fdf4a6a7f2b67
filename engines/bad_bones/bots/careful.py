"""A bot that looks at what each choice would do to its own board in the coming marches.

It needs nothing hidden: only its own board, and for targets everybody's points as shown.
"""

from ...contract import Action, Decision
from ...rng import Rng
from .. import movement
from ..board import Board
from ..choices import choice_for
from ..draft import Draft
from ..flow import draft_of
from ..scoring import points
from ..state import State
from ..tiles import INTACT_STARS, STARS

_MARCHES = 3
"""How far it looks ahead; what comes later counts for less."""
_DISCOUNT = 0.6
_FLOOR, _HOUSE, _STAR, _SKELETON = 10.0, 7.0, 1.0, 1.6
_DESPERATE = 40.0
"""For the last floor or house: losing it is losing the game."""


class CarefulBot:
    def choose(self, state: State, seat: int, decision: Decision, seed: bytes) -> Action:
        rng = Rng.seeded(seed)
        choice = choice_for(state, seat, state.drafts[seat])
        if choice is None:
            raise ValueError(f"seat {seat} has nothing to choose")
        if choice.kind == "exit.target":
            return self._target(state, decision, rng)
        best: list[Action] = []
        best_value = float("-inf")
        for action in decision.actions:
            draft = draft_of(state, seat)
            choice.take(draft, choice.read(action))
            value = _worth(draft)
            if value > best_value:
                best, best_value = [action], value
            elif value == best_value:
                best.append(action)
        return rng.choice(best)

    def _target(self, state: State, decision: Decision, rng: Rng) -> Action:
        """Whoever leads."""
        standing = {
            action["seat"]: sum(points(state.boards[action["seat"]]).values())
            for action in decision.actions
        }
        most = max(standing.values())
        return rng.choice([a for a in decision.actions if standing[a["seat"]] == most])


def _worth(draft: Draft) -> float:
    """What the board is worth now and after the marches to come, if nobody else came."""
    board = draft.board
    if draft.ask is not None:
        # whoever waits for the dragon will be driven somewhere harmless
        board = board.copy()
        for token in [*draft.queue, *([draft.walk.token] if draft.walk else [])]:
            board.skeletons.pop(token, None)
    value, weight = _value(board), 1.0
    before = board
    for _ in range(_MARCHES):
        after = _after_march(draft, before)
        weight *= _DISCOUNT
        value += weight * (_value(after) - _value(before)) / _DISCOUNT
        before = after
    return value


def _after_march(draft: Draft, board: Board) -> Board:
    march = Draft(draft.seat, 2, True, board.copy())
    movement.muster(march)
    movement.run(march)
    while march.walk is not None:
        # a dragon asks: the skeleton is as good as gone
        del march.board.skeletons[march.walk.token]
        march.walk = march.ask = None
        movement.run(march)
    return march.board


def _value(board: Board) -> float:
    stars = sum(STARS[tile] for tile in board.tiles.values())
    supply = sum(count * star for count, star in zip(board.supply, INTACT_STARS, strict=True))
    value = _FLOOR * board.floors + _HOUSE * board.houses + _STAR * (stars + supply)
    value -= _SKELETON * len(board.skeletons)
    return value - (_DESPERATE if board.fallen() else 0.0)
