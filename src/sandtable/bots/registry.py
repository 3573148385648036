"""Finds a bot by the name people type."""

from __future__ import annotations

from sandtable.engine import Bot, Game
from sandtable.engine.content import did_you_mean
from sandtable.engine.errors import UnknownBot

from . import montecarlo
from .levels import LEVELS, USUAL
from .montecarlo import MonteCarlo
from .own import is_own, own_bot
from .random import RandomBot
from .search import PLAYOUTS, Search

GENERAL = ("random", "montecarlo", "search", "tree")

LONGEST_THOUGHT = 3600


def bot_names(game: Game) -> list[str]:
    """The bots that can play the game: the levels, the game's own, those for every game."""
    return [*LEVELS, *game.bots, *GENERAL]


def usual_bot(game: Game) -> str:
    """Who plays when somebody just says `bot`: the strongest of the game's own, or the middle level if it has none."""
    return next(iter(game.bots), USUAL)


def find_bot(name: str, game: Game) -> Bot:
    """A bot ready to play. `search:200` thinks with 200 playouts a decision, `search:0.5s` for half a second, and
    likewise `tree` and `montecarlo`; `bot` is the game's own bot, or the middle level where it has none;
    `module:Class` is a bot of one's own.
    """
    if name == "bot":
        name = usual_bot(game)
    if name in game.bots:
        return game.bots[name]()
    if name in LEVELS:
        return LEVELS[name](game)
    kind, _, budget = name.partition(":")
    if kind == "montecarlo":
        playouts, seconds = parse_budget(kind, budget)
        return MonteCarlo(playouts or montecarlo.PLAYOUTS, seconds)
    if kind in ("search", "tree"):
        playouts, seconds = parse_budget(kind, budget)
        return Search(game, playouts or PLAYOUTS, seconds, has_tree=kind == "tree")
    if name == "random":
        return RandomBot()
    if is_own(name):
        return own_bot(name)
    known = bot_names(game)
    raise UnknownBot(f"{game.id} has no bot {name!r}{did_you_mean(name, known)} (known: {', '.join(known)})")


def parse_budget(kind: str, budget: str) -> tuple[int, float | None]:
    """How many playouts, or how many seconds.

    >>> parse_budget("search", "200"), parse_budget("search", "0.5s"), parse_budget("search", "")
    ((200, None), (0, 0.5), (0, None))
    """
    if not budget:
        return 0, None
    try:
        if budget.endswith("s"):
            seconds = float(budget[:-1])
            if 0 < seconds <= LONGEST_THOUGHT:
                return 0, seconds
        elif int(budget) > 0:
            return int(budget), None
    except ValueError:
        pass
    raise UnknownBot(f"{kind} is given playouts ({kind}:200) or seconds ({kind}:0.5s), not {budget!r}")
