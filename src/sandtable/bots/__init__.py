"""Bots that play every game: they know a game only through its decisions, its forks and its scores."""

from .montecarlo import MonteCarlo
from .random import RandomBot
from .registry import bot_names, find_bot, usual_bot
from .search import TreeSearch

__all__ = ["MonteCarlo", "RandomBot", "TreeSearch", "bot_names", "find_bot", "usual_bot"]
