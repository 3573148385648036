"""How far a person's goal is: for each condition whether it holds, what is there now and what is wanted."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from ..content import ATTRIBUTES, LAST_ROUND, PERSONS, STATES, SUM, attribute_index, state_index
from ..options import NAMES, PERSON
from ..rules.board import Board
from ..rules.goals import parse, person_of

Row: TypeAlias = dict[str, Any]

GOALS: Final[list[list[Row]]] = [person["goal"] for person in PERSONS["person"]]
"""By person: the conditions as persons.toml writes them. They are printed on the card, so the table shows them."""


def goals(board: Board, persons: list[int]) -> dict[str, Row]:
    """For each person by name: whether the goal is met, and each condition in the order of the card."""
    return {
        NAMES[person]: {
            "met": person_of(person).is_fulfilled(board),
            "conditions": [progress(board, row) for row in GOALS[PERSON.of(person)]],
        }
        for person in persons
    }


def progress(board: Board, row: Row) -> Row:
    """`now` is null where nothing is counted, or where the state to be read is no more."""
    found: Row = {"met": parse(row, "persons.toml").holds(board), "now": now(board, row), "want": want(board, row)}
    if row["op"] == "any":
        found["of"] = [progress(board, inner) for inner in row["of"]]
    return found


def now(board: Board, row: Row) -> int | None:
    op: str = row["op"]
    if op == "round":
        return min(board.round, LAST_ROUND)
    if op == "count":
        return sum(parse({**row, "op": "attr", "state": id}, "persons.toml").holds(board) for id in row["states"])
    if op == "compare":
        one, other = reading(board, row["a"], row["attr"]), reading(board, row["b"], row["attr"])
        return None if one is None or other is None else one - other
    if op in ("attr", "sum", "top"):
        return reading(board, row["state"], row.get("attr", "sum"))
    if op == "each":
        state = state_index(row["state"], "persons.toml")
        return min(board.value(state, attribute) for attribute in range(ATTRIBUTES)) if board.is_alive(state) else None
    if op == "lands":
        return board.lands(state_index(row["state"], "persons.toml"))
    return None


def want(board: Board, row: Row) -> int | None:
    """The number the condition asks for; for the first place, the highest there is."""
    op: str = row["op"]
    if op == "top":
        attribute = attribute_index(row["attr"], "persons.toml")
        return max(board.value(state, attribute) for state in range(STATES))
    number: int | None = row.get({"compare": "margin", "count": "at_least"}.get(op, "value"))
    return number


def reading(board: Board, state_id: str, attribute_id: str) -> int | None:
    state = state_index(state_id, "persons.toml")
    attribute = SUM if attribute_id == "sum" else attribute_index(attribute_id, "persons.toml")
    return board.value(state, attribute) if board.is_alive(state) else None
