"""War: clauses W."""

import pytest

from sandtable.games.states.content import STATE_IDS
from sandtable.games.states.options import NAMES
from sandtable.testing import deal

from .table import holder, is_alive, is_rolling, resolve, values


@pytest.mark.rule("W-01")
def test_attacker_and_defender_are_different_living_neighbours() -> None:
    table = deal("states", phase="lay", hands=[["storm_cities"]], zhao={"held_by": "qi"})
    table.answer(0, "card:storm_cities", "state:yan")
    assert table.options(0) == ["state:qi"]


@pytest.mark.rule("W-01", "G-19")
def test_the_league_needs_no_neighbourhood() -> None:
    table = deal("states", phase="lay", hands=[["league_against_strong"]])
    table.answer(0, "card:league_against_strong")
    assert len(table.options(0)) == 7


@pytest.mark.rule("W-02", "W-03")
def test_each_side_adds_its_military_to_a_die() -> None:
    table = resolve("storm_cities qin wei", dice=(3, 5), qin={"military": 7}, wei={"military": 4})
    (war,) = table.notes("war")
    assert (war.values["attack"], war.values["defence"]) == (10, 9)
    assert table.state.board.victor == STATE_IDS.index("qin")


@pytest.mark.rule("W-02", "G-16")
def test_a_card_may_name_another_attribute() -> None:
    table = resolve("besiege_wei zhao wei", dice=(1, 1), zhao={"culture": 9, "military": 2})
    (war,) = table.notes("war")
    assert (war.values["attack"], war.values["defence"]) == (10, 5)


@pytest.mark.rule("W-02", "G-17")
def test_a_card_may_give_a_bonus() -> None:
    table = resolve("far_friend_near_foe qin wei", dice=(1, 1))
    assert table.notes("war")[0].values["attack"] == 1 + 5 + 2


@pytest.mark.rule("W-04")
def test_a_winning_attacker_gets_the_spoils() -> None:
    table = resolve("storm_cities qin wei", dice=(6, 1))
    assert (values(table, "qin"), values(table, "wei")) == ([5, 5, 4, 4], [4, 4, 4, 4])


@pytest.mark.rule("W-05")
def test_a_repulsed_attacker_loses_military() -> None:
    table = resolve("storm_cities qin wei", dice=(1, 6))
    assert (values(table, "qin"), values(table, "wei")) == ([4, 4, 4, 4], [4, 5, 4, 4])


@pytest.mark.rule("W-06")
def test_equal_totals_are_a_stalemate() -> None:
    table = resolve("storm_cities qin wei", dice=(3, 4))
    assert (values(table, "qin"), values(table, "wei")) == ([5, 4, 4, 4], [4, 5, 4, 4])
    assert table.notes("stalemate")


@pytest.mark.rule("W-07")
def test_a_state_without_troops_cannot_be_labelled_attacker() -> None:
    table = deal("states", phase="lay", hands=[["storm_cities"]], qin={"military": 1})
    table.answer(0, "card:storm_cities")
    assert "state:qin" not in table.options(0)
    assert table.state.why_not(table.asked(0), NAMES.number("state:qin")) == "W-07"


@pytest.mark.rule("W-08")
def test_an_attacker_left_with_military_one_does_not_fight() -> None:
    table = resolve("storm_cities qin wei", qin={"military": 1})
    assert not is_rolling(table) and not table.notes("war")
    assert [note.rule for note in table.notes("void")] == ["W-08"]


@pytest.mark.rule("W-09")
@pytest.mark.parametrize(
    "card", ["storm_cities", "besiege_wei", "far_friend_near_foe", "flood_the_walls", "seize_bronzes"]
)
def test_the_weakest_army_that_may_attack_survives_defeat(card: str) -> None:
    table = resolve(f"{card} qin wei", dice=(1, 6), qin={"each": 2})
    assert is_alive(table, "qin")
    assert values(table, "qin") == [1, 2, 2, 2]


@pytest.mark.rule("W-10")
def test_spoils_come_before_annexation_gains() -> None:
    table = resolve("storm_cities qin wei", dice=(6, 1), wei={"economy": 1})
    assert holder(table, "wei") == "qin"
    assert values(table, "qin") == [6, 6, 5, 5]


@pytest.mark.rule("W-11")
def test_with_military_frozen_wars_are_fought_without_military_changes() -> None:
    lost = resolve("storm_cities qin wei", dice=(1, 6), public="arms_at_rest")
    assert values(lost, "qin") == [5, 4, 4, 4]
    won = resolve("storm_cities qin wei", dice=(6, 1), public="arms_at_rest")
    assert values(won, "qin") == [5, 5, 4, 4]
