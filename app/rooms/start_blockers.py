"""What is missing before *Start* works."""

from collections.abc import Mapping, Sequence

from app.db.models import Seat
from engines.contract import Message


def start_blocker(
    seats: Sequence[Seat], allowed: range, host_id: str, names: Mapping[str, str]
) -> Message | None:
    """Free seats are left out of the game. Starting is the host's way of being ready."""
    taken = [seat for seat in seats if seat.person_id or seat.bot]
    fits = [count for count in allowed if count >= len(taken)]
    if not fits:
        return Message("room.missing.fewer", {"count": len(taken) - max(allowed)})
    if fits[0] > len(taken):
        return Message("room.missing.players", {"count": fits[0] - len(taken)})
    waiting = [
        names[seat.person_id]
        for seat in taken
        if seat.person_id and not seat.ready and seat.person_id != host_id
    ]
    if waiting:
        return Message("room.missing.ready", {"names": ", ".join(waiting)})
    return None
