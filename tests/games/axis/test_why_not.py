"""What is not offered names the clause that bars it."""

from typing import Any

import pytest

from sandtable.testing import TestTable

from .table_talk import GERMANY, ITALY, UK, USA, USSR, done, move, table, voyage


def why_not(t: TestTable, seat: int, at: str) -> str:
    return str(t.state.why_not(t.asked(seat), t.game.names.number(f"space:{at}")))


UNIT_IDS = ["infantry", "industrial_complex", "tank", "mechanized", "paratrooper"]
LOADED: dict[str, Any] = {"uk": {"transport": 1}, "cargo": [["infantry"]]}


@pytest.mark.rule("7.3d", "7.3.6s", "7.3.6v", "2.2e")
def test_where_a_voyage_in_combat_move_cannot_go() -> None:
    t = voyage(table("uk", "combat-move", sz7=LOADED), UK, "sz7")
    assert why_not(t, UK, "france") == ""
    assert why_not(t, UK, "spain") == "2.2e"
    assert why_not(t, UK, "sz9") == "7.3d"
    assert why_not(t, UK, "norway") == "7.3.6s"
    assert why_not(t, UK, "united_kingdom") == "7.3.6v"


@pytest.mark.rule("5.4.8d", "5.4.8a")
def test_a_transport_that_met_warships_neither_lands_nor_sails_on() -> None:
    t = table("uk", "combat-move", sz8=LOADED, sz7={"germany": {"destroyer": 1}})
    voyage(t, UK, "sz8", "space:sz7")
    assert t.options(UK) == ["do:done"]
    assert why_not(t, UK, "france") == "5.4.8d"
    assert why_not(t, UK, "sz6") == "5.4.8a"


@pytest.mark.rule("5.4.3b", "7.3d")
def test_a_ship_without_troops_assaults_nothing_and_sails_two_zones() -> None:
    t = table("uk", "combat-move", united_kingdom={"uk": {"infantry": 1}}, sz9={"uk": {"transport": 1}})
    voyage(t, UK, "sz9", "space:sz8", "space:sz7")
    assert t.options(UK) == ["do:load"]
    assert why_not(t, UK, "france") == "5.4.3b"
    assert why_not(t, UK, "sz6") == "7.3d"


@pytest.mark.rule("5.4.8c", "5.4f")
def test_a_voyage_in_combat_move_needs_an_end() -> None:
    far = table("uk", "combat-move", united_kingdom={"uk": {"infantry": 1}}, sz7={"uk": {"transport": 1}})
    assert why_not(voyage(far, UK, "sz7", "do:load", "space:sz8"), UK, "sz9") == "5.4.8c"
    near = table("uk", "combat-move", sz7=LOADED)
    assert why_not(voyage(near, UK, "sz7", "space:sz8"), UK, "sz2") == "5.4f"


@pytest.mark.rule("5.5.4.2b")
def test_a_guest_does_not_sail_the_ship() -> None:
    t = table("usa", "combat-move", {"china": "after"}, sz7={"uk": {"transport": 1}, "cargo": [["usa:infantry"]]})
    assert why_not(voyage(t, USA, "sz7"), USA, "sz8") == "5.5.4.2b"
    t = table("usa", "noncombat-move", {"china": "after"}, sz7={"uk": {"transport": 1}, "cargo": [["usa:infantry"]]})
    assert why_not(voyage(t, USA, "sz7"), USA, "sz8") == "5.5.4.2b"


@pytest.mark.rule("2.6d")
@pytest.mark.parametrize("phase", ["combat-move", "noncombat-move"])
def test_transports_do_not_pass_a_canal_that_others_hold(phase: str) -> None:
    position: dict[str, Any] = {"sz15": {"italy": {"transport": 1}, "cargo": [["infantry"]]}}
    t = voyage(table("italy", phase, **position), ITALY, "sz15")
    assert why_not(t, ITALY, "sz34") == "2.6d"


@pytest.mark.rule("5.6.1.1a", "5.6.1.3a", "7.3.6l")
def test_where_a_voyage_in_noncombat_move_cannot_go() -> None:
    t = table("uk", "noncombat-move", sz7=LOADED, sz6={"germany": {"destroyer": 1}})
    voyage(t, UK, "sz7")
    assert why_not(t, UK, "united_kingdom") == ""
    assert why_not(t, UK, "france") == "5.6.1.1a"
    assert why_not(t, UK, "sz6") == "5.6.1.3a"
    empty = table("uk", "noncombat-move", sz7={"uk": {"transport": 1}})
    assert why_not(voyage(empty, UK, "sz7"), UK, "united_kingdom") == "7.3.6l"


@pytest.mark.rule("7.3.6q", "7.3.6o", "7.3d")
def test_a_ship_that_unloads_has_arrived() -> None:
    t = table(
        "italy",
        "noncombat-move",
        sz14={"italy": {"transport": 1}, "cargo": [["infantry", "artillery"]]},
    )
    voyage(t, ITALY, "sz14", "space:libya", "unit:infantry")
    assert t.options(ITALY) == ["space:libya", "do:done"]
    assert why_not(t, ITALY, "italy") == "7.3.6q"
    assert why_not(t, ITALY, "sz13") == "7.3.6o"
    moved = table("italy", "noncombat-move", sz14={"italy": {"transport": 1}, "cargo": [["infantry"]]})
    voyage(moved, ITALY, "sz14", "space:sz15", "space:sz14")
    assert why_not(moved, ITALY, "sz13") == "7.3d"


@pytest.mark.rule("7.3.6j")
def test_what_boarded_a_friends_ship_this_turn_stays_aboard() -> None:
    t = table(
        "usa",
        "noncombat-move",
        {"china": "after"},
        united_kingdom={"usa": {"infantry": 2}},
        sz7={"uk": {"transport": 1}},
    )
    voyage(t, USA, "sz7", "do:load")
    assert t.options(USA) == ["do:load", "do:done"]
    assert why_not(t, USA, "united_kingdom") == "7.3.6j"


@pytest.mark.rule("5.4.8b", "5.1d", "7.3.6h", "7.3.6k", "2.2e")
def test_who_cannot_board() -> None:
    t = table(
        "germany",
        "noncombat-move",
        france={"germany": {"infantry": 1}},
        poland={"germany": {"infantry": 1, "tank": 1}},
        germany={"germany": {"tank": 1}},
        norway={"germany": {"infantry": 1}},
        finland={"germany": {"infantry": 1}},
        sz5={"germany": {"transport": 1}},
    )
    move(t, GERMANY, "france", "northwestern_europe")
    voyage(t, GERMANY, "sz5", "do:load", "space:poland", "unit:tank", "do:load")
    assert t.asked(GERMANY).prompt == "load-from"
    assert why_not(t, GERMANY, "poland") == ""
    assert why_not(t, GERMANY, "sweden") == "2.2e"
    assert why_not(t, GERMANY, "france") == "5.4.8b"
    assert why_not(t, GERMANY, "karelia_ssr") == "5.1d"
    assert why_not(t, GERMANY, "germany") == "7.3.6h"
    assert why_not(t, GERMANY, "northwestern_europe") == "7.3.6k"


@pytest.mark.rule("5.5a", "5.5.3a", "5.5.3d")
def test_assaults_are_put_in_order_before_other_battles() -> None:
    t = table(
        "uk",
        "combat-move",
        sz7={"uk": {"transport": 2}, "cargo": [["infantry"], ["infantry"]]},
        egypt={"uk": {"infantry": 2}},
        libya={"italy": {"infantry": 1}},
        france={"germany": {"infantry": 1}},
        northwestern_europe={"germany": {"infantry": 1}},
        burma={"uk": {"infantry": 1}},
        french_indo_china_thailand={"japan": {"infantry": 1}},
    )
    voyage(t, UK, "sz7", "space:france")
    voyage(t, UK, "sz7", "space:northwestern_europe")
    move(t, UK, "egypt", "libya")
    move(t, UK, "burma", "french_indo_china_thailand")
    done(t, UK)
    assert t.asked(UK).prompt == "battle-next" and why_not(t, UK, "france") == ""
    assert why_not(t, UK, "libya") == "5.5a"
    assert why_not(t, UK, "norway") == "5.5.3a"
    t.answer(UK, "space:france")
    assert t.asked(UK).prompt == "battle-next" and why_not(t, UK, "france") == "5.5.3d"
    assert why_not(t, UK, "libya") == ""


@pytest.mark.rule("5.5.3.5g", "5.5.2.3g")
def test_attackers_go_back_where_they_came_from() -> None:
    t = table(
        "germany",
        "combat-move",
        poland={"germany": {"infantry": 2}},
        east_poland={"ussr": {"infantry": 2}},
        bulgaria_romania={"germany": {"infantry": 1}},
    )
    move(t, GERMANY, "poland", "east_poland", n=2).script(6, 6, 6, 6)
    done(t, GERMANY)
    assert why_not(t, GERMANY, "poland") == ""
    assert why_not(t, GERMANY, "bulgaria_romania") == "5.5.3.5g"


@pytest.mark.rule("5.5.3.5g", "5.5.3.5h", "5.5.3.5j")
def test_ships_go_back_to_a_calm_zone_they_came_from() -> None:
    t = table(
        "uk",
        "combat-move",
        sz8={"uk": {"cruiser": 1}},
        sz6={"uk": {"cruiser": 1}, "germany": {"destroyer": 1}},
        sz7={"germany": {"cruiser": 2}},
    )
    move(t, UK, "sz8", "sz7")
    move(t, UK, "sz6", "sz7").script(6, 6, 6, 6)
    done(t, UK)
    assert t.asked(UK).prompt == "press-or-retreat" and why_not(t, UK, "sz8") == ""
    assert why_not(t, UK, "sz6") == "5.5.3.5h"
    assert why_not(t, UK, "sz12") == "5.5.3.5g"


@pytest.mark.rule("5.4d", "2.2e")
def test_ways_that_ships_cannot_go_by() -> None:
    t = table("uk", "combat-move", sz8={"uk": {"cruiser": 1}}, sz11={"germany": {"cruiser": 1}})
    t.answer(UK, "space:sz8", "space:sz11")
    assert t.asked(UK).prompt == "combat-via" and why_not(t, UK, "sz12") == why_not(t, UK, "sz9") == ""
    assert why_not(t, UK, "sz7") == why_not(t, UK, "eastern_canada") == "5.4d"
    assert why_not(t, UK, "eire") == "2.2e"


@pytest.mark.rule("5.4.7e", "5.4d")
def test_ways_that_tanks_cannot_go_by() -> None:
    t = table(
        "ussr",
        "combat-move",
        poland={"owner": "ussr", "ussr": {"tank": 1}},
        germany={"germany": {"infantry": 1}},
        balkans={"italy": {"infantry": 1}},
    )
    t.answer(USSR, "space:poland", "space:balkans")
    assert t.asked(USSR).prompt == "combat-via" and why_not(t, USSR, "czechoslovakia_hungary") == ""
    assert why_not(t, USSR, "germany") == "5.4.7e"
    assert why_not(t, USSR, "east_poland") == why_not(t, USSR, "sz5") == "5.4d"


@pytest.mark.rule("5.3.2b", "7.1.5g")
def test_the_owner_repairs_what_is_damaged() -> None:
    t = table("germany", "purchase", germany={"damage": 2}, russia={"damage": 2})
    assert why_not(t, GERMANY, "germany") == ""
    assert why_not(t, GERMANY, "france") == why_not(t, GERMANY, "sz5") == "5.3.2b"
    assert why_not(t, GERMANY, "russia") == "7.1.5g"


@pytest.mark.rule("4l", "4m", "2.2e")
def test_chinese_infantry_goes_to_chinese_land_that_is_not_crowded() -> None:
    t = table("usa", "mobilize", yunnan={"china": {"infantry": 3}}, waiting={"china": {"infantry": 1}})
    assert t.asked(USA).prompt == "mobilize-china" and why_not(t, USA, "sikang") == ""
    assert why_not(t, USA, "yunnan") == "4m"
    assert why_not(t, USA, "manchuria") == why_not(t, USA, "sz61") == "4l"
    assert why_not(t, USA, "mongolia") == "2.2e"


@pytest.mark.rule("5.7.1e", "5.7.1b", "5.7.1a")
def test_ships_are_built_by_a_complex_beside_the_zone() -> None:
    t = table(
        "germany",
        "mobilize",
        northwestern_europe={"complex": True},
        poland={"complex": True, "damage": 3},
        waiting={"germany": {"destroyer": 1, "tank": 1}},
    )
    t.answer(GERMANY, "unit:destroyer", "space:sz5")
    assert t.asked(GERMANY).prompt == "mobilize-by" and why_not(t, GERMANY, "germany") == ""
    assert why_not(t, GERMANY, "france") == why_not(t, GERMANY, "sz6") == "5.7.1e"
    assert why_not(t, GERMANY, "norway") == "5.7.1d"
    assert why_not(t, GERMANY, "poland") == "5.7.1b"


@pytest.mark.rule("5.2.3g", "7.1.5e")
def test_rockets_strike_complexes_that_can_still_be_damaged() -> None:
    t = table(
        "germany",
        "combat-move",
        techs={"germany": ["rockets"]},
        northwestern_europe={"germany": {"aa_gun": 1}},
        france={"owner": "uk", "complex": True, "damage": 12},
        poland={"owner": "ussr", "complex": True},
    )
    done(t, GERMANY)
    assert t.asked(GERMANY).prompt == "rocket" and why_not(t, GERMANY, "united_kingdom") == ""
    assert why_not(t, GERMANY, "france") == "7.1.5e"
    assert why_not(t, GERMANY, "eastern_united_states") == "5.2.3g"


@pytest.mark.rule("5.4.7e", "5.4d")
def test_tanks_stop_at_the_first_defenders_and_go_no_further_than_two() -> None:
    guards = {"ussr": {"infantry": 1}}
    t = table("germany", "combat-move", poland={"germany": {"tank": 1}}, east_poland=guards, baltic_states=guards)
    t.answer(GERMANY, "space:poland")
    assert t.asked(GERMANY).prompt == "combat-to" and why_not(t, GERMANY, "east_poland") == ""
    assert why_not(t, GERMANY, "belorussia") == "5.4.7e"
    assert why_not(t, GERMANY, "russia") == "5.4d"


@pytest.mark.rule("7.2.1f", "2.2f")
def test_a_fighter_that_lost_its_carrier_does_not_fly_over_neutral_land() -> None:
    t = table(
        "germany", "combat-move", sz12={"germany": {"submarine": 2}}, sz13={"uk": {"carrier": 1, "fighter": 1}}
    ).script(1, 6)
    move(t, GERMANY, "sz12", "sz13", n=2)
    done(t, GERMANY)
    t.answer(GERMANY, "n:0")
    assert t.asked(UK).prompt == "refuge" and why_not(t, UK, "gibraltar") == ""
    assert why_not(t, UK, "spain") == "2.2f"
    assert why_not(t, UK, "united_kingdom") == "7.2.1f"


@pytest.mark.rule("5.3.3a", "5.7.1a")
def test_only_what_was_bought_and_finds_room_is_placed() -> None:
    t = table("germany", "mobilize", germany={"damage": 20}, waiting={"germany": {"industrial_complex": 1, "tank": 1}})
    bar = {unit: t.state.why_not(t.asked(GERMANY), t.game.names.number(f"unit:{unit}")) for unit in UNIT_IDS}
    assert bar.pop("industrial_complex") == "" and bar.pop("tank") == "5.7.1a"
    assert set(bar.values()) == {"5.3.3a"}


@pytest.mark.rule("5.4.2a", "5.4.2b", "5.2.3j")
def test_where_paratroopers_are_not_dropped() -> None:
    t = table(
        "germany", "combat-move", germany={"germany": {"infantry": 1, "bomber": 1}}, techs={"germany": ["paratroopers"]}
    )
    t.answer(GERMANY, "space:germany", "unit:paratrooper")
    assert why_not(t, GERMANY, "united_kingdom") == ""
    assert why_not(t, GERMANY, "eastern_united_states") == "5.4.2a"
    assert why_not(t, GERMANY, "union_of_south_africa") == "5.4.2b"
    assert why_not(t, GERMANY, "russia") == "5.2.3j"


@pytest.mark.rule("5.6.1.2a", "5.6.1.2b", "5.6.1.2h", "5.4.2b")
def test_where_aircraft_do_not_land() -> None:
    t = table("germany", "noncombat-move", germany={"germany": {"fighter": 1}})
    t.answer(GERMANY, "space:germany")
    assert why_not(t, GERMANY, "france") == ""
    assert why_not(t, GERMANY, "united_kingdom") == "5.6.1.2a"
    assert why_not(t, GERMANY, "sz5") == "5.6.1.2b"
    assert why_not(t, GERMANY, "japan") == "5.4.2b"


@pytest.mark.rule("7.3a", "7.3d", "5.4f")
def test_where_ships_do_not_attack() -> None:
    t = table("uk", "combat-move", sz8={"uk": {"cruiser": 1}}, sz7={"germany": {"cruiser": 1}})
    t.answer(UK, "space:sz8")
    assert why_not(t, UK, "sz7") == ""
    assert why_not(t, UK, "france") == "7.3a"
    assert why_not(t, UK, "sz5") == "7.3d"
    assert why_not(t, UK, "sz9") == "5.4f"


@pytest.mark.rule("2.6d", "7.3e")
def test_what_keeps_a_warship_from_a_zone_nearby() -> None:
    """A canal in the enemy's hands, or enemy warships on the only way."""
    target = {"uk": {"destroyer": 1}}
    t = table("italy", "combat-move", sz15={"italy": {"cruiser": 1}}, sz14=target, sz34=target, sz13=target)
    t.answer(ITALY, "space:sz15")
    assert why_not(t, ITALY, "sz14") == ""
    assert why_not(t, ITALY, "sz34") == "2.6d"
    assert why_not(t, ITALY, "sz13") == "7.3e"
