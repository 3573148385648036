"""The six powers: their abilities and what a revealed Council changes."""

from typing import Any

import pytest

from sandtable.games.taiwan2045.content import card_of, space_of
from sandtable.testing import TestTable, deal


def playing_as(power: str, **position: Any) -> TestTable:
    others = [id for id in ("government", "silicon", "kunshen") if id != power][:2]
    return deal("taiwan2045", **({"powers": [power, *others], "playing": "m08"} | position))


def rebels(**position: Any) -> TestTable:
    """Seat 0 is a revealed Council."""
    return playing_as("reunification", revealed=[0], **position)


@pytest.mark.rule("reveal-1", "flow-3")
def test_the_passport_is_shown_once_and_everybody_sees_it() -> None:
    table = playing_as("silicon", units={"y05": (0, "e1", 3)})
    table.answer(0, "do:reveal", "do:done")
    assert "do:reveal" not in table.options(0)
    assert "power:silicon" in table.view(1)["seats"][0]["shown"]
    assert table.notes("reveals", seat=2)


@pytest.mark.rule("reveal-1")
def test_it_may_be_shown_during_enemy_work_and_at_the_end_but_not_when_passing() -> None:
    table = playing_as("silicon", stage="enemy-work")
    assert "do:reveal" in table.options(0)
    table.answer(0, "space:ln")
    assert "do:reveal" in table.options(0)
    table.answer(0, "space:lm")
    assert "do:reveal" in table.options(0)
    table = playing_as("silicon", stage="turn-end")
    assert "do:reveal" in table.options(0)
    table = deal("taiwan2045", hand={0: ["n01"]})
    assert "do:reveal" not in table.options(0)


@pytest.mark.rule("power-selfdef-1")
def test_spirit_of_taiwan_gives_two_recruits_or_reforms_and_a_march() -> None:
    table = playing_as("self_defence", units={"y05": (0, "e1", 3)}, exits={0: ["y04"]})
    table.answer(0, "do:reveal", "do:power", "do:recruit", "card:y05", "do:reform", "card:y04", "space:d1", "do:done")
    assert table.options(0) == ["do:march", "do:done"]
    table.answer(0, "do:march", "do:done")
    assert table.asked(0).prompt == "act" and table.state.troops[card_of("y05")] == 6


@pytest.mark.rule("power-selfdef-2")
def test_spirit_of_taiwan_pays_three_for_every_two_strength_of_the_turn() -> None:
    units = {"y05": (0, "a1", 12)}
    table = playing_as("self_defence", units=units, elites={"z02": ("a2", 2)})
    table.answer(0, "do:basic", "do:march", "card:y05", "space:a2", "do:done", "space:lm", "space:ls")
    table.answer(0, "do:lure", "space:ln", "n:1", "space:a3", "do:done")
    assert table.state.kills == 5
    table.answer(0, "do:reveal", "do:done")
    assert table.state.spirit is False
    table = playing_as("self_defence", units=units, elites={"z02": ("a2", 2)})
    table.answer(0, "do:basic", "do:march", "card:y05", "space:a2", "do:reveal", "do:power", "do:done", "do:done")
    table.answer(0, "space:lm", "space:ls", "do:lure", "space:ln", "n:1", "space:a3", "do:done", "do:done")
    assert table.state.score[0] == 5 + 2 * 3


@pytest.mark.rule("power-gov-1")
def test_international_dispatch_sends_eight_troops_overseas() -> None:
    table = playing_as("government", units={"y05": (0, "e1", 3)})
    table.answer(0, "do:reveal", "do:power", "do:overseas", *["card:y05"] * 3, *["do:reserve"] * 5)
    state = table.state
    assert state.overseas == 20 and state.exits[0] == [card_of("y05")] and state.reserve == 30
    assert not state.check()


@pytest.mark.rule("power-gov-2")
def test_international_dispatch_brings_eight_troops_home() -> None:
    table = playing_as("government", units={"y05": (0, "e1", 3), "y04": (0, "d5", 3)})
    table.answer(0, "do:reveal", "do:power", "do:home", *["card:y05"] * 6, *["card:y04"] * 2)
    state = table.state
    assert state.overseas == 4 and (state.troops[card_of("y05")], state.troops[card_of("y04")]) == (9, 5)


@pytest.mark.rule("power-silicon-1")
def test_balanced_layout_is_two_basic_actions_and_enemy_work() -> None:
    table = playing_as("silicon", units={"y04": (0, "d5", 3)})
    table.answer(0, "do:reveal", "do:power", "do:recruit", "card:y04", "do:recruit", "card:y04")
    table.answer(0, "space:ln", "space:ls", "do:lure", "space:lm", "n:1", "space:c5", "do:done")
    state = table.state
    assert state.troops[card_of("y04")] == 7 and state.lures == 1 and table.asked(0).prompt == "act"


@pytest.mark.rule("power-tiandi-1")
def test_underworld_draws_two_and_discards_one_for_a_later_turn() -> None:
    table = playing_as("tiandi").script("card:n05", "card:s13")
    table.answer(0, "do:reveal", "do:power", "deck:north", "deck:south")
    assert table.options(0) == ["card:n05", "card:s13"]
    table.answer(0, "card:s13")
    assert table.state.hand[0] == [card_of("n05")] and table.asked(0).prompt == "act"
    assert "card:n05" not in table.options(0)


@pytest.mark.rule("power-kunshen-1", "faq-elite-1")
def test_inside_job_moves_a_standee_onto_scattered_troops_without_landing_effect() -> None:
    table = playing_as("kunshen", elites={"z01": ("ln", 13)}, elites_out=["z02"], pla={"a1": 2})
    table.answer(0, "do:reveal", "do:power")
    assert table.options(0) == ["elite:z01", "elite:z02"]
    table.answer(0, "elite:z01", "space:a1")
    state = table.state
    assert state.where[card_of("z01")] == space_of("a1") and state.troops[card_of("z01")] == 2
    assert state.pla[space_of("ln")] == 13 and not state.has_elite(space_of("ln"))
    table = playing_as("kunshen", elites_out=["z01"], pla={"a1": 2, "a2": 1})
    table.answer(0, "do:reveal", "do:power", "elite:z01")
    barred = [table.state.why_not(table.asked(0), table.game.names.number(f"space:{id}")) for id in ("a2", "a3")]
    assert barred == ["", "power-kunshen-1"] and "space:a2" in table.options(0)
    table.answer(0, "space:a1")
    assert table.state.troops[card_of("z01")] == 2 and table.asked(0).prompt == "act"


@pytest.mark.rule("power-council-1", "power-council-2", "def-rebel", "combat-1")
def test_return_turns_all_troops_and_marches_and_shared_places_are_fought_over() -> None:
    units = {"y05": (0, "e1", 5), "y04": (1, "e1", 3), "y02": (0, "c1", 3)}
    table = playing_as("reunification", units=units, pla={"c4": 4})
    table.answer(0, "do:reveal", "card:y02", "space:c4", "do:done", "do:done")
    state = table.state
    assert state.where[card_of("y02")] == space_of("c4") and state.pla[space_of("c4")] == 4
    assert state.troops[card_of("y05")] == 4 and state.troops[card_of("y04")] == 1
    assert state.turned == 8 and not state.check()


@pytest.mark.rule("power-council-3")
def test_rebels_recruit_from_the_pla_reserve() -> None:
    table = rebels(units={"y04": (0, "d5", 3)}, reserve=0)
    table.answer(0, "do:basic", "do:recruit", "card:y04")
    assert table.state.troops[card_of("y04")] == 5 and table.state.reserve == 0


@pytest.mark.rule("power-council-4")
def test_rebels_reform_at_a_core_city_of_the_pla() -> None:
    table = rebels(exits={0: ["y04"]}, pla={"a1": 2, "c3": 1})
    table.answer(0, "do:basic", "do:reform", "card:y04")
    assert table.options(0) == ["space:a1"]
    table.answer(0, "space:a1")
    assert table.state.pla[space_of("a1")] == 2 and table.state.rebels[space_of("a1")] == 1
    elsewhere = rebels(exits={0: ["y04"]}, pla={"a3": 2}).answer(0, "do:basic", "do:reform", "card:y04")
    assert elsewhere.options(0) == ["space:a3"], "without a core city, to any stronghold that the PLA holds"


@pytest.mark.rule("power-council-5")
def test_the_councils_defection_puts_pla_where_its_rebels_stand() -> None:
    table = rebels(units={"y04": (0, "c3", 3)})
    table.answer(0, "do:basic", "do:defect")
    assert table.options(0) == ["space:c3"]
    table.answer(0, "space:c3")
    state = table.state
    assert state.pla[space_of("c3")] == 1 and state.troops[card_of("y04")] == 3
    assert state.where[card_of("y04")] == space_of("c3")


@pytest.mark.rule("power-council-6")
def test_rebels_win_ties_and_a_win_costs_one_without_merit() -> None:
    table = rebels(units={"y05": (0, "e1", 3), "y02": (1, "e5", 3)})
    table.answer(0, "do:basic", "do:march", "card:y05", "space:e5")
    state = table.state
    assert state.troops[card_of("y05")] == 2 and state.troops[card_of("y02")] == 1 and state.merit == [0, 0, 0]


@pytest.mark.rule("power-council-6", "combat-8")
def test_beaten_rebels_lose_two_and_give_merit() -> None:
    table = rebels(units={"y05": (0, "e1", 3), "y02": (1, "e5", 4)})
    table.answer(0, "do:basic", "do:march", "card:y05", "space:e5")
    assert table.state.troops[card_of("y05")] == 1 and table.state.merit == [0, 2, 0]


@pytest.mark.rule("combat-9", "power-council-2")
def test_rebels_and_pla_fight_side_by_side() -> None:
    units = {"y04": (0, "c1", 3), "y02": (1, "c4", 2)}
    table = playing_as("government", powers=["government", "reunification", "kunshen"], revealed=[1], units=units)
    table.state.pla[space_of("c4")] = 3
    table.answer(0, "do:basic", "do:march", "card:y04", "space:c4")
    assert table.state.troops[card_of("y02")] == 1 and table.state.pla[space_of("c4")] == 3
    assert table.state.troops[card_of("y04")] == 1


@pytest.mark.rule("faq-combat-5")
def test_rebels_move_as_whole_units() -> None:
    table = rebels(units={"y04": (0, "c1", 3)})
    table.answer(0, "do:basic", "do:march", "card:y04", "space:c3", "do:done")
    assert table.state.here[space_of("c1")] == [] and table.state.troops[card_of("y04")] == 3


@pytest.mark.rule("power-council-7")
def test_events_on_pla_numbers_reach_rebels_too() -> None:
    units = {"y04": (0, "c1", 3), "y02": (1, "c4", 4)}
    table = playing_as(
        "government", powers=["government", "reunification", "kunshen"], revealed=[1], units=units, playing="m12"
    )
    table.answer(0, "do:effect", "do:strike", "space:c4", "card:y02")
    assert table.state.troops[card_of("y02")] == 2 and table.state.merit[0] == 2


@pytest.mark.rule("def-taiwan", "def-rebel")
def test_a_hidden_council_is_taiwan_like_everybody() -> None:
    table = playing_as("reunification", units={"y05": (0, "a1", 5)}, pla={"a2": 2})
    table.answer(0, "do:basic", "do:march", "card:y05", "space:a2")
    assert table.state.merit[0] == 2


def test_a_revealed_council_has_nothing_to_resist() -> None:
    table = rebels(units={"y05": (0, "a1", 5)}, missions={0: ["f_8", "a_8"]})
    table.answer(0, "do:effect", *["card:y05"] * 4)
    assert not any(name.startswith("resist:") for name in table.options(0))
