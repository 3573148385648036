"""Events: what is written is read again, and so is what was written before."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.server import events
from sandtable.server.events import KINDS, Event, EventRow, Logged, decode, encode

EACH: list[Event] = [
    events.Answered(0, "play-order", "order:3"),
    events.TakenBack(1, 4, alone=True),
    events.Repaired(4, "2"),
    events.SeatClaimed(0, "p_ada", "Ada", "word"),
    events.BotSeated(1, "random", "time"),
    events.Started("00ff", "abcd"),
    events.Offered(0, "undo", 7),
    events.Agreed(1, "undo"),
    events.Refused(1, "draw"),
    events.Withdrawn(0, "draw"),
    events.Paused(0),
    events.Resumed(1),
    events.Ended("rules", "last-ford", [0], [3.0, 1.0]),
    events.Renamed(0, "p_ada", "Ada L."),
    events.Forgotten("p_ada"),
    events.Chatted(-2, "Eve", "hello"),
    events.RematchMade(0, "m_2"),
]


def test_every_kind_is_here() -> None:
    assert [type(event) for event in EACH] == list(KINDS.values())


@pytest.mark.parametrize("event", EACH, ids=lambda event: str(event.kind))
def test_what_is_written_is_read_again(event: Event) -> None:
    logged = Logged(3, 1000, event, "id", "p_ada", [60_000, 50_000])
    assert decode(encode(logged)) == logged
    assert decode(encode(Logged(3, 1000, event))) == Logged(3, 1000, event)


BEFORE: list[tuple[str, int, dict[str, Any] | None, Event]] = [
    ("back", 1, {"to": 3, "clock": [1, 2]}, events.TakenBack(1, 3)),
    ("repair", -1, {"to": 4, "rules": "2"}, events.Repaired(4, "2")),
    ("claim", 0, {"person": "-", "name": "Ada"}, events.SeatClaimed(0, "-", "Ada")),
    ("bot", 1, {"bot": "random", "why": "kicked"}, events.BotSeated(1, "random", "kicked")),
    ("start", -1, {"salt": "00", "hash": "ab", "clock": [1, 2]}, events.Started("00", "ab")),
    ("offer", 0, {"what": "undo"}, events.Offered(0, "undo")),
    ("pause", 0, None, events.Paused(0)),
    ("end", -1, {"by": "draw", "ending": "agreed", "winners": []}, events.Ended("draw", "agreed", [])),
    ("chat", -2, {"name": "Eve", "text": "hi"}, events.Chatted(-2, "Eve", "hi")),
]


@pytest.mark.parametrize(("kind", "seat", "data", "event"), BEFORE, ids=[kind for kind, *_ in BEFORE])
def test_rows_from_before_are_read(kind: str, seat: int, data: dict[str, Any] | None, event: Event) -> None:
    logged = decode(row(kind, seat, data))
    assert logged.event == event and logged.clock == (data or {}).get("clock")


def row(kind: str, seat: int, data: dict[str, Any] | None) -> EventRow:
    return {
        "seq": 9,
        "at": 5,
        "kind": kind,
        "seat": seat,
        "ask": "",
        "answer": "",
        "ident": None,
        "person": None,
        "data": data,
    }


@pytest.mark.parametrize(("kind", "data"), [("nonsense", None), ("start", {"salt": "00"}), ("back", None)])
def test_a_row_that_is_no_event_says_what_is_wrong(kind: str, data: dict[str, Any] | None) -> None:
    with pytest.raises(ValueError, match="event 9"):
        decode(row(kind, 0, data))
