"""Every character's ability."""

from typing import Any

import pytest

from sandtable.games.taiwan2045.content import CHARACTER_IDS, ENTRY_AT, ENTRY_TROOPS, card_of, space_of
from sandtable.games.taiwan2045.rules.strength import air_defence, strength
from sandtable.testing import TestTable, deal


def power_of(id: str, place: str, attacking: bool, **position: Any) -> int:
    """The strength of a unit of three troops at a place."""
    state = deal("taiwan2045", units={id: (0, place, 3)} | position.pop("units", {}), **position).state
    side = state.taiwan_units(space_of(place))
    return strength(state, card_of(id), space_of(place), attacking, side, [])


def marching(**position: Any) -> TestTable:
    return deal("taiwan2045", playing="m08", **position).answer(0, "do:basic", "do:march")


def lured_to_c5(amount: int, **position: Any) -> TestTable:
    table = deal("taiwan2045", playing="m08", stage="enemy-work", pla={"lm": 20}, **position)
    return table.answer(0, "space:ln", "space:ls", "do:lure", "space:lm", f"n:{amount}", "space:c5")


@pytest.mark.rule("action-char-1")
@pytest.mark.parametrize("id", [id for id in CHARACTER_IDS if not id.startswith("y")])
def test_every_character_enters_as_printed(id: str) -> None:
    table = deal("taiwan2045", playing=id)
    table.answer(0, "do:effect")
    card = card_of(id)
    assert table.state.where[card] == ENTRY_AT[card] and table.state.troops[card] == ENTRY_TROOPS[card]


@pytest.mark.rule("combat-3")
@pytest.mark.parametrize(
    ("id", "place", "attacking", "expected"),
    [
        ("y01", "a1", False, 5),
        ("y01", "a1", True, 3),
        ("y01", "a2", False, 3),
        ("y04", "d5", True, 5),
        ("y04", "d5", False, 3),
        ("n01", "a5", False, 5),
        ("n01", "b2", False, 3),
        ("n01", "a5", True, 3),
        ("n02", "b3", True, 4),
        ("n02", "b3", False, 4),
        ("m02", "c5", False, 5),
        ("m02", "c1", False, 3),
        ("m02", "c5", True, 3),
        ("m04", "b5", True, 4),
        ("s01", "e2", True, 5),
        ("s01", "e2", False, 3),
        ("s01", "e3", True, 3),
        ("s04", "d2", True, 3),
    ],
)
def test_bonuses(id: str, place: str, attacking: bool, expected: int) -> None:
    assert power_of(id, place, attacking) == expected


def test_youth_corps_and_fish_farmers_look_at_their_side() -> None:
    others = {"y05": (1, "b5", 2), "y02": (2, "b5", 2)}
    assert power_of("m04", "b5", False, units=others) == 3
    assert power_of("s04", "b5", False, units=others) == 5


def test_y02_the_drone_swarm_marches_three_links() -> None:
    table = marching(units={"y02": (0, "b1", 3)})
    table.answer(0, "card:y02", "space:b2", "space:a2", "space:a1")
    assert table.state.where[card_of("y02")] == space_of("a1")


def test_y03_the_hunters_halve_a_defeat() -> None:
    table = lured_to_c5(9, units={"y03": (1, "c5", 3)})
    assert table.state.troops[card_of("y03")] == 2


def test_y05_the_dockers_recruit_three() -> None:
    table = deal("taiwan2045", playing="m08", units={"y05": (0, "e1", 3)})
    table.answer(0, "do:basic", "do:recruit", "card:y05")
    assert table.state.troops[card_of("y05")] == 6


@pytest.mark.rule("comp-4")
def test_y06_the_mountain_patrol_knows_all_roads_and_markers_open_them_for_one_player() -> None:
    table = marching(units={"y06": (0, "f1", 3)})
    table.answer(0, "card:y06")
    assert "space:c3" in table.options(0)
    table = marching(units={"y05": (0, "f1", 3)}, roads={0: ["r3"]})
    table.answer(0, "card:y05")
    assert "space:c3" in table.options(0)
    table = marching(units={"y05": (0, "f1", 3)}, roads={1: ["r3"]})
    table.answer(0, "card:y05")
    assert "space:c3" not in table.options(0)


def test_n03_the_net_covers_defenders_next_door() -> None:
    state = deal("taiwan2045", units={"n03": (1, "b1", 2)}).state
    assert air_defence(state, space_of("b2"), False) == air_defence(state, space_of("b1"), False) == 1
    assert air_defence(state, space_of("a2"), False) == 0 == air_defence(state, space_of("b2"), True)
    table = lured_to_c5(3, units={"y05": (0, "c5", 3), "n03": (1, "c1", 2)})
    assert table.state.merit[0] == 2


def test_n04_the_taxis_move_once_a_turn() -> None:
    table = deal("taiwan2045", playing="m08", units={"n04": (0, "a2", 2)})
    table.answer(0, "use:n04", "space:a1")
    assert table.state.where[card_of("n04")] == space_of("a1")
    assert "use:n04" not in table.options(0)


def test_n04_not_during_enemy_work() -> None:
    table = deal("taiwan2045", playing="m08", stage="enemy-work", units={"n04": (0, "a2", 2)})
    assert "use:n04" not in table.options(0)


def test_n05_the_medics_save_the_winners_loss() -> None:
    table = lured_to_c5(2, units={"n05": (1, "c5", 2), "y05": (0, "c5", 3)})
    assert table.state.troops[card_of("n05")] == 2 and table.state.troops[card_of("y05")] == 3


def test_n06_the_hackers_take_three_off_an_elite() -> None:
    state = deal("taiwan2045", elites={"z01": ("a2", 2), "z02": ("a3", 2)}, units={"n06": (0, "a5", 2)}).state
    hackers = [card_of("n06")]
    assert strength(state, card_of("z01"), space_of("a2"), False, [], hackers) == 2 + 4
    assert strength(state, card_of("z02"), space_of("a3"), False, [], hackers) == 2


@pytest.mark.rule("faq-ability-1")
def test_n07_the_submarines_hit_a_landing_ground() -> None:
    table = deal("taiwan2045", playing="m08", units={"n07": (0, "f3", 3)}, pla={"lm": 1})
    table.answer(0, "use:n07")
    assert table.options(0) == ["space:ln", "space:ls"]
    table.answer(0, "space:ln")
    assert table.state.merit[0] == 1 and table.state.pla[space_of("ln")] == 4
    assert "use:n07" not in table.options(0)


def test_m01_the_artillery_fires_first_and_may_end_the_battle() -> None:
    table = lured_to_c5(4, units={"m01": (0, "c5", 4)})
    table.answer(0, "do:fire")
    assert table.state.merit[0] == 3 and table.state.troops[card_of("m01")] == 3
    assert [note.rule for note in table.notes("fires")] == ["faq-combat-2"]
    table = lured_to_c5(1, units={"m01": (0, "c5", 1)})
    table.answer(0, "do:fire")
    assert table.state.merit[0] == 1 and table.state.exits[0] == [card_of("m01")]


def test_m01_and_s06_may_wipe_each_other_out() -> None:
    units = {"m01": (0, "c4", 1), "s06": (1, "c1", 1)}
    powers = ["reunification", "government", "silicon"]
    table = deal("taiwan2045", powers=powers, revealed=[0], units=units, playing="m08")
    table.answer(0, "do:basic", "do:march", "card:m01", "space:c1", "do:fire")
    assert table.state.here[space_of("c1")] == [] and table.asked(0).prompt == "act"
    assert table.state.exits[0] == [card_of("m01")] and table.state.merit[1] == 1


def test_m03_precision_works_helps_machines() -> None:
    table = deal("taiwan2045", playing="m08", units={"m03": (0, "c4", 2), "y02": (0, "b1", 3)})
    table.answer(0, "do:basic", "do:recruit", "card:y02")
    assert table.state.troops[card_of("y02")] == 6


def test_m05_logistics_gains_with_others() -> None:
    table = deal("taiwan2045", playing="m08", units={"m05": (0, "c2", 2), "y04": (0, "d5", 3)})
    table.answer(0, "do:basic", "do:recruit", "card:y04")
    assert table.state.troops[card_of("m05")] == 3


def test_m06_the_elder_scores_defections() -> None:
    table = deal("taiwan2045", playing="m08", units={"m06": (0, "d4", 2)})
    table.answer(0, "do:basic", "do:defect", "space:a3")
    assert table.state.score[0] == 7


def test_m07_the_fighters_fly_over_enemies() -> None:
    table = marching(units={"m07": (0, "f1", 3)}, pla={"f3": 9})
    table.answer(0, "card:m07", "space:f3", "space:f2")
    assert table.state.where[card_of("m07")] == space_of("f2") and table.state.troops[card_of("m07")] == 3


@pytest.mark.rule("faq-ability-3")
def test_s02_and_its_passenger_stop_where_the_pla_is() -> None:
    table = marching(units={"s02": (0, "d1", 3), "s07": (0, "d1", 3)}, pla={"d3": 9, "c4": 1})
    table.answer(0, "card:s02", "card:s07", "space:d2", "space:d3")
    assert table.asked(0).prompt == "retreat-where"
    assert table.state.merit[0] == 0


@pytest.mark.rule("faq-ability-4")
def test_s02_takes_s07_to_an_empty_place_and_s07_marches_on() -> None:
    table = marching(units={"s02": (0, "d1", 3), "s07": (0, "d1", 3)}, pla={"d3": 9, "c4": 5})
    table.answer(0, "card:s02", "card:s07", "space:d6", "space:d5")
    assert table.options(0) == ["card:s07", "do:done"]
    table.answer(0, "card:s07", "space:d4", "space:c4")
    assert table.state.merit[0] == 2 and table.state.where[card_of("s02")] == space_of("d5")


def test_s03_the_boats_allow_a_single_reinforcement() -> None:
    table = deal("taiwan2045", playing="m08", stage="enemy-work", units={"s03": (0, "e1", 2)})
    assert "do:done" not in table.options(0)
    table.answer(0, "space:ln", "do:done")
    assert table.state.pla[space_of("ln")] == 6 and table.asked(0).prompt == "lure-or-agitate"


def test_s05_the_commandos_drop_anywhere_in_the_south() -> None:
    table = marching(units={"s05": (0, "a1", 3)}, pla={"e1": 1})
    table.answer(0, "card:s05", "do:drop")
    assert "space:e1" not in table.options(0) and "space:c1" not in table.options(0)
    table.answer(0, "space:f5")
    assert table.state.where[card_of("s05")] == space_of("f5")


def test_s06_the_plant_guards_take_two_with_them() -> None:
    table = lured_to_c5(6, units={"s06": (1, "c5", 2)})
    assert table.state.pla[space_of("c5")] == 4 and table.state.merit[1] == 2
    table = deal("taiwan2045", playing="m08", units={"s06": (1, "c5", 1)})
    table.answer(0, "do:basic", "do:defect", "space:c5")
    assert table.state.pla[space_of("c5")] == 0 and table.state.merit[1] == 1


def test_s07_the_black_bears_charge() -> None:
    table = marching(units={"s07": (0, "d1", 3)}, pla={"d5": 4})
    table.answer(0, "card:s07", "space:d6", "space:d5")
    assert table.state.merit[0] == 2
    table = marching(units={"s07": (0, "d6", 3)}, pla={"d5": 4})
    table.answer(0, "card:s07", "space:d5")
    assert table.state.merit[0] == 0


def test_n05_in_rebel_hands_saves_the_rebels_loss() -> None:
    units = {"n05": (0, "e1", 5), "y02": (1, "e5", 2)}
    powers = ["reunification", "government", "silicon"]
    table = deal("taiwan2045", powers=powers, revealed=[0], units=units, playing="m08")
    table.answer(0, "do:basic", "do:march", "card:n05", "space:e5")
    assert table.state.troops[card_of("n05")] == 5 and table.state.exits[1] == [card_of("y02")]


def test_m05_logistics_gains_nothing_more_from_its_own_recruit() -> None:
    table = deal("taiwan2045", playing="m08", units={"m05": (0, "c2", 2)})
    table.answer(0, "do:basic", "do:recruit", "card:m05")
    assert table.state.troops[card_of("m05")] == 4


def test_s06_dying_in_its_own_break_out_brings_no_merit() -> None:
    position: dict[str, Any] = {"pla": {"lm": 20} | dict.fromkeys(("b4", "b5", "c1", "c4"), 4)}
    table = deal("taiwan2045", playing="m08", stage="enemy-work", units={"s06": (1, "c5", 3)}, **position)
    table.answer(0, "space:ln", "space:ls", "do:lure", "space:lm", "n:9", "space:c5").answer(1, "space:c1")
    assert table.state.exits[1] == [card_of("s06")] and table.state.pla[space_of("c1")] == 2
    assert table.state.merit == [0, 0, 0]
