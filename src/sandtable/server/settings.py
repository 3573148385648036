"""What whoever runs a table may set. Every field is also read from the environment; `docs/hosting.md` lists them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

STATIC = Path(__file__).parent / "static"


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """What a stranger may send. Sizes are in bytes, texts in characters."""

    body: Annotated[int, "bytes of a request"] = 64 * 1024
    record: Annotated[int, "bytes of a record to import"] = 4 * 1024 * 1024
    message: Annotated[int, "bytes of a message on a socket"] = 16 * 1024
    connections: Annotated[int, "connections of all addresses together, at one process"] = 20_000
    connections_per_address: Annotated[int, "connections of one address; trusted proxies do not count"] = 400
    request_s: Annotated[
        float, "seconds in which a request must have arrived, from the connection to its last byte"
    ] = 20.0
    idle_s: Annotated[float, "seconds that a connection may wait for its next request"] = 15.0
    sockets_per_address: Annotated[int, "sockets of one address"] = 300
    sockets: Annotated[int, "sockets of all addresses together, at one process"] = 10_000
    chat_lines: Annotated[int, "lines of chat by those who play, in one match"] = 2000
    chat_of_watchers: Annotated[int, "lines of chat by all watchers, in one match"] = 500
    chat_of_watcher: Annotated[int, "lines of chat by one watcher, in one match"] = 50
    talk: Annotated[int, "times that one person may do a thing of one kind in one match, besides playing"] = 500
    per_person: Annotated[Mapping[str, int], "the same for kinds of things that differ"] = field(
        default_factory=lambda: {"rename": 20, "back": 3000, "chat": 1000}
    )
    unfinished: Annotated[int, "matches made from one address and played in the last day"] = 200
    messages: Annotated[Rate, "messages on one socket"] = Rate(60, 20)
    requests: Annotated[Rate, "requests to the API from one address"] = Rate(120, 30)
    files: Annotated[Rate, "files of the browser client, to one address"] = Rate(400, 100)
    chat: Annotated[Rate, "lines of chat by one person"] = Rate(10, 0.5)
    creations: Annotated[Rate, "new matches from one address, and by one person"] = Rate(20, 0.5)
    imports: Annotated[
        Rate, "imported records from one address, and by one person; each is replayed with every check"
    ] = Rate(10, 0.1)
    passwords: Annotated[Rate, "passwords, links and other matters of an account, from one address"] = Rate(10, 0.1)
    studies: Annotated[
        Rate, "steps of replays and checks of dice for one address, and for one person; they cost a replay each"
    ] = Rate(120, 15)
    reports: Annotated[Rate, "reports by one person"] = Rate(5, 0.01)
    ignored: Annotated[int, "people whom one person may mute or block"] = 500
    programs: Annotated[int, "bot tokens that one account may hold"] = 20
    studies_waiting: Annotated[int, "replays, checks, imports, hints that one address or person may have waiting"] = 8
    openings_waiting: Annotated[int, "matches that one address may wait to have opened, as after a restart"] = 1000
    bad_messages: Annotated[int, "malformed messages before a socket is closed"] = 200
    unread: Annotated[int, "messages that wait for somebody who sends but does not read"] = 1000
    lab_games: Annotated[int, "games of one experiment on the Lab page"] = 20_000
    lab_running: Annotated[int, "experiments that are played at the same time"] = 1
    lab_kept: Annotated[int, "experiments that are kept; whoever wants another deletes one first"] = 100


@dataclass(frozen=True)
class Settings:
    host: Annotated[str, "the address to listen on; 0.0.0.0 for the whole network"] = "127.0.0.1"
    port: Annotated[int, "the port to listen on"] = 8000
    database: Annotated[str, "an SQLite file, or a PostgreSQL address"] = "sandtable.sqlite3"
    secret: Annotated[str, "signs cookies and links, at least 16 characters; if empty, one kept in the database"] = ""
    base_path: Annotated[str, "the path under which a proxy serves the table, such as /table"] = ""
    trusted_proxies: Annotated[
        str, "addresses and networks whose X-Forwarded-For and X-Forwarded-Proto are believed, by commas"
    ] = "127.0.0.1,::1"
    public_url: Annotated[
        str, "where people reach the table, such as https://table.example.org; letters link to it"
    ] = ""
    smtp_url: Annotated[
        str, "the mail server, such as smtp://user:password@mail.example.org:587 or smtps://…; if empty, no letters"
    ] = ""
    smtp_from: Annotated[str, "the sender of letters"] = ""
    variants: Annotated[str, "overlay files whose variants are offered at new tables, by commas"] = ""
    lab: Annotated[
        str,
        "who may use the Lab page: local (browsers on this machine, unless there is a public URL), everybody, nobody",
    ] = "local"
    lab_folder: Annotated[Path, "the folder in which the Lab page keeps its experiments"] = Path("sandtable-lab")
    metrics_port: Annotated[int, "the port on which Prometheus may read metrics; 0: none"] = 0
    metrics_host: Annotated[str, "the address on which metrics are served"] = "127.0.0.1"
    log_level: Annotated[str, "debug, info, warning or error; info writes a line for every request"] = "warning"
    static: Annotated[Path, "the folder of the built browser client"] = STATIC
    bot_workers: Annotated[int, "processes in which bots think; 0: one less than there are cores"] = 0
    bot_pause_s: Annotated[float, "seconds a bot takes at least for an answer while somebody watches"] = 0.25
    warm_bots: Annotated[
        bool, "whether bots' processes start with the server, so that the first answer comes at once"
    ] = True
    study_workers: Annotated[int, "threads for replays, checks of dice, imports; nobody has more than one of them"] = 2
    study_s: Annotated[float, "seconds that one of those may take"] = 30.0
    tables_kept: Annotated[int, "matches that a process keeps in memory; others are replayed when asked for"] = 600
    sleep_s: Annotated[float, "seconds after which a match that nobody touches is put to sleep until somebody does"] = (
        300.0
    )
    sweep_s: Annotated[float, "seconds between looks at deadlines, waiting bots, and who is where"] = 1.0
    limits: Limits = field(default_factory=Limits)

    @property
    def bot_processes(self) -> int:
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)

    @property
    def sqlalchemy_url(self) -> str:
        """
        >>> Settings(database="postgresql://localhost/table").sqlalchemy_url
        'postgresql+psycopg://localhost/table'
        >>> Settings(database="games.sqlite3").sqlalchemy_url.startswith("sqlite:////")
        True
        """
        scheme, _, rest = self.database.partition("://")
        if not rest:
            return f"sqlite:///{Path(self.database).expanduser().absolute()}"
        return f"postgresql+psycopg://{rest}" if scheme in ("postgres", "postgresql") else self.database
