"""Losses of troops, and the merit and points that they and cards bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING

from ..content import ELIMINATED, ELITE_STRENGTH, FIRST_ELITE, PLANT_GUARDS, SCATTERED, STRONGHOLDS, TAIWAN_LOST
from ..options import CARD, SPACE
from .tallies import tally

if TYPE_CHECKING:
    from ..state import Taiwan2045


def gain_points(g: Taiwan2045, seat: int, points: int, card: int) -> None:
    """A card pays points at once."""
    g.score[seat] += points
    g.note("scores", "def-score", seat=seat, n=points, card=CARD.option(card))


def gain_merit(g: Taiwan2045, seat: int, merit: int, rule: str) -> None:
    g.merit[seat] += merit
    if merit > 0 and g.log is not None:
        g.note("merit", rule, seat=seat, n=merit)


def hit(
    g: Taiwan2045,
    unit: int,
    place: int,
    amount: int,
    credit: int,
    paid: bool = True,
    rule: str = "action-event-1",
) -> None:
    """Removes troops of a unit; `credit` is who brought it about, `paid` whether that earns merit."""
    if g.log is not None:
        g.note(
            "loses" if unit < FIRST_ELITE else "loses-pla",
            rule,
            seat=g.owner[unit] if unit < FIRST_ELITE else NOTHING,
            card=CARD.option(unit),
            space=SPACE.option(place),
            n=amount,
        )
    if unit < FIRST_ELITE:
        hit_character(g, unit, place, amount, credit, paid)
    else:
        hit_pla(g, unit, place, amount, credit, paid)


def hit_character(g: Taiwan2045, unit: int, place: int, amount: int, credit: int, paid: bool) -> None:
    if g.is_rebel(unit):
        reward(g, place, amount, amount, credit, paid)
    else:
        tally(g, TAIWAN_LOST, place, amount)
    if unit == PLANT_GUARDS and g.troops[unit] == amount:
        g.last_stand = place
    g.drop_troops(unit, amount)


def hit_pla(g: Taiwan2045, unit: int, place: int, amount: int, credit: int, paid: bool) -> None:
    g.pla[place] -= amount
    strength = amount
    if unit != SCATTERED:
        g.troops[unit] -= amount
        if g.troops[unit] == 0:
            strength += ELITE_STRENGTH[unit]
            g.where[unit] = NOTHING
            g.elites_out.append(unit)
            g.note("elite-gone", "combat-12", card=CARD.option(unit), space=SPACE.option(place))
    reward(g, place, amount, strength, credit, paid)


def reward(g: Taiwan2045, place: int, troops: int, strength: int, credit: int, paid: bool) -> None:
    """Whoever brought the losses about is paid in merit, and has removed so many for its missions."""
    if credit == NOTHING:
        return
    if credit == g.seat:
        if place < STRONGHOLDS:
            tally(g, ELIMINATED, place, troops)
        if paid:
            g.kills += strength
    if paid:
        gain_merit(g, credit, strength, "combat-11")
