"""Alembic's entry: runs the migrations on the connection that `upgrade` hands over, or on a given address."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection, create_engine

from sandtable.server.schema import metadata


def run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


given = context.config.attributes.get("connection")
if given is not None:
    run(given)
else:
    with create_engine(context.config.get_main_option("sqlalchemy.url") or "").begin() as own:
        run(own)
