"""The end of a round: who is out, whether the game is over, and if not, the next round."""

from .arrivals import arrive
from .scoring import winners
from .state import State
from .story import Story


def end_round(state: State, story: Story) -> bool:
    """After the march. Says whether another round has begun."""
    boards = state.boards
    state.black = not state.black
    state.history.append(([board.floors for board in boards], [board.houses for board in boards]))
    cause = _over(state, story)
    if cause:
        state.cause = cause
        state.phase = "over"
        state.raise_barrier()  # the seed is published now: nothing is hidden any more
        story.tell("game.over", winners=winners(state), cause=cause)
        return False
    state.beat(story)
    next_round(state, story)
    return True


def next_round(state: State, story: Story) -> None:
    """Phase 4, and all is ready for the heroes to move."""
    arrive(state, story)
    state.round += 1
    state.phase = "hero"
    story.tell("round.started", round=state.round, side="black" if state.black else "white")
    story.tell("phase.started", phase="hero")


def _over(state: State, story: Story) -> str:
    """Why the game ends now, if it does (rulings 58, 59, 62, 12.62)."""
    fallen = [(seat, board.fallen()) for seat, board in enumerate(state.boards)]
    out = [(seat, cause) for seat, cause in fallen if cause]
    for seat, cause in out:
        story.tell("seat.out", seat=seat, cause=cause)
    if out and state.setting.solo:
        return f"lost_{out[0][1]}"
    if out:
        return "all_fallen" if len(out) == len(fallen) else "fallen"
    if not state.setting.solo or state.round < state.setting.rounds:
        return ""
    if not state.setting.heroic:
        return "survived"
    board = state.boards[0]
    return "" if board.skeletons or board.cemetery else "heroic"
