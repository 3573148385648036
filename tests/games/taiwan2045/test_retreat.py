"""Retreats of the PLA, of Taiwan units and of rebels."""

from typing import Any

import pytest

from sandtable.games.taiwan2045.content import card_of, space_of
from sandtable.testing import TestTable, deal

WITH_COUNCIL = ["government", "reunification", "kunshen"]


def marching(**position: Any) -> TestTable:
    return deal("taiwan2045", playing="m08", **position).answer(0, "do:basic", "do:march")


@pytest.mark.rule("retreat-pla-1", "retreat-pla-2")
def test_the_pla_falls_back_to_pla_strongholds_landing_ground_included() -> None:
    table = marching(units={"y05": (0, "c1", 9)}, pla={"c4": 5, "c2": 1, "lm": 5})
    table.answer(0, "card:y05", "space:c4")
    assert table.asked(0).prompt == "pla-retreat-where" and set(table.options(0)) == {"space:c2", "space:lm"}
    table.answer(0, "space:lm")
    assert table.state.pla[space_of("lm")] == 8


@pytest.mark.rule("retreat-pla-3")
def test_without_one_it_goes_where_the_fewest_taiwan_troops_are() -> None:
    units = {"y05": (0, "f4", 9), "y02": (1, "f3", 2)}
    table = marching(units=units, pla={"f1": 3})
    table.answer(0, "card:y05", "space:f1")
    assert table.state.pla[space_of("f4")] == 1


@pytest.mark.rule("retreat-pla-4")
def test_a_retreat_into_taiwan_units_is_a_new_battle_with_merit() -> None:
    units = {"y05": (0, "f4", 9), "y02": (1, "f3", 2), "y03": (2, "f4", 3)}
    table = marching(units=units, pla={"f1": 3})
    table.answer(0, "card:y05", "space:f1")
    assert table.state.merit == [2, 1, 0] and sum(table.state.pla) == 15


@pytest.mark.rule("retreat-tw-1", "retreat-tw-2")
def test_taiwan_falls_back_to_a_neighbour_without_pla_of_its_choice() -> None:
    table = marching(units={"y05": (0, "d5", 3)}, pla={"d4": 9, "d3": 1})
    table.answer(0, "card:y05", "space:d4")
    assert table.asked(0).prompt == "retreat-where"
    assert set(table.options(0)) == {"space:c2", "space:c4", "space:d5"}
    table.answer(0, "space:c2")
    assert table.state.where[card_of("y05")] == space_of("c2") and table.state.troops[card_of("y05")] == 1


@pytest.mark.rule("retreat-tw-3", "retreat-tw-4")
def test_surrounded_it_breaks_out_without_merit() -> None:
    table = deal("taiwan2045", playing="m08", units={"y05": (1, "c3", 4)}, pla={"c1": 1, "c2": 9})
    table.answer(0, "do:basic", "do:defect", "space:c3")
    assert table.asked(1).prompt == "retreat-where" and set(table.options(1)) == {"space:c1", "space:c2"}
    table.answer(1, "space:c1")
    state = table.state
    assert state.where[card_of("y05")] == space_of("c1") and state.troops[card_of("y05")] == 2
    assert state.merit == [0, 0, 0] and state.pla[space_of("c1")] == 0


@pytest.mark.rule("retreat-tw-3")
def test_a_chain_of_lost_battles_ends_with_the_unit() -> None:
    table = deal("taiwan2045", playing="m08", units={"y05": (1, "c3", 4)}, pla={"c1": 9, "c2": 9})
    table.answer(0, "do:basic", "do:defect", "space:c3")
    table.answer(1, "space:c2")
    assert table.asked(1).prompt == "retreat-where" and set(table.options(1)) == {"space:c4", "space:d4"}
    assert table.state.troops[card_of("y05")] == 1


@pytest.mark.rule("faq-combat-3")
def test_several_retreats_go_in_turn_order_from_the_current_player() -> None:
    units = {"y05": (2, "c5", 3), "y02": (0, "c5", 3), "y03": (1, "c5", 3)}
    table = deal("taiwan2045", playing="m08", units=units, slots=[1, 3, 2])
    table.answer(0, "do:basic", "do:defect", "space:c5", "space:b5")
    assert table.asked(2).prompt == "retreat-where"
    table.answer(2, "space:b5")
    assert table.asked(1).prompt == "retreat-where"


@pytest.mark.rule("retreat-rebel-1", "retreat-rebel-2", "power-council-6", "def-rebel")
def test_beaten_rebels_fall_back_to_a_neighbour_without_taiwan_beside_the_pla() -> None:
    units = {"y05": (0, "c1", 9), "y02": (1, "c2", 4), "y03": (2, "c4", 1)}
    table = marching(powers=WITH_COUNCIL, revealed=[1], units=units, pla={"c3": 2})
    table.answer(0, "card:y05", "space:c2")
    assert table.state.merit[0] == 2 and table.asked(1).prompt == "retreat-where"
    assert set(table.options(1)) == {"space:c1", "space:c3", "space:d4"}
    table.answer(1, "space:c3")
    state = table.state
    assert state.troops[card_of("y02")] == 2 and state.pla[space_of("c3")] == 2
    assert state.pla_units(space_of("c3")) != [] and state.rebels[space_of("c3")] == 1


@pytest.mark.rule("retreat-rebel-3", "retreat-rebel-4")
def test_surrounded_rebels_break_out_and_give_merit() -> None:
    units = {"y05": (0, "f4", 9), "y02": (1, "f1", 4), "y03": (2, "f3", 5), "y06": (2, "f4", 1)}
    table = marching(powers=WITH_COUNCIL, revealed=[1], units=units)
    table.answer(0, "card:y05", "space:f1")
    assert table.asked(1).prompt == "retreat-where" and set(table.options(1)) == {"space:f3", "space:f4"}
    table.answer(1, "space:f3")
    assert table.state.merit == [2, 0, 2] and table.state.exits[1] == [card_of("y02")]


@pytest.mark.rule("combat-7", "combat-8", "retreat-tw-1", "retreat-tw-3", "retreat-pla-1", "retreat-pla-3")
def test_the_log_cites_the_clause_of_each_loss_and_retreat() -> None:
    won = deal("taiwan2045", playing="m08", units={"y05": (0, "a1", 5)}, pla={"a2": 3})
    won.answer(0, "do:basic", "do:march", "card:y05", "space:a2")
    won.until("act")
    assert [note.rule for note in won.notes("loses")] == ["combat-8"]
    assert [note.rule for note in won.notes("retreats-pla")] == ["retreat-pla-3"]
    lost = deal("taiwan2045", playing="m08", units={"y05": (0, "a1", 3)}, pla={"a2": 3})
    lost.answer(0, "do:basic", "do:march", "card:y05", "space:a2")
    lost.until("retreat-where")
    lost.answer(0, lost.options(0)[0])
    assert [note.rule for note in lost.notes("loses")] == ["combat-7"]
    assert [note.rule for note in lost.notes("retreats")] == ["retreat-tw-1"]
    defected = deal("taiwan2045", playing="m08", units={"y05": (1, "a3", 3)})
    defected.answer(0, "do:basic", "do:defect", "space:a3")
    assert [note.rule for note in defected.notes("loses")] == ["basic-action-defect-2"]
