"""Played games as steps to learn from: what the seat saw, what it might do, what it did, and what came of it.

Every decision of a player is one row. Games are played again one at a time and written as they go, so the size of what
is exported does not matter.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from sandtable.engine import CHANCE, Encoder, Episode, Game, Options, Record, SandtableError
from sandtable.engine.episode import Given
from sandtable.engine.errors import BadRecord, OtherRules
from sandtable.games import game_of

from .desk import encoder_of
from .opinion import Adviser

ROWS = 1024
"""How many rows are kept before they are written."""
SHARD = 16_384
"""How many rows a NumPy file has."""

OPINION = "opinion"
"""The column of what a bot finds each option worth."""

Rows = dict[str, npt.NDArray[Any]]


class MixedGames(SandtableError):
    """Games whose features differ do not fit into one table."""


@dataclass(frozen=True)
class Played:
    """A game that was played: under which game and options, by how many, and every answer."""

    game: Game
    seats: int
    options: Options
    answers: list[Given]
    source: str = ""


def played(record: Record, source: str = "") -> Played:
    """The answers in force of a record, which must be of these rules."""
    game = game_of(record)
    if record.version != game.version:
        raise OtherRules(game.id, record.version, game.version, str(source))
    number = game.names.number
    answers = [(answer.by, answer.ask, number(answer.answer)) for answer in record.in_force()]
    return Played(game, len(record.seats), record.options, answers, source)


class Steps:
    """The steps of one game: rows of features, masks, actions and seats; without an end, the return is not a number."""

    def __init__(self, game: Played, adviser: Adviser | None = None) -> None:
        self.played = game
        self.adviser = adviser
        self.random = Random(0)
        self.encoder = encoder_of(game.game)
        self.episode = Episode(self.encoder, game.seats, game.options, None, keep=adviser is not None)
        self.opinions: list[npt.NDArray[np.float32]] = []
        self.features: list[bytes] = []
        self.masks: list[bytes] = []
        self.actions: list[int] = []
        self.seats: list[int] = []
        for step, (by, prompt, option) in enumerate(game.answers, 1):
            self._follow(step, by, prompt, option)

    def _follow(self, step: int, by: int, prompt: str, option: int) -> None:
        episode = self.episode
        decision = episode.runner.pending_for(by)
        if decision is None or decision.prompt != prompt or option not in decision.options:
            raise BadRecord(f"{self.played.source}: step {step} does not fit these rules", step)
        if by != CHANCE:
            episode.look(by)
            episode.offer(by)
            self.features.append(episode.sink.tobytes())
            self.masks.append(bytes(episode.mask))
            self.actions.append(option)
            self.seats.append(by)
            if self.adviser is not None:
                self.opinions.append(np.empty(self.encoder.actions, np.float32))
                self.adviser.advise(episode.runner, decision, self.random, self.opinions[-1])
        episode.act_for(by, option)

    @property
    def over(self) -> bool:
        return self.episode.over

    def rows(self, number: int) -> Rows:
        """All steps as arrays; `game` counts the games of the export."""
        count = len(self.actions)
        returns = np.array(self.episode.returns() if self.over else [np.nan] * self.played.seats, np.float32)
        seats = np.array(self.seats, np.int8)
        opinions = {} if self.adviser is None else {OPINION: np.array(self.opinions, np.float32)}
        return {
            "game": np.full(count, number, np.int32),
            "step": np.arange(count, dtype=np.int32),
            "seat": seats,
            "action": np.array(self.actions, np.int32),
            "return": returns[seats] if count else np.empty(0, np.float32),
            "features": np.frombuffer(b"".join(self.features), np.int16).reshape(count, self.encoder.size),
            "mask": np.frombuffer(b"".join(self.masks), np.int8).reshape(count, self.encoder.actions),
            **opinions,
        }


class Sheet(Protocol):
    """Where rows are written."""

    def write(self, rows: Rows) -> None: ...

    def close(self) -> None: ...


@dataclass
class Exported:
    """What was written, and how many games have no end."""

    games: int = 0
    rows: int = 0
    unfinished: int = 0


def export(
    games: Iterable[Played], path: Path, form: str = "parquet", unfinished: bool = False, opinion: str | None = None
) -> Exported:
    """Writes the steps of all games that are over, or of all: into one Parquet file, or a folder of NumPy files; with
    the `opinion` of a bot beside them, if one is named."""
    done = Exported()
    sheet: Sheet | None = None
    adviser: Adviser | None = None
    fingerprint = ""
    try:
        for game in games:
            if opinion is not None and adviser is None:
                adviser = Adviser(opinion, game.game)
            steps = Steps(game, adviser)
            if not steps.over:
                done.unfinished += 1
                if not unfinished:
                    continue
            if sheet is None:
                fingerprint = steps.encoder.fingerprint()
                sheet = sheet_of(form, path, steps.encoder, opinion is not None)
            elif steps.encoder.fingerprint() != fingerprint:
                raise MixedGames(f"{game.source}: its features are not those of the games before it")
            rows = steps.rows(done.games)
            sheet.write(rows)
            done.games += 1
            done.rows += len(rows["action"])
    finally:
        if sheet is not None:
            sheet.close()
    return done


def sheet_of(form: str, path: Path, encoder: Encoder, has_opinions: bool) -> Sheet:
    return ParquetSheet(path, encoder, has_opinions) if form == "parquet" else NumpySheet(path, encoder)


class ParquetSheet:
    """One Parquet file; the schema of the features is in its metadata, under `sandtable`."""

    def __init__(self, path: Path, encoder: Encoder, has_opinions: bool) -> None:
        import pyarrow as pa
        import pyarrow.parquet as pq

        self.arrow = pa
        self.schema = pa.schema(
            [
                ("game", pa.int32()),
                ("step", pa.int32()),
                ("seat", pa.int8()),
                ("action", pa.int32()),
                ("return", pa.float32()),
                ("features", pa.list_(pa.int16(), encoder.size)),
                ("mask", pa.list_(pa.int8(), encoder.actions)),
                *([(OPINION, pa.list_(pa.float32(), encoder.actions))] if has_opinions else []),
            ],
            metadata={"sandtable": json.dumps(encoder.schema())},
        )
        self.writer = pq.ParquetWriter(path, self.schema, compression="zstd")

    def write(self, rows: Rows) -> None:
        for part in parts_of(rows, ROWS):
            columns = [self._column(part[name]) for name in self.schema.names]
            self.writer.write_batch(self.arrow.RecordBatch.from_arrays(columns, schema=self.schema))

    def _column(self, values: npt.NDArray[Any]) -> Any:
        if values.ndim == 1:
            return self.arrow.array(values)
        return self.arrow.FixedSizeListArray.from_arrays(self.arrow.array(values.ravel()), values.shape[1])

    def close(self) -> None:
        self.writer.close()


class NumpySheet:
    """A folder of `000000.npz`, `000001.npz` …, and `schema.json`."""

    def __init__(self, folder: Path, encoder: Encoder) -> None:
        folder.mkdir(parents=True)
        (folder / "schema.json").write_text(json.dumps(encoder.schema()), encoding="utf8")
        self.folder = folder
        self.waiting: list[Rows] = []
        self.files = 0

    def write(self, rows: Rows) -> None:
        self.waiting.append(rows)
        if sum(len(each["action"]) for each in self.waiting) >= SHARD:
            self._write_file()

    def _write_file(self) -> None:
        if self.waiting:
            joined: dict[str, Any] = {
                name: np.concatenate([each[name] for each in self.waiting]) for name in self.waiting[0]
            }
            np.savez_compressed(self.folder / f"{self.files:06}.npz", **joined)
            self.files += 1
            self.waiting = []

    def close(self) -> None:
        self._write_file()


def parts_of(rows: Rows, size: int) -> Iterator[Rows]:
    for first in range(0, len(rows["action"]), size):
        yield {name: values[first : first + size] for name, values in rows.items()}
