"""What a board has come to, as something that can be compared (rulings 12.2 and 12.7)."""

from collections.abc import Iterable

from ..skeletons.crossings import changed
from ..state.draft import Draft
from ..state.tiles import HEARSE
from ..state.tokens import CHIEF, SPOT
from .phase_end import end_phase

_SOMEBODY = -1
"""The target of a hearse that is still to be chosen."""


def situation(draft: Draft) -> object:
    """In the middle of a phase: all that what comes can depend on."""
    board = draft.board
    return (
        board.hero,
        frozenset(board.towers.items()),
        board.houses,
        board.doomed,
        frozenset(board.skeletons.items()),
        frozenset(board.cemetery),
        frozenset(board.held),
        frozenset(draft.queue),
        frozenset(draft.sent),
        frozenset(draft.used),
        frozenset(draft.slain),
        frozenset(draft.sabotaged),
        draft.capital,
        draft.struck,
        draft.staff,
        tuple(sorted(draft.frozen)),
    )


def looks(draft: Draft) -> object:
    """What is to be seen in the middle of a phase: where everybody is, and who has moved."""
    board = draft.board
    return (
        board.hero,
        frozenset(board.towers.items()),
        _sorted((pose, token in draft.queue, token) for token, pose in board.skeletons.items()),
    )


def outcome(draft: Draft) -> object:
    """When the phase is over. Tokens of one kind are as good as each other."""
    end = draft.copy()
    for space, tile in end.board.tiles.items():
        if tile >> 2 == HEARSE:
            end.aims.setdefault(space, _SOMEBODY - space)
    end.queue = []
    end_phase(end)
    board = end.board
    return (
        board.hero,
        frozenset(board.towers.items()),
        _houses(end),
        board.doomed,
        frozenset(board.tiles.items()),
        _sorted((pose, token in board.held, token) for token, pose in board.skeletons.items()),
        _sorted((0, False, token) for token in board.cemetery),
        _sorted((target, False, token) for target, token in end.sent),
        tuple(sorted(end.gifts)),
    )


def _sorted(tokens: Iterable[tuple[int, bool, int]]) -> object:
    """Where each is and whether it will miss a march; of a token only what it is."""
    return tuple(sorted((at, held, SPOT[token], CHIEF[token] or "") for at, held, token in tokens))


def _houses(draft: Draft) -> object:
    """Ruling 12.7: together it depends on what the seats before have left of the capital."""
    config, board = draft.config, draft.board
    if not config.cooperative:
        return board.houses
    before = range(1, config.houses + 1) if draft.seat else (board.houses,)
    return tuple(_after(draft, houses) for houses in before)


def _after(draft: Draft, houses: int) -> int:
    for change in draft.capital:
        houses = changed(draft.config, houses, change)
    return houses
