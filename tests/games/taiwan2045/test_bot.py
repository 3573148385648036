"""The heuristic bot plays legally and much better than chance."""

from random import Random

import pytest

from sandtable.engine import CHANCE, Bot, Runner, Sight
from sandtable.games import find_game
from sandtable.games.taiwan2045.bot.player import BasicBot

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
