"""How much is left to chance: games played on from several points, by the same players, with other dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sandtable.engine import CHANCE

from .job import Job, table_of

POINTS: Final = (0.25, 0.5, 0.75)
"""Of a game's answers; besides, every game is played again from its first decision of a player: with the same deal."""


@dataclass(frozen=True)
class Replay:
    """How game `game` ended for everybody when it was played on from a point with other dice."""

    game: int
    point: float
    winners: list[int]
    scores: list[float]


def play_again(job: Job, number: int, seats: list[int], answers: list[int]) -> list[Replay]:
    """`seats` gave these `answers` when the game was played first."""
    dealt = next((step for step, seat in enumerate(seats) if seat != CHANCE), 0)
    steps = {0.0: dealt} | {point: max(dealt, int(point * len(answers))) for point in POINTS}
    return [play_on(job, number, point, answers[:step]) for point, step in steps.items()]


def play_on(job: Job, number: int, point: float, answers: list[int]) -> Replay:
    table = table_of(job, number, again=f"/again/{point}")
    for option in answers:
        table.runner.answer(option)
    table.play()
    state = table.runner.state
    return Replay(number, point, list(state.winners), list(state.scores()))
