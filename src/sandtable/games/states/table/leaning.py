"""Which changes by one bring a person's goal nearer, and which would undo what it has."""

from __future__ import annotations

from sandtable.engine import NOTHING

from ..content import ATTRIBUTES, STATES, SUM
from ..rules.board import Board, Change
from ..rules.conditions import Ahead, Alive, Compares, Condition, Several, Top, Unified


def nearer(board: Board, condition: Condition) -> list[Change]:
    """The changes by one that bring a condition nearer which does not hold."""
    if isinstance(condition, Compares):
        return by_one(board, condition.state, condition.attribute, 1 if condition.at_least else -1)
    if isinstance(condition, Ahead) and condition.are_alive(board):
        ahead = by_one(board, condition.state, condition.attribute, 1)
        return ahead + by_one(board, condition.other, condition.attribute, -1)
    if isinstance(condition, Top) and board.is_alive(condition.state):
        return towards_the_top(board, condition)
    if isinstance(condition, Several):
        missing = [inner for inner in condition.conditions if not inner.holds(board)]
        return [change for inner in missing for change in nearer(board, inner)]
    if isinstance(condition, Alive):
        return [] if condition.wanted else towards_the_end(board, condition.state)
    if isinstance(condition, Unified) and board.unifier == NOTHING:
        return by_one(board, condition.state, SUM, 1)
    return []


def risks(board: Board, condition: Condition) -> list[Change]:
    """The changes by one after which a condition that holds no longer does."""
    if isinstance(condition, Compares):
        on_the_edge = board.value(condition.state, condition.attribute) == condition.number
        delta = -1 if condition.at_least else 1
        return by_one(board, condition.state, condition.attribute, delta) if on_the_edge else []
    if isinstance(condition, Ahead) and condition.lead(board) == condition.margin:
        behind = by_one(board, condition.state, condition.attribute, -1)
        return behind + by_one(board, condition.other, condition.attribute, 1)
    if isinstance(condition, Top):
        return off_the_top(board, condition)
    if isinstance(condition, Several) and condition.count(board) == condition.at_least:
        holding = [inner for inner in condition.conditions if inner.holds(board)]
        return [change for inner in holding for change in risks(board, inner)]
    return []


def by_one(board: Board, state: int, attribute: int, delta: int) -> list[Change]:
    """A sum changes with each of the four attributes; a state that is no more does not change."""
    if not board.is_alive(state):
        return []
    if attribute != SUM:
        return [(state, attribute, delta)]
    return [(state, each, delta) for each in range(ATTRIBUTES)]


def towards_the_top(board: Board, top: Top) -> list[Change]:
    changes = by_one(board, top.state, top.attribute, 1)
    number = board.value(top.state, top.attribute)
    for other in range(STATES):
        if board.value(other, top.attribute) > number:
            changes += by_one(board, other, top.attribute, -1)
    return changes


def off_the_top(board: Board, top: Top) -> list[Change]:
    """Only a state that is as high can pass."""
    number = board.value(top.state, top.attribute)
    changes: list[Change] = []
    for other in range(STATES):
        if other != top.state and board.value(other, top.attribute) == number:
            changes += by_one(board, other, top.attribute, 1)
    return by_one(board, top.state, top.attribute, -1) + changes if changes else []


def towards_the_end(board: Board, state: int) -> list[Change]:
    """A state falls when one of its attributes does."""
    lowest = min(board.value(state, attribute) for attribute in range(ATTRIBUTES))
    return [(state, each, -1) for each in range(ATTRIBUTES) if board.value(state, each) == lowest]
