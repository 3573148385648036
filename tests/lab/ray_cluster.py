"""A run played by a Ray cluster is the same run, even if a worker is killed: `make test-ray`."""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from sandtable.lab import Job
from sandtable.lab.cluster import OtherVersion, play_parts_on_ray, play_there
from sandtable.lab.pool import play_parts

JOB = Job("dawn", ("dawn-basic", "random"), games=10, seed=2, again=5)
PARTS = {part: range(2 * part, 2 * part + 2) for part in range(5)}
PLAYING = b"ray::play_there"


@pytest.fixture(scope="module")
def played_here() -> dict[int, dict[str, bytes]]:
    return dict(play_parts(JOB, PARTS))


def children(pid: int) -> Iterator[int]:
    """The processes started by one, and by those."""
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in task.read_text().split():
            yield int(child)
            yield from children(int(child))


def worker_at_work() -> int:
    """A process of this test's own cluster that is playing a part."""
    while True:
        for pid in children(os.getpid()):
            try:
                if Path(f"/proc/{pid}/cmdline").read_bytes().startswith(PLAYING):
                    return pid
            except OSError:
                continue
        time.sleep(0.01)


def test_a_cluster_plays_the_same_bytes(played_here: dict[int, dict[str, bytes]]) -> None:
    assert dict(play_parts_on_ray(JOB, PARTS, jobs=2)) == played_here


def test_a_killed_worker_is_replaced_and_its_games_are_played_again(played_here: dict[int, dict[str, bytes]]) -> None:
    killer = Thread(target=lambda: os.kill(worker_at_work(), signal.SIGKILL), daemon=True)
    killer.start()
    played = dict(play_parts_on_ray(JOB, PARTS, jobs=2))
    assert not killer.is_alive(), "a worker was killed while it played"
    assert played == played_here


def test_a_worker_of_another_version_refuses() -> None:
    with pytest.raises(OtherVersion, match=r"but the run is of Sandtable 0\.0\.0"):
        play_there(JOB, range(1), "0.0.0")
