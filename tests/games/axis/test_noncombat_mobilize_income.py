"""Noncombat Move (5.6), Mobilize (5.7), Collect Income (5.8) and national objectives."""

from typing import Any

import pytest

from sandtable.games.axis.content import FIGHTER, OBJECTIVES, power, space
from sandtable.games.axis.rules.income import is_met
from sandtable.games.axis.rules.movement.aircraft_landing import Plan

from .table_talk import GERMANY, JAPAN, UK, USA, USSR, begin, count, done, goals, kinds, move, origins, table, waiting


@pytest.mark.rule("5.6a", "5.6.1.1a")
def test_land_units_that_did_not_move_go_to_friendly_territory() -> None:
    t = table("germany", "noncombat-move", germany={"germany": {"infantry": 1, "tank": 1}})
    assert goals(t, GERMANY, "germany", "tank") >= {"poland", "france", "italy", "bulgaria_romania"}
    t = table("germany", "noncombat-move", poland={"germany": {"infantry": 1}})
    assert not {"east_poland", "baltic_states"} & goals(t, GERMANY, "poland")


@pytest.mark.rule("5.6.1.1b", "7.1.4a")
def test_aa_guns_move_now() -> None:
    t = table("germany", "noncombat-move", germany={"germany": {"aa_gun": 1}})
    move(t, GERMANY, "germany", "poland")
    assert count(t, "poland", "germany", "aa_gun") == 1 and origins(t, GERMANY) == {"do:done"}


@pytest.mark.rule("5.6a")
def test_units_that_fought_do_not_move() -> None:
    t = table("germany", "combat-move", poland={"germany": {"tank": 2}}, east_poland={"ussr": {"infantry": 1}}).script(
        3, 6
    )
    move(t, GERMANY, "poland", "east_poland", n=1)
    done(t, GERMANY)
    assert origins(t, GERMANY) == {"poland", "do:done"}


@pytest.mark.rule("5.6b", "5.6.1.2a", "5.6.1.2h", "7.2d", "7.2c")
def test_aircraft_land_only_where_it_was_friendly_all_turn() -> None:
    t = table(
        "germany", "combat-move", poland={"germany": {"tank": 1, "fighter": 1}}, east_poland={"ussr": {"infantry": 1}}
    ).script(1, 1, 6)
    move(t, GERMANY, "poland", "east_poland", "tank")
    move(t, GERMANY, "poland", "east_poland", "fighter")
    done(t, GERMANY)
    offered = goals(t, GERMANY, "east_poland")
    assert "poland" in offered and "east_poland" not in offered
    assert t.state.why_not(t.asked(GERMANY), t.game.names.number("space:east_poland")) == "5.6.1.2h"


@pytest.mark.rule("5.6.1.2b", "7.2c", "7.2.1b", "7.3g")
def test_only_fighters_land_on_carriers_with_room() -> None:
    t = table(
        "japan",
        "noncombat-move",
        sz62={"japan": {"carrier": 1, "fighter": 1}},
        japan={"japan": {"fighter": 2, "bomber": 1}},
    )
    assert not any(goal.startswith("sz") for goal in goals(t, JAPAN, "japan", "bomber"))
    t = table(
        "japan",
        "noncombat-move",
        sz62={"japan": {"carrier": 1, "fighter": 2}},
        japan={"japan": {"fighter": 1}},
        sz61={"usa": {"cruiser": 1}},
    )
    move(t, JAPAN, "japan", "sz62")
    assert "do:done" not in t.options(JAPAN)


@pytest.mark.rule("5.4.5e", "7.3.2b", "7.2.1b")
def test_fighters_land_on_a_friends_carrier() -> None:
    t = table("uk", "noncombat-move", united_kingdom={"uk": {"fighter": 3}}, sz7={"usa": {"carrier": 1}})
    move(t, UK, "united_kingdom", "sz7")
    move(t, UK, "united_kingdom", "sz7")
    assert "sz7" not in goals(t, UK, "united_kingdom") and count(t, "sz7", "uk", "fighter") == 2


@pytest.mark.rule("5.6.1.2d", "5.6.1.3e", "7.2.1e")
def test_once_a_fighter_has_landed_carrier_and_fighter_are_done() -> None:
    t = table("japan", "noncombat-move", sz57={"japan": {"carrier": 1}}, caroline_islands={"japan": {"fighter": 1}})
    move(t, JAPAN, "caroline_islands", "sz57")
    assert origins(t, JAPAN) == {"do:done"}


@pytest.mark.rule("5.6.1.2e", "5.6.1.3c", "5.6.1.3d", "7.2q", "7.3.2e", "7.2.1e")
def test_a_carrier_must_go_to_the_fighter_that_has_nowhere_else() -> None:
    t = table("japan", "combat-move", sz57={"japan": {"carrier": 1, "fighter": 1}}, sz44={"usa": {"transport": 1}})
    move(t, JAPAN, "sz57", "sz44", "fighter")
    done(t, JAPAN)
    assert "do:done" not in t.options(JAPAN)
    reach = goals(t, JAPAN, "sz57")
    assert reach and all(t.state.flight(2, space("sz44"), space(zone)) <= 1 for zone in reach)


@pytest.mark.rule("7.2.1e")
def test_a_landing_that_was_found_is_not_given_up_when_a_later_search_is() -> None:
    """With many fighters and carriers a search may stop before it has found again what was found before."""
    t = table("japan", "combat-move", sz57={"japan": {"carrier": 1, "fighter": 1}}, sz44={"usa": {"transport": 1}})
    move(t, JAPAN, "sz57", "sz44", "fighter")
    done(t, JAPAN)
    plan = Plan(t.state, power("japan"), False)
    assert plan.has_carrier_to_spare(space("sz57"))
    goal = plan.places_found(space("sz57"))[0]
    plan.unsaved = -1  # whatever is searched for now is not found
    assert plan.carriers_that_may_sail(space("sz57"), goal, 1) == 1


@pytest.mark.rule("7.2.1e", "7.2n")
def test_a_carrier_may_go_to_the_one_other_zone_that_its_fighter_reaches() -> None:
    t = table(
        "japan",
        "noncombat-move",
        sz21={"japan": {"carrier": 1, "fighter": 1}},
        sz25={"usa": {"destroyer": 1}},
        sz44={"usa": {"destroyer": 1}},
    )
    t.state.set_flying(space("sz21"), power("japan"), FIGHTER, 1, 1)
    plan = Plan(t.state, power("japan"), False)
    may_sail = {goal: plan.carriers_that_may_sail(space("sz21"), space(goal), 1) for goal in ("sz20", "sz19", "sz55")}
    assert may_sail == {"sz20": 1, "sz19": 0, "sz55": 0}


@pytest.mark.rule("5.6.1.2g")
def test_aircraft_that_cannot_land_are_lost() -> None:
    t = table(
        "japan",
        "combat-move",
        sz57={"japan": {"carrier": 1, "fighter": 1}},
        sz53={"usa": {"cruiser": 1}},
        sz45={"usa": {"transport": 1}},
    )
    move(t, JAPAN, "sz57", "sz45", "fighter")
    move(t, JAPAN, "sz57", "sz53", "carrier")
    t.script(6, 3)
    done(t, JAPAN)
    t.until("noncombat-from")
    assert count(t, "sz53", "japan", "carrier") == 0
    done(t, JAPAN)
    assert count(t, "sz45", "japan", "fighter") == 0 and t.notes("ditched")


@pytest.mark.rule("5.6.1.2c", "5.7.1h")
def test_a_fighter_waits_for_a_new_carrier() -> None:
    t = table("uk", "noncombat-move", united_kingdom={"uk": {"fighter": 1}}, waiting={"uk": {"carrier": 1}})
    move(t, UK, "united_kingdom", "sz7")
    done(t, UK)
    assert count(t, "sz7", "uk", "carrier") == 1 and count(t, "sz7", "uk", "fighter") == 1


@pytest.mark.rule("5.6.1.3a", "5.6c")
def test_ships_do_not_enter_hostile_zones_now() -> None:
    t = table("germany", "noncombat-move", sz5={"germany": {"cruiser": 1, "transport": 1}}, sz6={"uk": {"cruiser": 1}})
    assert origins(t, GERMANY) == {"do:done"}


@pytest.mark.rule("5.6.1.3b", "7.3.6m", "7.3.6n")
def test_transports_load_and_keep_cargo_aboard() -> None:
    t = table(
        "usa",
        "noncombat-move",
        eastern_united_states={"usa": {"infantry": 1, "aa_gun": 1}},
        sz10={"usa": {"transport": 1}},
    )
    t.answer(USA, "space:sz10", "do:load", "unit:aa_gun", "do:load", "space:sz9", "do:done")
    ship = t.state.transports[0]
    assert ship.zone == space("sz9") and len(ship.cargo) == 2 and ship.moves == 1


# Mobilize


@pytest.mark.rule("5.7a", "5.7.1a", "5.3b", "7.1.5b")
def test_a_complex_places_up_to_its_value_ships_included() -> None:
    t = table("germany", "mobilize", waiting={"germany": {"infantry": 9, "submarine": 3}})
    for _ in range(9):
        t.answer(GERMANY, "unit:infantry", "space:germany")
    t.answer(GERMANY, "unit:submarine", "space:sz5")
    assert t.state.power == USSR and waiting(t, "germany", "submarine") == 2


@pytest.mark.rule("5.7.1b", "5.3c", "7.1.5f")
def test_damage_lowers_the_limit_to_nothing() -> None:
    t = table("germany", "mobilize", germany={"damage": 9}, waiting={"germany": {"infantry": 9}})
    t.answer(GERMANY, "unit:infantry", "space:germany")
    assert t.state.power == USSR
    t = table("germany", "mobilize", germany={"damage": 14}, waiting={"germany": {"infantry": 9}})
    t.settle()
    assert t.state.power == USSR and waiting(t, "germany", "infantry") == 9


@pytest.mark.rule("5.7.1c")
def test_a_friends_complex_is_not_for_use() -> None:
    t = table("germany", "mobilize", waiting={"germany": {"infantry": 1}})
    t.answer(GERMANY, "unit:infantry")
    assert t.options(GERMANY) == ["space:germany"]


@pytest.mark.rule("5.7.1d", "5.7.1e", "5.7.1g")
def test_where_kinds_of_units_go() -> None:
    t = table(
        "uk",
        "mobilize",
        waiting={"uk": {"bomber": 1, "cruiser": 1, "tank": 1, "fighter": 1}},
        sz7={"uk": {"transport": 1}},
    )
    assert set(t.options(UK)) == {"do:done", "unit:bomber", "unit:cruiser", "unit:tank", "unit:fighter"}
    t.answer(UK, "unit:tank")
    assert t.options(UK) == ["space:united_kingdom"]
    t.answer(UK, "space:united_kingdom", "unit:cruiser")
    assert set(t.options(UK)) == {"space:sz2", "space:sz3", "space:sz6", "space:sz7", "space:sz8"}
    t.answer(UK, "space:sz8", "unit:bomber")
    assert t.options(UK) == ["space:united_kingdom"]
    t.answer(UK, "space:united_kingdom", "unit:fighter")
    assert t.options(UK) == ["space:united_kingdom"]


@pytest.mark.rule("5.7.1f")
def test_ships_may_be_placed_in_a_hostile_zone_without_a_battle() -> None:
    t = table("germany", "mobilize", waiting={"germany": {"cruiser": 1}}, sz5={"uk": {"cruiser": 1}})
    t.answer(GERMANY, "unit:cruiser", "space:sz5")
    assert count(t, "sz5", "germany", "cruiser") == 1 and not t.notes("battle")


@pytest.mark.rule("5.7.1h", "5.7.1i")
def test_new_fighters_go_onto_own_carriers_only() -> None:
    t = table("uk", "mobilize", waiting={"uk": {"fighter": 1}}, sz7={"uk": {"carrier": 1}}, sz8={"usa": {"carrier": 1}})
    t.answer(UK, "unit:fighter")
    assert set(t.options(UK)) == {"space:united_kingdom", "space:sz7"}


@pytest.mark.rule("5.7.1j", "5.7.1k", "5.7.1l", "7.1.5c")
def test_where_a_new_complex_may_stand() -> None:
    t = table("uk", "mobilize", waiting={"uk": {"industrial_complex": 2}}, france={"owner": "uk"})
    t.state.start_owner[space("france")] = power("germany")
    t.answer(UK, "unit:industrial_complex")
    offered = set(t.options(UK))
    assert "space:india" in offered and not {"space:gibraltar", "space:united_kingdom", "space:france"} & offered
    t.answer(UK, "space:india")
    assert t.state.complex[space("india")]


@pytest.mark.rule("7.1.5b")
def test_a_new_complex_makes_nothing_in_its_first_turn() -> None:
    t = table("uk", "mobilize", waiting={"uk": {"industrial_complex": 1, "infantry": 1}})
    t.answer(UK, "unit:industrial_complex", "space:india", "unit:infantry")
    assert t.options(UK) == ["space:united_kingdom"]


@pytest.mark.rule("5.7.1m")
def test_unplaced_units_are_kept() -> None:
    t = table("germany", "mobilize", waiting={"germany": {"tank": 2}})
    done(t, GERMANY)
    assert waiting(t, "germany", "tank") == 2 and t.state.power == USSR


@pytest.mark.rule("5.7.1a")
def test_where_two_complexes_share_a_zone_the_player_names_one() -> None:
    t = table("germany", "mobilize", northwestern_europe={"complex": True}, waiting={"germany": {"cruiser": 1}})
    t.answer(GERMANY, "unit:cruiser", "space:sz5")
    assert set(t.options(GERMANY)) == {"space:germany", "space:northwestern_europe"}
    t.answer(GERMANY, "space:northwestern_europe")
    assert count(t, "sz5", "germany", "cruiser") == 1


# Income


@pytest.mark.rule("5.8a", "5.5.4b", "2.2i")
def test_income_equals_production_new_territory_included() -> None:
    t = table("germany", "income", east_poland={"owner": "germany"}, ipc={"germany": 2}, options={"objectives": False})
    t.settle()
    assert t.state.ipc[0] == 2 + 32


@pytest.mark.rule("5.8d", "5.8.1a")
def test_objectives_pay_only_when_agreed() -> None:
    with_bonus = table("germany", "income", ipc={"germany": 0})
    without = table("germany", "income", ipc={"germany": 0}, options={"objectives": False})
    with_bonus.settle()
    without.settle()
    assert (with_bonus.state.ipc[0], without.state.ipc[0]) == (36, 31)


def met(id: str, **position: Any) -> bool:
    t = table("germany", "purchase", **position)
    return is_met(t.state, next(objective for objective in OBJECTIVES if objective.id == id))


def taken(by: str, *spaces: str) -> dict[str, Any]:
    return {id: {"owner": by} for id in spaces}


EAST = ("baltic_states", "east_poland", "ukraine", "eastern_ukraine", "belorussia")


@pytest.mark.rule("5.8.1.1a")
def test_germany_holds_the_heart_of_europe() -> None:
    assert met("germany_1") and not met("germany_1", **taken("uk", "france"))
    assert met("germany_1", **taken("italy", "france"))


@pytest.mark.rule("5.8.1.1b")
def test_germany_holds_three_in_the_east() -> None:
    assert met("germany_2", **taken("germany", *EAST[:3])) and not met("germany_2", **taken("germany", *EAST[:2]))


@pytest.mark.rule("5.8.1.1c")
def test_germany_holds_karelia_or_caucasus() -> None:
    assert not met("germany_3") and met("germany_3", **taken("italy", "caucasus"))


@pytest.mark.rule("5.8.1.2a")
def test_japan_holds_the_mainland() -> None:
    assert met("japan_1") and not met("japan_1", **taken("china", "kiangsu"))


@pytest.mark.rule("5.8.1.2b")
def test_japan_holds_four_in_the_south() -> None:
    south = ("kwangtung", "east_indies", "borneo", "philippine_islands")
    assert met("japan_2", **taken("japan", *south)) and not met("japan_2", **taken("japan", *south[:3]))


@pytest.mark.rule("5.8.1.2c")
def test_japan_holds_hawaii_australia_or_india() -> None:
    assert not met("japan_3") and met("japan_3", **taken("japan", "india"))


@pytest.mark.rule("5.8.1.3a")
def test_italy_holds_its_sea() -> None:
    assert met("italy_1") and not met("italy_1", sz15={"uk": {"destroyer": 1}})
    assert met("italy_1", sz15={"uk": {"submarine": 1, "transport": 1}}) and not met("italy_1", **taken("uk", "libya"))


@pytest.mark.rule("5.8.1.3b")
def test_italy_holds_three_round_the_sea() -> None:
    assert not met("italy_2") and met("italy_2", **taken("italy", "egypt", "trans_jordan"))


@pytest.mark.rule("5.8.1.4a")
def test_the_united_states_hold_their_homeland() -> None:
    assert met("usa_1") and not met("usa_1", **taken("japan", "western_united_states"))


@pytest.mark.rule("5.8.1.4b")
def test_the_allies_hold_the_philippines() -> None:
    assert met("usa_2") and not met("usa_2", **taken("japan", "philippine_islands"))


@pytest.mark.rule("5.8.1.4c")
def test_the_allies_hold_france() -> None:
    assert not met("usa_3") and met("usa_3", **taken("uk", "france"))


@pytest.mark.rule("5.8.1.4d")
def test_the_allies_hold_three_islands() -> None:
    assert met("usa_4") and not met("usa_4", **taken("japan", "midway", "wake_island"))


@pytest.mark.rule("5.8.1.5a")
def test_the_commonwealth_holds() -> None:
    assert met("uk_1") and not met("uk_1", **taken("italy", "gibraltar"))


@pytest.mark.rule("5.8.1.5b")
def test_the_allies_hold_something_japan_began_with() -> None:
    assert not met("uk_2") and met("uk_2", **taken("china", "manchuria"))
    assert met("uk_2", options={"scenario": "1942"}, **taken("usa", "wake_island"))


@pytest.mark.rule("5.8.1.5c")
def test_the_allies_hold_france_or_the_balkans() -> None:
    assert not met("uk_3") and met("uk_3", **taken("ussr", "balkans"))


@pytest.mark.rule("5.8.1.6a")
def test_the_allies_hold_three_to_the_west_of_the_soviet_union() -> None:
    west = ("norway", "finland", "poland")
    assert met("ussr_1", **taken("uk", *west)) and not met("ussr_1", **taken("ussr", *west[:2]))
    assert next(objective.bonus for objective in OBJECTIVES if objective.id == "ussr_1") == 10


@pytest.mark.rule("5.8.1.6b")
def test_archangelsk_without_friends_in_soviet_land() -> None:
    assert met("ussr_2") and not met("ussr_2", caucasus={"uk": {"infantry": 1}})
    assert not met("ussr_2", **taken("uk", "archangelsk")) and met("ussr_2", sz4={"uk": {"cruiser": 1}})


@pytest.mark.rule("5.8d")
@pytest.mark.parametrize(
    ("year", "expected"),
    [
        ("1941", {"germany_1", "japan_1", "italy_1", "usa_1", "usa_2", "usa_4", "uk_1", "ussr_2"}),
        ("1942", {"germany_1", "germany_2", "japan_1", "japan_2", "usa_1", "uk_1", "ussr_2"}),
    ],
)
def test_objectives_true_at_set_up(year: str, expected: set[str]) -> None:
    t = begin("uk", "purchase", options={"scenario": year})
    assert {objective.id for objective in OBJECTIVES if is_met(t.state, objective)} == expected


@pytest.mark.rule("5.6a", "5.4.1f")
def test_what_fought_is_not_ordered_again() -> None:
    t = table(
        "germany",
        "combat-move",
        poland={"germany": {"infantry": 1, "aa_gun": 1, "bomber": 1}},
        sz5={"germany": {"cruiser": 1, "destroyer": 1}},
        sz6={"uk": {"transport": 1}},
    )
    move(t, GERMANY, "sz5", "sz6", "cruiser")
    done(t, GERMANY)
    assert origins(t, GERMANY) == {"poland", "sz5", "do:done"}
    assert kinds(t, GERMANY, "poland") == {"infantry", "aa_gun", "bomber"}


@pytest.mark.rule("7.2.1d", "5.4.5c", "5.6.1.2b")
@pytest.mark.parametrize(
    "deck", [{"usa": {"carrier": 1}, "uk": {"fighter": 1}}, {"uk": {"carrier": 1, "fighter": 1}}], ids=["own", "friend"]
)
def test_a_fighter_aboard_leaves_room_for_one_more(deck: dict[str, dict[str, int]]) -> None:
    t = table("usa", "noncombat-move", {"china": "before"}, sz10=deck, eastern_united_states={"usa": {"fighter": 2}})
    move(t, USA, "eastern_united_states", "sz10")
    assert "sz10" not in goals(t, USA, "eastern_united_states")


@pytest.mark.rule("5.6.1.2g", "5.5.3.6c")
def test_a_fighter_over_land_whose_carrier_was_sunk_is_lost() -> None:
    t = table(
        "japan",
        "combat-move",
        sz57={"japan": {"carrier": 1, "fighter": 1}},
        sz53={"usa": {"destroyer": 1}},
        hawaiian_islands={"usa": {"infantry": 1}},
    ).script(6, 1, 1, 6)
    move(t, JAPAN, "sz57", "hawaiian_islands", "fighter")
    move(t, JAPAN, "sz57", "sz53", "carrier")
    done(t, JAPAN)
    t.answer(JAPAN, "space:sz53")
    assert t.options(JAPAN) == ["do:done"] and count(t, "hawaiian_islands", "japan", "fighter") == 1
    done(t, JAPAN)
    assert count(t, "hawaiian_islands", "japan", "fighter") == 0
    assert [note.rule for note in t.notes("ditched")] == ["5.6.1.2g"]


def test_a_bid_is_paid_with_every_income() -> None:
    t = table("ussr", "income", {"bid-income": 20, "bidder": "allies"}, ipc={"ussr": 0})
    t.settle()
    paid = [(t.game.names[note.values["power"]], note.values["n"]) for note in t.notes("bid-income")]
    assert paid == [("power:ussr", 7)]
    assert t.state.ipc[USSR] == t.state.production(USSR) + 7 + sum(note.values["n"] for note in t.notes("objective"))


def test_a_power_without_its_capital_gets_no_bid() -> None:
    options = {"bid-income": 20, "bidder": "ussr"}
    t = table("ussr", "income", options, russia={"owner": "germany"}, ipc={"ussr": 0})
    t.settle()
    assert not t.notes("bid-income") and t.state.ipc[USSR] == 0
