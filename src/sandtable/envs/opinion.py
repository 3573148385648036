"""What a quick bot thinks of the options of a decision that is another's to make."""

from __future__ import annotations

from random import Random

import numpy as np
import numpy.typing as npt

from sandtable.bots import find_bot
from sandtable.engine import Decision, Game, Heuristic, Runner, Sight

Floats = npt.NDArray[np.float32]


class Adviser:
    """Asks a bot what it would do and what it finds each option worth, in positions of games that others play."""

    def __init__(self, bot: str, game: Game) -> None:
        self.bot = find_bot(bot, game)

    def advise(self, runner: Runner, decision: Decision, random: Random, opinion: Floats) -> int:
        """What the bot would do. The opinion gets one number for each action, none where it is not offered. A bot that
        compares nothing has one for its choice and zero for the rest."""
        options = decision.options
        choice = self.bot.choose(Sight(runner, decision, random))
        rates = self.bot.rates if isinstance(self.bot, Heuristic) else []
        opinion[:] = np.nan
        opinion[options] = rates if len(rates) == len(options) else 0.0
        if len(rates) != len(options):
            opinion[choice] = 1.0
        return choice
