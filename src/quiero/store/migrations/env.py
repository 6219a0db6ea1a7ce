"""Alembic runs this: the connection, and the transaction around everything, are the store's."""

from __future__ import annotations

from alembic import context

from quiero.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=False)
context.run_migrations()
