"""What whoever runs a table may set."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

STATIC = Path(__file__).parent / "static"


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """What a stranger may send. Sizes are in bytes, texts in characters."""

    body: int = 64 * 1024
    record: int = 4 * 1024 * 1024
    message: int = 16 * 1024
    sockets_per_address: int = 300
    sockets: int = 10_000
    """Of all addresses together, at one process."""
    chat_lines: int = 2000
    """Lines that those at the table may write; watchers have their own allowance."""
    chat_of_watchers: int = 500
    chat_of_watcher: int = 50
    talk: int = 500
    """How often one person may do a thing of one kind in one match, besides playing."""
    per_person: Mapping[str, int] = field(default_factory=lambda: {"rename": 20, "back": 3000, "chat": 1000})
    """The same for kinds of events that differ."""
    unfinished: int = 200
    """Matches made from one address and played in the last day; beyond that, some must end first."""
    messages: Rate = Rate(60, 20)
    requests: Rate = Rate(120, 30)
    files: Rate = Rate(400, 100)
    """Files of the browser client."""
    chat: Rate = Rate(10, 0.5)
    """Lines of chat by one person."""
    creations: Rate = Rate(20, 0.5)
    imports: Rate = Rate(10, 0.1)
    """Records: each is replayed with every check."""
    passwords: Rate = Rate(10, 0.1)
    studies_waiting: int = 8
    """Studies that one address, or one person, may have waiting."""
    openings_waiting: int = 1000
    """Matches that one address may wait to have opened: after a restart all of its players come back at once."""
    studies: Rate = Rate(120, 15)
    """Steps of replays and checks of dice: they cost a replay each."""
    bad_messages: int = 200
    unread: int = 1000
    """Messages that wait for somebody who sends but does not read."""


@dataclass(frozen=True)
class Settings:
    database: str = "sqlite:///sandtable.sqlite3"
    secret: str = ""
    """Signs cookies and links; when empty, one is made and kept in the database, so that all processes share it."""
    static: Path = STATIC
    bot_workers: int = 1
    bot_pause_s: float = 0.25
    """How long a bot waits between two answers while somebody watches."""
    warm_bots: bool = True
    """Whether the workers start with the server, so that the first bot's first answer comes at once."""
    study_workers: int = 2
    """Threads for replays, checks of dice, imports and the like; nobody has more than one of them."""
    study_s: float = 30.0
    """How long one of those may take."""
    tables_kept: int = 600
    """How many matches a process keeps in memory; others are replayed when they are asked for."""
    sweep_s: float = 1.0
    limits: Limits = field(default_factory=Limits)

    @property
    def sqlalchemy_url(self) -> str:
        """
        >>> Settings(database="postgresql://localhost/table").sqlalchemy_url
        'postgresql+psycopg://localhost/table'
        """
        scheme, _, rest = self.database.partition("://")
        return f"postgresql+psycopg://{rest}" if scheme in ("postgres", "postgresql") else self.database
