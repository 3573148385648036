"""The heuristic bot plays legally and much better than chance."""

from random import Random

import pytest

from sandtable.engine import CHANCE, Bot, Runner, Sight
from sandtable.games import find_game
from sandtable.games.taiwan2045.bot.player import BasicBot
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
