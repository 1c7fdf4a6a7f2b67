"""Who has won, and why: gold decides only at 1,000 (B46)."""

from ...contract import Message, Result
from ..cards.catalogue import GOLD_TO_WIN, HOMELAND, LANDS, TERRAINS
from ..state.army import Army
from ..state.position import State


def gold(army: Army) -> int:
    return sum(LANDS[land].gold for land in army.lands)


def by_gold(state: State) -> bool:
    """One has enough; or both have, and one of them has more lands."""
    rich = [seat for seat, army in enumerate(state.armies) if gold(army) >= GOLD_TO_WIN]
    if len(rich) == 1:
        return _won(state, rich[0], "gold")
    lands = [len(army.lands) for army in state.armies]
    if rich and lands[0] != lands[1]:
        return _won(state, lands.index(max(lands)), "lands")
    return False


def exhausted(state: State) -> bool:
    """No land is left to play for."""
    if state.lands or state.centre:
        return False
    return _won(state, _ahead(state), "exhausted")


def last_round(state: State) -> None:
    _won(state, _ahead(state), "last_round")


def _ahead(state: State) -> int:
    """More gold, then more lands, then the player without the token."""
    return max(
        range(len(state.armies)),
        key=lambda seat: (
            gold(state.armies[seat]),
            len(state.armies[seat].lands),
            seat != state.initiative,
        ),
    )


def _won(state: State, seat: int, reason: str) -> bool:
    state.winner, state.reason = seat, reason
    return True


def result(state: State) -> Result | None:
    """B48: points are gold, by terrain; places are never shared."""
    if state.winner is None:
        return None
    return Result(
        places=[1 if seat == state.winner else 2 for seat in range(len(state.armies))],
        points=[gold(army) for army in state.armies],
        parts=[_parts(army) for army in state.armies],
        winners=[state.winner],
        reason=Message(f"result.{state.reason}"),
    )


def _parts(army: Army) -> dict[str, int]:
    """By terrain; a Homeland bears none."""
    parts = {terrain: 0 for terrain in TERRAINS if terrain != LANDS[HOMELAND].terrain}
    for land in army.lands:
        if land != HOMELAND:
            parts[LANDS[land].terrain] += LANDS[land].gold
    return parts
