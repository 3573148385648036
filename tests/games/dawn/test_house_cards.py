"""The house rules that several cards share, and the permanent events."""

from typing import Any

import pytest

from sandtable.games.dawn.content import CARDS, SIDE
from sandtable.games.dawn.options import BOTH, NAMES, card, country
from sandtable.games.dawn.rules.actions import realignment_modifier
from sandtable.games.dawn.rules.economy import income
from sandtable.testing import deal

from .table import CN, US, event, influence, round_for, spaces


@pytest.mark.rule("card a")
def test_the_event_player_chooses_unless_somebody_is_named() -> None:
    table = round_for(CN, "partnership_for_peace").answer(CN, "card:partnership_for_peace", "do:event_first")
    assert "space:ukraine" in table.options(US)
    black = event(CN, "taliban_takes_kabul")
    assert set(black.options(CN)) == set(spaces("pakistan", "central_asia"))
    named = event(CN, "embassy_bombings")
    assert set(named.options(US)) == {*spaces("sudan", "afghanistan"), "pass"}


@pytest.mark.rule("card b")
def test_each_of_k_means_different_countries_and_fewer_if_fewer_qualify() -> None:
    table = event(US, "partnership_for_peace", "space:ukraine")
    assert "space:ukraine" not in table.options(US)
    held: dict[str, Any] = {
        id: {"anti": 1} for id in ("ukraine", "belarus", "moldova", "caucasus", "armenia", "baltics")
    }
    few = event(US, "partnership_for_peace", *spaces("russia", "central_asia"), **held)
    assert few.asked(CN).prompt == "play-card"


@pytest.mark.rule("card c")
def test_only_black_cards_bring_diplomacy_to_one() -> None:
    table = event(US, "congressional_visit", diplomacy=2)
    assert table.state.diplomacy == 2 and not table.state.over
    crisis = event(US, "aircraft_collision", "yes", diplomacy=2)
    assert crisis.state.ending == "all-out-war"
    for seat in (US, CN):
        for number in CARDS:
            if SIDE[number] == 1 - seat:
                name = NAMES[number]
                played = round_for(seat, name.removeprefix("card:"), diplomacy=2, turn=9)
                played.answer(seat, name)
                if "do:event_first" in played.options(seat):
                    played.answer(seat, "do:event_first")
                assert played.state.diplomacy >= 2


@pytest.mark.rule("card d")
def test_a_side_loses_what_it_has_and_pays_only_in_full() -> None:
    table = event(CN, "hurricane_katrina", us={"forex": 0})
    assert table.state.forex[US] == 0
    cannot_pay = event(US, "sars", cn={"forex": 1})
    assert cannot_pay.state.social[CN] == 5 and cannot_pay.state.forex[CN] == 1
    pays = event(US, "sars", cn={"forex": 2}).answer(CN, "yes")
    assert pays.state.social[CN] == 6 and pays.state.forex[CN] == 0


@pytest.mark.rule("card e")
def test_the_rest_of_the_turn_ends_with_the_action_rounds() -> None:
    position: dict[str, Any] = {"us": {"forex": 0}, "cn": {"forex": 0}}
    table = deal("dawn", step="action-round", round=7, moving=CN, hands=[[], ["hide_and_bide"]], **position)
    table.answer(CN, "card:hide_and_bide", "do:event")
    assert table.state.ops_plus == [0, 0] and not table.state.low_profile
    early = event(CN, "hide_and_bide")
    assert early.state.ops_plus == [0, 1] and early.state.low_profile
    assert [(note.rule, note.values["seat"]) for note in early.notes("low-profile")] == [("5.5a", CN)]


@pytest.mark.rule("card f")
def test_shift() -> None:
    table = event(US, "congo_wars", dice=(6,), clear=True, drc={"us": 1})
    assert influence(table, "drc") == (3, 0, 0)
    table = event(CN, "congo_wars", dice=(6,), clear=True, drc={"us": 1})
    assert influence(table, "drc") == (0, 0, 1)


@pytest.mark.rule("card g")
def test_european_union() -> None:
    table = event(CN, "european_union", "space:greece")
    assert influence(table, "greece") == (0, 1, 0)
    assert realignment_modifier(table.state, US, country("greece")) == -1
    assert realignment_modifier(table.state, CN, country("greece")) == -1
    assert realignment_modifier(table.state, US, country("poland")) == 0
    tied = round_for(CN, "socialist_market", happened=["european_union"]).script(4, 2)
    tied.answer(CN, "card:socialist_market", "do:trade", "space:greece")
    assert influence(tied, "greece") == (0, 0, 0)
    won = round_for(CN, "socialist_market", happened=["european_union"]).script(5, 2)
    assert influence(won.answer(CN, "card:socialist_market", "do:trade", "space:greece"), "greece") == (0, 3, 0)


@pytest.mark.rule("card h")
def test_the_wto_helps_china_in_every_trade_contest() -> None:
    table = round_for(US, "nafta", happened=["wto_accession"]).script(1, 3)
    table.answer(US, "card:nafta", "do:trade", "space:kenya")
    note = table.notes("trade")[0].values
    assert (note["mine"], note["theirs"]) == (1 + 7, 3 + 5 + 1)


@pytest.mark.rule("card i")
def test_war_on_terror() -> None:
    table = event(US, "war_on_terror", happened=["september_11"])
    state = table.state
    assert [realignment_modifier(state, US, country(id)) for id in ("iran", "sahel", "kenya")] == [1, 1, 0]
    assert realignment_modifier(state, CN, country("iran")) == 0
    assert income(state, US) == 3 and income(state, CN) == 3


@pytest.mark.rule("card j")
def test_shanghai_cooperation_organisation() -> None:
    table = event(CN, "sco", *spaces("russia", "mongolia"), happened=["shanghai_five"])
    state = table.state
    assert realignment_modifier(state, US, country("mongolia")) == -2
    assert realignment_modifier(state, CN, country("mongolia")) == 1
    assert influence(table, "mongolia") == (0, 1, 0)


@pytest.mark.rule("card k")
def test_the_entity_list_and_its_end() -> None:
    failed = round_for(CN, "socialist_market", happened=["entity_list"]).script(4)
    assert failed.answer(CN, "card:socialist_market", "do:tech_race").state.tech[CN] == 0
    won = round_for(CN, "nafta", happened=["entity_list"]).script(2)
    assert won.answer(CN, "card:nafta", "do:tech_race").state.tech[CN] == 1
    ended = event(CN, "made_in_china_2025", dice=(4,), happened=["entity_list"])
    assert ended.state.tech[CN] == 1 and not ended.state.in_force[card("entity_list")]


@pytest.mark.rule("card l", "7.2")
def test_belt_and_road() -> None:
    table = event(CN, "belt_and_road", "space:kenya")
    assert influence(table, "kenya") == (0, 1, 0)
    assert "space:angola" not in table.options(CN) and "space:myanmar" in table.options(CN)
    table.answer(CN, "space:myanmar")
    position: dict[str, Any] = {"happened": ["belt_and_road"], "turn": 9, "hands": [["nafta"], ["csto"]]}
    later = deal("dawn", step="belt-and-road", cn={"forex": 1}, **position)
    later.answer(CN, "yes", "space:afghanistan", "space:algeria")
    assert later.state.forex[CN] == 0 and influence(later, "algeria") == (0, 2, 0)
    assert deal("dawn", step="belt-and-road", cn={"forex": 0}, **position).asked(US)


@pytest.mark.rule("card m")
def test_pivot_to_asia() -> None:
    table = round_for(US, "dual_containment", happened=["pivot_to_asia"])
    assert table.answer(US, "card:dual_containment", "do:influence").asked(US).left == 3
    assert table.answer(US, *spaces("thailand", "malaysia")).asked(US).left == 1
    table.answer(US, "space:indonesia")
    assert table.asked(CN)
    mixed = round_for(US, "dual_containment", happened=["pivot_to_asia"])
    mixed.answer(US, "card:dual_containment", "do:influence", *spaces("greece", "malaysia"))
    assert mixed.asked(CN)
    at_the_ceiling = round_for(US, "unipolar_moment", happened=["pivot_to_asia"])
    at_the_ceiling.answer(US, "card:unipolar_moment", "do:influence", *spaces("thailand") * 4)
    assert at_the_ceiling.asked(CN)


@pytest.mark.rule("card m")
def test_the_last_asian_point_cannot_go_elsewhere() -> None:
    table = round_for(US, "dual_containment", happened=["pivot_to_asia"])
    table.answer(US, "card:dual_containment", "do:influence", *spaces("thailand", "malaysia"))
    assert "space:greece" not in table.options(US) and "space:japan" in table.options(US)


@pytest.mark.rule("card n")
def test_united_nations_resolution() -> None:
    table = round_for(US, "un_resolution", "bolivarian_revolution", security=2)
    table.answer(US, "card:un_resolution", "do:event")
    assert table.options(US) == ["card:bolivarian_revolution"]
    table.answer(US, "card:bolivarian_revolution")
    assert "do:sabotage" not in table.options(US)
    table.answer(US, "do:influence", *spaces("greece", "greece"))
    assert influence(table, "venezuela") == (1, 0, 0) and table.state.security == 3
    assert {card("un_resolution"), card("bolivarian_revolution")} <= set(table.state.discards)
    put_away = [note.values["card"] for note in table.notes("put-away")]
    assert put_away == [card("bolivarian_revolution"), card("un_resolution")]
    russian = round_for(US, "un_resolution", "csto").answer(US, "card:un_resolution", "do:event", "card:csto")
    russian.answer(US, "do:influence", *spaces("greece", "greece"))
    assert russian.state.russia == 1


@pytest.mark.rule("card n")
def test_when_the_resolution_cannot_be_used() -> None:
    alone = round_for(CN, "un_resolution").answer(CN, "card:un_resolution")
    assert "do:event" not in alone.options(CN)


@pytest.mark.rule("card n")
def test_the_resolution_is_no_headline() -> None:
    hands = [["un_resolution", "csto"], ["socialist_market", "africa_tour"]]
    table = deal("dawn", step="headline", hands=hands)
    assert table.options(US) == ["card:csto"]
    assert table.state.why_not(table.asked(US), card("un_resolution")) == "card n"
    only = deal("dawn", step="headline", hands=[["un_resolution"], ["socialist_market", "africa_tour"]])
    assert only.options(US) == ["pass"]
    only.answer(US, "pass").answer(CN, "card:socialist_market")
    assert [note.values["seat"] for note in only.notes("headline")] == [CN]


def test_black_cards_belong_to_whoever_plays_them() -> None:
    assert SIDE[card("apec_summit")] == BOTH
    table = event(CN, "apec_summit", "space:mongolia")
    assert influence(table, "mongolia") == (0, 1, 0)
