"""The end of a round: who is out, whether the game is over, and if not, the next round."""

from ...contract import round_started
from ...runtime.story import Story
from ..state.state import State
from ..state.tokens import SPECTRALS
from .arrivals import arrive
from .scoring import winners
from .story import interlude, tell_phase


def end_round(state: State, story: Story) -> bool:
    """After the march. Says whether another round has begun."""
    boards = state.boards
    state.black = not state.black
    state.history.append(([board.floors for board in boards], [board.houses for board in boards]))
    cause = _over(state, story)
    if cause:
        state.cause = cause
        state.phase = "over"
        state.reveal()  # the seed is published now: nothing is hidden any more
        story.tell("game.over", winners=winners(state), cause=cause)
        return False
    interlude(story, state)
    next_round(state, story)
    return True


def next_round(state: State, story: Story) -> None:
    """Phase 4, and all is ready for the heroes to move."""
    arrive(state, story)
    state.round += 1
    start_round(state, story)


def start_round(state: State, story: Story) -> None:
    """The heroes are to move."""
    state.phase = "hero"
    side = "black" if state.black else "white"
    story.events.append(round_started(state.round, side=side))
    tell_phase(story, "hero")


def _over(state: State, story: Story) -> str:
    """Why the game ends now, if it does (rulings 58, 59, 62, 63, 12.62)."""
    config = state.config
    out = [(seat, cause) for seat, board in enumerate(state.boards) if (cause := board.fallen())]
    for seat, cause in out:
        if not (config.cooperative and cause == "village"):  # the capital is nobody's own
            story.tell("seat.out", seat=seat, cause=cause)
    if out and config.cooperative:
        # those who have held out long enough have won already, and play on for the record
        held = config.endless and state.round > config.rounds
        return "endless" if held else _lost_together({cause for _, cause in out})
    if out and config.solo:
        return f"lost_{out[0][1]}"
    if out:
        return "all_fallen" if len(out) == len(state.boards) else "fallen"
    if config.sealed or config.endless or state.round < config.rounds:
        return ""
    if config.cooperative:
        return "held"
    if not config.heroic:
        return "survived"
    board = state.boards[0]
    # ruling 52: spectrals can't be got rid of, so they don't count
    return "heroic" if SPECTRALS.issuperset([*board.skeletons, *board.cemetery]) else ""


def _lost_together(causes: set[str]) -> str:
    if "emperor" in causes:
        return "lost_emperor"
    return "lost_capital" if "village" in causes else "lost_towers"
