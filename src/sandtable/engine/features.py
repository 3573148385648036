"""What one seat sees, as numbers for programs that learn: named features, filled into a buffer that is there already.

A game declares its features in `features.py` and fills them in from its state. To every game the engine adds what
belongs to the table and not to its rules: which seat looks, who is asked, what it is asked, and how the game ended.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from math import prod
from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

from .decision import NOTHING, OBSERVER
from .errors import BadSeats, UnknownName
from .runner import Runner

if TYPE_CHECKING:
    from .game import Game, Option

Sink: TypeAlias = "memoryview[int]"
"""Where features go: a row of 16-bit whole numbers, all zero before a game fills it."""

ITEM: Final = "h"
"""The format of a `Sink`, as `memoryview.cast` wants it."""
ITEM_SIZE: Final = 2

MOST_LEFT: Final = 400
"""Of how many more choices of a kind a seat is ever told."""

Fill: TypeAlias = Callable[[Any, int, Sink], None]
"""Writes what a seat sees of a state into a sink, from its own features' first place on."""


@final
class Feature:
    """One block of numbers: its name, the labels along each of its axes, its range, and where it begins.

    A `private` feature is known to the seat that looks, and perhaps to no other.
    """

    def __init__(
        self, name: str, low: int, high: int, axes: list[list[str]], private: bool, first: int, about: str
    ) -> None:
        self.name = name
        self.low = low
        self.high = high
        self.axes = axes
        self.private = private
        self.first = first
        self.about = about
        self.shape = [len(labels) for labels in axes]
        self.size = prod(self.shape)

    def as_dict(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "about": self.about,
            "shape": self.shape,
            "low": self.low,
            "high": self.high,
            "private": self.private,
            "first": self.first,
            "axes": self.axes,
        }


@final
class Features:
    """The features of a game in the order in which they lie in the vector; `version` rises when any of them changes.

    >>> features = Features("1")
    >>> features.add("vp", -20, 20), features.add("influence", 0, 9, ["us", "ussr"], ["iran", "iraq"]), features.size
    (0, 1, 5)
    """

    def __init__(self, version: str) -> None:
        self.version = version
        self.all: list[Feature] = []
        self.size = 0

    def add(self, name: str, low: int, high: int, *axes: list[str], private: bool = False, about: str = "") -> int:
        """Declares a block of numbers; returns where it begins."""
        if any(feature.name == name for feature in self.all):
            raise UnknownName(f"the feature {name!r} is declared twice")
        feature = Feature(name, low, high, [*axes], private, self.size, about)
        self.all.append(feature)
        self.size += feature.size
        return feature.first

    def flags(self, name: str, *axes: list[str], private: bool = False, about: str = "") -> int:
        """Declares a block of yes and no."""
        return self.add(name, 0, 1, *axes, private=private, about=about)


def numbered(count: int, first: int = 1) -> list[str]:
    """Labels for things that only have a number.

    >>> numbered(3)
    ['1', '2', '3']
    """
    return [str(number) for number in range(first, first + count)]


def raise_flags(out: Sink, first: int, places: list[int]) -> None:
    """Sets a one for each place of a block."""
    for place in places:
        out[first + place] = 1


def raise_flag(out: Sink, first: int, place: int) -> None:
    """Sets a one for the place of a block, unless it is NOTHING."""
    if place >= 0:
        out[first + place] = 1


def fill_row(out: Sink, first: int, values: list[int]) -> None:
    """Writes a block from a list of its numbers; zeros are there already."""
    for value in values:
        if value:
            out[first] = value
        first += 1


def table_features(game: Game) -> Features:
    """What the engine adds to every game: it comes before the game's own features."""
    features = Features("1")
    most = max(game.seats)
    features.flags("seat", numbered(most), about="which seat looks")
    features.flags("seats", numbered(most), about="how many sit at the table")
    features.flags("acting", numbered(most), about="who is known to be choosing; the seat that looks comes first")
    features.flags("over", about="the game is over")
    features.flags("winner", numbered(most), about="who has won; the seat that looks comes first")
    for option in game.options:
        low, high = range_of(option)
        features.add(f"option-{option.id}", low, high, about=f"the option `{option.id}` of this match")
    features.flags("prompt", prompts_of(game), private=True, about="what the seat is asked")
    features.add("left", 0, MOST_LEFT, private=True, about="how many such choices are left, where the game says so")
    features.flags("about", game.names.all(), private=True, about="what the question is about")
    return features


def prompts_of(game: Game) -> list[str]:
    return sorted(game.prompts())


def range_of(option: Option) -> tuple[int, int]:
    """The numbers by which an option of a match is known: a switch is 0 or 1, a word its place among the choices."""
    if isinstance(option.default, bool):
        return 0, 1
    if isinstance(option.default, int):
        return option.low, option.high
    return 0, len(option.choices) - 1


@final
class Encoder:
    """Fills a buffer with everything that a seat sees: the table's features, then the game's own."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.most_seats = max(game.seats)
        self.actions = len(game.names)
        own = game.features
        table = table_features(game)
        self.version = f"{table.version}.{own.version if own is not None else 0}"
        self.table_size = table.size
        both = Features(self.version)
        for feature in [*table.all, *(own.all if own is not None else [])]:
            both.add(
                feature.name, feature.low, feature.high, *feature.axes, private=feature.private, about=feature.about
            )
        self.features = both.all
        self.size = both.size
        self._fill: Fill | None = game.encode
        self._prompts = {prompt: place for place, prompt in enumerate(prompts_of(game))}
        self._zeros = new_sink(self.size)
        self._acting = self._first("acting")
        self._over = self._first("over")
        self._winner = self._first("winner")
        self._prompt = self._first("prompt")
        self._left = self._first("left")
        self._about = self._first("about")

    def _first(self, name: str) -> int:
        return self.feature(name).first

    def feature(self, name: str) -> Feature:
        for feature in self.features:
            if feature.name == name:
                return feature
        raise UnknownName(f"{self.game.id} has no feature {name!r}")

    def options_row(self, options: dict[str, Any]) -> list[int]:
        """The options of a match as numbers, in the order of their features."""
        row: list[int] = []
        for option in self.game.options:
            value = options[option.id]
            row.append(int(value) if isinstance(value, bool | int) else option.choices.index(str(value)))
        return row

    def fill(self, runner: Runner, seat: int, options: list[int], out: Sink) -> None:
        """Writes what the seat sees into a row of `size` numbers; `options` are those of `options_row`."""
        state = runner.state
        seats = state.seats
        if seat == OBSERVER or not 0 <= seat < seats:
            raise BadSeats(f"there is no seat {seat}: features are those of one of {seats} seats")
        out[:] = self._zeros
        most = self.most_seats
        out[seat] = 1
        out[most + seats - 1] = 1
        at = self._winner + most
        for value in options:
            out[at] = value
            at += 1
        if state.over:
            out[self._over] = 1
            for winner in state.winners:
                out[self._winner + (winner - seat) % seats] = 1
        else:
            self._fill_question(runner, seat, seats, out)
        fill = self._fill
        if fill is not None:
            fill(state, seat, out[self.table_size :])

    def _fill_question(self, runner: Runner, seat: int, seats: int, out: Sink) -> None:
        first = self._acting
        quiet = False
        for decision in runner.pending:
            asked = decision.seat
            if asked == seat:
                out[self._prompt + self._prompts[decision.prompt]] = 1
                out[self._left] = decision.left
                if decision.about != NOTHING:
                    out[self._about + decision.about] = 1
            if decision.quiet:
                quiet = True
            if asked >= 0 and (asked == seat or not decision.quiet):
                out[first + (asked - seat) % seats] = 1
        if runner.side_by_side and not quiet:
            for asked in runner.beside:
                if asked != seat and asked >= 0:
                    out[first + (asked - seat) % seats] = 1

    def schema(self) -> dict[str, Any]:
        """Everything that a program has to know of the vector and of the actions, as plain data."""
        return {
            "game": self.game.id,
            "rules": self.game.version,
            "features": self.version,
            "size": self.size,
            "fingerprint": self.fingerprint(),
            "blocks": [feature.as_dict() for feature in self.features],
            "actions": self.game.names.all(),
        }

    def lines(self) -> list[str]:
        """One line per feature: name, shape and range."""
        return [f"{each.name} {'x'.join(map(str, each.shape)) or 1} {each.low}..{each.high}" for each in self.features]

    def fingerprint(self) -> str:
        """A short hash of all features, labels included: vectors with the same fingerprint mean the same."""
        plain = [[each.name, each.low, each.high, each.axes] for each in self.features]
        return hashlib.sha256(json.dumps(plain).encode()).hexdigest()[:16]


def new_sink(size: int) -> Sink:
    """A row of its own, all zero."""
    return memoryview(bytearray(size * ITEM_SIZE)).cast(ITEM)


def fill_mask(options: list[int], mask: bytearray | memoryview[int]) -> None:
    """Writes a one for each offered option; the mask is all zero before."""
    for option in options:
        mask[option] = 1


def returns_of(winners: list[int], seats: int) -> list[float]:
    """What a finished game is worth to each seat. The sum is zero; with two seats it is 1 and -1, and 0 in a draw.

    >>> returns_of([1], 2), returns_of([], 2), returns_of([0], 3)
    ([-1.0, 1.0], [0.0, 0.0], [1.0, -0.5, -0.5])
    """
    if not winners:
        return [0.0] * seats
    share = seats / len(winners)
    return [((share if seat in winners else 0.0) - 1.0) / (seats - 1) for seat in range(seats)]
