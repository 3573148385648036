"""Dice of a battle (5.5.3.2): who rolls how many, and what hits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.decision import Choice

from ..content import (
    ADVANCED_ARTILLERY,
    ARTILLERY,
    BOMBER,
    DEFENSE,
    HEAVY_BOMBERS,
    INFANTRY,
    SUPPORTED_ATTACK,
    SUPPORTS,
    SUPPORTS_IMPROVED,
)
from ..options import POWER, UNIT
from .battle_board import Battle
from .casualties import attackers

if TYPE_CHECKING:
    from ..state import Axis


def roll_hits(g: Axis, dice: int, value: int) -> Choice:
    """One die a unit; a roll equal to or below the value hits (5.5.3.2c). Ends in the number of hits."""
    hits = 0
    if value:
        for _ in range(dice):
            roll = yield g.roll()
            if roll <= value:
                hits += 1
    return hits


def fire_as_attacker(g: Axis, battle: Battle, unit: int) -> Choice:
    """All attackers of one kind roll; supported infantry hits on the higher value."""
    number = attackers(g, battle, unit)
    if number <= 0:
        return 0
    power = g.active
    value = g.attack_of(power, unit)
    supported = 0
    if unit == INFANTRY:
        each = SUPPORTS_IMPROVED if g.has_tech(power, ADVANCED_ARTILLERY) else SUPPORTS
        supported = min(number, each * attackers(g, battle, ARTILLERY))
    elif unit == BOMBER and g.has_tech(power, HEAVY_BOMBERS):
        number *= 2
    high = yield from roll_hits(g, supported, SUPPORTED_ATTACK)
    rest = yield from roll_hits(g, number - supported, value)
    if value:
        note_fire(g, power, unit, number, high + rest)
    return high + rest


def fire_as_defender(g: Axis, battle: Battle, power: int, unit: int, number: int) -> Choice:
    if number <= 0 or not DEFENSE[unit]:
        return 0
    hits = yield from roll_hits(g, number, DEFENSE[unit])
    note_fire(g, power, unit, number, hits)
    return hits


def note_fire(g: Axis, power: int, unit: int, dice: int, hits: int) -> None:
    g.note("fire", "5.5.3.2b", power=POWER.option(power), unit=UNIT.option(unit), dice=dice, hits=hits)
