"""What holds at every moment, whatever is played: simulations and tests ask for it."""

from .draft import Draft
from .state import State
from .tokens import tokens_of


def check(state: State) -> None:
    """Section 9: every token is in the bag, on a board, in a forest, in a cemetery or out of the
    game, once; also where a phase has not taken effect yet."""
    shown = [*state.bag, *state.removed]
    for board, draft in zip(state.boards, state.drafts, strict=True):
        on_board = [*board.skeletons, *board.cemetery]
        shown += on_board
        if draft is None:
            continue
        if not state.config.sealed:
            shown += _left(draft)
        elif sorted([*draft.board.skeletons, *draft.board.cemetery, *_left(draft)]) != sorted(
            on_board
        ):
            raise AssertionError(f"seat {draft.seat} sealed a phase that loses or adds tokens")
    if bytes(sorted(shown)) != tokens_of(state.config.chiefs):
        raise AssertionError(f"{len(shown)} tokens, {len(set(shown))} of them different")
    if any(count < 0 for count in state.common):
        raise AssertionError("more common traps were placed than there are")


def _left(draft: Draft) -> list[int]:
    """The tokens that its seat's phase has taken off the board."""
    sent = [token for _, token in draft.sent]
    return [*draft.bagged, *sent, *draft.slain, *draft.removed]
