"""Introduction, board and set-up (1-3), order of play (5)."""

from random import Random
from typing import Any

import pytest

from sandtable.engine import Runner
from sandtable.engine.errors import BadOption, BadSeats
from sandtable.engine.fingerprint import plain
from sandtable.games import find_game
from sandtable.games.axis.content import (
    ATTACK,
    BUYABLE,
    CHINA_ZONE,
    CITY_SPACES,
    COST,
    DEFENSE,
    DISTANCE,
    IPC,
    LAND_COUNT,
    LINKS,
    MOVE,
    NEUTRAL,
    POWERS,
    SPACES,
    UNITS,
    canal_between,
    space,
)
from sandtable.games.axis.rules.turn import cities_held
from sandtable.testing import deal

from .table_talk import GERMANY, JAPAN, UK, USA, USSR, begin, count, done, goals, kinds, move, origins, owner, table

GAME = find_game("axis")


@pytest.mark.rule("1.3a", "1.3b", "1.3c", "3b")
def test_two_to_six_players_share_six_powers_on_two_sides() -> None:
    assert GAME.seats == (2, 3, 4, 5, 6)
    roles = {seats: GAME.roles(seats, GAME.complete({})) for seats in GAME.seats}
    assert roles[2] == ["germany-japan-italy", "ussr-uk-usa"]
    assert roles[5] == ["germany-italy", "japan", "ussr", "uk", "usa"]
    assert roles[6] == ["germany", "ussr", "japan", "uk", "italy", "usa"]
    with pytest.raises(BadSeats):
        GAME.start(7)


@pytest.mark.rule("3a", "1.3c")
def test_a_seat_runs_powers_of_one_side_only() -> None:
    custom = {"germany": 1, "japan": 2, "italy": 2, "ussr": 3, "uk": 3, "usa": 3}
    assert GAME.roles(3, GAME.complete(custom)) == ["germany", "japan-italy", "ussr-uk-usa"]
    with pytest.raises(BadOption, match="exactly one side"):
        GAME.start(3, {**custom, "italy": 3})
    with pytest.raises(BadOption, match="exactly one side"):
        GAME.start(4, custom)
    with pytest.raises(BadOption, match="every power"):
        GAME.start(3, {"germany": 1})


@pytest.mark.rule("6b", "1.3f", "5.2a", "5.8.1a", "4e")
def test_what_is_agreed_before_the_game_and_no_more() -> None:
    agreed = GAME.complete({})
    assert (agreed["cities"], agreed["research"], agreed["objectives"], agreed["china"]) == (
        "15",
        False,
        True,
        "before",
    )
    for wrong in ({"cities": "14"}, {"research": "perhaps"}, {"objectives": 2}, {"china": "during"}):
        with pytest.raises(BadOption):
            GAME.start(2, wrong)


@pytest.mark.rule("2.1a", "2.5a", "2.4a")
def test_the_board_has_territories_and_sea_zones_that_border_on_each_other() -> None:
    assert len(SPACES) == 162 and SPACES[LAND_COUNT] == "sz1"
    assert all(at in LINKS[other] for at in range(len(SPACES)) for other in LINKS[at])
    assert LINKS[space("midway")] == [space("sz57")]


@pytest.mark.rule("2.5b")
def test_a_group_of_islands_is_one_place_to_land() -> None:
    (zone,) = LINKS[space("philippine_islands")]
    t = table("usa", "noncombat-move", **{SPACES[zone]: {"usa": {"transport": 1}, "cargo": [["infantry", "tank"]]}})
    t.answer(USA, f"space:{SPACES[zone]}")
    assert [name for name in t.options(USA) if not name.startswith(("space:sz", "do:"))] == ["space:philippine_islands"]


@pytest.mark.rule("2.4b", "2.4c")
def test_the_board_joins_left_and_right_but_not_top_and_bottom() -> None:
    for one, other in (("sz20", "sz55"), ("sz21", "sz44"), ("sz25", "sz43")):
        assert space(other) in LINKS[space(one)]
    assert space("sz1") not in LINKS[space("sz26")]


@pytest.mark.rule("2.2a", "2.2b", "3.2a", "3.1a")
def test_owners_of_the_two_scenarios() -> None:
    t = deal("axis", seats=2)
    assert owner(t, "philippine_islands") == "usa" and owner(t, "ukraine") == "ussr"
    assert [cities_held(t.state, side) for side in range(2)] == [6, 12]
    t = deal("axis", seats=2, options={"scenario": "1942"})
    assert owner(t, "philippine_islands") == "japan" and owner(t, "ukraine") == "germany"
    assert [cities_held(t.state, side) for side in range(2)] == [8, 10]


@pytest.mark.rule("2.2h")
def test_no_territory_becomes_neutral_in_play() -> None:
    random = Random(1)
    state: Any = GAME.start(2, {"rounds": 3})
    runner = Runner(state)
    while runner.decision is not None:
        runner.answer(random.choice(runner.decision.options))
        assert [owner < 0 for owner in state.owner] == NEUTRAL[:LAND_COUNT]


@pytest.mark.rule("2.2c", "2.2g", "2.2l")
def test_fifteen_neutrals_belong_to_nobody_and_are_worth_nothing() -> None:
    neutrals = {SPACES[at] for at in range(LAND_COUNT) if NEUTRAL[at]}
    assert neutrals == {
        "northern_south_america",
        "peruvian_central",
        "argentina_chile",
        "eire",
        "sweden",
        "switzerland",
        "spain",
        "sahara",
        "angola",
        "mozambique",
        "turkey",
        "saudi_arabia",
        "afghanistan",
        "himalaya",
        "mongolia",
    }
    t = deal("axis", seats=2)
    assert all(t.state.owner[space(id)] < 0 and IPC[space(id)] == 0 for id in neutrals)


@pytest.mark.rule("2.2d", "2.2e", "5.4l")
def test_nobody_enters_a_neutral() -> None:
    t = table("germany", "combat-move", france={"germany": {"tank": 1, "fighter": 1}})
    assert "spain" not in origins(t, GERMANY) and origins(t, GERMANY) == {"do:done"}
    t = table("germany", "noncombat-move", france={"germany": {"tank": 1}})
    assert not {"spain", "switzerland"} & goals(t, GERMANY, "france", "tank")


@pytest.mark.rule("2.2f", "5.4l")
def test_aircraft_fly_round_neutrals() -> None:
    assert DISTANCE[space("russia")][space("buryatia_ssr")] == 3
    t = table("ussr", "noncombat-move", russia={"ussr": {"fighter": 1}})
    landings = goals(t, USSR, "russia")
    assert "kazakh_ssr" in landings and "buryatia_ssr" not in landings


@pytest.mark.rule("2.2i", "2.2j")
def test_values_range_from_nothing_to_twelve() -> None:
    values = [IPC[at] for at in range(LAND_COUNT) if not NEUTRAL[at]]
    assert min(values) == 0 and max(values) == 12
    assert IPC[space("gibraltar")] == 0 and IPC[space("germany")] == 10 and IPC[space("eastern_canada")] == 3


@pytest.mark.rule("2.2k")
def test_friendly_hostile_neutral() -> None:
    g = deal("axis", seats=2).state
    germany, italy = POWERS.index("germany"), space("italy")
    assert g.is_friendly(italy, germany) and not g.is_hostile(italy, germany)
    assert g.is_hostile(space("russia"), germany)
    assert not g.is_friendly(space("turkey"), germany) and not g.is_hostile(space("turkey"), germany)


@pytest.mark.rule("2.3a", "2.3b", "7.3b", "7.3c")
@pytest.mark.parametrize(
    ("ship", "hostile"),
    [
        ("battleship", True),
        ("carrier", True),
        ("cruiser", True),
        ("destroyer", True),
        ("submarine", False),
        ("transport", False),
    ],
)
def test_only_surface_warships_make_a_zone_hostile(ship: str, hostile: bool) -> None:
    g = table("germany", "combat-move", sz8={"uk": {ship: 1}}).state
    assert g.is_hostile_zone(space("sz8"), POWERS.index("germany")) is hostile


@pytest.mark.rule("2.5c")
def test_small_islands_take_aircraft_and_troops() -> None:
    t = table(
        "usa",
        "noncombat-move",
        sz57={"usa": {"transport": 1}, "cargo": [["infantry"]]},
        hawaiian_islands={"usa": {"fighter": 1}},
    )
    move(t, USA, "hawaiian_islands", "midway", "fighter")
    voyage_steps = t.answer(USA, "space:sz57").options(USA)
    assert "space:midway" in voyage_steps and count(t, "midway", "usa", "fighter") == 1


@pytest.mark.rule("2.6a", "2.6b", "2.6c")
def test_two_canals_that_do_not_hinder_land() -> None:
    assert canal_between(space("sz15"), space("sz34")) == 0 and canal_between(space("sz19"), space("sz20")) == 1
    assert space("trans_jordan") in LINKS[space("egypt")]
    t = table("usa", "noncombat-move", panama={"usa": {"infantry": 1}})
    assert "mexico" in goals(t, USA, "panama", "infantry")


@pytest.mark.rule("2.6d", "2.6f", "2.6g")
def test_ships_pass_a_canal_their_side_holds() -> None:
    t = table("usa", "noncombat-move", sz19={"usa": {"cruiser": 1}})
    assert "sz20" in goals(t, USA, "sz19", "cruiser")
    t = table("usa", "noncombat-move", sz19={"usa": {"cruiser": 1}}, panama={"owner": "japan"})
    assert "sz20" not in goals(t, USA, "sz19", "cruiser")
    t = table("usa", "noncombat-move", sz15={"usa": {"cruiser": 1}})
    assert "sz34" in goals(t, USA, "sz15", "cruiser")


@pytest.mark.rule("2.6h", "2.6g")
def test_a_divided_suez_is_closed_to_both() -> None:
    for turn, seat in (("italy", 4), ("uk", UK)):
        t = table(turn, "noncombat-move", sz15={turn: {"submarine": 1}}, egypt={"owner": "italy"})
        assert "sz34" not in goals(t, seat, "sz15", "submarine")


@pytest.mark.rule("2.6e")
def test_a_canal_taken_this_turn_stays_closed() -> None:
    t = table(
        "italy",
        "combat-move",
        libya={"italy": {"tank": 1, "infantry": 1}},
        trans_jordan={"owner": "italy"},
        sz15={"italy": {"cruiser": 1}},
    )
    move(t, 4, "libya", "egypt", "infantry")
    done(t, 4)
    assert owner(t, "egypt") == "italy"
    assert "sz34" not in goals(t, 4, "sz15", "cruiser")


@pytest.mark.rule("2.7a", "2.7b", "5.5.3.9a")
def test_a_victory_city_goes_with_its_territory() -> None:
    assert len(CITY_SPACES) == 18
    t = table(
        "germany",
        "combat-move",
        east_poland={"owner": "germany"},
        baltic_states={"germany": {"infantry": 1}, "owner": "germany"},
    )
    move(t, GERMANY, "baltic_states", "karelia_ssr", "infantry")
    done(t, GERMANY)
    assert [cities_held(t.state, side) for side in range(2)] == [7, 11]


@pytest.mark.rule("2.13a")
def test_every_power_has_starting_units_and_objectives_on_the_table() -> None:
    view = begin("germany", "research").view(0)
    owners = {piece["owner"] for row in view["spaces"].values() for piece in row.get("pieces", [])}
    assert owners == set(POWERS)
    assert {row["power"] for row in view["objectives"]} == set(POWERS) - {"china"}


@pytest.mark.rule("2.8a", "2.12a", "2.9a", "2.10a")
def test_the_table_shows_control_production_techs_and_figures() -> None:
    t = begin("germany", "research", techs={"germany": ["radar"]})
    view = t.view(0)
    assert view["spaces"]["space:france"]["owner"] == "germany"
    assert view["tracks"]["production"]["germany"] == 31 and view["tracks"]["ipc"]["uk"] == 43
    assert view["powers"]["germany"]["techs"] == ["tech:radar"]
    assert GAME.board()["pieces"]["tank"] == {"cost": 5, "attack": 3, "defense": 3, "move": 2}


@pytest.mark.rule("2.11a", "2.14a")
def test_pieces_have_owners_and_stacks_have_no_limit() -> None:
    t = table("germany", "combat-move", yunnan={"china": {"infantry": 60}, "usa": {"infantry": 2}})
    pieces = t.view(0)["spaces"]["space:yunnan"]["pieces"]
    assert {piece["owner"]: piece["n"] for piece in pieces} == {"china": 60, "usa": 2}


@pytest.mark.rule("3c", "3d", "5c", "5.8c")
def test_every_power_keeps_its_own_money() -> None:
    t = deal("axis", seats=2, ipc={"germany": 50, "japan": 3}, turn="germany", phase="purchase")
    t.answer(0, "unit:tank")
    assert t.state.ipc[POWERS.index("germany")] == 45 and t.state.ipc[POWERS.index("japan")] == 3
    t = deal("axis", seats=2, ipc={"germany": 50, "japan": 3}, turn="japan", phase="purchase")
    assert t.options(0) == ["do:done", "unit:infantry"]


@pytest.mark.rule("3.1b")
def test_starting_ipc_of_1941() -> None:
    ipc = deal("axis", seats=2).state.ipc
    assert dict(zip(POWERS, ipc, strict=True)) == {
        "germany": 31,
        "japan": 17,
        "italy": 10,
        "usa": 40,
        "uk": 43,
        "ussr": 30,
        "china": 0,
    }


@pytest.mark.rule("3.2b")
def test_starting_ipc_of_1942_equals_production() -> None:
    g = deal("axis", seats=2, options={"scenario": "1942"}).state
    for power in range(6):
        assert g.ipc[power] == g.production(power)
    assert g.ipc[POWERS.index("germany")] == 37


@pytest.mark.rule("5a", "5b")
def test_turn_orders() -> None:
    assert [POWERS[power] for power in deal("axis", seats=2).state.order] == [
        "germany",
        "ussr",
        "japan",
        "uk",
        "italy",
        "usa",
    ]
    late = deal("axis", seats=2, options={"scenario": "1942"}).state
    assert [POWERS[power] for power in late.order] == ["japan", "ussr", "germany", "uk", "italy", "usa"]


@pytest.mark.rule("1.3d", "5.1a", "5.1b", "5.1c", "5.1d", "1.3e", "5.5.4d")
def test_seven_phases_then_the_next_power() -> None:
    t = begin("germany", "research", options={"research": True})
    seen = []
    for _ in range(200):
        t.settle()
        decision = t.runner.pending[0]
        if decision.seat != GERMANY:
            break
        if t.view(0)["phase"] not in seen:
            seen.append(t.view(0)["phase"])
        names = t.options(GERMANY)
        skip = next((name for name in ("do:done", "n:0") if name in names), names[0])
        t.answer(GERMANY, skip)
    assert seen == ["research", "purchase", "combat-move", "noncombat-move"]
    assert t.notes("income")[0].values["n"] == 31
    assert decision.seat == 1 and t.state.power == POWERS.index("ussr")


@pytest.mark.rule("4f", "4n")
def test_the_chinese_zone() -> None:
    zone = {SPACES[at] for at in range(LAND_COUNT) if CHINA_ZONE[at]}
    assert zone == {
        "manchuria",
        "kiangsu",
        "suiyuan",
        "ningxia",
        "chinghai",
        "fukien",
        "hupeh",
        "sikang",
        "kwangtung",
        "yunnan",
    }


@pytest.mark.rule(
    "7a",
    "7.1.1a",
    "7.1.2a",
    "7.1.3a",
    "7.1.4a",
    "7.1.5a",
    "7.2.1a",
    "7.2.2a",
    "7.3.1a",
    "7.3.2a",
    "7.3.3a",
    "7.3.4a",
    "7.3.5a",
    "7.3.6a",
)
@pytest.mark.parametrize(
    ("unit", "cost", "attack", "defense", "move_points"),
    [
        ("infantry", 3, 1, 2, 1),
        ("artillery", 4, 2, 2, 1),
        ("tank", 5, 3, 3, 2),
        ("aa_gun", 6, 0, 1, 1),
        ("industrial_complex", 15, 0, 0, 0),
        ("fighter", 10, 3, 4, 4),
        ("bomber", 12, 4, 1, 6),
        ("battleship", 20, 4, 4, 2),
        ("carrier", 14, 1, 2, 2),
        ("cruiser", 12, 3, 3, 2),
        ("destroyer", 8, 2, 2, 2),
        ("submarine", 6, 2, 1, 2),
        ("transport", 7, 0, 0, 2),
    ],
)
def test_unit_profiles(unit: str, cost: int, attack: int, defense: int, move_points: int) -> None:
    at = UNITS.index(unit)
    assert (COST[at], ATTACK[at], DEFENSE[at], MOVE[at]) == (cost, attack, defense, move_points)
    assert len(UNITS) == BUYABLE


@pytest.mark.rule("4v")
def test_china_starts_with_four_infantry_and_one_fighter() -> None:
    t = deal("axis", seats=2)
    assert count(t, "yunnan", "china", "fighter") == 1
    assert sum(count(t, id, "china", "infantry") for id in ("fukien", "hupeh", "suiyuan", "yunnan")) == 4


@pytest.mark.rule("7.1d", "7.1c")
def test_a_complex_is_never_ordered_about() -> None:
    t = table("germany", "noncombat-move", germany={"germany": {"infantry": 1, "aa_gun": 1}})
    assert kinds(t, GERMANY, "germany") == {"infantry", "aa_gun"}


@pytest.mark.rule("5.5b")
def test_friends_are_never_targets() -> None:
    t = table("japan", "combat-move", germany={"japan": {"fighter": 1}}, france={"germany": {"infantry": 1}})
    assert origins(t, JAPAN) == {"do:done"}


@pytest.mark.rule("1.4.1a")
def test_a_choice_may_be_given_as_a_number() -> None:
    assert GAME.start(2, {"cities": 13}).cities_to_win == 13  # type: ignore[attr-defined]


def test_a_bid_is_shared_by_the_powers_of_one_side() -> None:
    before: Any = GAME.start(2)
    after: Any = GAME.start(2, {"bid": 20, "bidder": "allies"})
    gained = {POWERS[of]: after.ipc[of] - before.ipc[of] for of in range(len(POWERS))}
    assert gained == {"germany": 0, "japan": 0, "italy": 0, "ussr": 7, "uk": 7, "usa": 6, "china": 0}
    axis: Any = GAME.start(2, {"bid": 1, "bidder": "axis", "scenario": "1942"})
    assert axis.ipc[POWERS.index("japan")] == 32


def test_a_bid_may_go_to_one_power() -> None:
    before: Any = GAME.start(2)
    after: Any = GAME.start(2, {"bid": 20, "bidder": "ussr"})
    gained = {POWERS[of]: after.ipc[of] - before.ipc[of] for of in range(len(POWERS))}
    assert gained == {"germany": 0, "japan": 0, "italy": 0, "ussr": 20, "uk": 0, "usa": 0, "china": 0}


def test_by_default_there_is_no_bid() -> None:
    state: Any = GAME.start(2, {"bidder": "axis"})
    assert state.ipc == GAME.start(2).ipc  # type: ignore[attr-defined]


def test_a_bid_of_income_is_shared_like_one_at_the_start() -> None:
    before: Any = GAME.start(2)
    state: Any = GAME.start(2, {"bid-income": 20, "bidder": "allies"})
    assert state.ipc == before.ipc
    paid = {POWERS[of]: state.bid_income[of] for of in range(len(POWERS))}
    assert paid == {"germany": 0, "japan": 0, "italy": 0, "ussr": 7, "uk": 7, "usa": 6, "china": 0}
    one: Any = GAME.start(2, {"bid-income": 20, "bidder": "ussr"})
    assert one.bid_income == [0, 20, 0, 0, 0, 0, 0]
    assert one.copy().bid_income == one.bid_income


def test_a_match_without_a_bid_of_income_has_the_fingerprint_of_old_records() -> None:
    without, paid = GAME.start(2), GAME.start(2, {"bid-income": 20})
    assert "bid_income" not in str(plain(without)) and "bid_income" in str(plain(paid))
