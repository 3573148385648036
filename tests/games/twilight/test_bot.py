"""twilight-basic: it avoids ruin, keeps its scoring cards in mind, and beats a random player from either side."""

from random import Random

import pytest

from sandtable.engine import CHANCE, Runner, Sight
from sandtable.games.twilight import GAME
from sandtable.games.twilight.bot.player import Basic
from sandtable.games.twilight.options import NAMES
from sandtable.testing import TestTable

from .table import US, USSR, at_table, headlines, play


def choice(table: TestTable, side: int) -> str:
    return NAMES[Basic().choose(Sight(table.runner, table.asked(side), Random(1)))]


def test_it_does_not_coup_a_battleground_at_defcon_2() -> None:
    table = play(USSR, "fidel", use="do:coup", us={"angola": 1, "haiti": 1}, defcon=2)
    assert choice(table, USSR) == "space:haiti"


def test_it_does_not_play_duck_and_cover_as_the_ussr_at_defcon_2() -> None:
    table = at_table(ussr_hand=["duck_and_cover", "nasser"], defcon=2, attempts={"ussr": 1}, china="us")
    assert choice(table, USSR) == "card:nasser"


def test_it_spaces_a_dangerous_card_when_it_must_play_it() -> None:
    table = at_table(ussr_hand=["duck_and_cover"], china="us", defcon=2).answer(USSR, "card:duck_and_cover")
    assert choice(table, USSR) == "do:space"


def test_it_plays_a_scoring_card_that_pays_and_one_that_would_be_stranded() -> None:
    paying = at_table(
        phasing="us", us_hand=["asia_scoring", "truman_doctrine"], us={"japan": 4, "india": 3, "taiwan": 3}
    )
    assert choice(paying, US) == "card:asia_scoring"
    costly = {"us_hand": ["asia_scoring", "truman_doctrine"], "ussr": {"japan": 4, "india": 3}}
    assert choice(at_table(phasing="us", round=1, **costly), US) == "card:truman_doctrine"
    assert choice(at_table(phasing="us", round=6, **costly), US) == "card:asia_scoring"


def test_it_takes_the_battleground() -> None:
    table = play(USSR, "fidel", use="do:influence", ussr={"syria": 1, "iraq": 2})
    assert choice(table, USSR) == "space:iraq"


def test_it_boycotts_when_that_wins_the_game() -> None:
    assert choice(play(US, "olympic_games", defcon=2), USSR) == "do:boycott"
    assert choice(play(US, "olympic_games", defcon=4), USSR) == "do:participate"


def test_it_does_not_headline_its_own_ruin() -> None:
    table = at_table(phase="headlines", us_hand=["duck_and_cover", "formosan_resolution"], defcon=3)
    assert choice(table, US) == "card:formosan_resolution"
    assert not headlines("fidel", "formosan_resolution").state.over


def test_it_does_not_coup_into_the_missile_crisis() -> None:
    table = at_table(phasing="us", turn=4, us_hand=["containment"], ussr={"haiti": 1}, crisis="us")
    assert choice(table.answer(US, "card:containment"), US) != "do:coup"


def test_it_leaves_a_free_coup_that_would_start_the_war() -> None:
    table = play(US, "junta", turn=4, ussr={"panama": 1, "angola": 1}, defcon=2).answer(US, "space:cuba")
    assert choice(table, US) != "do:coup"


def test_it_plays_a_card_that_would_be_fatal_later_while_defcon_is_high() -> None:
    table = at_table(ussr_hand=["cia_created", "comecon", "socialist_governments"], us={"iran": 1}, defcon=3)
    assert choice(table, USSR) == "card:cia_created"


@pytest.mark.parametrize("side", [USSR, US])
@pytest.mark.slow
def test_it_beats_a_random_player_from_either_side(side: int) -> None:
    wins = sum(wins_against_random(side, seed) for seed in range(25))
    assert wins >= 23


def wins_against_random(side: int, seed: int) -> bool:
    random, bot = Random(seed), Basic()
    runner = Runner(GAME.start(2), keep=True)
    while runner.pending:
        decision = runner.pending[0]
        by_bot = decision.seat == side and decision.seat != CHANCE
        option = bot.choose(Sight(runner, decision, random)) if by_bot else random.choice(decision.options)
        runner.answer_for(decision.seat, option)
    return side in runner.state.winners
