"""Which changes by one a goal wants, and which it fears."""

from typing import Any

import pytest

from sandtable.games import find_game
from sandtable.games.states.content import ATTRIBUTE_IDS, ATTRIBUTES, STATE_IDS, STATES
from sandtable.games.states.rules.board import HIGHEST, LOWEST, Board, Change
from sandtable.games.states.rules.conditions import Ahead, Compares, Condition, parse
from sandtable.games.states.rules.goals import PEOPLE_OF_THE_AGE
from sandtable.games.states.state import WarringStates
from sandtable.games.states.table.leaning import nearer, risks
from sandtable.testing import deal
from sandtable.testing.features import Look
from sandtable.testing.standing import sample

STATES_GAME = find_game("states")
CONDITIONS = [condition for person in PEOPLE_OF_THE_AGE for condition in person.goal]


def changed(board: Board, change: Change) -> Board:
    state, attribute, delta = change
    twin = board.copy()
    twin.set_value(state, attribute, board.value(state, attribute) + delta)
    return twin


def possible(board: Board) -> list[Change]:
    return [
        (state, attribute, delta)
        for state in range(STATES)
        if board.is_alive(state)
        for attribute in range(ATTRIBUTES)
        for delta in (1, -1)
        if LOWEST <= board.value(state, attribute) + delta <= HIGHEST
    ]


def boards() -> list[Board]:
    found: list[Board] = []
    for played in sample(STATES_GAME, 12, 900):
        state = played.runner.state
        assert isinstance(state, WarringStates)
        found.append(state.board)
    return found


@pytest.mark.parametrize("board", boards(), ids=lambda board: f"round {board.round}")
def test_a_change_is_feared_if_and_only_if_it_undoes_a_condition(board: Board) -> None:
    for condition in CONDITIONS:
        if condition.holds(board):
            undone = [change for change in possible(board) if not condition.holds(changed(board, change))]
            assert sorted(set(risks(board, condition)) & set(possible(board))) == sorted(undone)


@pytest.mark.parametrize("board", boards(), ids=lambda board: f"round {board.round}")
def test_a_change_is_wanted_if_and_only_if_it_brings_a_number_or_a_lead_nearer(board: Board) -> None:
    for condition in CONDITIONS:
        if isinstance(condition, Compares | Ahead) and not condition.holds(board):
            now = condition.distance(board)
            helpful = [change for change in possible(board) if condition.distance(changed(board, change)) < now]
            assert sorted(set(nearer(board, condition)) & set(possible(board))) == sorted(helpful)


def wanted(row: dict[str, Any], **position: Any) -> set[str]:
    board = deal("states", phase="lay", hands=[["hu_dress"]], **position).state.board
    condition: Condition = parse(row, "test")
    return {
        f"{STATE_IDS[state]} {ATTRIBUTE_IDS[attribute]} {delta:+}"
        for state, attribute, delta in nearer(board, condition)
    }


def test_the_first_place_is_reached_by_rising_or_by_the_fall_of_those_above() -> None:
    top = {"op": "top", "state": "han", "attr": "culture"}
    low = {state: {"culture": 2} for state in STATE_IDS}
    assert wanted(top, **{**low, "qi": {"culture": 8}}) == {"han culture +1", "qi culture -1"}


def test_a_state_that_is_no_more_wants_nothing() -> None:
    assert not wanted({"op": "top", "state": "han", "attr": "culture"}, han={"held_by": "chu"})


def test_a_state_falls_by_its_lowest_attribute() -> None:
    strong = {"military": 5, "economy": 5, "culture": 2, "people": 5}
    assert wanted({"op": "destroyed", "state": "han"}, han=strong) == {"han culture -1"}


def test_features_lean_towards_the_own_goals() -> None:
    """Zou Ji, 3 points, wants 6 people and 5 culture of Qi: here two and one are missing, so a third of 36 twelfths."""
    persons = [["zou_ji"], ["sun_bin"]]
    table = deal(
        "states", phase="lay", hands=[["reform"], ["reform_2"]], persons=persons, qi={"people": 4, "culture": 4}
    )
    look = Look(STATES_GAME)
    row = look.at(table.runner, 0)
    leaning = look.encoder.feature("leaning")
    cells = row[leaning.first : leaning.first + leaning.size].reshape(leaning.shape)
    qi = STATE_IDS.index("qi")
    assert cells[qi].tolist() == [[0, 0], [0, 0], [12, -9], [12, -9]] and (cells.sum(axis=2)[:qi] == 0).all()
    missing = look.encoder.feature("missing")
    lacks = row[missing.first : missing.first + missing.size].reshape(missing.shape)
    assert lacks[missing.axes[0].index("zou_ji")].tolist() == [2, 1, 0] and lacks.sum() == 3
