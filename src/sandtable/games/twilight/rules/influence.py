"""Influence and control on the map: what several rules and events ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING, PASS, Decision

from ..content import HOME, NEIGHBOURS

if TYPE_CHECKING:
    from ..state import Twilight


def raise_influence_to(g: Twilight, side: int, country: int, level: int) -> None:
    g.add_influence(side, country, level - g.influence[side][country])


def controlled_neighbours(g: Twilight, side: int, country: int) -> int:
    """Countries next to this one that the side controls, its home space included."""
    count = 1 if HOME[country] == side else 0
    for neighbour in NEIGHBOURS[country]:
        if g.controller[neighbour] == side:
            count += 1
    return count


def controlled_among(g: Twilight, side: int, where: list[int]) -> int:
    count = 0
    for country in where:
        if g.controller[country] == side:
            count += 1
    return count


def not_controlled_by(g: Twilight, side: int, where: list[int]) -> list[int]:
    return [country for country in where if g.controller[country] != side]


def choose_country(
    g: Twilight, seat: int, prompt: str, where: list[int], left: int = 0, about: int = NOTHING, may_pass: bool = False
) -> Decision:
    """An event asks for one of the countries that it leaves open."""
    g.opened(where)
    return g.ask(seat, prompt, [*where, PASS] if may_pass else where, left, about)
