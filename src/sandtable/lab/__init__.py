"""The laboratory: plays a game many times and tells what came of it.

What needs Polars is in modules of its own, imported only when used: `lab.run`, `lab.table`, `lab.report`.
"""

from .bench import Speed, measure
from .job import Job, Result, play_game, usual_seats
from .pool import simulate
from .summary import Summary, summarise
from .trial import try_variant

__all__ = [
    "Job",
    "Result",
    "Speed",
    "Summary",
    "measure",
    "play_game",
    "simulate",
    "summarise",
    "try_variant",
    "usual_seats",
]
