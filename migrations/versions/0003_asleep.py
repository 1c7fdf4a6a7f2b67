"""How games stand, when rooms were opened, and what points at people"""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision: str = "0003"
down_revision: str | None = "0002"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None

# Deleting a person looks for everything that points there.
POINTING = (
    ("chat", "person_id"),
    ("removed", "person_id"),
    ("rooms", "host_id"),
    ("seats", "away_id"),
)


def upgrade() -> None:
    op.add_column(
        "games",
        sa.Column("standing", postgresql.JSONB(none_as_null=True, astext_type=sa.Text())),
    )
    # nobody knows of the rooms there are: their time begins now
    op.add_column(
        "rooms",
        sa.Column(
            "opened_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False
        ),
    )
    for table, column in POINTING:
        op.create_index(op.f(f"ix_{table}_{column}"), table, [column])
    # nobody asks any more for whatever is due: only for the jobs of tables that are open
    op.drop_index("ix_jobs_due", table_name="jobs")


def downgrade() -> None:
    op.create_index("ix_jobs_due", "jobs", ["due_at"])
    for table, column in POINTING:
        op.drop_index(op.f(f"ix_{table}_{column}"), table_name=table)
    op.drop_column("rooms", "opened_at")
    op.drop_column("games", "standing")
