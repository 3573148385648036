"""Dice of a battle (5.5.3.2): who rolls how many, and what hits."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sandtable.engine.decision import Choice, Flow

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
from ..options import POWER, SPACE, UNIT
from .battle_board import Battle
from .casualties import attackers

if TYPE_CHECKING:
    from ..state import Axis


@final
class Salvo:
    """Dice that are thrown together: what fell, and what each die needed."""

    def __init__(self) -> None:
        self.faces: list[int] = []
        self.needed: list[int] = []
        self.hits = 0

    def throw(self, g: Axis, dice: int, value: int) -> Flow:
        """A roll equal to or below the value hits (5.5.3.2c)."""
        for _ in range(dice):
            face = yield g.roll()
            self.faces.append(face)
            if face <= value:
                self.hits += 1
        self.needed.extend([value] * dice)


def fire_as_attacker(g: Axis, battle: Battle, unit: int) -> Choice:
    """All attackers of one kind roll; supported infantry hits on the higher value. Ends in the number of hits."""
    number = attackers(g, battle, unit)
    power = g.active
    value = g.attack_of(power, unit)
    if number <= 0 or not value:
        return 0
    salvo = Salvo()
    if unit == INFANTRY:
        each = SUPPORTS_IMPROVED if g.has_tech(power, ADVANCED_ARTILLERY) else SUPPORTS
        supported = min(number, each * attackers(g, battle, ARTILLERY))
        if supported:
            yield from salvo.throw(g, supported, SUPPORTED_ATTACK)
            number -= supported
    elif unit == BOMBER and g.has_tech(power, HEAVY_BOMBERS):
        number *= 2
    yield from salvo.throw(g, number, value)
    note_fire(g, power, unit, salvo)
    return salvo.hits


def fire_as_defender(g: Axis, battle: Battle, power: int, unit: int, number: int) -> Choice:
    if number <= 0 or not DEFENSE[unit]:
        return 0
    salvo = Salvo()
    yield from salvo.throw(g, number, DEFENSE[unit])
    note_fire(g, power, unit, salvo)
    return salvo.hits


def note_fire(g: Axis, power: int, unit: int, salvo: Salvo) -> None:
    if g.log is None:
        return  # playouts write this line more often than any other
    g.note(
        "fire",
        "5.5.3.2b" if power == g.active else "5.5.3.3b",
        power=POWER.option(power),
        unit=UNIT.option(unit),
        dice=len(salvo.faces),
        hits=salvo.hits,
        faces=salvo.faces,
        needed=salvo.needed,
    )


def next_round(g: Axis, battle: Battle) -> None:
    battle.round += 1
    if g.log is not None:
        g.note("round", "5.5.3.5a", space=SPACE.option(battle.space), n=battle.round)
