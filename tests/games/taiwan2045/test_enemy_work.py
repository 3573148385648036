"""Enemy work: reinforcement, lure, agitation."""

from typing import Any

import pytest

from sandtable.games.taiwan2045.content import card_of, space_of
from sandtable.testing import TestTable, deal


def at_work(**position: Any) -> TestTable:
    return deal("taiwan2045", playing="m08", stage="enemy-work", **position)


def reinforced(**position: Any) -> TestTable:
    """Two landing grounds far away have been reinforced; lure or agitate comes next."""
    return at_work(**position).answer(0, "space:ln", "space:ls")


@pytest.mark.rule("enemy-2", "enemy-reinforce-1", "enemy-reinforce-2")
def test_two_different_pla_strongholds_gain_one_each() -> None:
    table = at_work(pla={"c5": 2}, elites={"z06": ("ls", 13)})
    table.answer(0, "space:c5")
    assert "space:c5" not in table.options(0)
    table.answer(0, "space:ls")
    assert table.state.pla[space_of("c5")] == 3 and table.state.troops[card_of("z06")] == 14
    assert table.options(0) == ["do:lure", "do:agitate", "do:reveal"]


@pytest.mark.rule("enemy-lure-1", "enemy-lure-2", "enemy-leave-2")
def test_any_number_of_scattered_troops_but_one_stays() -> None:
    table = reinforced(pla={"lm": 5, "c5": 1})
    table.answer(0, "do:lure")
    assert "space:lm" in table.options(0) and "space:c5" not in table.options(0)
    assert table.state.why_not(table.asked(0), table.game.names.number("space:c5")) == "enemy-leave-2"
    table.answer(0, "space:lm")
    assert table.options(0) == ["n:1", "n:2", "n:3", "n:4"]


@pytest.mark.rule("enemy-lure-2")
def test_an_elite_gives_only_two() -> None:
    table = reinforced(elites={"z03": ("lm", 13)})
    table.answer(0, "do:lure", "space:lm")
    assert table.options(0) == ["n:1", "n:2"]
    table.answer(0, "n:2", "space:c5", "do:done")
    assert table.state.troops[card_of("z03")] == 11 and table.state.pla[space_of("c5")] == 2
    assert table.state.where[card_of("z03")] == space_of("lm")


@pytest.mark.rule("enemy-lure-3", "enemy-lure-4")
def test_pla_places_are_passed_dropping_troops_but_not_ends() -> None:
    table = reinforced(pla={"lm": 5, "c5": 2})
    table.answer(0, "do:lure", "space:lm", "n:3", "space:c5")
    assert "do:done" not in table.options(0) and "space:c4" in table.options(0)
    table.answer(0, "space:b5")
    assert table.options(0) == ["n:0", "n:1", "n:2"]
    table.answer(0, "n:1")
    assert table.state.pla[space_of("c5")] == 3 and table.state.pla[space_of("b5")] == 2


@pytest.mark.rule("enemy-lure-5")
def test_without_an_end_within_two_links_a_place_cannot_be_lured() -> None:
    held = dict.fromkeys(("f1", "f2", "f3", "f4", "f5", "a5"), 3)
    table = reinforced(pla=held)
    table.answer(0, "do:lure")
    assert "space:f1" not in table.options(0) and "space:f2" in table.options(0)
    assert table.state.why_not(table.asked(0), table.game.names.number("space:f1")) == "enemy-lure-5"


@pytest.mark.rule("enemy-lure-6", "enemy-leave-1", "def-pla")
def test_passing_an_empty_place_leaves_at_least_one_in_control() -> None:
    table = reinforced(pla={"lm": 5})
    table.answer(0, "do:lure", "space:lm", "n:3", "space:c5", "space:b5")
    assert table.options(0) == ["n:1", "n:2"]
    table.answer(0, "n:1")
    assert table.state.pla[space_of("c5")] == 1 and table.state.pla[space_of("b5")] == 2


@pytest.mark.rule("enemy-lure-6")
def test_a_single_lured_troop_cannot_go_on_through_an_empty_place() -> None:
    table = reinforced(pla={"lm": 5})
    table.answer(0, "do:lure", "space:lm", "n:1", "space:c5")
    assert table.options(0) == ["do:done"]


@pytest.mark.rule("enemy-lure-7")
def test_meeting_taiwan_units_ends_the_lure_in_battle() -> None:
    table = reinforced(pla={"lm": 5}, units={"y05": (0, "c5", 3)})
    table.answer(0, "do:lure", "space:lm", "n:2", "space:c5")
    assert table.state.merit[0] == 2 and table.asked(0).prompt == "turn-end"


@pytest.mark.rule("enemy-lure-7", "combat-6")
def test_before_a_lure_it_is_told_how_strong_both_sides_would_be() -> None:
    table = reinforced(pla={"lm": 5}, units={"y05": (0, "c5", 3)})
    table.answer(0, "do:lure", "space:lm", "n:2")
    assert table.state.hints(table.asked(0)) == {table.game.names.number("space:c5"): {"ours": 3.0, "foes": 2.0}}


@pytest.mark.rule("enemy-lure-8", "comp-4")
def test_a_lure_adds_a_marker() -> None:
    table = reinforced(pla={"lm": 5})
    table.answer(0, "do:lure", "space:lm", "n:1", "space:c5", "do:done")
    assert table.state.lures == 1


@pytest.mark.rule("enemy-agitate-1", "enemy-agitate-6", "enemy-leave-1")
def test_an_elite_leaves_exactly_one_behind_wherever_it_passes() -> None:
    table = reinforced(elites={"z03": ("lm", 10)})
    table.answer(0, "do:agitate", "space:c5", "space:b5")
    state = table.state
    assert [state.pla[space_of(id)] for id in ("lm", "c5", "b5")] == [1, 1, 8]
    assert state.where[card_of("z03")] == space_of("b5") and state.troops[card_of("z03")] == 8


@pytest.mark.rule("enemy-agitate-2")
def test_an_agitation_ends_outside_pla_places() -> None:
    table = reinforced(elites={"z03": ("lm", 10)}, pla={"c5": 1})
    table.answer(0, "do:agitate", "space:c5")
    assert set(table.options(0)) == {"space:b4", "space:b5", "space:c1", "space:c4"}


@pytest.mark.rule("enemy-agitate-3")
def test_scattered_troops_passed_keep_one_and_join() -> None:
    table = reinforced(elites={"z03": ("lm", 4)}, pla={"c5": 5})
    table.answer(0, "do:agitate", "space:c5", "space:b5")
    state = table.state
    assert [state.pla[space_of(id)] for id in ("lm", "c5", "b5")] == [1, 1, 3 + 4]


@pytest.mark.rule("enemy-agitate-4")
def test_another_elite_passed_stays_as_it_is() -> None:
    table = reinforced(elites={"z03": ("lm", 4), "z04": ("c5", 6)})
    table.answer(0, "do:agitate", "elite:z03", "space:c5", "space:b5")
    assert table.state.troops[card_of("z04")] == 6 and table.state.troops[card_of("z03")] == 3


@pytest.mark.rule("enemy-agitate-5")
def test_an_elite_without_target_only_if_none_has_one_and_then_it_merges() -> None:
    held = dict.fromkeys(("f1", "f2", "f3", "f5", "e6", "a5"), 3)
    table = reinforced(elites={"z03": ("f1", 4), "z04": ("a3", 4)}, pla=held | {"f4": 2, "a4": 1})
    table.answer(0, "do:agitate", "space:a2", "do:done")
    assert table.state.where[card_of("z04")] == space_of("a2")
    table = reinforced(elites={"z03": ("f1", 4)}, pla=held | {"f4": 2}, lures=1)
    table.answer(0, "do:agitate", "space:f4", "do:done")
    assert table.state.where[card_of("z03")] == space_of("f4") and table.state.troops[card_of("z03")] == 5
    assert table.state.score[0] == 7


@pytest.mark.rule("enemy-agitate-7")
def test_meeting_taiwan_units_ends_the_agitation_in_battle() -> None:
    table = reinforced(elites={"z03": ("lm", 4)}, units={"y05": (1, "c5", 3)})
    table.answer(0, "do:agitate", "space:c5")
    assert table.state.where[card_of("z03")] == space_of("c5") and table.asked(1).prompt == "retreat-where"


@pytest.mark.rule("enemy-agitate-8")
def test_lure_markers_pay_two_points_each() -> None:
    table = reinforced(elites={"z03": ("lm", 4)}, lures=4)
    table.answer(0, "do:agitate", "space:c5", "do:done")
    assert table.state.score[0] == 13 and table.state.lures == 0


@pytest.mark.rule("enemy-leave-2", "enemy-leave-1")
def test_an_elite_with_one_troop_cannot_be_agitated_or_lured() -> None:
    table = reinforced(elites={"z03": ("c5", 1)})
    assert "do:agitate" not in table.options(0)


@pytest.mark.rule("enemy-2")
def test_the_only_possible_of_the_two_must_be_taken() -> None:
    table = reinforced()
    assert table.options(0) == ["do:lure", "do:reveal"]


@pytest.mark.rule("enemy-agitate-6", "enemy-leave-1")
def test_an_elite_that_could_leave_nobody_behind_goes_no_further() -> None:
    table = reinforced(elites={"z03": ("lm", 2)})
    table.answer(0, "do:agitate", "space:c5")
    assert table.asked(0).prompt == "turn-end"
    assert table.state.where[card_of("z03")] == space_of("c5") and table.state.troops[card_of("z03")] == 1
