"""The standing tests, for every game that is registered and for the template of new ones."""

import os

import pytest

from sandtable import template
from sandtable.engine import Game, find_game, game_ids
from sandtable.testing import standing, texts

GAMES = [find_game(id) for id in game_ids()] + [template.GAME]
MANY = int(os.environ.get("SANDTABLE_GAMES", "2000"))
DEPTH = 600

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@every_game
def test_random_games_end(game: Game) -> None:
    standing.random_games_end(game, MANY)


@every_game
def test_invariants_hold_at_every_step(game: Game) -> None:
    standing.invariants_hold(game, max(1, MANY // 50))


@every_game
def test_every_offered_option_is_accepted(game: Game) -> None:
    standing.every_option_is_accepted(game, 40, DEPTH)


@every_game
def test_replay_gives_the_same_fingerprint(game: Game) -> None:
    standing.replay_agrees(game, 4, DEPTH)


@every_game
def test_fork_then_play_equals_play(game: Game) -> None:
    standing.fork_agrees(game, 20, DEPTH)


@every_game
def test_order_of_secret_answers_does_not_matter(game: Game) -> None:
    standing.order_of_secret_answers_does_not_matter(game, 60, DEPTH)


@every_game
def test_imagined_games_can_be_played_on(game: Game) -> None:
    standing.imagined_games_can_be_played_on(game, 20, DEPTH)


@every_game
def test_nothing_leaks(game: Game) -> None:
    standing.nothing_leaks(game, 60, DEPTH)


@every_game
def test_catalogues_agree(game: Game) -> None:
    texts.catalogues_agree(game)


@every_game
def test_every_text_exists(game: Game) -> None:
    texts.every_text_exists(game, 10)


@every_game
def test_content_resolves(game: Game) -> None:
    texts.content_resolves(game)
