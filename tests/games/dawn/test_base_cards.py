"""Every base card: play its event, see what it does. Scoring cards are in test_scoring.py."""

from typing import Any

import pytest

from sandtable.games.dawn.content import CARDS, IS_SCORING
from sandtable.games.dawn.options import NAMES, card, country
from sandtable.games.dawn.rules.effect_schema import EFFECTS
from sandtable.games.dawn.rules.events.happening import EVENT_OF

from .table import CN, US, event, influence, round_for, spaces

# Seat, card, position, answers, dice, and what is expected: countries as (US, Chinese, anti-US), tracks as [US, China].
CASES: list[tuple[int, str, dict[str, Any], list[tuple[int, str]], tuple[int, ...], dict[str, Any]]] = [
    (US, "gulf_war", {}, [], (4,), {"vp": [2, 0], "iraq": (0, 0, 1), "gulf_states": (2, 0, 0)}),
    (US, "gulf_war", {"saudi_arabia": {}}, [], (3,), {"vp": [0, 0], "gulf_states": (1, 0, 0), "security": 2}),
    (US, "nato_enlargement", {}, [(US, "space:hungary"), (US, "pass")], (), {"hungary": (1, 0, 0), "russia": 1}),
    (US, "nato_bombs_yugoslavia", {"serbia": {"anti": 2, "cn": 3}}, [], (), {"serbia": (1, 2, 0), "security": 2}),
    (US, "oslo_accords", {"security": 1}, [], (), {"israel": (5, 0, 0), "lebanon": (1, 0, 0), "security": 2}),
    (US, "nafta", {}, [], (), {"mexico": (2, 0, 0), "economy": [9, 6]}),
    (US, "dotcom_boom", {}, [(US, "yes")], (), {"forex": [4, 2], "tech": [1, 0], "vp": [1, 0]}),
    (US, "dotcom_boom", {"us": {"tech": 3}}, [], (), {"forex": [4, 2], "tech": [3, 0]}),
    (
        US,
        "partnership_for_peace",
        {},
        [(US, s) for s in spaces("ukraine", "russia", "moldova")],
        (),
        {"russia": (1, 0, 0)},
    ),
    (US, "mfn_review", {}, [(CN, "choice:lose_forex")], (), {"forex": [2, 0], "economy": [8, 6]}),
    (US, "mfn_review", {"cn": {"forex": 1}}, [(CN, "choice:lose_economy")], (), {"forex": [2, 1], "economy": [8, 5]}),
    (US, "yinhe_inspection", {}, [], (), {"vp": [0, 1]}),
    (US, "yinhe_inspection", {"other": ("asia_scoring",)}, [], (), {"vp": [0, 0]}),
    (US, "arms_sales_taiwan", {}, [(US, "yes")], (), {"taiwan": (6, 0, 0), "diplomacy": 2}),
    (US, "arms_sales_taiwan", {}, [(US, "pass")], (), {"taiwan": (4, 0, 0), "diplomacy": 3}),
    (US, "arms_sales_taiwan", {"diplomacy": 2}, [], (), {"taiwan": (4, 0, 0), "diplomacy": 2}),
    (
        US,
        "washington_consensus",
        {},
        [(US, s) for s in spaces("peru", "kenya")],
        (),
        {"kenya": (1, 0, 0), "forex": [3, 2]},
    ),
    (US, "us_japan_guidelines", {}, [], (), {"japan": (4, 0, 0), "crossed": ["japan"]}),
    (US, "us_japan_guidelines", {"japan": {"us": 1}}, [], (), {"japan": (3, 0, 0), "not_crossed": ["japan"]}),
    (US, "dual_containment", {}, [(US, "space:iran")], (), {"iran": (0, 0, 1)}),
    (US, "unipolar_moment", {}, [], (), {"ops_plus": [1, 0]}),
    (US, "macro_tightening", {}, [], (), {"ops_minus": [0, 1]}),
    (CN, "socialist_market", {}, [], (), {"economy": [8, 7], "forex": [2, 3]}),
    (CN, "hong_kong_handover", {}, [], (), {"vp": [0, 1], "forex": [2, 3], "social": [8, 7]}),
    (CN, "shanghai_five", {}, [], (), {"central_asia": (0, 2, 0), "russia": (0, 1, 0)}),
    (CN, "csto", {}, [], (), {"belarus": (0, 0, 1), "armenia": (0, 0, 1), "central_asia": (0, 0, 1)}),
    (CN, "chechen_war", {}, [], (4,), {"vp": [0, 1], "caucasus": (0, 0, 1), "armenia": (0, 0, 1)}),
    (CN, "chechen_war", {"turkey": {"us": 2}}, [], (4,), {"vp": [0, 0], "caucasus": (1, 0, 0)}),
    (CN, "chechen_war", {"turkey": {"us": 2}, "russia": {"anti": 1}}, [], (4,), {"vp": [0, 1]}),
    (
        CN,
        "belgrade_embassy",
        {"happened": ["nato_bombs_yugoslavia"]},
        [],
        (),
        {"social": [8, 7], "forex": [1, 2], "serbia": (0, 2, 2), "diplomacy": 2},
    ),
    (CN, "africa_tour", {}, [(CN, s) for s in spaces("kenya", "sahel", "morocco")], (), {"morocco": (0, 1, 0)}),
    (CN, "bolivarian_revolution", {}, [], (), {"venezuela": (0, 0, 2)}),
    (CN, "los_angeles_unrest", {}, [], (), {"social": [7, 6]}),
    (
        CN,
        "impeachment",
        {"other": ("nafta",)},
        [(US, "card:oslo_accords")],
        (),
        {"social": [7, 6], "discarded": ["oslo_accords"]},
    ),
    (CN, "mischief_reef", {"philippines": {}}, [(CN, "space:philippines")], (), {"philippines": (0, 1, 1)}),
    (CN, "zapatista_uprising", {}, [], (), {"mexico": (0, 0, 1), "central_america": (0, 0, 0)}),
    (CN, "hide_and_bide", {}, [], (), {"ops_plus": [0, 1], "low_profile": True}),
    (CN, "government_shutdown", {}, [], (), {"ops_minus": [1, 0]}),
    (US, "yugoslav_wars", {}, [(US, "space:serbia")], (4,), {"vp": [2, 0], "serbia": (0, 0, 0)}),
    (US, "yugoslav_wars", {"greece": {"cn": 2}}, [(US, "space:serbia")], (4,), {"vp": [0, 0], "security": 2}),
    (CN, "yugoslav_wars", {}, [(CN, "space:croatia_bosnia")], (3,), {"vp": [0, 2], "croatia_bosnia": (0, 0, 2)}),
    (US, "congo_wars", {}, [], (5,), {"vp": [1, 0], "drc": (3, 0, 0)}),
    (US, "congo_wars", {}, [], (4,), {"vp": [0, 0], "drc": (1, 0, 0)}),
    (CN, "algerian_war", {}, [], (4,), {"vp": [0, 1], "algeria": (0, 3, 0)}),
    (US, "algerian_war", {}, [], (4,), {"vp": [0, 0], "algeria": (0, 1, 0), "security": 2}),
    (
        CN,
        "asian_financial_crisis",
        {},
        [(CN, "choice:steady_currency")],
        (),
        {"economy": [8, 5], "malaysia": (1, 1, 0), "forex": [2, 1]},
    ),
    (
        US,
        "asian_financial_crisis",
        {},
        [(US, "choice:rescue_loans")],
        (),
        {"economy": [8, 5], "south_korea": (4, 0, 0)},
    ),
    (
        CN,
        "south_asia_tests",
        {},
        [(CN, "space:pakistan")],
        (),
        {"pakistan": (1, 4, 0), "crossed": ["pakistan"], "security": 2},
    ),
    (US, "south_asia_tests", {}, [(US, "space:india")], (), {"india": (2, 0, 0)}),
    (US, "korean_nuclear_crisis", {}, [], (1,), {"diplomacy": 2}),
    (US, "korean_nuclear_crisis", {}, [], (3,), {"security": 2}),
    (US, "korean_nuclear_crisis", {"diplomacy": 2}, [], (4,), {"diplomacy": 3, "vp": [2, 0]}),
    (US, "taiwan_strait_crisis", {}, [], (2, 2), {"diplomacy": 2, "taiwan": (5, 0, 0), "vp": [2, 0]}),
    (CN, "taiwan_strait_crisis", {"cn": {"economy": 8}}, [], (4, 3), {"taiwan": (1, 0, 0), "vp": [0, 2]}),
    (CN, "taiwan_strait_crisis", {"japan": {"us": 4}}, [], (3, 3), {"taiwan": (3, 0, 0), "vp": [0, 0]}),
    (
        CN,
        "apec_summit",
        {"diplomacy": 2},
        [(CN, "space:nepal_bhutan")],
        (),
        {"diplomacy": 3, "forex": [3, 3], "nepal_bhutan": (0, 1, 0)},
    ),
    (CN, "end_of_apartheid", {}, [(CN, "space:angola")], (), {"south_africa": (2, 2, 0), "angola": (0, 2, 0)}),
    (US, "european_union", {}, [(US, "space:italy")], (), {"italy": (2, 0, 0), "in_force": ["european_union"]}),
    (US, "taliban_takes_kabul", {}, [(US, "space:pakistan")], (), {"afghanistan": (0, 0, 2), "pakistan": (2, 2, 0)}),
    (
        US,
        "embassy_bombings",
        {},
        [(US, "space:sudan")],
        (),
        {"kenya": (0, 0, 1), "tanzania": (0, 1, 1), "sudan": (0, 1, 1)},
    ),
    (
        US,
        "afghanistan_war",
        {"happened": ["september_11"], "afghanistan": {"anti": 4}},
        [],
        (4,),
        {"vp": [1, 0], "afghanistan": (2, 0, 0), "forex": [1, 2]},
    ),
    (
        US,
        "afghanistan_war",
        {"happened": ["september_11"], "afghanistan": {"anti": 4}},
        [],
        (3,),
        {"vp": [0, 0], "afghanistan": (0, 0, 3), "social": [7, 6]},
    ),
    (
        US,
        "iraq_war",
        {},
        [(CN, "space:france"), (CN, "space:turkey")],
        (5,),
        {"vp": [1, 0], "iraq": (2, 0, 0), "forex": [1, 2], "france": (1, 0, 0), "turkey": (0, 0, 0)},
    ),
    (
        US,
        "iraq_war",
        {},
        [(CN, "space:egypt"), (CN, "space:turkey")],
        (4,),
        {"vp": [0, 0], "iraq": (0, 0, 4), "security": 2},
    ),
    (US, "abm_withdrawal", {}, [], (), {"vp": [1, 0], "poland": (2, 0, 0), "security": 2, "russia": 1}),
    (US, "war_on_terror", {"happened": ["september_11"]}, [], (), {"in_force": ["war_on_terror"]}),
    (US, "pivot_to_asia", {}, [], (), {"in_force": ["pivot_to_asia"]}),
    (
        US,
        "tpp",
        {},
        [(US, s) for s in spaces("japan", "peru", "chile", "vietnam")],
        (),
        {"vietnam": (0, 1, 0), "peru": (1, 0, 0)},
    ),
    (US, "colour_revolutions", {}, [(US, "space:ukraine")], (), {"ukraine": (2, 0, 0), "security": 2}),
    (
        US,
        "africom",
        {},
        [(US, "space:ethiopia")],
        (),
        {"djibouti": (1, 0, 0), "kenya": (1, 0, 0), "ethiopia": (1, 0, 0)},
    ),
    (US, "us_india_deal", {}, [], (), {"india": (3, 0, 0)}),
    (US, "quantitative_easing", {}, [], (), {"economy": [9, 6], "forex": [2, 3]}),
    (US, "shale_revolution", {}, [], (), {"vp": [1, 0], "forex": [4, 2]}),
    (
        US,
        "bin_laden_raid",
        {"happened": ["september_11"]},
        [],
        (),
        {"vp": [1, 0], "social": [9, 6], "pakistan": (0, 2, 0)},
    ),
    (US, "internet_freedom", {}, [(CN, "choice:lose_social")], (), {"social": [8, 5]}),
    (US, "libya_intervention", {}, [], (3,), {"libya": (1, 0, 0), "sahel": (0, 0, 1)}),
    (US, "libya_intervention", {}, [], (2,), {"libya": (0, 0, 1), "sahel": (0, 0, 1)}),
    (
        US,
        "security_strategy",
        {},
        [(US, "card:oslo_accords"), (US, "pass")],
        (),
        {"discarded": ["oslo_accords"], "cards": [1, 1]},
    ),
    (CN, "wto_accession", {}, [], (), {"economy": [8, 7], "in_force": ["wto_accession"]}),
    (
        CN,
        "sco",
        {"happened": ["shanghai_five"]},
        [(CN, s) for s in spaces("pakistan", "russia")],
        (),
        {"pakistan": (1, 3, 0)},
    ),
    (
        CN,
        "focac",
        {},
        [(CN, s) for s in spaces("kenya", "kenya", "sahel", "sahel")],
        (),
        {"kenya": (0, 2, 0), "sahel": (0, 2, 0)},
    ),
    (
        CN,
        "beijing_olympics",
        {"diplomacy": 2},
        [(US, "choice:attend")],
        (),
        {"vp": [0, 1], "social": [8, 7], "diplomacy": 3},
    ),
    (
        CN,
        "beijing_olympics",
        {},
        [(US, "choice:stay_away"), (CN, "space:iran"), (CN, "space:peru")],
        (),
        {"iran": (0, 1, 3), "peru": (0, 1, 0)},
    ),
    (CN, "belt_and_road", {}, [(CN, "space:kenya"), (CN, "space:myanmar")], (), {"myanmar": (0, 1, 1)}),
    (
        CN,
        "brics",
        {},
        [],
        (),
        {"brazil": (1, 1, 0), "russia": (0, 1, 0), "india": (1, 1, 0), "south_africa": (2, 1, 0)},
    ),
    (CN, "confucius_institutes", {}, [(CN, s) for s in spaces("kenya", "greece", "peru")], (), {"greece": (0, 1, 0)}),
    (
        CN,
        "abu_ghraib",
        {"happened": ["iraq_war"]},
        [(CN, s) for s in spaces("israel", "jordan", "egypt")],
        (),
        {"israel": (3, 0, 0), "jordan": (0, 0, 1), "social": [7, 6]},
    ),
    (CN, "hurricane_katrina", {}, [], (), {"social": [7, 6], "forex": [1, 2]}),
    (
        CN,
        "surveillance_disclosures",
        {},
        [],
        (),
        {"germany": (1, 0, 0), "brazil": (0, 0, 0), "shown": ["oslo_accords"]},
    ),
    (
        CN,
        "pink_tide",
        {},
        [(CN, s) for s in spaces("brazil", "peru", "chile", "bolivia")],
        (),
        {"peru": (0, 0, 1), "chile": (0, 0, 0)},
    ),
    (
        CN,
        "port_investments",
        {},
        [(CN, s) for s in spaces("sri_lanka", "myanmar", "djibouti")],
        (),
        {"sri_lanka": (0, 1, 0)},
    ),
    (CN, "iran_nuclear_programme", {}, [], (), {"iran": (0, 1, 4), "security": 2}),
    (CN, "occupy_wall_street", {}, [], (), {"social": [7, 6], "vp": [0, 0]}),
    (CN, "occupy_wall_street", {"us": {"economy": 6}}, [], (), {"social": [7, 6], "vp": [0, 1]}),
    (CN, "stimulus_package", {}, [], (), {"economy": [8, 7], "forex": [2, 1]}),
    (CN, "stimulus_package", {"happened": ["global_financial_crisis"]}, [], (), {"economy": [8, 8]}),
    (
        CN,
        "five_year_plan",
        {},
        [(CN, "card:mischief_reef"), (CN, "pass")],
        (),
        {"discarded": ["mischief_reef"], "cards": [1, 1]},
    ),
    (
        US,
        "september_11",
        {},
        [],
        (),
        {"economy": [7, 6], "social": [9, 6], "afghanistan": (0, 0, 1), "ops_plus": [1, 0]},
    ),
    (CN, "aircraft_collision", {}, [(CN, "yes")], (), {"diplomacy": 2, "forex": [2, 4], "shown": ["oslo_accords"]}),
    (US, "sars", {}, [(CN, "pass")], (), {"social": [8, 5], "forex": [2, 2]}),
    (US, "global_financial_crisis", {}, [], (), {"economy": [6, 5]}),
    (
        US,
        "arab_spring",
        {"libya": {"anti": 3, "cn": 2}},
        [],
        (1, 2, 3, 5, 6),
        {
            "tunisia": (0, 0, 2),
            "egypt": (0, 0, 0),
            "libya": (0, 0, 0),
            "syria": (0, 0, 1),
            "yemen": (2, 0, 0),
            "security": 2,
        },
    ),
    (US, "six_party_talks", {"diplomacy": 2, "japan": {"us": 4}}, [], (), {"diplomacy": 3, "vp": [1, 1]}),
    (US, "six_party_talks", {"north_korea": {"anti": 3}}, [], (), {"vp": [0, 0]}),
    (US, "six_party_talks", {"diplomacy": 1}, [], (), {"diplomacy": 2}),
    (
        CN,
        "euro_debt_crisis",
        {},
        [(CN, "space:greece"), (CN, "space:italy")],
        (),
        {"italy": (0, 1, 0), "greece": (0, 1, 0), "portugal_spain": (0, 0, 0)},
    ),
    (
        CN,
        "south_ossetia",
        {},
        [],
        (),
        {"caucasus": (0, 0, 2), "ukraine": (1, 0, 0), "baltics": (2, 0, 0), "security": 2},
    ),
    (
        US,
        "indian_ocean_tsunami",
        {},
        [(US, "space:thailand"), (US, "yes")],
        (),
        {"sri_lanka": (1, 0, 0), "forex": [1, 2]},
    ),
    (
        CN,
        "indian_ocean_tsunami",
        {},
        [(CN, "space:thailand"), (CN, "pass")],
        (),
        {"thailand": (1, 1, 0), "sri_lanka": (0, 0, 0)},
    ),
    (
        US,
        "strategic_dialogue",
        {"diplomacy": 2, "security": 1},
        [],
        (),
        {"diplomacy": 3, "security": 2, "forex": [3, 3]},
    ),
    (CN, "south_sudan", {}, [], (), {"sudan": (0, 4, 2), "security": 2}),
    (US, "oil_price_shock", {}, [], (), {"forex": [1, 4]}),
    (US, "oil_price_shock", {"clear": True}, [], (), {"forex": [1, 1]}),
    (US, "oil_price_shock", {"clear": True, "saudi_arabia": {"us": 5}}, [], (), {"forex": [4, 1]}),
    (US, "entity_list", {}, [], (), {"in_force": ["entity_list"]}),
    (
        US,
        "aukus",
        {},
        [],
        (),
        {"australia": (6, 0, 0), "pacific_islands": (1, 0, 0), "crossed": ["australia"], "france": (1, 0, 0)},
    ),
    (US, "quad", {}, [], (), {"india": (2, 0, 0), "japan": (3, 0, 0), "australia": (5, 0, 0)}),
    (US, "abraham_accords", {}, [], (), {"israel": (5, 0, 0), "morocco": (1, 0, 0), "sudan": (0, 1, 1)}),
    (US, "chips_act", {}, [(US, "yes")], (), {"forex": [2, 1], "tech": [1, 0], "vp": [1, 0]}),
    (US, "chips_act", {"us": {"tech": 7, "forex": 3}}, [(US, "yes")], (), {"forex": [0, 1], "tech": [8, 0]}),
    (US, "chips_act", {"us": {"tech": 7, "forex": 2}}, [], (), {"forex": [2, 1], "tech": [7, 0]}),
    (
        US,
        "nordic_accession",
        {"russia": 9, "war_demand": 1},
        [],
        (),
        {"scandinavia": (3, 0, 0), "baltics": (2, 0, 0), "crossed": ["scandinavia"]},
    ),
    (
        US,
        "congressional_visit",
        {},
        [(CN, "space:mongolia")],
        (),
        {"taiwan": (5, 0, 0), "diplomacy": 2, "mongolia": (0, 1, 0)},
    ),
    (
        US,
        "aid_and_sanctions",
        {"war_demand": 1, "russia": {"cn": 2}},
        [],
        (),
        {"ukraine": (2, 0, 0), "russia": (0, 1, 0), "forex": [1, 2], "placed_in_ukraine": 2},
    ),
    (
        CN,
        "rcep",
        {},
        [(CN, s) for s in spaces("mongolia", "vietnam", "thailand", "malaysia")],
        (),
        {"mongolia": (0, 1, 0), "forex": [2, 3]},
    ),
    (CN, "made_in_china_2025", {}, [], (4,), {"tech": [0, 1], "vp": [0, 1]}),
    (CN, "island_building", {}, [], (), {"vp": [0, 1], "philippines": (1, 0, 0), "vietnam": (0, 1, 2), "security": 2}),
    (
        CN,
        "saudi_iran_accord",
        {"security": 2},
        [],
        (),
        {"vp": [0, 1], "saudi_arabia": (3, 1, 0), "iran": (0, 1, 3), "security": 3},
    ),
    (CN, "capitol_riot", {}, [], (), {"social": [7, 6], "ops_minus": [1, 0]}),
    (
        CN,
        "afghan_withdrawal",
        {"happened": ["afghanistan_war", "war_on_terror"], "afghanistan": {"us": 4}},
        [],
        (),
        {"afghanistan": (0, 0, 2), "forex": [3, 2], "not_in_force": ["war_on_terror"]},
    ),
    (
        CN,
        "brics_expansion",
        {"happened": ["brics"]},
        [(CN, s) for s in spaces("egypt", "iran", "ethiopia", "argentina")],
        (),
        {"argentina": (1, 1, 0), "ethiopia": (0, 1, 0)},
    ),
    (CN, "sahel_coups", {}, [(CN, "space:nigeria")], (), {"sahel": (0, 0, 2), "nigeria": (0, 0, 0)}),
    (CN, "partnership_statement", {}, [], (), {"russia": (0, 1, 0), "crossed": ["russia"], "forex": [2, 3]}),
    (
        CN,
        "america_first",
        {},
        [(CN, s) for s in spaces("canada", "mexico", "japan")],
        (),
        {"canada": (3, 0, 0), "mexico": (0, 0, 1)},
    ),
    (US, "trade_war", {}, [], (1, 1), {"economy": [7, 5], "vp": [2, 0], "diplomacy": 2}),
    (US, "trade_war", {"diplomacy": 2}, [], (1, 3), {"vp": [0, 0], "diplomacy": 2}),
    (
        US,
        "covid_19",
        {"us": {"forex": 3}, "cn": {"forex": 3}},
        [(US, "yes"), (CN, "pass")],
        (),
        {"economy": [8, 5], "social": [8, 5], "forex": [0, 3]},
    ),
    (
        US,
        "covid_19",
        {"us": {"forex": 3}, "cn": {"forex": 3}},
        [(US, "pass"), (CN, "yes")],
        (),
        {"economy": [7, 6], "social": [7, 6], "forex": [3, 0]},
    ),
    (US, "hong_kong_2019", {}, [(CN, "yes")], (), {"social": [8, 6], "forex": [2, 0], "diplomacy": 2}),
    (US, "hong_kong_2019", {"diplomacy": 5}, [(CN, "pass")], (), {"social": [8, 5], "forex": [2, 2], "diplomacy": 4}),
    (US, "trade_war", {"diplomacy": 5}, [], (1, 6), {"economy": [7, 5], "vp": [0, 2], "diplomacy": 4}),
    (
        CN,
        "brexit",
        {},
        [(CN, s) for s in spaces("germany", "benelux")],
        (),
        {"united_kingdom": (3, 0, 0), "germany": (2, 1, 0)},
    ),
    (US, "gaza_war", {}, [], (), {"egypt": (1, 0, 0), "yemen": (0, 0, 1), "israel": (5, 0, 0), "security": 2}),
    (US, "ai_race", {"us": {"tech": 2}}, [], (1, 2), {"vp": [2, 0]}),
    (US, "ai_race", {"us": {"tech": 1}}, [], (1, 2), {"vp": [0, 0]}),
    (CN, "summit_diplomacy", {"diplomacy": 2}, [], (), {"diplomacy": 3, "forex": [3, 3], "vp": [0, 1]}),
    (CN, "summit_diplomacy", {"diplomacy": 1}, [], (), {"diplomacy": 2, "forex": [2, 2], "vp": [0, 0]}),
]


@pytest.mark.rule("7.1", "5.5a")
@pytest.mark.parametrize(
    ("seat", "name", "position", "answers", "dice", "expected"),
    CASES,
    ids=[f"{case[1]}-{n}" for n, case in enumerate(CASES)],
)
def test_event(
    seat: int,
    name: str,
    position: dict[str, Any],
    answers: list[tuple[int, str]],
    dice: tuple[int, ...],
    expected: dict[str, Any],
) -> None:
    table = event(seat, name, dice=dice, **position)
    for answering, option in answers:
        table.answer(answering, option)
    assert table.asked(1 - seat).prompt == "play-card" or table.state.russia_due
    for key, value in expected.items():
        assert found(table, key, value) == value, key


def found(table: Any, key: str, value: Any) -> Any:
    """The present value of an expectation."""
    state = table.state
    if isinstance(value, tuple):
        return influence(table, key)
    if key == "crossed":
        return [id for id in value if state.crossed[country(id)]]
    if key == "not_crossed":
        return [id for id in value if not state.crossed[country(id)]]
    if key == "in_force":
        return [id for id in value if state.in_force[card(id)]]
    if key == "not_in_force":
        return [id for id in value if not state.in_force[card(id)]]
    if key == "discarded":
        return [id for id in value if card(id) in state.discards]
    if key == "shown":
        return [id for id in value if any(card(id) in shown for shown in state.shown)]
    if key == "cards":
        return [len(hand) for hand in state.hands]
    return getattr(state, key)


def test_every_card_has_a_case_and_a_text_that_does_something() -> None:
    tested = {case[1] for case in CASES} | {"un_resolution"}
    for number in CARDS:
        id = NAMES[number].removeprefix("card:")
        assert IS_SCORING[number] or id in tested, id
        lasting = id in ("war_on_terror", "pivot_to_asia", "entity_list")
        assert IS_SCORING[number] or EVENT_OF[number] is not None or EFFECTS[number] or lasting, id


def test_exchanging_cards_refuses_scoring_cards() -> None:
    table = round_for(US, "security_strategy", "asia_scoring").answer(US, "card:security_strategy", "do:event")
    assert table.options(US) == ["card:oslo_accords", "pass"]


def test_impeachment_cannot_take_a_scoring_card() -> None:
    hands = [["asia_scoring"], ["impeachment", "csto"]]
    table = round_for(CN, "impeachment", hands=hands).answer(CN, "card:impeachment", "do:event")
    assert table.options(US) == ["pass"]


def test_belt_and_road_joins_two_regions() -> None:
    table = event(CN, "belt_and_road", "space:kenya")
    assert "space:sahel" not in table.options(CN) and "space:pakistan" in table.options(CN)


def test_the_tsunami_helps_the_first_country_only_once() -> None:
    table = event(US, "indian_ocean_tsunami", "space:sri_lanka", "yes", clear=True, us={"forex": 1})
    assert [influence(table, id)[0] for id in ("sri_lanka", "indonesia", "thailand")] == [1, 1, 1]
    assert table.state.forex[US] == 0
