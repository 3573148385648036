"""The laboratory: plays a game many times and tells what came of it."""

from .bench import Speed, measure
from .job import Job, Result, play_game, usual_seats
from .pool import simulate
from .summary import Summary, summarise
from .table import frame, write_parquet
from .trial import try_variant

__all__ = [
    "Job",
    "Result",
    "Speed",
    "Summary",
    "frame",
    "measure",
    "play_game",
    "simulate",
    "summarise",
    "try_variant",
    "usual_seats",
    "write_parquet",
]
