"""What crosses between boards: it waits in the drafts until the phase is over for all.

Until then it can change: a saboteur returns to the bag from whatever cemetery it was sent to
(ruling 54). Where a phase is open everybody sees it as if it had happened already.
"""

from collections.abc import Iterable, Sequence

from .board import Board
from .draft import Draft
from .setting import Setting


def crossed(setting: Setting, boards: Sequence[Board], drafts: Iterable[Draft]) -> list[Board]:
    """The boards with all that ``drafts`` send them; in seat order, which settles the capital."""
    after = list(boards)
    drafts = list(drafts)
    for draft in drafts:
        for target, token in draft.sent:
            # a board of its own: other states may share the one that is there
            after[target] = board = after[target].twin()
            board.cemetery = [*board.cemetery, token]
        for target, kind in draft.gifts:
            after[target] = board = after[target].twin()
            board.supply = board.supply.copy()
            board.supply[kind - 1] += 1
    if any(draft.capital for draft in drafts):
        houses = capital(setting, after[0].houses, drafts)
        for seat, board in enumerate(after):
            after[seat] = board = board.twin()
            board.houses = houses
    return after


def capital(setting: Setting, houses: int, drafts: Iterable[Draft]) -> int:
    """The common houses after what all seats' skeletons did to them, in seat order (12.7).

    Ruling 51: never more than at the start, and once they are gone nobody can save them."""
    for draft in drafts:
        for change in draft.capital:
            if houses > 0:
                houses = min(max(houses + change, 0), setting.houses)
    return houses


def to_bag(draft: Draft) -> int:
    """How many tokens go to the bag when the phase is over."""
    return len(draft.bagged) + len(draft.slain)
