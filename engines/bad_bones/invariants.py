"""What holds at every moment, whatever is played: simulations and tests ask for it."""

from .state import State
from .tokens import tokens_of


def check(state: State) -> None:
    """Section 9: every token is in the bag, on a board, in a forest or in a cemetery, once."""
    shown = list(state.bag)
    for board, draft in zip(state.boards, state.drafts, strict=True):
        on_board = [*board.skeletons, *board.cemetery]
        shown += on_board
        if draft is not None and state.setting.sealed:
            sealed = [*draft.board.skeletons, *draft.board.cemetery, *draft.bagged]
            sealed += [token for _, token in draft.sent]
            if sorted(sealed) != sorted(on_board):
                raise AssertionError(f"seat {draft.seat} sealed a phase that loses or adds tokens")
    if sorted(shown) != tokens_of(state.setting.chiefs):
        raise AssertionError(f"{len(shown)} tokens, {len(set(shown))} of them different")
