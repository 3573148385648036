"""Section 4: the turn, dealing, headlines, action rounds, the end of the turn."""

from typing import Any

import pytest

from sandtable.engine import Log
from sandtable.games.twilight.content import ACTION_ROUNDS, CHINA_CARD, ERA_OF_TURN, HAND_SIZE
from sandtable.games.twilight.options import card
from sandtable.testing import TestTable

from .table import US, USSR, at_table, headlines, in_effect, is_discarded, play, us, ussr


def turn_start(**position: Any) -> TestTable:
    table = at_table(phase="turn-start", round=0, **position)
    table.settle()
    return table


def turn_end(**position: Any) -> TestTable:
    """The end of a turn with nothing left to play; the next turn begins."""
    position.setdefault("ussr_hand", ["fidel"])
    position.setdefault("us_hand", ["nato"])
    table = at_table(phase="turn-end", **position)
    table.settle()
    return table


# 4.1 to 4.4


@pytest.mark.rule("4.1")
def test_ten_turns_in_three_eras() -> None:
    assert ERA_OF_TURN[1:] == [0, 0, 0, 1, 1, 1, 1, 2, 2, 2]


@pytest.mark.rule("4.1~a", "4.5B", "sheet:turn-B")
def test_hands_are_filled_to_eight_and_from_turn_four_to_nine() -> None:
    assert HAND_SIZE == [8, 9, 9]
    assert [len(hand) for hand in turn_start(turn=2).state.hands] == [8, 8]
    assert [len(hand) for hand in turn_start(turn=4, deck=[]).state.hands] == [9, 9]


@pytest.mark.rule("4.1~b", "sheet:turn-D2")
def test_six_action_rounds_and_from_turn_four_seven() -> None:
    assert ACTION_ROUNDS == [6, 7, 7]
    last = at_table(turn=3, round=6, phasing="us", us_hand=["fidel", "nasser"], ussr_hand=["nato"])
    last.answer(US, "card:nasser", "do:event-first", "do:influence", "space:canada")
    assert last.state.turn == 4


@pytest.mark.rule("4.1~c", "4.4", "2.2.6")
def test_an_eras_cards_join_the_deck_while_the_discards_wait() -> None:
    table = at_table(phase="turn-start", turn=4, deck=["fidel"], discards=["nasser"], ussr_hand=[], us_hand=[])
    table.settle()
    somewhere = [*table.state.deck.cards, *table.state.hands[0], *table.state.hands[1]]
    assert card("junta") in somewhere and card("nasser") not in somewhere and is_discarded(table, "nasser")


@pytest.mark.rule("4.2")
def test_the_phasing_player_is_the_one_whose_round_it_is() -> None:
    assert at_table(phasing="us").state.phasing == US


@pytest.mark.rule("4.2~a", "8.1.3")
def test_in_the_headline_its_owner_is_phasing() -> None:
    table = headlines("we_will_bury_you", "containment", turn=4, defcon=2)
    assert table.state.winners == [US]


@pytest.mark.rule("4.3", "4.3.1")
def test_the_deck_is_dealt_out_and_then_made_anew_from_the_discards() -> None:
    discards = ["fidel", "nasser", "blockade", "suez_crisis", "comecon", "containment", "cia_created"]
    hand = ["nato", "marshall_plan", "duck_and_cover", "formosan_resolution", "independent_reds", "truman_doctrine"]
    table = turn_start(turn=2, deck=["red_scare_purge"], discards=discards, ussr_hand=hand, us_hand=[])
    dealt = {*table.state.hands[USSR], *table.state.hands[US]}
    assert card("red_scare_purge") in dealt and table.notes("reshuffle")[0].values["n"] == 7


@pytest.mark.rule("4.3~a")
def test_removed_cards_cards_in_play_and_the_china_card_are_not_reshuffled() -> None:
    table = turn_start(
        turn=2, deck=["blockade"], discards=["fidel", "comecon"], removed=["nasser"], ussr_hand=[], us_hand=[]
    )
    everywhere = [*table.state.deck.cards, *table.state.hands[0], *table.state.hands[1]]
    assert card("nasser") not in everywhere and CHINA_CARD not in everywhere


@pytest.mark.rule("4.3")
def test_a_deal_that_empties_the_deck_exactly_reshuffles_at_once() -> None:
    hand = ["nato", "marshall_plan", "duck_and_cover", "formosan_resolution", "independent_reds", "truman_doctrine"]
    table = turn_start(
        turn=2, deck=["comecon"], discards=["fidel"], ussr_hand=[*hand, "blockade"], us_hand=["nasser"] * 8
    )
    assert table.state.deck.cards == [card("fidel")] and not table.state.discards


# 4.5 A and B


@pytest.mark.rule("4.5A", "8.1.2", "sheet:turn-A")
def test_defcon_recovers_by_one_up_to_five() -> None:
    assert turn_start(turn=2, defcon=2).state.defcon == 3
    assert turn_start(turn=2, defcon=5).state.defcon == 5


@pytest.mark.rule("4.5B")
def test_held_cards_count_and_the_china_card_does_not() -> None:
    table = turn_start(turn=2, ussr_hand=["fidel"], china="ussr")
    assert len(table.state.hands[USSR]) == 8 and card("fidel") in table.state.hands[USSR]


# 4.5 C Headlines


@pytest.mark.rule("4.5C", "sheet:turn-C1", "I.1")
def test_headlines_are_chosen_in_secret_and_shown_together() -> None:
    table = at_table(phase="headlines", ussr_hand=["fidel"], us_hand=["containment"])
    table.answer(US, "card:containment")
    assert table.view(USSR)["laid"] == [] and table.view(USSR)["seats"][US]["values"]["cards"] == 1
    assert not table.notes("headline")
    table.answer(USSR, "card:fidel")
    assert [note.values["seat"] for note in table.notes("headline")] == [USSR, US]


@pytest.mark.rule("4.5C~a")
def test_a_side_with_a_card_must_headline_and_one_without_does_not() -> None:
    table = at_table(phase="headlines", ussr_hand=[], us_hand=["containment", "nato"])
    assert "pass" not in table.options(US)
    assert in_effect(table.answer(US, "card:containment"), "containment")


def order(table: TestTable) -> list[object]:
    return [note.values["card"] for note in table.notes("event")]


@pytest.mark.rule("4.5C~b", "sheet:turn-C2")
def test_the_higher_printed_value_is_resolved_first_and_the_us_on_ties() -> None:
    assert order(headlines("de_gaulle_leads_france", "formosan_resolution"))[0] == card("de_gaulle_leads_france")
    assert order(headlines("fidel", "formosan_resolution"))[0] == card("formosan_resolution")


@pytest.mark.rule("4.5C~b", "7.4.1")
def test_modifiers_do_not_change_the_order_of_headlines() -> None:
    table = headlines("fidel", "containment", operations={"us": -1, "ussr": 1})
    assert order(table)[0] == card("containment")


@pytest.mark.rule("4.5C~c")
def test_scoring_headlines_come_second_and_of_two_the_us_first() -> None:
    assert order(headlines("nasser", "europe_scoring"))[0] == card("nasser")
    assert order(headlines("asia_scoring", "europe_scoring"))[0] == card("europe_scoring")


@pytest.mark.rule("4.5C~d")
def test_a_headline_gives_no_operations_of_its_own() -> None:
    table = headlines("fidel", "formosan_resolution")
    assert table.asked(USSR).prompt == "play-card" and not table.notes("influence")


@pytest.mark.rule("4.5C~e", "7.1")
def test_an_opponents_event_may_be_headlined_for_the_opponent() -> None:
    table = headlines("formosan_resolution", "fidel")
    assert ussr(table, "cuba") == 3 and in_effect(table, "formosan_resolution")


@pytest.mark.rule("4.5C~f")
def test_the_second_headline_is_checked_after_the_first() -> None:
    first = headlines("warsaw_pact_formed", "truman_doctrine", us={"poland": 1})
    first.answer(USSR, "do:remove", "space:poland")
    allowed = headlines("kitchen_debates", "us_japan_mutual_defense_pact", turn=4)
    assert allowed.state.vp == 2


@pytest.mark.rule("4.5C~g", "9.5", "card 32")
def test_the_china_card_and_un_intervention_are_no_headlines() -> None:
    table = at_table(phase="headlines", ussr_hand=["un_intervention", "fidel"], china="ussr")
    assert table.options(USSR) == ["card:fidel"]


# 4.5 D Action rounds


@pytest.mark.rule("4.5D", "sheet:turn-D1")
def test_rounds_alternate_with_the_ussr_first() -> None:
    table = headlines("fidel", "formosan_resolution")
    assert table.asked(USSR).prompt == "play-card"
    table.answer(USSR, "card:arms_race", "do:influence", *["space:cuba"] * 3)
    assert table.state.round == 1 and table.asked(US).prompt == "play-card"


@pytest.mark.rule("4.5D~a", "sheet:turn-D4")
def test_a_player_with_cards_may_not_pass() -> None:
    assert "pass" not in at_table(ussr_hand=["fidel"]).options(USSR)


@pytest.mark.rule("4.5D~b", "9.8", "sheet:turn-D4")
def test_a_player_without_cards_passes_or_plays_the_china_card_if_willing() -> None:
    assert at_table(ussr_hand=[], china="ussr").options(USSR) == ["card:the_china_card", "pass"]
    table = at_table(ussr_hand=[], china="us")
    table.settle()
    assert table.notes("pass") and table.asked(US).prompt == "play-card"


@pytest.mark.rule("4.5D~c", "6.4.4~d", "sheet:turn-D3", "sheet:space-8")
def test_the_space_station_gives_an_optional_eighth_round_after_the_normal_ones() -> None:
    table = at_table(turn=4, round=7, phasing="us", us_hand=["nasser", "fidel"], ussr_hand=["nato"], space={"ussr": 8})
    table.answer(US, "card:nasser", "do:event-first", "do:influence", "space:canada")
    assert table.state.round == 8 and table.options(USSR) == ["card:nato", "card:the_china_card", "pass"]
    assert table.answer(USSR, "pass").asked(USSR).prompt == "discard-held"


# 4.5 E to I The end of the turn


@pytest.mark.rule("4.5E", "8.2.1", "8.2.2", "10.1.4", "sheet:turn-E")
def test_missing_military_operations_are_netted_and_reset() -> None:
    table = turn_end(turn=2, defcon=4, military={"us": 3, "ussr": 1})
    assert table.state.vp == 3 - 1 and table.state.military == [0, 0]
    even = turn_end(turn=2, defcon=3)
    assert even.state.vp == 0


@pytest.mark.rule("8.2.2")
def test_military_operations_beyond_defcon_give_nothing() -> None:
    assert turn_end(turn=2, defcon=2, military={"us": 5, "ussr": 2}).state.vp == 0


@pytest.mark.rule("4.5F", "sheet:turn-F1", "11")
def test_held_cards_are_shown_in_tournament_play_only() -> None:
    assert not turn_end(turn=2).notes("show")
    shown = turn_end(turn=2, options={"reveal-held": True}).notes("show")
    assert [note.values["card"] for note in shown] == [card("fidel"), card("nato")]


@pytest.mark.rule("4.5F", "5.1~a", "2.2.3", "sheet:score-2", "sheet:turn-F2")
def test_holding_a_scoring_card_at_the_end_of_the_turn_loses() -> None:
    table = turn_end(turn=2, ussr_hand=["asia_scoring"])
    assert table.state.ending == "held-scoring-card" and table.state.winners == [US]


@pytest.mark.rule("10.3.1~c")
def test_twenty_by_military_operations_does_not_save_the_holder_of_a_scoring_card() -> None:
    table = turn_end(turn=2, us_hand=["asia_scoring"], vp=18, defcon=4, military={"us": 4})
    assert table.state.winners == [USSR]
    clean = turn_end(turn=2, vp=18, defcon=4, military={"us": 4})
    assert clean.state.ending == "vp" and clean.state.winners == [US]


@pytest.mark.rule("10.3.1~d")
def test_if_both_hold_scoring_cards_the_us_wins() -> None:
    table = turn_end(turn=2, us_hand=["asia_scoring"], ussr_hand=["europe_scoring"])
    assert table.state.winners == [US]


@pytest.mark.rule("4.5G", "9.4", "sheet:turn-G")
def test_the_china_card_is_turned_up() -> None:
    assert turn_end(turn=2, china="us", china_up=False).state.china_face_up


@pytest.mark.rule("4.5H", "sheet:turn-H")
def test_the_turn_advances_and_its_effects_end() -> None:
    table = turn_end(turn=2, effects=["containment", "nato"], operations={"us": 1}, attempts={"us": 1})
    assert table.state.turn == 3 and not in_effect(table, "containment") and in_effect(table, "nato")
    assert table.state.ops_shift == [0, 0] and table.state.attempts == [0, 0]


@pytest.mark.rule("4.5I", "sheet:turn-I1")
def test_after_turn_ten_comes_final_scoring() -> None:
    table = turn_end(turn=10, defcon=2, us={"japan": 4}, china="us")
    assert table.state.ending == "final-scoring" and table.state.vp == (3 + 1) + 1


@pytest.mark.rule("6.4.4~c", "sheet:space-6")
def test_box_six_lets_its_holder_discard_a_held_card_after_the_scoring_check() -> None:
    table = turn_end(turn=4, space={"us": 6})
    assert table.options(US) == ["card:nato", "pass"]
    table.answer(US, "card:nato")
    assert is_discarded(table, "nato")
    lost = turn_end(turn=4, space={"us": 6}, us_hand=["asia_scoring"])
    assert lost.state.winners == [USSR]


@pytest.mark.rule("5.1~a")
def test_a_leftover_card_is_kept_for_the_next_turn() -> None:
    assert card("fidel") in turn_end(turn=2).state.hands[USSR]


@pytest.mark.rule("I.1")
def test_a_seat_sees_its_own_hand_and_only_the_size_of_the_other() -> None:
    table = at_table(ussr_hand=["fidel", "nasser"], us_hand=["nato"])
    assert table.view(USSR)["hand"] == ["card:fidel", "card:nasser"] and table.view(-2)["hand"] == []
    assert table.view(US)["seats"][USSR]["values"]["cards"] == 2
    assert table.view(US)["seats"][USSR]["shown"] == []


@pytest.mark.rule("I.3")
def test_the_same_script_gives_the_same_game() -> None:
    games = [play(USSR, "korean_war", dice=(4,), us={"south_korea": 2}) for _ in range(2)]
    assert [us(table, "south_korea") for table in games] == [0, 0]
    assert isinstance(games[0].log, Log)
