"""What must hold for some events to happen, by the words that cards.toml uses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...content import BATTLEGROUNDS, LATE, MIDDLE_EAST, REGIONS, UK
from ...options import US, USSR
from ..cards import can_intervene
from ..influence import controlled_among
from .registry import CONDITIONS

if TYPE_CHECKING:
    from ...state import Twilight


@CONDITIONS.add("can-intervene")
def can_be_played_with_another(g: Twilight, side: int) -> bool:
    return can_intervene(g, side)


@CONDITIONS.add("us-leads-in-battlegrounds")
def us_leads_in_battlegrounds(g: Twilight, side: int) -> bool:
    return controlled_among(g, US, BATTLEGROUNDS) > controlled_among(g, USSR, BATTLEGROUNDS)


@CONDITIONS.add("behind-in-space")
def is_behind_in_space(g: Twilight, side: int) -> bool:
    return g.space[side] < g.space[1 - side]


@CONDITIONS.add("us-ahead-in-space")
def us_is_ahead_in_space(g: Twilight, side: int) -> bool:
    return g.space[US] > g.space[USSR]


@CONDITIONS.add("defcon-2")
def stands_at_defcon_two(g: Twilight, side: int) -> bool:
    return g.defcon == 2


@CONDITIONS.add("not-late-war")
def is_not_late_war(g: Twilight, side: int) -> bool:
    return g.era() != LATE


@CONDITIONS.add("us-controls-uk")
def us_controls_uk(g: Twilight, side: int) -> bool:
    return g.controller[UK] == US


@CONDITIONS.add("us-controls-in-middle-east")
def us_controls_in_middle_east(g: Twilight, side: int) -> bool:
    return controlled_among(g, US, REGIONS[MIDDLE_EAST]) > 0
