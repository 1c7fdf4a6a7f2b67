"""Limits that hold across processes, and browsers that have been an account before"""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0004"
down_revision: str | None = "0003"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    op.create_table(
        "limits",
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("whose", sa.LargeBinary(), nullable=False),
        sa.Column("full_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("kind", "whose", name=op.f("pk_limits")),
        prefixes=["UNLOGGED"],
    )
    op.create_table(
        "browsers",
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.Column(
            "seen_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_browsers_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", "token_hash", name=op.f("pk_browsers")),
    )
    op.create_index(op.f("ix_browsers_token_hash"), "browsers", ["token_hash"])


def downgrade() -> None:
    op.drop_table("browsers")
    op.drop_table("limits")
