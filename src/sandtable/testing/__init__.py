"""The test kit: readable positions, scripted dice and draws, random games to any depth, standing tests."""

from .play import PlayedGame, play_randomly, positions, random_answers
from .table import TestTable, deal

__all__ = ["PlayedGame", "TestTable", "deal", "play_randomly", "positions", "random_answers"]
