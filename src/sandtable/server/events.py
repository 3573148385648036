"""A match as the store keeps it: what was agreed at the start, and a log of events that only ever grows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sandtable.engine.game import OptionValue

ANSWER = "answer"
BACK = "back"
CLAIM = "claim"
BOT = "bot"
START = "start"
OFFER = "offer"
AGREE = "agree"
REFUSE = "refuse"
WITHDRAW = "withdraw"
PAUSE = "pause"
RESUME = "resume"
END = "end"
RENAME = "rename"
CHAT = "chat"
REMATCH = "rematch"
REPAIR = "repair"

OF_RECORD = frozenset({ANSWER, BACK, REPAIR})
"""The kinds that are entries of the game's record; the others are table talk."""


@dataclass(frozen=True, slots=True)
class Event:
    """One line of a match's log. `ident` is the sender's own id of it, `data` depends on the kind."""

    seq: int
    at: int
    kind: str
    seat: int = -1
    ask: str = ""
    answer: str = ""
    ident: str | None = None
    data: dict[str, Any] | None = None


@dataclass(frozen=True)
class Header:
    """What never changes about a match."""

    id: str
    game: str
    rules: str
    options: dict[str, OptionValue]
    seats: int
    clock: dict[str, Any]
    listed: bool
    host: str
    key: bytes
    created: int
    reserved: list[str | None] = field(default_factory=list)
    parent: str | None = None
    parent_step: int = 0
    copied: int = 0
    """How many entries came from elsewhere (a branch, an import): their dice are not ours to vouch for."""


@dataclass(frozen=True)
class Summary:
    """What lists of matches show, written beside every append."""

    status: str
    updated: int
    deadline: int | None
    bot_due: bool
    shown: dict[str, Any]


@dataclass(frozen=True)
class Append:
    """The only write to a running match: these events, if nobody else has written since `expected`."""

    match: str
    expected: int
    events: list[Event]
    summary: Summary
    seats: dict[int, str | None] = field(default_factory=dict)
    """Seats that changed hands: the person's id, or None for a bot."""
