"""The shapes of what a game tells a table: the sections of a view and of a board that any game may fill.

A game adds sections of its own by extending `View` and `Board`; the client's types are generated from all of them.
"""

from __future__ import annotations

from typing import Any, Required, TypeAlias, TypedDict

Owner: TypeAlias = int | str | None
"""A seat number, a side's id, or nobody."""

Point: TypeAlias = tuple[float, float] | list[float]
"""Longitude and latitude, or x and y on a plain map."""


class PieceView(TypedDict, total=False):
    """So many alike; `aboard` is what they carry together."""

    what: Required[str]
    n: Required[int]
    owner: Owner
    aboard: list[str]


class SpaceView(TypedDict, total=False):
    owner: Owner
    pieces: list[PieceView]
    values: dict[str, int]
    marks: list[str]


class SeatView(TypedDict, total=False):
    seat: Required[int]
    score: float
    values: dict[str, int]
    shown: list[str]
    marks: list[str]


class Shelf(TypedDict, total=False):
    """Cards that lie on the table: before a seat, or before nobody."""

    label: Required[str]
    seat: int | None
    cards: list[str]
    hidden: int


class Goal(TypedDict, total=False):
    """Something to be reached: what there is of it, and what it takes."""

    have: Required[int]
    need: Required[int]
    met: bool


class FinalScore(TypedDict):
    """What a seat or a side had at the end, in the game's own measures: labels are the catalogue's `value-…`."""

    who: Owner
    values: dict[str, int]


class Ending(TypedDict, total=False):
    """How the game ended: `how` is the catalogue's `end-…`, `rule` the clause that ended it, `decided` the clause that
    chose the winners, `about` what the ending names (a space, a card). Scores come best first.

    Where the table ended it, `how` says so (`resign`, `time`, `draw` …), and no clause is named."""

    how: str
    rule: str
    decided: str
    about: list[str]
    scores: list[FinalScore]


class View(TypedDict, total=False):
    """What one seat sees; `active` is the side that acts, where a seat plays several."""

    phase: str
    turn: int
    active: str
    seats: list[SeatView]
    spaces: dict[str, SpaceView]
    hand: list[str]
    tracks: dict[str, int | dict[str, int]]
    piles: dict[str, int | list[str]]
    laid: list[Shelf]
    effects: list[str]
    ending: Ending


class BoardSpace(TypedDict, total=False):
    at: Point
    polygon: list[Point]
    region: str
    adjacent: list[str]


class TrackRange(TypedDict, total=False):
    low: int
    high: int


class SideLook(TypedDict, total=False):
    colour: str


class Board(TypedDict, total=False):
    """What is printed: the map, the cards, the tracks. It is the same in every match of a game.

    `dice` says which values of a line of the log are dice as they fell, where their names (`roll`, `…_die`, `faces`)
    do not.
    """

    map: str
    spaces: dict[str, BoardSpace]
    tracks: dict[str, TrackRange]
    sides: dict[str, SideLook]
    dice: dict[str, list[str]]


class AnyBoard(Board, total=False):
    """A board as a table reads it that knows nothing of the game: cards and pieces have whatever is printed on them."""

    cards: dict[str, dict[str, Any]]
    pieces: dict[str, dict[str, Any]]


Hint: TypeAlias = dict[str, float]
"""Numbers worth knowing before the click: `success`, `cost`, `points` …"""
