"""The two tech tracks (6.4, 8.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING, Flow

from ..content import (
    ENTITY_LIST,
    SIDE,
    TECH_LAST,
    TECH_SUCCESS,
    TECH_SUCCESS_US_CARD,
    US_TECH_NEXT_CARD,
)
from ..options import CHINESE_TECH, CN, ROLES, US, US_TECH
from .effect_schema import CHINESE_TECH_EFFECTS, US_TECH_EFFECTS
from .effects import carry_out

if TYPE_CHECKING:
    from ..state import Dawn


def tech_race_range(g: Dawn, card: int) -> int:
    """The highest roll that succeeds with this card."""
    highest = TECH_SUCCESS_US_CARD if SIDE[card] == US else TECH_SUCCESS
    return highest - 1 if g.in_force[ENTITY_LIST] else highest


def roll_tech_race(g: Dawn, highest: int) -> Flow:
    """China rolls; success is the next box and its reward."""
    if g.tech[CN] == TECH_LAST:
        return
    roll = yield g.roll()
    result = "outcome-success" if roll <= highest else "outcome-failure"
    g.note("tech-race", "6.4.1b", seat=CN, roll=roll, highest=highest, result=result)
    if roll <= highest:
        box = g.tech[CN]
        g.tech[CN] = box + 1
        g.box = CHINESE_TECH.option(box)
        g.note("tech", "6.4.1c", seat=CN, side=ROLES[CN], box=g.box, now=g.tech[CN])
        yield from carry_out(g, CHINESE_TECH_EFFECTS[box], CN)
        g.box = NOTHING


def advance_us_tech(g: Dawn) -> Flow:
    """The next box of the US track, which has been paid for or given."""
    box = g.tech[US]
    g.tech[US] = box + 1
    g.box = US_TECH.option(box)
    g.note("tech", "8.2.1", seat=US, side=ROLES[US], box=g.box, now=g.tech[US])
    if US_TECH_NEXT_CARD[box]:
        g.next_card[US_TECH_NEXT_CARD[box]] = True
    yield from carry_out(g, US_TECH_EFFECTS[box], US)
    g.box = NOTHING
