"""Attributes, destruction and land: clauses A."""

from typing import Any

import pytest

from sandtable.games.states.content import CULTURE, ECONOMY, MILITARY
from sandtable.games.states.options import STATE
from sandtable.games.states.rules.board import Board
from sandtable.testing import deal

from .table import holder, is_alive, neighbours, resolve, roll, turn_over, values

QI, CHU, YAN, HAN, ZHAO, WEI, QIN = range(7)


@pytest.mark.rule("A-01")
def test_two_points_are_two_reductions() -> None:
    board = Board()
    board.set_value(QI, ECONOMY, 2)
    assert board.change([(QI, ECONOMY, -1)]) == 0
    board.set_value(QI, ECONOMY, 2)
    assert board.change([(QI, ECONOMY, -2)]) == 1 << QI


@pytest.mark.rule("A-02")
def test_changes_of_one_event_are_netted_before_anything_is_destroyed() -> None:
    board = Board()
    board.set_value(QI, MILITARY, 1)
    assert board.change([(QI, MILITARY, -1), (QI, MILITARY, 1)]) == 0
    board.set_value(QI, CULTURE, 10)
    board.change([(QI, CULTURE, 1), (QI, CULTURE, -1)])
    assert board.value(QI, CULTURE) == 10


@pytest.mark.rule("A-02")
def test_states_destroyed_by_one_event_fall_together() -> None:
    table = turn_over("famine", han={"economy": 1}, wei={"economy": 1})
    assert not is_alive(table, "han") and not is_alive(table, "wei")
    assert holder(table, "han") not in ("wei", "han")


@pytest.mark.rule("A-03")
def test_a_frozen_attribute_ignores_annexation_gains_too() -> None:
    table = resolve("flood_the_walls qin wei", dice=(6, 1), public="books_burned", wei={"economy": 1})
    assert not is_alive(table, "wei")
    assert values(table, "qin") == [6, 5, 4, 5]


@pytest.mark.rule("A-04")
def test_a_frozen_attribute_destroys_nobody() -> None:
    board = Board()
    board.set_value(HAN, CULTURE, 1)
    board.frozen = CULTURE
    assert board.change([(HAN, CULTURE, -1)]) == 0
    assert board.value(HAN, CULTURE) == 1


@pytest.mark.rule("A-05")
def test_dead_states_are_skipped_and_cannot_be_labelled() -> None:
    table = deal("states", phase="lay", han={"held_by": "qin"}, hands=[["hu_dress"]])
    table.answer(0, "card:hu_dress")
    assert "state:han" not in table.options(0)
    raised = turn_over("abundance", han={"held_by": "qin"})
    assert values(raised, "han") == [0, 0, 0, 0]


@pytest.mark.rule("A-06")
def test_taken_land_counts_for_neighbourhood() -> None:
    table = deal("states", phase="resolve", zhao={"held_by": "qin"})
    assert "yan" in neighbours(table, "qin") and "qin" in neighbours(table, "yan")


@pytest.mark.rule("A-07", "A-08", "A-09")
def test_a_defender_destroyed_by_war_is_annexed_with_all_lands() -> None:
    table = resolve(
        "far_friend_near_foe qin wei", dice=(6, 1), wei={"military": 1}, han={"held_by": "wei"}, qin={"culture": 10}
    )
    assert (holder(table, "wei"), holder(table, "han")) == ("qin", "qin")
    assert values(table, "qin") == [6, 5, 10, 5]


@pytest.mark.rule("A-10")
def test_a_collapsed_state_falls_to_its_strongest_neighbour_without_gain() -> None:
    table = resolve("flood_and_drought yan", yan={"economy": 1}, zhao={"military": 8})
    assert holder(table, "yan") == "zhao"
    assert values(table, "zhao") == [8, 4, 5, 4]


@pytest.mark.rule("A-11")
def test_simultaneous_collapses_go_in_canonical_order_to_survivors() -> None:
    starving = {"economy": 1}
    table = turn_over("famine", qi=starving, yan=starving, zhao=starving, chu={"military": 9})
    assert [STATE.of(note.values["victim"]) for note in table.notes("inherited")] == [QI, YAN, ZHAO]
    assert {holder(table, land) for land in ("qi", "yan", "zhao")} == {"chu"}


@pytest.mark.rule("A-11")
def test_a_collapsed_state_without_a_living_neighbour_waits_for_one() -> None:
    starving = {"economy": 1}
    table = turn_over("famine", yan=starving, zhao=starving, qi={"held_by": "zhao"}, chu={"military": 9})
    assert [STATE.of(note.values["victim"]) for note in table.notes("inherited")] == [ZHAO, YAN]
    assert {holder(table, land) for land in ("qi", "yan", "zhao")} == {"chu"}


@pytest.mark.rule("A-12")
def test_strength_is_sum_then_military_economy_culture_people() -> None:
    board = Board()
    assert board.strongest_of(1 << QIN | 1 << QI) == [QIN]
    assert board.strongest_of(1 << WEI | 1 << CHU) == [WEI]
    assert board.strongest_of(1 << CHU | 1 << HAN) == [CHU]
    assert board.weakest_of(1 << HAN | 1 << ZHAO) == [HAN]
    board.set_value(HAN, MILITARY, 5)
    assert board.strongest_of((1 << 7) - 1) == [HAN]


@pytest.mark.rule("A-13", "A-14")
def test_equal_states_fight_it_out_until_the_dice_differ() -> None:
    table = resolve(
        "flood_and_drought han", han={"economy": 1}, chu={"economy": 5, "culture": 4}, **only("han", "chu", "wei")
    )
    roll(table, 3, 3, 2, 5)
    assert holder(table, "han") == "wei"
    assert values(table, "wei") == values(table, "chu") == [4, 5, 4, 4]


def only(*living: str) -> dict[str, Any]:
    """All other states are gone, their lands with the last of these."""
    gone = {"qi", "chu", "yan", "han", "zhao", "wei", "qin"} - set(living)
    return {state: {"held_by": living[-1]} for state in gone}


@pytest.mark.rule("A-15")
def test_three_equals_roll_one_after_another_and_the_winner_stays() -> None:
    same = {"military": 6, "economy": 6, "culture": 6, "people": 6}
    table = resolve("league_against_strong qin", qi=same, han=same, wei=same, dice=(5, 2, 1, 6, 6, 1))
    breaks = [note.values for note in table.notes("tie-break")]
    assert [(note["first"] - breaks[0]["first"], note["second"] - breaks[0]["first"]) for note in breaks] == [
        (0, HAN - QI),
        (0, WEI - QI),
    ]
    assert table.state.board.defender == WEI


@pytest.mark.rule("A-15")
def test_for_the_weakest_the_loser_stays() -> None:
    low = {"military": 2, "economy": 2, "culture": 2, "people": 2}
    qi_beats_han, wei_beats_han, wei_beats_qi = (6, 1), (2, 5), (1, 4)
    dice = (*qi_beats_han, *wei_beats_han, *wei_beats_qi)
    table = turn_over("silkworm_whale", round=15, dice=dice, chu={"each": 9}, qi=low, han=low, wei=low)
    assert [is_alive(table, state) for state in ("han", "qi", "wei")] == [False, False, True]


@pytest.mark.rule("A-16")
def test_the_tie_break_is_no_war_event() -> None:
    same = {"military": 6, "economy": 6, "culture": 6, "people": 6}
    table = resolve("flood_and_drought yan", yan={"economy": 1}, qi=same, zhao=same, dice=(6, 1), public="covenant")
    assert holder(table, "yan") == "qi"
    assert table.state.board.attacker == table.state.board.victor == -1
    assert not table.notes("war")


@pytest.mark.rule("A-17")
def test_the_only_living_state_has_unified_the_realm() -> None:
    gone = {state: {"held_by": "qin"} for state in ("qi", "chu", "yan", "han", "zhao")}
    table = resolve("storm_cities qin wei", dice=(6, 1), wei={"economy": 1}, **gone)
    assert table.state.board.unifier == QIN
    assert table.state.ending == "unified"


@pytest.mark.rule("A-18")
def test_when_no_state_is_left_the_game_ends_without_a_unifier() -> None:
    poor: dict[str, Any] = {state: {"economy": 1} for state in ("qi", "chu", "yan", "han", "zhao", "wei", "qin")}
    table = turn_over("famine", **poor)
    assert table.state.over and table.state.ending == "nobody-left"
    assert table.state.board.unifier == -1
    assert holder(table, "qin") is None
