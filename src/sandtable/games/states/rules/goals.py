"""The goals of persons: conditions on the board, in the vocabulary of persons.toml."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, final

from sandtable.engine import index

from ..content import (
    ANY_STATE,
    ATTRIBUTES,
    EARLY_ROUNDS,
    LAST_ROUND,
    PERSONS,
    STATES,
    SUM,
    attribute_index,
    state_index,
    states_of,
)
from ..options import PERSON
from .board import Board

FAR: Final = 20
"""Further than any goal within reach."""

A_WAR: Final = 2
"""How far a victory still to be won is, in points of attributes."""


class Condition:
    """Holds or not; its distance says roughly how many points of attributes are missing."""

    @abstractmethod
    def holds(self, board: Board) -> bool: ...

    def distance(self, board: Board) -> int:
        return 0 if self.holds(board) else FAR


@final
class Compares(Condition):
    """A number of a living state is at least (or at most) so much."""

    def __init__(self, state: int, attribute: int, at_least: bool, number: int) -> None:
        self.state = state
        self.attribute = attribute
        self.at_least = at_least
        self.number = number

    def holds(self, board: Board) -> bool:
        if not board.is_alive(self.state):
            return False
        number = board.value(self.state, self.attribute)
        return number >= self.number if self.at_least else number <= self.number

    def distance(self, board: Board) -> int:
        if not board.is_alive(self.state):
            return FAR
        missing = self.number - board.value(self.state, self.attribute)
        return max(missing if self.at_least else -missing, 0)


@final
class Top(Condition):
    """No living state is higher; ties count."""

    def __init__(self, state: int, attribute: int) -> None:
        self.state = state
        self.attribute = attribute

    def holds(self, board: Board) -> bool:
        if not board.is_alive(self.state):
            return False
        number = board.value(self.state, self.attribute)
        return all(board.value(other, self.attribute) <= number for other in range(STATES))

    def distance(self, board: Board) -> int:
        if not board.is_alive(self.state):
            return FAR
        highest = max(board.value(other, self.attribute) for other in range(STATES))
        return highest - board.value(self.state, self.attribute)


@final
class Ahead(Condition):
    """One living state is ahead of another by a margin."""

    def __init__(self, state: int, other: int, attribute: int, margin: int) -> None:
        self.state = state
        self.other = other
        self.attribute = attribute
        self.margin = margin

    def holds(self, board: Board) -> bool:
        if not (board.is_alive(self.state) and board.is_alive(self.other)):
            return False
        return board.value(self.state, self.attribute) - board.value(self.other, self.attribute) >= self.margin

    def distance(self, board: Board) -> int:
        if not (board.is_alive(self.state) and board.is_alive(self.other)):
            return FAR
        lead = board.value(self.state, self.attribute) - board.value(self.other, self.attribute)
        return max(self.margin - lead, 0)


@final
class Several(Condition):
    """So many of some conditions hold: all, one, or a number in between."""

    def __init__(self, conditions: list[Condition], at_least: int) -> None:
        self.conditions = conditions
        self.at_least = at_least

    def holds(self, board: Board) -> bool:
        count = 0
        for condition in self.conditions:
            if condition.holds(board):
                count += 1
        return count >= self.at_least

    def distance(self, board: Board) -> int:
        nearest = sorted(condition.distance(board) for condition in self.conditions)
        return sum(nearest[: self.at_least])


@final
class Alive(Condition):
    def __init__(self, state: int, wanted: bool) -> None:
        self.state = state
        self.wanted = wanted

    def holds(self, board: Board) -> bool:
        return board.is_alive(self.state) == self.wanted

    def distance(self, board: Board) -> int:
        if self.holds(board):
            return 0
        return FAR if self.wanted else min(board.value(self.state, attribute) for attribute in range(ATTRIBUTES))


@final
class Annexed(Condition):
    """A state is gone, and a living one holds its home land."""

    def __init__(self, state: int, by: int) -> None:
        self.state = state
        self.by = by

    def holds(self, board: Board) -> bool:
        return not board.is_alive(self.state) and board.is_alive(self.by) and board.holder[self.state] == self.by


@final
class Lands(Condition):
    def __init__(self, state: int, number: int) -> None:
        self.state = state
        self.number = number

    def holds(self, board: Board) -> bool:
        return board.is_alive(self.state) and board.lands(self.state) >= self.number

    def distance(self, board: Board) -> int:
        if self.holds(board) or not board.is_alive(self.state):
            return super().distance(board)
        return min(
            board.value(other, attribute)
            for other in states_of(board.borders[self.state])
            for attribute in range(ATTRIBUTES)
        )


@final
class FromRound(Condition):
    def __init__(self, round: int) -> None:
        self.round = round

    def holds(self, board: Board) -> bool:
        return min(board.round, LAST_ROUND) >= self.round

    def distance(self, board: Board) -> int:
        return max(self.round - board.round, 0) // 2


@final
class WarWon(Condition):
    """The event just resolved was a war with this winner and loser."""

    def __init__(self, winner: int, loser: int, as_attacker: bool, as_defender: bool) -> None:
        self.winner = winner
        self.loser = loser
        self.as_attacker = as_attacker
        self.as_defender = as_defender

    def holds(self, board: Board) -> bool:
        if board.victor != self.winner:
            return False
        attacked = board.victor == board.attacker
        loser = board.defender if attacked else board.attacker
        if self.loser not in (ANY_STATE, loser):
            return False
        return self.as_attacker if attacked else self.as_defender

    def distance(self, board: Board) -> int:
        return 0 if self.holds(board) else A_WAR if board.is_alive(self.winner) else FAR


@final
class WarFought(Condition):
    """The event just resolved was a war between these two, whoever won."""

    def __init__(self, one: int, other: int) -> None:
        self.one = one
        self.other = other

    def holds(self, board: Board) -> bool:
        return (board.attacker == self.one and board.defender == self.other) or (
            board.attacker == self.other and board.defender == self.one
        )

    def distance(self, board: Board) -> int:
        return 0 if self.holds(board) else A_WAR if board.is_alive(self.one) and board.is_alive(self.other) else FAR


@final
class Unified(Condition):
    def __init__(self, state: int) -> None:
        self.state = state

    def holds(self, board: Board) -> bool:
        return board.unifier == self.state

    def distance(self, board: Board) -> int:
        if self.holds(board) or not board.is_alive(self.state):
            return super().distance(board)
        strongest = max(board.value(other, SUM) for other in range(STATES))
        return (strongest - board.value(self.state, SUM)) // 2


def parse(row: dict[str, Any], where: str) -> Condition:
    """A condition as persons.toml writes it."""
    op: str = row["op"]
    if op in ("attr", "sum"):
        return _compares(row, row["state"], row.get("attr", "sum"), where)
    if op == "each":
        state = state_index(row["state"], where)
        each: list[Condition] = [
            Compares(state, attribute, row["cmp"] == ">=", row["value"]) for attribute in range(ATTRIBUTES)
        ]
        return Several(each, len(each))
    if op == "count":
        counted: list[Condition] = [_compares(row, id, row["attr"], where) for id in row["states"]]
        return Several(counted, row["at_least"])
    if op == "any":
        return Several([parse(inner, where) for inner in row["of"]], 1)
    if op == "compare":
        a, b = state_index(row["a"], where), state_index(row["b"], where)
        return Ahead(a, b, attribute_index(row["attr"], where), row["margin"])
    if op == "top":
        return Top(state_index(row["state"], where), attribute_index(row["attr"], where))
    if op in ("war_won", "war_fought"):
        return _war(row, where)
    return _status(row, where)


def _compares(row: dict[str, Any], state: str, attribute: str, where: str) -> Compares:
    return Compares(state_index(state, where), attribute_index(attribute, where), row["cmp"] == ">=", row["value"])


def _war(row: dict[str, Any], where: str) -> Condition:
    if row["op"] == "war_fought":
        return WarFought(state_index(row["a"], where), state_index(row["b"], where))
    loser = ANY_STATE if row["loser"] == "any" else state_index(row["loser"], where)
    role = ["any", "attacker", "defender"][index(["any", "attacker", "defender"], row["role"], where)]
    return WarWon(state_index(row["winner"], where), loser, role != "defender", role != "attacker")


def _status(row: dict[str, Any], where: str) -> Condition:
    ops = ["alive", "destroyed", "annexed", "lands", "round", "unified"]
    op = ops[index(ops, row["op"], where)]
    if op == "round":
        return FromRound(row["value"])
    state = state_index(row["state"], where)
    if op == "annexed":
        return Annexed(state, state_index(row["by"], where))
    if op == "lands":
        return Lands(state, row["value"])
    return Unified(state) if op == "unified" else Alive(state, op == "alive")


@final
class Person:
    """A person's card: the goal, the victory points, the era, and the state served."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.early: bool = row["era"] == "early"
        self.points: int = row["vp"]
        self.state: int = state_index(row["state"], row["id"])
        self.goal: list[Condition] = [parse(condition, row["id"]) for condition in row["goal"]]

    def is_fulfilled(self, board: Board) -> bool:
        return all(condition.holds(board) for condition in self.goal)

    def distance(self, board: Board) -> int:
        return sum(condition.distance(board) for condition in self.goal)


PEOPLE_OF_THE_AGE: Final[list[Person]] = [Person(row) for row in PERSONS["person"]]
EARLY_PERSONS: Final[list[int]] = [PERSON.option(n) for n, person in enumerate(PEOPLE_OF_THE_AGE) if person.early]
LATE_PERSONS: Final[list[int]] = [PERSON.option(n) for n, person in enumerate(PEOPLE_OF_THE_AGE) if not person.early]


def person_of(number: int) -> Person:
    return PEOPLE_OF_THE_AGE[PERSON.of(number)]


def points_of(number: int) -> int:
    return PEOPLE_OF_THE_AGE[PERSON.of(number)].points


def is_early(round: int) -> bool:
    return round <= EARLY_ROUNDS
