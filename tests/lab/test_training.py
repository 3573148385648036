"""Training: examples from games, weights from examples, and going on where it was stopped."""

from pathlib import Path
from random import Random

import numpy
import pytest

from sandtable import template
from sandtable.engine.content import read_content
from sandtable.games import find_game
from sandtable.lab.fitting import fit
from sandtable.lab.positions import Example, NothingToLearn, foresight_of, surprise
from sandtable.lab.training import Course, collect, learn, read_examples, write_weights


def chance_that_first_wins(first: float, second: float) -> float:
    return float(1 / (1 + numpy.exp(2 * (second - first))))


def examples(count: int) -> list[Example]:
    """Games that the first feature decides with a weight of 2, and the second not at all."""
    random = Random(5)
    made = []
    for number in range(count):
        features = [[random.gauss(0, 1), random.gauss(0, 1)] for _ in range(2)]
        won = random.random() < chance_that_first_wins(features[0][0], features[1][0])
        made.append(Example(number, random.random(), features, [1.0, 0.0] if won else [0.0, 1.0]))
    return made


def test_the_weights_that_made_the_results_are_found() -> None:
    found = fit(examples(4000), [True, True])
    assert found.early[0] == pytest.approx(2, abs=0.4) and found.late[0] == pytest.approx(2, abs=0.4)
    assert abs(found.early[1]) < 0.3 and abs(found.late[1]) < 0.3
    assert found.loss < 0.8 * found.blind


def test_a_game_without_foresight_says_that_there_is_nothing_to_train() -> None:
    with pytest.raises(NothingToLearn, match=template.GAME.id):
        foresight_of(template.GAME)


def test_a_feature_that_speaks_for_its_seat_never_counts_against_it() -> None:
    turned = [Example(e.game, e.progress, [[-a, b] for a, b in e.features], e.result) for e in examples(500)]
    found = fit(turned, [False, True])
    assert found.early[0] == found.late[0] == 0


def test_surprises_are_never_ruinous() -> None:
    random = Random(1)
    chosen = {surprise([7, 8, 9], [2.0, 1.0, -1000.0], 7, random) for _ in range(300)}
    assert chosen == {7, 8}


@pytest.mark.slow
def test_training_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    course = Course("twilight", tmp_path, games=50, trials=0, seed=3)
    steps = collect(course)
    assert [next(steps), next(steps)] == [0, 25]
    steps.close()
    assert list(collect(course)) == [25, 50]
    assert {example.game for example in read_examples(course, 50)} == set(range(50))
    stages = list(learn(course))
    assert [stage.games for stage, _ in stages] == [25, 25, 50]
    assert [stage for stage, _ in learn(course)] == [stage for stage, _ in stages]
    write_weights(course, *stages[-1], tmp_path / "weights.toml")
    foresight = find_game("twilight").foresight
    assert foresight is not None
    judge = foresight()
    judge.read(read_content(tmp_path / "weights.toml"))
    chances = judge.value(find_game("twilight").start(2))
    assert sum(chances) == pytest.approx(1) and chances[0] != chances[1]
