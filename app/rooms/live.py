"""What rooms ask of the tables, which lie above them: the app puts them in their place."""

from typing import Annotated, Any, Protocol

from fastapi import Depends, Request


class Live(Protocol):
    def online(self, room_id: str) -> set[str]:
        """Who has that room open, in any process."""

    async def summarise(self, game_id: str) -> dict[str, Any] | None:
        """Plays through the game's log and keeps its summary, if that can be done."""


def _live(request: Request) -> Live:
    tables: Live = request.app.state.tables
    return tables


LiveDep = Annotated[Live, Depends(_live)]
