"""Strategic bombing, assaults and general combat on land (5.5, 7.1, 7.2)."""

from typing import Any

import pytest

from sandtable.games.axis.content import space

from .table_talk import (
    GERMANY,
    ITALY,
    UK,
    USSR,
    count,
    dice_of,
    done,
    fights,
    goals,
    move,
    origins,
    owner,
    table,
    voyage,
)


@pytest.mark.rule("5.5.1a", "5.5.1b", "5.5.1c", "7.2.2b", "5.5.1e", "7.1.4c")
def test_a_raid_meets_flak_then_damages_the_complex() -> None:
    t = table(
        "germany",
        "combat-move",
        northwestern_europe={"germany": {"bomber": 3}},
        united_kingdom={"uk": {"aa_gun": 2, "infantry": 1}},
    )
    t.answer(GERMANY, "space:northwestern_europe", "space:united_kingdom", "do:raid", "n:3").script(1, 4, 6, 5, 2)
    done(t, GERMANY)
    assert count(t, "united_kingdom", "germany", "bomber") == 2
    assert t.view(0)["spaces"]["space:united_kingdom"]["values"]["damage"] == 7
    assert not fights(t) and t.asked(GERMANY).prompt == "noncombat-from"
    assert t.notes("flak")[0].values["dice"] == 3


@pytest.mark.rule("5.2.3w", "5.5.1d")
def test_heavy_bombers_raid_with_two_dice_up_to_the_cap() -> None:
    t = table(
        "germany", "combat-move", northwestern_europe={"germany": {"bomber": 2}}, techs={"germany": ["heavy_bombers"]}
    ).script(6, 6, 6, 6)
    move(t, GERMANY, "northwestern_europe", "united_kingdom", n=2)
    done(t, GERMANY)
    assert t.view(0)["spaces"]["space:united_kingdom"]["values"]["damage"] == 16


@pytest.mark.rule("5.2.3u", "7.1.4e")
def test_radar_hits_on_two() -> None:
    t = table(
        "germany",
        "combat-move",
        northwestern_europe={"germany": {"bomber": 2}},
        united_kingdom={"uk": {"aa_gun": 1}},
        techs={"uk": ["radar"]},
    ).script(2, 3, 4)
    move(t, GERMANY, "northwestern_europe", "united_kingdom", n=2)
    done(t, GERMANY)
    assert count(t, "united_kingdom", "germany", "bomber") == 1


@pytest.mark.rule("5.4.2e", "7.1.4d", "7.1.4e", "7.1.4f", "7.1.4g", "7.1.4h")
def test_one_gun_fires_at_each_aircraft_in_the_first_round_only() -> None:
    t = table(
        "germany",
        "combat-move",
        poland={"germany": {"fighter": 2, "bomber": 1}},
        east_poland={"ussr": {"infantry": 4, "aa_gun": 1}, "uk": {"aa_gun": 1}},
    )
    move(t, GERMANY, "poland", "east_poland", "fighter", 2)
    move(t, GERMANY, "poland", "east_poland", "bomber")
    t.script(1, 5, 5, 6, 6, 6, 6, 6, 6)
    done(t, GERMANY)
    assert [(note.values["dice"], note.values["hits"]) for note in t.notes("flak")] == [(2, 1), (1, 0)]
    t.answer(GERMANY, "do:press")
    assert len(t.notes("flak")) == 2


@pytest.mark.rule("7.1.1b", "7.1.2b", "5.5.3.2b", "5.5.3.2c", "5.5.3f")
def test_artillery_supports_infantry_in_attack() -> None:
    t = table(
        "germany",
        "combat-move",
        poland={"germany": {"infantry": 2, "artillery": 1}},
        east_poland={"ussr": {"infantry": 3}},
    )
    move(t, GERMANY, "poland", "east_poland", "infantry", 2)
    move(t, GERMANY, "poland", "east_poland", "artillery")
    t.script(2, 2, 2, 6, 6, 6)
    done(t, GERMANY)
    hits = {t.game.names[note.values["unit"]]: note.values["hits"] for note in t.notes("fire")[:2]}
    assert hits == {"unit:infantry": 1, "unit:artillery": 1} and count(t, "east_poland", "ussr", "infantry") == 1


@pytest.mark.rule("5.2.3e")
def test_advanced_artillery_supports_two() -> None:
    t = table(
        "germany",
        "combat-move",
        poland={"germany": {"infantry": 2, "artillery": 1}},
        east_poland={"ussr": {"infantry": 3}},
        techs={"germany": ["advanced_artillery"]},
    )
    move(t, GERMANY, "poland", "east_poland", "infantry", 2)
    move(t, GERMANY, "poland", "east_poland", "artillery")
    t.script(2, 2, 2, 6, 6, 6)
    done(t, GERMANY)
    assert count(t, "east_poland", "ussr", "infantry") == 0


@pytest.mark.rule("7.1.1c")
def test_no_support_in_defence() -> None:
    t = table(
        "germany", "combat-move", poland={"germany": {"tank": 3}}, east_poland={"ussr": {"infantry": 1, "artillery": 1}}
    )
    move(t, GERMANY, "poland", "east_poland", n=3)
    t.script(6, 6, 6, 3, 3)
    done(t, GERMANY)
    assert count(t, "east_poland", "germany", "tank") == 3


@pytest.mark.rule("5.2.3w", "5.2.3x")
def test_heavy_bombers_roll_two_dice_in_attack_and_one_in_defence() -> None:
    t = table(
        "germany",
        "combat-move",
        poland={"germany": {"bomber": 1}},
        east_poland={"ussr": {"bomber": 1, "infantry": 1}},
        techs={"germany": ["heavy_bombers"], "ussr": ["heavy_bombers"]},
    ).script(6, 6, 6, 6)
    move(t, GERMANY, "poland", "east_poland")
    done(t, GERMANY)
    assert dice_of(t) == {"germany bomber": 2, "ussr infantry": 1, "ussr bomber": 1}


@pytest.mark.rule("5.5.3.2d", "5.5.3.2e", "5.5.3.3b", "5.5.3.3c", "5.5.3.4a", "5.5.3.1a")
def test_defenders_choose_casualties_which_still_fire_back() -> None:
    t = table(
        "germany", "combat-move", poland={"germany": {"tank": 2}}, east_poland={"ussr": {"infantry": 1, "tank": 1}}
    )
    move(t, GERMANY, "poland", "east_poland", n=2)
    t.script(3, 6, 2, 6)
    done(t, GERMANY)
    assert set(t.options(USSR)) == {"loss:ussr_infantry", "loss:ussr_tank", "do:auto"}
    t.answer(USSR, "loss:ussr_infantry")
    assert dice_of(t)["ussr infantry"] == 1
    assert count(t, "east_poland", "germany", "tank") == 1 and count(t, "east_poland", "ussr", "infantry") == 0


@pytest.mark.rule("5.5.3.3d")
def test_the_attacker_chooses_its_own_losses() -> None:
    t = table(
        "germany", "combat-move", poland={"germany": {"tank": 1, "infantry": 1}}, east_poland={"ussr": {"infantry": 2}}
    )
    move(t, GERMANY, "poland", "east_poland", "tank")
    move(t, GERMANY, "poland", "east_poland", "infantry")
    t.script(6, 6, 2, 6)
    done(t, GERMANY)
    assert set(t.options(GERMANY)) == {"loss:germany_infantry", "loss:germany_tank", "do:auto"}
    t.answer(GERMANY, "loss:germany_tank")
    assert count(t, "east_poland", "germany", "tank") == 0


@pytest.mark.rule("5.5.3.2d", "5.5.4.1b")
def test_an_agreed_order_of_casualties_spares_the_questions() -> None:
    position = {"poland": {"germany": {"tank": 2}}, "east_poland": {"ussr": {"infantry": 1, "tank": 1, "fighter": 1}}}
    t = table("germany", "combat-move", options={"casualties": "preset"}, **position).script(3, 3, 6, 6, 6)
    move(t, GERMANY, "poland", "east_poland", n=2)
    done(t, GERMANY)
    assert count(t, "east_poland", "ussr", "fighter") == 1 and count(t, "east_poland", "ussr", "tank") == 0
    t = table("germany", "combat-move", **position).script(3, 3, 6, 6, 6)
    move(t, GERMANY, "poland", "east_poland", n=2)
    done(t, GERMANY)
    t.answer(USSR, "do:auto")
    assert count(t, "east_poland", "ussr", "fighter") == 1 and t.asked(GERMANY).prompt == "press-or-retreat"


@pytest.mark.rule("5.5.4a", "5.5.4.1a", "5.5.4.1b", "5.5.4.1c")
def test_friends_defend_together_and_must_agree_on_losses() -> None:
    t = table(
        "germany",
        "combat-move",
        poland={"germany": {"tank": 2}},
        east_poland={"ussr": {"infantry": 1}, "uk": {"infantry": 1}},
    )
    move(t, GERMANY, "poland", "east_poland", n=2)
    t.script(3, 6, 6, 6)
    done(t, GERMANY)
    assert {decision.seat for decision in t.runner.pending} == {USSR, UK}
    t.answer(UK, "loss:ussr_infantry").answer(USSR, "loss:uk_infantry")
    assert t.asked(GERMANY).prompt == "casualty-for-them"
    t.answer(GERMANY, "loss:uk_infantry")
    assert dice_of(t) == {"germany tank": 2, "ussr infantry": 1, "uk infantry": 1}
    assert count(t, "east_poland", "uk", "infantry") == 0


@pytest.mark.rule("5.5.4.1b")
def test_friends_who_agree_choose_themselves() -> None:
    t = table(
        "germany",
        "combat-move",
        poland={"germany": {"tank": 2}},
        east_poland={"ussr": {"infantry": 1}, "uk": {"infantry": 1}},
    )
    move(t, GERMANY, "poland", "east_poland", n=2)
    t.script(3, 6, 6, 6)
    done(t, GERMANY)
    t.answer(UK, "loss:uk_infantry").answer(USSR, "loss:uk_infantry")
    assert count(t, "east_poland", "uk", "infantry") == 0 and count(t, "east_poland", "ussr", "infantry") == 1


@pytest.mark.rule("5.5.3.5a", "5.5.3.5e", "5.5.3.5f", "5.5.3.5g", "5.5.3.5i", "5.5.2.3j")
def test_the_attacker_may_press_or_retreat_together() -> None:
    t = table(
        "germany",
        "combat-move",
        poland={"germany": {"infantry": 2}},
        bulgaria_romania={"germany": {"infantry": 1}},
        east_poland={"ussr": {"infantry": 2}},
    )
    move(t, GERMANY, "poland", "east_poland", n=2)
    move(t, GERMANY, "bulgaria_romania", "east_poland")
    t.script(6, 6, 6, 6, 6)
    done(t, GERMANY)
    assert t.options(GERMANY) == ["do:press", "space:bulgaria_romania", "space:poland"]
    t.answer(GERMANY, "space:bulgaria_romania")
    assert count(t, "bulgaria_romania", "germany", "infantry") == 3 and owner(t, "east_poland") == "ussr"
    assert origins(t, GERMANY) == {"do:done"}


@pytest.mark.rule("5.5.3.5j", "5.5.2.3k", "5.5.2.3n")
def test_retreating_aircraft_stay_until_noncombat_move() -> None:
    t = table("germany", "combat-move", poland={"germany": {"fighter": 1}}, east_poland={"ussr": {"infantry": 2}})
    move(t, GERMANY, "poland", "east_poland")
    t.script(6, 6, 6)
    done(t, GERMANY)
    t.answer(GERMANY, "do:retreat")
    assert count(t, "east_poland", "germany", "fighter") == 1
    assert "do:done" not in t.options(GERMANY)
    move(t, GERMANY, "east_poland", "poland")
    done(t, GERMANY)
    assert count(t, "poland", "germany", "fighter") == 1


@pytest.mark.rule("5.5.3.6a", "5.5.3.6e", "7.1b", "5.5.3.5b", "5.5.3.5c")
def test_a_surviving_land_unit_takes_the_territory() -> None:
    t = table("germany", "combat-move", poland={"germany": {"tank": 1}}, east_poland={"ussr": {"infantry": 1}}).script(
        3, 6
    )
    move(t, GERMANY, "poland", "east_poland")
    done(t, GERMANY)
    assert owner(t, "east_poland") == "germany"
    assert t.state.production(0) == 32 and t.state.production(1) == 29


@pytest.mark.rule("5.5.3.6b")
def test_if_nobody_survives_the_defender_keeps_it() -> None:
    t = table("germany", "combat-move", poland={"germany": {"tank": 1}}, east_poland={"ussr": {"infantry": 1}}).script(
        3, 2
    )
    move(t, GERMANY, "poland", "east_poland")
    done(t, GERMANY)
    assert owner(t, "east_poland") == "ussr" and count(t, "east_poland", "germany", "tank") == 0


@pytest.mark.rule("5.5.3.6c", "5.5.3.6d")
def test_aircraft_alone_take_nothing_and_fly_home() -> None:
    t = table(
        "germany", "combat-move", poland={"germany": {"fighter": 1}}, east_poland={"ussr": {"infantry": 1}}
    ).script(3, 6)
    move(t, GERMANY, "poland", "east_poland")
    done(t, GERMANY)
    assert owner(t, "east_poland") == "ussr"
    assert "east_poland" not in goals(t, GERMANY, "east_poland")


@pytest.mark.rule("5.5.3b", "5.5.3c", "5.5.3d", "5.5a")
def test_the_attacker_orders_the_battles_beforehand() -> None:
    t = table(
        "germany",
        "combat-move",
        poland={"germany": {"tank": 2}},
        east_poland={"ussr": {"infantry": 1}},
        baltic_states={"ussr": {"infantry": 1}},
        sz6={"germany": {"transport": 1}, "cargo": [["infantry"]]},
        united_kingdom={"uk": {"infantry": 1}},
    )
    move(t, GERMANY, "poland", "east_poland", n=1)
    move(t, GERMANY, "poland", "baltic_states")
    t.answer(GERMANY, "space:sz6", "space:united_kingdom")
    t.script(6, 1, 3, 6, 3, 6)
    done(t, GERMANY)
    assert t.asked(GERMANY).prompt == "battle-next" and set(t.options(GERMANY)) == {
        "space:east_poland",
        "space:baltic_states",
    }
    t.answer(GERMANY, "space:east_poland")
    assert fights(t) == ["united_kingdom", "east_poland", "baltic_states"]


@pytest.mark.rule("5.5.3e", "5.4o")
def test_nobody_joins_once_battle_has_begun() -> None:
    t = table("germany", "combat-move", poland={"germany": {"tank": 2}}, east_poland={"ussr": {"infantry": 1}}).script(
        6, 6
    )
    move(t, GERMANY, "poland", "east_poland", n=1)
    done(t, GERMANY)
    assert t.asked(GERMANY).prompt == "press-or-retreat"


# Assaults


ASSAULT: dict[str, Any] = {
    "sz6": {"germany": {"transport": 1, "battleship": 1, "cruiser": 1}, "cargo": [["infantry", "tank"]]},
    "united_kingdom": {"uk": {"infantry": 3}},
}


@pytest.mark.rule("5.5.2b", "5.5.2.1f", "5.5.2.2a", "5.5.2.2d", "5.5.2.2e", "5.5.2.2f", "7.3.1e", "5.5.2a")
def test_bombardment_then_landing() -> None:
    t = table("germany", "combat-move", **ASSAULT)
    voyage(t, GERMANY, "sz6", "space:united_kingdom", "unit:infantry", "unit:tank")
    t.script(4, 3, 6, 6, 6, 6, 6)
    done(t, GERMANY)
    t.answer(GERMANY, "n:1", "n:1")
    assert [note.values["hits"] for note in t.notes("bombard")] == [1, 1]
    volleys = [n.values["dice"] for n in t.notes("fire") if t.game.names[n.values["power"]] == "power:uk"]
    assert volleys[:2] == [3, 1]


@pytest.mark.rule("5.5.2.2b", "7.3.1f", "5.5.2.2g")
def test_no_more_ships_bombard_than_units_land() -> None:
    t = table(
        "germany",
        "combat-move",
        sz6={"germany": {"transport": 1, "battleship": 2}, "cargo": [["infantry"]]},
        united_kingdom={"uk": {"infantry": 3}},
    )
    voyage(t, GERMANY, "sz6", "space:united_kingdom")
    done(t, GERMANY)
    assert t.options(GERMANY) == ["n:0", "n:1"]
    t = table(
        "germany",
        "combat-move",
        sz6={"germany": {"transport": 2, "battleship": 1}, "cargo": [["infantry"], ["infantry"]]},
        united_kingdom={"uk": {"infantry": 3}},
        norway={"owner": "uk", "uk": {"infantry": 1}},
    )
    voyage(t, GERMANY, "sz6", "space:united_kingdom")
    voyage(t, GERMANY, "sz6", "space:norway")
    t.script(6, 6, 6, 6, 6)
    done(t, GERMANY)
    t.answer(GERMANY, "space:norway", "n:1")
    assert len(t.notes("bombard")) == 1
    t.until("noncombat-from")
    assert len(t.notes("bombard")) == 1


@pytest.mark.rule("5.5.2.1a", "5.5.2.1c", "5.5.2.1d", "5.5.2.1e")
def test_after_a_sea_combat_there_is_no_bombardment() -> None:
    t = table(
        "germany",
        "combat-move",
        sz6={"germany": {"transport": 1, "battleship": 1}, "uk": {"destroyer": 1}, "cargo": [["infantry"]]},
        united_kingdom={"uk": {"infantry": 1}},
    )
    voyage(t, GERMANY, "sz6", "space:united_kingdom")
    t.script(1, 6, 1, 6)
    done(t, GERMANY)
    assert fights(t) == ["sz6", "united_kingdom"] and not t.notes("bombard")
    assert owner(t, "united_kingdom") == "germany"


@pytest.mark.rule("5.5.2.1b", "5.5.2.2c", "5.5.3.2i")
def test_lone_enemies_in_the_landing_zone_may_be_ignored_or_fought() -> None:
    position: dict[str, Any] = {
        "sz6": {"germany": {"transport": 1, "battleship": 1}, "uk": {"transport": 1}, "cargo": [["infantry"]]},
        "united_kingdom": {"uk": {"infantry": 1}},
    }
    t = table("germany", "combat-move", **position)
    voyage(t, GERMANY, "sz6", "space:united_kingdom")
    done(t, GERMANY)
    t.answer(GERMANY, "do:ignore")
    assert t.asked(GERMANY).prompt == "bombard"
    t = table("germany", "combat-move", **position).script(6, 6)
    voyage(t, GERMANY, "sz6", "space:united_kingdom")
    done(t, GERMANY)
    t.answer(GERMANY, "do:attack")
    assert count(t, "sz6", "uk", "transport") == 0 and not t.notes("bombard")


@pytest.mark.rule("5.5.2.3b", "5.5.2.3g", "5.5.2.3h", "5.5.2.3i", "5.5.2.3l")
def test_overland_units_and_aircraft_retreat_while_seaborne_fight_on() -> None:
    t = table(
        "germany",
        "combat-move",
        sz5={"germany": {"transport": 1}, "cargo": [["infantry"]]},
        finland={"germany": {"infantry": 1, "fighter": 1}},
        karelia_ssr={"ussr": {"infantry": 3}},
    )
    voyage(t, GERMANY, "sz5", "space:karelia_ssr")
    move(t, GERMANY, "finland", "karelia_ssr", "infantry")
    move(t, GERMANY, "finland", "karelia_ssr", "fighter")
    t.script(6, 6, 6, 6, 6, 6, 6, 6, 6, 6)
    done(t, GERMANY)
    assert t.options(GERMANY) == ["do:press", "space:finland"]
    t.answer(GERMANY, "space:finland")
    assert count(t, "finland", "germany", "infantry") == 1
    assert dice_of(t)["germany fighter"] == 1


@pytest.mark.rule("5.5.2.3d", "5.5.2.3e", "5.5.2.3f")
def test_without_the_fleet_the_others_fight_at_least_one_round() -> None:
    t = table(
        "germany",
        "combat-move",
        sz5={"germany": {"transport": 1, "cruiser": 1}, "ussr": {"cruiser": 1}, "cargo": [["infantry"]]},
        finland={"germany": {"infantry": 1}},
        karelia_ssr={"ussr": {"infantry": 1}},
    )
    voyage(t, GERMANY, "sz5", "space:karelia_ssr")
    move(t, GERMANY, "finland", "karelia_ssr")
    t.script(6, 1, 1, 6, 6)
    done(t, GERMANY)
    assert fights(t) == ["sz5", "karelia_ssr"] and t.state.transports == []
    assert t.asked(GERMANY).prompt == "press-or-retreat" and t.state.battle.round == 1


@pytest.mark.rule("5.5.2.3m", "5.5.2.3o", "7.2i", "5.5.2.3n")
def test_each_aircraft_fights_at_sea_or_on_land() -> None:
    t = table(
        "germany",
        "combat-move",
        sz6={"germany": {"transport": 1, "cruiser": 1}, "uk": {"destroyer": 1}, "cargo": [["infantry"]]},
        norway={"germany": {"fighter": 2}},
        united_kingdom={"uk": {"fighter": 1}},
    )
    voyage(t, GERMANY, "sz6", "space:united_kingdom")
    move(t, GERMANY, "norway", "sz6", n=1)
    move(t, GERMANY, "norway", "united_kingdom")
    t.script(1, 6, 6, 6, 3, 6)
    done(t, GERMANY)
    first = t.notes("fire")[:3]
    assert [t.game.names[note.values["unit"]] for note in first] == ["unit:fighter", "unit:cruiser", "unit:destroyer"]
    assert dice_of(t)["germany fighter"] == 2 and dice_of(t)["uk fighter"] == 1
    assert count(t, "sz6", "germany", "fighter") == 1


@pytest.mark.rule("7.1.4i", "5.5.3.6g", "5.5.3.6h", "7.1.4j", "7.1.4k", "2.11b")
def test_guns_and_complex_are_captured_and_stay() -> None:
    t = table(
        "germany",
        "combat-move",
        baltic_states={"owner": "germany", "germany": {"tank": 1}},
        karelia_ssr={"ussr": {"infantry": 1, "aa_gun": 1}, "uk": {"aa_gun": 1}, "damage": 1},
    )
    move(t, GERMANY, "baltic_states", "karelia_ssr")
    t.script(3, 6)
    done(t, GERMANY)
    assert count(t, "karelia_ssr", "germany", "aa_gun") == 2 and t.state.complex[space("karelia_ssr")]
    assert origins(t, GERMANY) == {"do:done"}


@pytest.mark.rule("5.5.3.6i", "7.1.5h", "7.1.5i", "5.7b")
def test_a_captured_complex_is_used_from_the_next_turn_with_its_damage() -> None:
    t = table(
        "germany",
        "combat-move",
        baltic_states={"owner": "germany", "germany": {"tank": 1}},
        karelia_ssr={"damage": 1},
        waiting={"germany": {"infantry": 1}},
        germany={"damage": 10},
    )
    move(t, GERMANY, "baltic_states", "karelia_ssr")
    done(t, GERMANY)
    done(t, GERMANY)
    assert t.state.power == 1 and t.view(0)["spaces"]["space:karelia_ssr"]["values"]["damage"] == 1
    t = table(
        "germany",
        "mobilize",
        karelia_ssr={"owner": "germany", "damage": 1},
        waiting={"germany": {"infantry": 2}},
        germany={"damage": 10},
    )
    t.answer(GERMANY, "unit:infantry", "space:karelia_ssr")
    assert t.state.power == 1


@pytest.mark.rule("5.5.3.5g")
def test_a_two_space_attack_may_retreat_to_the_space_between() -> None:
    t = table("germany", "combat-move", germany={"germany": {"tank": 1}}, east_poland={"ussr": {"infantry": 2}}).script(
        6, 6, 6
    )
    move(t, GERMANY, "germany", "east_poland")
    done(t, GERMANY)
    assert t.options(GERMANY) == ["do:press", "space:poland"]


@pytest.mark.rule("7.1a")
def test_land_units_fight_on_land_only() -> None:
    t = table("italy", "combat-move", libya={"italy": {"infantry": 1, "tank": 1}}, sz14={"uk": {"destroyer": 1}})
    assert goals(t, ITALY, "libya", "infantry") == {"egypt"}
