"""Lists of matches, from the summary that the store keeps beside each."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row

from ..hub import Hub
from ..responses import MatchSummary
from ..store import Person
from ..variants import title_of


async def summaries(hub: Hub, rows: list[Row[Any]], person: Person | None) -> list[MatchSummary]:
    mine: dict[str, list[int]] = {}
    if person is not None and rows:
        mine = await hub.run(hub.store.seats_of, person.id, [row.id for row in rows])
    id = "" if person is None else person.id
    return [_summary(row, mine.get(row.id, []), lost_seats(row, id)) for row in rows]


def lost_seats(row: Row[Any], person: str) -> list[int]:
    """Where a bot sits until this person comes back."""
    return [int(seat) for seat, former in row.shown.get("former", {}).items() if former == person]


def deadline_of(row: Row[Any], mine: list[int]) -> int | None:
    """Of those who are asked in secret only their own."""
    known = row.shown.get("deadlines", {})
    own = [known[str(seat)] for seat in mine if str(seat) in known]
    seen = [known[str(seat)] for seat in row.shown["acting"] if str(seat) in known]
    return min(own or seen, default=None)


def _summary(row: Row[Any], mine: list[int], lost: list[int]) -> MatchSummary:
    return {
        "match": row.id,
        "game": row.game,
        "status": row.status,
        "created": row.created,
        "updated": row.updated,
        "listed": row.listed,
        "variant": title_of(row.variant) if row.variant else None,
        "clock": row.clock,
        "seats": row.shown["seats"],
        "acting": row.shown["acting"],
        "deadline": deadline_of(row, mine),
        "result": row.shown["result"],
        "mine": mine,
        "lost": lost,
        "your_turn": any(seat in row.shown["asked"] for seat in mine),
    }
