"""What the laboratory costs and how it scales; for a quiet machine, with the package compiled.

.venv/bin/python benchmarks/lab.py recording [--own]             # in processor time, so a busy machine will do
.venv/bin/python benchmarks/lab.py scaling [--ray] [--games N]   # wall-clock time: nothing else may run
.venv/bin/python benchmarks/lab.py report                        # seconds and memory of a report on 100,000 games
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

os.environ.setdefault("POLARS_MAX_THREADS", "1")

import polars as pl

from sandtable.lab.job import Job, play_game
from sandtable.lab.pool import Part, play_parts
from sandtable.lab.run import LOCK, TABLES, Run, Writer, part_file, read_facts, write_facts
from sandtable.lab.table import play_part

Play = Callable[[Job, dict[int, range]], Iterator[Part]]
RECORDED = {
    "axis": ("axis-basic", 2, 3),
    "dawn": ("dawn-basic", 2, 60),
    "states": ("adviser", 4, 24),
    "taiwan2045": ("taiwan2045-basic", 4, 100),
    "twilight": ("twilight-basic", 2, 60),
}
"""A game's own bot, how many of it, and how many games."""
SCALED = Job("taiwan2045", ("taiwan2045-basic",) * 4, 2000, seed=1)
REPORTED = Job("taiwan2045", ("taiwan2045-basic",) * 4, 500, seed=1, again=20)
TIMES = 200
"""The report is on so many copies of the run: 100,000 games."""


def seconds(work: Callable[[], object], clock: Callable[[], float]) -> float:
    start = clock()
    work()
    return clock() - start


def play_plainly(job: Job) -> None:
    for number in range(job.games):
        play_game(job, number)


def recording(own: bool) -> None:
    """Each game once plainly and once recorded, the same games in the same process."""
    for id, (bot, seats, games) in RECORDED.items():
        for name, count in ((bot, games), ("random", 20 * games))[: 1 if own else 2]:
            job = Job(id, (name,) * seats, count)
            play_part(job, range(2))
            plain = seconds(partial(play_plainly, job), process_time)
            kept = plain / seconds(partial(play_part, job, range(count)), process_time)
            print(
                f"{id:<11} {name:<17} {plain / count * 1000:8.2f} ms a game, {kept:.0%} of the speed kept", flush=True
            )


def played(play: Play, job: Job, folder: Path) -> float:
    """Wall-clock seconds of a whole run, processes and files included."""

    def work() -> None:
        with Writer.open(folder, job, []) as writer:
            for part, tables in play(job, dict(enumerate(writer.facts.parts))):
                writer.write(part, tables)

    return seconds(work, perf_counter)


def scaling(ray: bool, games: int) -> None:
    from sandtable.lab.cluster import play_parts_on_ray

    ways: dict[str, Play] = {"1 process": partial(play_parts, jobs=1), "2 processes": partial(play_parts, jobs=2)}
    if ray:
        ways["Ray, 2 workers"] = partial(play_parts_on_ray, jobs=2)
    job, one = replace(SCALED, games=games), 0.0
    with TemporaryDirectory() as folder:
        for number, (name, play) in enumerate(ways.items()):
            took = played(play, job, Path(folder) / str(number))
            one = one or took
            print(f"{name:<15} {took:6.1f} s, {games / took:6.1f} games/s, {one / took:.2f} times", flush=True)


def report() -> None:
    """A run of 500 games is played and copied under other numbers; the report is made by a process of its own."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        with Writer.open(folder / "small", REPORTED, []) as writer:
            for part, tables in play_parts(REPORTED, dict(enumerate(writer.facts.parts))):
                writer.write(part, tables)
            writer.finish()
        multiply(folder / "small", folder / "large")
        command = "from sandtable.cli.main import app; app()"
        words = [sys.executable, "-c", command, "report", str(folder / "large")]
        took = seconds(lambda: subprocess.run(words, check=True), perf_counter)
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        games = Run.open(folder / "large").facts.games
        print(
            f"{games:,} games: {took:.1f} s ({used.ru_utime:.1f} s of processor time), {used.ru_maxrss / 1024:.0f} MB"
        )


def multiply(small: Path, large: Path) -> None:
    """A run with every game of another many times over, each under a number of its own."""
    facts = read_facts(small)
    for table in TABLES:
        (large / table).mkdir(parents=True)
        files = [pl.read_parquet(part_file(small, table, part)) for part in range(len(facts.parts))]
        frame = pl.concat(files, how="diagonal_relaxed")
        for time in range(TIMES):
            shifted = frame.with_columns((pl.col("game") + time * facts.games).cast(pl.UInt32))
            shifted.write_parquet(part_file(large, table, time), compression="zstd")
    write_facts(large, replace(facts, job={**facts.job, "games": facts.games * TIMES}, part=facts.games))
    (large / LOCK).touch()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("recording", "scaling", "report"))
    parser.add_argument("--ray", action="store_true", help="with Ray, too")
    parser.add_argument("--games", type=int, default=SCALED.games, help="how many the scaling is measured with")
    parser.add_argument("--own", action="store_true", help="recording only with each game's own bot, not at random")
    chosen = parser.parse_args()
    {
        "recording": lambda: recording(chosen.own),
        "scaling": lambda: scaling(chosen.ray, chosen.games),
        "report": report,
    }[chosen.what]()


if __name__ == "__main__":
    main()
