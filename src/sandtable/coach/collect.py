"""Looks for puzzles in games: positions in which a short look and then a deep one find the same option far ahead."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Final

from sandtable.engine import CHANCE, Decision, Game, Record, Runner, Sight
from sandtable.engine.game import OptionValue

from .puzzle import Choice, Puzzle
from .weigh import Scale, Weighed

QUICK: Final = 60
DEEP: Final = 900
"""Playouts of the first look, and of the one that decides."""

BETTER: Final = 4 / 3
"""So many times the odds of the next option the best one must have."""

SURE: Final = 4.0
"""And it must be ahead by so many standard errors."""

ALIKE: Final = 15
"""No more puzzles than this with the same question and the same answer."""

LATEST: Final = 1500
"""No position after more answers than this: it would have to be played up to whenever somebody looks at it."""

TRIED: Final = 0.5
RARELY: Final = 0.06
"""The share of decisions that are looked at: of those that a search would think about, and of the others."""


@dataclass
class Finds:
    """How often a position was looked at, and how often each look found something."""

    looked: int = 0
    promising: int = 0
    games: int = 0
    answers: Counter[tuple[str, int]] = field(default_factory=Counter)
    """How often a question has already had the same answer."""


def puzzle_in(
    game: Game,
    record: Record,
    scale: Scale,
    random: Random,
    finds: Finds,
    quick: int = QUICK,
    deep: int = DEEP,
) -> Puzzle | None:
    """The first puzzle of one game, followed along its record: a second one would resemble it."""
    runner = Runner(game.start(len(record.seats), record.options), keep=True)
    answers: list[str] = []
    finds.games += 1
    for answer in record.in_force()[:LATEST]:
        decision = runner.pending_for(answer.by)
        assert decision is not None
        if decision is runner.decision and not runner.side_by_side and random.random() < share_of(scale, decision):
            choices = clearly_best(scale, Sight(runner, decision, random), (quick, deep), finds)
            if choices:
                return puzzle_of(game, record.options, runner, decision.seat, answers, choices)
        runner.answer_for(answer.by, game.names.number(answer.answer))
        answers.append(answer.answer)
    return None


def share_of(scale: Scale, decision: Decision) -> float:
    if decision.seat == CHANCE or len(decision.options) < 2:
        return 0.0
    foresight = scale.search.foresight
    return TRIED if foresight is None or foresight.is_worth_thought(decision) else RARELY


def clearly_best(scale: Scale, sight: Sight, playouts: tuple[int, int], finds: Finds) -> list[Weighed]:
    """The options in their order, if the first is far ahead at both looks; else nothing."""
    decision = sight.decision
    quick, deep = playouts
    finds.looked += 1
    first = scale.weigh(sight, quick)
    answer = decision.prompt, first[0].option
    if not is_ahead(first, 1.0) or finds.answers[answer] >= ALIKE:
        return []
    finds.promising += 1
    second = scale.weigh(sight, deep)
    if second[0].option != first[0].option or not is_ahead(second, SURE):
        return []
    finds.answers[answer] += 1
    return second


def is_ahead(weighed: list[Weighed], errors: float) -> bool:
    if len(weighed) < 2:
        return False
    best, second = weighed[0].worth, weighed[1].worth
    return odds_of(best) >= BETTER * odds_of(second) and best - second >= errors * weighed[1].error


def odds_of(chance: float) -> float:
    """
    >>> odds_of(0.75)
    3.0
    """
    return chance / max(1.0 - chance, 1e-6)


def puzzle_of(
    game: Game,
    options: dict[str, OptionValue],
    runner: Runner,
    seat: int,
    answers: list[str],
    choices: list[Weighed],
) -> Puzzle:
    names = game.names
    told = [
        Choice(
            names[each.option],
            round(each.worth, 3),
            round(each.error, 4),
            [(who, names[option]) for who, option in each.line],
        )
        for each in choices
    ]
    return Puzzle(game.id, game.version, dict(options), runner.state.seats, seat, list(answers), told)
