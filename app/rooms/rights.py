"""Who may do what, and when."""

from collections.abc import Sequence

from app.db.models import Person, Room, Seat
from app.errors import NotAllowed, Refused


def why_not_watch(status: str, spectators: bool, *, removed: bool, belongs: bool) -> str | None:
    """The code of the refusal, if it is one. Before the start everybody with the code may come in:
    how else would they sit down?"""
    if removed:
        return "removed"
    return None if status == "lobby" or spectators or belongs else "no_spectators"


def check_host(room: Room, person: Person) -> None:
    if room.host_id != person.id:
        raise NotAllowed("not_host")


def check_lobby(room: Room) -> None:
    if room.status != "lobby":
        raise Refused("game_runs" if room.status == "playing" else "game_over")


def pick(seats: Sequence[Seat], number: int) -> Seat:
    """That seat of the room."""
    if not 0 <= number < len(seats):
        raise Refused("no_seat", 404)
    return seats[number]


def pass_host_on(room: Room, seats: Sequence[Seat], leaving: str) -> None:
    """To the next person at the table; an empty table stays the host's."""
    if room.host_id == leaving:
        others = [seat.person_id for seat in seats if seat.person_id not in (None, leaving)]
        room.host_id = others[0] or leaving if others else leaving
