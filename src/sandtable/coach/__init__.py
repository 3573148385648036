"""The coach: what an option is worth, where a finished game turned, and puzzles out of games."""

from .collect import Finds, puzzle_in
from .puzzle import Puzzle, puzzles_of, read_puzzles, write_puzzles
from .review import Point, Review, Turning, chances_at, marks, mistake_at, swings
from .weigh import Scale, Weighed

__all__ = [
    "Finds",
    "Point",
    "Puzzle",
    "Review",
    "Scale",
    "Turning",
    "Weighed",
    "chances_at",
    "marks",
    "mistake_at",
    "puzzle_in",
    "puzzles_of",
    "read_puzzles",
    "swings",
    "write_puzzles",
]
