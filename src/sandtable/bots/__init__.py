"""Bots that play every game: they know a game only through its decisions, its forks and its scores."""

from .montecarlo import MonteCarlo
from .own import is_own, own_bot
from .random import RandomBot
from .registry import bot_names, find_bot, usual_bot

__all__ = ["MonteCarlo", "RandomBot", "bot_names", "find_bot", "is_own", "own_bot", "usual_bot"]
