"""Alembic's environment: migrates on the connection that the server hands over."""

from alembic import context

from starboard.server.storage import MatchRow

context.configure(connection=context.config.attributes["connection"], target_metadata=MatchRow.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
