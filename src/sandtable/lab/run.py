"""A run: a folder with everything that happened in the games of one job, written part by part.

    RUN/facts.json            what was run, by which command, on which machine
    RUN/games/000000.parquet  one row per game; likewise `seats`, `scores`, `answers`, `events` and `again`

A part holds the same games whoever plays them, and its bytes depend on the job alone. Its table `games` is written
last: where that is there, the part is whole. Whoever writes holds a lock on `RUN/lock`.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import platform
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Final

import polars as pl

import sandtable
from sandtable.engine import Game, Runner, SandtableError, play_out

from .job import Job, Result

FORMAT: Final = 1
TABLES: Final = ("events", "answers", "scores", "again", "seats", "games")
"""In the order in which a part's tables are written."""
MOST_GAMES: Final = 250
MOST_ANSWERS: Final = 100_000
FEWEST_PARTS: Final = 32
FACTS: Final = "facts.json"
LOCK: Final = "lock"
UNREADABLE: Final = (pl.exceptions.PolarsError, pl.exceptions.PanicException)
"""How reading a damaged file fails."""


class BadRun(SandtableError):
    """A folder that is no run, or a damaged one."""


class OtherRun(SandtableError):
    """A run of another version, or of another job."""


class Unfinished(SandtableError):
    """A run that is still being written, or whose writing was broken off."""


@dataclass(frozen=True)
class Facts:
    """What was run. The bytes of the tables depend on `job`, `rules`, `content` and `part` only."""

    job: dict[str, Any]
    rules: str
    content: str
    part: int
    command: list[str] = field(default_factory=list)
    sandtable: str = sandtable.__version__
    machine: dict[str, Any] = field(default_factory=dict)
    started: str = ""
    finished: str = ""
    format: int = FORMAT

    @property
    def game(self) -> str:
        return str(self.job["game"])

    @property
    def games(self) -> int:
        return int(self.job["games"])

    @property
    def seed(self) -> int:
        return int(self.job["seed"])

    @property
    def bots(self) -> list[str]:
        return list(self.job["bots"])

    @property
    def options(self) -> dict[str, Any]:
        return dict(self.job["options"])

    def find_game(self) -> Game:
        """The game that was played: the variant, if it was one."""
        return Job(self.game, (), changes=self.job.get("changes", {})).find_game()

    @property
    def parts(self) -> list[range]:
        return [range(start, min(start + self.part, self.games)) for start in range(0, self.games, self.part)]


def facts_of(job: Job, command: list[str]) -> Facts:
    game = job.find_game()
    return Facts(
        job=plain_job(job),
        rules=game.version,
        content=content_hash(game),
        part=part_size(job),
        command=command,
        machine=machine(),
        started=now(),
    )


def plain_job(job: Job) -> dict[str, Any]:
    """The job as it stands in `facts.json`; its options are complete, as defaults may change."""
    fields: dict[str, Any] = json.loads(json.dumps(asdict(job)))
    del fields["records"]
    return fields | {"options": job.find_game().complete(job.options)}


def content_hash(game: Game) -> str:
    """Changes with any file of the game's content."""
    digest = hashlib.sha256()
    for path in sorted((game.folder / "content").rglob("*")):
        if path.is_file():
            digest.update(path.relative_to(game.folder).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def part_size(job: Job) -> int:
    """How many games make a part: some hundreds, fewer if they are long or if there are not many."""
    game = job.find_game()
    runner = Runner(game.start(len(job.bots), {**job.options, **game.short}))
    answers = play_out(runner, Random(0).random)
    return max(1, min(MOST_GAMES, job.games // FEWEST_PARTS, MOST_ANSWERS // answers))


def machine() -> dict[str, Any]:
    return {
        "system": platform.platform(),
        "processor": platform.machine(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "polars": pl.__version__,
    }


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def part_file(folder: Path, table: str, part: int) -> Path:
    return folder / table / f"{part:06}.parquet"


def is_whole(path: Path) -> bool:
    """Whether a Parquet file begins and ends as one: a file cut short does not."""
    try:
        with path.open("rb") as file:
            begins = file.read(4)
            file.seek(-4, os.SEEK_END)
            return begins == file.read(4) == b"PAR1"
    except OSError:
        return False


def read_facts(folder: Path) -> Facts:
    path = folder / FACTS
    if not path.exists():
        raise BadRun(f"{folder} is not a run: it has no {FACTS}")
    try:
        fields = json.loads(path.read_text(encoding="utf8"))
        if fields["format"] != FORMAT:
            raise OtherRun(f"{folder} is a run of format {fields['format']}; this version reads format {FORMAT}")
        return check_facts(Facts(**fields))
    except (ValueError, TypeError, KeyError) as error:
        raise BadRun(f"{path} is damaged: {error}") from error


def check_facts(facts: Facts) -> Facts:
    """Asks for all that a reader will ask for, so that what is missing or of a wrong kind is found at once."""
    _ = facts.game, facts.seed, facts.bots, facts.options, facts.parts
    return facts


@contextmanager
def locked(folder: Path, how: int) -> Iterator[bool]:
    """Holds the run's lock if nobody else does."""
    with (folder / LOCK).open("a") as file:
        try:
            fcntl.flock(file, how | fcntl.LOCK_NB)
        except OSError:
            yield False
            return
        yield True


class Run:
    """A run to be read: lazy tables, and the facts. Only what is asked for is read from the disk."""

    def __init__(self, folder: Path, facts: Facts, parts: list[int]) -> None:
        self.folder = folder
        self.facts = facts
        self.parts = parts

    @classmethod
    def open(cls, path: str | Path, partial: bool = False) -> Run:
        """The run in a folder. With `partial`, one that is not finished is read as far as it has come."""
        folder = Path(path)
        if not folder.is_dir():
            raise BadRun(f"there is no run {folder}")
        facts = read_facts(folder)
        parts = [part for part in range(len(facts.parts)) if part_file(folder, "games", part).exists()]
        for part in parts:
            for table in TABLES:
                if not is_whole(file := part_file(folder, table, part)):
                    raise BadRun(f"{file} is missing or damaged; the run's other parts are as they were")
        if len(parts) < len(facts.parts) and not partial:
            raise Unfinished(how_unfinished(folder, facts, parts))
        if not parts:
            raise Unfinished(f"{folder} holds no game yet")
        return cls(folder, facts, parts)

    @cached_property
    def games(self) -> pl.LazyFrame:
        """One row per game."""
        return self._scan("games")

    @cached_property
    def seats(self) -> pl.LazyFrame:
        """One row per seat of each game; `won` is its part of the victory."""
        return self._scan("seats")

    @cached_property
    def scores(self) -> pl.LazyFrame:
        """The scores as the game went on: at the start, when a turn began, and every few answers."""
        return self._scan("scores")

    @cached_property
    def answers(self) -> pl.LazyFrame:
        """Every answer of players and of chance, who is seat -1."""
        return self._scan("answers")

    @cached_property
    def again(self) -> pl.LazyFrame:
        """Games played on once more with other dice: from the deal, a quarter, half and three quarters on."""
        return self._scan("again")

    @cached_property
    def events(self) -> pl.LazyFrame:
        """The log, hidden lines included: one row per note, with a column per name of its values."""
        files = [part_file(self.folder, "events", part) for part in self.parts]
        columns: dict[str, pl.DataType] = {}
        for file in files:
            for name, type in pl.read_parquet_schema(file).items():
                if columns.setdefault(name, type) != type:
                    return pl.concat([pl.scan_parquet(each) for each in files], how="diagonal_relaxed")
        return pl.scan_parquet(files, schema=columns, missing_columns="insert")

    def results(self) -> list[Result]:
        """How each game went, as `simulate` tells it."""
        with self.reading():
            seats = self.seats.sort("seat").group_by("game").agg("bot", "score")
            rows = self.games.join(seats, on="game").sort("game").collect()
        columns = ("game", "bot", "winners", "score", "ending", "decisions", "chance", "turns")
        return [Result(*row) for row in rows.select(columns).iter_rows()]

    @contextmanager
    def reading(self) -> Iterator[None]:
        """What is damaged in the middle of a file shows only when it is read; then the file is named."""
        try:
            yield
        except UNREADABLE as error:
            if (file := self._damaged()) is None:
                raise
            raise BadRun(f"{file} is damaged; the run's other parts are as they were") from error

    def _damaged(self) -> Path | None:
        """The first file that cannot be read to its end."""
        for part in self.parts:
            for table in TABLES:
                try:
                    pl.read_parquet(file := part_file(self.folder, table, part))
                except UNREADABLE:
                    return file
        return None

    def _scan(self, table: str) -> pl.LazyFrame:
        return pl.scan_parquet([part_file(self.folder, table, part) for part in self.parts])


def how_unfinished(folder: Path, facts: Facts, parts: list[int]) -> str:
    done = sum(len(facts.parts[part]) for part in parts)
    with locked(folder, fcntl.LOCK_SH) as free:
        if not free:
            return f"{folder} is still being written: {done:,} of {facts.games:,} games are there"
    return (
        f"{folder} is unfinished: {done:,} of {facts.games:,} games are there; its command, given again, plays the rest"
    )


class Writer:
    """Writes a run, or goes on with one that was broken off. Nothing that is there is ever written again."""

    def __init__(self, folder: Path, facts: Facts) -> None:
        self.folder = folder
        self.facts = facts

    @classmethod
    @contextmanager
    def open(cls, folder: Path, job: Job, command: list[str]) -> Iterator[Writer]:
        wanted = facts_of(job, command)
        if not (folder / FACTS).exists():
            begin_folder(folder, wanted)
        facts = read_facts(folder)
        check_same(folder, facts, wanted)
        with locked(folder, fcntl.LOCK_EX) as free:
            if not free:
                raise Unfinished(f"{folder} is being written by another process")
            writer = cls(folder, facts)
            if not writer.missing():
                raise OtherRun(f"{folder} is finished and is left as it is")
            yield writer

    def missing(self) -> list[int]:
        """The parts that have not been played yet."""
        here = range(len(self.facts.parts))
        return [part for part in here if not part_file(self.folder, "games", part).exists()]

    def write(self, part: int, tables: dict[str, bytes]) -> None:
        """Each file appears whole or not at all, and `games` after all others."""
        for table in TABLES:
            path = part_file(self.folder, table, part)
            draft = path.with_suffix(".part")
            draft.write_bytes(tables[table])
            draft.replace(path)

    def finish(self) -> None:
        write_facts(self.folder, replace(self.facts, finished=now()))


def begin_folder(folder: Path, facts: Facts) -> None:
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadRun(f"{folder} exists and is not a run; it is left as it is")
    if not folder.parent.is_dir():
        raise BadRun(f"{folder}: there is no folder {folder.parent}")
    for table in TABLES:
        (folder / table).mkdir(parents=True)
    write_facts(folder, facts)


def write_facts(folder: Path, facts: Facts) -> None:
    draft = folder / (FACTS + ".part")
    draft.write_text(json.dumps(asdict(facts), ensure_ascii=False, indent=2) + "\n", encoding="utf8")
    draft.replace(folder / FACTS)


def check_same(folder: Path, facts: Facts, wanted: Facts) -> None:
    """A run is gone on with only by the job that began it, under the same rules and content."""
    there = {**facts.job, "rules": facts.rules, "content": facts.content}
    asked = {**wanted.job, "rules": wanted.rules, "content": wanted.content}
    for key in asked:
        if there.get(key) != asked[key]:
            raise OtherRun(
                f"{folder} is a run with {key} {there.get(key)}, not {asked[key]}; choose another folder for this one"
            )
