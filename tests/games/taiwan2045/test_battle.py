"""Battles."""

from typing import Any

import pytest

from sandtable.games.taiwan2045.content import card_of, space_of
from sandtable.testing import TestTable, deal


def marching(**position: Any) -> TestTable:
    return deal("taiwan2045", playing="m08", **position).answer(0, "do:basic", "do:march")


def lured_to_c5(amount: int, **position: Any) -> TestTable:
    """Seat 0 lures scattered troops from the middle landing ground to Qingshui."""
    pla = {"lm": 20} | position.pop("pla", {})
    table = deal("taiwan2045", playing="m08", stage="enemy-work", pla=pla, **position)
    return table.answer(0, "space:ln", "space:ls", "do:lure", "space:lm", f"n:{amount}", "space:c5")


@pytest.mark.rule("combat-1", "combat-2", "combat-5", "combat-7", "combat-11", "def-merit", "def-defeat", "def-taiwan")
def test_the_stronger_attacker_beats_the_pla() -> None:
    table = marching(units={"y05": (0, "a1", 5)}, pla={"a2": 4})
    table.answer(0, "card:y05", "space:a2", "space:a3")
    state = table.state
    assert state.merit[0] == 2 and state.troops[card_of("y05")] == 4
    assert state.pla[space_of("a2")] == 0 and state.pla[space_of("a3")] == 2


@pytest.mark.rule("combat-6")
def test_the_pla_wins_ties() -> None:
    table = marching(units={"y05": (0, "a1", 4)}, pla={"a2": 4})
    table.answer(0, "card:y05", "space:a2", "space:a1")
    state = table.state
    assert state.merit[0] == 0 and state.troops[card_of("y05")] == 2 and state.pla[space_of("a2")] == 4


@pytest.mark.rule("combat-8", "def-repel")
def test_a_winning_taiwan_side_loses_one_and_a_winning_pla_none() -> None:
    table = lured_to_c5(2, units={"y05": (0, "c5", 5)})
    assert table.state.troops[card_of("y05")] == 4
    table = lured_to_c5(9, units={"y05": (0, "c5", 5)})
    assert table.state.pla[space_of("c5")] == 9 and table.state.troops[card_of("y05")] == 3


@pytest.mark.rule("combat-3")
def test_bonuses_of_attack_and_defence_and_the_elites_number() -> None:
    table = marching(units={"y04": (0, "d5", 3)}, pla={"d4": 4})
    table.answer(0, "card:y04", "space:d4")
    assert table.state.merit[0] == 2
    table = lured_to_c5(4, units={"y04": (0, "c5", 3)})
    assert table.state.merit[0] == 0
    table = marching(units={"y05": (0, "a1", 9)}, elites={"z02": ("a2", 5)})
    table.answer(0, "card:y05", "space:a2")
    assert table.state.merit[0] == 2
    table = marching(units={"y05": (0, "a1", 8)}, elites={"z02": ("a2", 5)})
    table.answer(0, "card:y05", "space:a2")
    assert table.state.merit[0] == 0


@pytest.mark.rule("combat-9")
def test_units_in_one_place_fight_together() -> None:
    table = lured_to_c5(5, units={"y05": (0, "c5", 3), "y02": (1, "c5", 3)})
    assert table.state.merit[0] == 2
    table = marching(units={"y05": (0, "a1", 9)}, elites={"z02": ("a2", 2), "z06": ("a2", 2)})
    table.answer(0, "card:y05", "space:a2")
    assert table.state.merit[0] == 0


@pytest.mark.rule("combat-10")
def test_losses_fall_on_the_strongest_then_the_current_players_unit() -> None:
    table = lured_to_c5(2, units={"y05": (0, "c5", 2), "y02": (1, "c5", 4)})
    assert table.state.troops[card_of("y02")] == 3
    table = lured_to_c5(2, units={"y02": (1, "c5", 3), "y05": (0, "c5", 3)})
    assert table.state.troops[card_of("y05")] == 2 and table.state.troops[card_of("y02")] == 3
    table = lured_to_c5(2, units={"y02": (1, "c5", 3), "y05": (2, "c5", 3)})
    assert table.asked(0).prompt == "who-suffers" and table.options(0) == ["card:y02", "card:y05"]
    table.answer(0, "card:y05")
    assert table.state.troops[card_of("y05")] == 2


@pytest.mark.rule("combat-11")
def test_merit_goes_to_the_current_player_or_else_to_the_strongest() -> None:
    table = lured_to_c5(2, units={"y05": (0, "c5", 1), "y02": (1, "c5", 4)})
    assert table.state.merit == [2, 0, 0]
    table = lured_to_c5(2, units={"y05": (2, "c5", 1), "y02": (1, "c5", 4)})
    assert table.state.merit == [0, 2, 0]


@pytest.mark.rule("combat-12", "def-elite-exit")
def test_an_elite_without_troops_leaves_and_gives_its_number() -> None:
    table = marching(units={"y05": (0, "a1", 9)}, elites={"z02": ("a2", 2)})
    table.answer(0, "card:y05", "space:a2")
    state = table.state
    assert state.merit[0] == 2 + 3 and state.where[card_of("z02")] == -1 and state.elites_out == [card_of("z02")]


@pytest.mark.rule("def-character-1", "def-character-2")
def test_a_character_without_troops_leaves_to_the_exit_area() -> None:
    table = lured_to_c5(9, units={"y05": (1, "c5", 2)})
    assert table.state.where[card_of("y05")] == -1 and table.state.exits[1] == [card_of("y05")]
    assert table.asked(0).prompt == "turn-end"


@pytest.mark.rule("faq-combat-1")
def test_two_small_units_share_the_loss_and_a_stronger_one_takes_it_all() -> None:
    table = lured_to_c5(9, units={"y05": (1, "c5", 1), "y02": (2, "c5", 1)})
    table.answer(0, "card:y02")
    assert table.state.exits[1] and table.state.exits[2]
    table = lured_to_c5(9, units={"y05": (1, "c5", 2), "y02": (2, "c5", 1)})
    assert table.state.exits[1] and table.state.troops[card_of("y02")] == 1


@pytest.mark.rule("faq-combat-2", "faq-ability-1")
def test_the_current_player_uses_anothers_ability_and_its_controller_gets_the_merit() -> None:
    table = lured_to_c5(3, units={"y05": (0, "c5", 2), "m01": (1, "c5", 1)})
    assert table.asked(0).prompt == "artillery"
    table.answer(0, "do:fire")
    assert table.state.merit == [2, 1, 0]


@pytest.mark.rule("combat-11")
def test_equal_units_leave_the_merit_to_whoever_comes_first_from_the_current_player() -> None:
    table = lured_to_c5(2, units={"y05": (2, "c5", 3), "y02": (1, "c5", 3)})
    assert table.state.merit == [0, 2, 0]
    table = lured_to_c5(2, units={"y05": (2, "c5", 3), "y02": (1, "c5", 3)}, slots=[2, 1, 3])
    assert table.state.merit == [0, 0, 2]
