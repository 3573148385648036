"""Which clause forbids what a player might expect to be offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.decision import Decision

from ..content import AA_GUN, IS_AIR, IS_SHIP, LAND_COUNT, NEUTRAL
from ..options import DONE, SPACE, UNIT

if TYPE_CHECKING:
    from ..state import Axis


def forbidding_clause(g: Axis, decision: Decision, option: int) -> str:
    """Empty where the option is offered, or where no clause can be named."""
    if option in decision.options:
        return ""
    if option == DONE:
        return "5.6.1.2a" if decision.prompt == "noncombat-from" else "5.4.8c"
    if not SPACE.has(option):
        return forbidding_unit(g, decision, UNIT.of(option))
    at = SPACE.of(option)
    if at < LAND_COUNT and NEUTRAL[at]:
        return "2.2e"
    if not g.may_enter(at, g.active):
        return "4n"
    if decision.prompt == "combat-to":
        return forbidding_attack(g, UNIT.of(decision.about), at)
    if decision.prompt == "noncombat-to":
        return forbidding_move(g, UNIT.of(decision.about), at)
    if decision.prompt == "mobilize-where":
        return "5.7.1e" if at >= LAND_COUNT else "5.7.1a"
    if decision.prompt in ("combat-from", "noncombat-from"):
        return "5.4n" if decision.prompt == "combat-from" else "5.6a"
    return ""


def forbidding_unit(g: Axis, decision: Decision, unit: int) -> str:
    if decision.prompt == "purchase":
        return "5.3.1a"
    if decision.prompt == "combat-unit" and unit == AA_GUN:
        return "7.1.4b"
    return ""


def forbidding_attack(g: Axis, unit: int, at: int) -> str:
    if at < LAND_COUNT and g.is_friendly(at, g.active):
        return "5.4f"
    if IS_AIR[unit]:
        return "5.4.2a"
    if IS_SHIP[unit]:
        return "7.3a" if at < LAND_COUNT else "5.4f"
    return "5.4d"


def forbidding_move(g: Axis, unit: int, at: int) -> str:
    if at < LAND_COUNT and g.is_hostile(at, g.active):
        return "5.6.1.2a" if IS_AIR[unit] else "5.6.1.1a"
    if IS_AIR[unit]:
        return "5.6.1.2h" if at < LAND_COUNT and not g.was_friendly(at, g.active) else "5.6.1.2b"
    if IS_SHIP[unit] and at >= LAND_COUNT and g.is_hostile_zone(at, g.active):
        return "5.6.1.3a"
    return "5.4d"
