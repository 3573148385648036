"""Transports (5.4.3, 5.4.8, 5.5.4.2, 7.3.6)."""

from typing import Any

import pytest

from sandtable.games.axis.content import space

from .table_talk import GERMANY, UK, USA, count, done, fights, move, origins, owner, table, voyage


@pytest.mark.rule("5.4.8b", "7.3.6m", "5.4.3a", "5.4.3b")
def test_load_sail_load_sail_land() -> None:
    t = table(
        "uk",
        "combat-move",
        eastern_canada={"uk": {"tank": 1}},
        united_kingdom={"uk": {"infantry": 1}},
        sz9={"uk": {"transport": 1}},
    )
    voyage(t, UK, "sz9", "do:load", "space:sz8", "do:load", "space:sz7", "space:france")
    ship = t.state.transports[0]
    assert ship.target == space("france") and ship.landing == [True, True]
    done(t, UK)
    assert owner(t, "france") == "uk" and count(t, "france", "uk", "tank") == 1


@pytest.mark.rule("7.3.6h", "7.1c")
def test_one_land_unit_and_one_infantry() -> None:
    t = table(
        "uk",
        "noncombat-move",
        united_kingdom={"uk": {"tank": 2, "infantry": 2, "artillery": 1}},
        sz7={"uk": {"transport": 1}},
    )
    t.answer(UK, "space:sz7", "do:load", "unit:tank", "do:load")
    assert t.state.transports[0].cargo == [3 * 12 + 2, 3 * 12 + 0]
    assert "do:load" not in t.options(UK)


@pytest.mark.rule("5.4.8c", "7.3.6n", "7.3.6w")
def test_what_boards_in_combat_move_must_be_landed() -> None:
    t = table("uk", "combat-move", united_kingdom={"uk": {"infantry": 1}}, sz7={"uk": {"transport": 1}})
    t.answer(UK, "space:sz7", "do:load")
    assert "do:done" not in t.options(UK)
    assert {"space:france", "space:northwestern_europe"} <= set(t.options(UK))


@pytest.mark.rule("5.4.1d", "5.4.8a")
def test_leave_load_come_back_and_fight() -> None:
    t = table(
        "uk",
        "combat-move",
        sz7={"uk": {"transport": 1, "cruiser": 1}, "germany": {"destroyer": 1}},
        united_kingdom={"uk": {"infantry": 1}},
    )
    voyage(t, UK, "sz7", "space:sz8", "do:load", "space:sz7", "space:france")
    t.script(1, 6)
    done(t, UK)
    assert fights(t) == ["sz7", "france"] and owner(t, "france") == "uk"


@pytest.mark.rule("5.4.1g", "7.3.6s")
def test_no_loading_where_a_battle_will_be() -> None:
    t = table(
        "uk",
        "combat-move",
        sz7={"uk": {"transport": 1, "cruiser": 1}, "germany": {"destroyer": 1}},
        united_kingdom={"uk": {"infantry": 1}},
    )
    voyage(t, UK, "sz7")
    assert "do:load" not in t.options(UK)


@pytest.mark.rule("5.4.8a", "5.4.8e")
def test_a_transport_enters_a_hostile_zone_to_land_only_behind_warships() -> None:
    position: dict[str, Any] = {
        "sz8": {"uk": {"transport": 1, "cruiser": 1}, "cargo": [["infantry"]]},
        "sz7": {"germany": {"destroyer": 1}},
    }
    t = table("uk", "combat-move", **position)
    voyage(t, UK, "sz8", "space:sz7")
    assert "space:france" not in t.options(UK)
    t = table("uk", "combat-move", **position)
    move(t, UK, "sz8", "sz7", "cruiser")
    voyage(t, UK, "sz8", "space:sz7", "space:france")
    assert t.state.transports[0].target == space("france")


@pytest.mark.rule("5.4q", "7.3.6s")
def test_lone_submarines_do_not_hinder_loading_or_landing() -> None:
    t = table(
        "uk",
        "combat-move",
        sz7={"uk": {"transport": 1}, "germany": {"submarine": 1}},
        united_kingdom={"uk": {"infantry": 1}},
    )
    t.answer(UK, "space:sz7", "do:load", "space:france")
    done(t, UK)
    assert owner(t, "france") == "uk"


@pytest.mark.rule("5.4.8d", "5.5.2.3a", "7.3.6v")
def test_landing_needs_the_zone_cleared() -> None:
    t = table(
        "uk",
        "combat-move",
        sz8={"uk": {"transport": 1, "cruiser": 1}, "cargo": [["infantry"]]},
        sz7={"germany": {"cruiser": 2}},
    )
    move(t, UK, "sz8", "sz7", "cruiser")
    voyage(t, UK, "sz8", "space:sz7", "space:france")
    t.script(6, 1, 6)
    done(t, UK)
    t.answer(UK, "space:sz8")
    assert owner(t, "france") == "germany" and count(t, "sz8", "uk", "transport") == 1
    assert t.state.transports[0].cargo == [36]


@pytest.mark.rule("7.3.6p", "5.4.1f")
def test_a_transport_that_retreated_does_not_unload() -> None:
    t = table(
        "uk",
        "combat-move",
        sz8={"uk": {"transport": 1, "cruiser": 1}, "cargo": [["infantry"]]},
        sz7={"germany": {"cruiser": 2}},
    )
    move(t, UK, "sz8", "sz7", "cruiser")
    voyage(t, UK, "sz8", "space:sz7", "space:france")
    t.script(6, 1, 6)
    done(t, UK)
    t.answer(UK, "space:sz8")
    assert t.asked(UK).prompt == "noncombat-from" and origins(t, UK) == {"do:done"}


@pytest.mark.rule("5.5.2.3c", "7.3.6q")
def test_all_units_of_one_transport_land_in_one_territory() -> None:
    t = table("uk", "combat-move", sz6={"uk": {"transport": 1}, "cargo": [["infantry", "infantry"]]})
    t.answer(UK, "space:sz6", "space:norway", "unit:infantry", "unit:infantry")
    assert t.state.transports[0].landing == [True, True] and "sz6" not in origins(t, UK)


@pytest.mark.rule("7.3.6x")
def test_of_older_cargo_as_many_land_as_the_player_likes() -> None:
    t = table("uk", "combat-move", sz6={"uk": {"transport": 1}, "cargo": [["tank", "infantry"]]})
    t.answer(UK, "space:sz6", "space:norway", "unit:tank", "do:done")
    done(t, UK)
    assert count(t, "norway", "uk", "tank") == 1 and t.state.transports[0].cargo == [36]


@pytest.mark.rule("7.3.6o", "7.3.6u", "7.3.6l", "5.6.1.3b", "7.3.6k")
def test_after_unloading_a_transport_is_done() -> None:
    t = table(
        "uk",
        "noncombat-move",
        sz8={"uk": {"transport": 1}, "cargo": [["infantry", "infantry"]]},
        united_kingdom={"uk": {"tank": 1}},
        norway={"owner": "uk"},
    )
    t.answer(UK, "space:sz8", "space:united_kingdom")
    assert set(t.options(UK)) == {"space:united_kingdom", "do:done"}
    t.answer(UK, "space:united_kingdom")
    assert "sz8" not in origins(t, UK) and "united_kingdom" not in origins(t, UK)


@pytest.mark.rule("7.3.6t")
def test_bridging_without_moving() -> None:
    t = table(
        "uk", "noncombat-move", united_kingdom={"uk": {"tank": 1}}, sz6={"uk": {"transport": 1}}, norway={"owner": "uk"}
    )
    voyage(t, UK, "sz6", "do:load", "space:norway")
    assert count(t, "norway", "uk", "tank") == 1


@pytest.mark.rule("7.3.6k")
def test_a_unit_that_moved_does_not_board() -> None:
    t = table("usa", "noncombat-move", central_united_states={"usa": {"infantry": 1}}, sz10={"usa": {"transport": 1}})
    move(t, USA, "central_united_states", "eastern_united_states")
    t.answer(USA, "space:sz10")
    assert "do:load" not in t.options(USA)


@pytest.mark.rule("7.3.6r")
def test_cargo_is_not_passed_between_transports() -> None:
    t = table("usa", "noncombat-move", sz10={"usa": {"transport": 2}, "cargo": [["infantry"], []]})
    t.answer(USA, "space:sz10", "ship:2")
    assert "do:load" not in t.options(USA)


@pytest.mark.rule("7.3.6s")
def test_no_unloading_onto_hostile_land_in_noncombat_move() -> None:
    t = table("uk", "noncombat-move", sz6={"uk": {"transport": 1}, "cargo": [["infantry"]]})
    t.answer(UK, "space:sz6")
    assert "space:norway" not in t.options(UK) and "space:united_kingdom" in t.options(UK)


@pytest.mark.rule("5.5.4.2a", "7.3.6j", "5.4m")
def test_a_friend_boards_in_its_own_turn() -> None:
    t = table("uk", "noncombat-move", united_kingdom={"uk": {"infantry": 1}}, sz7={"usa": {"transport": 1}})
    t.answer(UK, "space:sz7", "do:load")
    assert t.state.transports[0].cargo == [36] and t.state.transports[0].owner == 5
    assert "sz7" not in origins(t, UK)


@pytest.mark.rule("5.5.4.2b")
def test_the_owner_moves_the_friends_cargo_but_does_not_land_it() -> None:
    t = table("usa", "noncombat-move", sz8={"usa": {"transport": 1}, "cargo": [["uk:infantry"]]})
    t.answer(USA, "space:sz8")
    assert "space:united_kingdom" not in t.options(USA)
    t.answer(USA, "space:sz7", "do:done")
    assert t.state.transports[0].zone == space("sz7")


@pytest.mark.rule("5.5.4.2c", "5.5.4g")
def test_the_friend_lands_in_its_next_turn_also_by_assault() -> None:
    t = table("uk", "combat-move", sz7={"usa": {"transport": 1}, "cargo": [["uk:infantry"]]})
    t.answer(UK, "space:sz7", "space:france")
    done(t, UK)
    assert owner(t, "france") == "uk" and count(t, "france", "uk", "infantry") == 1


@pytest.mark.rule("7.1.4b")
def test_an_aa_gun_aboard_travels_in_combat_move_but_does_not_assault() -> None:
    t = table("uk", "combat-move", sz8={"uk": {"transport": 1}, "cargo": [["aa_gun", "infantry"]]})
    voyage(t, UK, "sz8", "space:sz7", "space:france")
    assert t.state.transports[0].landing == [False, True]


@pytest.mark.rule("7.3.6b")
def test_transports_may_attack_alone_and_must_then_leave() -> None:
    t = table("germany", "combat-move", sz6={"germany": {"transport": 1}}, sz7={"uk": {"destroyer": 1}}).script(6)
    voyage(t, GERMANY, "sz6", "space:sz7", "do:done")
    done(t, GERMANY)
    assert t.options(GERMANY) == ["space:sz6"]


@pytest.mark.rule("5.4.3c", "5.4.8c")
def test_an_empty_transport_does_not_wander_in_combat_move() -> None:
    t = table("germany", "combat-move", sz6={"germany": {"transport": 1}})
    assert origins(t, GERMANY) == {"do:done"}


@pytest.mark.rule("7.3g", "7.1c")
def test_transports_take_land_units_only() -> None:
    t = table("uk", "noncombat-move", united_kingdom={"uk": {"fighter": 1, "bomber": 1}}, sz7={"uk": {"transport": 1}})
    voyage(t, UK, "sz7")
    assert "do:load" not in t.options(UK)


@pytest.mark.rule("5.4.8f", "5.5.3.1b", "5.5.3.1c", "7.3.6i")
def test_cargo_does_not_fight_and_goes_down_with_its_ship() -> None:
    t = table(
        "germany",
        "combat-move",
        sz6={"germany": {"cruiser": 1}},
        sz7={"uk": {"transport": 1}, "cargo": [["tank", "infantry"]]},
    )
    move(t, GERMANY, "sz6", "sz7")
    done(t, GERMANY)
    assert t.state.transports == [] and not t.notes("fire")


@pytest.mark.rule("5.5.4.2b", "7.3.6j")
def test_what_boarded_a_friends_ship_may_assault_from_it_in_its_own_next_turn() -> None:
    t = table("uk", "noncombat-move", united_kingdom={"uk": {"infantry": 1}}, sz7={"usa": {"transport": 1}})
    voyage(t, UK, "sz7", "do:load")
    done(t, UK)
    while t.runner.pending[0].prompt != "combat-from" or t.state.power != UK:
        t.answer(t.runner.pending[0].seat, "do:done")
    voyage(t, UK, "sz7", "space:france")
    done(t, UK)
    assert owner(t, "france") == "uk" and count(t, "france", "uk", "infantry") == 1
