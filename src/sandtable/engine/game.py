"""What a game declares about itself, and where the games are found."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from .bot import Bot
from .content import did_you_mean
from .errors import BadOption, BadSeats, UnknownGame
from .ledger import Rule, read_ledger
from .names import Names
from .state import State

OptionValue = bool | int | str
Options = Mapping[str, OptionValue]


@dataclass(frozen=True)
class Option:
    """A choice made before the game: a switch, one of some words, or a number in a range.

    >>> Option("handicap", 0, low=0, high=9).parse("2")
    2
    """

    id: str
    default: OptionValue
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0

    def parse(self, value: OptionValue) -> OptionValue:
        if isinstance(self.default, bool):
            return self._parse_switch(value)
        if isinstance(self.default, int):
            return self._parse_number(value)
        if value not in self.choices:
            raise BadOption(f"option {self.id} must be one of {', '.join(self.choices)}, not {value!r}")
        return value

    def _parse_switch(self, value: OptionValue) -> bool:
        words = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}
        if isinstance(value, bool):
            return value
        if str(value).lower() not in words:
            raise BadOption(f"option {self.id} is on or off, not {value!r}")
        return words[str(value).lower()]

    def _parse_number(self, value: OptionValue) -> int:
        try:
            number = int(value)
        except ValueError:
            number = self.low - 1
        if isinstance(value, bool) or not self.low <= number <= self.high:
            raise BadOption(f"option {self.id} must be {self.low} to {self.high}, not {value!r}")
        return number


@dataclass(frozen=True, eq=False)
class Game:
    """A game's declaration; its folder holds the rest.

    `things` are the names of note values that are options (to be shown by name), `persons` those that are seats.
    `arrange` sets up a position for tests, `importer` reads other programs' logs, `odds` foretells battles.
    """

    id: str
    version: str
    folder: Path
    names: Names
    seats: tuple[int, ...]
    new: Callable[[int, Options], State]
    roles: Callable[[int, Options], list[str]]
    board: Callable[[], dict[str, Any]]
    options: tuple[Option, ...] = ()
    things: frozenset[str] = frozenset()
    persons: frozenset[str] = frozenset({"seat"})
    bots: Mapping[str, Callable[[], Bot]] = field(default_factory=dict)
    minutes: int = 60
    weight: int = 3
    arrange: Callable[[Any, Mapping[str, Any]], None] | None = None
    importer: Callable[..., Any] | None = None
    odds: Callable[..., Any] | None = None

    def start(self, seats: int, options: Options | None = None) -> State:
        if seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise BadSeats(f"{self.id} is for {allowed} players, not {seats}")
        return self.new(seats, self.complete(options or {}))

    def complete(self, options: Options) -> dict[str, OptionValue]:
        """The options with defaults filled in; an unknown one or a value out of range is an error."""
        known = {option.id: option for option in self.options}
        for id in options:
            if id not in known:
                raise BadOption(f"{self.id} has no option {id!r}{did_you_mean(id, known)}")
        return {id: option.parse(options.get(id, option.default)) for id, option in known.items()}

    def rules(self) -> list[Rule]:
        return read_ledger(self.folder / "rules.toml")


def game_ids() -> list[str]:
    """The games in this package, and those that installed packages announce as `sandtable.games`."""
    import sandtable.games

    here = [module.name for module in pkgutil.iter_modules(sandtable.games.__path__) if module.ispkg]
    return sorted({*here, *announced()} - {"common"})


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
    return game
