"""Plays the coupled games of a job in processes of its own, which hold its variant, or another version's rules."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from sandtable.engine import SandtableError

from .coupled import Outcome, play_coupled
from .job import Job
from .pool import prepare
from .trial import try_variant

CHUNK = 25


class OtherVersion(SandtableError):
    """Another version of the package could not play its side."""


def tried(job: Job) -> None:
    """Whatever is wrong with a job or its variant is said before its games are played."""
    prepare(job)
    job.check()
    if job.changes:
        try_variant(job.find_game(), len(job.bots), job.options)


def play_all(
    job: Job, jobs: int = 1, package: Path | None = None, advance: Callable[[int], None] = lambda games: None
) -> list[Outcome]:
    """Every game of the job, in order. With `package`, by the version of Sandtable that is found there."""
    if package is not None:
        return _play_elsewhere(job, package, advance)
    outcomes: list[Outcome] = []
    with ProcessPoolExecutor(max_workers=jobs, mp_context=get_context("spawn")) as pool:
        pool.submit(tried, job).result()
        for future in [pool.submit(play_some, job, chunk) for chunk in _chunks(job.games)]:
            outcomes += future.result()
            advance(len(outcomes))
    return outcomes


def play_some(job: Job, numbers: range) -> list[Outcome]:
    prepare(job)
    return [play_coupled(job, number) for number in numbers]


def _chunks(games: int) -> Iterator[range]:
    return (range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK))


def _play_elsewhere(job: Job, package: Path, advance: Callable[[int], None]) -> list[Outcome]:
    """The other version is another program: it is told the job in JSON and tells its outcomes line by line."""
    if not (package / "sandtable" / "__init__.py").is_file():
        raise OtherVersion(f"{package}: there is no package `sandtable` in this folder")
    command = [sys.executable, "-m", "sandtable.lab.coupled_pool", json.dumps(asdict(job))]
    environment = {**os.environ, "PYTHONPATH": str(package)}
    outcomes: list[Outcome] = []
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=package
    ) as played:
        assert played.stdout is not None and played.stderr is not None
        for line in played.stdout:
            outcomes.append(Outcome(**json.loads(line)))
            advance(len(outcomes))
        complaint = played.stderr.read().strip().splitlines()
    if played.returncode:
        raise OtherVersion(f"{package}: {complaint[-1] if complaint else 'ended without a word'}")
    return outcomes


def job_of(data: dict[str, Any]) -> Job:
    return Job(**{**data, "bots": tuple(data["bots"])})


def main() -> None:
    """`python -m sandtable.lab.coupled_pool JOB`: the side of a comparison that another version plays."""
    job = job_of(json.loads(sys.argv[1]))
    tried(job)
    for number in range(job.games):
        print(json.dumps(asdict(play_coupled(job, number))), flush=True)


if __name__ == "__main__":
    main()
