"""Numbers worth knowing before the click: what a claim pays, how strong both sides of a battle would be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import Decision
from sandtable.engine.contract import Hint

from ..content import BLACK_BEARS, SCATTERED, STRONGHOLDS
from ..options import AGITATE, CARD, SPACE
from ..rules.enemy_work import POINTS_PER_LURE
from ..rules.missions import claim_points, is_claim
from ..rules.strength import air_defence, elite_strength, strengths_of

if TYPE_CHECKING:
    from ..state import Taiwan2045


def hints(g: Taiwan2045, decision: Decision) -> dict[int, Hint]:
    """What a claim pays, what an agitation makes of the lure markers, and how strong both sides of a battle are."""
    found = battles_ahead(g, decision.prompt, decision.about, decision.seat, decision.options)
    for option in decision.options:
        if is_claim(option):
            found[option] = {"points": float(claim_points(option))}
        elif option == AGITATE:
            found[option] = {"points": float(POINTS_PER_LURE * g.lures)}
    return found


def battles_ahead(g: Taiwan2045, prompt: str, about: int, seat: int, options: list[int]) -> dict[int, Hint]:
    """By place: strength of Taiwan (`ours`) and of its enemies (`foes`), as they stand now."""
    spaces = [SPACE.of(option) for option in options if SPACE.has(option)]
    places = [place for place in spaces if place < STRONGHOLDS]
    if prompt == "move-where":
        unit = CARD.of(about)
        met = [place for place in places if g.has_enemy_of(seat, place)]
        return {SPACE.option(place): attack(g, unit, place) for place in met if unit != BLACK_BEARS}
    if prompt in ("lure-where", "agitate-where") and g.column:
        return {SPACE.option(place): defence(g, place) for place in places if g.taiwan[place] > 0}
    return {}


def attack(g: Taiwan2045, unit: int, place: int) -> Hint:
    """The unit comes to the place, for Taiwan or against it."""
    taiwan, enemy = g.taiwan_units(place), g.enemy_units(place)
    rebel = g.is_rebel(unit)
    (enemy if rebel else taiwan).append(unit)
    ours = sum(strengths_of(g, taiwan, place, not rebel, enemy))
    foes = sum(strengths_of(g, enemy, place, rebel, taiwan))
    if rebel:
        ours += air_defence(g, place, False)
    elif g.rebels[place]:
        foes += air_defence(g, place, True)
    return {"ours": float(ours), "foes": float(foes)}


def defence(g: Taiwan2045, place: int) -> Hint:
    """The troops on the march come to a place that Taiwan holds."""
    leader, _, amount = g.column
    taiwan, enemy = g.taiwan_units(place), g.enemy_units(place)
    ours = sum(strengths_of(g, taiwan, place, False, [*enemy, leader])) + air_defence(g, place, False)
    foes = sum(strengths_of(g, enemy, place, True, taiwan)) + amount
    if leader != SCATTERED:
        foes += elite_strength(g, leader, taiwan)
    return {"ours": float(ours), "foes": float(foes)}
