"""The tables of everything that happened in the games of a part: answers, log and scores, made of whole columns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import polars as pl

from sandtable.engine import NOTHING, Game, Tape

EVENT_COLUMNS: Final = ("game", "line", "step", "turn", "actor", "prompt", "answer", "key", "rule", "audience")
"""What every event has. A note's value whose name is one of these gets an underscore after it."""

NUMBERS: Final[set[type]] = {int}


class Tables:
    """What a tape heard, as tables."""

    def __init__(self, game: Game, tape: Tape) -> None:
        self.game = game
        self.tape = tape
        self.names = pl.Series(game.names.all(), dtype=pl.String)

    def answers(self) -> pl.DataFrame:
        """One row per answer of a player or of chance, who is seat -1."""
        tape = self.tape
        return self._counted(tape.counts, "step").with_columns(
            turn=pl.Series(tape.turns, dtype=pl.Int16),
            seat=pl.Series(tape.seats, dtype=pl.Int8),
            prompt=pl.Series(list(tape.prompts), dtype=pl.String).gather(pl.Series(tape.asked, dtype=pl.UInt32)),
            answer=self._named(pl.Series(tape.options, dtype=pl.Int32)),
            options=pl.Series(tape.offered, dtype=pl.UInt16),
            near=pl.Series(tape.near, dtype=pl.UInt16).replace(0, None),
        )

    def scores(self) -> pl.DataFrame:
        """One row per seat and look at the scores, after `step` answers."""
        tape = self.tape
        looks = pl.DataFrame(
            {"game": tape.sampled, "step": tape.sampled_steps, "turn": tape.sampled_turns},
            schema={"game": pl.UInt32, "step": pl.UInt32, "turn": pl.Int16},
        )
        seats = len(tape.sampled_scores) // max(1, len(looks))
        row = pl.int_range(len(looks) * seats, dtype=pl.UInt32, eager=True)
        return looks.select(pl.all().gather(row // max(1, seats))).with_columns(
            score=pl.Series(tape.sampled_scores, dtype=pl.Float32), seat=(row % max(1, seats)).cast(pl.Int8)
        )

    def events(self, answers: pl.DataFrame) -> pl.DataFrame:
        """One row per note: the answer that caused it, and a column per name of its values."""
        because = pl.Series(self.tape.causes, dtype=pl.Int32).replace(NOTHING, None)
        causes = answers.select("step", "turn", pl.col("seat").alias("actor"), "prompt", "answer")
        events = self._counted(self.tape.line_counts, "line").hstack(causes.select(pl.all().gather(because)))
        events = events.hstack(self._heads()).select(EVENT_COLUMNS)
        return events.hstack([self._column(name, *values) for name, values in self._told().items()])

    def _heads(self) -> pl.DataFrame:
        """There are few different heads, and words and lists are dear: each is made once."""
        heads = list(self.tape.heads)
        columns = {
            "key": pl.Series([key for key, _, _ in heads], dtype=pl.String),
            "rule": pl.Series([rule for _, rule, _ in heads], dtype=pl.String),
            "audience": pl.Series([list(audience) for _, _, audience in heads], dtype=pl.List(pl.Int8)),
        }
        return pl.DataFrame(columns).select(pl.all().gather(pl.Series(self.tape.headed, dtype=pl.UInt32)))

    def _told(self) -> dict[str, tuple[list[int], list[Any]]]:
        """For each name of a value the lines that mention it, and what they told."""
        found: dict[str, tuple[list[int], list[Any]]] = {}
        for names, alike in self.tape.shapes.items():
            for name, values in zip(names, alike.told, strict=True):
                places, told = found.setdefault(name, ([], []))
                places += alike.places
                told += values
        return found

    def _column(self, name: str, places: list[int], values: list[Any]) -> pl.Series:
        """Options by their names; numbers, words and lists of them as they are, each word and list made once."""
        types = set(map(type, values))
        if types == NUMBERS:
            numbers = self._spread(places, pl.Series(values, dtype=pl.Int32))
            column = self._named(numbers) if name in self.game.things else numbers
        else:
            codes: dict[Any, int] = {}
            coded = [codes.setdefault(tuple(each) if type(each) is list else each, len(codes)) for each in values]
            words = self._lists(name, list(codes)) if list in types else pl.Series(self._words(name, codes))
            column = words.gather(self._spread(places, pl.Series(coded, dtype=pl.Int32)))
        return column.alias(name + "_" if name in EVENT_COLUMNS else name)

    def _spread(self, places: list[int], values: pl.Series) -> pl.Series:
        """Each value in its line, and nothing in the others."""
        lines = pl.repeat(None, len(self.tape.causes), dtype=pl.Int32, eager=True)
        return lines.scatter(pl.Series(places, dtype=pl.UInt32), values)

    def _words(self, name: str, values: Iterable[Any]) -> list[str]:
        names = self.game.names
        options = name in self.game.things
        return [names[value] if options and isinstance(value, int) else str(value) for value in values]

    def _lists(self, name: str, values: list[Any]) -> pl.Series:
        lists = [list(value) if isinstance(value, tuple) else [value] for value in values]
        if name in self.game.things or any(isinstance(value, str) for each in lists for value in each):
            return pl.Series([self._words(name, each) for each in lists], dtype=pl.List(pl.String))
        return pl.Series(lists, dtype=pl.List(pl.Int32))

    def _counted(self, counts: list[int], name: str) -> pl.DataFrame:
        """The number of the game, and the place of the row in it."""
        games = pl.DataFrame(
            {"game": pl.Series(self.tape.numbers, dtype=pl.UInt32), "n": pl.Series(counts, dtype=pl.UInt32)}
        )
        return games.select("game", pl.int_ranges("n", dtype=pl.UInt32).alias(name)).explode(name).drop_nulls()

    def _named(self, options: pl.Series) -> pl.Series:
        """The names of options; nothing where there is none."""
        return self.names.gather(options.replace(NOTHING, None))
