"""Takes games down as columns while they are played. It hears every answer, so little is done for each of them."""

from __future__ import annotations

from typing import Final, final

from .decision import NOTHING, Decision
from .notes import Note, Value
from .state import State

SAMPLE: Final = 25
"""Scores are looked at whenever a turn begins, and after so many answers."""


@final
class Alike:
    """Lines that mention values of the same names: their places among all lines, and what they told of each name."""

    def __init__(self, names: int) -> None:
        self.places: list[int] = []
        self.told: list[list[Value]] = [[] for _ in range(names)]


@final
class Tape:
    """Hears games one after another. Words that come again and again are kept once and counted: `prompts`, `heads`."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.counts: list[int] = []
        self.line_counts: list[int] = []

        self.seats: list[int] = []
        self.asked: list[int] = []
        self.prompts: dict[str, int] = {}
        self.options: list[int] = []
        self.offered: list[int] = []
        self.near: list[int] = []
        self.turns: list[int] = []

        self.causes: list[int] = []
        self.headed: list[int] = []
        self.heads: dict[tuple[str, str, tuple[int, ...]], int] = {}
        self.shapes: dict[tuple[str, ...], Alike] = {}

        self.sampled: list[int] = []
        self.sampled_steps: list[int] = []
        self.sampled_turns: list[int] = []
        self.sampled_scores: list[float] = []

    def begin(self, number: int, state: State) -> None:
        self.number = number
        self.state = state
        self.notes: list[Note] = [] if state.log is None else state.log.notes
        self.first = len(self.seats)
        self.first_line = len(self.causes)
        self.causes += [NOTHING] * len(self.notes)
        self.turn = state.when()
        self.sample()

    def hear(self, decision: Decision, option: int, near: int) -> None:
        self.seats.append(decision.seat)
        self.asked.append(self.prompts.setdefault(decision.prompt, len(self.prompts)))
        self.options.append(option)
        self.offered.append(len(decision.options))
        self.near.append(near)
        self.turns.append(self.turn)

    def heard(self) -> None:
        given = len(self.seats)
        fresh = len(self.notes) - (len(self.causes) - self.first_line)
        for _ in range(fresh):
            self.causes.append(given - 1)
        turn = self.state.when()
        if turn != self.turn or (given - self.first) % SAMPLE == 0:
            self.turn = turn
            if not self.state.over:
                self.sample()

    def end(self) -> None:
        """Sorts the log of the game by the names of its values, so that each name becomes a column at once."""
        heads, shapes = self.heads, self.shapes
        place = self.first_line
        for note in self.notes:
            self.headed.append(heads.setdefault((note.key, note.rule, note.audience), len(heads)))
            alike = shapes.get(note.names)
            if alike is None:
                alike = shapes[note.names] = Alike(len(note.names))
            alike.places.append(place)
            told, columns = note.told, alike.told
            for number in range(len(told)):
                columns[number].append(told[number])
            place += 1
        self.numbers.append(self.number)
        self.counts.append(len(self.seats) - self.first)
        self.line_counts.append(len(self.notes))

    def sample(self) -> None:
        self.sampled.append(self.number)
        self.sampled_steps.append(len(self.seats) - self.first)
        self.sampled_turns.append(self.turn)
        self.sampled_scores += self.state.scores()

    def chosen(self) -> tuple[list[int], list[int]]:
        """Who gave which answers in the game that has just ended."""
        return self.seats[self.first :], self.options[self.first :]
