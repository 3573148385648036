"""What a game says about itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .bot import Bot
from .content import did_you_mean
from .contract import Board, View
from .errors import BadOption, BadSeats
from .features import Features, Fill
from .foresight import Foresight
from .ledger import Rule, read_ledger
from .lesson import Lesson
from .names import Names
from .overlay import Overlay
from .state import State

OptionValue = bool | int | str
Options = Mapping[str, OptionValue]
LESSON = "lesson"
"""The option that begins a game in a lesson's position."""


@dataclass(frozen=True)
class Option:
    """A choice made before the game: a switch, one of several words, or a number in a range.

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
        if str(value) not in self.choices:
            raise BadOption(f"option {self.id} must be one of {', '.join(self.choices)}, not {value!r}")
        return str(value)

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
    """A game's declaration; its folder contains the rest.

    `things` are the names of note values that are options (to be shown by name), `persons` those that are seats.
    `reached` are the kinds of options that nobody is dealt and nobody chooses, such as objectives: the log says who has
    come to them, and the laboratory counts them.
    `foresight` makes what a search knows of the game: when to judge a position, and how.
    `position` sets up a readable position, `importer` reads other programs' logs, `odds` predicts battles.
    `lessons` are played by giving one's id as the option `lesson`.
    `short` are the options of a game that ends soon even if it is played at random; tests and measurements of whole
    random games use them. `shelf` is the game's place in lists of games: lower comes first. `view_type` and
    `board_type` are the typed shapes of what it tells the table; the client's types are generated from them. `told`
    says which notes tell of a change in which part of the public view (`sandtable.testing.told` explains how).
    `decks` are the lists of the content, as `file.list`, that a variant may add rows to and take rows out of; `variant`
    is what this one changes. `features` are what a program that learns sees of the game, and `encode` fills them in.
    """

    id: str
    version: str
    folder: Path
    names: Names
    seats: tuple[int, ...]
    new: Callable[[int, Options], State]
    roles: Callable[[int, Options], list[str]]
    board: Callable[[], Mapping[str, Any]]
    options: tuple[Option, ...] = ()
    things: frozenset[str] = frozenset()
    persons: frozenset[str] = frozenset({"seat"})
    reached: frozenset[str] = frozenset()
    bots: Mapping[str, Callable[[], Bot]] = field(default_factory=dict)
    foresight: Callable[[], Foresight[Any]] | None = None
    minutes: int = 60
    weight: int = 3
    shelf: int = 100
    short: Options = field(default_factory=dict)
    told: Mapping[str, frozenset[str]] = field(default_factory=dict)
    view_type: type[Any] = View
    board_type: type[Any] = Board
    position: Callable[[Any, Mapping[str, Any]], None] | None = None
    importer: Callable[..., Any] | None = None
    odds: Callable[..., Any] | None = None
    lessons: tuple[Lesson, ...] = ()
    decks: frozenset[str] = frozenset()
    variant: Overlay | None = None
    features: Features | None = None
    encode: Fill | None = None

    def start(self, seats: int, options: Options | None = None) -> State:
        if seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise BadSeats(f"{self.id} is for {allowed} players, not {seats}")
        agreed = self.complete(options or {})
        state = self.new(seats, agreed)
        lesson = self.lesson(agreed)
        if lesson is not None:
            if seats != lesson.seats:
                raise BadSeats(f"lesson {lesson.id} of {self.id} is for {lesson.seats} players, not {seats}")
            assert self.position is not None
            self.position(state, lesson.position)
        return state

    def lesson(self, options: Options) -> Lesson | None:
        """The lesson that these options ask for, if any."""
        id = options.get(LESSON)
        return next((lesson for lesson in self.lessons if lesson.id == id), None)

    def complete(self, options: Options) -> dict[str, OptionValue]:
        """The options with defaults filled in; an unknown option or a value out of range is an error."""
        known = {option.id: option for option in self.options}
        if LESSON in options and self.lessons:
            known[LESSON] = Option(LESSON, "", choices=tuple(lesson.id for lesson in self.lessons))
            lesson = self.lesson(options)
            options = options if lesson is None else {**lesson.options, **options}
        for id in options:
            if id not in known:
                raise BadOption(f"{self.id} has no option {id!r}{did_you_mean(id, known)}")
        return {id: option.parse(options.get(id, option.default)) for id, option in known.items()}

    def changes(self) -> dict[str, Any]:
        """What a record says of the variant it was played by; nothing for the game as it is."""
        return {} if self.variant is None else self.variant.data

    def prompts(self) -> set[str]:
        """Every question that the game has words for."""
        catalogue = (self.folder / "locale" / "en.ftl").read_text(encoding="utf8")
        return set(re.findall(r"^ask-([\w-]+) *=", catalogue, re.MULTILINE))

    def rules(self) -> list[Rule]:
        return read_ledger(self.folder / "rules.toml")
