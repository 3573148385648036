"""The games, one folder each. A folder with a `GAME` in its `__init__` is found by itself."""

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points

from sandtable import engine
from sandtable.engine import Game, Heuristic, Match, Record
from sandtable.engine.content import did_you_mean
from sandtable.engine.errors import UnknownGame, UnknownPrompt

SHARED = "common"
"""What several games share; not a game."""


def game_ids() -> list[str]:
    """The games in this package, and those that installed packages announce as `sandtable.games`."""
    here = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    return sorted({*here, *announced()} - {SHARED})


@cache
def announced() -> dict[str, str]:
    return {entry.name: entry.value for entry in entry_points(group="sandtable.games")}


@cache
def find_game(id: str) -> Game:
    """
    >>> find_game("chess")
    Traceback (most recent call last):
    ...
    sandtable.engine.errors.UnknownGame: there is no game 'chess'; `sandtable games` lists them
    """
    if id not in game_ids():
        raise UnknownGame(f"there is no game {id!r}{did_you_mean(id, game_ids())}; `sandtable games` lists them")
    module = importlib.import_module(announced().get(id, f"sandtable.games.{id}"))
    game: Game = module.GAME
    check_bots(game)
    return game


def check_bots(game: Game) -> None:
    """A bot must not answer prompts that the game does not have: they would be misspelt."""
    for name, make in game.bots.items():
        bot = make()
        if isinstance(bot, Heuristic):
            for prompt in bot.answers.keys() - game.prompts():
                raise UnknownPrompt(f"{game.id}: bot {name} answers {prompt!r}, which is never asked")


def replay(record: Record, paranoid: bool = False) -> Match:
    """Plays a record of any known game again, checking every step."""
    return engine.replay(find_game(record.game), record, paranoid)


def check_dice(record: Record) -> int:
    """Recomputes every die and draw of a record of any known game; returns their number."""
    return engine.check_dice(find_game(record.game), record)
