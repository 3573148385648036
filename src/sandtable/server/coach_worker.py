"""What the coach's process does: weighs options, and looks at finished games again."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from sandtable.coach import Point, Scale, Turning, chances_at, mistake_at
from sandtable.engine import Game, Match, Overlay, Record, Sight
from sandtable.engine.game import OptionValue
from sandtable.engine.record import Answer
from sandtable.games import find_game

PLAYOUTS = 600
SECONDS = 2.0
"""How long a hint may be thought about; where games are quick, the playouts are done before."""

Advised = tuple[str, float, list[tuple[int, str]]]
"""An option, what it is worth, and what it may lead to."""


@dataclass(frozen=True)
class Case:
    """A match that the coach looks at: its answers in force."""

    match: str
    game: str
    options: dict[str, OptionValue]
    seats: int
    answers: list[Answer]
    variant: dict[str, Any] = field(default_factory=dict)

    def at(self, step: int) -> Match:
        """The game after so many answers; going on is cheap, going back begins anew."""
        known = _standing.get(self.match)
        if known is None or len(known.answers) > step:
            _standing.clear()
            record = Record(self.game, "", dict(self.options), [""] * self.seats)
            known = _standing[self.match] = Match(game_of(self), record)
        for answer in self.answers[len(known.answers) : step]:
            known.feed(answer)
        return known


_standing: dict[str, Match] = {}
"""The one match that this process has before it."""


def game_of(case: Case) -> Game:
    return find_game(case.game, Overlay(case.variant)) if case.variant else find_game(case.game)


@cache
def scale_of(game: Game) -> Scale:
    return Scale(game)


def advise(case: Case, seat: int) -> list[Advised]:
    """The best options of a seat that is asked, as far as it can know."""
    _standing.clear()
    match = case.at(len(case.answers))
    decision = match.decision_of(seat)
    if decision is None:
        return []
    names = match.game.names
    weighed = scale_of(match.game).weigh(Sight(match.runner, decision, Random()), PLAYOUTS, SECONDS)
    return [(names[each.option], each.worth, [(who, names[what]) for who, what in each.line]) for each in weighed]


def judge(case: Case, step: int) -> Point:
    return chances_at(scale_of(game_of(case)), case.at(step))


def look_again(case: Case, seat: int, step: int) -> Turning | None:
    """Whether what the seat answered at this step was a mistake."""
    match = case.at(step)
    return mistake_at(scale_of(match.game), match, seat, case.answers[step].answer)
