"""The Russia track and the war in Ukraine (8.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING, Flow

from ..content import FIRST_DEMAND, PUTIN, PUTIN_BOX, RUSSIA_LAST, UKRAINE, WAR_BOX
from ..options import CN, RUSSIA_BOX
from .effect_schema import RUSSIA_EFFECTS, WAR_PENALTY
from .effects import BY_KIND, carry_out
from .history import carry_out_band

if TYPE_CHECKING:
    from ..state import Dawn


def advance_russia(g: Dawn) -> Flow:
    """One box and its effect; at the last box nothing moves."""
    if g.russia == RUSSIA_LAST:
        return
    g.russia += 1
    g.box = RUSSIA_BOX.option(g.russia)
    g.note("russia", "8.1.2j", box=g.box, now=g.russia)
    if g.russia == PUTIN_BOX:
        yield from putin_takes_office(g)
    elif g.russia == WAR_BOX:
        watch_ukraine(g)
    else:
        yield from carry_out(g, RUSSIA_EFFECTS[g.russia], BY_KIND)
    g.box = NOTHING


def putin_takes_office(g: Dawn) -> Flow:
    """China rolls, without modifiers (8.1.4)."""
    roll = yield g.roll()
    g.note("roll", "8.1.4e", seat=CN, roll=roll)
    yield from carry_out_band(g, PUTIN, roll)


def watch_ukraine(g: Dawn) -> None:
    """The war starts once the track is there and China does not control Ukraine; then it never stops."""
    if g.russia == WAR_BOX and g.war_demand == 0 and g.controller[UKRAINE] != CN:
        g.war_demand = FIRST_DEMAND
        g.note("war-begins", "8.1.5a", space=UKRAINE, now=g.war_demand, placed=g.placed_in_ukraine)


def count_for_the_war(g: Dawn, n: int) -> None:
    """US influence is placed in Ukraine; all of it counts, also what only takes anti-US influence away."""
    g.placed_in_ukraine += n
    if g.war_demand > 0:
        g.note("war-effort", "8.1.5d", now=g.placed_in_ukraine, demand=g.war_demand)


def war_penalty(g: Dawn) -> Flow:
    """At the end of a turn in which the US fell short in Ukraine (8.1.5)."""
    if g.war_demand == 0 or g.placed_in_ukraine >= g.war_demand:
        return
    g.note("war-unmet", "8.1.5e", demand=g.war_demand, placed=g.placed_in_ukraine)
    g.box = RUSSIA_BOX.option(WAR_BOX)
    yield from carry_out(g, WAR_PENALTY, BY_KIND)
    g.box = NOTHING
