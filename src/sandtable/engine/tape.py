"""Takes games down as columns while they are played. It hears every answer, so little is done for each of them."""

from __future__ import annotations

from typing import Final, final

from .decision import NOTHING, Decision
from .notes import Log, Value
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
class Tape(Log):
    """Hears games one after another, and is their log: a line becomes part of the columns as it is written, and no
    note is kept. Words that come again and again are kept once and counted: `prompts`, `heads`."""

    def __init__(self) -> None:
        super().__init__()
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

        self.first = 0
        self.first_line = 0
        self.cause = NOTHING

    def __len__(self) -> int:
        return len(self.causes) - self.first_line

    def begin(self, number: int, state: State) -> None:
        """A game has been set up: the lines since the last one ended are of its set-up, which no answer caused."""
        self.number = number
        self.state = state
        self.turn = state.when()

    def hear(self, decision: Decision, option: int, near: int) -> None:
        """An answer is about to be given."""
        given = len(self.seats) - self.first
        turn = self.state.when()
        if turn != self.turn or given % SAMPLE == 0:
            self.turn = turn
            self.sample(given)
        self.cause = len(self.seats)
        self.seats.append(decision.seat)
        self.asked.append(self.prompts.setdefault(decision.prompt, len(self.prompts)))
        self.options.append(option)
        self.offered.append(len(decision.options))
        self.near.append(near)
        self.turns.append(turn)

    def write(self, key: str, rule: str, audience: tuple[int, ...], reveals: bool, values: dict[str, Value]) -> None:
        names = tuple(values)
        alike = self.shapes.get(names)
        if alike is None:
            alike = self.shapes[names] = Alike(len(names))
        alike.places.append(len(self.causes))
        columns = alike.told
        for number, value in enumerate(values.values()):
            columns[number].append(value)
        self.headed.append(self.heads.setdefault((key, rule, audience), len(self.heads)))
        self.causes.append(self.cause)

    def end(self) -> None:
        self.numbers.append(self.number)
        self.counts.append(len(self.seats) - self.first)
        self.line_counts.append(len(self))
        self.first = len(self.seats)
        self.first_line = len(self.causes)
        self.cause = NOTHING

    def sample(self, given: int) -> None:
        self.sampled.append(self.number)
        self.sampled_steps.append(given)
        self.sampled_turns.append(self.turn)
        self.sampled_scores += self.state.scores()

    def chosen(self) -> tuple[list[int], list[int]]:
        """Who gave which answers in the game that has just ended."""
        answers = self.counts[-1]
        return self.seats[-answers:], self.options[-answers:]
