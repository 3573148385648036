"""Where a side may coup or realign, and the clause that bars it elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..content import (
    CLAUSE,
    CLOSED_AT,
    COUNTRIES,
    DE_GAULLE,
    EUROPE,
    FRANCE,
    JAPAN,
    NATO,
    REGION_OF,
    THE_REFORMER,
    US_JAPAN_PACT,
    WEST_GERMANY,
    WILLY_BRANDT,
)
from ..options import US

if TYPE_CHECKING:
    from ..state import Twilight


CLOSING_CLAUSE: Final[list[str]] = ["8.1.4", "8.1.4~a", "8.1.4~b"]
"""What closes Europe, Asia and the Middle East; the other regions stay open."""


def bar_realignment(g: Twilight, side: int, country: int, free: bool = False) -> str:
    """The clause that keeps the side from realigning there; empty if none does."""
    if g.influence[1 - side][country] == 0:
        return "6.2.1"
    if not free and CLOSED_AT[REGION_OF[country]] >= g.defcon:
        return CLOSING_CLAUSE[REGION_OF[country]]
    return "" if side == US else bar_by_treaty(g, country)


def bar_coup(g: Twilight, side: int, country: int, free: bool = False) -> str:
    if g.influence[1 - side][country] == 0:
        return "6.3.1"
    if not free and CLOSED_AT[REGION_OF[country]] >= g.defcon:
        return CLOSING_CLAUSE[REGION_OF[country]]
    if side == US:
        return ""
    if REGION_OF[country] == EUROPE and THE_REFORMER in g.effects:
        return CLAUSE[THE_REFORMER]
    return bar_by_treaty(g, country)


def bar_by_treaty(g: Twilight, country: int) -> str:
    """Treaties that keep the USSR out: the pact with Japan, NATO."""
    if country == JAPAN and US_JAPAN_PACT in g.effects:
        return CLAUSE[US_JAPAN_PACT]
    return CLAUSE[NATO] if NATO in g.effects and nato_covers(g, country) else ""


def nato_covers(g: Twilight, country: int) -> bool:
    if NATO not in g.effects or REGION_OF[country] != EUROPE or g.controller[country] != US:
        return False
    if country == FRANCE and DE_GAULLE in g.effects:
        return False
    return not (country == WEST_GERMANY and WILLY_BRANDT in g.effects)


def coup_targets(g: Twilight, side: int, where: list[int] = COUNTRIES, free: bool = False) -> list[int]:
    theirs = g.influence[1 - side]
    return [country for country in where if theirs[country] > 0 and not bar_coup(g, side, country, free)]


def realignment_targets(g: Twilight, side: int, where: list[int] = COUNTRIES, free: bool = False) -> list[int]:
    theirs = g.influence[1 - side]
    return [country for country in where if theirs[country] > 0 and not bar_realignment(g, side, country, free)]


def any_coup(g: Twilight, side: int, where: list[int] = COUNTRIES, free: bool = False) -> bool:
    theirs = g.influence[1 - side]
    return any(theirs[country] > 0 and not bar_coup(g, side, country, free) for country in where)


def any_realignment(g: Twilight, side: int, where: list[int] = COUNTRIES, free: bool = False) -> bool:
    theirs = g.influence[1 - side]
    return any(theirs[country] > 0 and not bar_realignment(g, side, country, free) for country in where)


# The operation under way


def bar_coup_now(g: Twilight, side: int, country: int) -> str:
    return bar_coup(g, side, country, g.op_free) if country in g.op_where else g.op_clause


def bar_realignment_now(g: Twilight, side: int, country: int) -> str:
    return bar_realignment(g, side, country, g.op_free) if country in g.op_where else g.op_clause
