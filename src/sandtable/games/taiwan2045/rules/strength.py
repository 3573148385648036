"""How strong a unit is in a battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine import NOTHING

from ..content import (
    AIR_DEFENCE_NET,
    ATTACK_BONUS,
    BONUS_ALONE,
    BONUS_FELLOW,
    BONUS_LINK,
    DEFENCE_BONUS,
    ELITE_STRENGTH,
    FIRST_ELITE,
    HACKERS,
    SCATTERED,
)

if TYPE_CHECKING:
    from ..state import Taiwan2045

LONGEST_CHARGE: Final = 3
HACKED: Final = 3
"""By how much hackers lower an elite."""


def strength(g: Taiwan2045, unit: int, place: int, attacking: bool, side: list[int], foes: list[int]) -> int:
    """What a unit adds to its side: troops, and an elite's number or a character's bonus."""
    if unit == SCATTERED:
        return g.pla[place]
    if unit >= FIRST_ELITE:
        return g.troops[unit] + elite_strength(g, unit, foes)
    total = g.troops[unit] + bonus(g, unit, place, attacking, side)
    return 2 * total if unit == g.defiant else total


def elite_strength(g: Taiwan2045, elite: int, foes: list[int]) -> int:
    if elite == g.blackout:
        return 0
    printed = ELITE_STRENGTH[elite]
    return max(0, printed - HACKED) if HACKERS in foes else printed


def bonus(g: Taiwan2045, unit: int, place: int, attacking: bool, side: list[int]) -> int:
    """What a character adds to its troops here, in this role and in this company."""
    total = ATTACK_BONUS[unit][place] if attacking else DEFENCE_BONUS[unit][place]
    if BONUS_ALONE[unit] and len(side) == 1:
        total += BONUS_ALONE[unit]
    if BONUS_FELLOW[unit]:
        total += BONUS_FELLOW[unit] * (sum(1 for other in side if other < FIRST_ELITE) - 1)
    if BONUS_LINK[unit] and attacking:
        total += BONUS_LINK[unit] * min(g.charge, LONGEST_CHARGE)
    return total


def air_defence(g: Taiwan2045, place: int, rebels_defend: bool) -> int:
    """The net covers those who defend beside it, of its own side."""
    net = g.where[AIR_DEFENCE_NET]
    if net == NOTHING or g.is_rebel(AIR_DEFENCE_NET) != rebels_defend:
        return 0
    return 1 if net == place or place in g.links[net] else 0


def strengths_of(g: Taiwan2045, units: list[int], place: int, attacking: bool, foes: list[int]) -> list[int]:
    return [strength(g, unit, place, attacking, units, foes) for unit in units]
