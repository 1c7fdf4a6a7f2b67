"""A bot that looks at what each choice would do to its own board in the coming marches.

It needs nothing hidden: only its own board, and for targets everybody's as shown.
"""

from dataclasses import replace
from functools import cache

from ...contract import Action, Decision
from ...runtime.rng import Rng
from ..choices import choice_for
from ..march import movement
from ..phases.flow import draft_of
from ..phases.scoring import points
from ..skeletons.breach import houses
from ..state.board import Board
from ..state.draft import Draft
from ..state.game_config import GameConfig
from ..state.layout import KING_STEPS
from ..state.state import State
from ..state.tiles import INTACT_STARS, STARS
from . import shopper
from .guard import open_lanes
from .playout import play_out

_MARCHES = 4
"""How far it looks ahead: most lanes reach the tower in four moves."""
_DISCOUNT = 0.5
"""The future counts for less: there is time to do something about it."""
_FLOOR, _HOUSE, _STAR, _SKELETON = 10.0, 7.0, 0.4, 1.0
_COMMON_HOUSE = 25.0
"""Of the capital there is one for each player, and everybody's skeletons burn them."""
_HERO = 8.0
_PREY = 0.5
"""For each skeleton that the hero can slay next."""
_LANE = 2.5
"""For each lane that no trap guards."""
_RUIN = 60.0
"""For the last floor or house: losing it is losing the game."""
_PLAIN = ("trap.pass", "weapon.skip", "march.rest")
"""What leaves things as they are: done where nothing is better."""


class CarefulBot:
    def choose(self, state: State, seat: int, decision: Decision, seed: bytes) -> Action:
        if decision.kind == "market":
            return shopper.choose(state, seat, decision.actions)
        rng = Rng.seeded(seed)
        choice = choice_for(state, seat, state.drafts[seat])
        if choice is None:
            raise ValueError(f"seat {seat} has nothing to choose")
        if choice.kind == "exit.target":
            return _target(state, list(decision.actions), rng)
        best: list[Action] = []
        best_value = float("-inf")
        for action in decision.actions:
            draft = draft_of(state, seat)
            draft.resting = True  # the others in reading order, as in all that comes
            choice.take(draft, choice.read(action))
            value = _worth(draft)
            if decision.kind == "trap":
                value -= _LANE * open_lanes(_alone(state.config), draft.board)
            if value > best_value:
                best, best_value = [action], value
            elif value == best_value:
                best.append(action)
        plain = [action for action in best if action["type"] in _PLAIN]
        if all("seat" in action for action in best):
            return _target(state, best, rng)
        return rng.choice(plain or best)


def _target(state: State, actions: list[Action], rng: Rng) -> Action:
    """The leader; together, the seat that can bear it best."""

    def standing(action: Action) -> int:
        board = state.boards[action["seat"]]
        if state.config.cooperative:
            return 3 * board.floors - len(board.skeletons) - len(board.cemetery)
        return sum(points(board).values())

    most = max(map(standing, actions))
    return rng.choice([action for action in actions if standing(action) == most])


def _worth(draft: Draft) -> float:
    """What the board is worth now and after the marches to come, if nobody else came."""
    board = _after_phase(draft)
    now = value = _value(board, draft.config)
    weight = 1.0
    for march in range(_MARCHES):
        board = _after_march(draft, board)
        later = _value(board, draft.config)
        value += weight * (later - now)
        if not march:
            value += _PREY * _prey(board)
        if not board.skeletons:
            break
        now = later
        weight *= _DISCOUNT
    return value


def _after_phase(draft: Draft) -> Board:
    """The board when the running phase is over, if nothing clever happens any more."""
    if draft.ask is not None:
        draft = draft.copy()
        draft.config = _alone(draft.config)
        play_out(draft)
    return _back(draft)


def _after_march(draft: Draft, board: Board) -> Board:
    march = Draft(draft.seat, _alone(draft.config), True, draft.black, board.copy())
    movement.muster(march)
    march.resting = march.struck = True
    movement.run(march)
    play_out(march)
    return _back(march)


def _back(draft: Draft) -> Board:
    """The board with what comes back to it. Alone that is who was sent away; together somebody has
    to deal with them, so they count as well."""
    board = draft.board
    if not draft.config.sealed:
        board.cemetery = [*board.cemetery, *(token for _, token in draft.sent)]
        board.houses = houses(draft)
    return board


@cache
def _alone(config: GameConfig) -> GameConfig:
    """As if there were one opponent, so that targets need no choice."""
    return replace(config, seats=min(config.seats, 2))


def _prey(board: Board) -> int:
    """The largest number of skeletons that the hero could slay at one blow."""
    if board.hero < 0:
        return 0
    piles = [pose >> 2 for pose in board.skeletons.values()]
    return max((piles.count(space) for space in KING_STEPS[board.hero]), default=0)


def _value(board: Board, config: GameConfig) -> float:
    house = _COMMON_HOUSE if config.cooperative else _HOUSE
    value = _FLOOR * board.floors + house * board.houses
    if config.sealed:  # alone and together nobody counts stars
        stars = sum(STARS[tile] for tile in board.tiles.values())
        supply = sum(count * star for count, star in zip(board.supply, INTACT_STARS, strict=True))
        value += _STAR * (stars + supply)
    value -= _SKELETON * (len(board.skeletons) + len(board.cemetery))
    value -= _HERO * (board.hero < 0)
    return value - (_RUIN if board.fallen() else 0.0)
