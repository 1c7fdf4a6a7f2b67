"""The course of the game: when all are ready the phase is shown, and play goes on by itself."""

from ...runtime.story import Story
from ..march import movement
from ..skeletons.crossings import crossed, news
from ..state.draft import Draft
from ..state.market import COST
from ..state.state import State
from .asked import has_choice
from .market import buy, leave_who_can_buy_nothing
from .rounds import end_round, next_round, start_round
from .story import interlude, tell_phase, tell_seat


def draft_of(state: State, seat: int) -> Draft:
    """A draft of its own for whatever ``seat`` does next."""
    draft = state.drafts[seat]
    if draft is not None:
        return draft.copy()
    return fresh(state, seat)


def fresh(state: State, seat: int) -> Draft:
    """What ``seat`` begins this phase with, before anything has happened in it."""
    board, phase = state.boards[seat], state.phase
    # all that a hero does to a plain board is replaced whole
    board = board.twin() if phase == "hero" and state.config.plain else board.copy()
    return Draft(
        seat, state.config, phase == "march", state.black, board, [], [], [], [], [], {}
    )  # fmt: skip


def commit(state: State, draft: Draft, known: int, story: Story) -> None:
    """``draft`` is what its seat has done now; that seat knows ``known`` of its events."""
    seat = draft.seat
    state.drafts[seat] = draft
    if not state.config.sealed:
        _publish(state, draft, story)
    else:
        tell_seat(story, seat, draft.told[known:])
    if state.config.cooperative:
        state.choices = None  # what is common has changed for everybody
        _skip_who_cannot_choose(state, story)
    if _all_ready(state):
        state.choices = None
        go_on(state, story)
    elif draft.ask is None and state.choices is not None:
        # the mapping that was handed out stays as it was
        state.choices = {**state.choices}
        del state.choices[seat]
    else:
        state.choices = None


def shop(state: State, seat: int, item: str, story: Story) -> None:
    """``seat`` buys ``item``, or nothing more if there is none."""
    purchase(state, seat, item, story)
    state.choices = None
    if state.market is not None and state.market.over and _close_market(state, story):
        go_on(state, story)


def purchase(state: State, seat: int, item: str, story: Story) -> None:
    """The same, without what it brings about."""
    if state.market is None:
        raise AssertionError("the market has closed")
    if not state.market.begun:
        first = {} if state.config.cooperative else {"first": state.market.order[0]}
        story.tell("market.opened", **first)
    state.market = market = state.market.copy()
    if item:
        buy(state, market, seat, item)
        left = market.coins(seat)
        story.tell("market.bought", seat=seat, item=item, cost=COST[item], left=left)
    else:
        market.passed.append(seat)
        story.tell("market.passed", seat=seat)
    for other in leave_who_can_buy_nothing(state, market):
        story.tell("market.passed", seat=other)
    market.next_turn()


def _close_market(state: State, story: Story) -> bool:
    interlude(story, state)
    state.market = None
    if not state.config.solo:
        state.reveal()
    if state.config.cooperative:
        state.phase = "start"
        tell_phase(story, "start")
        return False
    start_round(state, story)
    return _start_heroes(state, story)


def go_on(state: State, story: Story) -> None:
    """All are ready: shows phases until somebody has a choice or the game is over."""
    ready = True
    while ready:
        _show(state, story)
        if state.phase == "hero":
            ready = _start_traps(state, story)
        elif state.phase == "trap":
            ready = _start_march(state, story)
        elif state.phase == "start":
            start_round(state, story)
            ready = _start_heroes(state, story)
        else:
            ready = end_round(state, story) and _start_heroes(state, story)


def begin(state: State, phase: str, story: Story) -> None:
    """Starts a table in the middle of a round, and goes on until somebody has a choice."""
    if phase == "arrivals":
        next_round(state, story)
    start = {"trap": _start_traps, "march": _start_march}.get(phase, _start_heroes)
    if start(state, story):
        go_on(state, story)


def _all_ready(state: State) -> bool:
    for draft in state.drafts:  # noqa: SIM110 - all() with a generator takes twice as long
        if draft is None or draft.ask is not None:
            return False
    return True


def _publish(state: State, draft: Draft, story: Story) -> None:
    """Alone and together nothing is sealed: what is done is seen at once. Anything beyond its
    own board waits for the end of the phase (see ``crossings``). The draft is still unshared."""
    seat = draft.seat
    if not state.config.cooperative:
        story.events += draft.told
        draft.told = []
        state.boards[seat] = draft.board
        return
    others = [each for each in state.drafts if each is not None]
    houses = state.boards[seat].houses
    story.events += news(state.config, houses, others, draft)
    draft.told = []
    state.boards[seat] = board = draft.board.twin()
    board.houses = houses  # those of the capital are counted when the phase is over
    if draft.took:
        state.common = state.common.copy()
        state.common[draft.took - 1] -= 1
        draft.took = 0
    if draft.gave:
        state.locked = [*state.locked, draft.gave]
        draft.gave = 0


def _show(state: State, story: Story) -> None:
    """The phase is over for all: everybody sees what everybody did, and it takes effect."""
    config = state.config
    drafts = [draft for draft in state.drafts if draft is not None]
    if not config.solo:
        state.reveal()
    boards, crossing = [], config.cooperative
    for draft in drafts:
        story.events += draft.told
        boards.append(draft.board)
        if draft.bagged:
            state.bag.extend(draft.bagged)
        if draft.removed:
            state.removed += draft.removed
        if draft.sent or draft.gifts:
            crossing = True
    if crossing:
        boards = crossed(config, state.boards[0].houses, boards, drafts)
    state.boards = boards
    if state.locked:  # ruling 20: what was taken back can be used from now on
        state.common = state.common.copy()
        for kind in state.locked:
            state.common[kind - 1] += 1
        state.locked = []
    state.drafts = [None] * len(drafts)


# A function that starts a phase says whether all are ready in it already.


def _start_heroes(state: State, story: Story) -> bool:
    return _skip_who_cannot_choose(state, story) and _nobody_asked(state, story)


def _start_traps(state: State, story: Story) -> bool:
    state.phase = "trap"
    tell_phase(story, "trap")
    return _skip_who_cannot_choose(state, story) and _nobody_asked(state, story)


def _nobody_asked(state: State, story: Story) -> bool:
    if not _all_ready(state):
        return False
    interlude(story, state)
    return True


def _skip_who_cannot_choose(state: State, story: Story) -> bool:
    """A seat whose single action changes nothing is not asked. Says whether there is one."""
    if state.phase not in ("hero", "trap"):
        return False
    skipped = False
    for seat, acted in enumerate(state.drafts):
        if acted is None and not has_choice(state, seat):
            skipped = True
            draft = fresh(state, seat)
            if state.phase == "trap":
                draft.tell("trap.passed")
            state.drafts[seat] = draft
            if not state.config.sealed:
                _publish(state, draft, story)
    return skipped


def _start_march(state: State, story: Story) -> bool:
    state.phase = "march"
    tell_phase(story, "march")
    interlude(story, state)
    drafts = [fresh(state, seat) for seat in range(len(state.drafts))]
    for seat, draft in enumerate(drafts):
        movement.muster(draft)
        movement.run(draft)
        state.drafts[seat] = draft
        if not state.config.sealed:
            _publish(state, draft, story)
    ready = _all_ready(state)
    if state.config.sealed and not ready:
        for draft in drafts:
            tell_seat(story, draft.seat, draft.told)
    return ready
