"""The course of the game: when all are ready the phase is shown, and play goes on by itself."""

from ..undo import settle as settle_undo
from . import movement
from .choices import has_choice
from .draft import Draft
from .rounds import end_round, next_round
from .state import State
from .story import Story


def draft_of(state: State, seat: int) -> Draft:
    """A draft of its own for whatever ``seat`` does next."""
    draft = state.drafts[seat]
    if draft is not None:
        return draft.copy()
    board = state.boards[seat]
    return Draft(
        seat,
        state.setting,
        state.phase == "march",
        state.black,
        board.copy(),
    )


def commit(state: State, draft: Draft, known: int, story: Story) -> None:
    """``draft`` is what its seat has done now; that seat knows ``known`` of its events."""
    seat, barrier = draft.seat, state.barrier
    state.drafts[seat] = draft
    if not state.setting.sealed:
        _publish(state, draft, story)
    else:
        story.tell_seat(seat, draft.told[known:])
    if _all_ready(state):
        state.choices = None
        go_on(state, story)
    elif draft.ask is None and state.choices is not None:
        # the mapping that was handed out stays as it was
        state.choices = {**state.choices}
        del state.choices[seat]
    else:
        state.choices = None
    settle_undo(state, seat, barrier, story.events)
    story.beat()


def go_on(state: State, story: Story) -> None:
    """Shows phases until somebody has a choice or the game is over."""
    while state.phase != "over" and _all_ready(state):
        _show(state, story)
        if state.phase == "hero":
            _start_traps(state, story)
        elif state.phase == "trap":
            _start_march(state, story)
        elif end_round(state, story):
            _start_heroes(state, story)


def begin(state: State, phase: str, story: Story) -> None:
    """Starts a table in the middle of a round, and goes on until somebody has a choice."""
    if phase == "hero":
        _start_heroes(state, story)
    elif phase == "trap":
        _start_traps(state, story)
    elif phase == "march":
        _start_march(state, story)
    else:
        next_round(state, story)
        _start_heroes(state, story)
    go_on(state, story)


def _all_ready(state: State) -> bool:
    for draft in state.drafts:  # noqa: SIM110 - all() with a generator takes twice as long
        if draft is None or draft.ask is not None:
            return False
    return True


def _publish(state: State, draft: Draft, story: Story) -> None:
    """Alone at the table nothing is sealed: what is done is done. The draft is still unshared."""
    story.events += draft.told
    state.bag.extend(draft.bagged)
    if draft.sent:
        draft.board.cemetery = draft.board.cemetery + [token for _, token in draft.sent]
    draft.told, draft.bagged, draft.sent = [], [], []
    state.boards[draft.seat] = draft.board


def _show(state: State, story: Story) -> None:
    """Everybody sees what everybody did."""
    drafts = [draft for draft in state.drafts if draft is not None]
    if state.setting.solo:
        _publish(state, drafts[0], story)
    else:
        state.raise_barrier()
        boards = [draft.board for draft in drafts]
        for draft in drafts:
            story.events += draft.told
            state.bag.extend(draft.bagged)
        for draft in drafts:
            for target, token in draft.sent:
                # a board of its own: other states may share the draft's
                boards[target] = board = boards[target].twin()
                board.cemetery = [*board.cemetery, token]
        state.boards = boards
    state.drafts = [None] * len(drafts)


def _start_heroes(state: State, story: Story) -> None:
    _skip_who_cannot_choose(state)
    if _all_ready(state):
        state.beat(story)


def _start_traps(state: State, story: Story) -> None:
    state.phase = "trap"
    story.tell("phase.started", phase="trap")
    _skip_who_cannot_choose(state)
    if _all_ready(state):
        state.beat(story)


def _skip_who_cannot_choose(state: State) -> None:
    """A seat with nothing or a single thing to do is never asked."""
    for seat in range(len(state.drafts)):
        if not has_choice(state, seat):
            draft = draft_of(state, seat)
            if state.phase == "trap":
                draft.tell("trap.passed")
            state.drafts[seat] = draft


def _start_march(state: State, story: Story) -> None:
    state.phase = "march"
    story.tell("phase.started", phase="march")
    state.beat(story)
    drafts = [draft_of(state, seat) for seat in range(len(state.drafts))]
    for draft in drafts:
        movement.muster(draft)
        movement.run(draft)
    state.drafts = [*drafts]
    if not _all_ready(state):
        for draft in drafts:
            if not state.setting.sealed:
                _publish(state, draft, story)
            else:
                story.tell_seat(draft.seat, draft.told)
