"""What a turn counts for missions, by stronghold, and who holds a place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING

from ..content import ARRIVED, ELITE_ENTERED, ELITES, IS_CORE, LIBERATED, PLA_TOOK, REGION_IDS, REGION_OF, STRONGHOLDS
from ..options import SPACE

if TYPE_CHECKING:
    from ..state import Taiwan2045


def tally(g: Taiwan2045, event: int, place: int, amount: int = 1) -> None:
    g.tallies[event * STRONGHOLDS + place] += amount
    g.stirred |= 1 << REGION_OF[place]


def settle(g: Taiwan2045, place: int) -> None:
    """Notes who holds a place once everything that happened there is over."""
    if place >= STRONGHOLDS:
        return
    holds = g.pla[place] > 0
    if holds == g.held[place]:
        return
    g.held[place] = holds
    cell = (PLA_TOOK if holds else LIBERATED) * STRONGHOLDS + place
    g.tallies[cell] = 1
    g.stirred |= 1 << REGION_OF[place]
    note_holder(g, place, holds)
    if not holds and g.water_cut[place]:
        g.water_cut[place] = False
        g.water_markers += 1
        g.note("water-back", "comp-4", space=SPACE.option(place))


def note_holder(g: Taiwan2045, place: int, holds: bool) -> None:
    if g.log is None:
        return
    if IS_CORE[place]:
        key = "core-taken" if holds else "core-freed"
        g.note(key, "def-core", space=SPACE.option(place), n=g.held_core_cities())
    else:
        g.note("taken" if holds else "freed", "def-pla-stronghold", space=SPACE.option(place))


def tally_arrival(g: Taiwan2045, character: int, start: int) -> None:
    """A character that ends a move in another region has arrived there, once a turn."""
    end = g.where[character]
    if end == NOTHING or g.owner[character] != g.seat or REGION_OF[end] == REGION_OF[start]:
        return
    key = character * len(REGION_IDS) + REGION_OF[end]
    if key not in g.arrivals:
        g.arrivals.append(key)
        tally(g, ARRIVED, end)


def tally_elite_step(g: Taiwan2045, elite: int, start: int, end: int) -> None:
    """An elite that steps into a region has entered it, once a turn, unless it began the turn there."""
    if end >= STRONGHOLDS or (start < STRONGHOLDS and REGION_OF[start] == REGION_OF[end]):
        return
    key = elite * len(REGION_IDS) + REGION_OF[end]
    if key not in g.arrivals and not began_in(g, elite, REGION_OF[end]):
        g.arrivals.append(key)
        tally(g, ELITE_ENTERED, end)


def began_in(g: Taiwan2045, elite: int, region: int) -> bool:
    began = g.elites_began[ELITES.index(elite)]
    return 0 <= began < STRONGHOLDS and REGION_OF[began] == region
