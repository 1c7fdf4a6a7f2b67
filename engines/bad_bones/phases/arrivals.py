"""Phase 4: new skeletons are drawn, and all from the cemeteries enter the forests."""

from typing import Any

from ...runtime.story import Story
from ..state.bag import draw
from ..state.components import ARRIVALS
from ..state.state import State
from ..state.tokens import NECROMANCERS, SPOT
from .story import tell_phase


def arrive(state: State, story: Story) -> None:
    tell_phase(story, "arrivals")
    drawn = _draw(state, story)
    boards = [board.twin() for board in state.boards]
    for seat, board in enumerate(boards):
        names, spots = board.layout.names, board.layout.spot
        skeletons = board.skeletons.copy()
        entered: list[list[Any]] = []
        for token in board.cemetery:
            spot = SPOT[token]
            skeletons[token] = spots[spot]
            entered.append([token, names[spot], "cemetery"])
        for token in drawn[seat]:
            spot = SPOT[token]
            skeletons[token] = spots[spot]
            entered.append([token, names[spot]])
        if entered:
            story.tell("skeletons.entered", seat=seat, entered=entered)
        board.skeletons, board.cemetery = skeletons, []
    state.boards = boards


def _draw(state: State, story: Story) -> list[list[int]]:
    """Ruling 5: one at a time round the table, until each has three or the bag is empty."""
    drawn: list[list[int]] = [[] for _ in state.boards]
    if state.config.heroic and state.round >= state.config.rounds:
        return drawn  # ruling 62: the heroic finish brings no new ones
    bag, rng = state.bag, state.rng
    if bag:
        state.reveal()
    for _ in range(ARRIVALS):
        for seat, tokens in enumerate(drawn):
            if bag:
                token = draw(bag, rng)
                tokens.append(token)
                if token in NECROMANCERS:
                    _call(state, seat, tokens, story)
    return drawn


def _call(state: State, seat: int, tokens: list[int], story: Story) -> None:
    """Ruling 53: a necromancer out of the bag brings three more, one of those again three."""
    calling = [tokens[-1]]
    while calling:
        token = calling.pop(0)
        called = [draw(state.bag, state.rng) for _ in range(min(ARRIVALS, len(state.bag)))]
        story.tell("necromancer.called", seat=seat, skeleton=token, count=len(called))
        tokens += called
        calling += [each for each in called if each in NECROMANCERS]
