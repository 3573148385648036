"""Where one machine is not enough: the parts of a run, played by a Ray cluster. They are the same, byte for byte."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import sandtable
from sandtable.engine import SandtableError

from .job import Job
from .pool import AHEAD, Part, prepare
from .table import play_part

RETRIES: Final = 8
"""How often a part is played anew because its worker was lost."""


class OtherVersion(SandtableError):
    """A worker has another version of Sandtable than whoever asks it to play."""


class LostWorkers(SandtableError):
    """A part was lost so often that something must be wrong with it or with the cluster."""


def play_parts_on_ray(job: Job, parts: dict[int, range], jobs: int, address: str = "") -> Iterator[Part]:
    """The tables of the parts of a run, each as soon as it is there. Lost workers are replaced by Ray.

    Without an address, a local cluster of `jobs` workers is started and stopped.
    """
    import ray

    quiet = {"include_dashboard": False} if not address else {}
    ray.init(
        address=address or None, num_cpus=None if address else jobs, logging_level="error", log_to_driver=False, **quiet
    )
    try:
        workers = jobs if not address else max(1, int(ray.cluster_resources().get("CPU", 1)))
        yield from _play(job, parts, AHEAD * workers)
    finally:
        ray.shutdown()


def _play(job: Job, parts: dict[int, range], most: int) -> Iterator[Part]:
    import ray

    play: Any = ray.remote(num_cpus=1, max_retries=RETRIES)(play_there)
    shared = ray.put(job)
    waiting = list(reversed(parts.items()))
    playing: dict[Any, int] = {}
    while waiting or playing:
        while waiting and len(playing) < most:
            part, numbers = waiting.pop()
            playing[play.remote(shared, numbers, sandtable.__version__)] = part
        done, _ = ray.wait(list(playing), num_returns=1)
        yield playing.pop(done[0]), _tables(done[0])


def _tables(done: Any) -> dict[str, bytes]:
    import ray

    try:
        tables: dict[str, bytes] = ray.get(done)
    except ray.exceptions.WorkerCrashedError as error:
        raise LostWorkers(f"a part was lost with its worker {RETRIES + 1} times; the run goes on from there") from error
    except ray.exceptions.RayTaskError as error:
        cause = error.as_instanceof_cause()
        raise cause if isinstance(cause, SandtableError) else error from None
    return tables


def play_there(job: Job, numbers: range, version: str) -> dict[str, bytes]:
    """Plays a part in a worker of the cluster."""
    if version != sandtable.__version__:
        raise OtherVersion(f"a worker has Sandtable {sandtable.__version__}, but the run is of Sandtable {version}")
    prepare(job)
    return play_part(job, numbers)
