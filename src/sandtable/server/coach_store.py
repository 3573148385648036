"""Reviews in the store. They can be worked out again, so nothing is lost with them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine, delete, insert, select

from .schema import reviews


class CoachStore:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._reading = engine.execution_options(reading=True)

    def find(self, match: str) -> dict[str, Any] | None:
        with self._reading.connect() as connection:
            return connection.execute(select(reviews.c.found).where(reviews.c.match == match)).scalar_one_or_none()

    def keep(self, match: str, at: int, found: dict[str, Any]) -> None:
        with self._engine.begin() as connection:
            connection.execute(delete(reviews).where(reviews.c.match == match))
            connection.execute(insert(reviews).values(match=match, at=at, found=found))
