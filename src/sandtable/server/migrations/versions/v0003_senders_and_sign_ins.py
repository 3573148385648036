"""Who sent an event, whence a match was made, sign-ins that can be ended, links that work once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("events", sa.Column("person", sa.String(32)))
    op.create_index("events_person", "events", ["person"])
    op.add_column("matches", sa.Column("origin", sa.String(32), nullable=False, server_default=""))
    op.create_index("matches_origin", "matches", ["origin", "status"])
    op.create_table(
        "sign_ins",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("device", sa.String(200), nullable=False),
        sa.Column("ended", sa.BigInteger),
    )
    op.create_index("sign_ins_person", "sign_ins", ["person"])
    op.create_index("sign_ins_ended", "sign_ins", ["ended"])
    op.create_table(
        "used_links",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("used", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("used_links")
    op.drop_table("sign_ins")
    op.drop_index("matches_origin", "matches")
    op.drop_column("matches", "origin")
    op.drop_index("events_person", "events")
    op.drop_column("events", "person")
