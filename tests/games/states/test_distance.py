"""How far a goal is: the points of attributes that are missing, by which the bot hopes."""

from typing import Any

import pytest

from sandtable.games.states.rules.conditions import A_WAR, FAR, parse
from sandtable.testing import deal

from .table import resolve

GONE: dict[str, Any] = {"held_by": "chu"}


def distance(row: dict[str, Any], **position: Any) -> int:
    return parse(row, "test").distance(deal("states", phase="lay", hands=[["hu_dress"]], **position).state.board)


def test_a_number_is_as_far_as_what_is_missing() -> None:
    least = {"op": "attr", "state": "qin", "attr": "military", "cmp": ">=", "value": 7}
    assert [distance(least, qin={"military": now}) for now in (4, 7, 9)] == [3, 0, 0]
    assert distance(least, qin=GONE) == FAR
    most = {"op": "attr", "state": "qin", "attr": "military", "cmp": "<=", "value": 7}
    assert [distance(most, qin={"military": now}) for now in (4, 7, 9)] == [0, 0, 2]


@pytest.mark.parametrize("war", ["qin wei", "wei qin"])
def test_a_war_that_was_just_fought_is_reached(war: str) -> None:
    fought = parse({"op": "war_fought", "a": "qin", "b": "wei"}, "test")
    assert fought.distance(resolve(f"storm_cities {war}", dice=(3, 3)).state.board) == 0


def test_the_first_place_is_as_far_as_the_first() -> None:
    top = {"op": "top", "state": "qin", "attr": "culture"}
    assert distance(top, qin={"culture": 3}, qi={"culture": 8}) == 5
    assert distance(top, qin={"culture": 9}, qi={"culture": 8}) == 0
    assert distance(top, qin=GONE) == FAR


def test_a_lead_is_as_far_as_its_margin() -> None:
    ahead = {"op": "compare", "a": "qin", "b": "wei", "attr": "people", "margin": 3}
    assert distance(ahead, qin={"people": 4}, wei={"people": 5}) == 4
    assert distance(ahead, qin={"people": 9}, wei={"people": 5}) == 0
    assert distance(ahead, wei=GONE) == FAR


def test_of_several_the_nearest_count() -> None:
    row = {"op": "count", "states": ["qin", "wei", "han"], "attr": "military", "cmp": ">=", "value": 6, "at_least": 2}
    assert distance(row, qin={"military": 5}, wei={"military": 1}, han={"military": 3}) == 1 + 3


def test_life_and_death() -> None:
    alive, gone = {"op": "alive", "state": "qin"}, {"op": "destroyed", "state": "qin"}
    assert distance(alive) == 0 and distance(alive, qin=GONE) == FAR
    assert distance(gone, qin=GONE) == 0 and distance(gone, qin={"each": 5, "people": 2}) == 2
    annexed = {"op": "annexed", "state": "qin", "by": "chu"}
    assert distance(annexed, qin=GONE) == 0 and distance(annexed) == FAR


def test_land_is_as_far_as_the_weakest_neighbour() -> None:
    lands = {"op": "lands", "state": "yan", "value": 2}
    everywhere: dict[str, Any] = {id: {"each": 6} for id in ("qin", "wei", "han", "chu", "zhao", "qi")}
    assert distance(lands, **{**everywhere, "qi": {"each": 6, "culture": 2}}) == 2
    assert distance(lands, han={"held_by": "yan"}) == 0
    assert distance(lands, yan=GONE) == FAR
    alone = deal("states", phase="lay", hands=[["hu_dress"]]).state.board
    alone.borders = [0] * len(alone.borders)
    assert parse(lands, "test").distance(alone) == FAR, "nobody is left to take land from"


def test_a_round_is_two_to_a_point() -> None:
    late = {"op": "round", "value": 11}
    assert [distance(late, round=now) for now in (5, 10, 11, 13)] == [3, 0, 0, 0]


@pytest.mark.parametrize(
    "row",
    [
        {"op": "war_won", "winner": "qin", "loser": "any", "role": "any"},
        {"op": "war_fought", "a": "qin", "b": "wei"},
    ],
)
def test_a_war_is_two_points_away(row: dict[str, Any]) -> None:
    assert distance(row) == A_WAR == 2 and distance(row, qin=GONE) == FAR


def test_unification_is_half_of_what_the_strongest_is_ahead() -> None:
    unified = {"op": "unified", "state": "qin"}
    assert distance(unified, qin={"each": 5}, qi={"each": 8}) == 6
    assert distance(unified, qin=GONE) == FAR
