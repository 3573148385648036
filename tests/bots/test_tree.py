"""The tree: it finds better answers to what comes after, for whoever is asked, and keeps what is still true."""

from dataclasses import replace
from random import Random

from sandtable.bots import Search, find_bot
from sandtable.bots.tree import PROVED, Arm, Node, least_known
from sandtable.engine import NOTHING, RUIN, Heuristic, Sight, Thought
from sandtable.games import find_game
from sandtable.template import GAME
from sandtable.template.state import Fords
from sandtable.testing import deal, play_randomly


class Lowest(Heuristic[Fords, Thought[Fords]]):
    """Always plays its lowest order."""

    def __init__(self) -> None:
        super().__init__(Fords, {"play-order": lambda thought: thought.best(lambda order: -float(order))})

    def think(self, g: Fords, sight: Sight) -> Thought[Fords]:
        return Thought(g, sight)


def tree_search(playouts: int = 400) -> Search:
    return Search(replace(GAME, bots={"lowest": Lowest}), playouts=playouts, has_tree=True)


def two_fords_left() -> Sight:
    runner = deal(GAME, ford="middle", hands=[["order:3", "order:9", "order:12"], ["order:6", "order:8"]]).runner
    assert runner.decision is not None
    return Sight(runner, runner.decision, Random(1))


def arm(option: int, gains: list[float]) -> Arm:
    made = Arm(option)
    for gain in gains:
        made.add(gain)
    return made


def test_it_is_found_by_name_and_given_playouts_or_seconds() -> None:
    found = find_bot("tree:0.5s", GAME)
    assert isinstance(found, Search) and found.tree is not None and found.seconds == 0.5
    flat = find_bot("search", GAME)
    assert isinstance(flat, Search) and flat.tree is None


def test_it_learns_that_a_later_answer_is_better_than_the_guides() -> None:
    search = tree_search()
    search.choose(two_fords_left())
    assert search.tree is not None
    own = [node for node in search.tree.root.children.values() if node.seat == 0]
    assert any(node.best(list(range(len(GAME.names)))) is not None for node in own)


def test_others_know_nothing_of_a_secret_order() -> None:
    """Orders are played side by side: no node lets the other seat answer what it has not seen."""
    search = tree_search()
    search.choose(two_fords_left())
    assert search.tree is not None and search.tree.nodes > 0
    assert {node.seat for node in search.tree.root.children.values()} == {0}


def test_an_answer_is_relied_on_only_when_it_has_proved_better() -> None:
    node = Node(0)
    node.arms = {1: arm(1, [0.5] * (PROVED - 1)), 2: arm(2, [0.9, -0.9] * PROVED), 3: arm(3, [0.1, 0.12] * PROVED)}
    best = node.best([1, 2, 3])
    assert best is not None and best.option == 3
    assert node.best([1, 2]) is None


def test_answers_are_opened_by_their_rates_and_ruin_never() -> None:
    node = Node(0)
    rates = [5.0, 1.0, 4.0, -RUIN]
    opened = [node.to_be_tried([10, 11, 12, 13], 10, rates) for _ in range(6)]
    assert [each.option for each in opened[:2] if each is not None] == [12, 11]
    assert 13 not in node.arms and 10 not in node.arms


def test_a_question_with_one_sound_answer_has_nothing_to_try() -> None:
    assert Node(0).to_be_tried([10, 13], 10, [0.0, -RUIN]) is None


def test_what_is_near_is_probed_more_often() -> None:
    near, far = Node(0), Node(0)
    picked = []
    for _ in range(30):
        chosen = least_known([near, far])
        chosen.probes += 1
        picked.append(chosen is near)
    assert 18 <= sum(picked) <= 22


def test_the_tree_is_kept_from_one_step_of_an_act_to_the_next() -> None:
    twilight = find_game("twilight")
    runner = play_randomly(twilight, 2, {}, 3, 0).runner
    search = Search(twilight, playouts=60, has_tree=True)
    assert search.tree is not None
    kept = 0
    for _ in range(60):
        decision = runner.decision
        assert decision is not None
        before = list(search.tree.root.children.values())
        searches = decision.seat == 0 and len(decision.options) > 1
        chosen = search.choose(Sight(runner, decision, Random(1))) if searches else decision.options[0]
        kept += search.tree.root in before
        runner.answer(chosen)
    assert kept > 3


def test_nothing_is_kept_for_another_question() -> None:
    search = tree_search()
    sight = two_fords_left()
    search.choose(sight)
    assert search.tree is not None
    first = search.tree.root
    search.chosen = NOTHING
    search.choose(sight)
    assert search.tree.root is not first
