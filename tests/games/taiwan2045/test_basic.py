"""Basic actions: recruit, march, re-form, defection."""

import pytest

from sandtable.games.taiwan2045.content import card_of, space_of
from sandtable.testing import deal


@pytest.mark.rule("basic-1")
def test_four_basic_actions() -> None:
    table = deal("taiwan2045", playing="m08", units={"y05": (0, "e1", 3)}, exits={0: ["y01"]})
    table.answer(0, "do:basic")
    assert table.options(0) == ["do:recruit", "do:march", "do:reform", "do:defect", "do:reveal"]


@pytest.mark.rule("basic-action-recruit-1")
def test_recruiting_gives_two_troops_to_one_character() -> None:
    table = deal("taiwan2045", playing="m08", units={"y04": (0, "d5", 3)})
    table.answer(0, "do:basic", "do:recruit", "card:y04")
    assert table.state.troops[card_of("y04")] == 5 and table.state.reserve == 33


@pytest.mark.rule("basic-action-recruit-2", "comp-2")
def test_an_empty_reserve_allows_no_recruit_and_a_short_one_gives_what_it_has() -> None:
    table = deal("taiwan2045", playing="m08", units={"y04": (0, "d5", 3)}, reserve=0)
    table.answer(0, "do:basic")
    assert "do:recruit" not in table.options(0)
    table = deal("taiwan2045", playing="m08", units={"y04": (0, "d5", 3)}, reserve=1)
    table.answer(0, "do:basic", "do:recruit", "card:y04")
    assert table.state.troops[card_of("y04")] == 4


@pytest.mark.rule("basic-action-march-1", "basic-action-march-2")
def test_all_own_characters_march_up_to_two_links_with_all_their_troops() -> None:
    table = deal("taiwan2045", playing="m08", units={"y04": (0, "d5", 3), "y05": (0, "e1", 4)})
    table.answer(0, "do:basic", "do:march", "card:y04", "space:d4", "space:c4", "card:y05", "space:e5", "do:done")
    state = table.state
    assert state.where[card_of("y04")] == space_of("c4") and state.troops[card_of("y04")] == 3
    assert state.where[card_of("y05")] == space_of("e5") and state.troops[card_of("y05")] == 4
    assert table.asked(0).prompt == "act"


@pytest.mark.rule("basic-action-march-3", "retreat-tw-1")
def test_others_may_be_passed_and_joined() -> None:
    table = deal("taiwan2045", playing="m08", units={"y04": (0, "d5", 3), "y05": (1, "d4", 4), "y02": (2, "c4", 1)})
    table.answer(0, "do:basic", "do:march", "card:y04", "space:d4", "space:c4")
    assert table.state.here[space_of("c4")] == [card_of("y02"), card_of("y04")]


@pytest.mark.rule("basic-action-march-4", "combat-2", "def-take")
def test_entering_an_enemy_place_ends_the_move_and_battles_wait_for_all() -> None:
    units = {"y05": (0, "a1", 5), "y02": (0, "a6", 4)}
    table = deal("taiwan2045", playing="m08", units=units, pla={"a2": 7})
    table.answer(0, "do:basic", "do:march", "card:y05", "space:a2")
    assert table.state.pla[space_of("a2")] == 7 and table.options(0) == ["card:y02", "do:done"]
    table.answer(0, "card:y02", "space:a2")
    assert table.state.merit[0] == 2 and table.asked(0).prompt == "pla-retreat-where"


@pytest.mark.rule("basic-action-march-4", "combat-6")
def test_before_the_step_it_is_told_how_strong_both_sides_would_be() -> None:
    table = deal("taiwan2045", playing="m08", units={"y05": (0, "a1", 5)}, pla={"a2": 7})
    table.answer(0, "do:basic", "do:march", "card:y05")
    hints = table.state.hints(table.asked(0))
    assert hints == {table.game.names.number("space:a2"): {"ours": 5.0, "foes": 7.0}}


@pytest.mark.rule("basic-action-march-5", "def-reserve-pla")
def test_lost_troops_go_back_to_their_own_reserve() -> None:
    table = deal("taiwan2045", playing="m08", units={"y05": (0, "a1", 5)}, pla={"a2": 2})
    table.answer(0, "do:basic", "do:march", "card:y05", "space:a2")
    assert table.state.reserve == 38 - 5 + 1 and table.state.pla[space_of("a2")] == 0


@pytest.mark.rule("faq-combat-4")
def test_no_march_leads_to_a_landing_ground() -> None:
    table = deal("taiwan2045", playing="m08", units={"y05": (0, "c5", 5)})
    table.answer(0, "do:basic", "do:march", "card:y05")
    assert set(table.options(0)) == {"space:b4", "space:b5", "space:c1", "space:c4", "do:done"}
    assert table.state.why_not(table.asked(0), table.game.names.number("space:lm")) == "faq-combat-4"


@pytest.mark.rule("basic-action-reform-1", "basic-action-reform-2", "def-character-2")
def test_reforming_enters_at_a_free_core_city_with_entry_effect_and_no_friendliness() -> None:
    table = deal("taiwan2045", playing="m08", exits={0: ["y04"]}, pla={"a1": 1, "c1": 2})
    table.answer(0, "do:basic", "do:reform", "card:y04")
    assert table.options(0) == ["space:b1", "space:d1", "space:e1", "space:f1"]
    table.answer(0, "space:d1")
    assert table.state.troops[card_of("y04")] == 3 and table.state.exits[0] == []
    assert table.asked(0).prompt == "move-who" and table.state.friends[0] == [0, 0, 0]


@pytest.mark.rule("basic-action-reform-3")
def test_with_all_core_cities_held_any_free_stronghold_will_do() -> None:
    held = dict.fromkeys(("a1", "b1", "c1", "d1", "e1", "f1", "a2"), 1)
    table = deal("taiwan2045", playing="m08", exits={0: ["y04"]}, pla=held)
    table.answer(0, "do:basic", "do:reform", "card:y04")
    assert len(table.options(0)) == 33 - 7 and "space:a3" in table.options(0)


@pytest.mark.rule("basic-action-defect-1", "basic-action-defect-3")
def test_defection_puts_a_pla_troop_next_to_the_pla_without_anybody_there() -> None:
    table = deal("taiwan2045", playing="m08", pla={"c1": 1})
    table.answer(0, "do:basic", "do:defect")
    coast = {"a3", "a4", "b1", "c4", "c5", "d1", "d3", "e1", "e2"}
    assert set(table.options(0)) == {f"space:{id}" for id in coast | {"b4", "c2", "c3"}}
    table.answer(0, "space:c3")
    assert table.state.pla[space_of("c3")] == 1 and table.state.merit == [0, 0, 0]


@pytest.mark.rule("basic-action-defect-2")
def test_all_taiwan_units_there_lose_one_and_retreat() -> None:
    table = deal("taiwan2045", playing="m08", units={"y05": (1, "a4", 1), "y02": (2, "a4", 3)})
    table.answer(0, "do:basic", "do:defect", "space:a4")
    assert card_of("y05") in table.state.exits[1]
    assert table.options(2) == ["space:a3", "space:a5"]
    table.answer(2, "space:a5")
    state = table.state
    assert state.troops[card_of("y02")] == 2 and state.where[card_of("y02")] == space_of("a5")
    assert state.pla[space_of("a4")] == 1
