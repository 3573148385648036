"""The tables of a part of a run: its games are played here, and become Parquet."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import Final

import polars as pl

from sandtable.engine import Game, Tape

from .events import Tables
from .job import Job, Result, play_game
from .luck import Replay, play_again

GAMES: Final[dict[str, pl.DataType]] = {
    "game": pl.UInt32(),
    "winners": pl.List(pl.Int8),
    "ending": pl.String(),
    "decisions": pl.UInt32(),
    "chance": pl.UInt32(),
    "turns": pl.Int16(),
}
SEATS: Final[dict[str, pl.DataType]] = {
    "game": pl.UInt32(),
    "seat": pl.Int8(),
    "role": pl.String(),
    "bot": pl.String(),
    "won": pl.Float32(),
    "score": pl.Float32(),
}
AGAIN: Final[dict[str, pl.DataType]] = {
    "game": pl.UInt32(),
    "point": pl.Float32(),
    "seat": pl.Int8(),
    "won": pl.Float32(),
    "score": pl.Float32(),
}
MADE_BEFORE_A_SEARCH: Final = 20_000
"""A log is thousands of objects that last as long as its game: searched as often as usual, they take an eighth
of the time of recording quick games."""


def play_part(job: Job, numbers: range) -> dict[str, bytes]:
    """Plays the games of one part; returns its tables as Parquet files. The bytes depend on nothing but the job."""
    with garbage_searched_seldom():
        return {name: as_parquet(table) for name, table in tables_of(job, numbers).items()}


@contextmanager
def garbage_searched_seldom() -> Iterator[None]:
    usual = gc.get_threshold()
    gc.set_threshold(MADE_BEFORE_A_SEARCH, *usual[1:])
    try:
        yield
    finally:
        gc.set_threshold(*usual)


def tables_of(job: Job, numbers: range) -> dict[str, pl.DataFrame]:
    game = job.find_game()
    tape, results, replays = Tape(), [], []
    for number in numbers:
        results.append(play_game(job, number, tape))
        tape.end()
        if job.again and number % job.again == 0:
            replays += play_again(job, number, *tape.chosen())
    heard = Tables(game, tape)
    answers = heard.answers()
    return {
        "events": heard.events(answers),
        "answers": answers,
        "scores": heard.scores(),
        "again": again_table(replays),
        "seats": seats_table(game, job, results),
        "games": games_table(results),
    }


def games_table(results: list[Result]) -> pl.DataFrame:
    rows = [(r.number, r.winners, r.ending, r.decisions, r.chance, r.turns) for r in results]
    return pl.DataFrame(rows, schema=GAMES, orient="row")


def seats_table(game: Game, job: Job, results: list[Result]) -> pl.DataFrame:
    roles = game.roles(len(job.bots), game.complete(job.options))
    rows = [
        (result.number, seat, roles[seat], result.bots[seat], won_by(result.winners, seat), score)
        for result in results
        for seat, score in enumerate(result.scores)
    ]
    return pl.DataFrame(rows, schema=SEATS, orient="row")


def again_table(replays: Iterable[Replay]) -> pl.DataFrame:
    rows = [
        (replay.game, replay.point, seat, won_by(replay.winners, seat), score)
        for replay in replays
        for seat, score in enumerate(replay.scores)
    ]
    return pl.DataFrame(rows, schema=AGAIN, orient="row")


def won_by(winners: list[int], seat: int) -> float:
    """A seat's part of the victory."""
    return 1 / len(winners) if seat in winners else 0.0


def as_parquet(table: pl.DataFrame) -> bytes:
    """Without the least and greatest values of the columns: a part is read whole, and they cost a sixth of the time."""
    file = BytesIO()
    table.write_parquet(file, compression="zstd", statistics=False)
    return file.getvalue()
