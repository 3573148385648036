"""Sea combat: submarines, destroyers, carriers, battleships, transports (5.5.3, 7.3)."""

import pytest

from .table_talk import GERMANY, JAPAN, UK, USA, count, dice_of, done, fights, goals, move, origins, table, voyage


@pytest.mark.rule("7.3.5d", "7.3.5i", "5.5.3.2a", "7.3.5l")
def test_a_surprise_strike_sinks_before_the_enemy_fires() -> None:
    t = table("germany", "combat-move", sz5={"germany": {"submarine": 1}}, sz6={"uk": {"cruiser": 1}}).script(2)
    move(t, GERMANY, "sz5", "sz6")
    done(t, GERMANY)
    assert t.asked(GERMANY).prompt == "submerge"
    t.answer(GERMANY, "n:0")
    assert count(t, "sz6", "uk", "cruiser") == 0 and dice_of(t) == {"germany submarine": 1}


@pytest.mark.rule("7.3.5h", "7.3.4b")
def test_a_defending_destroyer_forbids_the_strike_and_the_dive() -> None:
    t = table("germany", "combat-move", sz5={"germany": {"submarine": 1}}, sz6={"uk": {"destroyer": 1}}).script(2, 2)
    move(t, GERMANY, "sz5", "sz6")
    done(t, GERMANY)
    assert dice_of(t) == {"germany submarine": 1, "uk destroyer": 1}
    assert count(t, "sz6", "germany", "submarine") == 0


@pytest.mark.rule("7.3.5e")
def test_the_strike_happens_in_the_first_round_only() -> None:
    t = table("germany", "combat-move", sz5={"germany": {"submarine": 1}}, sz6={"uk": {"cruiser": 1}}).script(
        6, 6, 2, 6
    )
    move(t, GERMANY, "sz5", "sz6")
    done(t, GERMANY)
    t.answer(GERMANY, "n:0", "do:press", "n:0")
    assert dice_of(t) == {"germany submarine": 2, "uk cruiser": 2} and count(t, "sz6", "uk", "cruiser") == 0


@pytest.mark.rule("7.3.5e")
def test_by_option_the_strike_happens_every_round() -> None:
    t = table(
        "germany",
        "combat-move",
        sz5={"germany": {"submarine": 1}},
        sz6={"uk": {"cruiser": 1}},
        options={"strikes": "every"},
    ).script(6, 6, 2)
    move(t, GERMANY, "sz5", "sz6")
    done(t, GERMANY)
    t.answer(GERMANY, "n:0", "do:press", "n:0")
    assert dice_of(t)["uk cruiser"] == 1 and count(t, "sz6", "uk", "cruiser") == 0


@pytest.mark.rule("7.3.5f", "7.3.5k", "5.5.3.3a")
def test_submarines_of_both_sides_roll_before_either_is_removed() -> None:
    t = table("germany", "combat-move", sz5={"germany": {"submarine": 1}}, sz6={"uk": {"submarine": 1}}).script(2, 1)
    move(t, GERMANY, "sz5", "sz6")
    done(t, GERMANY)
    t.answer(GERMANY, "n:0")
    assert count(t, "sz6", "germany", "submarine") == 0 and count(t, "sz6", "uk", "submarine") == 0
    assert dice_of(t) == {"germany submarine": 1, "uk submarine": 1}


@pytest.mark.rule("7.3.5j")
def test_an_attacking_destroyer_makes_defending_submarines_fire_last() -> None:
    t = table("germany", "combat-move", sz5={"germany": {"destroyer": 1}}, sz6={"uk": {"submarine": 1}}).script(2, 1)
    move(t, GERMANY, "sz5", "sz6")
    done(t, GERMANY)
    assert [t.game.names[note.values["unit"]] for note in t.notes("fire")] == ["unit:destroyer", "unit:submarine"]
    assert count(t, "sz6", "uk", "submarine") == 0 and count(t, "sz6", "germany", "destroyer") == 0


@pytest.mark.rule("7.3.5b")
def test_a_submarine_due_to_roll_may_submerge() -> None:
    t = table("germany", "combat-move", sz5={"germany": {"cruiser": 1}}, sz6={"uk": {"submarine": 2}}).script(6, 3)
    move(t, GERMANY, "sz5", "sz6")
    done(t, GERMANY)
    t.answer(UK, "n:2")
    assert count(t, "sz6", "uk", "submarine") == 2 and t.asked(GERMANY).prompt == "noncombat-from"


@pytest.mark.rule("7.3.5c", "7.3.4d", "7.3.5p", "7.2a")
def test_submarines_facing_only_aircraft_may_dive_first_and_cannot_be_hit_without_a_destroyer() -> None:
    t = table("germany", "combat-move", norway={"germany": {"fighter": 2}}, sz6={"uk": {"submarine": 1}})
    move(t, GERMANY, "norway", "sz6", n=2)
    done(t, GERMANY)
    assert t.asked(UK).prompt == "submerge"
    t.answer(UK, "n:0")
    assert count(t, "sz6", "uk", "submarine") == 1 and not t.notes("fire")


@pytest.mark.rule("7.3.4d")
def test_with_a_destroyer_aircraft_hit_submarines() -> None:
    t = table(
        "germany",
        "combat-move",
        norway={"germany": {"fighter": 1}},
        sz5={"germany": {"destroyer": 1}},
        sz6={"uk": {"submarine": 1}},
    )
    move(t, GERMANY, "norway", "sz6")
    move(t, GERMANY, "sz5", "sz6")
    t.script(3, 6, 6)
    done(t, GERMANY)
    assert count(t, "sz6", "uk", "submarine") == 0


@pytest.mark.rule("5.5.4c", "5.5.3.1d")
def test_a_friends_destroyer_does_not_help() -> None:
    t = table(
        "uk",
        "combat-move",
        sz7={"usa": {"destroyer": 1}, "germany": {"submarine": 1}},
        united_kingdom={"uk": {"fighter": 1}},
    )
    move(t, UK, "united_kingdom", "sz7")
    done(t, UK)
    assert t.asked(GERMANY).prompt == "submerge"
    t.answer(GERMANY, "n:0")
    assert count(t, "sz7", "germany", "submarine") == 1 and count(t, "sz7", "usa", "destroyer") == 1


@pytest.mark.rule("7.3.5p", "7.3.2g", "7.3.5i")
def test_submarines_do_not_hit_aircraft() -> None:
    t = table(
        "germany", "combat-move", sz5={"germany": {"submarine": 2}}, sz6={"uk": {"carrier": 1, "fighter": 2}}
    ).script(1, 6)
    move(t, GERMANY, "sz5", "sz6", n=2)
    done(t, GERMANY)
    t.answer(GERMANY, "n:0")
    assert count(t, "sz6", "uk", "carrier") == 0 and count(t, "sz6", "uk", "fighter") == 2


@pytest.mark.rule("7.3.1b", "7.3.1c", "7.3.1d", "7.3.5g")
def test_a_battleship_takes_two_hits_and_is_whole_after_the_battle() -> None:
    t = table("germany", "combat-move", sz5={"germany": {"cruiser": 2}}, sz6={"uk": {"battleship": 1}}).script(
        3, 6, 6, 3, 6, 6
    )
    move(t, GERMANY, "sz5", "sz6", n=2)
    done(t, GERMANY)
    assert count(t, "sz6", "uk", "battleship") == 1 and t.view(0)["battle"]["damaged"] == {"uk": 1}
    t.answer(GERMANY, "do:press")
    assert count(t, "sz6", "uk", "battleship") == 0
    t = table("germany", "combat-move", sz5={"germany": {"cruiser": 1}}, sz6={"uk": {"battleship": 1}}).script(3, 6)
    move(t, GERMANY, "sz5", "sz6")
    done(t, GERMANY)
    t.answer(GERMANY, "space:sz5")
    assert count(t, "sz6", "uk", "battleship") == 1 and t.state.battle is None


@pytest.mark.rule("7.3.5g", "7.3.1b")
def test_a_surprise_strike_only_damages_a_battleship() -> None:
    t = table("germany", "combat-move", sz5={"germany": {"submarine": 1}}, sz6={"uk": {"battleship": 1}}).script(1, 6)
    move(t, GERMANY, "sz5", "sz6")
    done(t, GERMANY)
    t.answer(GERMANY, "n:0")
    assert dice_of(t)["uk battleship"] == 1 and t.view(0)["battle"]["damaged"] == {"uk": 1}


@pytest.mark.rule("7.3.2f", "7.2b")
def test_fighters_aboard_defend_and_may_take_hits_for_the_carrier() -> None:
    t = table(
        "germany",
        "combat-move",
        sz5={"germany": {"cruiser": 2}},
        sz6={"uk": {"carrier": 1, "fighter": 1}, "usa": {"fighter": 1}},
    )
    move(t, GERMANY, "sz5", "sz6", n=2)
    t.script(3, 6, 6, 6, 6)
    done(t, GERMANY)
    t.answer(UK, "loss:uk_fighter").answer(USA, "loss:uk_fighter")
    assert dice_of(t) == {"germany cruiser": 2, "uk fighter": 1, "uk carrier": 1, "usa fighter": 1}
    assert count(t, "sz6", "uk", "fighter") == 0 and count(t, "sz6", "uk", "carrier") == 1


@pytest.mark.rule("7.3.6f", "7.3.6a")
def test_transports_are_lost_last() -> None:
    t = table("germany", "combat-move", sz5={"germany": {"cruiser": 2}}, sz6={"uk": {"destroyer": 1, "transport": 2}})
    move(t, GERMANY, "sz5", "sz6", n=2)
    t.script(3, 6, 6)
    done(t, GERMANY)
    assert t.state.transports == [] and count(t, "sz6", "uk", "destroyer") == 0
    assert dice_of(t) == {"germany cruiser": 2, "uk destroyer": 1}


@pytest.mark.rule("5.5.3.2f", "7.3.6d", "5.5.3.2i")
def test_lone_transports_are_sunk_without_a_roll() -> None:
    t = table("germany", "combat-move", norway={"germany": {"bomber": 1}}, sz6={"uk": {"transport": 3}})
    move(t, GERMANY, "norway", "sz6")
    done(t, GERMANY)
    assert t.state.transports == [] and not t.notes("fire") and fights(t) == ["sz6"]


@pytest.mark.rule("5.5.3.2g", "7.3.6g")
def test_transports_beside_submarines_are_lost_to_aircraft_alone() -> None:
    t = table("germany", "combat-move", norway={"germany": {"bomber": 1}}, sz6={"uk": {"transport": 1, "submarine": 1}})
    move(t, GERMANY, "norway", "sz6")
    done(t, GERMANY)
    assert t.state.transports == [] and count(t, "sz6", "uk", "submarine") == 1


@pytest.mark.rule("5.5.3.2h", "5.5.3.5d")
@pytest.mark.parametrize(("answer", "zone"), [("do:stay", "sz6"), ("space:sz3", "sz3"), ("space:sz5", "sz5")])
def test_when_only_transports_are_left_the_attackers_may_stay_or_leave(answer: str, zone: str) -> None:
    t = table(
        "germany",
        "combat-move",
        sz5={"germany": {"cruiser": 1}},
        sz3={"germany": {"transport": 1}},
        sz6={"uk": {"cruiser": 1, "transport": 1}},
    )
    move(t, GERMANY, "sz5", "sz6")
    voyage(t, GERMANY, "sz3", "space:sz6", "do:done")
    t.script(3, 3)
    done(t, GERMANY)
    assert set(t.options(GERMANY)) == {"do:stay", "space:sz3", "space:sz5"}
    t.answer(GERMANY, answer)
    assert count(t, zone, "germany", "transport") == 1 and count(t, "sz6", "uk", "transport") == 1


@pytest.mark.rule("5.5.3.5g", "5.5.3.5h", "5.5.3.5i")
def test_ships_retreat_together_to_a_zone_that_was_friendly() -> None:
    t = table(
        "germany",
        "combat-move",
        sz5={"germany": {"cruiser": 1}},
        sz7={"germany": {"cruiser": 1}, "uk": {"destroyer": 1}},
        sz6={"uk": {"cruiser": 2}},
    )
    move(t, GERMANY, "sz5", "sz6")
    move(t, GERMANY, "sz7", "sz6")
    t.script(6, 6, 6, 6)
    done(t, GERMANY)
    assert t.options(GERMANY) == ["do:press", "space:sz5"]
    t.answer(GERMANY, "space:sz5")
    assert count(t, "sz5", "germany", "cruiser") == 2


@pytest.mark.rule("5.4.5d", "7.3.2d", "5.5.4f")
def test_cargo_fighters_do_not_fight_and_are_lost_with_the_carrier() -> None:
    t = table(
        "usa",
        "combat-move",
        sz57={"usa": {"carrier": 1, "cruiser": 1}, "uk": {"fighter": 2}},
        sz59={"japan": {"cruiser": 2}},
    )
    done(t, USA)
    move(t, USA, "sz57", "sz59", "carrier")
    move(t, USA, "sz57", "sz59", "cruiser")
    t.script(6, 6, 1, 6)
    done(t, USA)
    t.answer(USA, "loss:usa_carrier", "space:sz57")
    assert "uk fighter" not in dice_of(t)
    assert count(t, "sz59", "uk", "fighter") + count(t, "sz57", "uk", "fighter") == 0


@pytest.mark.rule("7.2.1f", "7.2.1h")
def test_fighters_of_a_sunk_carrier_land_nearby_before_noncombat_move() -> None:
    t = table(
        "germany", "combat-move", sz5={"germany": {"submarine": 2}}, sz6={"uk": {"carrier": 1, "fighter": 1}}
    ).script(1, 6)
    move(t, GERMANY, "sz5", "sz6", n=2)
    done(t, GERMANY)
    t.answer(GERMANY, "n:0")
    assert t.asked(UK).prompt == "refuge" and set(t.options(UK)) == {"space:united_kingdom"}
    t.answer(UK, "space:united_kingdom")
    assert count(t, "united_kingdom", "uk", "fighter") == 1 and t.asked(GERMANY).prompt == "noncombat-from"


@pytest.mark.rule("7.2.1f")
def test_another_carrier_in_the_zone_takes_them_in() -> None:
    t = table(
        "germany", "combat-move", sz5={"germany": {"submarine": 1}}, sz6={"uk": {"carrier": 2, "fighter": 2}}
    ).script(1, 6, 6, 6)
    move(t, GERMANY, "sz5", "sz6")
    done(t, GERMANY)
    t.answer(GERMANY, "n:0")
    t.answer(GERMANY, "space:sz5")
    assert count(t, "sz6", "uk", "fighter") == 2 and t.asked(GERMANY).prompt == "noncombat-from"


@pytest.mark.rule("7.2.1g")
def test_fighters_without_refuge_are_lost() -> None:
    t = table(
        "japan",
        "combat-move",
        sz52={"japan": {"submarine": 1}},
        sz53={"usa": {"carrier": 1, "fighter": 1}},
        hawaiian_islands={"owner": "japan"},
    ).script(1)
    move(t, JAPAN, "sz52", "sz53")
    done(t, JAPAN)
    t.answer(JAPAN, "n:0")
    assert count(t, "sz53", "usa", "fighter") == 0 and t.notes("ditched")


@pytest.mark.rule("5.5.3a")
def test_a_battle_nobody_can_win_ends() -> None:
    t = table(
        "germany", "combat-move", sz5={"germany": {"submarine": 1}}, sz6={"uk": {"carrier": 1, "fighter": 2}}
    ).script(1)
    move(t, GERMANY, "sz5", "sz6")
    done(t, GERMANY)
    t.answer(GERMANY, "n:0")
    assert t.state.battle is None and count(t, "sz6", "germany", "submarine") == 1


@pytest.mark.rule("7.3.5o", "5.4.6e")
def test_ships_that_came_to_attack_submarines_fight_them() -> None:
    t = table("germany", "combat-move", sz5={"germany": {"destroyer": 1}}, sz6={"uk": {"submarine": 1}}).script(6, 6)
    move(t, GERMANY, "sz5", "sz6")
    done(t, GERMANY)
    assert fights(t) == ["sz6"]
    assert t.asked(GERMANY).prompt == "press-or-retreat"


@pytest.mark.rule("5.4.5b", "7.2.1d", "5.5.2.3k")
def test_a_launched_fighter_lands_on_its_carrier_after_the_battle() -> None:
    t = table("japan", "combat-move", sz57={"japan": {"carrier": 1, "fighter": 1}}, sz53={"usa": {"transport": 1}})
    move(t, JAPAN, "sz57", "sz53", "fighter")
    done(t, JAPAN)
    assert "do:done" not in t.options(JAPAN)
    assert "sz57" in goals(t, JAPAN, "sz53")
    t.answer(JAPAN, "space:sz57")
    assert origins(t, JAPAN) == {"do:done"}


@pytest.mark.rule("5.5.3.5b", "5.5.3a")
def test_aircraft_that_have_lost_all_ships_below_fight_on() -> None:
    """One fighter against one fighter: either can still hit the other, so the battle is not over."""
    t = table(
        "germany", "combat-move", norway={"germany": {"fighter": 1}}, sz6={"uk": {"carrier": 1, "fighter": 1}}
    ).script(1, 6, 6)
    move(t, GERMANY, "norway", "sz6")
    done(t, GERMANY)
    t.answer(UK, "loss:uk_carrier")
    assert t.asked(GERMANY).prompt == "press-or-retreat" and t.options(GERMANY) == ["do:press", "do:retreat"]
    t.script(1, 6).answer(GERMANY, "do:press")
    assert count(t, "sz6", "uk", "fighter") == 0 and count(t, "sz6", "germany", "fighter") == 1
