"""What happens at a table: a tagged union, one dataclass a kind, with one encoder and one decoder for the store."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import MISSING, dataclass, fields
from typing import Any, ClassVar, Literal, TypedDict

NO_SEAT = -1
What = Literal["undo", "draw", "pause"]


@dataclass(frozen=True, slots=True)
class Answered:
    """A seat, or chance, answers what it is asked; `joined` is given in one gesture with the seat's answer before."""

    kind: ClassVar = "answer"
    seat: int
    ask: str
    answer: str
    joined: bool = False


@dataclass(frozen=True, slots=True)
class TakenBack:
    """Of the answers in force only the first `to` remain; if `alone`, those of other seats remain too."""

    kind: ClassVar = "back"
    seat: int
    to: int
    alone: bool = False


@dataclass(frozen=True, slots=True)
class Repaired:
    """The rules changed under the match: it goes on from the last step that still holds, with another key of the dice.

    In logs from before keys were `renewed`, the dice went on with the old one.
    """

    kind: ClassVar = "repair"
    to: int
    rules: str
    renewed: bool = False


@dataclass(frozen=True, slots=True)
class SeatClaimed:
    kind: ClassVar = "claim"
    seat: int
    person: str
    name: str
    nonce: str = ""
    program: bool = False


@dataclass(frozen=True, slots=True)
class BotSeated:
    """A bot takes an open seat (`filled`), or one that a person has lost: `time`, `kicked`, `resigned`."""

    kind: ClassVar = "bot"
    seat: int
    bot: str
    why: str = "filled"


@dataclass(frozen=True, slots=True)
class Started:
    """Every seat is taken; the dice's salt and the hash of their key are fixed."""

    kind: ClassVar = "start"
    salt: str
    hash: str


@dataclass(frozen=True, slots=True)
class Offered:
    """`to` belongs to an offer to undo: the step to which the others would consent to go back."""

    kind: ClassVar = "offer"
    seat: int
    what: What
    to: int | None = None


@dataclass(frozen=True, slots=True)
class Agreed:
    kind: ClassVar = "agree"
    seat: int
    what: What


@dataclass(frozen=True, slots=True)
class Refused:
    kind: ClassVar = "refuse"
    seat: int
    what: What


@dataclass(frozen=True, slots=True)
class Withdrawn:
    kind: ClassVar = "withdraw"
    seat: int
    what: What


@dataclass(frozen=True, slots=True)
class Paused:
    kind: ClassVar = "pause"
    seat: int


@dataclass(frozen=True, slots=True)
class Resumed:
    kind: ClassVar = "resume"
    seat: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over. Old logs have this event only where something other than the rules ended it."""

    kind: ClassVar = "end"
    by: str
    ending: str
    winners: Sequence[int]
    scores: Sequence[float] | None = None


@dataclass(frozen=True, slots=True)
class Renamed:
    """`everywhere`: also in what was said; those who run the table may ask for that."""

    kind: ClassVar = "rename"
    seat: int
    person: str
    name: str
    everywhere: bool = False


@dataclass(frozen=True, slots=True)
class Forgotten:
    """Somebody has deleted their account: their name goes, from the seat and from what they said."""

    kind: ClassVar = "forget"
    person: str


@dataclass(frozen=True, slots=True)
class Chatted:
    """Somebody says something; the seat of a spectator is -2."""

    kind: ClassVar = "chat"
    seat: int
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class RematchMade:
    kind: ClassVar = "rematch"
    seat: int
    match: str


Event = (
    Answered
    | TakenBack
    | Repaired
    | SeatClaimed
    | BotSeated
    | Started
    | Offered
    | Agreed
    | Refused
    | Withdrawn
    | Paused
    | Resumed
    | Ended
    | Renamed
    | Forgotten
    | Chatted
    | RematchMade
)

KINDS: dict[str, type[Event]] = {
    kind.kind: kind
    for kind in (
        Answered,
        TakenBack,
        Repaired,
        SeatClaimed,
        BotSeated,
        Started,
        Offered,
        Agreed,
        Refused,
        Withdrawn,
        Paused,
        Resumed,
        Ended,
        Renamed,
        Forgotten,
        Chatted,
        RematchMade,
    )
}
FIELDS: dict[type[Event], list[str]] = {kind: [field.name for field in fields(kind)] for kind in KINDS.values()}
LEFT_OUT = ("joined", "program")
"""Fields that are stored only where they are true."""
NEEDED: dict[type[Event], set[str]] = {
    kind: {field.name for field in fields(kind) if field.default is MISSING} for kind in KINDS.values()
}


@dataclass(frozen=True, slots=True)
class Logged:
    """An event with its place and time in the log of a match.

    `ident` is the sender's own id of it, unique for each `person`. `clock` is what the event left on the clocks, worked
    out when it was first applied, so that a log that later rules cannot follow still knows its clocks.
    """

    seq: int
    at: int
    event: Event
    ident: str | None = None
    person: str | None = None
    clock: list[int] | None = None


class EventRow(TypedDict):
    """A row of the table `events`."""

    seq: int
    at: int
    kind: str
    seat: int
    ask: str
    answer: str
    ident: str | None
    person: str | None
    data: dict[str, Any] | None


def encode(logged: Logged) -> EventRow:
    """
    >>> encode(Logged(7, 0, TakenBack(1, 12, alone=True)))["data"]
    {'to': 12, 'alone': True}
    """
    event = logged.event
    if isinstance(event, Answered):
        seat, ask, answer = event.seat, event.ask, event.answer
        values: dict[str, Any] = {"joined": True} if event.joined else {}
    else:
        values = {name: getattr(event, name) for name in FIELDS[type(event)]}
        seat, ask, answer = values.pop("seat", NO_SEAT), "", ""
        if not values.get("program", True):
            del values["program"]
    if logged.clock is not None:
        values["clock"] = logged.clock
    return {
        "seq": logged.seq,
        "at": logged.at,
        "kind": event.kind,
        "seat": seat,
        "ask": ask,
        "answer": answer,
        "ident": logged.ident,
        "person": logged.person,
        "data": values or None,
    }


def decode(row: EventRow) -> Logged:
    """
    >>> row = encode(Logged(1, 0, Chatted(0, "Ada", "hello"), ident="x", person="p_ada"))
    >>> decode(row).event
    Chatted(seat=0, name='Ada', text='hello')
    """
    data = row["data"] or {}
    return Logged(
        row["seq"], row["at"], _event(row, data), row["ident"], row["person"], data.get("clock") if data else None
    )


def _event(row: EventRow, data: dict[str, Any]) -> Event:
    kind = KINDS.get(row["kind"])
    if kind is Answered:
        return Answered(row["seat"], row["ask"], row["answer"], bool(data.get("joined")))
    if kind is None:
        raise ValueError(f"event {row['seq']} is of an unknown kind: {row['kind']!r}")
    values = {name: data[name] for name in FIELDS[kind] if name in data}
    if "seat" in FIELDS[kind]:
        values["seat"] = row["seat"]
    if missing := NEEDED[kind] - values.keys():
        raise ValueError(f"event {row['seq']} ({row['kind']}) lacks {', '.join(sorted(missing))}")
    return kind(**values)
