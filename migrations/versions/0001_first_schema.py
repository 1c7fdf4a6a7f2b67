"""The first schema"""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision: str = "0001"
down_revision: str | None = None
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("avatar", sa.String(length=16), nullable=False),
        sa.Column("lang", sa.String(length=2), nullable=True),
        sa.Column("username", sa.String(length=32), nullable=True),
        sa.Column("password_hash", sa.String(length=200), nullable=True),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("username", name=op.f("uq_people_username")),
    )
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("code", sa.String(length=12), nullable=False),
        sa.Column("secret", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("engine", sa.String(length=40), nullable=False),
        sa.Column(
            "options", postgresql.JSONB(none_as_null=True, astext_type=sa.Text()), nullable=False
        ),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("host_id", sa.String(length=24), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("spectators", sa.Boolean(), nullable=False),
        sa.Column("game_id", sa.String(length=24), nullable=True),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column(
            "updated_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.CheckConstraint("status IN ('lobby', 'playing', 'over')", name=op.f("ck_rooms_status")),
        sa.ForeignKeyConstraint(["host_id"], ["people.id"], name=op.f("fk_rooms_host_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_rooms")),
        sa.UniqueConstraint("code", name=op.f("uq_rooms_code")),
        sa.UniqueConstraint("secret", name=op.f("uq_rooms_secret")),
    )
    op.create_index(
        "ix_rooms_listed", "rooms", ["updated_at"], unique=False, postgresql_where=sa.text("listed")
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column(
            "seen_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_sessions_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_person_id"), "sessions", ["person_id"], unique=False)
    op.create_table(
        "chat",
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("room_id", sa.String(length=24), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("client_id", sa.String(length=64), nullable=False),
        sa.Column("channel", sa.String(length=8), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column(
            "at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False
        ),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_chat_person_id")),
        sa.ForeignKeyConstraint(
            ["room_id"], ["rooms.id"], name=op.f("fk_chat_room_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("n", name=op.f("pk_chat")),
        sa.UniqueConstraint(
            "room_id", "person_id", "client_id", name=op.f("uq_chat_room_id_person_id_client_id")
        ),
    )
    op.create_index(op.f("ix_chat_room_id"), "chat", ["room_id"], unique=False)
    op.create_table(
        "games",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("room_id", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("engine", sa.String(length=40), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column(
            "options", postgresql.JSONB(none_as_null=True, astext_type=sa.Text()), nullable=False
        ),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column(
            "players", postgresql.JSONB(none_as_null=True, astext_type=sa.Text()), nullable=False
        ),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("seed_hash", sa.String(length=64), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column(
            "result", postgresql.JSONB(none_as_null=True, astext_type=sa.Text()), nullable=True
        ),
        sa.Column(
            "started_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["room_id"], ["rooms.id"], name=op.f("fk_games_room_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
        sa.UniqueConstraint("room_id", "number", name=op.f("uq_games_room_id_number")),
    )
    # rooms and games point at each other
    op.create_foreign_key("fk_rooms_game_id", "rooms", "games", ["game_id"], ["id"])
    op.create_table(
        "removed",
        sa.Column("room_id", sa.String(length=24), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_removed_person_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["room_id"], ["rooms.id"], name=op.f("fk_removed_room_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("room_id", "person_id", name=op.f("pk_removed")),
    )
    op.create_table(
        "seats",
        sa.Column("room_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=True),
        sa.Column("bot", sa.String(length=24), nullable=True),
        sa.Column("away_id", sa.String(length=24), nullable=True),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.CheckConstraint("person_id IS NULL OR bot IS NULL", name=op.f("ck_seats_one_sitter")),
        sa.ForeignKeyConstraint(["away_id"], ["people.id"], name=op.f("fk_seats_away_id")),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_seats_person_id")),
        sa.ForeignKeyConstraint(
            ["room_id"], ["rooms.id"], name=op.f("fk_seats_room_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("room_id", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("room_id", "person_id", name=op.f("uq_seats_room_id_person_id")),
    )
    op.create_index(op.f("ix_seats_person_id"), "seats", ["person_id"], unique=False)
    op.create_table(
        "actions",
        sa.Column("game_id", sa.String(length=24), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("client_id", sa.String(length=64), nullable=False),
        sa.Column(
            "action", postgresql.JSONB(none_as_null=True, astext_type=sa.Text()), nullable=True
        ),
        sa.Column("state_hash", sa.String(length=64), nullable=True),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_actions_game_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "seq", name=op.f("pk_actions")),
        sa.UniqueConstraint(
            "game_id", "seat", "client_id", name=op.f("uq_actions_game_id_seat_client_id")
        ),
    )
    op.create_table(
        "jobs",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column(
            "due_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False
        ),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_jobs_game_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_jobs")),
        sa.UniqueConstraint("game_id", "kind", "seat", name=op.f("uq_jobs_game_id_kind_seat")),
    )
    op.create_index("ix_jobs_due", "jobs", ["due_at"], unique=False)


def downgrade() -> None:
    op.drop_index("ix_jobs_due", table_name="jobs")
    op.drop_table("jobs")
    op.drop_table("actions")
    op.drop_index(op.f("ix_seats_person_id"), table_name="seats")
    op.drop_table("seats")
    op.drop_table("removed")
    op.drop_constraint("fk_rooms_game_id", "rooms")
    op.drop_table("games")
    op.drop_index(op.f("ix_chat_room_id"), table_name="chat")
    op.drop_table("chat")
    op.drop_index(op.f("ix_sessions_person_id"), table_name="sessions")
    op.drop_table("sessions")
    op.drop_index("ix_rooms_listed", table_name="rooms", postgresql_where=sa.text("listed"))
    op.drop_table("rooms")
    op.drop_table("people")
