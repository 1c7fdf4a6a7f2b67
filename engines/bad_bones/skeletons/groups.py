"""Groups that move behind an instructor (rulings 56 and 12.56)."""

from ..state.draft import Draft
from ..state.layout import FIRST_CELL
from ..state.tokens import INSTRUCTORS


def form(draft: Draft) -> dict[int, int]:
    """Token -> the space of its group, for all in the queue who stand with an instructor.

    A forest spot is no space: no group forms there.
    """
    poses = draft.board.skeletons
    led = {poses[token] >> 2 for token in draft.queue if token in INSTRUCTORS}
    if not led:
        return {}
    return {
        token: poses[token] >> 2
        for token in draft.queue
        if poses[token] >> 2 in led and poses[token] >> 2 >= FIRST_CELL
    }


def members(draft: Draft, token: int) -> list[int]:
    """Who moves with ``token``, itself included, in the order of their pile.

    Once its instructors are dead a group is none any more.
    """
    group = draft.groups.get(token)
    if group is None:
        return [token]
    found = [other for other in draft.queue if draft.groups.get(other) == group]
    if INSTRUCTORS.isdisjoint(found):
        return [token]
    poses = draft.board.skeletons
    return [other for other in poses if other in found]


def leaders(tokens: list[int]) -> list[int]:
    return [token for token in tokens if token in INSTRUCTORS]
