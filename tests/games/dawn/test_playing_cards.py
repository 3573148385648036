"""Chapter 5: playing cards and spending foreign exchange; chapter 7: events and operations."""

from typing import Any

import pytest

from sandtable.games.dawn.content import CARDS, MOVES_RUSSIA
from sandtable.games.dawn.options import BASE, NAMES, card, country
from sandtable.games.dawn.rules.cards import operations
from sandtable.testing import deal

from .table import CN, US, event, influence, round_for, spaces


@pytest.mark.rule("5.1b", "5.8g")
def test_foreign_exchange_is_spent_before_the_card_by_the_phasing_player_only() -> None:
    table = round_for(US, "nafta", us={"forex": 9}, cn={"forex": 9}, diplomacy=2)
    assert {"pay:diplomacy", "pay:tech"} < set(table.options(US))
    assert table.runner.pending_for(CN) is None
    table.answer(US, "pay:diplomacy", "card:nafta")
    assert not any(option.startswith("pay") for option in table.options(US))
    headline = deal("dawn", step="headline", us={"forex": 9}, hands=[["nafta"], ["csto"]])
    assert headline.options(US) == ["card:nafta"]


@pytest.mark.rule("5.2a", "5.2c")
def test_an_opponents_event_comes_before_or_after_the_action() -> None:
    after = round_for(US, "bolivarian_revolution", venezuela={"us": 3})
    assert "do:event" not in after.answer(US, "card:bolivarian_revolution").options(US)
    after.answer(US, "do:influence", "space:venezuela", "space:colombia")
    assert influence(after, "venezuela") == (1, 0, 0)
    before = round_for(US, "bolivarian_revolution", venezuela={"us": 3})
    before.answer(US, "card:bolivarian_revolution", "do:event_first")
    assert influence(before, "venezuela") == (0, 0, 0)
    before.answer(US, "do:influence", "space:venezuela", "space:venezuela")
    assert influence(before, "venezuela") == (2, 0, 0)
    assert card("bolivarian_revolution") in before.state.removed


@pytest.mark.rule("5.2b")
def test_the_opponent_carries_out_the_event() -> None:
    table = round_for(US, "africa_tour").answer(US, "card:africa_tour", "do:event_first")
    table.answer(CN, *spaces("kenya", "morocco", "ethiopia"))
    assert "do:influence" in table.options(US)


@pytest.mark.rule("5.2d", "7.6b", "5.7")
def test_the_russia_track_moves_after_event_and_action() -> None:
    table = round_for(US, "csto").answer(US, "card:csto", "do:influence", "space:greece", "space:greece")
    keys = [note.key for note in table.notes() if note.key in ("influence", "event", "russia")]
    assert keys[-2:] == ["russia", "influence"] and "event" in keys[:-2]
    assert table.state.russia == 1
    table = event(CN, "csto")
    assert table.state.russia == 1


@pytest.mark.rule("5.2e")
def test_an_event_without_its_requirement_does_not_happen() -> None:
    table = round_for(US, "belgrade_embassy").answer(US, "card:belgrade_embassy")
    assert "do:event_first" not in table.options(US)
    table.answer(US, "do:influence", "space:greece", "space:greece")
    assert card("belgrade_embassy") in table.state.discards


@pytest.mark.rule("5.2f", "7.4")
def test_a_forbidden_event_leaves_the_operations() -> None:
    table = round_for(CN, "mfn_review", happened=["wto_accession"]).answer(CN, "card:mfn_review")
    assert "do:event_first" not in table.options(CN)
    table.answer(CN, "do:influence", "space:mongolia", "space:mongolia")
    assert table.state.economy[CN] == 6 and card("mfn_review") in table.state.discards


@pytest.mark.rule("5.2g")
def test_an_event_without_effect_has_happened() -> None:
    table = event(US, "us_japan_guidelines", japan={"cn": 9})
    assert card("us_japan_guidelines") in table.state.removed


@pytest.mark.rule("5.2h", "card o")
def test_an_own_event_that_cannot_happen_cannot_be_chosen() -> None:
    table = round_for(US, "afghanistan_war").answer(US, "card:afghanistan_war")
    assert "do:event" not in table.options(US)
    state = table.state
    assert state.why_not(table.asked(US), NAMES.number("do:event")) == "5.2h"
    table = round_for(US, "afghanistan_war", happened=["september_11"]).answer(US, "card:afghanistan_war")
    assert "do:event" in table.options(US)


@pytest.mark.rule("card o")
@pytest.mark.parametrize(
    ("seat", "name", "position", "possible"),
    [
        (CN, "belgrade_embassy", {}, False),
        (CN, "belgrade_embassy", {"happened": ["nato_bombs_yugoslavia"]}, True),
        (US, "mfn_review", {"happened": ["wto_accession"]}, False),
        (US, "war_on_terror", {"happened": ["september_11"]}, True),
        (US, "war_on_terror", {"happened": ["september_11", "afghan_withdrawal"]}, False),
        (US, "tpp", {"happened": ["america_first"]}, False),
        (CN, "sco", {}, False),
        (CN, "sco", {"happened": ["shanghai_five"]}, True),
        (CN, "abu_ghraib", {}, False),
        (CN, "abu_ghraib", {"happened": ["iraq_war"]}, True),
        (CN, "abu_ghraib", {"happened": ["afghanistan_war"]}, True),
        (US, "nordic_accession", {}, False),
        (US, "aid_and_sanctions", {"russia": 9, "war_demand": 1}, True),
        (CN, "brics_expansion", {"happened": ["brics"]}, True),
        (CN, "afghan_withdrawal", {}, False),
    ],
)
def test_requirements_blocks_and_conditions(seat: int, name: str, position: dict[str, Any], possible: bool) -> None:
    table = round_for(seat, name, **position).answer(seat, f"card:{name}")
    assert ("do:event" in table.options(seat)) is possible


@pytest.mark.rule("5.3")
def test_a_higher_value_meets_a_requirement() -> None:
    table = round_for(US, "internet_freedom", other=("wto_accession", "hide_and_bide"))
    table.answer(US, "card:internet_freedom", "do:event")
    assert table.options(CN) == ["card:wto_accession", "card:hide_and_bide", "choice:lose_social"]


@pytest.mark.rule("5.4", "7.3.2a")
def test_a_card_discarded_by_an_event_has_no_event() -> None:
    table = round_for(US, "internet_freedom", other=("wto_accession",))
    table.answer(US, "card:internet_freedom", "do:event").answer(CN, "card:wto_accession")
    assert table.state.economy[CN] == 6 and card("wto_accession") in table.state.discards


@pytest.mark.rule("5.5a")
def test_card_text_beats_the_rules() -> None:
    table = event(CN, "made_in_china_2025", dice=(4,), raced=True)
    assert table.state.tech[CN] == 1


@pytest.mark.rule("5.6a")
def test_card_text_on_influence_does_not_mean_anti_us_influence() -> None:
    table = event(US, "nato_bombs_yugoslavia", serbia={"anti": 5, "cn": 2})
    assert influence(table, "serbia") == (0, 1, 2)
    table = event(CN, "algerian_war", dice=(6,), algeria={"anti": 1})
    assert influence(table, "algeria") == (0, 2, 1)


@pytest.mark.rule("5.8a", "5.8b", "8.1.1")
def test_china_pays_for_the_russia_track_and_the_box_comes_last() -> None:
    table = round_for(CN, "socialist_market", cn={"forex": 3}).answer(CN, "pay:russia", "card:socialist_market")
    assert table.state.russia == 0 and table.state.forex[CN] == 0
    table.answer(CN, "do:event")
    assert table.state.russia == 1 and influence(table, "russia") == (1, 0, 0)
    assert "pay:russia" not in round_for(CN, "socialist_market", cn={"forex": 2}).options(CN)


@pytest.mark.rule("5.8c", "5.8d")
def test_the_us_pays_for_technology_and_the_box_comes_first() -> None:
    table = round_for(US, "nafta", us={"forex": 2, "tech": 1}).answer(US, "pay:tech")
    assert "space:mongolia" in table.options(US)
    table.answer(US, "space:mongolia")
    assert table.state.forex[US] == 0 and "card:nafta" in table.options(US)


@pytest.mark.rule("5.8e")
def test_diplomacy_is_raised_for_two_dollars_a_level() -> None:
    table = round_for(US, "nafta", us={"forex": 5}, diplomacy=1).answer(US, "pay:diplomacy", "pay:diplomacy")
    assert table.state.diplomacy == 3 and table.state.forex[US] == 1
    assert "pay:diplomacy" not in table.options(US)


@pytest.mark.rule("5.8f")
def test_at_most_one_step_before_a_card() -> None:
    table = round_for(US, "nafta", us={"forex": 9}).answer(US, "pay:tech")
    assert "pay:tech" not in table.options(US)
    assert table.state.why_not(table.asked(US), NAMES.number("pay:tech")) == "5.8f"
    table = round_for(CN, "socialist_market", cn={"forex": 9}).answer(CN, "pay:russia")
    assert "pay:russia" not in table.options(CN)


@pytest.mark.rule("7.3a", "7.3b", "7.7a")
@pytest.mark.parametrize(
    ("name", "minus", "plus", "value"),
    [
        ("unipolar_moment", 1, 1, 4),
        ("yinhe_inspection", 1, 1, 2),
        ("nafta", 5, 0, 1),
        ("nafta", 0, 3, 4),
        ("nafta", 1, 0, 2),
    ],
)
def test_reductions_first_then_increases(name: str, minus: int, plus: int, value: int) -> None:
    table = round_for(US, name, us={"ops_minus": minus, "ops_plus": plus})
    assert operations(table.state, US, card(name)) == value


@pytest.mark.rule("7.3.1a")
def test_a_modifier_concerns_one_side() -> None:
    table = event(US, "unipolar_moment")
    assert operations(table.state, US, card("nafta")) == 4 and operations(table.state, CN, card("nafta")) == 3


@pytest.mark.rule("7.3.1b", "7.3.3")
def test_modifiers_and_restrictions_hold_for_operations_from_events() -> None:
    table = round_for(CN, "un_resolution", "nafta", cn={"ops_minus": 2}, low_profile=True)
    table.answer(CN, "card:un_resolution", "do:event", "card:nafta")
    assert "do:realign" not in table.options(CN)
    table.answer(CN, "do:influence", "space:mongolia")
    assert influence(table, "mongolia") == (0, 1, 0) and table.asked(US)


@pytest.mark.rule("7.3.2a", "6.3.1b")
def test_modified_values_count_except_for_improving() -> None:
    table = round_for(CN, "socialist_market", cn={"ops_minus": 2}).answer(CN, "card:socialist_market")
    offered = table.options(CN)
    assert "do:tech_race" not in offered and "do:improve_social" in offered


@pytest.mark.rule("7.5a", "7.5b")
def test_seven_wars_that_need_no_influence() -> None:
    wars = {f"card:{row['id']}" for row in BASE["card"] if row.get("kind") == "war"}
    ids = ("yugoslav_wars", "congo_wars", "chechen_war", "algerian_war", "afghanistan_war", "iraq_war", "gulf_war")
    assert wars == {f"card:{id}" for id in ids}
    table = event(US, "gulf_war", dice=(6,), clear=True)
    assert influence(table, "iraq") == (2, 0, 0)


@pytest.mark.rule("7.6a")
def test_five_cards_move_the_russia_track() -> None:
    moving = {NAMES[number] for number in CARDS if MOVES_RUSSIA[number]}
    ids = ("nato_bombs_yugoslavia", "chechen_war", "csto", "abm_withdrawal", "nato_enlargement")
    assert moving == {f"card:{id}" for id in ids}


@pytest.mark.rule("7.6b", "4.6.Ff")
def test_a_headline_moves_the_track_too() -> None:
    table = deal("dawn", step="headline", hands=[["nato_bombs_yugoslavia", "nafta"], ["socialist_market", "csto"]])
    table.answer(US, "card:nato_bombs_yugoslavia").answer(CN, "card:socialist_market")
    assert table.state.russia == 1


@pytest.mark.rule("7.7b", "6.2.2b")
def test_scoring_cards_have_no_operations() -> None:
    table = round_for(US, "asia_scoring", us={"ops_plus": 2})
    assert operations(table.state, US, card("asia_scoring")) == 0
    table.answer(US, "card:asia_scoring")
    assert table.notes("scoring") and table.asked(CN)


@pytest.mark.rule("6.1.1c")
def test_influence_from_events_needs_no_reach() -> None:
    table = event(US, "colour_revolutions", "space:moldova", clear=True)
    assert influence(table, "moldova") == (2, 0, 0)
    assert table.state.reach[US][country("belarus")] == 0


@pytest.mark.rule("7.2", "card h")
def test_a_permanent_event_that_comes_first_already_holds_for_the_action() -> None:
    """The trade bonus of the WTO counts in the very action for which the card is played."""
    for first, total in (("do:event_first", 3 + 6 + 1), ("do:trade", 3 + 5)):
        table = round_for(US, "wto_accession", us={"economy": 8}, cn={"economy": 6}).script(1, 3)
        table.answer(US, "card:wto_accession", first)
        if first == "do:event_first":
            table.answer(US, "do:trade")
        table.answer(US, "space:kenya")
        assert table.notes("trade")[0].values["theirs"] == total
        assert table.state.in_force[card("wto_accession")] and not table.state.in_play
        assert card("wto_accession") not in table.state.discards + table.state.removed
