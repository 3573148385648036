"""Everything that happens in the games of a part: answers, log and scores, taken down as columns."""

from __future__ import annotations

from typing import Any, Final

import polars as pl

from sandtable.engine import NOTHING, Decision, Game, Note, State

SAMPLE: Final = 25
"""Scores are looked at whenever a turn begins, and after so many answers."""

EVENT_COLUMNS: Final = ("game", "line", "step", "turn", "actor", "prompt", "answer", "key", "rule", "audience")
"""What every event has. A note's value whose name is one of these gets an underscore after it."""

PLACE: Final = "#"
"""A line's place among all lines of the part, while the table is made: no value has that name."""

SAMPLED: Final[dict[str, pl.DataType]] = {
    "game": pl.UInt32(),
    "step": pl.UInt32(),
    "turn": pl.Int16(),
    "score": pl.List(pl.Float32),
}
NUMBERS: Final[set[type]] = {int}


class Tape:
    """Hears games one after another. Little is done while a game runs: the tables are made from whole columns."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.names = pl.Series(game.names.all(), dtype=pl.String)
        self.numbers: list[int] = []
        self.counts: list[int] = []
        self.given: list[tuple[int, str, int, int, int, int]] = []
        self.samples: list[tuple[int, int, int, list[float]]] = []
        self.lines: list[tuple[str, str, tuple[int, ...], int]] = []
        self.line_counts: list[int] = []
        self.shapes: dict[tuple[str, ...], tuple[list[int], list[tuple[Any, ...]]]] = {}

    def begin(self, number: int, state: State) -> None:
        self.number = number
        self.state = state
        self.notes: list[Note] = [] if state.log is None else state.log.notes
        self.causes = [NOTHING] * len(self.notes)
        self.first = len(self.given)
        self.turn = state.when()
        self._sample()

    def hear(self, decision: Decision, option: int, near: int) -> None:
        self.given.append((decision.seat, decision.prompt, option, len(decision.options), near, self.turn))

    def heard(self) -> None:
        given = len(self.given)
        if new := len(self.notes) - len(self.causes):
            self.causes += [given - 1] * new
        turn = self.state.when()
        if turn != self.turn or (given - self.first) % SAMPLE == 0:
            self.turn = turn
            if not self.state.over:
                self._sample()

    def end(self) -> None:
        """Sorts the log of the game by the names of its values, so that each name becomes a column at once."""
        lines, shapes = self.lines, self.shapes
        place = len(lines)
        for note, cause in zip(self.notes, self.causes, strict=True):
            lines.append((note.key, note.rule, note.audience, cause))
            if note.names not in shapes:
                shapes[note.names] = ([], [])
            places, rows = shapes[note.names]
            places.append(place)
            rows.append(note.told)
            place += 1
        self.numbers.append(self.number)
        self.counts.append(len(self.given) - self.first)
        self.line_counts.append(len(self.notes))

    def chosen(self) -> tuple[list[int], list[int]]:
        """Who gave which answers in the game that has just ended."""
        seats, _, options, _, _, _ = zip(*self.given[self.first :], strict=True)
        return list(seats), list(options)

    def answers(self) -> pl.DataFrame:
        """One row per answer of a player or of chance, who is seat -1."""
        columns = map(list, zip(*self.given, strict=True)) if self.given else [[]] * 6
        seat, prompt, option, offered, near, turn = columns
        return self._counted(self.counts, "step").with_columns(
            turn=pl.Series(turn, dtype=pl.Int16),
            seat=pl.Series(seat, dtype=pl.Int8),
            prompt=pl.Series(prompt, dtype=pl.String),
            answer=self._named(option),
            options=pl.Series(offered, dtype=pl.UInt16),
            near=pl.Series(near, dtype=pl.UInt16).replace(0, None),
        )

    def scores(self) -> pl.DataFrame:
        """One row per seat and look at the scores, after `step` answers."""
        frame = pl.DataFrame(self.samples, schema=SAMPLED, orient="row")
        seats = pl.int_ranges(pl.col("score").list.len(), dtype=pl.Int8)
        return frame.with_columns(seats.alias("seat")).explode("seat", "score")

    def events(self, answers: pl.DataFrame) -> pl.DataFrame:
        """One row per note: the answer that caused it, and a column per name of its values."""
        key, rule, audience, cause = map(list, zip(*self.lines, strict=True)) if self.lines else [[]] * 4
        because = pl.Series(cause, dtype=pl.Int64).replace(NOTHING, None)
        causes = answers.select("step", "turn", pl.col("seat").alias("actor"), "prompt", "answer")
        events = self._counted(self.line_counts, "line").hstack(causes.select(pl.all().gather(because)))
        events = events.with_columns(
            key=pl.Series(key, dtype=pl.String), rule=pl.Series(rule, dtype=pl.String), audience=audiences(audience)
        )
        frames = [self._shape(names, *rows) for names, rows in self.shapes.items()]
        values = pl.concat([pl.DataFrame(schema={PLACE: pl.UInt32}), *frames], how="diagonal_relaxed").sort(PLACE)
        return events.select(EVENT_COLUMNS).hstack(values.drop(PLACE))

    def _sample(self) -> None:
        self.samples.append((self.number, len(self.given) - self.first, self.turn, self.state.scores()))

    def _counted(self, counts: list[int], name: str) -> pl.DataFrame:
        """The number of the game, and the place of the row in it."""
        games = pl.DataFrame(
            {"game": pl.Series(self.numbers, dtype=pl.UInt32), "n": pl.Series(counts, dtype=pl.UInt32)}
        )
        return games.select("game", pl.int_ranges("n", dtype=pl.UInt32).alias(name)).explode(name).drop_nulls()

    def _shape(self, names: tuple[str, ...], places: list[int], rows: list[tuple[Any, ...]]) -> pl.DataFrame:
        columns = zip(*rows, strict=True)
        values = {
            name + "_" if name in EVENT_COLUMNS else name: self._values(name, list(column))
            for name, column in zip(names, columns, strict=True)
        }
        return pl.DataFrame({PLACE: pl.Series(places, dtype=pl.UInt32)} | values)

    def _values(self, name: str, column: list[Any]) -> pl.Series:
        """Options by their names; numbers, words and lists of them as they are."""
        types = set(map(type, column))
        if types == NUMBERS:
            return self._named(column) if name in self.game.things else pl.Series(column, dtype=pl.Int32)
        if list in types:
            return self._lists(name, [value if isinstance(value, list) else [value] for value in column])
        return pl.Series([str(value) for value in column], dtype=pl.String)

    def _lists(self, name: str, column: list[list[Any]]) -> pl.Series:
        if name in self.game.things:
            names = self.game.names
            return pl.Series([[names[option] for option in options] for options in column], dtype=pl.List(pl.String))
        words = any(isinstance(value, str) for values in column for value in values)
        return pl.Series(column, dtype=pl.List(pl.String if words else pl.Int32))

    def _named(self, options: list[int]) -> pl.Series:
        """The names of options; nothing where there is none."""
        return self.names.gather(pl.Series(options, dtype=pl.Int64).replace(NOTHING, None))


def audiences(column: list[tuple[int, ...]]) -> pl.Series:
    """There are only a few different audiences, and lists are dear: each is made once."""
    places: dict[tuple[int, ...], int] = {}
    codes = [places.setdefault(audience, len(places)) for audience in column]
    return pl.Series([list(audience) for audience in places], dtype=pl.List(pl.Int8)).gather(codes)
