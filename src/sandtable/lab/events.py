"""Everything that happens in the games of a part: answers, log and scores, taken down as columns."""

from __future__ import annotations

from typing import Any, Final

import polars as pl

from sandtable.engine import NOTHING, Decision, Game, Note, State

SAMPLE: Final = 25
"""Scores are looked at whenever a turn begins, and after so many answers."""

CAUSE: Final = "#"
"""The answer that caused a line, while the tables are made: no value has that name."""

LINE: Final[dict[str, pl.DataType]] = {
    "game": pl.UInt32(),
    "line": pl.UInt32(),
    CAUSE: pl.Int64(),
    "rule": pl.String(),
    "audience": pl.List(pl.Int8),
}
SAMPLED: Final[dict[str, pl.DataType]] = {
    "game": pl.UInt32(),
    "step": pl.UInt32(),
    "turn": pl.Int16(),
    "score": pl.List(pl.Float32),
}
EVENT_COLUMNS: Final = ("game", "line", "step", "turn", "actor", "prompt", "answer", "key", "rule", "audience")
"""What every event has. A note's value whose name is one of these gets an underscore after it."""

Shape = tuple[str, tuple[str, ...]]
"""The key of a note and the names of its values."""


class Tape:
    """Hears games one after another. Little is done while a game runs: the tables are made from whole columns."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.games: list[int] = []
        self.steps: list[int] = []
        self.turns: list[int] = []
        self.seats: list[int] = []
        self.prompts: list[str] = []
        self.chosen: list[int] = []
        self.offered: list[int] = []
        self.samples: list[tuple[int, int, int, list[float]]] = []
        self.lines: dict[Shape, list[tuple[Any, ...]]] = {}

    def begin(self, number: int, state: State) -> None:
        self.number = number
        self.state = state
        self.notes: list[Note] = [] if state.log is None else state.log.notes
        self.causes = [NOTHING] * len(self.notes)
        self.step = 0
        self.turn = state.when()
        self._sample()

    def hear(self, decision: Decision, option: int) -> None:
        self.games.append(self.number)
        self.steps.append(self.step)
        self.turns.append(self.turn)
        self.seats.append(decision.seat)
        self.prompts.append(decision.prompt)
        self.chosen.append(option)
        self.offered.append(len(decision.options))
        self.step += 1

    def heard(self) -> None:
        if new := len(self.notes) - len(self.causes):
            self.causes += [len(self.chosen) - 1] * new
        turn = self.state.when()
        if turn != self.turn or self.step % SAMPLE == 0:
            self.turn = turn
            if not self.state.over:
                self._sample()

    def end(self) -> None:
        """Sorts the log of the game by shape, so that each shape becomes columns at once."""
        number, lines = self.number, self.lines
        for place, (note, cause) in enumerate(zip(self.notes, self.causes, strict=True)):
            values = note.values
            shape = (note.key, tuple(values))
            rows = lines.get(shape)
            if rows is None:
                rows = lines[shape] = []
            rows.append((number, place, cause, note.rule, note.audience, *values.values()))

    def answers(self) -> pl.DataFrame:
        """One row per answer of a player or of chance, who is seat -1."""
        return pl.DataFrame(
            {
                "game": pl.Series(self.games, dtype=pl.UInt32),
                "step": pl.Series(self.steps, dtype=pl.UInt32),
                "turn": pl.Series(self.turns, dtype=pl.Int16),
                "seat": pl.Series(self.seats, dtype=pl.Int8),
                "prompt": pl.Series(self.prompts, dtype=pl.String),
                "answer": self._named(self.chosen),
                "options": pl.Series(self.offered, dtype=pl.UInt16),
            }
        )

    def scores(self) -> pl.DataFrame:
        """One row per seat and look at the scores, after `step` answers."""
        frame = pl.DataFrame(self.samples, schema=SAMPLED, orient="row")
        seats = pl.int_ranges(pl.col("score").list.len(), dtype=pl.Int8)
        return frame.with_columns(seats.alias("seat")).explode("seat", "score")

    def events(self, answers: pl.DataFrame) -> pl.DataFrame:
        """One row per note: the answer that caused it, and a column per name of its values."""
        frames = [self._of_shape(key, names, rows) for (key, names), rows in self.lines.items()]
        events = pl.concat([pl.DataFrame(schema=LINE | {"key": pl.String()}), *frames], how="diagonal_relaxed")
        events = events.sort("game", "line").with_columns(pl.col(CAUSE).replace(NOTHING, None))
        causes = answers.select("step", "turn", pl.col("seat").alias("actor"), "prompt", "answer")
        events = events.hstack(causes.select(pl.all().gather(events[CAUSE])))
        return events.select(*EVENT_COLUMNS, pl.exclude(*EVENT_COLUMNS, CAUSE))

    def _sample(self) -> None:
        self.samples.append((self.number, self.step, self.turn, self.state.scores()))

    def _of_shape(self, key: str, names: tuple[str, ...], rows: list[tuple[Any, ...]]) -> pl.DataFrame:
        columns = list(zip(*rows, strict=True))
        line = {name: pl.Series(column, dtype=LINE[name]) for name, column in zip(LINE, columns, strict=False)}
        values = {
            name + "_" if name in EVENT_COLUMNS else name: self._values(name, list(column))
            for name, column in zip(names, columns[len(LINE) :], strict=True)
        }
        return pl.DataFrame(line | {"key": pl.repeat(key, len(rows), eager=True)} | values)

    def _values(self, name: str, column: list[Any]) -> pl.Series:
        """Options by their names; numbers, words and lists of them as they are."""
        if any(isinstance(value, list) for value in column):
            return self._lists(name, [value if isinstance(value, list) else [value] for value in column])
        if any(isinstance(value, str) for value in column):
            return pl.Series([str(value) for value in column], dtype=pl.String)
        return self._named(column) if name in self.game.things else pl.Series(column, dtype=pl.Int32)

    def _lists(self, name: str, column: list[list[Any]]) -> pl.Series:
        if name in self.game.things:
            names = self.game.names
            return pl.Series([[names[option] for option in options] for options in column], dtype=pl.List(pl.String))
        words = any(isinstance(value, str) for values in column for value in values)
        return pl.Series(column, dtype=pl.List(pl.String if words else pl.Int32))

    def _named(self, options: list[int]) -> pl.Series:
        """The names of options; nothing where there is none."""
        chosen = pl.Series(options, dtype=pl.Int64)
        return pl.Series(self.game.names.all(), dtype=pl.String).gather(chosen.replace(NOTHING, None))
