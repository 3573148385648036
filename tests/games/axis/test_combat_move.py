"""Combat Move (5.4, 7.1-7.3): land, air and sea."""

from typing import Any

import pytest

from sandtable.games.axis.content import space

from .table_talk import GERMANY, JAPAN, UK, USA, USSR, count, done, fights, goals, kinds, move, origins, owner, table


@pytest.mark.rule("5.4a", "5.4b", "5.4c", "5.4n")
def test_units_from_several_places_attack_and_stay_there() -> None:
    t = table(
        "germany",
        "combat-move",
        poland={"germany": {"infantry": 2}},
        bulgaria_romania={"germany": {"infantry": 1}},
        east_poland={"ussr": {"infantry": 1}},
    )
    move(t, GERMANY, "poland", "east_poland", n=1)
    move(t, GERMANY, "bulgaria_romania", "east_poland")
    assert count(t, "east_poland", "germany", "infantry") == 2
    assert goals(t, GERMANY, "poland") == {"east_poland", "baltic_states"}


@pytest.mark.rule("5.4b", "5.4o")
def test_entering_an_empty_hostile_territory_is_a_combat_move() -> None:
    t = table("germany", "combat-move", poland={"germany": {"infantry": 2}})
    move(t, GERMANY, "poland", "east_poland", n=1)
    done(t, GERMANY)
    assert owner(t, "east_poland") == "germany" and t.asked(GERMANY).prompt == "noncombat-from"
    assert "east_poland" in goals(t, GERMANY, "poland", "infantry")


@pytest.mark.rule("5.4d", "5.4e", "5.4p")
def test_movement_limits_and_the_way_through_friends() -> None:
    t = table(
        "germany",
        "combat-move",
        germany={"germany": {"infantry": 1, "tank": 1}},
        east_poland={"ussr": {"infantry": 1}},
        baltic_states={"ussr": {"infantry": 1}},
    )
    assert origins(t, GERMANY) == {"germany", "do:done"}
    assert goals(t, GERMANY, "germany", "tank") == {"east_poland", "baltic_states"}


@pytest.mark.rule("5.4f")
def test_combat_moves_do_not_end_among_friends() -> None:
    t = table(
        "germany",
        "combat-move",
        germany={"germany": {"infantry": 1, "tank": 1}, "owner": "germany"},
        sz5={"germany": {"cruiser": 1}},
    )
    assert not {"poland", "france"} & goals(t, GERMANY, "germany", "tank")
    t = table("germany", "combat-move", sz5={"germany": {"cruiser": 1}})
    assert origins(t, GERMANY) == {"do:done"}


@pytest.mark.rule("5.4k")
def test_an_empty_territory_stays_with_its_owner() -> None:
    t = table("germany", "combat-move", poland={"germany": {"infantry": 1}}, east_poland={"ussr": {"infantry": 1}})
    move(t, GERMANY, "poland", "east_poland")
    assert owner(t, "poland") == "germany"


# Blitz


@pytest.mark.rule("5.4.7a", "5.4.7c", "5.4.7d")
def test_a_tank_blitzes_through_an_empty_territory() -> None:
    t = table("germany", "combat-move", poland={"germany": {"tank": 1}}, belorussia={"ussr": {"infantry": 1}})
    move(t, GERMANY, "poland", "belorussia")
    t.answer(GERMANY, "space:east_poland")
    assert owner(t, "east_poland") == "germany" and t.state.production(0) == 32
    assert count(t, "belorussia", "germany", "tank") == 1


@pytest.mark.rule("5.4.7b", "5.4g", "7.1.3b")
def test_a_tank_may_blitz_and_come_back() -> None:
    t = table("germany", "combat-move", poland={"germany": {"tank": 1}})
    offered = goals(t, GERMANY, "poland")
    assert {"poland", "bulgaria_romania", "belorussia", "ukraine"} <= offered
    t.answer(GERMANY, "space:poland")
    t.answer(GERMANY, "space:east_poland")
    assert owner(t, "east_poland") == "germany" and count(t, "poland", "germany", "tank") == 1
    assert "poland" not in origins(t, GERMANY)


@pytest.mark.rule("5.4.7e", "5.4.7f", "7.1.3c", "5.4p")
@pytest.mark.parametrize(
    "guard",
    [{"ussr": {"infantry": 1}}, {"ussr": {"aa_gun": 1}}, {"complex": True}],
)
def test_defenders_guns_and_complexes_stop_a_blitz(guard: dict[str, object]) -> None:
    t = table(
        "germany",
        "combat-move",
        poland={"germany": {"tank": 1}},
        east_poland=guard,
        baltic_states={"ussr": {"infantry": 1}},
    )
    offered = goals(t, GERMANY, "poland")
    assert {"east_poland", "baltic_states"} <= offered and not {"belorussia", "eastern_ukraine", "poland"} & offered


@pytest.mark.rule("7.1.4b", "5.6.1.1b", "7.1a")
def test_aa_guns_do_not_move_in_combat_move() -> None:
    t = table("germany", "combat-move", poland={"germany": {"aa_gun": 1, "infantry": 1}})
    assert kinds(t, GERMANY, "poland") == {"infantry"}
    assert t.state.why_not(t.asked(GERMANY), t.game.names.number("space:turkey")) == "2.2e"


# Aircraft


@pytest.mark.rule("5.4.2a", "5.4.2b", "7.2l", "5.6.1.2f")
def test_a_bomber_keeps_enough_to_come_home() -> None:
    t = table(
        "germany",
        "combat-move",
        germany={"germany": {"bomber": 1}},
        russia={"ussr": {"infantry": 1}},
        belorussia={"ussr": {"infantry": 1}},
        urals={"ussr": {"infantry": 1}},
    )
    offered = goals(t, GERMANY, "germany")
    assert "belorussia" in offered and "russia" not in offered and "urals" not in offered


@pytest.mark.rule("7.2f", "7.2g", "7.2h", "7.2e")
def test_every_space_entered_costs_one() -> None:
    g = table("germany", "combat-move").state
    assert g.flight(0, space("united_kingdom"), space("sz8")) == 1
    assert g.flight(0, space("hawaiian_islands"), space("midway")) == 3
    t = table(
        "uk",
        "combat-move",
        united_kingdom={"uk": {"fighter": 1}},
        poland={"germany": {"infantry": 1}},
        germany={"germany": {"infantry": 1}},
        france={"germany": {"infantry": 1}},
    )
    assert goals(t, UK, "united_kingdom") == {"france", "poland"}


@pytest.mark.rule("7.2j", "5.4.5b", "7.2.1c", "5.4.5a", "7.3.2c")
def test_a_carriers_own_zone_costs_nothing() -> None:
    t = table(
        "japan", "combat-move", sz53={"japan": {"carrier": 1, "fighter": 1}}, hawaiian_islands={"usa": {"infantry": 1}}
    )
    move(t, JAPAN, "sz53", "hawaiian_islands", "fighter")
    assert t.state.flying_at(space("hawaiian_islands"), 2, 4, 3) == 1


@pytest.mark.rule("7.2n", "7.2m", "7.2o")
def test_a_plan_may_count_on_a_carrier_that_comes_later() -> None:
    t = table("japan", "combat-move", sz57={"japan": {"carrier": 1, "fighter": 1}}, sz45={"usa": {"transport": 1}})
    assert "sz45" in goals(t, JAPAN, "sz57", "fighter")
    t = table(
        "japan",
        "combat-move",
        sz57={"japan": {"carrier": 1, "fighter": 1}},
        sz45={"usa": {"transport": 1}},
        sz58={"usa": {"submarine": 1}},
    )
    move(t, JAPAN, "sz57", "sz45", "fighter")
    assert goals(t, JAPAN, "sz57") == {"sz45"}


@pytest.mark.rule("5.4.2c", "5.4.2d", "5.6.1.2c", "7.2.1j", "5.6.1.2e")
def test_a_fighter_may_count_on_a_carrier_to_be_placed() -> None:
    position = {
        "united_kingdom": {"uk": {"fighter": 1}},
        "sz6": {"germany": {"destroyer": 1}},
        "norway": {"germany": {"infantry": 1}},
    }
    t = table(
        "uk",
        "combat-move",
        waiting={"uk": {"carrier": 1}},
        sz3={"germany": {"destroyer": 1}},
        egypt={"uk": {"fighter": 1}},
        sz7={"germany": {"submarine": 1}},
        **position,
    )
    assert "sz7" in goals(t, UK, "egypt")
    t.answer(UK, "space:sz7").script(6, 6)
    done(t, UK)
    t.until("noncombat-from")
    assert t.state.promised == {space("sz7"): 1}
    t = table("uk", "combat-move", egypt={"uk": {"fighter": 1}}, sz7={"germany": {"submarine": 1}}, **position)
    assert "egypt" not in origins(t, UK)


@pytest.mark.rule("5.4.2d")
def test_the_promised_carrier_is_placed_even_if_the_fighter_is_lost() -> None:
    t = table(
        "uk",
        "combat-move",
        waiting={"uk": {"carrier": 1}},
        egypt={"uk": {"fighter": 1}},
        sz7={"germany": {"destroyer": 1}},
    )
    move(t, UK, "egypt", "sz7")
    t.script(6, 1)
    done(t, UK)
    assert count(t, "sz7", "uk", "fighter") == 0
    done(t, UK)
    assert count(t, "sz7", "uk", "carrier") == 1


@pytest.mark.rule("7.2p")
def test_a_plan_may_not_count_on_a_retreat() -> None:
    t = table(
        "japan",
        "combat-move",
        sz57={"japan": {"carrier": 1, "fighter": 1}},
        sz65={"usa": {"cruiser": 1}},
        sz45={"usa": {"transport": 1}},
    )
    move(t, JAPAN, "sz57", "sz65", "carrier")
    assert "sz45" not in goals(t, JAPAN, "sz57")


@pytest.mark.rule("7.2a")
def test_aircraft_attack_land_and_sea() -> None:
    t = table(
        "germany",
        "combat-move",
        germany={"germany": {"bomber": 1}},
        sz6={"uk": {"destroyer": 1}},
        east_poland={"ussr": {"infantry": 1}},
    )
    assert {"sz6", "east_poland"} <= goals(t, GERMANY, "germany")


@pytest.mark.rule("5.5.4e", "7.3.2b")
def test_fighters_may_attack_from_a_friends_carrier() -> None:
    t = table(
        "uk", "combat-move", sz7={"usa": {"carrier": 1}, "uk": {"fighter": 1}}, france={"germany": {"infantry": 1}}
    )
    assert kinds(t, UK, "sz7") == {"fighter"}


# Ships


@pytest.mark.rule("7.3d", "7.3e", "5.6.1.3a")
def test_ships_move_two_and_stop_in_hostile_zones() -> None:
    t = table(
        "germany",
        "combat-move",
        sz5={"germany": {"cruiser": 1}},
        sz6={"uk": {"destroyer": 1}},
        sz7={"uk": {"destroyer": 1}},
    )
    assert goals(t, GERMANY, "sz5") == {"sz6"}
    t = table("germany", "noncombat-move", sz5={"germany": {"cruiser": 1}}, sz6={"uk": {"destroyer": 1}})
    assert origins(t, GERMANY) == {"do:done"}


@pytest.mark.rule("5.4.6a", "5.4.6c", "7.3f", "7.3.5m", "7.3.5n", "7.3.4b", "5.6c")
def test_submarines_slip_through_but_not_past_destroyers() -> None:
    t = table(
        "germany",
        "combat-move",
        sz5={"germany": {"submarine": 1}},
        sz6={"uk": {"cruiser": 1}},
        sz7={"uk": {"cruiser": 1}},
    )
    assert goals(t, GERMANY, "sz5") == {"sz6", "sz7"}
    t = table(
        "germany",
        "combat-move",
        sz5={"germany": {"submarine": 1}},
        sz6={"uk": {"destroyer": 1}},
        sz7={"uk": {"cruiser": 1}},
    )
    assert goals(t, GERMANY, "sz5") == {"sz6"}


@pytest.mark.rule("5.4.6b", "5.6c")
def test_submarines_end_noncombat_moves_in_hostile_zones() -> None:
    t = table("germany", "noncombat-move", sz5={"germany": {"submarine": 1}}, sz6={"uk": {"cruiser": 1}})
    assert {"sz6", "sz7", "sz3"} == goals(t, GERMANY, "sz5")
    t = table("germany", "noncombat-move", sz5={"germany": {"submarine": 1}}, sz6={"uk": {"destroyer": 1}})
    assert goals(t, GERMANY, "sz5") == {"sz6"}


@pytest.mark.rule("5.4j", "5.4q", "5.4.6d", "5.4.8g", "7.3.6c")
@pytest.mark.parametrize("ship", ["submarine", "transport"])
def test_lone_submarines_and_transports_stop_nobody_but_may_be_attacked(ship: str) -> None:
    t = table(
        "germany", "combat-move", sz5={"germany": {"cruiser": 1}}, sz6={"uk": {ship: 1}}, sz7={"uk": {"destroyer": 1}}
    )
    assert goals(t, GERMANY, "sz5") == {"sz6", "sz7"}


@pytest.mark.rule("5.4.6e", "5.4r", "7.3.5o", "5.4.6f", "7.3.6e")
def test_ships_beside_lone_enemies_may_attack_or_not() -> None:
    t = table("germany", "combat-move", sz5={"germany": {"cruiser": 1}, "uk": {"submarine": 1}})
    done(t, GERMANY)
    assert set(t.options(GERMANY)) == {"do:attack", "do:ignore"}
    t.answer(GERMANY, "do:ignore")
    assert not fights(t)
    t = table(
        "germany", "noncombat-move", sz5={"germany": {"cruiser": 1}}, sz6={"uk": {"submarine": 1, "transport": 1}}
    )
    assert "sz6" in goals(t, GERMANY, "sz5")


@pytest.mark.rule("5.4i", "5.4.1a", "5.4.1e", "5.4.1f")
def test_ships_may_leave_a_hostile_zone_and_not_fight() -> None:
    t = table("germany", "combat-move", sz7={"germany": {"cruiser": 2}, "uk": {"destroyer": 1}})
    move(t, GERMANY, "sz7", "sz6", n=2)
    done(t, GERMANY)
    assert not fights(t) and origins(t, GERMANY) == {"do:done"}


@pytest.mark.rule("5.4.1b", "5.4.1f", "5.5.3a")
def test_ships_that_stay_in_a_hostile_zone_must_fight() -> None:
    t = table("germany", "combat-move", sz7={"germany": {"cruiser": 1}, "uk": {"destroyer": 1}}).script(3, 6)
    done(t, GERMANY)
    assert fights(t) == ["sz7"] and origins(t, GERMANY) == {"do:done"}


@pytest.mark.rule("5.4.1c")
def test_ships_may_leave_a_hostile_zone_and_fight_elsewhere() -> None:
    t = table(
        "germany", "combat-move", sz7={"germany": {"cruiser": 1}, "uk": {"destroyer": 1}}, sz6={"uk": {"destroyer": 1}}
    )
    assert "sz6" in goals(t, GERMANY, "sz7")


@pytest.mark.rule("5.4h", "5.4.3c")
def test_escorts_join_an_announced_assault() -> None:
    position: dict[str, Any] = {
        "sz6": {"germany": {"transport": 1}, "cargo": [["infantry"]]},
        "sz5": {"germany": {"cruiser": 1}},
        "united_kingdom": {"uk": {"infantry": 1}},
    }
    t = table("germany", "combat-move", **position)
    assert "sz5" not in origins(t, GERMANY)
    t.answer(GERMANY, "space:sz6", "space:united_kingdom")
    move(t, GERMANY, "sz5", "sz6")
    assert count(t, "sz6", "germany", "cruiser") == 1


@pytest.mark.rule("5.4.8h")
def test_ships_that_sank_transports_do_not_move_on() -> None:
    t = table("germany", "combat-move", sz5={"germany": {"cruiser": 1}}, sz6={"uk": {"transport": 1}})
    move(t, GERMANY, "sz5", "sz6")
    done(t, GERMANY)
    assert count(t, "sz6", "uk", "transport") == 0 and origins(t, GERMANY) == {"do:done"}


@pytest.mark.rule("5.4.5c", "7.3.2d", "5.5.4f")
def test_a_friends_fighters_are_cargo_of_a_moving_carrier() -> None:
    t = table("usa", "noncombat-move", sz10={"usa": {"carrier": 1}, "uk": {"fighter": 2}})
    move(t, USA, "sz10", "sz9", "carrier")
    assert count(t, "sz9", "uk", "fighter") == 2 and count(t, "sz10", "uk", "fighter") == 0


@pytest.mark.rule("7.2k", "7.2.1i", "5.4.5b")
def test_own_fighters_do_not_travel_with_their_carrier() -> None:
    t = table("japan", "combat-move", sz61={"japan": {"carrier": 1, "fighter": 2}}, sz50={"usa": {"destroyer": 1}})
    move(t, JAPAN, "sz61", "sz50", "carrier")
    assert count(t, "sz61", "japan", "fighter") == 2 and count(t, "sz50", "japan", "carrier") == 1


@pytest.mark.rule("5.4.4a", "5.1d")
def test_only_the_power_whose_turn_it_is_is_asked() -> None:
    t = table("ussr", "combat-move", russia={"ussr": {"tank": 1}}, germany={"germany": {"tank": 1}})
    assert [decision.seat for decision in t.runner.pending] == [USSR]


@pytest.mark.rule("7.3a")
def test_ships_stay_at_sea() -> None:
    t = table("germany", "noncombat-move", sz5={"germany": {"cruiser": 1}})
    assert goals(t, GERMANY, "sz5") == {"sz3", "sz6", "sz7"}
