"""What a person's goal can ask of the board, in the vocabulary of persons.toml."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Final, TypeAlias, final

from sandtable.engine import Registry, index

from ..content import ANY_STATE, ATTRIBUTES, LAST_ROUND, STATES, SUM, attribute_index, state_index, states_of
from .board import Board

Row: TypeAlias = dict[str, Any]
"""A condition as persons.toml writes it."""

CONDITIONS: Final[Registry[Callable[[Row, str], Condition]]] = Registry("condition")
"""By the word in persons.toml: how such a condition is read."""

FAR: Final = 20
"""Further than any goal within reach."""

A_WAR: Final = 2
"""How far a victory still to be won is, in points of attributes."""

ROLES: Final = ["any", "attacker", "defender"]


class Condition:
    """Holds or not; its distance says roughly how many points of attributes are missing."""

    @abstractmethod
    def holds(self, board: Board) -> bool: ...

    def distance(self, board: Board) -> int:
        return 0 if self.holds(board) else FAR

    def now(self, board: Board) -> int | None:
        """What there is of the number that the condition asks for; None where nothing is counted or to be read."""
        return None

    def want(self, board: Board) -> int | None:
        return None


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

    def now(self, board: Board) -> int | None:
        return board.value(self.state, self.attribute) if board.is_alive(self.state) else None

    def want(self, board: Board) -> int | None:
        return self.number


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
        return self.highest(board) - board.value(self.state, self.attribute)

    def highest(self, board: Board) -> int:
        return max(board.value(other, self.attribute) for other in range(STATES))

    def now(self, board: Board) -> int | None:
        return board.value(self.state, self.attribute) if board.is_alive(self.state) else None

    def want(self, board: Board) -> int | None:
        return self.highest(board)


@final
class Ahead(Condition):
    """One living state is ahead of another by a margin."""

    def __init__(self, state: int, other: int, attribute: int, margin: int) -> None:
        self.state = state
        self.other = other
        self.attribute = attribute
        self.margin = margin

    def holds(self, board: Board) -> bool:
        return self.are_alive(board) and self.lead(board) >= self.margin

    def distance(self, board: Board) -> int:
        return max(self.margin - self.lead(board), 0) if self.are_alive(board) else FAR

    def are_alive(self, board: Board) -> bool:
        return board.is_alive(self.state) and board.is_alive(self.other)

    def lead(self, board: Board) -> int:
        return board.value(self.state, self.attribute) - board.value(self.other, self.attribute)

    def now(self, board: Board) -> int | None:
        return self.lead(board) if self.are_alive(board) else None

    def want(self, board: Board) -> int | None:
        return self.margin


class Several(Condition):
    """So many of some conditions hold: all, one, or a number in between."""

    def __init__(self, conditions: list[Condition], at_least: int) -> None:
        self.conditions = conditions
        self.at_least = at_least

    def holds(self, board: Board) -> bool:
        return self.count(board) >= self.at_least

    def count(self, board: Board) -> int:
        count = 0
        for condition in self.conditions:
            if condition.holds(board):
                count += 1
        return count

    def distance(self, board: Board) -> int:
        nearest = sorted(condition.distance(board) for condition in self.conditions)
        return sum(nearest[: self.at_least])


@final
class Each(Several):
    """All four attributes of a state compare."""

    def __init__(self, state: int, at_least: bool, number: int) -> None:
        super().__init__([Compares(state, attribute, at_least, number) for attribute in range(ATTRIBUTES)], ATTRIBUTES)
        self.state = state
        self.number = number

    def now(self, board: Board) -> int | None:
        if not board.is_alive(self.state):
            return None
        return min(board.value(self.state, attribute) for attribute in range(ATTRIBUTES))

    def want(self, board: Board) -> int | None:
        return self.number


@final
class Count(Several):
    """So many of some states compare."""

    def now(self, board: Board) -> int | None:
        return self.count(board)

    def want(self, board: Board) -> int | None:
        return self.at_least


@final
class AnyOf(Several):
    """At least one of some conditions holds."""


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
        neighbours = states_of(board.borders[self.state])
        return min(
            (board.value(other, attribute) for other in neighbours for attribute in range(ATTRIBUTES)), default=FAR
        )

    def now(self, board: Board) -> int | None:
        return board.lands(self.state)

    def want(self, board: Board) -> int | None:
        return self.number


@final
class FromRound(Condition):
    def __init__(self, round: int) -> None:
        self.round = round

    def holds(self, board: Board) -> bool:
        return min(board.round, LAST_ROUND) >= self.round

    def distance(self, board: Board) -> int:
        return max(self.round - board.round, 0) // 2

    def now(self, board: Board) -> int | None:
        return board.round

    def want(self, board: Board) -> int | None:
        return self.round


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


# How each is read


def parse(row: Row, where: str) -> Condition:
    return CONDITIONS.get(row["op"], where)(row, where)


def is_at_least(row: Row, where: str) -> bool:
    return index([">=", "<="], row["cmp"], where) == 0


def compares(row: Row, state: str, where: str) -> Compares:
    attribute = attribute_index(row.get("attr", "sum"), where)
    return Compares(state_index(state, where), attribute, is_at_least(row, where), row["value"])


@CONDITIONS.add("attr", "sum")
def parse_compares(row: Row, where: str) -> Condition:
    return compares(row, row["state"], where)


@CONDITIONS.add("each")
def parse_each(row: Row, where: str) -> Condition:
    return Each(state_index(row["state"], where), is_at_least(row, where), row["value"])


@CONDITIONS.add("count")
def parse_count(row: Row, where: str) -> Condition:
    return Count([compares(row, state, where) for state in row["states"]], row["at_least"])


@CONDITIONS.add("any")
def parse_any(row: Row, where: str) -> Condition:
    return AnyOf([parse(inner, where) for inner in row["of"]], 1)


@CONDITIONS.add("compare")
def parse_ahead(row: Row, where: str) -> Condition:
    a, b = state_index(row["a"], where), state_index(row["b"], where)
    return Ahead(a, b, attribute_index(row["attr"], where), row["margin"])


@CONDITIONS.add("top")
def parse_top(row: Row, where: str) -> Condition:
    return Top(state_index(row["state"], where), attribute_index(row["attr"], where))


@CONDITIONS.add("war_fought")
def parse_war_fought(row: Row, where: str) -> Condition:
    return WarFought(state_index(row["a"], where), state_index(row["b"], where))


@CONDITIONS.add("war_won")
def parse_war_won(row: Row, where: str) -> Condition:
    loser = ANY_STATE if row["loser"] == "any" else state_index(row["loser"], where)
    role = ROLES[index(ROLES, row["role"], where)]
    return WarWon(state_index(row["winner"], where), loser, role != "defender", role != "attacker")


@CONDITIONS.add("alive")
def parse_alive(row: Row, where: str) -> Condition:
    return Alive(state_index(row["state"], where), True)


@CONDITIONS.add("destroyed")
def parse_destroyed(row: Row, where: str) -> Condition:
    return Alive(state_index(row["state"], where), False)


@CONDITIONS.add("annexed")
def parse_annexed(row: Row, where: str) -> Condition:
    return Annexed(state_index(row["state"], where), state_index(row["by"], where))


@CONDITIONS.add("lands")
def parse_lands(row: Row, where: str) -> Condition:
    return Lands(state_index(row["state"], where), row["value"])


@CONDITIONS.add("round")
def parse_round(row: Row, where: str) -> Condition:
    return FromRound(row["value"])


@CONDITIONS.add("unified")
def parse_unified(row: Row, where: str) -> Condition:
    return Unified(state_index(row["state"], where))
