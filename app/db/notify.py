"""How processes tell each other that something was stored: one channel of Postgres.

A notification is sent within the transaction that it is about, so it arrives exactly when others
can read what changed. It carries ids and numbers only (Postgres allows 7,999 bytes).

Kinds: ``room`` (anything of the room changed: seats, settings, start, rematch, removal),
``act`` (a line of a log), ``chat``, ``plan`` (proposals were made or withdrawn), ``logout`` (a
browser's session has ended), ``restored`` (a backup is in everything's place), and between the
processes ``points``, ``sockets``, ``presence``, ``hello``, ``alive``.
"""

from typing import Any

import orjson
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

CHANNEL = "boneyard"


def payload(kind: str, room_id: str, **values: Any) -> str:
    return orjson.dumps({"kind": kind, "room": room_id, **values}).decode()


async def notify(session: AsyncSession, kind: str, room_id: str, **values: Any) -> None:
    """Tells every process, this one too, as soon as the caller's transaction is committed."""
    await session.execute(
        text("SELECT pg_notify(:channel, :payload)"),
        {"channel": CHANNEL, "payload": payload(kind, room_id, **values)},
    )
