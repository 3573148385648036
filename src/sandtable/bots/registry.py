"""Finds a bot by the name people type."""

from __future__ import annotations

from sandtable.engine import Bot, Game
from sandtable.engine.content import did_you_mean
from sandtable.engine.errors import UnknownBot

from .montecarlo import MonteCarlo
from .own import is_own, own_bot
from .random import RandomBot

GENERAL = ("random", "montecarlo")


def bot_names(game: Game) -> list[str]:
    """The bots that can play the game, its own first."""
    return [*game.bots, *GENERAL]


def usual_bot(game: Game) -> str:
    """Who plays when somebody just says `bot`."""
    return next(iter(game.bots), "montecarlo")


def find_bot(name: str, game: Game) -> Bot:
    """A bot ready to play. `montecarlo:200` thinks with 200 playouts a decision, `montecarlo:0.5s` for half a second;
    `bot` is the game's own bot, or `montecarlo` where it has none; `module:Class` is a bot of one's own.
    """
    if name == "bot":
        name = usual_bot(game)
    if name in game.bots:
        return game.bots[name]()
    kind, _, budget = name.partition(":")
    if kind == "montecarlo":
        return _montecarlo(budget)
    if name == "random":
        return RandomBot()
    if is_own(name):
        return own_bot(name)
    known = bot_names(game)
    raise UnknownBot(f"{game.id} has no bot {name!r}{did_you_mean(name, known)} (known: {', '.join(known)})")


def _montecarlo(budget: str) -> MonteCarlo:
    if not budget:
        return MonteCarlo()
    try:
        if budget.endswith("s"):
            seconds = float(budget[:-1])
            if 0 < seconds <= 3600:
                return MonteCarlo(seconds=seconds)
        elif int(budget) > 0:
            return MonteCarlo(playouts=int(budget))
    except ValueError:
        pass
    raise UnknownBot(f"montecarlo is given playouts (montecarlo:200) or seconds (montecarlo:0.5s), not {budget!r}")
