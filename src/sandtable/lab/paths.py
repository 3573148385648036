"""Paths into a game's content, such as `missions.a_3.welcome_score`; a star stands for every row."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sandtable.engine import SandtableError

STAR = "*"


class BadPath(SandtableError):
    """A path that leads to no number of the content."""


def numbers_at(content: dict[str, dict[str, Any]], path: str) -> dict[str, int]:
    """The whole numbers that a path leads to, each with its full path.

    >>> numbers_at({"cards": {"card": [{"id": "fidel", "ops": 2}, {"id": "nasser", "ops": 1}]}}, "cards.card.*.ops")
    {'cards.card.fidel.ops': 2, 'cards.card.nasser.ops': 1}
    """
    found = {
        ".".join(way): value
        for way, value in _follow(content, path.split("."), ())
        if isinstance(value, int) and not isinstance(value, bool)
    }
    if not found:
        raise BadPath(f"{path}: leads to no whole number of the content")
    return found


def _follow(place: Any, parts: list[str], way: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    if not parts:
        yield way, place
        return
    for key, inner in _inside(place, len(way) == 1):
        if parts[0] in (STAR, key):
            yield from _follow(inner, parts[1:], (*way, key))


def _inside(place: Any, is_file: bool) -> Iterator[tuple[str, Any]]:
    """What a table or list holds by key, id or place from 1; a file also holds the rows of its lists."""
    if isinstance(place, dict):
        yield from place.items()
        if is_file:
            lists = [rows for rows in place.values() if isinstance(rows, list)]
            yield from (
                (str(row["id"]), row) for rows in lists for row in rows if isinstance(row, dict) and "id" in row
            )
    elif isinstance(place, list):
        for number, row in enumerate(place, 1):
            yield (str(row["id"]) if isinstance(row, dict) and "id" in row else str(number)), row
