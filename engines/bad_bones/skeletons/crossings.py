"""What crosses between boards: it waits in the drafts until the phase is over for all.

Until then it can change: a saboteur returns to the bag from whatever cemetery it was sent to
(ruling 54). Where a phase is open everybody sees it as if it had happened already.
"""

from collections.abc import Iterable, Sequence

from ...contract import Event
from ..state.board import Board
from ..state.draft import Draft
from ..state.game_config import GameConfig

_HOUSES = ("house.burnt", "house.rebuilt")


def crossed(
    config: GameConfig, houses: int, boards: Sequence[Board], drafts: Sequence[Draft]
) -> list[Board]:
    """The boards with all that ``drafts``, in seat order, send them; ``houses`` are those of the
    capital as the phase began."""
    after = list(boards)
    for draft in drafts:
        for target, token in draft.sent:
            # a board of its own: other states may share the one that is there
            after[target] = board = after[target].twin()
            board.cemetery = [*board.cemetery, token]
        for target, kind in draft.gifts:
            after[target] = board = after[target].twin()
            board.supply = board.supply.copy()
            board.supply[kind - 1] += 1
    if config.cooperative:
        left = capital(config, houses, drafts)
        for seat, board in enumerate(after):
            if board.houses != left:
                after[seat] = board = board.twin()
                board.houses = left
    return after


def capital(config: GameConfig, houses: int, drafts: Iterable[Draft]) -> int:
    """The common houses after what all seats' skeletons did to them, in seat order (12.7)."""
    for draft in drafts:
        for change in draft.capital:
            houses = changed(config, houses, change)
    return houses


def changed(config: GameConfig, houses: int, change: int) -> int:
    """Ruling 51: never more than at the start, and once they are gone nobody can save them."""
    return min(max(houses + change, 0), config.houses) if houses > 0 else houses


def news(config: GameConfig, houses: int, drafts: Sequence[Draft], draft: Draft) -> list[Event]:
    """What ``draft`` has to tell, with what its skeletons have left of the common capital: each
    seat knows only of its own. Where nothing has changed there is nothing to tell."""
    changes = sum(event.type in _HOUSES for event in draft.told)
    if not changes:
        return draft.told
    whole = draft.capital
    before = len(whole) - changes
    told = []
    for event in draft.told:
        if event.type in _HOUSES:
            left = []
            for count in (before, before + 1):
                draft.capital = whole[:count]
                left.append(capital(config, houses, drafts))
            before += 1
            if left[0] == left[1]:
                continue
            lost = {"count": left[0] - left[1]} if left[0] - left[1] > 1 else {}
            event = Event(event.type, {**event.values, "left": left[1], **lost})
        told.append(event)
    draft.capital = whole
    return told


def to_bag(draft: Draft) -> int:
    """How many tokens go to the bag when the phase is over."""
    return len(draft.bagged) + len(draft.slain)
