"""Reports, bans, notices, quotas, whom somebody ignores, an audit log, matches set aside; addresses for mail."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("persons", sa.Column("email", sa.String(254)))
    op.create_index("persons_email", "persons", ["email"])
    create_reports()
    create_measures()
    create_books()


def create_reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("closed", sa.BigInteger),
    )
    op.create_index("reports_closed", "reports", ["closed", "at"])
    op.create_table(
        "ignored",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ignored_person", "ignored", ["person", "other"], unique=True)


def create_measures() -> None:
    """What moderators may do to somebody."""
    op.create_table(
        "bans",
        sa.Column("subject", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("read", sa.BigInteger),
    )
    op.create_index("notices_person", "notices", ["person"])
    op.create_table(
        "quotas",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def create_books() -> None:
    """What those who run the server keep."""
    op.create_table(
        "set_aside",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("error", sa.Text, nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("what", sa.String(32), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("details", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    for table in ("audit", "set_aside", "quotas", "notices", "bans", "ignored", "reports"):
        op.drop_table(table)
    op.drop_index("persons_email", "persons")
    op.drop_column("persons", "email")
