"""The laboratory: plays a game many times and tells what came of it."""

from .bench import Speed, measure
from .job import Job, Result, play_game, usual_seats
from .pool import simulate
from .summary import Summary, summarise
from .table import frame, write_parquet

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
    "usual_seats",
    "write_parquet",
]
