"""Spreads the games of a job over processes; who plays which game changes nothing."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from sandtable.engine import SandtableError
from sandtable.games import play_only

from .job import Job, Result, play_game

CHUNKS_PER_PROCESS = 16
LARGEST_CHUNK = 100
AHEAD = 2
"""How many parts per process are handed out at a time."""

Part = tuple[int, dict[str, bytes]]
"""The number of a part of a run, and its tables."""


class LostProcess(SandtableError):
    """A process of a run was killed."""


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
    """A worker plays one job only, so that the modules it loads can be those of the job's variant. It uses one core."""
    os.environ.setdefault("POLARS_MAX_THREADS", "1")
    if (variant := job.variant()) is not None:
        play_only(job.game, variant)


def play_games(job: Job, numbers: range) -> list[Result]:
    return [play_game(job, number) for number in numbers]


def play_parts(job: Job, parts: dict[int, range], jobs: int = 1) -> Iterator[Part]:
    """The tables of the parts of a run, each as soon as it is there; only a few are in memory at a time."""
    from .table import play_part

    if jobs <= 1:
        return ((part, play_part(job, numbers)) for part, numbers in parts.items())
    return _play_apart(job, parts, jobs, play_part)


def _play_apart(
    job: Job, parts: dict[int, range], jobs: int, play_part: Callable[[Job, range], dict[str, bytes]]
) -> Iterator[Part]:
    waiting = list(reversed(parts.items()))
    playing: dict[Future[dict[str, bytes]], int] = {}
    pool = ProcessPoolExecutor(max_workers=jobs, mp_context=get_context("spawn"), initializer=prepare, initargs=(job,))
    try:
        while waiting or playing:
            while waiting and len(playing) < AHEAD * jobs:
                part, numbers = waiting.pop()
                playing[pool.submit(play_part, job, numbers)] = part
            for done in wait(playing, return_when=FIRST_COMPLETED).done:
                yield playing.pop(done), done.result()
    except BrokenProcessPool as error:
        raise LostProcess(
            "one of the processes was killed; the same command plays the games that are missing"
        ) from error
    finally:
        pool.shutdown(cancel_futures=True)
