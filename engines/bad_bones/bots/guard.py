"""How well traps guard a board against those who are still to come.

One skeleton is imagined in every lane, as if the hero were not there and no trap wore out.
"""

from ..march import movement
from ..state.board import Board
from ..state.draft import Draft
from ..state.game_config import GameConfig
from ..state.tokens import COPIES, MODELS
from .playout import play_out

_MARCHES = 6
"""After that many even those of the longest lanes have arrived."""
_NOBODY = -1


def open_lanes(config: GameConfig, board: Board) -> int:
    """How many of them would get to a tower, the village or the capital."""
    spots = board.layout.spot
    skeletons = {model * COPIES: spots[model] for model in range(len(MODELS))}
    arrived = 0
    for march in range(_MARCHES):
        draft = _march(config, board, skeletons, bool(march % 2))
        arrived += sum(
            event.type == "skeleton.moved" and event.values.get("end") in ("tower", "village")
            for event in draft.told
        )
        skeletons = draft.board.skeletons
        if not skeletons:
            break
    return arrived


def _march(config: GameConfig, board: Board, skeletons: dict[int, int], black: bool) -> Draft:
    there = board.twin()
    there.hero, there.tiles, there.skeletons = _NOBODY, board.tiles.copy(), skeletons
    there.held, there.cemetery = [], []
    draft = Draft(0, config, True, black, there)
    movement.muster(draft)
    draft.resting = draft.struck = True
    movement.run(draft)
    play_out(draft)
    return draft
