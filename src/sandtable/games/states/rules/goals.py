"""The persons and their goals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from sandtable.engine import in_play, index

from ..content import EARLY_ROUNDS, PERSONS, state_index
from ..options import NAMES, PERSON
from .board import Board
from .conditions import CONDITIONS, Condition, Row, parse


@final
class Person:
    """A person's card: the goal, the victory points, the era, and the state served."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.early: bool = index(["early", "late"], row["era"], row["id"]) == 0
        self.in_play: bool = in_play(row)
        self.points: int = row["vp"]
        self.state: int = state_index(row["state"], row["id"])
        self.goal: list[Condition] = [parse(condition, row["id"]) for condition in row["goal"]]

    def is_fulfilled(self, board: Board) -> bool:
        for condition in self.goal:  # noqa: SIM110 (asked more often than anything else: a generator would show)
            if not condition.holds(board):
                return False
        return True

    def distance(self, board: Board) -> int:
        return sum(condition.distance(board) for condition in self.goal)


def words_of(goal: list[Row]) -> Iterator[str]:
    for row in goal:
        yield row["op"]
        yield from words_of(row.get("of", []))


CONDITIONS.check_used([word for row in PERSONS["person"] for word in words_of(row["goal"])], "persons.toml")

PEOPLE_OF_THE_AGE: Final[list[Person]] = [Person(row) for row in PERSONS["person"]]
EARLY_PERSONS: Final[list[int]] = [
    PERSON.option(n) for n, person in enumerate(PEOPLE_OF_THE_AGE) if person.early and person.in_play
]
LATE_PERSONS: Final[list[int]] = [
    PERSON.option(n) for n, person in enumerate(PEOPLE_OF_THE_AGE) if not person.early and person.in_play
]


BY_OPTION: Final[list[Person | None]] = [
    PEOPLE_OF_THE_AGE[PERSON.of(option)] if PERSON.has(option) else None for option in range(len(NAMES))
]
"""The person that an option stands for; none for other options."""


def person_of(option: int) -> Person:
    person = BY_OPTION[option]
    assert person is not None
    return person


def points_of(option: int) -> int:
    return person_of(option).points


def is_early(round: int) -> bool:
    return round <= EARLY_ROUNDS
