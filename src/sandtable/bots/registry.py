"""Finds a bot by the name people type."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sandtable.engine import Bot, Game
from sandtable.engine.content import did_you_mean
from sandtable.engine.errors import UnknownBot

from .montecarlo import MonteCarlo
from .random import RandomBot
from .search import TreeSearch

GENERAL = ("random", "montecarlo", "search")

LONGEST_THOUGHT = 3600

Thinker = TypeVar("Thinker")


def bot_names(game: Game) -> list[str]:
    """The bots that can play the game, its own first."""
    return [*game.bots, *GENERAL]


def usual_bot(game: Game) -> str:
    """Who plays when somebody just says `bot`."""
    return next(iter(game.bots), "montecarlo")


def find_bot(name: str, game: Game) -> Bot:
    """A bot ready to play. `search:200` thinks with 200 playouts a decision, `search:0.5s` for half a second, and
    likewise `montecarlo`; `bot` is the game's own bot, or `montecarlo` where it has none.
    """
    if name == "bot":
        name = usual_bot(game)
    if name in game.bots:
        return game.bots[name]()
    kind, _, budget = name.partition(":")
    if kind == "montecarlo":
        return _with_budget(MonteCarlo, kind, budget)
    if kind == "search":
        return _with_budget(TreeSearch, kind, budget)
    if name == "random":
        return RandomBot()
    known = bot_names(game)
    raise UnknownBot(f"{game.id} has no bot {name!r}{did_you_mean(name, known)} (known: {', '.join(known)})")


def _with_budget(make: Callable[..., Thinker], kind: str, budget: str) -> Thinker:
    if not budget:
        return make()
    try:
        if budget.endswith("s"):
            seconds = float(budget[:-1])
            if 0 < seconds <= LONGEST_THOUGHT:
                return make(seconds=seconds)
        elif int(budget) > 0:
            return make(playouts=int(budget))
    except ValueError:
        pass
    raise UnknownBot(f"{kind} is given playouts ({kind}:200) or seconds ({kind}:0.5s), not {budget!r}")
