"""The general bots and where they are found."""

from dataclasses import replace
from random import Random

import pytest

from sandtable.bots import LEVELS, MonteCarlo, RandomBot, Search, bot_names, find_bot, usual_bot
from sandtable.bots.standing import Standing
from sandtable.engine import CHANCE, Bot, Runner, Sight, fingerprint
from sandtable.engine.errors import UnknownBot
from sandtable.lab import Job, simulate, summarise
from sandtable.template import GAME
from sandtable.template.bot.captain import Captain
from sandtable.testing import deal


def sight(runner: Runner, seed: int = 1) -> Sight:
    decision = runner.decision
    assert decision is not None and decision.seat != CHANCE
    return Sight(runner, decision, Random(seed))


def test_bots_are_found_by_name() -> None:
    assert isinstance(find_bot("random", GAME), RandomBot)
    assert find_bot("montecarlo:7", GAME) == MonteCarlo(playouts=7)
    assert find_bot("montecarlo:0.5s", GAME) == MonteCarlo(seconds=0.5)
    assert isinstance(find_bot("bot", GAME), Captain)
    assert isinstance(find_bot("bot", replace(GAME, bots={})), MonteCarlo)


def test_levels_come_first_then_the_games_own_bots() -> None:
    game = replace(GAME, bots={"marshal": RandomBot})
    assert bot_names(game) == [*LEVELS, "marshal", "random", "montecarlo", "search", "tree"]
    assert usual_bot(game) == "marshal"
    assert isinstance(find_bot("marshal", game), RandomBot)


def test_a_search_is_given_playouts_or_seconds() -> None:
    few, short = find_bot("search:7", GAME), find_bot("search:0.5s", GAME)
    assert isinstance(few, Search) and isinstance(short, Search)
    assert (few.playouts, few.seconds, short.seconds) == (7, None, 0.5)


@pytest.mark.parametrize("name", ["rando", "montecarlo:x", "montecarlo:-3", "search:0s", "search:x", "marshal", ""])
def test_unknown_bots_are_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        find_bot(name, GAME)


@pytest.mark.parametrize(
    "bot",
    [RandomBot(), MonteCarlo(5), MonteCarlo(seconds=0.001), Search(GAME, 5), Search(GAME, seconds=0.001)],
    ids=["random", "few playouts", "little time", "short search", "hasty search"],
)
def test_bots_choose_an_option_and_leave_the_game_alone(bot: Bot) -> None:
    table = deal(GAME, ford="middle", hands=[["order:3", "order:9"], ["order:5", "order:6"]])
    before = fingerprint(table.state)
    seen = sight(table.runner)
    assert bot.choose(seen) in seen.decision.options
    assert fingerprint(table.state) == before


def test_the_same_seed_gives_the_same_choice() -> None:
    table = deal(GAME, hands=[["order:3", "order:9", "order:5"], ["order:4", "order:6", "order:8"]])
    choices = {MonteCarlo(playouts=20).choose(sight(table.runner, seed=3)) for _ in range(3)}
    assert len(choices) == 1


def test_montecarlo_plays_the_stronger_card_for_the_last_ford() -> None:
    table = deal(GAME, ford="lower", hands=[["order:1", "order:12"], ["order:6"]])
    assert GAME.names[MonteCarlo(playouts=60).choose(sight(table.runner))] == "order:12"


def test_a_single_option_is_taken_without_thinking() -> None:
    table = deal(GAME, hands=[["order:3"], ["order:9"]])
    bot = MonteCarlo()
    assert GAME.names[bot.choose(sight(table.runner))] == "order:3"
    assert bot.arms == []


def test_more_options_than_playouts_are_no_trouble() -> None:
    table = deal(GAME, hands=[["order:3", "order:9", "order:5"], ["order:4", "order:6", "order:8"]])
    assert MonteCarlo(playouts=1).choose(sight(table.runner)) in table.state.hands[0]


def test_standing_is_between_0_and_1_in_any_unit_and_victory_counts_most() -> None:
    state = deal(GAME, hands=[["order:3"], ["order:9"]]).state
    state.owner = [0, 0, 1]
    standing = Standing()
    assert 0.5 < standing.value(state, 0) < 1
    assert Standing().value(state, 1) < 0.5
    state.finish("last-ford", [0])
    assert standing.value(state, 0) > 0.8
    assert Standing().value(state, 1) < 0.2


def test_a_cut_playout_is_scored_where_it_stands() -> None:
    table = deal(GAME, ford="middle", hands=[["order:1", "order:12"], ["order:6", "order:7"]])
    assert MonteCarlo(playouts=40, depth=4).choose(sight(table.runner)) in table.state.hands[0]


@pytest.mark.usefixtures("fords")
def test_montecarlo_beats_random() -> None:
    job = Job("fords", ("montecarlo", "random", "random", "random"), games=300, seed=1, rotate=True)
    summary = summarise(list(simulate(job)), ["a", "b", "c", "d"])
    assert summary.bots[0].name == "montecarlo"
    assert summary.bots[0].wins.low > 0.25
