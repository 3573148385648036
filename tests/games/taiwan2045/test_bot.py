"""The heuristic bot plays legally and much better than chance."""

from random import Random
from typing import Any

import pytest

from sandtable.engine import CHANCE, Bot, Runner, Sight
from sandtable.games import find_game
from sandtable.games.taiwan2045.bot.appraisal import Appraisal
from sandtable.games.taiwan2045.bot.player import BasicBot
from sandtable.games.taiwan2045.state import Taiwan2045
from sandtable.testing import TestTable, deal

GAME = find_game("taiwan2045")


def winners(seed: int, bots: list[Bot | None]) -> list[int]:
    """Plays a game; a seat without a bot answers at random."""
    random = Random(seed)
    runner = Runner(GAME.start(len(bots)), keep=True)
    while (decision := runner.decision) is not None:
        bot = None if decision.seat == CHANCE else bots[decision.seat]
        option = random.choice(decision.options) if bot is None else bot.choose(Sight(runner, decision, random))
        assert option in decision.options
        runner.answer(option)
    return runner.state.winners


@pytest.mark.slow
def test_it_beats_random_players_by_a_wide_margin() -> None:
    won = 0
    for seed in range(24):
        bots: list[Bot | None] = [None] * 4
        bots[seed % 4] = BasicBot()
        won += seed % 4 in winners(seed, bots)
    assert won >= 18


def test_it_plays_every_number_of_seats() -> None:
    for seats in GAME.seats:
        assert winners(seats, [BasicBot() for _ in range(seats)])


def test_it_knows_every_question_that_it_may_be_asked() -> None:
    chance = {"draw", "deal-power", "deal-character", "first-player"}
    assert GAME.prompts() - chance == BasicBot().answers.keys()


def answered(table: TestTable, bot: BasicBot, prompt: str) -> str:
    """What the bot does with the first question of this kind."""
    decision = table.asked(0)
    assert decision.prompt == prompt
    return GAME.names[bot.choose(Sight(table.runner, decision, Random(1)))]


def test_it_uses_a_march_that_an_event_gives_it() -> None:
    table = deal("taiwan2045", playing="m09", units={"y04": (0, "c1", 9)}, pla={"c4": 2})
    table.answer(0, "do:effect", "do:done", "do:done")
    assert answered(table, BasicBot(), "march-who") == "card:y04"


def test_a_council_that_returns_leaves_a_battle_it_cannot_win() -> None:
    powers = ["reunification", "silicon", "kunshen"]
    units = {"y05": (0, "e1", 2), "y04": (1, "e1", 9)}
    table = deal("taiwan2045", playing="m08", powers=powers, units=units).answer(0, "do:reveal")
    bot = BasicBot()
    assert answered(table, bot, "march-who") == "card:y05"
    table.answer(0, "card:y05")
    assert answered(table, bot, "move-where").startswith("space:")


def fears(**position: Any) -> list[float]:
    """How much each of three seats, the last one the Council, fears a hidden Council."""
    g = deal("taiwan2045", powers=["government", "silicon", "reunification"], **position).state
    assert isinstance(g, Taiwan2045)
    return [Appraisal(g, seat).council_fear() for seat in range(g.seats)]


@pytest.mark.parametrize("round", [1, 2])
def test_a_hidden_council_keeps_up_appearances_in_the_first_two_rounds(round: int) -> None:
    government, silicon, council = fears(round=round)
    assert government == silicon == council > 0


def test_from_the_third_round_a_hidden_council_no_longer_minds_a_lost_war() -> None:
    government, silicon, council = fears(round=3)
    assert government == silicon > council == 0


def test_a_city_that_falls_makes_a_council_somewhat_more_likely() -> None:
    """Two of the five powers that a seat has not seen sit at this table."""
    none, one, two = (fears(pla=dict.fromkeys(cities, 3))[0] for cities in ([], ["e1"], ["d1", "e1"]))
    assert one == pytest.approx(2 / 5)
    assert none < one < two < 1 / 2


def test_once_the_council_has_shown_itself_nobody_fears_another() -> None:
    assert fears(revealed=[2], round=3) == [0, 0, 0]
