"""What skeletons do to towers, village and capital (rulings 25, 50, 51, 55, 63)."""

from collections.abc import Sequence
from typing import Any

from ..state.draft import Draft
from ..state.layout import NAMES
from ..state.tokens import EMPERORS, FRIENDLIES, PYROS
from .crossings import capital, changed

VILLAGE = "village"


def herald(draft: Draft, tokens: Sequence[int], space: int) -> None:
    """Ruling 12.55: an emperor among them has reached the tower, even if it stops another."""
    for token in tokens:
        if token in EMPERORS:
            _doom(draft, token, NAMES[space])


def at_tower(draft: Draft, token: int, space: int) -> tuple[int, ...]:
    """Does its damage or its favour; the ruins among which the player chooses which to rebuild."""
    board, together = draft.board, draft.config.cooperative
    if token in FRIENDLIES:
        return _rebuild(draft, token, space)
    floors = board.towers[space]
    lost = min(floors, _force(token))
    if not lost:
        return ()  # ruling 25: a fallen tower can't fall again
    if together:  # its one floor was the tower: what is left is a ruin
        board.towers = {at: height for at, height in board.towers.items() if at != space}
    else:
        board.towers = {**board.towers, space: floors - lost}
    values: dict[str, Any] = {"at": NAMES[space]} if together else {}
    _tell_loss(draft, "floor.lost", token, lost, board.floors, **values)
    return ()


def at_village(draft: Draft, token: int) -> None:
    if token in EMPERORS:
        _doom(draft, token, VILLAGE)
    board, config = draft.board, draft.config
    change = 1 if token in FRIENDLIES else -_force(token)
    if config.cooperative:
        # it depends on the others' skeletons, too, what it comes to: see crossings.news
        before = houses(draft)
        draft.capital += (change,)
        left = houses(draft)
    else:
        before = board.houses
        board.houses = left = changed(config, before, change)
        if left == before:
            return
    if change > 0:
        draft.tell("house.rebuilt", skeleton=token, left=left)
    else:
        _tell_loss(draft, "house.burnt", token, before - left, left)


def houses(draft: Draft) -> int:
    """What is left of the village, or of the capital as far as this board is concerned."""
    return capital(draft.config, draft.board.houses, [draft])


def rebuild(draft: Draft, token: int, space: int) -> None:
    """The friendly chief puts a tower back on that ruin."""
    board = draft.board
    board.towers = {**board.towers, space: draft.config.floors}
    draft.tell("floor.rebuilt", skeleton=token, left=board.floors, at=NAMES[space])


def order_matters(draft: Draft, tokens: Sequence[int]) -> bool:
    """Whether it makes a difference who of them comes first: a friend among foes."""
    if len(tokens) < 2 or draft.config.solo:
        return False
    return 0 < sum(token in FRIENDLIES for token in tokens) < len(tokens)


def ruins(draft: Draft) -> tuple[int, ...]:
    """Ruling 12.51: where a tower can be rebuilt; the hero may stand there."""
    board = draft.board
    return tuple(
        space
        for space in board.layout.towers
        if space not in board.towers and space not in board.tiles and not board.is_occupied(space)
    )


def _rebuild(draft: Draft, token: int, space: int) -> tuple[int, ...]:
    board = draft.board
    if draft.config.cooperative:
        free = ruins(draft)
        if len(free) > 1:
            return free
        if free:
            rebuild(draft, token, free[0])
    elif 0 < board.towers[space] < draft.config.floors:
        # ruling 51: a tower that has fallen is lost for good
        board.towers = {**board.towers, space: board.towers[space] + 1}
        draft.tell("floor.rebuilt", skeleton=token, left=board.floors)
    return ()


def _force(token: int) -> int:
    return 2 if token in PYROS else 1


def _doom(draft: Draft, token: int, at: str) -> None:
    if not draft.board.doomed:
        draft.board.doomed = True
        draft.tell("emperor.arrived", skeleton=token, at=at)


def _tell_loss(draft: Draft, kind: str, token: int, lost: int, left: int, **values: Any) -> None:
    if lost > 1:
        values["count"] = lost
    draft.tell(kind, skeleton=token, left=left, **values)
