"""What is kept. A game is its seed, its options and its log; the rest of its row is a cache."""

from datetime import datetime
from typing import Any

from sqlalchemy import (
    CheckConstraint,
    DateTime,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    String,
    UniqueConstraint,
    func,
    text,
)
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}


class Base(DeclarativeBase):
    metadata = MetaData(naming_convention=NAMING)
    type_annotation_map = {  # noqa: RUF012 - SQLAlchemy reads it from the class
        # without none_as_null, None would be stored as JSON's null, which IS NULL does not find
        dict[str, Any]: JSONB(none_as_null=True),
        list[dict[str, Any]]: JSONB(none_as_null=True),
        datetime: DateTime(timezone=True),
        bytes: LargeBinary,
    }


class Person(Base):
    """A guest with a name, or, once user name and password are set, an account."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    name: Mapped[str] = mapped_column(String(32))
    avatar: Mapped[str] = mapped_column(String(16))
    lang: Mapped[str | None] = mapped_column(String(2))
    username: Mapped[str | None] = mapped_column(String(32), unique=True)
    password_hash: Mapped[str | None] = mapped_column(String(200))
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())


class Session(Base):
    """A browser that is somebody. Only the hash of its cookie is kept."""

    __tablename__ = "sessions"

    token_hash: Mapped[bytes] = mapped_column(primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    seen_at: Mapped[datetime] = mapped_column(server_default=func.now())


class Browser(Base):
    """A browser that has been this person once; logging out keeps it. Of an account: it may always
    try to log in again. Of somebody who was removed from a room: so is who comes next."""

    __tablename__ = "browsers"

    person_id: Mapped[str] = mapped_column(
        ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
    )
    token_hash: Mapped[bytes] = mapped_column(primary_key=True, index=True)
    seen_at: Mapped[datetime] = mapped_column(server_default=func.now())


class Limit(Base):
    """A bucket that somebody has taken from. Unlogged: it may be forgotten in a crash."""

    __tablename__ = "limits"
    __table_args__ = ({"prefixes": ["UNLOGGED"]},)

    kind: Mapped[str] = mapped_column(String(16), primary_key=True)
    whose: Mapped[bytes] = mapped_column(primary_key=True)
    full_at: Mapped[datetime]


class Room(Base):
    """A place with a code, a host, seats, spectators and chat; holds one game after another."""

    __tablename__ = "rooms"
    __table_args__ = (
        CheckConstraint("status IN ('lobby', 'playing', 'over')", name="status"),
        Index("ix_rooms_listed", "updated_at", postgresql_where=text("listed")),
    )

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    code: Mapped[str] = mapped_column(String(12), unique=True)
    secret: Mapped[str] = mapped_column(String(32), unique=True)
    """The unguessable part of the invite link."""
    name: Mapped[str] = mapped_column(String(60))
    engine: Mapped[str] = mapped_column(String(40))
    options: Mapped[dict[str, Any]]
    status: Mapped[str] = mapped_column(String(8), default="lobby")
    host_id: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    listed: Mapped[bool] = mapped_column(default=False)
    spectators: Mapped[bool] = mapped_column(default=True)
    game_id: Mapped[str | None] = mapped_column(
        ForeignKey("games.id", use_alter=True, name="fk_rooms_game_id")
    )
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    updated_at: Mapped[datetime] = mapped_column(server_default=func.now(), onupdate=func.now())
    opened_at: Mapped[datetime] = mapped_column(server_default=func.now())
    """When somebody last came in, to a day: a room that nobody opens is removed one day."""


class Seat(Base):
    """A place at the room's table: free, a person, or a bot."""

    __tablename__ = "seats"
    __table_args__ = (
        UniqueConstraint("room_id", "person_id"),
        CheckConstraint("person_id IS NULL OR bot IS NULL", name="one_sitter"),
    )

    room_id: Mapped[str] = mapped_column(
        ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    person_id: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    bot: Mapped[str | None] = mapped_column(String(24))
    away_id: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    """In a running game: for whom the bot stands in; that person may take the seat back."""
    ready: Mapped[bool] = mapped_column(default=False)


class Removed(Base):
    """People the host has sent away from a room."""

    __tablename__ = "removed"

    room_id: Mapped[str] = mapped_column(
        ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True
    )
    person_id: Mapped[str] = mapped_column(
        ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True
    )


class Game(Base):
    """One play of an engine in a room."""

    __tablename__ = "games"
    __table_args__ = (UniqueConstraint("room_id", "number"),)

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    room_id: Mapped[str] = mapped_column(ForeignKey("rooms.id", ondelete="CASCADE"))
    number: Mapped[int] = mapped_column(default=1)
    engine: Mapped[str] = mapped_column(String(40))
    rules_version: Mapped[int]
    options: Mapped[dict[str, Any]]
    seats: Mapped[int]
    players: Mapped[list[dict[str, Any]]]
    """Who began it, per seat: ``{person, name, avatar, bot}``. The room's seats may change."""
    seed: Mapped[bytes]
    seed_hash: Mapped[str] = mapped_column(String(64))
    seq: Mapped[int] = mapped_column(default=0)
    """How many lines the log has; an action is stored only if it is still what its writer saw."""
    result: Mapped[dict[str, Any] | None]
    standing: Mapped[dict[str, Any] | None]
    """Whose turn it is and what the home page shows, as of that line: ``live.game.summary``."""
    started_at: Mapped[datetime] = mapped_column(server_default=func.now())
    ended_at: Mapped[datetime | None]
    frozen: Mapped[str | None] = mapped_column(String(16))
    """Why it can't be played on, as found out when it was last opened (``rooms.compatible``)."""
    rules_changes: Mapped[list[dict[str, Any]]] = mapped_column(server_default=text("'[]'"))
    """``{seq, from, to}``: after that line it went on by newer rules."""


class Action(Base):
    """One line of a game's log; ``action`` is null where the seat took its last action back."""

    __tablename__ = "actions"
    __table_args__ = (UniqueConstraint("game_id", "seat", "client_id"),)

    game_id: Mapped[str] = mapped_column(
        ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    client_id: Mapped[str] = mapped_column(String(64))
    action: Mapped[dict[str, Any] | None]
    state_hash: Mapped[str | None] = mapped_column(String(64))
    """After the action, where a phase ended: how an upgrade is checked against old games."""
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())


class ChatMessage(Base):
    __tablename__ = "chat"
    __table_args__ = (UniqueConstraint("room_id", "person_id", "client_id"),)

    n: Mapped[int] = mapped_column(primary_key=True)
    room_id: Mapped[str] = mapped_column(ForeignKey("rooms.id", ondelete="CASCADE"), index=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    client_id: Mapped[str] = mapped_column(String(64))
    channel: Mapped[str] = mapped_column(String(8))
    text: Mapped[str] = mapped_column(String(500))
    at: Mapped[datetime] = mapped_column(server_default=func.now())


class Proposal(Base):
    """In a cooperative game: what one player would have another choose. Whether it still stands
    follows from the log since, so nothing of that is kept."""

    __tablename__ = "proposals"
    __table_args__ = (UniqueConstraint("game_id", "proposer", "client_id"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"))
    proposer: Mapped[int]
    client_id: Mapped[str] = mapped_column(String(64))
    owner: Mapped[int]
    action: Mapped[dict[str, Any]]
    seq: Mapped[int]
    """How many lines the log had."""
    barrier: Mapped[int]
    phase: Mapped[str] = mapped_column(String(80))
    """The round and the phase it was made in."""


class Job(Base):
    """Something to do at a time: a bot's move. Done where a person is: ``app.live.bots``."""

    __tablename__ = "jobs"
    __table_args__ = (UniqueConstraint("game_id", "kind", "seat"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"))
    kind: Mapped[str] = mapped_column(String(12))
    seat: Mapped[int]
    due_at: Mapped[datetime] = mapped_column(server_default=func.now())
