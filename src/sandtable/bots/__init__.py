"""Bots that play every game: they know a game only through its decisions, its forks and its scores."""

from .montecarlo import MonteCarlo
from .random import RandomBot
from .registry import bot_names, find_bot, usual_bot

__all__ = ["MonteCarlo", "RandomBot", "bot_names", "find_bot", "usual_bot"]
