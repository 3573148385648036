"""Research & Development (5.2), Purchase (5.3), technologies."""

import pytest

from sandtable.games.axis.content import POWERS, TECHS

from .table_talk import GERMANY, UK, USA, begin, count, done, goals, kinds, move, table, waiting

RESEARCH = {"research": True}


@pytest.mark.rule("5.2b", "5.2.1a", "5.2.2a", "5.2.2c")
def test_tokens_are_bought_rolled_and_kept_on_failure() -> None:
    t = begin("germany", "research", options=RESEARCH).script(1, 5, 3)
    assert t.options(GERMANY) == [f"n:{number}" for number in range(7)]
    t.answer(GERMANY, "n:3")
    assert t.state.tokens[0] == 3 and t.state.ipc[0] == 16 and t.state.techs[0] == 0
    assert t.asked(GERMANY).prompt == "purchase"


@pytest.mark.rule("5.2.2b", "5.2.3a", "5.2.3b", "5.2.4a")
def test_any_six_brings_one_technology_and_uses_up_the_tokens() -> None:
    t = begin("germany", "research", options=RESEARCH, tokens={"germany": 1}).script(6, 6, 4)
    t.answer(GERMANY, "n:1", "chart:2")
    assert t.state.tokens[0] == 0
    assert t.state.techs[0] == 1 << TECHS.index("radar")
    assert t.view(0)["powers"]["germany"]["techs"] == ["tech:radar"]


@pytest.mark.rule("5.2.3c")
def test_an_owned_technology_is_rolled_again() -> None:
    t = begin("germany", "research", options=RESEARCH, techs={"germany": ["radar"]}).script(6, 4, 4, 2)
    t.answer(GERMANY, "n:1", "chart:2")
    assert t.state.has_tech(0, TECHS.index("jet_fighters"))


@pytest.mark.rule("5.2.3d")
def test_a_complete_chart_cannot_be_chosen() -> None:
    t = begin("germany", "research", options=RESEARCH, techs={"germany": TECHS[:6]}).script(6, 1)
    t.answer(GERMANY, "n:1")
    assert t.state.has_tech(0, TECHS.index("super_submarines"))


@pytest.mark.rule("5.2a", "1.3f")
def test_without_research_the_turn_begins_with_purchase() -> None:
    assert begin("germany", "research").asked(GERMANY).prompt == "purchase"


@pytest.mark.rule("5.2.4b")
def test_technologies_are_not_shared() -> None:
    t = begin("germany", "research", techs={"germany": ["jet_fighters"]})
    assert t.state.attack_of(0, 4) == 4 and t.state.attack_of(2, 4) == 3


@pytest.mark.rule("5.3a", "5.3.1a", "5.3.1b", "5.3.2a", "5.3.3a")
def test_units_are_bought_in_any_mix_and_wait() -> None:
    t = begin("germany", "purchase", ipc={"germany": 9})
    assert "unit:bomber" not in t.options(GERMANY) and "unit:tank" in t.options(GERMANY)
    t.answer(GERMANY, "unit:infantry", "unit:aa_gun")
    assert (waiting(t, "germany", "infantry"), waiting(t, "germany", "aa_gun")) == (1, 1)
    assert t.state.ipc[0] == 0 and t.asked(GERMANY).prompt == "combat-from"
    assert "space:heavy_bomber" not in t.game.names


@pytest.mark.rule("5.3.2b", "5.3.3b", "7.1.5g", "5.5.3.7e")
def test_repairs_cost_one_each_and_count_at_once() -> None:
    t = begin(
        "germany",
        "purchase",
        germany={"damage": 3},
        france={"complex": True, "damage": 2, "owner": "germany"},
        united_kingdom={"damage": 1},
    )
    assert "space:united_kingdom" not in t.options(GERMANY)
    t.answer(GERMANY, "space:germany", "space:germany", "space:france")
    assert t.view(0)["spaces"]["space:germany"]["values"]["damage"] == 1 and t.state.ipc[0] == 28


@pytest.mark.rule("5.2.3o")
def test_increased_production_repairs_two_for_one() -> None:
    t = begin("germany", "purchase", germany={"damage": 3}, techs={"germany": ["increased_factory_production"]})
    t.answer(GERMANY, "space:germany", "space:germany")
    assert "damage" not in t.view(0)["spaces"]["space:germany"]["values"] and t.state.ipc[0] == 29


@pytest.mark.rule("5.2.3t")
def test_improved_shipyards_prices() -> None:
    g = begin("germany", "purchase", techs={"germany": ["improved_shipyards"]}).state
    assert [g.cost_of(0, unit) for unit in range(6, 12)] == [17, 11, 10, 7, 5, 6]
    assert g.cost_of(0, 0) == 3


@pytest.mark.rule("5.2.3q")
def test_mechanized_infantry_moves_two_with_a_tank() -> None:
    t = table(
        "germany",
        "combat-move",
        germany={"germany": {"infantry": 2, "tank": 1}},
        techs={"germany": ["mechanized_infantry"]},
    )
    move(t, GERMANY, "germany", "east_poland", "mechanized")
    assert (count(t, "east_poland", "germany", "infantry"), count(t, "east_poland", "germany", "tank")) == (1, 1)
    t = table(
        "germany",
        "noncombat-move",
        germany={"germany": {"infantry": 1, "tank": 1}},
        techs={"germany": ["mechanized_infantry"]},
    )
    assert "bulgaria_romania" in goals(t, GERMANY, "germany", "mechanized")


@pytest.mark.rule("5.2.3v")
def test_long_range_aircraft() -> None:
    g = table("germany", "combat-move", techs={"germany": ["long_range_aircraft"]}).state
    assert (g.range_of(0, 4), g.range_of(0, 5)) == (6, 8) and (g.range_of(1, 4), g.range_of(1, 5)) == (4, 6)


@pytest.mark.rule("5.2.3i", "5.2.3j", "5.2.3k", "5.2.3m")
def test_paratroopers_drop_into_the_first_hostile_territory() -> None:
    t = table(
        "germany",
        "combat-move",
        poland={"germany": {"infantry": 2, "bomber": 1}},
        east_poland={"ussr": {"infantry": 2}},
        techs={"germany": ["paratroopers"]},
    )
    assert {"east_poland", "baltic_states"} <= (offered := goals(t, GERMANY, "poland", "paratrooper"))
    assert "belorussia" not in offered and "russia" not in offered
    t.answer(GERMANY, "space:east_poland").script(6, 6, 6, 6)
    done(t, GERMANY)
    assert {"germany infantry", "germany bomber"} <= {
        f"{t.game.names[n.values['power']][6:]} {t.game.names[n.values['unit']][5:]}" for n in t.notes("fire")
    }
    assert "space:poland" in t.options(GERMANY)


@pytest.mark.rule("5.2.3l")
def test_a_bomber_with_paratroopers_does_not_raid() -> None:
    t = table(
        "germany",
        "combat-move",
        baltic_states={"germany": {"infantry": 1, "bomber": 1}, "owner": "germany"},
        karelia_ssr={"ussr": {"infantry": 1}},
        techs={"germany": ["paratroopers"]},
    )
    move(t, GERMANY, "baltic_states", "karelia_ssr", "paratrooper")
    assert t.asked(GERMANY).prompt == "combat-from" and not t.state.raiders


@pytest.mark.rule("5.2.3f", "5.2.3g", "5.2.3h")
def test_rockets_strike_a_complex_within_three_spaces() -> None:
    t = table(
        "germany",
        "combat-move",
        northwestern_europe={"germany": {"aa_gun": 2}},
        germany={"germany": {"aa_gun": 1}},
        techs={"germany": ["rockets"]},
    ).script(5, 6)
    done(t, GERMANY)
    assert t.asked(GERMANY).prompt == "rocket"
    assert "space:russia" not in t.options(GERMANY) and "space:united_kingdom" in t.options(GERMANY)
    t.answer(GERMANY, "space:united_kingdom", "space:united_kingdom", "pass")
    assert t.view(0)["spaces"]["space:united_kingdom"]["values"]["damage"] == 11
    assert t.asked(GERMANY).prompt == "noncombat-from"
    assert "aa_gun" in kinds(t, GERMANY, "northwestern_europe")


@pytest.mark.rule("7.1.5e", "5.5.1d", "7.1.5d")
def test_rockets_respect_the_damage_cap() -> None:
    t = table(
        "germany",
        "combat-move",
        northwestern_europe={"germany": {"aa_gun": 2}},
        united_kingdom={"damage": 13},
        techs={"germany": ["rockets"]},
    ).script(5)
    done(t, GERMANY)
    t.answer(GERMANY, "space:united_kingdom")
    assert t.view(0)["spaces"]["space:united_kingdom"]["values"]["damage"] == 16
    assert "space:united_kingdom" not in t.options(GERMANY)


@pytest.mark.rule("5.2.3r", "5.2.3s", "7.3.4c")
def test_super_submarines_and_jets_attack_better() -> None:
    g = table("germany", "combat-move", techs={"germany": ["super_submarines", "jet_fighters"]}).state
    assert g.attack_of(0, 10) == 3 and g.attack_of(0, 4) == 4


@pytest.mark.rule("5.2.3p")
def test_war_bonds_add_a_die_to_income() -> None:
    t = table(
        "germany", "income", techs={"germany": ["war_bonds"]}, ipc={"germany": 0}, options={"objectives": False}
    ).script(4)
    t.settle()
    assert t.state.ipc[0] == 31 + 4


@pytest.mark.rule("5.2.3n")
def test_increased_production_places_two_more() -> None:
    t = table(
        "germany",
        "mobilize",
        techs={"germany": ["increased_factory_production"]},
        germany={"damage": 10},
        waiting={"germany": {"infantry": 5}},
    )
    for _ in range(2):
        t.answer(GERMANY, "unit:infantry", "space:germany")
    assert count(t, "germany", "germany", "infantry") == 2 and waiting(t, "germany", "infantry") == 3


@pytest.mark.rule("4h", "4i", "4j", "4p")
def test_china_raises_infantry_in_the_american_purchase_phase() -> None:
    t = begin("usa", "purchase")
    t.settle()
    assert waiting(t, "china", "infantry") == 3
    t = begin("usa", "purchase", kiangsu={"owner": "china"}, kwangtung={"owner": "uk"})
    t.settle()
    assert waiting(t, "china", "infantry") == 4 and t.state.ipc[POWERS.index("china")] == 0
    t = begin("usa", "purchase", fukien={"owner": "japan"}, yunnan={"owner": "japan"})
    t.settle()
    assert waiting(t, "china", "infantry") == 2


@pytest.mark.rule("4w", "4b")
def test_nothing_can_be_bought_for_china() -> None:
    t = begin("usa", "purchase")
    t.answer(USA, "unit:fighter")
    assert waiting(t, "china", "fighter") == 0 and waiting(t, "usa", "fighter") == 1


@pytest.mark.rule("5.5.3.8d", "5.5.3.8e", "5.5.3.8f", "5.8b")
def test_a_power_without_its_capital_only_moves_and_fights() -> None:
    t = table(
        "uk",
        "research",
        options=RESEARCH,
        united_kingdom={"owner": "germany"},
        ipc={"uk": 30},
        waiting={"uk": {"tank": 1}},
        india={"uk": {"infantry": 1}},
    )
    assert t.asked(UK).prompt == "combat-from"
    done(t, UK)
    assert t.asked(UK).prompt == "noncombat-from"
    done(t, UK)
    assert t.state.power == POWERS.index("italy") and t.state.ipc[UK] == 30 and not t.notes("income")
    assert waiting(t, "uk", "tank") == 1


@pytest.mark.rule("5.2.3b")
@pytest.mark.parametrize("chart", [1, 2])
@pytest.mark.parametrize("face", range(1, 7))
def test_every_face_of_either_chart_brings_its_technology(chart: int, face: int) -> None:
    t = begin("germany", "research", options=RESEARCH).script(6, face)
    t.answer(GERMANY, "n:1", f"chart:{chart}")
    t.asked(GERMANY)
    assert t.state.techs[0] == 1 << (6 * (chart - 1) + face - 1)
