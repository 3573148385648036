"""Programs that play with a token of their owner's."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "programs",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        sa.Column("ended", sa.BigInteger),
    )
    op.create_index("programs_owner", "programs", ["owner"])
    op.create_index("programs_ended", "programs", ["ended"])


def downgrade() -> None:
    op.drop_table("programs")
