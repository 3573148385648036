"""What is measured besides `sandtable bench`: forks, and the memory of a live match."""

from __future__ import annotations

import gc
import tracemalloc
from random import Random
from time import process_time

from sandtable.engine import Game, Keyed, Match, Runner

FORKS = 50


def fork_microseconds(game: Game, seats: int, seed: int = 1) -> tuple[float, float]:
    """Mean time of a fork where a phase has just begun, and at any decision of a random game."""
    random = Random(seed)
    runner = Runner(game.start(seats, game.short), keep=True)
    at_checkpoints: list[float] = []
    anywhere: list[float] = []
    checkpoint = None
    while (decision := runner.decision) is not None:
        seconds = time_fork(runner) if random.random() < 0.1 or runner.checkpoint is not checkpoint else None
        if seconds is not None:
            (at_checkpoints if runner.checkpoint is not checkpoint else anywhere).append(seconds)
        checkpoint = runner.checkpoint
        runner.answer(random.choice(decision.options))
    return mean(at_checkpoints) * 1e6, mean(anywhere) * 1e6


def time_fork(runner: Runner) -> float:
    started = process_time()
    for _ in range(FORKS):
        runner.fork()
    return (process_time() - started) / FORKS


def match_kilobytes(game: Game, seats: int, seed: int = 1) -> float:
    """What a whole match holds at its end: state, checkpoint, record and log."""
    play_match(game, seats, seed)
    gc.collect()
    tracemalloc.start()
    match = play_match(game, seats, seed + 1)
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert match.state.over
    return held / 1024


def play_match(game: Game, seats: int, seed: int) -> Match:
    random = Random(seed)
    match = Match.new(game, ["player"] * seats, game.short, Keyed.from_seed(seed))
    while match.pending:
        decision = random.choice(match.pending)
        match.submit(decision.seat, game.names[random.choice(decision.options)])
    return match


def mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0
