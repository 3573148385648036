"""Chapter 9: society and economy, diplomacy and security."""

from typing import Any

import pytest

from sandtable.engine import Finished
from sandtable.games.dawn.content import (
    ATTEMPTS,
    HAND_SIZE,
    INCOME,
    OPPONENT_VP,
    OWN_SOCIAL,
    OWN_VP,
    SOCIAL_ZONE,
    UPGRADE_PRICE,
)
from sandtable.games.dawn.rules.status import change_diplomacy, change_social, judge_ruin
from sandtable.testing import deal

from .table import CN, US, event, round_for


@pytest.mark.rule("9.1.1")
def test_actions_and_events_move_the_tracks() -> None:
    table = event(CN, "hong_kong_handover")
    assert table.state.social[CN] == 7


@pytest.mark.rule("9.1.2")
def test_the_tops_of_the_tracks() -> None:
    table = event(CN, "hong_kong_handover", cn={"social": 10})
    assert table.state.social[CN] == 10
    table = event(US, "nafta", us={"economy": 11})
    assert table.state.economy[US] == 11


@pytest.mark.rule("9.1.3a", "10.3.1b")
def test_a_society_or_an_economy_at_one_loses_at_once() -> None:
    table = event(CN, "los_angeles_unrest", us={"social": 2})
    assert table.state.over and table.state.ending == "civil-war" and table.state.winners == [CN]
    table = event(US, "mfn_review", cn={"economy": 2, "forex": 0})
    table.answer(CN, "choice:lose_economy")
    assert table.state.ending == "collapse" and table.state.winners == [US]


@pytest.mark.rule("9.1.3b")
def test_losses_are_judged_after_a_whole_event() -> None:
    table = event(CN, "global_financial_crisis", us={"economy": 3}, cn={"economy": 2})
    assert table.state.ending == "both-ruined"
    saved = event(CN, "september_11", us={"economy": 9, "social": 2})
    assert not saved.state.over


@pytest.mark.rule("9.1.5")
def test_six_zones() -> None:
    assert [SOCIAL_ZONE[level] for level in range(2, 11)] == [4, 4, 3, 3, 2, 2, 1, 1, 0]
    assert [INCOME[level] for level in range(2, 12)] == [1, 1, 2, 2, 3, 3, 4, 4, 4, 4]


@pytest.mark.rule("9.1.6a", "9.1.6b", "9.1.6c", "9.1.6d", "9.1.6e")
def test_hand_sizes_and_abilities() -> None:
    assert [HAND_SIZE[level] for level in range(2, 11)] == [8, 8, 8, 8, 9, 9, 9, 9, 10]
    for level in range(2, 11):
        table = deal("dawn", us={"social": level})
        table.settle()
        assert table.state.may_discard[US] is (level in (8, 9))
        assert table.state.eighth_round[CN] is (level in (2, 3))


@pytest.mark.rule("9.1.6b")
def test_the_discard_at_the_end_of_the_turn_is_optional() -> None:
    table = deal("dawn", step="end-of-turn", may_discard=[True, False], hands=[["nafta"], ["csto"]])
    assert table.options(US) == ["card:nafta", "pass"]


@pytest.mark.rule("9.1.6e")
def test_the_eighth_round_is_optional() -> None:
    position: dict[str, Any] = {"step": "action-round", "round": 8, "hands": [["nafta"], ["csto"]]}
    table = deal("dawn", eighth_round=[True, False], **position)
    assert table.options(US) == ["yes", "pass"]
    table.answer(US, "yes")
    assert "card:nafta" in table.options(US)
    declined = deal("dawn", eighth_round=[True, False], us={"forex": 0}, cn={"forex": 0}, **position)
    declined.answer(US, "pass")
    assert declined.state.step != 5


@pytest.mark.rule("9.1.7a", "9.1.7b", "9.1.7c", "9.1.7d", "9.1.7e")
def test_zones_of_the_economy() -> None:
    table = {
        level: (INCOME[level], OWN_SOCIAL[level], OWN_VP[level], OPPONENT_VP[level], UPGRADE_PRICE[level])
        for level in (10, 8, 6, 4, 2)
    }
    assert table == {
        10: (4, 1, 1, 0, 8),
        8: (4, 0, 1, 0, 7),
        6: (3, 0, 0, 0, 5),
        4: (2, 0, 0, 1, 4),
        2: (1, 0, 0, 1, 2),
    }
    assert ATTEMPTS[2:] == [3, 3, 3, 2, 2, 2, 1, 1, 1, 1]


@pytest.mark.rule("9.1.7e", "9.1.7d")
def test_a_weak_economy_gives_the_other_points() -> None:
    table = deal("dawn", step="economy", us={"economy": 3, "forex": 0}, cn={"economy": 5, "forex": 0})
    table.settle()
    assert table.state.economy == [2, 4] and table.state.vp == [1, 1]


@pytest.mark.rule("9.1.7a")
def test_the_top_level_cannot_be_upgraded() -> None:
    table = deal("dawn", step="economy", us={"economy": 11, "forex": 20}, cn={"economy": 10, "forex": 20})
    assert table.asked(CN).prompt == "upgrade-economy" and table.runner.pending_for(US) is None
    table.answer(CN, "pass")
    table.settle()
    assert table.state.economy == [10, 9]


@pytest.mark.rule("9.1.8")
def test_trade_value_is_for_trade_contests_only() -> None:
    table = round_for(CN, "trade_war", happened=["wto_accession"]).script(3, 4)
    table.answer(CN, "card:trade_war", "do:event")
    note = table.notes("both-roll")[0].values
    assert (note["us"], note["cn"]) == (3 + 6, 4 + 4)


@pytest.mark.rule("9.2.2")
def test_diplomacy_and_security_stop_at_three() -> None:
    table = event(US, "strategic_dialogue")
    assert table.state.diplomacy == 3 and table.state.security == 3


@pytest.mark.rule("9.2.3")
def test_all_out_war_is_lost_by_the_phasing_player() -> None:
    table = round_for(CN, "socialist_market", diplomacy=2, ukraine={"us": 1}).script(6)
    table.answer(CN, "card:socialist_market", "do:realign", "space:ukraine")
    assert table.state.ending == "all-out-war" and table.state.winners == [US]
    assert table.state.scores() == [1.0, 0.0]


@pytest.mark.rule("10.3.2b")
def test_war_and_the_others_ruin_in_one_effect_is_a_draw() -> None:
    table = round_for(US, "nafta", diplomacy=2)
    table.state.phasing = US
    change_diplomacy(table.state, -1)
    change_social(table.state, CN, -9)
    with pytest.raises(Finished):
        judge_ruin(table.state)
    assert table.state.ending == "both-ruined" and table.state.winners == []


@pytest.mark.rule("9.1.2", "9.2.2", "card d")
def test_a_change_that_a_limit_swallows_is_not_in_the_log() -> None:
    full = event(US, "strategic_dialogue", diplomacy=3, security=3)
    assert not full.notes("diplomacy") and not full.notes("security")
    top = event(CN, "hong_kong_handover", cn={"social": 10})
    assert not top.notes("social") and top.state.social[CN] == 10
    broke = event(CN, "stimulus_package", cn={"forex": 0, "economy": 6})
    assert not broke.notes("forex") and broke.notes("economy")


@pytest.mark.rule("9.1.1")
def test_a_change_in_the_log_says_how_much_it_was_and_why() -> None:
    table = event(US, "nafta", us={"economy": 8})
    (note,) = table.notes("economy")
    assert (note.values["change"], note.values["now"], note.values["cause"]) == ("+1", 9, "card:nafta")


@pytest.mark.rule("10.3.1b", "9.1.3a")
def test_the_last_screen_shows_what_both_sides_had() -> None:
    table = round_for(US, "los_angeles_unrest", us={"social": 2, "vp": 7}, cn={"vp": 3})
    table.answer(US, "card:los_angeles_unrest", "do:event_first")
    ending = table.view(CN)["ending"]
    assert (ending["how"], ending["rule"], ending["decided"]) == ("civil-war", "9.1.3a", "10.3.1b")
    assert [score["who"] for score in ending["scores"]] == [CN, US]
    assert [score["values"]["points"] for score in ending["scores"]] == [3, 7]
    assert table.notes("over")[0].values["how"] == "end-civil-war"
