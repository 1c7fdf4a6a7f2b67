"""A room as it was read last: who is who, and the texts in which it is told."""

from typing import Any

from orjson import dumps
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Removed
from app.rooms.rights import why_not_watch
from app.rooms.view import whole_room, without_link


class HeldRoom:
    def __init__(self, json: dict[str, Any], belong: set[str], removed: set[str]) -> None:
        self.json = json
        self._belong = belong
        """Those who are told the invite link with the room."""
        self._removed = removed
        self._texts = {True: dumps(json).decode(), False: dumps(without_link(json)).decode()}
        """For those, and for all others."""
        self._messages = {
            inside: f'{{"type":"room","room":{text}}}' for inside, text in self._texts.items()
        }
        self.game_text = dumps(json["game"]).decode()

    def seat_of(self, person_id: str | None) -> int | None:
        if person_id is None:
            return None
        for seat in self.json["seats"]:
            if seat["person"] == person_id:
                return int(seat["seat"])
        return None

    def bots(self) -> dict[int, str]:
        return {seat["seat"]: seat["bot"] for seat in self.json["seats"] if seat["bot"]}

    def why_not_watch(self, person_id: str | None) -> str | None:
        return why_not_watch(
            self.json["status"],
            self.json["spectators"],
            removed=person_id in self._removed,
            belongs=person_id in self._belong,
        )

    def text(self, person_id: str | None) -> str:
        return self._texts[person_id in self._belong]

    def message(self, person_id: str | None) -> str:
        """That it has changed."""
        return self._messages[person_id in self._belong]


async def read_room(
    session: AsyncSession, room_id: str
) -> tuple[dict[str, Any], set[str], set[str]]:
    """The room, who belongs to it, and who has been removed from it."""
    room, belong = await whole_room(session, room_id)
    removed = await session.scalars(select(Removed.person_id).where(Removed.room_id == room_id))
    return room, belong, set(removed)
