"""The search: what it tries, what it never tries, and when it follows the game's own bot."""

from dataclasses import replace
from random import Random

from sandtable.bots import Search
from sandtable.bots.search import FEWEST, WIDTH, Candidate
from sandtable.engine import RUIN, Heuristic, Runner, Sight, Thought
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
