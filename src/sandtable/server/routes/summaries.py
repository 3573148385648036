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
    return [_summary(row, mine.get(row.id, [])) for row in rows]


def _summary(row: Row[Any], mine: list[int]) -> MatchSummary:
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
        "result": row.shown["result"],
        "mine": mine,
        "your_turn": any(seat in row.shown["asked"] for seat in mine),
    }
