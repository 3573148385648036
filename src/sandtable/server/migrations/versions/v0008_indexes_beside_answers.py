"""Indexes that an answer need not touch: what persons did besides answering, and where a bot is due."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name, table, columns, where in (
        ("events_person", "events", ["person"], sa.text("kind <> 'answer'")),
        ("matches_bot_due", "matches", ["updated"], sa.text("bot_due")),
    ):
        op.drop_index(name, table)
        op.create_index(name, table, columns, sqlite_where=where, postgresql_where=where)


def downgrade() -> None:
    for name, table, columns in (
        ("events_person", "events", ["person"]),
        ("matches_bot_due", "matches", ["bot_due", "updated"]),
    ):
        op.drop_index(name, table)
        op.create_index(name, table, columns)
