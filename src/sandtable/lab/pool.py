"""Spreads the games of a job over processes; who plays which game changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from sandtable.games import play_only

from .job import Job, Result, play_game

CHUNKS_PER_PROCESS = 16
LARGEST_CHUNK = 100


def simulate(job: Job, jobs: int = 1) -> Iterator[Result]:
    """Every result, in the order of the games' numbers."""
    job.check()
    if jobs <= 1:
        return (play_game(job, number) for number in range(job.games))
    return _spread(job, jobs)


def _spread(job: Job, jobs: int) -> Iterator[Result]:
    size = max(1, min(LARGEST_CHUNK, job.games // (jobs * CHUNKS_PER_PROCESS)))
    chunks = [range(start, min(start + size, job.games)) for start in range(0, job.games, size)]
    pool = ProcessPoolExecutor(max_workers=jobs, mp_context=get_context("spawn"), initializer=prepare, initargs=(job,))
    try:
        futures = [pool.submit(play_games, job, chunk) for chunk in chunks]
        for future in futures:
            yield from future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def prepare(job: Job) -> None:
    """A worker plays one job only, so that the modules it loads can be those of the job's variant."""
    if (variant := job.variant()) is not None:
        play_only(job.game, variant)


def play_games(job: Job, numbers: range) -> list[Result]:
    return [play_game(job, number) for number in numbers]
