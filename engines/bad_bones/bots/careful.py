"""A bot that looks at what each choice would do to its own board in the coming marches.

It needs nothing hidden: only its own board, and for targets everybody's points as shown.
"""

from dataclasses import replace
from functools import cache

from ...contract import Action, Decision
from ...rng import Rng
from .. import movement
from ..board import Board
from ..choices import choice_for
from ..draft import Draft
from ..flow import draft_of
from ..layout import KING_STEPS
from ..scoring import points
from ..setting import Setting
from ..state import State
from ..tiles import INTACT_STARS, STARS
from . import shopper

_MARCHES = 4
"""How far it looks ahead: most lanes reach the tower in four moves."""
_DISCOUNT = 0.5
"""What comes later counts for less: there is time to do something about it."""
_FLOOR, _HOUSE, _STAR, _SKELETON = 10.0, 7.0, 0.4, 1.0
_PREY = 0.5
"""For each skeleton that the hero can slay next."""
_RUIN = 60.0
"""For the last floor or house: losing it is losing the game."""


class CarefulBot:
    def choose(self, state: State, seat: int, decision: Decision, seed: bytes) -> Action:
        if decision.kind == "market":
            return shopper.choose(state, seat, decision.actions)
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
    now = value = _value(board)
    weight = 1.0
    for march in range(_MARCHES):
        board = _after_march(draft, board)
        later = _value(board)
        value += weight * (later - now)
        if not march:
            value += _PREY * _prey(board)
        if not board.skeletons:
            break
        now = later
        weight *= _DISCOUNT
    return value


def _after_march(draft: Draft, board: Board) -> Board:
    march = Draft(draft.seat, _alone(draft.setting), True, draft.black, board.copy())
    movement.muster(march)
    movement.run(march)
    while march.walk is not None:
        # a dragon asks: the skeleton is as good as gone
        del march.board.skeletons[march.walk.token]
        march.walk = march.ask = None
        movement.run(march)
    if draft.setting.solo:
        march.board.cemetery += [token for _, token in march.sent]  # alone they come back
    return march.board


@cache
def _alone(setting: Setting) -> Setting:
    """As if there were one opponent, so that targets need no choice."""
    return replace(setting, seats=min(setting.seats, 2))


def _prey(board: Board) -> int:
    """The largest number of skeletons that the hero could slay at one blow."""
    if board.hero < 0:
        return 0
    piles = [pose >> 2 for pose in board.skeletons.values()]
    return max((piles.count(space) for space in KING_STEPS[board.hero]), default=0)


def _value(board: Board) -> float:
    stars = sum(STARS[tile] for tile in board.tiles.values())
    supply = sum(count * star for count, star in zip(board.supply, INTACT_STARS, strict=True))
    value = _FLOOR * board.floors + _HOUSE * board.houses + _STAR * (stars + supply)
    value -= _SKELETON * (len(board.skeletons) + len(board.cemetery))
    return value - (_RUIN if board.fallen() else 0.0)
