"""The general bots play every registered game, and its own bots too."""

from random import Random

import pytest

from sandtable.bots import MonteCarlo, Search, find_bot
from sandtable.engine import CHANCE, Bot, Game, Sight, fingerprint
from sandtable.games import find_game, game_ids
from sandtable.testing import play_randomly

every_game = pytest.mark.parametrize("game", [find_game(id) for id in game_ids()], ids=lambda game: game.id)


def bots_of(game: Game) -> list[Bot]:
    searches = [Search(game, playouts=6), Search(game, playouts=6, has_tree=True)]
    return [MonteCarlo(playouts=4, depth=40), *searches, *(find_bot(name, game) for name in game.bots)]


@every_game
def test_bots_choose_what_is_offered_and_leave_the_game_alone(game: Game) -> None:
    for seed in range(4):
        runner = play_randomly(game, game.seats[seed % len(game.seats)], {}, seed, 60 * seed).runner
        for decision in runner.pending:
            if decision.seat == CHANCE:
                continue
            before = fingerprint(runner.state)
            for bot in bots_of(game):
                assert bot.choose(Sight(runner, decision, Random(seed))) in decision.options
            assert fingerprint(runner.state) == before


@every_game
def test_weights_are_those_of_the_features(game: Game) -> None:
    assert game.foresight is not None and game.foresight().is_trained
    chances = game.foresight().value(game.start(game.seats[0]))
    assert len(chances) == game.seats[0] and 0.999 < sum(chances) < 1.001
