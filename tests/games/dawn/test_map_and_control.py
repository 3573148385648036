"""Chapter 2: the map, control, the kinds of influence, cards and modifier cards."""

import pytest

from sandtable.games import find_game
from sandtable.games.dawn.content import (
    BATTLEGROUND,
    CARDS,
    COUNTRIES,
    ERA,
    HISTORY_ROWS,
    HOME,
    NEIGHBOURS,
    PERMANENT,
    PRINTED_OPS,
    REGION_IDS,
    SIDE,
    STABILITY,
    STARRED,
    members,
)
from sandtable.games.dawn.options import ATLAS, MAP, NAMES, card, country
from sandtable.games.dawn.rules.actions import realignment_modifier
from sandtable.testing import deal

from .table import CN, US, event, holder, influence, round_for


@pytest.mark.rule("2.1.1a", "2.1.1b", "2.1.1c", "2.1.1d", "2.1.2")
def test_regions_and_sub_regions() -> None:
    assert REGION_IDS == ["europe", "asia", "middle_east", "africa", "latin_america"]
    assert sum(len(members(id)) for id in REGION_IDS) == len(COUNTRIES) == 90
    central_asia = country("central_asia")
    assert set(members("former_soviet")) - {central_asia} < set(members("europe"))
    assert set(members("southeast_asia")) < set(members("asia"))
    assert central_asia in members("asia") and central_asia in members("former_soviet")
    assert central_asia not in members("europe")
    assert {country("libya"), country("egypt")} < set(members("middle_east"))
    assert {country(id) for id in ("canada", "turkey", "caucasus", "armenia")} < set(members("europe"))


@pytest.mark.rule("2.1.3a", "2.1.3b", "2.1.4")
def test_stability_and_battlegrounds() -> None:
    without = [place for place in COUNTRIES if STABILITY[place] == 0]
    assert without == [country("india")]
    assert all(1 <= STABILITY[place] <= 4 for place in COUNTRIES if place not in without)
    assert sum(BATTLEGROUND[place] for place in COUNTRIES) == 32
    assert find_game("dawn").board()["spaces"]["space:iran"]["battleground"] is True


@pytest.mark.rule("2.1.5a", "2.1.5c", "6.2.7")
def test_india_and_taiwan_start_as_no_realignment_countries() -> None:
    table = round_for(CN, "socialist_market")
    assert [row["id"] for row in ATLAS["country"] if row.get("no_realign")] == ["taiwan", "india"]
    table.answer(CN, "card:socialist_market", "do:realign")
    assert "space:taiwan" not in table.options(CN) and "space:india" not in table.options(CN)
    assert "space:japan" in table.options(CN)
    placing = round_for(CN, "socialist_market").answer(CN, "card:socialist_market", "do:influence")
    assert {"space:taiwan", "space:india"} < set(placing.options(CN))


@pytest.mark.rule("2.1.5b")
def test_events_mark_further_countries() -> None:
    table = event(CN, "partnership_statement")
    assert table.state.crossed[country("russia")]
    assert "crossed" in table.view(US)["spaces"]["space:russia"]["marks"]


@pytest.mark.rule("2.1.6a", "2.1.6b")
def test_home_spaces_hold_nothing_but_count_as_adjacent() -> None:
    assert "space:us" in NAMES and NAMES.number("space:us") not in COUNTRIES
    assert HOME[country("myanmar")] == CN and HOME[country("mexico")] == US
    table = round_for(CN, "socialist_market")
    assert realignment_modifier(table.state, CN, country("myanmar")) == 1
    assert realignment_modifier(table.state, US, country("myanmar")) == -1


@pytest.mark.rule("2.1.7a", "2.1.7b")
def test_adjacency_is_the_drawn_lines_both_ways() -> None:
    for place in COUNTRIES:
        for other in NEIGHBOURS[place]:
            assert place in NEIGHBOURS[other]
    assert country("algeria") in NEIGHBOURS[country("france")]
    assert country("saudi_arabia") not in NEIGHBOURS[country("egypt")]


@pytest.mark.rule("2.1.8.1", "2.1.8a")
def test_the_us_controls_israel_with_four_points_more_than_china() -> None:
    assert holder(deal("dawn", israel={"us": 4}), "israel") == "us"
    assert holder(deal("dawn", israel={"us": 3}), "israel") is None
    assert holder(deal("dawn", israel={"us": 4, "cn": 1}), "israel") is None
    assert holder(deal("dawn", israel={"us": 5, "cn": 1}), "israel") == "us"


@pytest.mark.rule("2.1.8.2", "2.1.8.3a", "2.1.8.3a-b")
def test_iran_belongs_to_china_with_four_points_and_to_nobody_american_with_one_anti_us_point() -> None:
    assert holder(deal("dawn", iran={"cn": 4}), "iran") == "cn"
    assert holder(deal("dawn", iran={"cn": 3, "us": 0}), "iran") is None
    assert holder(deal("dawn", iran={"cn": 5, "us": 2}), "iran") is None
    assert holder(deal("dawn", iran={"anti": 1}), "iran") == "anti"
    assert holder(deal("dawn", iran={"anti": 3, "cn": 4}), "iran") == "cn"


@pytest.mark.rule("2.1.8b")
def test_control_follows_every_point() -> None:
    table = round_for(US, "socialist_market", italy={"us": 1}).answer(US, "card:socialist_market", "do:influence")
    assert holder(table, "italy") is None
    table.answer(US, "space:italy")
    assert holder(table, "italy") == "us"


@pytest.mark.rule("2.1.8.3b", "2.1.8.3b-b")
def test_china_controlled_on_cards_includes_anti_us_control_but_in_rules_does_not() -> None:
    table = event(US, "partnership_for_peace", clear=True, ukraine={"anti": 1}, russia={"cn": 4})
    offered = table.options(US)
    assert "space:ukraine" not in offered and "space:russia" not in offered and "space:belarus" in offered
    waiting = round_for(CN, "chechen_war", russia=8, ukraine={"cn": 2})
    waiting.script(3).answer(CN, "card:chechen_war", "do:event")
    assert waiting.state.war_demand == 0
    begun = round_for(CN, "chechen_war", russia=8, ukraine={"anti": 2})
    begun.script(3).answer(CN, "card:chechen_war", "do:event")
    assert begun.state.war_demand == 1


@pytest.mark.rule("2.1.8.4a", "2.1.8.4b")
def test_taiwan_is_never_under_anti_us_control() -> None:
    table = round_for(US, "socialist_market", taiwan={"anti": 2})
    assert influence(table, "taiwan") == (0, 0, 2)
    assert holder(table, "taiwan") is None
    assert table.state.price(US, country("taiwan")) == table.state.price(CN, country("taiwan")) == 1


@pytest.mark.rule("2.1.8.5a", "2.1.8.5b")
def test_india_belongs_to_whoever_has_more() -> None:
    assert holder(deal("dawn", india={"us": 2, "cn": 1}), "india") == "us"
    assert holder(deal("dawn", india={"us": 1, "cn": 2}), "india") == "cn"
    assert holder(deal("dawn", india={"us": 1, "cn": 1}), "india") is None
    assert holder(deal("dawn", india={"anti": 1}), "india") == "anti"
    assert holder(deal("dawn", india={"anti": 1, "cn": 1}), "india") == "cn"


@pytest.mark.rule("2.1.8.6a", "2.1.8.6c", "5.6b", "6.1.1f")
def test_us_and_anti_us_influence_are_one_scale() -> None:
    table = event(CN, "bolivarian_revolution")
    assert influence(table, "venezuela") == (0, 0, 2)
    table = round_for(US, "socialist_market", nicaragua={"anti": 1})
    table.answer(US, "card:socialist_market", "do:influence", "space:nicaragua")
    assert influence(table, "nicaragua") == (0, 0, 0)
    table.answer(US, "space:nicaragua")
    assert influence(table, "nicaragua") == (1, 0, 0)


@pytest.mark.rule("2.1.8.6b")
def test_events_place_anti_us_influence() -> None:
    table = event(CN, "iran_nuclear_programme", iran={"us": 1})
    assert influence(table, "iran") == (0, 1, 0)


@pytest.mark.rule("2.1.8.6d", "2.1.8.6e")
def test_removing_stops_at_zero() -> None:
    table = event(CN, "euro_debt_crisis", *("space:italy", "space:greece"), italy={"us": 1}, greece={})
    assert influence(table, "greece") == (0, 1, 0)
    table = event(US, "nato_bombs_yugoslavia", serbia={"anti": 2})
    assert influence(table, "serbia") == (1, 0, 0)


@pytest.mark.rule("2.2.1.1a", "2.2.1.2", "2.2.1.3")
def test_base_cards() -> None:
    assert len(CARDS) == 117
    assert [sum(ERA[number] == era for number in CARDS) for era in (0, 1, 2)] == [46, 46, 25]
    assert [sum(SIDE[number] == side for number in CARDS) for side in (0, 1, 2)] == [38, 40, 39]
    assert all(1 <= PRINTED_OPS[number] <= 4 or SIDE[number] == 2 for number in CARDS)
    printed = find_game("dawn").board()["cards"]["card:nafta"]
    assert printed["era"] == "E" and printed["ops"] == 3 and printed["side"] == "us"


@pytest.mark.rule("2.2.1.1b", "2.2.1.1c", "4.6.Gd")
def test_holding_a_scoring_card_loses() -> None:
    table = deal("dawn", step="action-round", round=7, moving=CN, hands=[[], ["asia_scoring", "csto"]])
    table.answer(CN, "card:csto", "do:tech_race")
    assert table.state.over and table.state.ending == "held-scoring" and table.state.winners == [US]


@pytest.mark.rule("2.2.1.1d")
def test_if_both_hold_one_it_is_a_draw() -> None:
    hands = [["africa_scoring"], ["asia_scoring", "csto"]]
    table = deal("dawn", step="action-round", round=7, moving=CN, hands=hands)
    table.answer(CN, "card:csto", "do:tech_race")
    assert table.state.ending == "both-held-scoring" and table.state.winners == []


@pytest.mark.rule("2.2.1.4", "7.1")
def test_a_card_is_an_event_or_an_action() -> None:
    table = round_for(US, "nafta").answer(US, "card:nafta")
    assert {"do:event", "do:influence", "do:improve_economy"} < set(table.options(US))
    table.answer(US, "do:event")
    assert table.state.economy[US] == 9


@pytest.mark.rule("2.2.1.5", "5.2g")
def test_a_starred_card_leaves_the_game_after_its_event() -> None:
    assert STARRED[card("nafta")]
    table = event(US, "nafta")
    assert card("nafta") in table.state.removed
    table = round_for(US, "nafta").answer(US, "card:nafta", "do:sabotage")
    assert card("nafta") in table.state.discards


@pytest.mark.rule("2.2.1.6", "7.2")
def test_permanent_events_lie_open() -> None:
    assert [NAMES[number] for number in CARDS if PERMANENT[number]] == [
        "card:european_union",
        "card:war_on_terror",
        "card:pivot_to_asia",
        "card:wto_accession",
        "card:sco",
        "card:belt_and_road",
        "card:entity_list",
    ]
    table = event(CN, "wto_accession")
    assert table.view(US)["effects"] == ["card:wto_accession"]
    assert card("wto_accession") not in table.state.discards + table.state.removed


@pytest.mark.rule("2.2.1.6b")
def test_a_cancelled_permanent_event_leaves_the_game() -> None:
    table = event(CN, "made_in_china_2025", dice=(6,), happened=["entity_list"])
    assert not table.state.in_force[card("entity_list")]
    assert card("entity_list") in table.state.removed


@pytest.mark.rule("2.2.1.7", "6.1.5")
def test_discards_and_influence_are_open() -> None:
    table = round_for(US, "nafta").answer(US, "card:nafta", "do:sabotage")
    assert "card:nafta" in table.view(CN)["piles"]["discards"]
    pieces = table.view(CN)["spaces"]["space:iran"]["pieces"]
    assert pieces == [{"what": "influence-anti", "n": 3, "owner": "anti"}]


@pytest.mark.rule("2.2.2.1", "2.2.2.2")
def test_history_cards_have_four_results_and_are_used_once() -> None:
    rows = [row for row in HISTORY_ROWS if row]
    assert len(rows) == 43 and all(len(row["bands"]) == 4 for row in rows)
    table = deal("dawn", step="history", turn=2, us={"forex": 0}, cn={"forex": 0})
    table.script("history:peace_dividend", 3, "history:migrant_workers", 3).until("headline")
    assert all(NAMES.number(name) not in pile for pile in table.state.history for name in ("history:peace_dividend",))


@pytest.mark.rule("2.2.3.1", "2.2.3.2", "3.4a")
def test_both_hold_the_four_modifier_cards_for_the_history_phase() -> None:
    table = deal("dawn", step="history", turn=2).script("history:peace_dividend")
    four = {"modifier:zero", "modifier:plus_one", "modifier:minus_one", "modifier:plus_two", "modifier:minus_two"}
    for seat in (US, CN):
        assert set(table.options(seat)) == {*four, "modifier:counter"}
    headline = deal("dawn", step="headline", hands=[["nafta"], ["csto"]])
    assert not any(option.startswith("modifier") for option in headline.options(US))


@pytest.mark.rule("2.2.3.3a", "2.2.3.3b", "2.2.3.3c", "2.2.3.3f")
def test_modifiers_cost_what_they_are_worth() -> None:
    table = deal("dawn", step="history", turn=2).script("history:peace_dividend", 4)
    table.answer(US, "modifier:plus_two").answer(CN, "modifier:zero")
    assert table.notes("history-roll")[0].values["modifier"] == "+2"
    assert table.state.forex[CN] == 2
    table = deal("dawn", step="history", turn=2).script("history:peace_dividend", 4, "history:tax_sharing")
    table.answer(US, "modifier:minus_one").answer(CN, "modifier:minus_two")
    assert table.notes("history-roll")[0].values["modifier"] == "−3"
    assert table.state.forex[CN] == 0
    assert "modifier:plus_one" in table.options(US)


@pytest.mark.rule("2.2.3.3d")
def test_a_counter_cancels_but_the_other_still_pays() -> None:
    table = deal("dawn", step="history", turn=2).script("history:midterm_1994", 6)
    table.answer(US, "modifier:plus_two").answer(CN, "modifier:counter")
    assert table.notes("history-roll")[0].values["modifier"] == "+0"
    assert table.state.forex == [0, 1]


@pytest.mark.rule("2.2.3.3e")
def test_what_cannot_be_paid_cannot_be_played() -> None:
    table = deal("dawn", step="history", turn=2, us={"forex": 1}, cn={"forex": 0}).script("history:peace_dividend")
    assert set(table.options(US)) == {"modifier:zero", "modifier:plus_one", "modifier:minus_one", "modifier:counter"}
    table.script(3).answer(US, "modifier:zero")
    assert [note.values["card"] for note in table.notes("modifier")] == [NAMES.number("modifier:zero")] * 2


@pytest.mark.rule("2.3.1")
def test_foreign_exchange_has_no_limit() -> None:
    table = event(US, "shale_revolution", us={"forex": 60})
    assert table.state.forex[US] == 62


def test_the_map_has_no_unreachable_country() -> None:
    assert all(NEIGHBOURS[place] or HOME[place] >= 0 for place in MAP.countries)
