"""Standing test of lessons: each can be learned, each can be missed, and none goes on for ever."""

from __future__ import annotations

from random import Random

from sandtable.engine import REACHED, Game, Lesson, Runner

TRIES = 20
LONGEST = 400
"""Answers after which a lesson must have been decided, whoever plays."""


def lessons_can_be_learned(game: Game) -> None:
    ids = [lesson.id for lesson in game.lessons]
    assert len(set(ids)) == len(ids), f"{game.id}: two lessons have one id"
    for lesson in game.lessons:
        verdicts = {verdict_by_way(game, lesson, seed) for seed in range(TRIES)}
        assert REACHED in verdicts, f"{game.id}, lesson {lesson.id}: its way does not reach the goal"
        verdicts = {verdict_at_random(game, lesson, seed) for seed in range(TRIES * 2)}
        assert verdicts != {REACHED}, f"{game.id}, lesson {lesson.id}: whatever one does reaches the goal"


def begun(game: Game, lesson: Lesson) -> Runner:
    runner = Runner(game.start(lesson.seats, {**lesson.options, "lesson": lesson.id}), keep=True)
    assert not lesson.verdict(runner.state), f"{game.id}, lesson {lesson.id}: decided before it begins"
    return runner


def verdict_by_way(game: Game, lesson: Lesson, seed: int) -> str:
    """The learner follows the way as long as it is offered; everybody else, and chance, does anything."""
    runner, random, way = begun(game, lesson), Random(seed), list(lesson.way)
    while not (verdict := lesson.verdict(runner.state)):
        decision = runner.pending[0]
        option = random.choice(decision.options)
        if decision.seat == lesson.seat:
            if not way or game.names.number(way[0]) not in decision.options:
                return ""
            option = game.names.number(way.pop(0))
        runner.answer_for(decision.seat, option)
    return verdict if not way else ""


def verdict_at_random(game: Game, lesson: Lesson, seed: int) -> str:
    runner, random = begun(game, lesson), Random(seed)
    for _ in range(LONGEST):
        if verdict := lesson.verdict(runner.state):
            return verdict
        assert not (broken := runner.state.check()), f"{game.id}, lesson {lesson.id}: {broken}"
        decision = runner.pending[0]
        runner.answer_for(decision.seat, random.choice(decision.options))
    raise AssertionError(f"{game.id}, lesson {lesson.id}: not decided after {LONGEST} answers")
