"""What the store keeps of a match: what was agreed at the start, and the events that are added to it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypedDict

from sandtable.engine.game import OptionValue

from .events import Logged
from .responses import ClockPlan, Result, SummarySeat


@dataclass(frozen=True)
class Header:
    """What never changes about a match, but for `finished`: how it ended, once it has."""

    id: str
    game: str
    rules: str
    options: dict[str, OptionValue]
    seats: int
    clock: ClockPlan
    listed: bool
    host: str
    key: bytes
    created: int
    reserved: list[str | None] = field(default_factory=list)
    parent: str | None = None
    parent_step: int = 0
    copied: int = 0
    """How many entries came from elsewhere (a branch, an import): their dice are not ours to vouch for."""
    origin: str = ""
    """Whence it was made, as a keyed hash of the address: bots take turns by it."""
    variant: dict[str, Any] = field(default_factory=dict)
    """What the match's variant changes in its game, as the data of an overlay; nothing for the game as it is."""
    finished: Result | None = None


class Shown(TypedDict):
    """The part of a summary that lists show."""

    seats: list[SummarySeat]
    acting: list[int]
    asked: list[int]
    deadlines: dict[str, int]
    """When each seat that is asked will be overdue, by its number."""
    former: dict[str, str]
    """Who may take back a seat where a bot sits, by its number."""
    result: Result | None


@dataclass(frozen=True)
class Summary:
    """What lists of matches show, written beside every append."""

    status: str
    updated: int
    deadline: int | None
    bot_due: bool
    shown: Shown


@dataclass(frozen=True)
class Append:
    """The only write to a running match: these events, if nobody else has written since `expected`."""

    match: str
    expected: int
    events: list[Logged]
    summary: Summary
    seats: dict[int, str | None] = field(default_factory=dict)
    """Seats that changed hands: the person's id, or None for a bot."""
