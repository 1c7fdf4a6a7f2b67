"""Alembic's entry. The connection comes from ``app.db.migrate``, inside its transaction."""

from alembic import context

from app.db.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    compare_type=True,
    compare_server_default=True,
)
context.run_migrations()
