"""Points, their parts, and who has won (rulings 58 to 60)."""

from ...contract import Message, Result
from ..state.board import Board
from ..state.components import FLOOR_POINTS, HOUSE_POINTS
from ..state.state import State
from ..state.tiles import INTACT_STARS, STARS


def points(board: Board) -> dict[str, int]:
    """As if the game ended now: a seat that is out earns nothing."""
    if board.fallen():
        return {"tower": 0, "village": 0, "traps": 0}
    supply = sum(stars * count for stars, count in zip(INTACT_STARS, board.supply, strict=True))
    return {
        "tower": FLOOR_POINTS * board.floors,
        "village": HOUSE_POINTS * board.houses,
        "traps": supply + sum(STARS[tile] for tile in board.tiles.values()),
    }


def winners(state: State) -> list[int]:
    """Most points; then the taller tower; then shared (ruling 59). Together all or nobody."""
    if state.config.cooperative:
        return list(range(len(state.boards))) if state.cause in ("held", "endless") else []
    ranks = {
        seat: (sum(points(board).values()), board.floors)
        for seat, board in enumerate(state.boards)
        if not board.fallen()
    }
    best = max(ranks.values(), default=None)
    return [seat for seat, rank in ranks.items() if rank == best]


def result(state: State) -> Result | None:
    if state.phase != "over":
        return None
    if state.config.cooperative:
        return _together(state)
    parts = [points(board) for board in state.boards]
    totals = [sum(part.values()) for part in parts]
    ranks = [
        None if board.fallen() else (total, board.floors)
        for board, total in zip(state.boards, totals, strict=True)
    ]
    standing = [rank for rank in ranks if rank is not None]
    return Result(
        places=[
            None if rank is None else 1 + sum(other > rank for other in standing) for rank in ranks
        ],
        points=totals,
        parts=parts,
        winners=winners(state),
        reason=Message(f"result.{state.cause}", {"count": len(state.out()), "round": state.round}),
    )


def _together(state: State) -> Result:
    """The points are the rounds that were survived, the same for all."""
    survived = len(state.history) - bool(state.out())
    won = winners(state)
    seats = len(state.boards)
    return Result(
        places=[1 if won else None] * seats,
        points=[survived] * seats,
        parts=[{"rounds": survived} for _ in range(seats)],
        winners=won,
        reason=Message(f"result.{state.cause}", {"count": survived, "round": state.round}),
    )
