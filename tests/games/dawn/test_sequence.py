"""Chapter 4: the sequence of a turn."""

from typing import Any

import pytest

from sandtable.games.dawn.content import BASE_DECKS, EUROPEAN_ORDER, LATE, MID, SOUTHERN_TOUR
from sandtable.games.dawn.options import NAMES, card
from sandtable.games.dawn.rules.cards import operations
from sandtable.games.dawn.rules.status import change_social
from sandtable.testing import TestTable, deal

from .table import CN, US, influence, round_for, spaces

POOR: dict[str, Any] = {"us": {"forex": 0}, "cn": {"forex": 0}}


def history(card_name: str, roll: int, **position: Any) -> TestTable:
    """The second turn's US history card, without modifiers."""
    position = {"step": "history", "turn": 2, **POOR, **position}
    return deal("dawn", **position).script(f"history:{card_name}", roll)


def chinese_history(card_name: str, roll: int, **position: Any) -> TestTable:
    """The second turn's Chinese history card, without modifiers."""
    position = {"step": "history", "turn": 2, "history_played": 1, **POOR, **position}
    return deal("dawn", **position).script(f"history:{card_name}", roll)


@pytest.mark.rule("4.1a", "4.6a", "4.6.K")
def test_eleven_turns_then_final_scoring() -> None:
    table = deal("dawn", step="end-of-turn", turn=11)
    table.settle()
    assert table.state.over and table.state.ending == "points"
    assert len(table.notes("scoring")) == 5


@pytest.mark.rule("4.6a")
def test_the_steps_follow_each_other() -> None:
    table = deal("dawn")
    seen = ["status"]
    for _ in range(3000):
        decision = table.runner.decision
        if table.view(US)["phase"] != seen[-1]:
            seen.append(table.view(US)["phase"])
        if decision is None or table.state.turn == 2:
            break
        first = table.runner.pending[0]
        table.runner.answer_for(first.seat, first.options[0])
    order = ["history", "deal", "headline", "belt-and-road", "action-round", "economy", "extra-scoring", "end-of-turn"]
    found = [phase for phase in seen if phase in order]
    assert found == sorted(found, key=order.index)
    assert {"history", "headline", "action-round"} <= set(found)


@pytest.mark.rule("4.1b", "4.6.J", "4.5")
def test_mid_cards_join_after_turn_three_and_discards_stay_out() -> None:
    table = deal("dawn", step="end-of-turn", turn=3, discards=["nafta"], **POOR)
    table.script("history:contested_count", 5, "history:western_development", 1).until("headline")
    seen = {*table.state.deck.cards, *table.state.hands[US], *table.state.hands[CN]}
    assert set(BASE_DECKS[MID]) < seen and card("nafta") not in seen
    assert table.state.discards == [card("nafta")]


@pytest.mark.rule("4.1c", "4.2b", "4.2c", "4.6.J")
def test_late_cards_and_history_decks_come_with_turn_nine() -> None:
    table = deal("dawn", step="end-of-turn", turn=7, **POOR)
    table.settle()
    assert table.state.turn == 8 and not set(BASE_DECKS[LATE]) & set(table.state.deck.cards)
    table = deal("dawn", step="end-of-turn", turn=8, **POOR)
    assert table.state.turn == 9 and set(BASE_DECKS[LATE]) <= set(table.state.deck.cards)
    names = [NAMES[number] for number in table.runner.decision.options] if table.runner.decision else []
    assert "history:election_2016" in names and "history:housing_boom" not in names


@pytest.mark.rule("4.3")
def test_the_phasing_player_is_the_one_whose_round_it_is() -> None:
    table = round_for(CN, "csto")
    table.asked(CN)
    assert table.state.phasing == CN
    assert "phasing" in table.view(US)["seats"][CN]["marks"]


@pytest.mark.rule("4.3b", "9.2.3", "10.3.1a")
def test_in_the_headline_phase_the_owner_of_the_card_is_responsible() -> None:
    table = deal("dawn", step="headline", diplomacy=2, hands=[["taiwan_strait_crisis"], ["csto"]])
    table.script(3, 3).answer(US, "card:taiwan_strait_crisis").answer(CN, "card:csto")
    assert table.state.ending == "all-out-war" and table.state.winners == [CN]


@pytest.mark.rule("4.4")
def test_an_empty_pile_is_refilled_from_the_discards_at_once() -> None:
    table = deal("dawn", step="deal")
    state = table.state
    state.discards = state.deck.cards[1:]
    state.deck.cards[:] = state.deck.cards[:1]
    state.hand_size = [1, 0]
    table.settle()
    assert len(state.hands[US]) == 1 and not state.discards and len(state.deck) == 45


@pytest.mark.rule("4.6.A", "9.2.6")
def test_diplomacy_and_security_recover() -> None:
    table = deal("dawn", diplomacy=2, security=1)
    table.settle()
    assert table.state.diplomacy == 3 and table.state.security == 2
    table = deal("dawn")
    table.settle()
    assert table.state.diplomacy == 3 and table.state.security == 3


@pytest.mark.rule("4.6.B", "8.1.5b")
def test_the_war_demands_more_every_turn() -> None:
    table = deal("dawn", turn=9, russia=9, war_demand=1, placed_in_ukraine=4)
    table.settle()
    assert table.state.war_demand == 2 and table.state.placed_in_ukraine == 0


@pytest.mark.rule("4.6.Ca", "4.6.Cb", "9.1.4", "5.5b")
def test_status_is_fixed_for_the_turn() -> None:
    table = deal("dawn", us={"social": 9, "economy": 7}, cn={"social": 3, "economy": 4})
    table.settle()
    state = table.state
    assert state.hand_size == [9, 8] and state.may_discard == [True, False] and state.eighth_round == [True, False]
    assert state.attempts == [2, 3]
    change_social(state, US, -5)
    assert state.hand_size == [9, 8] and state.may_discard == [True, False]


@pytest.mark.rule("4.6.Da", "4.6.Db", "4.6.Dg")
def test_the_first_turn_begins_with_the_two_fixed_cards_without_modifiers() -> None:
    table = deal("dawn").script(2, 1, "history:peace_dividend", 3, "history:migrant_workers", 3)
    table.answer(US, "space:greece")
    for _ in range(2):
        table.answer(US, "modifier:zero").answer(CN, "modifier:zero")
    played = [note.values["history"] for note in table.notes("history")]
    assert played[:2] == [EUROPEAN_ORDER, SOUTHERN_TOUR]
    assert [NAMES[number] for number in played[2:]] == ["history:peace_dividend", "history:migrant_workers"]
    assert len(table.notes("modifier")) == 4


@pytest.mark.rule("4.6.Dc")
def test_later_turns_have_one_card_each_the_us_first() -> None:
    table = history("peace_dividend", 3).script("history:migrant_workers", 3)
    table.until("headline")
    assert [note.values["seat"] for note in table.notes("history")] == [US, CN]


@pytest.mark.rule("4.6.Dd")
def test_modifiers_are_chosen_in_secret_and_shown_together() -> None:
    table = deal("dawn", step="history", turn=2).script("history:peace_dividend", 3)
    table.answer(CN, "modifier:counter")
    assert not table.notes("modifier")
    assert table.view(US)["laid"] == [] and table.view(CN)["laid"][0]["cards"] == ["modifier:counter"]
    table.answer(US, "modifier:plus_one")
    assert len(table.notes("modifier")) == 2


@pytest.mark.rule("4.6.De", "9.1.1")
@pytest.mark.parametrize(
    ("roll", "economy", "forex"), [(1, 7, 0), (2, 8, 1), (3, 8, 1), (4, 9, 0), (5, 9, 0), (6, 9, 1)]
)
def test_the_band_of_the_roll_decides(roll: int, economy: int, forex: int) -> None:
    table = history("peace_dividend", roll)
    table.script("history:migrant_workers", 3).settle()
    table.until("headline")
    assert (table.state.economy[US], table.state.forex[US]) == (economy, forex)


@pytest.mark.rule("4.6.Df")
def test_results_are_held_between_one_and_six() -> None:
    table = deal("dawn", step="history", turn=2).script("history:peace_dividend", 6)
    table.answer(US, "modifier:plus_two").answer(CN, "modifier:zero")
    assert table.notes("history-result")[0].values["roll"] == 6
    table = deal("dawn", step="history", turn=2).script("history:peace_dividend", 1)
    table.answer(US, "modifier:zero").answer(CN, "modifier:minus_two")
    assert table.notes("history-result")[0].values["roll"] == 1


@pytest.mark.rule("4.6.Dh")
def test_the_owner_of_the_influence_chooses_where_it_is_placed() -> None:
    table = history("middle_east_process", 4)
    assert "space:jordan" in table.options(US)
    table = chinese_history("good_neighbours", 2)
    assert "space:mongolia" in table.options(CN)


@pytest.mark.rule("4.6.Di")
def test_the_other_chooses_where_influence_is_reduced() -> None:
    table = history("middle_east_process", 1)
    assert "space:israel" in table.options(CN)
    table = chinese_history("good_neighbours", 1)
    assert set(table.options(US)) == set(spaces("north_korea", "vietnam", "laos_cambodia", "pakistan"))


@pytest.mark.rule("4.6.Dj")
def test_the_us_chooses_where_anti_us_influence_is_removed() -> None:
    table = history("drone_campaign", 4, turn=5)
    assert set(table.options(US)) == set(spaces("libya", "syria", "iraq", "iran"))
    table.answer(US, "space:iran")
    assert influence(table, "iran") == (0, 0, 2)


@pytest.mark.rule("4.6.E")
def test_hands_are_filled_one_card_each_in_turn() -> None:
    table = deal("dawn", step="deal", hand_size=[9, 9], hands=[["nafta"], []])
    table.settle()
    assert [len(hand) for hand in table.state.hands] == [9, 9]
    order = [note.values["seat"] for note in table.notes("drawn")]
    assert order == [US, CN] * 8 + [CN]


@pytest.mark.rule("4.6.Fa")
def test_headlines_are_secret_until_both_are_chosen() -> None:
    table = deal("dawn", step="headline", hands=[["nafta"], ["csto", "socialist_market"]])
    table.answer(CN, "card:socialist_market")
    assert not table.notes("headline")
    assert table.view(US)["laid"] == [] and table.view(US)["seats"][CN]["values"]["cards"] == 2
    table.answer(US, "card:nafta")
    assert len(table.notes("headline")) == 2


def order_of_headlines(mine: str, theirs: str, **position: Any) -> list[str]:
    hands = [[mine, "oslo_accords"], [theirs, "zapatista_uprising"]]
    table = deal("dawn", step="headline", hands=hands, **position)
    table.answer(US, f"card:{mine}").answer(CN, f"card:{theirs}")
    return [NAMES[note.values["card"]] for note in table.notes() if note.key in ("event", "scoring")]


@pytest.mark.rule("4.6.Fb", "4.6.Fc", "4.6.Fd")
def test_the_order_of_headlines() -> None:
    assert order_of_headlines("unipolar_moment", "socialist_market") == [
        "card:unipolar_moment",
        "card:socialist_market",
    ]
    assert order_of_headlines("nafta", "socialist_market") == ["card:socialist_market", "card:nafta"]
    assert order_of_headlines("asia_scoring", "csto") == ["card:csto", "card:asia_scoring"]
    assert order_of_headlines("asia_scoring", "africa_scoring") == ["card:africa_scoring", "card:asia_scoring"]


@pytest.mark.rule("7.3.2b", "7.3.2a")
def test_headline_order_uses_the_modified_value() -> None:
    order = order_of_headlines("unipolar_moment", "socialist_market", us={"ops_minus": 2})
    assert order == ["card:socialist_market", "card:unipolar_moment"]


@pytest.mark.rule("4.6.Fe", "5.2b")
def test_an_opponents_headline_is_carried_out_by_the_opponent() -> None:
    table = deal("dawn", step="headline", hands=[["africa_tour", "nafta"], ["csto", "zapatista_uprising"]])
    table.answer(US, "card:africa_tour").answer(CN, "card:csto")
    assert "space:kenya" in table.options(CN)


@pytest.mark.rule("4.6.Ff", "5.2e")
def test_a_headline_that_cannot_happen_is_discarded() -> None:
    table = deal("dawn", step="headline", hands=[["nafta"], ["belgrade_embassy", "csto"]])
    table.answer(US, "card:nafta").answer(CN, "card:belgrade_embassy")
    assert card("belgrade_embassy") in table.state.discards
    assert not table.state.happened[card("belgrade_embassy")]


@pytest.mark.rule("4.6.Ga")
def test_seven_rounds_each_the_us_always_first() -> None:
    hands = [BASE_DECKS[0][5:14], BASE_DECKS[0][19:28]]
    table = deal("dawn", step="belt-and-road", hands=[[NAMES[number] for number in hand] for hand in hands])
    for seat in (US, CN):
        table.state.hand_size[seat] = 9
    while table.state.step <= 5 and not table.state.over:
        first = table.runner.pending[0] if table.runner.pending else None
        if first is None:
            break
        if first.seat < 0:
            table.settle()
            continue
        wanted = NAMES.number("do:influence")
        table.runner.answer_for(first.seat, wanted if wanted in first.options else first.options[0])
    order = [(note.values["n"], note.values["seat"]) for note in table.notes("round")]
    assert order == [(number, seat) for number in range(1, 8) for seat in (US, CN)]


@pytest.mark.rule("4.6.Gb", "5.1a")
def test_a_round_cannot_be_passed() -> None:
    table = round_for(US, "nafta")
    assert set(table.options(US)) == {"card:nafta", "card:oslo_accords", "pay:tech"}
    table.answer(US, "card:nafta")
    assert "pass" not in table.options(US)


@pytest.mark.rule("4.6.Gc", "10.1.4")
def test_only_an_empty_hand_is_passed_over() -> None:
    table = deal("dawn", step="action-round", hands=[[], ["africa_scoring"]])
    assert table.options(CN) == ["card:africa_scoring"]
    assert [note.values["seat"] for note in table.notes("round")] == [CN]


@pytest.mark.rule("4.6.Gd")
def test_a_card_left_over_is_kept() -> None:
    table = deal("dawn", step="action-round", round=8, moving=CN, hands=[["nafta"], ["csto"]], **POOR)
    table.settle()
    assert card("nafta") in table.state.hands[US] and card("csto") in table.state.hands[CN]


@pytest.mark.rule("4.6.H1", "9.1.7b", "9.1.7c")
def test_income() -> None:
    table = deal("dawn", step="economy", us={"economy": 8, "forex": 0}, cn={"economy": 6, "forex": 0})
    table.settle()
    assert table.state.forex == [4, 3]


@pytest.mark.rule("4.6.H2", "5.8h")
def test_one_level_may_be_bought_the_us_first() -> None:
    table = deal("dawn", step="economy", us={"economy": 8, "forex": 3}, cn={"economy": 6, "forex": 7})
    assert table.options(US) == ["yes", "pass"] and table.runner.pending_for(CN) is None
    table.answer(US, "yes").answer(CN, "pass")
    assert table.state.forex == [0, 10]
    assert [note.values["now"] for note in table.notes("economy") if note.values["seat"] == US] == [9, 8]


@pytest.mark.rule("4.6.H3a", "4.6.H3b")
def test_economies_decay_and_poverty_hurts_society() -> None:
    table = deal("dawn", step="economy", us={"economy": 8, "forex": 0}, cn={"economy": 4, "forex": 0, "social": 6})
    table.settle()
    assert table.state.economy == [7, 3] and table.state.social == [8, 5]


@pytest.mark.rule("4.6.H3c", "10.3.2")
def test_losses_are_judged_after_the_whole_step() -> None:
    table = deal("dawn", step="economy", us={"economy": 2, "forex": 0}, cn={"economy": 3, "forex": 0, "social": 2})
    table.settle()
    assert table.state.ending == "both-ruined" and table.state.winners == []


@pytest.mark.rule("4.6.H4", "9.1.7a", "9.1.7d")
def test_zone_effects_use_the_level_after_the_decay() -> None:
    table = deal("dawn", step="economy", us={"economy": 11, "forex": 0}, cn={"economy": 6, "forex": 0})
    table.settle()
    assert table.state.economy == [10, 5]
    assert table.state.vp == [2, 0] and table.state.social == [9, 6]


@pytest.mark.rule("4.6.I")
def test_extra_scoring_in_turns_four_to_eight() -> None:
    table = deal("dawn", step="extra-scoring", turn=4).script("card:asia_scoring")
    table.settle()
    assert [NAMES[note.values["card"]] for note in table.notes("extra-scoring")] == ["card:asia_scoring"]
    assert card("asia_scoring") not in table.state.extra_scoring.cards
    for turn in (3, 9):
        table = deal("dawn", step="extra-scoring", turn=turn)
        table.settle()
        assert not table.notes("extra-scoring")


@pytest.mark.rule("4.6.Jb", "9.1.6b")
def test_the_end_of_a_turn_in_order() -> None:
    table = deal(
        "dawn",
        step="end-of-turn",
        turn=8,
        war_demand=2,
        may_discard=[True, False],
        hands=[["nafta"], ["csto"]],
        **POOR,
    )
    table.answer(CN, *spaces("poland", "poland", "germany", "france"))
    assert table.options(US) == ["card:nafta", "pass"]
    table.answer(US, "card:nafta")
    keys = [note.key for note in table.notes() if note.key in ("war-unmet", "discard", "era", "turn")]
    assert keys == ["war-unmet", "discard", "era", "turn"]


@pytest.mark.rule("8.1.5d", "8.1.5e")
@pytest.mark.parametrize(("demand", "placed", "unmet"), [(0, 0, 0), (1, 0, 1), (1, 1, 0), (2, 1, 1)])
def test_the_war_in_ukraine_is_paid_for_or_felt(demand: int, placed: int, unmet: int) -> None:
    table = deal("dawn", step="end-of-turn", turn=9, russia=9, war_demand=demand, placed_in_ukraine=placed)
    table.settle()
    assert len(table.notes("war-unmet")) == unmet


@pytest.mark.rule("8.2.3j", "7.3.2b")
def test_a_headline_neither_profits_from_the_next_card_effects_nor_uses_them_up() -> None:
    """Nafta and Socialist Market are both worth three; with the smartphone's point the US would go first."""
    smartphone = [False, True, False, False]
    assert order_of_headlines("nafta", "socialist_market", next_card=smartphone)[0] == "card:socialist_market"
    table = deal("dawn", step="headline", next_card=smartphone, hands=[["nafta", "gulf_war"], ["socialist_market"]])
    table.answer(US, "card:nafta").answer(CN, "card:socialist_market")
    assert operations(table.state, US, card("gulf_war")) == 4


@pytest.mark.rule("4.6a")
def test_the_step_shown_is_the_step_that_runs() -> None:
    table = deal("dawn", step="history", turn=2, us={"forex": 2}, cn={"forex": 2})
    table.answer(US, "modifier:zero").answer(CN, "modifier:zero")
    assert len(table.notes("history")) == 2 and table.asked(US).prompt == "modifier"
    assert table.view(US)["phase"] == "history"
    upgrade = deal("dawn", step="economy", us={"forex": 9})
    assert upgrade.asked(US).prompt == "upgrade-economy" and upgrade.view(US)["phase"] == "economy"


@pytest.mark.rule("4.6.Ga")
def test_a_round_is_shown_only_in_step_g() -> None:
    table = deal("dawn", step="action-round", round=8, moving=CN, hands=[[], ["socialist_market"]], us={"forex": 9})
    assert table.asked(US).prompt == "upgrade-economy"
    assert table.view(US)["round"] == 0
    begun = deal("dawn", step="belt-and-road", hands=[["nafta", "csto"], ["socialist_market"]])
    assert begun.asked(US).prompt == "play-card" and begun.view(US)["round"] == 1
