"""To whose cemetery a forest leads."""

from ..state.layout import LEFT, RIGHT


def targets(seat: int, seats: int, side: int) -> list[int]:
    """By the side on which a skeleton leaves the board of ``seat``; of several its owner chooses.

    Ruling 6: the left neighbour is the next seat; with two it is always the other, alone oneself.
    """
    if side not in (LEFT, RIGHT) and seats > 2:
        return [other for other in range(seats) if other != seat]
    return [(seat + (-1 if side == RIGHT else 1)) % seats]
