"""The Russia track and the two tech tracks (chapter 8)."""

from __future__ import annotations

from sandtable.engine import Flow

from .cards import BAND_OF_ROLL, BANDS, ENTITY_LIST, PUTIN, SIDE
from .effects import BY_KIND, carry_out
from .names import (
    ANTI,
    CN,
    FIRST_BAND,
    FIRST_BOX,
    FIRST_CHINESE_TECH,
    FIRST_HISTORY,
    FIRST_US_TECH,
    UKRAINE,
    US,
    members,
)
from .state import Table
from .tracks import (
    CHINESE_TECH_EFFECTS,
    PUTIN_BOX,
    RUSSIA_EFFECTS,
    RUSSIA_LAST,
    TECH_LAST,
    TECH_SUCCESS,
    TECH_SUCCESS_US_CARD,
    US_TECH_EFFECTS,
    US_TECH_NEXT_CARD,
    WAR_ANTI,
    WAR_BOX,
    WAR_EUROPE,
    WAR_VP,
)

EUROPE = members("europe")


# The Russia track (8.1)


def advance_russia(g: Table) -> Flow:
    """One box and its effect; at the last box nothing moves."""
    if g.russia == RUSSIA_LAST:
        return
    g.russia += 1
    g.note("russia", "8.1.2j", box=FIRST_BOX + g.russia)
    if g.russia == PUTIN_BOX:
        yield from putin_takes_office(g)
    elif g.russia == WAR_BOX:
        g.watch_ukraine()
    else:
        yield from carry_out(g, RUSSIA_EFFECTS[g.russia], BY_KIND)


def putin_takes_office(g: Table) -> Flow:
    """China rolls, without modifiers (8.1.4)."""
    roll = yield g.roll()
    yield from carry_out_band(g, PUTIN, roll)


def carry_out_band(g: Table, card: int, roll: int) -> Flow:
    """The result of a historical event card for a roll from 1 to 6."""
    band = BAND_OF_ROLL[roll]
    if g.log is not None:
        g.note("history-result", "4.6.De", history=card, roll=roll, band=FIRST_BAND + 4 * (card - FIRST_HISTORY) + band)
    yield from carry_out(g, BANDS[card][band], BY_KIND)


def war_penalty(g: Table) -> Flow:
    """At the end of a turn in which the US fell short in Ukraine (8.1.5)."""
    if g.war_demand == 0 or g.placed_in_ukraine >= g.war_demand:
        return
    g.note("war-unmet", "8.1.5e", demand=g.war_demand, placed=g.placed_in_ukraine)
    g.gain_vp(CN, WAR_VP)
    g.clear_influence(US, UKRAINE)
    g.add_influence(ANTI, UKRAINE, WAR_ANTI)
    yield from g.place_influence(CN, ANTI, WAR_EUROPE, EUROPE, prompt="subtract")


# The tech tracks (8.2)


def tech_race_range(g: Table, card: int) -> int:
    """The highest roll that succeeds with this card."""
    highest = TECH_SUCCESS_US_CARD if SIDE[card] == US else TECH_SUCCESS
    return highest - 1 if g.in_force[ENTITY_LIST] else highest


def roll_tech_race(g: Table, highest: int) -> Flow:
    """China rolls; success is the next box and its reward."""
    if g.tech[CN] == TECH_LAST:
        return
    roll = yield g.roll()
    g.note(
        "tech-race",
        "6.4.1b",
        roll=roll,
        highest=highest,
        result=f"outcome-{'success' if roll <= highest else 'failure'}",
    )
    if roll <= highest:
        box = g.tech[CN]
        g.tech[CN] = box + 1
        g.note("tech", "6.4.1c", seat=CN, box=FIRST_CHINESE_TECH + box)
        yield from carry_out(g, CHINESE_TECH_EFFECTS[box], CN)


def advance_us_tech(g: Table) -> Flow:
    """The next box of the US track, which has been paid for or given."""
    box = g.tech[US]
    g.tech[US] = box + 1
    g.note("tech", "8.2.1", seat=US, box=FIRST_US_TECH + box)
    if US_TECH_NEXT_CARD[box]:
        g.next_card[US_TECH_NEXT_CARD[box]] = True
    yield from carry_out(g, US_TECH_EFFECTS[box], US)
