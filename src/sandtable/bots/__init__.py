"""Bots that play every game: they know a game only through its decisions, its forks and its scores."""

from .levels import LEVELS, USUAL
from .montecarlo import MonteCarlo
from .own import is_own, own_bot
from .random import RandomBot
from .registry import bot_names, find_bot, usual_bot
from .search import Search

__all__ = [
    "LEVELS",
    "USUAL",
    "MonteCarlo",
    "RandomBot",
    "Search",
    "bot_names",
    "find_bot",
    "is_own",
    "own_bot",
    "usual_bot",
]
