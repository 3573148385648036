"""The games, one folder each. A folder with a `GAME` in its `__init__` is found by itself."""

import pkgutil
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from sandtable import engine
from sandtable.engine import Change, Game, Heuristic, Match, Overlay, Record
from sandtable.engine.content import did_you_mean, parse_content
from sandtable.engine.errors import UnknownGame, UnknownPrompt

from .loading import folder_of, load, load_variant

SHARED = "common"
"""What several games share; not a game."""


def game_ids() -> list[str]:
    """The games in this package, and those that installed packages announce as `sandtable.games`."""
    here = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    return sorted({*here, *announced()} - {SHARED})


@cache
def announced() -> dict[str, str]:
    return {entry.name: entry.value for entry in entry_points(group="sandtable.games")}


def package_of(id: str) -> str:
    """
    >>> package_of("chess")
    Traceback (most recent call last):
    ...
    sandtable.engine.errors.UnknownGame: there is no game 'chess'; `sandtable games` lists them
    """
    if id not in game_ids():
        raise UnknownGame(f"there is no game {id!r}{did_you_mean(id, game_ids())}; `sandtable games` lists them")
    return announced().get(id, f"sandtable.games.{id}")


@cache
def find_game(id: str, variant: Overlay | None = None) -> Game:
    """The game as it is, or with the changes of an overlay; any number of variants live side by side."""
    package, owner = package_of(id), _own_modules.get(id)
    if variant is not None:
        game = load_variant(id, package, variant, own_modules=owner == variant)
    elif owner is None:
        game = load(package)
    else:
        game = replace(load_variant(id, package, Overlay({})), variant=None)
    check_bots(game)
    return game


def game_of(record: Record) -> Game:
    """The game that a record was played by, with the changes that it names."""
    if not record.variant:
        return find_game(record.game)
    return find_game(record.game, Overlay(record.variant, "the record's variant"))


def changes_of(id: str, variant: Overlay) -> list[Change]:
    """What the variant changes, each with the value before and after."""
    return variant.check(id, folder_of(package_of(id)))


def content_of(id: str, variant: Overlay | None = None) -> dict[str, dict[str, Any]]:
    """The game's content files by name, as they are or as the variant makes them."""
    folder = folder_of(package_of(id)) / "content"
    files = {path.stem: parse_content(path) for path in sorted(folder.glob("*.toml"))}
    for stem, content in files.items():
        if variant is not None:
            variant.apply(stem, content)
    return files


_own_modules: dict[str, Overlay] = {}
"""The variant that uses a game's own modules, in a process that plays nothing else."""


def play_only(id: str, variant: Overlay) -> Game:
    """For a process that plays nothing but this variant: it gets the package's own modules, compiled where they are.

    Where the game has been loaded before, or is asked for without changes afterwards, that costs speed, nothing else.
    """
    if package_of(id) not in sys.modules:
        _own_modules[id] = variant
    return find_game(id, variant)


def check_bots(game: Game) -> None:
    """A bot must not answer prompts that the game does not have: they would be misspelt."""
    for name, make in game.bots.items():
        bot = make()
        if isinstance(bot, Heuristic):
            for prompt in bot.answers.keys() - game.prompts():
                raise UnknownPrompt(f"{game.id}: bot {name} answers {prompt!r}, which is never asked")


def replay(record: Record, paranoid: bool = False, breathe: Callable[[], None] | None = None) -> Match:
    """Plays a record of any known game again, checking every step."""
    return engine.replay(game_of(record), record, paranoid, breathe)


def check_dice(record: Record) -> int:
    """Recomputes every die and draw of a record of any known game; returns their number."""
    return engine.check_dice(game_of(record), record)
