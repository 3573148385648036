"""What whoever runs a table may set."""

from __future__ import annotations

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
    chat_lines: int = 2000
    talk: int = 10_000
    """Events of one match that are not answers: names, offers, what was taken back."""
    messages: Rate = Rate(60, 20)
    requests: Rate = Rate(120, 30)
    creations: Rate = Rate(20, 0.5)
    imports: Rate = Rate(10, 0.1)
    """Records: each is replayed with every check."""
    passwords: Rate = Rate(10, 0.1)
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
