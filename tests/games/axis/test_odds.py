"""Exact odds: known values, agreement with the rules engine, words and bad input."""

from random import Random
from typing import Any

import pytest

from sandtable.engine import CHANCE, Runner
from sandtable.games import find_game
from sandtable.games.axis.content import KINDS, LAND_COUNT, unit
from sandtable.games.axis.odds.land import binomials, land_odds
from sandtable.games.axis.odds.sea import sea_odds
from sandtable.games.axis.odds.text import BadUnits, battle_odds, describe, read_units, tell_odds
from sandtable.games.axis.position import arrange
from sandtable.games.axis.rules.stages import NONCOMBAT_MOVE

GAME = find_game("axis")


def units(**counts: int) -> list[int]:
    found = [0] * KINDS
    for id, number in counts.items():
        found[unit(id)] = number
    return found


@pytest.mark.parametrize(
    ("attack", "defend", "win"),
    [
        ({"tank": 1}, {"infantry": 1}, 1 / 2),
        ({"infantry": 1}, {"infantry": 1}, 1 / 4),
        ({"bomber": 1}, {"bomber": 1}, 10 / 13),
    ],
)
def test_duels_by_hand(attack: dict[str, int], defend: dict[str, int], win: float) -> None:
    """One against one: the attacker wins when it hits and is not hit, before anything else happens."""
    assert land_odds(units(**attack), units(**defend), 0, []).win == pytest.approx(win)


def test_all_chances_add_up() -> None:
    odds = land_odds(
        units(infantry=5, artillery=2, tank=3, fighter=2, bomber=1), units(infantry=6, tank=2, aa_gun=1), 0, []
    )
    assert odds.win + odds.draw + odds.loss == pytest.approx(1)
    assert sum(odds.attack_left.values()) == pytest.approx(1) == sum(odds.defend_left.values())
    assert 0 < odds.take < odds.win


def test_flak_comes_first() -> None:
    odds = land_odds(units(bomber=1), units(infantry=1, aa_gun=1), 0, [])
    assert odds.win == pytest.approx(5 / 6 * land_odds(units(bomber=1), units(infantry=1), 0, []).win)


def test_lone_transports_are_sunk_for_certain() -> None:
    assert sea_odds(units(fighter=1), units(transport=4), 0, []).win == 1
    assert sea_odds(units(submarine=1), units(transport=4), 0, []).win == 1


def test_aircraft_without_a_destroyer_cannot_beat_a_submarine() -> None:
    assert sea_odds(units(fighter=3), units(submarine=1), 0, []).draw == pytest.approx(1)
    assert sea_odds(units(fighter=3, destroyer=1), units(submarine=1), 0, []).win > 0.9


def test_a_surprise_strike_is_better_every_round() -> None:
    attack, defend = units(submarine=3), units(cruiser=2)
    assert sea_odds(attack, defend, 0, [], True).win > sea_odds(attack, defend, 0, []).win


def test_an_order_of_losses_may_be_wished() -> None:
    attack, defend = units(infantry=2, tank=2), units(infantry=3)
    kept = land_odds(attack, defend, 0, [])
    wasted = land_odds(attack, defend, 0, [unit("tank")])
    assert kept.win > wasted.win


def test_techs_help() -> None:
    plain = tell_odds("2 infantry, 1 artillery, 2 fighter", "4 infantry")["win"]
    assert (
        tell_odds("2 infantry, 1 artillery, 2 fighter", "4 infantry", techs="advanced artillery, jet_fighters")["win"]
        > plain
    )


def army(state: Any, power: int) -> int:
    return sum(state.mass[power])


def fight(attack: dict[str, int], defend: dict[str, int], sea: bool, seed: int) -> tuple[bool, bool]:
    """One battle by the rules engine; losses in the agreed order, nobody retreats or dives."""
    state: Any = GAME.start(2, {"casualties": "preset"})
    goal = "sz6" if sea else "east_poland"
    arrange(
        state,
        {
            "clear": True,
            "turn": "germany",
            "phase": "combat-move",
            goal: {"uk" if sea else "ussr": defend, "germany": attack},
        },
    )
    runner = Runner(state)
    random = Random(seed)
    names = GAME.names
    preferred = ["do:done", "do:attack", "do:press", "do:auto", "n:0"]
    while state.stage != NONCOMBAT_MOVE:
        decision = runner.decision
        assert decision is not None
        if decision.seat == CHANCE:
            runner.answer(random.choice(decision.options))
            continue
        offered = [names[option] for option in decision.options]
        runner.answer(decision.options[next((offered.index(name) for name in preferred if name in offered), 0)])
    guns = sum(state.count(at, power, unit("aa_gun")) for power in (1, 3) for at in range(LAND_COUNT))
    mine, theirs = army(state, 0), army(state, 1) + army(state, 3) - guns
    return mine > 0, theirs > 0


@pytest.mark.parametrize(
    ("attack", "defend", "sea"),
    [
        ({"infantry": 3, "artillery": 1, "tank": 2, "fighter": 1}, {"infantry": 4, "tank": 1, "aa_gun": 1}, False),
        ({"cruiser": 2, "battleship": 1, "fighter": 1}, {"cruiser": 2, "destroyer": 2, "transport": 1}, True),
        ({"submarine": 3, "cruiser": 1}, {"carrier": 1, "fighter": 2, "cruiser": 1}, True),
        ({"destroyer": 2, "submarine": 1, "bomber": 1}, {"submarine": 2, "destroyer": 1, "transport": 1}, True),
    ],
)
@pytest.mark.slow
def test_odds_agree_with_battles_by_the_rules(attack: dict[str, int], defend: dict[str, int], sea: bool) -> None:
    games = 600
    odds = battle_odds(units(**attack), units(**defend), sea, 0)
    wins = sum(fight(attack, defend, sea, seed) == (True, False) for seed in range(games))
    error = (odds.win * (1 - odds.win) / games) ** 0.5
    assert abs(wins / games - odds.win) < 4 * error + 0.002


def test_binomials_are_exact() -> None:
    assert binomials(3, 2) == pytest.approx([8 / 27, 12 / 27, 6 / 27, 1 / 27])


def test_words_in_and_out() -> None:
    assert describe(tuple(read_units("3 infantry, 2 tanks, aa", False))) == "3 infantry, 2 tank, 1 aa_gun"
    told = tell_odds("3 infantry, 1 artillery, 2 tank, 1 fighter", "4 infantry, 1 aa")
    assert told["win"] + told["draw"] + told["loss"] == pytest.approx(1)
    assert set(told) >= {"take", "swing_ipc", "attackers_left", "defenders_left"}


@pytest.mark.parametrize(
    ("text", "sea", "message"),
    [
        ("3 infanty", False, "did you mean 'infantry'"),
        ("-2 tank", False, "cannot be below 0"),
        ("2 tank", True, "tank cannot fight at sea; allowed are fighter"),
        ("1 cruiser", False, "cruiser cannot fight on land"),
        ("", False, "no units are named"),
        ("3 + 4", False, "not a number and a unit"),
    ],
)
def test_bad_unit_lists_name_the_piece_and_what_is_allowed(text: str, sea: bool, message: str) -> None:
    with pytest.raises(BadUnits, match=message.replace("+", r"\+")):
        read_units(text, sea)


def test_an_unknown_technology_is_named() -> None:
    with pytest.raises(BadUnits, match="did you mean 'jet_fighters'"):
        tell_odds("1 tank", "1 tank", techs="jet_fighter")


@pytest.mark.rule("5.5.2.2d", "5.5.2.2f")
def test_bombardment_hits_first_and_those_hit_still_fire_once() -> None:
    odds = land_odds(units(infantry=1), units(infantry=1), 0, [], units(battleship=1))
    hit = 4 / 6 + 2 / 6 * 1 / 6
    survives = 1 - 2 / 6
    later = (1 - hit) * survives
    again = 1 - (5 / 6) * (4 / 6)
    assert odds.win == pytest.approx(hit * survives + later * (1 / 6 * 4 / 6) / again)
    assert odds.win + odds.draw + odds.loss == pytest.approx(1)
    assert tell_odds("2 infantry", "3 infantry", bombard="1 battleship, 1 cruiser")["win"] > 0.1


@pytest.mark.rule("5.5.2.2b")
@pytest.mark.parametrize(
    ("ships", "message"), [("2 battleship", "at most one for each"), ("1 destroyer", "destroyer cannot bombard")]
)
def test_a_bombardment_that_cannot_be_is_refused(ships: str, message: str) -> None:
    with pytest.raises(BadUnits, match=message):
        tell_odds("1 infantry", "1 infantry", bombard=ships)


def test_a_fight_that_nobody_can_end_counts_by_either_convention() -> None:
    draw = tell_odds("3 fighter", "1 submarine", sea=True)
    held = tell_odds("3 fighter", "1 submarine", sea=True, stalemate="hold")
    assert draw["draw"] == held["loss"] == draw["stalemate"] == 1 and held["draw"] == draw["loss"] == 0
    with pytest.raises(BadUnits, match="draw or hold"):
        tell_odds("1 tank", "1 tank", stalemate="win")


def test_forty_ships_against_forty_with_submarines_are_exact() -> None:
    odds = sea_odds(
        units(submarine=10, destroyer=10, fighter=10, cruiser=5, battleship=5),
        units(submarine=10, destroyer=10, fighter=10, cruiser=5, carrier=5),
        0,
        [],
    )
    assert odds.win + odds.draw + odds.loss == pytest.approx(1, abs=1e-8) and odds.win == pytest.approx(
        0.9416, abs=1e-4
    )
