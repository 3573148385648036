"""The search: what it tries, what it never tries, and when it follows the game's own bot."""

from dataclasses import replace
from random import Random

from sandtable.bots import Search
from sandtable.bots.search import EVERY, FEWEST, WIDTH, Candidate, still_in_the_race
from sandtable.engine import RUIN, Bot, Heuristic, Runner, Sight, Thought
from sandtable.template import GAME
from sandtable.template.state import Fords
from sandtable.testing import deal


class Wavering(Heuristic[Fords, Thought[Fords]]):
    """Always proposes its lowest order, and finds the highest ruinous if told so."""

    def __init__(self, afraid: bool = False) -> None:
        super().__init__(Fords, {"play-order": self.play_lowest})
        self.afraid = afraid

    def think(self, g: Fords, sight: Sight) -> Thought[Fords]:
        return Thought(g, sight)

    def play_lowest(self, thought: Thought[Fords]) -> int:
        highest = max(thought.options)
        return thought.best(lambda order: -RUIN if self.afraid and order == highest else -float(order))


def last_ford() -> Sight:
    runner = deal(GAME, ford="lower", hands=[["order:1", "order:12"], ["order:6"]]).runner
    return look(runner)


def look(runner: Runner) -> Sight:
    assert runner.decision is not None
    return Sight(runner, runner.decision, Random(1))


def test_it_leaves_the_proposal_for_what_is_clearly_better() -> None:
    search = Search(replace(GAME, bots={"wavering": Wavering}), playouts=60)
    assert GAME.names[search.choose(last_ford())] == "order:12"


def test_what_the_guide_calls_ruin_is_never_tried() -> None:
    search = Search(replace(GAME, bots={"afraid": lambda: Wavering(afraid=True)}), playouts=60)
    assert GAME.names[search.choose(last_ford())] == "order:1"
    assert search.tries == 0


def test_without_a_bot_of_the_game_it_plays_on_at_random() -> None:
    search = Search(replace(GAME, bots={}), playouts=200)
    assert GAME.names[search.choose(last_ford())] == "order:12"


def test_a_small_budget_still_tries_everybody_a_few_times() -> None:
    search = Search(GAME, playouts=1)
    search.choose(last_ford())
    assert search.tries == 2 * FEWEST


def test_many_options_are_narrowed_down() -> None:
    search = Search(GAME)
    candidates = search.candidates(list(range(50)), 30)
    assert len(candidates) == WIDTH and candidates[0].option == 30


def test_chance_alone_is_no_reason() -> None:
    lucky, better = Candidate(1), Candidate(2)
    for gain in (1.0, -0.9, 1.0, -0.9):
        lucky.add(gain, 0.0)
        better.add(0.1 + gain / 100, 0.0)
    assert lucky.certain_gain(4) < 0.0 < better.certain_gain(4)


def race(*gains: list[float]) -> list[Candidate]:
    """The proposal, and candidates that did better than it by these."""
    candidates = [Candidate(option) for option in range(len(gains) + 1)]
    for tried in zip(*gains, strict=True):
        candidates[0].add(0.5, 0.5)
        for candidate, gain in zip(candidates[1:], tried, strict=True):
            candidate.add(0.5 + gain, 0.5)
    return candidates


def test_who_has_clearly_fallen_behind_is_dropped() -> None:
    unsure, worse = [0.3, -0.2] * 8, [-0.3, -0.28] * 8
    kept = still_in_the_race(race(unsure, worse), 16)
    assert [candidate.option for candidate in kept] == [0, 1]


def test_the_race_is_over_when_one_is_clearly_better_than_all() -> None:
    better, worse = [0.2, 0.22] * 8, [-0.3, -0.28] * 8
    assert [candidate.option for candidate in still_in_the_race(race(better, worse), 16)] == [1]


def test_the_race_is_over_when_nobody_can_be_better_than_the_proposal() -> None:
    same, worse = [0.0] * 16, [-0.3, -0.28] * 8
    assert [candidate.option for candidate in still_in_the_race(race(same, worse), 16)] == [0]


def test_where_nothing_is_left_to_find_out_it_stops() -> None:
    search = Search(replace(GAME, bots={"wavering": Wavering}), playouts=10_000)
    search.choose(last_ford())
    assert search.tries == 2 * EVERY


class Planner(Heuristic[Fords, Thought[Fords]]):
    """Plays its lowest order, and means to play the next one after it."""

    def __init__(self) -> None:
        super().__init__(Fords, {"play-order": self.play_lowest})
        self.plan: list[int] = []

    def copy(self) -> "Planner":
        twin = Planner()
        twin.plan = self.plan.copy()
        return twin

    def think(self, g: Fords, sight: Sight) -> Thought[Fords]:
        return Thought(g, sight)

    def play_lowest(self, thought: Thought[Fords]) -> int:
        self.plan = sorted(thought.options)[1:]
        return min(thought.options)


def plan_of(bot: Bot) -> list[int]:
    assert isinstance(bot, Planner)
    return bot.plan


def test_only_the_proposal_is_played_on_by_the_plan_behind_it() -> None:
    search = Search(replace(GAME, bots={"planner": Planner}))
    search.guides.own.choose(last_ford())
    assert [plan_of(each) != [] for each in search.guides.players(0, 2, True)] == [True, False]
    assert [plan_of(each) != [] for each in search.guides.players(0, 2, False)] == [False, False]


def test_a_plan_that_was_not_followed_is_forgotten() -> None:
    search = Search(replace(GAME, bots={"planner": Planner}), playouts=60)
    assert GAME.names[search.choose(last_ford())] == "order:12"
    assert plan_of(search.guides.own) == []
