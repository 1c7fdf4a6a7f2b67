"""How a game stands, for the home page: a glance, and whether it waits for me."""

from app.db.models import Room
from app.live.table import Table
from app.live.tables import Tables

from .bodies import RoomLine, RoomList


async def add_standings(
    tables: Tables, found: RoomList, rooms: dict[str, Room], person_id: str | None
) -> None:
    """One's own tables are few, and opened next anyway; others are read only if they are here."""
    for line in found.mine:
        if line.status == "playing":
            _add(line, await tables.get(rooms[line.code].id), person_id)
    for line in found.listed:
        table = tables.rooms.get(rooms[line.code].id)
        if line.status == "playing" and table is not None:
            _add(line, table, person_id)


def _add(line: RoomLine, table: Table, person_id: str | None) -> None:
    if table.live is None:
        return
    state, engine = table.live.game.state, table.live.game.engine
    public = engine.public(state)
    # what most games have, and a row has place for
    line.summary = {"round": public["round"]} if "round" in public else {}
    line.my_turn = table.seat_of(person_id) in engine.decisions(state)
