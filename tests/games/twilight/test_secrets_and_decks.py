"""What nobody may read off the table, and what happens when the deck is empty."""

import json

import pytest

from sandtable.engine import OBSERVER
from sandtable.games.twilight.options import card
from sandtable.testing import TestTable

from .table import US, USSR, at_table, headlines, in_effect, is_discarded, play, us, ussr

HAND = ["fidel", "nasser", "arms_race"]


def choosing(**position: object) -> TestTable:
    return at_table(phase="headlines", ussr_hand=["blockade"], us_hand=HAND, turn=8, **position)


def sights_of_others(table: TestTable) -> list[str]:
    return [json.dumps(table.view(seat), sort_keys=True) for seat in (USSR, OBSERVER)]


# 4.5C, I.1 Headlines are secret until both are chosen


@pytest.mark.rule("4.5C", "I.1")
@pytest.mark.parametrize("chosen", HAND)
def test_a_known_card_stays_known_while_it_is_chosen_in_secret(chosen: str) -> None:
    table = choosing()
    table.state.shown[US] = [card("fidel"), card("nasser")]
    before = sights_of_others(table)
    table.answer(US, f"card:{chosen}")
    assert sights_of_others(table) == before
    assert table.view(USSR)["seats"][US]["shown"] == ["card:fidel", "card:nasser"]


@pytest.mark.rule("4.5C", "I.1", "card 98")
@pytest.mark.parametrize("chosen", HAND)
def test_a_hand_open_through_aldrich_ames_does_not_tell_the_headline(chosen: str) -> None:
    table = choosing(effects=["aldrich_ames_remix"])
    before = sights_of_others(table)
    table.answer(US, f"card:{chosen}")
    assert sights_of_others(table) == before


@pytest.mark.rule("4.5C")
def test_the_owner_sees_the_chosen_headline_apart_from_the_hand() -> None:
    table = choosing().answer(US, "card:fidel")
    assert sorted(table.view(US)["hand"]) == ["card:arms_race", "card:nasser"]
    assert table.view(US)["laid"] == [{"label": "headline", "seat": US, "cards": ["card:fidel"], "hidden": 0}]


# 4.3 The empty deck


@pytest.mark.rule("4.3", "4.3.1", "4.5B")
def test_a_turn_that_begins_with_an_empty_deck_reshuffles_before_the_deal() -> None:
    discards = [
        "blockade", "fidel", "nasser", "comecon", "truman_doctrine", "nato", "containment", "decolonization",
        "de_stalinization", "defectors", "norad", "cia_created", "suez_crisis", "olympic_games", "korean_war",
        "red_scare_purge", "independent_reds", "marshall_plan",
    ]  # fmt: skip
    table = at_table(phase="turn-start", turn=2, deck=[], discards=discards, ussr_hand=[], us_hand=[])
    table.settle()
    assert [len(hand) for hand in table.state.hands] == [8, 8]
    assert len(table.state.deck) == 2 and table.state.discards == [] and len(table.notes("reshuffle")) == 1


# Card 40: the crisis can be ended at any time


@pytest.mark.rule("card 40")
def test_the_missile_crisis_can_be_ended_after_the_opponents_round() -> None:
    table = play(US, "cuban_missile_crisis", turn=4, ussr={"cuba": 3})
    table.answer(USSR, "space:cuba")
    assert ussr(table, "cuba") == 1 and not in_effect(table, "cuban_missile_crisis")


@pytest.mark.rule("card 40", "card 42")
def test_the_missile_crisis_can_be_ended_in_a_quagmire() -> None:
    table = at_table(
        phasing="us", turn=4, crisis="us", effects=["quagmire"], us={"turkey": 2}, us_hand=["nato"]
    ).script(6)
    table.answer(US, "card:nato", "space:turkey")
    assert us(table, "turkey") == 0 and in_effect(table, "quagmire")


@pytest.mark.rule("card 40", "card 44")
def test_the_missile_crisis_can_be_ended_in_a_bear_trap() -> None:
    table = at_table(
        phasing="ussr", turn=4, crisis="ussr", effects=["bear_trap"], ussr={"cuba": 2}, ussr_hand=["nato"]
    ).script(6)
    table.answer(USSR, "card:nato", "space:cuba")
    assert ussr(table, "cuba") == 0 and in_effect(table, "bear_trap")


@pytest.mark.rule("card 40")
def test_the_missile_crisis_can_be_ended_after_a_headline() -> None:
    table = headlines("summit", "cuban_missile_crisis", turn=4, ussr={"cuba": 2})
    assert table.options(USSR) == ["space:cuba", "pass"]


# 10.3.2 A final scoring that brings nothing says so


@pytest.mark.rule("10.3.2", "10.3.2~b")
def test_a_final_scoring_that_nets_nothing_awards_nothing() -> None:
    table = at_table(phase="turn-end", turn=10, china="us", us={}, ussr={"cuba": 3}, military={"ussr": 5, "us": 5})
    table.settle()
    points = table.notes("vp")
    assert all(note.values["n"] != 0 for note in points) and table.state.ending == "final-scoring"


# Card 50: UN Intervention through Grain Sales is a play, through Star Wars it is not


@pytest.mark.rule("card 50", "card 67")
def test_un_intervention_with_what_grain_sales_draws_escapes_the_burial() -> None:
    table = play(
        US, "grain_sales_to_soviets", hand=("un_intervention",), effects=["we_will_bury_you"], turn=4,
        ussr_hand=["fidel"],
    )  # fmt: skip
    table.answer(US, "card:un_intervention")
    assert table.state.vp == 0 and not in_effect(table, "we_will_bury_you")


@pytest.mark.rule("card 50", "card 67")
@pytest.mark.parametrize("choice", ["do:return", "do:play"])
def test_grain_sales_without_intervention_pays_the_burial(choice: str) -> None:
    table = play(US, "grain_sales_to_soviets", effects=["we_will_bury_you"], turn=4, ussr_hand=["fidel"])
    table.answer(US, choice)
    if choice == "do:play":
        table.answer(US, "do:influence")
    assert table.state.vp == -3 and not in_effect(table, "we_will_bury_you")


@pytest.mark.rule("card 50", "card 85")
def test_un_intervention_picked_by_star_wars_is_no_play_and_the_burial_pays() -> None:
    table = play(
        US, "star_wars", hand=("fidel",), effects=["we_will_bury_you"], turn=8, discards=["un_intervention"],
        space={"us": 1},
    )  # fmt: skip
    table.answer(US, "card:un_intervention")
    assert table.state.vp == -3 and not is_discarded(table, "un_intervention")
