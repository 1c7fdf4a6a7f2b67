"""Phase 4: new skeletons are drawn, and all from the cemeteries enter the forests."""

from typing import Any

from .bag import draw
from .components import ARRIVALS
from .layout import NAMES
from .state import State
from .story import Story
from .tokens import ENTRY

_ENTERED = [(token, NAMES[pose >> 2]) for token, pose in enumerate(ENTRY)]


def arrive(state: State, story: Story) -> None:
    story.tell("phase.started", phase="arrivals")
    drawn = _draw(state)
    boards = [board.twin() for board in state.boards]
    for seat, board in enumerate(boards):
        entered: list[list[Any]] = [[*_ENTERED[token], "cemetery"] for token in board.cemetery]
        entered += [[*_ENTERED[token]] for token in drawn[seat]]
        if entered:
            board.skeletons = board.skeletons | {token: ENTRY[token] for token, *_ in entered}
            story.tell("skeletons.entered", seat=seat, entered=entered)
        board.cemetery = []
    state.boards = boards


def _draw(state: State) -> list[list[int]]:
    """Ruling 5: one at a time round the table, until each has three or the bag is empty."""
    drawn: list[list[int]] = [[] for _ in state.boards]
    if state.heroic and state.round >= state.rounds:
        return drawn  # ruling 62: the heroic finish brings no new ones
    bag, rng = state.bag, state.rng
    if bag:
        state.raise_barrier()
    for _ in range(ARRIVALS):
        for tokens in drawn:
            if bag:
                tokens.append(draw(bag, rng))
    return drawn
