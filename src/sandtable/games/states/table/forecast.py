"""How far a person's goal is: for each condition whether it holds, what is there now and what is wanted."""

from __future__ import annotations

from typing import TypedDict

from ..options import NAMES
from ..rules.board import Board
from ..rules.conditions import AnyOf, Condition
from ..rules.goals import person_of


class ConditionView(TypedDict, total=False):
    """`now` is null where nothing is counted, or where the state to be read is no more."""

    met: bool
    now: int | None
    want: int | None
    of: list[ConditionView]


class GoalView(TypedDict):
    met: bool
    conditions: list[ConditionView]


def goals(board: Board, persons: list[int]) -> dict[str, GoalView]:
    """For each person by name: whether the goal is met, and each condition in the order of the card."""
    return {
        NAMES[person]: {
            "met": person_of(person).is_fulfilled(board),
            "conditions": [progress(board, condition) for condition in person_of(person).goal],
        }
        for person in persons
    }


def progress(board: Board, condition: Condition) -> ConditionView:
    found: ConditionView = {
        "met": condition.holds(board),
        "now": condition.now(board),
        "want": condition.want(board),
    }
    if isinstance(condition, AnyOf):
        found["of"] = [progress(board, inner) for inner in condition.conditions]
    return found
