"""How strong both sides would be in a battle that a step leads to."""

from __future__ import annotations

from .battle import air_defence, elite_strength, strengths_of
from .names import BLACK_BEARS, CARD, SCATTERED, SPACE, STRONGHOLDS
from .state import Position


def battles_ahead(g: Position, prompt: str, about: int, seat: int, options: list[int]) -> dict[int, dict[str, float]]:
    """By place: strength of Taiwan (`ours`) and of its enemies (`foes`), as they stand now."""
    places = [option - SPACE for option in options if SPACE <= option < SPACE + STRONGHOLDS]
    if prompt == "move-where":
        unit = about - CARD
        met = [place for place in places if g.has_enemy_of(seat, place)]
        return {SPACE + place: attack(g, unit, place) for place in met if unit != BLACK_BEARS}
    if prompt in ("lure-where", "agitate-where") and g.column:
        return {SPACE + place: defence(g, place) for place in places if g.taiwan[place] > 0}
    return {}


def attack(g: Position, unit: int, place: int) -> dict[str, float]:
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


def defence(g: Position, place: int) -> dict[str, float]:
    """The troops on the march come to a place that Taiwan holds."""
    leader, _, amount = g.column
    taiwan, enemy = g.taiwan_units(place), g.enemy_units(place)
    ours = sum(strengths_of(g, taiwan, place, False, [*enemy, leader])) + air_defence(g, place, False)
    foes = sum(strengths_of(g, enemy, place, True, taiwan)) + amount
    if leader != SCATTERED:
        foes += elite_strength(g, leader, taiwan)
    return {"ours": float(ours), "foes": float(foes)}
