"""The bot axis-strategist: what it must do, must not do, and how it thinks."""

from random import Random
from typing import Any

import pytest

from sandtable.engine import Runner
from sandtable.engine.bot import Sight
from sandtable.games import find_game
from sandtable.games.axis.bot.strategist.chances import NO_SHIPS, average, land_clash, sea_clash
from sandtable.games.axis.bot.strategist.player import AxisStrategist
from sandtable.games.axis.bot.strategist.purchases import Purchases
from sandtable.games.axis.bot.strategist.threats import Threats
from sandtable.games.axis.bot.strategist.worth import draw_of
from sandtable.games.axis.content import (
    CRUISER,
    DESTROYER,
    FIGHTER,
    INFANTRY,
    KINDS,
    LAND_FIGHTERS,
    TANK,
    TRANSPORT,
    power,
    space,
)
from sandtable.games.axis.state import Axis
from sandtable.testing import TestTable

from .table_talk import GERMANY, ITALY, JAPAN, SEATS, UK, USA, USSR, count, owner, table, waiting

GAME = find_game("axis")


def units(**kinds: int) -> list[int]:
    places = {"infantry": INFANTRY, "tank": TANK, "fighter": FIGHTER, "destroyer": DESTROYER, "cruiser": CRUISER}
    row = [0] * KINDS
    for kind, number in kinds.items():
        row[places[kind]] = number
    return row


def play_turn(t: TestTable, seat: int, phases: set[str], luck: int = 1) -> TestTable:
    """The bot plays until a prompt of another phase or another seat comes up; dice fall by the luck."""
    bot, random = AxisStrategist(), Random(luck)
    while (decision := t.runner.decision) is not None:
        if decision.seat >= 0 and (decision.seat != seat or not any(decision.prompt.startswith(p) for p in phases)):
            return t
        answer = decision.options[0]
        if decision.seat < 0:
            answer = random.choice(decision.options)
        else:
            answer = bot.choose(Sight(t.runner, decision, random))
            assert answer in decision.options
        t.runner.answer(answer)
    return t


COMBAT = {"combat", "voyage", "load", "which", "land-too", "raid"}
NONCOMBAT = {"noncombat", "voyage", "load", "which", "unload"}


def most_transports(g: Axis) -> int:
    purchases = Purchases(g)
    purchases.crossing = purchases.find_crossing(purchases.home_fleet())
    return purchases.most_transports()


def is_attacked(t: TestTable, at: str, by: str) -> bool:
    return bool(t.state.mass[power(by)][space(at)]) or any(ship.target == space(at) for ship in t.state.transports)


@pytest.mark.parametrize("scenario", ["1941", "1942"])
def test_two_strategists_never_choose_what_is_not_offered(scenario: str) -> None:
    random = Random(1)
    runner = Runner(GAME.start(2, {"rounds": 2, "scenario": scenario, "research": True}), keep=True)
    bots = [AxisStrategist(), AxisStrategist()]
    while (decision := runner.decision) is not None:
        answer = bots[decision.seat].choose(Sight(runner, decision, random)) if decision.seat >= 0 else None
        if answer is None:
            answer = random.choice(decision.options)
        assert answer in decision.options
        runner.answer(answer)
    assert runner.state.over


def test_it_goes_on_with_a_plan_that_somebody_else_began() -> None:
    """A server asks any of its workers: each may see the position for the first time in the middle of a phase."""
    random = Random(3)
    runner = Runner(GAME.start(2, {"rounds": 1}), keep=True)
    while (decision := runner.decision) is not None:
        answer = random.choice(decision.options)
        if decision.seat >= 0:
            answer = AxisStrategist().choose(Sight(runner, decision, random))
        assert answer in decision.options
        runner.answer(answer)
    assert runner.state.over


# What it must do


def test_it_takes_an_open_capital() -> None:
    t = table(
        "germany", "combat-move", united_kingdom={"uk": {"aa_gun": 1}}, sz6={"germany": {"transport": 1}},
        northwestern_europe={"germany": {"infantry": 2}}, germany={"germany": {"infantry": 3}},
    )  # fmt: skip
    play_turn(t, GERMANY, COMBAT)
    assert is_attacked(t, "united_kingdom", "germany")


def test_it_masses_what_it_needs_for_a_capital() -> None:
    t = table(
        "germany", "combat-move",
        belorussia={"owner": "germany", "germany": {"infantry": 8, "artillery": 3, "tank": 6}},
        russia={"ussr": {"infantry": 6}}, germany={"germany": {"infantry": 4}},
    )  # fmt: skip
    play_turn(t, GERMANY, COMBAT)
    assert sum(t.state.units[power("germany")][space("russia")]) >= 10


def test_it_buys_infantry_for_a_capital_in_danger() -> None:
    t = table("germany", "purchase", poland={"owner": "ussr", "ussr": {"tank": 6}}, ipc={"germany": 30})
    play_turn(t, GERMANY, {"purchase"})
    assert waiting(t, "germany", "infantry") >= 8


def test_it_does_not_march_away_from_a_capital_in_danger() -> None:
    t = table(
        "ussr", "combat-move", russia={"ussr": {"infantry": 8}}, archangelsk={"owner": "germany"},
        belorussia={"owner": "germany", "germany": {"infantry": 4, "tank": 4}},
        eastern_ukraine={"owner": "germany", "germany": {"tank": 3}},
    )  # fmt: skip
    play_turn(t, USSR, COMBAT)
    play_turn(t, USSR, NONCOMBAT)
    assert count(t, "russia", "ussr", "infantry") >= 7


def test_it_comes_back_to_a_capital_in_danger() -> None:
    t = table(
        "ussr", "noncombat-move", russia={"ussr": {"infantry": 2}}, urals={"ussr": {"infantry": 6}},
        belorussia={"owner": "germany", "germany": {"infantry": 3, "tank": 1}},
    )  # fmt: skip
    play_turn(t, USSR, NONCOMBAT)
    assert count(t, "russia", "ussr", "infantry") >= 6


def test_it_does_not_attack_with_those_the_capital_waits_for() -> None:
    t = table(
        "ussr", "combat-move", russia={"ussr": {"infantry": 6}}, caucasus={"ussr": {"infantry": 9}},
        ukraine={"owner": "germany", "germany": {"infantry": 2}},
        belorussia={"owner": "germany", "germany": {"infantry": 5, "tank": 6}},
    )  # fmt: skip
    play_turn(t, USSR, COMBAT)
    play_turn(t, USSR, NONCOMBAT)
    assert count(t, "russia", "ussr", "infantry") >= 12


def test_a_stack_that_moves_on_leaves_one_behind() -> None:
    t = table(
        "germany", "noncombat-move", east_poland={"owner": "germany", "germany": {"infantry": 6}},
        ukraine={"owner": "germany", "germany": {"infantry": 4}}, belorussia={"ussr": {"infantry": 1}},
        eastern_ukraine={"ussr": {"infantry": 6, "tank": 2}},
    )  # fmt: skip
    play_turn(t, GERMANY, NONCOMBAT)
    assert count(t, "east_poland", "germany", "infantry") >= 1


def test_a_raid_far_from_home_draws_only_its_neighbours() -> None:
    position: dict[str, Any] = {
        "alaska": {"owner": "japan", "japan": {"infantry": 1}},
        "eastern_united_states": {"usa": {"infantry": 6}},
    }
    draw = draw_of(table("usa", "purchase", **position).state, power("usa"))
    assert draw[space("western_canada")] > 0.0 == draw[space("central_united_states")]
    position["alaska"]["japan"]["infantry"] = 8
    draw = draw_of(table("usa", "purchase", **position).state, power("usa"))
    assert draw[space("central_united_states")] > 0.0


def test_a_long_way_needs_twice_the_transports() -> None:
    america, britain = (table(of, "purchase", options={"scenario": "1942"}).state for of in ("usa", "uk"))
    assert most_transports(america) >= 10
    assert most_transports(britain) <= 8


def test_it_arms_a_fleet_for_where_it_lands() -> None:
    t = table(
        "usa", "purchase", eastern_united_states={"usa": {"infantry": 6}}, sz10={"usa": {"transport": 2}},
        france={"germany": {"fighter": 3}}, libya={"owner": "germany", "germany": {"infantry": 2}}, ipc={"usa": 42},
    )  # fmt: skip
    play_turn(t, USA, {"purchase"})
    assert waiting(t, "usa", "destroyer") + waiting(t, "usa", "carrier") >= 1


def test_it_walks_into_empty_land_with_a_single_unit() -> None:
    t = table(
        "germany", "combat-move", poland={"germany": {"infantry": 6}}, germany={"germany": {"infantry": 4}},
        east_poland={"owner": "ussr"},
    )  # fmt: skip
    play_turn(t, GERMANY, COMBAT)
    assert count(t, "east_poland", "germany", "infantry") == 1


# What it must not do


def test_it_does_not_attack_at_bad_odds() -> None:
    t = table(
        "germany", "combat-move", poland={"germany": {"infantry": 3}}, east_poland={"ussr": {"infantry": 5}},
        germany={"germany": {"infantry": 3}},
    )  # fmt: skip
    play_turn(t, GERMANY, COMBAT)
    assert not is_attacked(t, "east_poland", "germany")


def test_it_retreats_from_a_battle_that_has_turned_hopeless() -> None:
    t = table(
        "germany", "combat-move", poland={"germany": {"infantry": 2}}, east_poland={"ussr": {"infantry": 4, "tank": 2}}
    )
    t.answer(GERMANY, "space:poland", "space:east_poland", "n:2").script(6, 6, 6, 6, 6, 6, 6, 1)
    t.answer(GERMANY, "do:done")
    answer = AxisStrategist().choose(Sight(t.runner, t.asked(GERMANY), Random(1)))
    assert GAME.names[answer] == "space:poland"


def test_it_does_not_sail_transports_into_reach_of_a_fleet_alone() -> None:
    t = table(
        "uk", "noncombat-move", united_kingdom={"uk": {"infantry": 4}}, sz2={"uk": {"transport": 2}},
        sz5={"germany": {"cruiser": 2, "submarine": 2}}, norway={"owner": "uk", "uk": {"infantry": 3}},
    )  # fmt: skip
    play_turn(t, UK, NONCOMBAT)
    assert all(ship.zone != space("sz6") for ship in t.state.transports)


def test_it_escorts_a_landing() -> None:
    t = table(
        "japan", "combat-move", sz61={"japan": {"transport": 1, "battleship": 1, "cruiser": 1}},
        formosa={"japan": {"infantry": 2}},
        philippine_islands={"usa": {"infantry": 1}}, japan={"japan": {"infantry": 4}}, sz56={"usa": {"destroyer": 1}},
    )  # fmt: skip
    play_turn(t, JAPAN, COMBAT)
    assert any(ship.target == space("philippine_islands") for ship in t.state.transports)
    assert count(t, "sz50", "japan", "battleship") == 1


def test_its_fighters_do_not_land_where_they_would_be_lost() -> None:
    t = table(
        "italy", "noncombat-move", balkans={"italy": {"fighter": 2}}, italy={"italy": {"infantry": 5}},
        bulgaria_romania={"owner": "ussr", "ussr": {"infantry": 6, "tank": 3}}, germany={"germany": {"infantry": 8}},
    )  # fmt: skip
    play_turn(t, ITALY, NONCOMBAT)
    assert count(t, "balkans", "italy", "fighter") == 0


def test_it_buys_research_only_with_money_to_spare() -> None:
    rich: Any = table("germany", "research", options={"research": True}, ipc={"germany": 50})
    poor: Any = table("germany", "research", options={"research": True}, ipc={"germany": 12})
    chosen = [AxisStrategist().choose(Sight(t.runner, t.asked(GERMANY), Random(1))) for t in (rich, poor)]
    assert [GAME.names[answer] for answer in chosen] == ["n:1", "n:0"]


def test_china_is_played_by_the_american_seat() -> None:
    t = table(
        "usa", "combat-move", hupeh={"china": {"infantry": 5}}, fukien={"owner": "japan", "japan": {"infantry": 1}},
        eastern_united_states={"usa": {"infantry": 2}},
    )  # fmt: skip
    play_turn(t, SEATS["usa"], COMBAT)
    assert is_attacked(t, "fukien", "china") or owner(t, "fukien") == "china"


# How it thinks


def test_averages_are_close_to_exact_odds() -> None:
    for attack, defend in ((units(infantry=6, tank=4), units(infantry=7)), (units(tank=5), units(infantry=8))):
        exact = land_clash(attack, defend, 0, NO_SHIPS)
        rough = average(attack, defend, 0, LAND_FIGHTERS, True)
        assert abs(exact.win - rough.win) < 0.15
        assert abs((exact.killed - exact.lost) - (rough.killed - rough.lost)) < 6.0


def test_huge_battles_are_judged_too() -> None:
    assert land_clash(units(infantry=30, tank=20), units(infantry=20), 0, NO_SHIPS).take > 0.95
    assert land_clash(units(infantry=20), units(infantry=30, tank=20), 0, NO_SHIPS).take < 0.05
    assert sea_clash(units(destroyer=30), units(cruiser=5), 0, False).win > 0.95


def test_threats_come_by_land_air_and_sea() -> None:
    t = table(
        "germany", "combat-move", belorussia={"ussr": {"infantry": 2}}, russia={"ussr": {"tank": 3}},
        united_kingdom={"uk": {"fighter": 1, "infantry": 3}}, sz6={"uk": {"transport": 1}},
        east_poland={"owner": "germany", "germany": {"infantry": 1}},
    )  # fmt: skip
    threats = Threats(t.state, power("germany"))
    by_land = threats.against(space("east_poland"))[threats.enemies.index(power("ussr"))]
    assert by_land[INFANTRY] == 2 and by_land[TANK] == 3
    by_sea = threats.against(space("northwestern_europe"))[threats.enemies.index(power("uk"))]
    assert by_sea[INFANTRY] == 2 and by_sea[FIGHTER] == 1 and by_sea[TRANSPORT] == 0
    threats.forget(space("belorussia"))
    assert threats.against(space("east_poland"))[threats.enemies.index(power("ussr"))][INFANTRY] == 0
