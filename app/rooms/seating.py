"""Who sits where: taking a table's seats apart and putting them together again."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Room, Seat


class Sitter(NamedTuple):
    person_id: str | None = None
    bot: str | None = None
    ready: bool = False

    @property
    def free(self) -> bool:
        return self.person_id is None and self.bot is None


FREE = Sitter()


def sitter_of(seat: Seat) -> Sitter:
    return Sitter(seat.person_id, seat.bot, seat.ready)


async def put(
    session: AsyncSession, room: Room, seats: Sequence[Seat], order: Sequence[Sitter]
) -> None:
    """The table has one seat per entry of ``order`` afterwards."""
    # all up first: a person has one seat only, at any moment
    for seat in seats:
        seat.person_id = seat.bot = seat.away_id = None
        seat.ready = False
    await session.flush()
    for seat in seats[len(order) :]:
        await session.delete(seat)
    for number, sitter in enumerate(order):
        if number < len(seats):
            seat = seats[number]
            seat.person_id, seat.bot, seat.ready = sitter
        else:
            session.add(Seat(room_id=room.id, seat=number, **sitter._asdict()))
    await session.flush()


def fit(order: Sequence[Sitter], count: int) -> list[Sitter]:
    """As many seats as wanted: new ones at the end; free ones go first, from the end."""
    kept = list(order)
    for number in reversed(range(len(kept))):
        if len(kept) > count and kept[number].free:
            del kept[number]
    return kept + [FREE] * (count - len(kept))
