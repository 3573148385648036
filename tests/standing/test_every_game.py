"""The standing tests, for every game that is registered and for the template of new ones."""

import os
from collections.abc import Callable
from functools import cache, partial
from random import Random

import pytest

from sandtable import template
from sandtable.bots import Search, find_bot
from sandtable.bots.levels import AMONG_MANY, Pondering
from sandtable.engine import Bot, Game, Runner, play_out, runner
from sandtable.games import find_game, game_ids
from sandtable.testing import dangers, dice, lessons, reasons, skeleton, standing, texts, told

GAMES = [find_game(id) for id in game_ids()] + [template.GAME]
MANY = int(os.environ.get("SANDTABLE_GAMES", "2000"))
PARTS = 8  # so that several processes can share the work
LOG_PARTS = 6
DEPTH = 600
WHOLE = 2000
LEAST_REASONS = 0.95
CHOOSING_IN_SECRET = ("states", "twilight", "dawn", "fords")
WITH_DANGERS = {"twilight": 200, "dawn": 200}
WITHOUT_DANGERS = {"states": 20, "taiwan2045": 20, "axis": 2}
WITHOUT_DICE = ("taiwan2045", template.GAME.id)
WITH_GESTURES = ("axis", "states", "twilight", "dawn", "taiwan2045")
WITH_LESSONS = ("axis", "states", "twilight", "dawn", "taiwan2045")

PLAIN_STEPS = 900_000  # a game of thousands of steps plays fewer games, and fewer still uncompiled
COMPILED_STEPS = 12_000_000
PROVEN = os.environ.get("SANDTABLE_PROVEN", "").split(",")  # games that play theirs compiled in the same run

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@cache
def affordable(game: Game) -> int:
    """As many games as asked for, or as many of them as fit the number of steps."""
    compiled = not runner.__file__.endswith(".py")
    length = play_out(Runner(game.start(game.seats[0], game.short)), Random(1).random)
    fitting = max(PARTS, (COMPILED_STEPS if compiled else PLAIN_STEPS) // length)
    return min(MANY // 20 if game.id in PROVEN else MANY, fitting)


@every_game
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_end_and_no_invariant_breaks(game: Game, part: int) -> None:
    games = affordable(game)
    standing.random_games_end(game, range(part * games // PARTS, (part + 1) * games // PARTS), every=50)


@every_game
def test_invariants_hold_at_every_step(game: Game) -> None:
    standing.random_games_end(game, range(max(1, affordable(game) // 200)), every=1)


@pytest.mark.parametrize("game", [game for game in GAMES if game.short], ids=lambda game: game.id)
def test_invariants_hold_in_a_game_without_an_agreed_end(game: Game) -> None:
    for seed in range(4):
        standing.invariants_hold_for_long(game, seed, 25_000)


@every_game
def test_every_offered_option_is_accepted(game: Game) -> None:
    standing.every_option_is_accepted(game, 40, DEPTH)


@every_game
def test_every_gesture_is_taken_as_declared(game: Game) -> None:
    tried = standing.every_gesture_is_taken(game, 24, DEPTH)
    assert tried or game.id not in WITH_GESTURES


@every_game
def test_replay_gives_the_same_fingerprint(game: Game) -> None:
    standing.replay_agrees(game, 4, DEPTH)


@every_game
def test_fork_then_play_equals_play(game: Game) -> None:
    standing.fork_agrees(game, 20, DEPTH)


@every_game
def test_order_of_secret_answers_does_not_matter(game: Game) -> None:
    tried = standing.order_of_secret_answers_does_not_matter(game, 12, DEPTH)
    assert tried > 10 or game.id not in CHOOSING_IN_SECRET


@every_game
def test_imagined_games_can_be_played_on(game: Game) -> None:
    standing.imagined_games_can_be_played_on(game, 20, DEPTH)


@every_game
def test_nothing_leaks(game: Game) -> None:
    standing.nothing_leaks(game, 60, DEPTH)


@every_game
def test_advice_does_not_leak(game: Game) -> None:
    """Hints (dangers among them), gestures and reasons: asked about often, because dangers are rare."""
    assert standing.advice_does_not_leak(game, 2 if game.short else 60, DEPTH) or game.id not in WITH_GESTURES


@every_game
def test_bots_do_not_peek(game: Game) -> None:
    """The general bots think with few playouts here: with the same luck, one that peeked would still differ."""
    names = [*game.bots, "newcomer", "casual", "regular", "random", "montecarlo:6", "search:8", "tree:8"]
    bots: list[Callable[[], Bot]] = [partial(find_bot, name, game) for name in names]
    standing.bots_do_not_peek(game, [*bots, partial(ponderer, game)], 6, DEPTH)


def ponderer(game: Game) -> Bot:
    """An expert whose thoughts are counted, not timed."""
    return Pondering(Search(game, playouts=8), AMONG_MANY)


@every_game
def test_catalogues_agree(game: Game) -> None:
    texts.catalogues_agree(game)


@every_game
def test_every_text_exists(game: Game) -> None:
    texts.every_text_exists(game, 10)


@every_game
def test_content_resolves(game: Game) -> None:
    texts.content_resolves(game)


@every_game
def test_secrets_stay_secret_while_they_are_chosen(game: Game) -> None:
    tried = standing.secrets_stay_secret_while_chosen(game, 12, DEPTH)
    assert tried > 100 or game.id not in CHOOSING_IN_SECRET


@every_game
def test_the_skeleton_stands(game: Game) -> None:
    skeleton.stands(game)
    skeleton.declares_only(game)
    skeleton.one_final_state(game)
    skeleton.no_offsets(game)


@every_game
def test_option_numbers_are_those_of_the_last_release(game: Game) -> None:
    skeleton.numbers_are_stable(game)


@every_game
def test_what_is_not_offered_says_why(game: Game) -> None:
    found = reasons.collect(game, 12)
    assert found.share >= LEAST_REASONS, f"{found.given} of {found.asked} have a reason; silent: {found.silent}"


@every_game
@pytest.mark.parametrize("part", range(LOG_PARTS))
def test_the_log_leaves_nothing_out(game: Game, part: int) -> None:
    if game.short:  # thousands of steps long, and looking at the table takes long
        told.tells_everything(game, range(part, part + 1), DEPTH)
    else:
        told.tells_everything(game, range(part * 4, part * 4 + 4), WHOLE)


@every_game
def test_a_line_of_the_log_says_how_the_game_ended(game: Game) -> None:
    told.ends_in_words(game, 6)


@every_game
def test_every_die_is_told_as_it_fell(game: Game) -> None:
    assert dice.every_die_is_told(game, 6) or game.id in WITHOUT_DICE


@pytest.mark.parametrize(("game", "games"), WITHOUT_DANGERS.items())
def test_where_no_choice_loses_at_once_none_need_be_marked(game: str, games: int) -> None:
    """These games are decided when a round is over. Only the last choice of the last round may end one at once."""
    assert dangers.fatal_choices(find_game(game), games).found == 0


@pytest.mark.parametrize(("game", "games"), WITH_DANGERS.items())
def test_what_loses_at_once_is_marked(game: str, games: int) -> None:
    """But for passing, which may be all that is left before the last count."""
    fatal = dangers.fatal_choices(find_game(game), games)
    assert fatal.found and [each for each in fatal.silent if not each.endswith(" pass")] == []


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_a_first_game_is_three_to_five_lessons(game: str) -> None:
    assert 3 <= len(find_game(game).lessons) <= 5


@every_game
def test_lessons_can_be_learned_and_missed(game: Game) -> None:
    lessons.lessons_can_be_learned(game)
