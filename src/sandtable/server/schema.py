"""The tables of the store. `events` only ever grows; everything else about a match can be worked out from it.

`processes` and `presence` are of the moment: who is connected where.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData()

BOT_DUE, BESIDE_ANSWERS = text("bot_due"), text("kind <> 'answer'")
"""What two of the indexes are for. A query that says the same words finds them; an answer has no part in either."""

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seat_count", Integer, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("reserved", JSON, nullable=False),
    Column("parent", String(32)),
    Column("parent_step", Integer, nullable=False),
    Column("copied", Integer, nullable=False),
    Column("origin", String(32), nullable=False, server_default=""),
    Column("variant", JSON, nullable=False, server_default="{}"),
    # A summary for lists, written in the same transaction as the events it sums up.
    Column("seq", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("deadline", BigInteger),
    Column("bot_due", Boolean, nullable=False),
    Column("shown", JSON, nullable=False),
    Index("matches_lobby", "listed", "status", "updated"),
    Index("matches_deadline", "deadline"),
    Index("matches_updated", "updated"),
    Index("matches_bot_due", "updated", sqlite_where=BOT_DUE, postgresql_where=BOT_DUE),
    Index("matches_origin", "origin", "status"),
)

events = Table(
    "events",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("ask", String(100), nullable=False),
    Column("answer", String(200), nullable=False),
    Column("ident", String(64)),
    Column("person", String(32)),
    Column("data", JSON(none_as_null=True)),
    Index("events_person", "person", sqlite_where=BESIDE_ANSWERS, postgresql_where=BESIDE_ANSWERS),
    sqlite_with_rowid=False,
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False),
    Index("seats_person", "person"),
)

persons = Table(
    "persons",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(16)),
    Column("login", String(40), unique=True),
    Column("password", Text),
    Column("created", BigInteger, nullable=False),
    Column("email", String(254)),
    Index("persons_email", "email"),
)

sign_ins = Table(
    "sign_ins",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("device", String(200), nullable=False),
    Column("ended", BigInteger),
    Index("sign_ins_person", "person"),
    Index("sign_ins_ended", "ended"),
)

programs = Table(
    "programs",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("digest", String(64), nullable=False, unique=True),
    Column("ended", BigInteger),
    Index("programs_owner", "owner"),
    Index("programs_ended", "ended"),
)

used_links = Table(
    "used_links",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("used", BigInteger, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("seen", BigInteger, nullable=False),
    Column("version", BigInteger, nullable=False),
)

presence = Table(
    "presence",
    metadata,
    Column("process", String(64), primary_key=True),
    Column("match", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("sockets", Integer, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("found", JSON, nullable=False),
)

# Moderation

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("match", String(32), nullable=False),
    Column("reporter", String(32), nullable=False),
    Column("about", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("said", Text, nullable=False),
    Column("reason", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("closed", BigInteger),
    Index("reports_closed", "closed", "at"),
)

ignored = Table(
    "ignored",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("other", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ignored_person", "person", "other", unique=True),
)

bans = Table(
    "bans",
    metadata,
    Column("subject", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
    Column("reason", Text, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("read", BigInteger),
    Index("notices_person", "person"),
)

quotas = Table(
    "quotas",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("most", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

set_aside = Table(
    "set_aside",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("error", Text, nullable=False),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("who", String(64), nullable=False),
    Column("what", String(32), nullable=False),
    Column("subject", String(64), nullable=False),
    Column("details", JSON, nullable=False),
)
