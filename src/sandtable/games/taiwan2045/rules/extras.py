"""What a player may do at any time of a turn with a card: claim, reveal, use an ability."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sandtable.engine import NOTHING, Flow

from ..content import GROUNDS, SUBMARINES, TAXI_FLEET
from ..options import CARD, REVEAL, SPACE, USE_SUBMARINES, USE_TAXIS
from .losses import hit
from .missions import claim, claims
from .moves import clash, walk
from .powers import reveal
from .stages import ACT

if TYPE_CHECKING:
    from ..state import Taiwan2045

BY_ABILITY: Final = "ability-1"


@final
class Menu:
    """Options and the extras of the moment. Lazy, because what is hidden may be dealt anew before anybody looks."""

    def __init__(self, g: Taiwan2045, options: list[int]) -> None:
        self.g = g
        self.options = options

    def __call__(self) -> list[int]:
        return self.options + extras(self.g)


def extras(g: Taiwan2045) -> list[int]:
    if g.playing == NOTHING:
        return []
    found = claims(g)
    if not g.revealed[g.seat]:
        found.append(REVEAL)
    if g.stage == ACT:
        own = g.mine[g.seat]
        if TAXI_FLEET in own and TAXI_FLEET not in g.used:
            found.append(USE_TAXIS)
        if SUBMARINES in own and SUBMARINES not in g.used and torpedo_targets(g):
            found.append(USE_SUBMARINES)
    return found


def do_extra(g: Taiwan2045, choice: int) -> Flow:
    if choice == REVEAL:
        yield from reveal(g)
    elif choice == USE_TAXIS:
        g.used.append(TAXI_FLEET)
        g.charge = 0
        yield from walk(g, g.seat, TAXI_FLEET, 1, BY_ABILITY)
        yield from clash(g, g.seat)
    elif choice == USE_SUBMARINES:
        g.used.append(SUBMARINES)
        yield from torpedo(g)
    else:
        claim(g, choice)


# The submarines


def bar_torpedo(g: Taiwan2045, place: int) -> str:
    """Why the submarines cannot strike a place: only landing grounds, and never the last troop there."""
    if place not in GROUNDS:
        return BY_ABILITY
    if g.seat == g.rebel_seat:
        return "power-council-2"
    return "" if g.pla[place] > 1 else "def-pla-stronghold"


def torpedo_targets(g: Taiwan2045) -> list[int]:
    return [ground for ground in GROUNDS if not bar_torpedo(g, ground)]


def torpedo(g: Taiwan2045) -> Flow:
    """One troop of a landing ground, never the last."""
    choice = yield g.ask(g.seat, "torpedo-where", SPACE.all(torpedo_targets(g)))
    ground = SPACE.of(choice)
    units = g.pla_units(ground)
    unit = units[0]
    if len(units) > 1:
        choice = yield g.ask(g.seat, "hit-which", CARD.all(units), about=SPACE.option(ground))
        unit = CARD.of(choice)
    hit(g, unit, ground, 1, g.seat, rule=BY_ABILITY)
