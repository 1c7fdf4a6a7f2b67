"""Invite links. Without a public address they are paths: a browser knows where it is."""

from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Room


def path_of(room: Room) -> str:
    return f"/r/{room.code}-{room.secret}"


def link_of(session: AsyncSession, room: Room) -> str:
    public_url: str = session.info.get("public_url", "")
    return public_url + path_of(room)
