"""Alembic's entry: brings the database of the connection it is handed to the newest schema."""

from alembic import context

from data.database.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # SQLite's too: a migration happens whole or not at all
)
with context.begin_transaction():
    context.run_migrations()
