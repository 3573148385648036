"""The least and the most that a rule allows: one troop fewer or one more, and it would be another rule."""

from typing import Any

import pytest

from sandtable.games.taiwan2045.content import (
    ARRIVED,
    CHARACTERS,
    ELIMINATED,
    FIRST_ELITE,
    GROUP_CLAUSE,
    SOUTH,
    STRONGHOLDS,
    card_of,
    space_of,
)
from sandtable.games.taiwan2045.rules.basic_actions import bar_defection, reform_places
from sandtable.games.taiwan2045.rules.battle import pla_arrives
from sandtable.games.taiwan2045.rules.entry import can_enter
from sandtable.games.taiwan2045.rules.moves import bar_drop, bar_step
from sandtable.games.taiwan2045.rules.rounds import doom
from sandtable.games.taiwan2045.rules.strength import bonus
from sandtable.games.taiwan2045.state import Taiwan2045
from sandtable.testing import TestTable, deal

COUNCIL: dict[str, Any] = {"powers": ["reunification", "government", "silicon"], "revealed": [0]}


def event(id: str, **position: Any) -> TestTable:
    return deal("taiwan2045", playing=id, **position).answer(0, "do:effect")


def state_of(**position: Any) -> Taiwan2045:
    state = deal("taiwan2045", **position).state
    assert isinstance(state, Taiwan2045)
    return state


@pytest.mark.rule("action-event-1")
def test_switching_sides_strikes_no_more_than_two_troops() -> None:
    table = event("m12", units={"y05": (0, "c1", 3)}, pla={"c4": 5})
    table.answer(0, "do:strike", "space:c4", "unit:scattered")
    assert table.state.pla[space_of("c4")] == 3 and table.asked(0).prompt == "act"


@pytest.mark.rule("power-gov-1")
@pytest.mark.parametrize("way", ["do:overseas", "do:home"])
def test_a_dispatch_is_over_after_eight_troops(way: str) -> None:
    table = deal("taiwan2045", powers=["government", "silicon", "tiandi"], playing="n08", units={"y05": (0, "e1", 12)})
    table.answer(0, "do:reveal", "do:power", way, *["card:y05"] * 8)
    assert table.asked(0).prompt == "act" and table.state.troops[card_of("y05")] in (4, 20)


@pytest.mark.rule("power-selfdef-1")
def test_the_second_action_of_the_spirit_may_be_a_recruit_again() -> None:
    table = deal("taiwan2045", powers=["self_defence", "silicon", "tiandi"], playing="n08", units={"y05": (0, "e1", 3)})
    table.answer(0, "do:reveal", "do:power", "do:recruit", "card:y05")
    assert table.options(0) == ["do:recruit", "do:march", "do:done"]


@pytest.mark.rule("faq-event-1")
def test_nobody_is_asked_where_the_end_of_the_law_can_come_over_one_region_only() -> None:
    state = state_of(units={"y01": (0, "a1", 3)}, pla={"a3": 2})
    state.doomsayer = 0
    assert not list(doom(state, 0)) and state.pla[space_of("a3")] == 0 and state.doomsayer == -1


@pytest.mark.rule("faq-event-1")
def test_an_end_of_the_law_that_finds_nobody_is_told() -> None:
    table = deal("taiwan2045", units={"y04": (0, "d5", 3)})
    state = table.state
    assert isinstance(state, Taiwan2045)
    state.doomsayer = 0
    assert not list(doom(state, 0))
    assert table.notes("doom-void")[0].values["seat"] == 0 and state.doomsayer == -1


@pytest.mark.rule("power-council-7")
def test_troops_that_a_council_brings_to_a_landing_ground_are_told() -> None:
    table = event("s10", **COUNCIL).answer(0, "space:ls")
    assert table.notes("pla-gains")[0].values["n"] == 3


@pytest.mark.rule("def-pla-stronghold")
def test_two_troops_are_enough_for_a_blockade() -> None:
    assert "space:ls" in event("s10", pla={"ls": 2}).options(0)
    assert "space:ls" not in event("s10", pla={"ls": 1}).options(0)


def test_the_black_bears_charge_by_the_steps_of_against_heaven_alone() -> None:
    table = event("s13", units={"s07": (0, "e1", 4)}, pla={"e5": 30})
    table.answer(0, "card:s07", "space:e5")
    assert table.state.charge == 1


@pytest.mark.rule("def-merit")
def test_troops_removed_are_counted_for_missions() -> None:
    table = event("m12", units={"y05": (0, "c1", 3)}, pla={"c4": 3})
    table.answer(0, "do:strike", "space:c4", "unit:scattered")
    assert table.state.tallies[ELIMINATED * STRONGHOLDS + space_of("c4")] == 2


def test_an_event_needs_no_troops_at_hand() -> None:
    state = state_of(reserve=0)
    assert not can_enter(state, 0)
    assert card_of("n08") == CHARACTERS
    assert "do:effect" in deal("taiwan2045", playing="n08", reserve=0).options(0)


def test_one_troop_at_hand_is_enough_to_enter() -> None:
    assert can_enter(state_of(reserve=1), 0)


@pytest.mark.rule("power-council-4")
def test_a_single_pla_troop_is_enough_for_a_council_to_re_form() -> None:
    assert reform_places(state_of(pla={"b5": 1}, **COUNCIL), 0) == [space_of("b5")]


@pytest.mark.rule("play-c1")
def test_a_place_defects_once_by_one_card() -> None:
    state = state_of(pla={"c4": 3})
    place = next(at for at in range(STRONGHOLDS) if not bar_defection(state, 0, FIRST_ELITE, at))
    state.chosen = [place]
    assert bar_defection(state, 0, FIRST_ELITE, place) == "play-c1"
    assert bar_defection(state, 0, card_of("m12"), space_of("c5")) == ""
    state.chosen = [space_of("c5")]
    assert bar_defection(state, 0, card_of("m12"), space_of("c5")) == "action-event-1"


@pytest.mark.rule("faq-combat-4")
def test_no_character_steps_or_drops_onto_the_first_landing_ground() -> None:
    state = state_of(units={"y05": (0, "e1", 3)})
    assert space_of("ln") == STRONGHOLDS
    assert bar_step(state, card_of("y05"), STRONGHOLDS) == "faq-combat-4"
    assert bar_drop(state, 0, card_of("y05"), STRONGHOLDS) == GROUP_CLAUSE[SOUTH]


@pytest.mark.rule("faq-ability-4")
def test_a_passenger_arrives_in_another_region_as_its_carrier_does() -> None:
    units = {"s02": (0, "d1", 3), "s07": (0, "d1", 3)}
    table = deal("taiwan2045", playing="m08", units=units)
    table.answer(0, "do:basic", "do:march", "card:s02", "card:s07", "space:e3", "do:done")
    assert table.state.tallies[ARRIVED * STRONGHOLDS + space_of("e3")] == 2


def test_a_charge_counts_three_steps_at_most() -> None:
    state = state_of(units={"s07": (0, "e1", 3)})
    by_steps = []
    for state.charge in range(6):
        by_steps.append(bonus(state, card_of("s07"), space_of("e1"), True, [card_of("s07")]))
    assert by_steps[3] == by_steps[4] == by_steps[5] == by_steps[2] + (by_steps[1] - by_steps[0])


def test_the_legend_takes_one_of_three_troops() -> None:
    table = event("m14", units={"y03": (0, "c1", 3)}, pla={"c4": 3}).answer(0, "card:y03")
    assert table.state.pla[space_of("c4")] == 2 and table.state.merit[0] == 1


@pytest.mark.rule("comp-4")
def test_without_a_marker_no_water_is_cut() -> None:
    table = event("n11", units={"y04": (0, "d5", 3)}, pla={"a3": 3}, water_markers=0)
    assert table.asked(0).prompt != "water-cut-where"
    assert (
        event("n11", units={"y04": (0, "d5", 3)}, pla={"a3": 3}, water_markers=1).asked(0).prompt == "water-cut-where"
    )


def test_the_last_card_of_a_deck_is_laid_out() -> None:
    table = deal("taiwan2045", stage="round-end")
    state = table.state
    assert isinstance(state, Taiwan2045)
    for deck in state.decks:
        deck.replace(deck.cards[:1])
    table.until("turn")
    assert len(state.face_up) == 1


@pytest.mark.rule("def-unit-1")
def test_scattered_troops_that_an_elite_comes_to_are_told_to_join_it() -> None:
    table = deal("taiwan2045", elites={"z01": ("a3", 5)}, pla={"a1": 3})
    state = table.state
    assert isinstance(state, Taiwan2045)
    state.take_elite(card_of("z01"))
    assert not list(pla_arrives(state, card_of("z01"), space_of("a1"), 5))
    assert table.notes("merges")[0].values["n"] == 3 and state.troops[card_of("z01")] == 8
