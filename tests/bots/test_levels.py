"""The five levels: each has a name and a sentence in every language, and the weak ones overlook like people."""

from dataclasses import replace
from random import Random

import pytest

from sandtable.bots import LEVELS, MonteCarlo, RandomBot, Search, find_bot
from sandtable.bots.levels import AMONG_MANY, HARDLY, IN_A_DUEL, LITTLE, MUCH, Overlooking, Pondering
from sandtable.engine import LANGUAGES, Bot, Sight
from sandtable.template import GAME
from sandtable.template.bot.captain import Captain
from sandtable.testing import deal
from sandtable.text import catalogue


class Careless(RandomBot):
    """Plays its lowest order."""

    def choose(self, sight: Sight) -> int:
        return min(sight.decision.options)


def chosen_by(bot: Bot, times: int = 300) -> list[str]:
    """What it answers, again and again, with three orders in hand and the richest ford at stake."""
    runner = deal(
        GAME, ford="lower", hands=[["order:1", "order:7", "order:12"], ["order:6", "order:8", "order:9"]]
    ).runner
    assert runner.decision is not None
    sight = Sight(runner, runner.decision, Random(1))
    return [GAME.names[bot.choose(sight)] for _ in range(times)]


def test_there_are_five_levels_for_every_game() -> None:
    assert list(LEVELS) == ["newcomer", "casual", "regular", "expert", "master"]
    expert, master = find_bot("expert", GAME), find_bot("master", GAME)
    assert isinstance(expert, Pondering)
    assert isinstance(master, Search) and master.seconds is not None
    assert expert.search.seconds is not None and expert.search.seconds < master.seconds
    assert isinstance(find_bot("regular", GAME), Captain)


def test_the_middle_level_is_the_plainest_bot_of_a_game_and_the_strongest_guides_the_search() -> None:
    game = replace(GAME, bots={"marshal": RandomBot, "captain": Captain})
    assert isinstance(find_bot("regular", game), Captain)
    expert, master = find_bot("expert", game), find_bot("master", game)
    assert isinstance(expert, Overlooking) and expert.share == HARDLY < LITTLE
    search = expert.guide
    assert isinstance(search, Search) and isinstance(search.guides.own, RandomBot) and search.tree is None
    assert isinstance(master, Search) and isinstance(master.guides.own, RandomBot) and master.tree is not None


def test_a_game_without_a_bot_has_levels_too() -> None:
    bare = replace(GAME, bots={})
    assert isinstance(find_bot("newcomer", bare), RandomBot)
    assert isinstance(find_bot("regular", bare), MonteCarlo)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_sentence(language: str) -> None:
    texts = catalogue(GAME, language)
    for level in LEVELS:
        assert texts.get(f"bot-{level}") != f"bot-{level}"
        assert len(texts.get(f"bot-{level}-about")) > len(texts.get(f"bot-{level}"))


def test_whoever_ponders_thinks_through_some_decisions() -> None:
    """With thought it wins the richest ford, which its guide would give away."""
    careless = replace(GAME, bots={"careless": Careless})
    for share, fewest, most in ((0.0, 0, 0), (0.4, 10, 30), (1.0, 40, 50)):
        expert = Pondering(Search(careless, playouts=60), share)
        assert fewest <= chosen_by(expert, 50).count("order:12") <= most


def test_an_expert_thinks_more_often_among_many_than_in_a_duel() -> None:
    for seats, share in (((2,), IN_A_DUEL), ((2, 3), IN_A_DUEL), ((3, 4), AMONG_MANY)):
        expert = find_bot("expert", replace(GAME, seats=seats))
        assert isinstance(expert, Pondering) and expert.share == share


def test_who_overlooks_half_misses_the_best_about_half_the_time() -> None:
    best = max(set(answers := chosen_by(Overlooking(Captain(), 0.0))), key=answers.count)
    assert answers == [best] * len(answers)
    much, little = (chosen_by(Overlooking(Captain(), share)).count(best) for share in (MUCH, LITTLE))
    assert 0.4 < much / 300 < 0.7 < little / 300 < 0.95
