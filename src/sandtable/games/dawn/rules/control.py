"""Control as the texts of cards mean it (2.1.8.3b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..options import ANTI, CN, US

if TYPE_CHECKING:
    from ..state import Dawn


def china_controls(g: Dawn, country: int) -> bool:
    """Chinese or anti-US control."""
    return g.controller[country] in (CN, ANTI)


def controls(g: Dawn, side: int, country: int) -> bool:
    return g.controller[country] == US if side == US else china_controls(g, country)


def controlled(g: Dawn, side: int, countries: list[int]) -> int:
    """How many of the countries the side controls."""
    return sum(1 for place in countries if controls(g, side, place))
