"""What must hold at every step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING

from ..content import BASES, PLACES, STRONGHOLDS, TAIWAN_TROOPS
from ..options import NAMES, SPACE
from ..rules.stages import SETUP

if TYPE_CHECKING:
    from ..state import Taiwan2045


def check(g: Taiwan2045) -> str:
    """The first thing that is wrong, in words; empty while all is well."""
    return check_troops(g) or check_places(g) or check_characters(g)


def check_troops(g: Taiwan2045) -> str:
    on_map = sum(g.troops[unit] for own in g.mine for unit in own if not g.is_rebel(unit))
    total = g.reserve + g.overseas + g.turned + on_map
    return "" if total == TAIWAN_TROOPS else f"{total} Taiwan troops instead of {TAIWAN_TROOPS}"


def check_places(g: Taiwan2045) -> str:
    for place in range(PLACES):
        name, amount = NAMES[SPACE.option(place)], g.pla[place]
        if amount < 0 or (place >= STRONGHOLDS and g.stage != SETUP and amount == 0):
            return f"{amount} PLA troops in {name}"
        led = sum(g.troops[elite] for elite in g.elites_at(place))
        if led not in (0, amount):
            return f"elites lead {led} of {amount} troops in {name}"
        if place < STRONGHOLDS and len(g.here[place]) != g.taiwan[place] + g.rebels[place]:
            return f"{len(g.here[place])} characters in {name}, but {g.taiwan[place]} and {g.rebels[place]} are counted"
    return ""


def check_characters(g: Taiwan2045) -> str:
    for seat in range(g.seats):
        if len(g.mine[seat]) > BASES:
            return f"seat {seat} has {len(g.mine[seat])} characters"
        for unit in g.mine[seat]:
            if g.troops[unit] < 1 or unit not in g.here[g.where[unit]]:
                return f"character {unit} of seat {seat} stands nowhere with {g.troops[unit]} troops"
        for unit in g.exits[seat]:
            if g.where[unit] != NOTHING or g.troops[unit] != 0:
                return f"character {unit} of seat {seat} has left, but is on the map"
    return ""
