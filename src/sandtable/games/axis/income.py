"""Phase 7, Collect Income (5.8): production, national objectives, war bonds."""

from __future__ import annotations

from sandtable.engine.decision import Flow

from .board import ALLIES, AXIS, LAND_COUNT, SIDE, SPACE_COUNT
from .figures import OBJECTIVES, WAR_BONDS, Condition, Objective
from .names import OBJECTIVE, POWER
from .state import World
from .turn import end_turn


def income_phase(g: World) -> Flow:
    """A power without its capital collects nothing."""
    power = g.active
    if not g.capital_lost(power):
        earned = g.production(power)
        g.ipc[power] += earned
        g.note("income", "5.8a", power=POWER + power, n=earned)
        if g.with_objectives:
            collect_bonuses(g, power)
        if g.has_tech(power, WAR_BONDS):
            roll = yield g.roll()
            g.ipc[power] += roll
            g.note("war-bonds", "5.2.3p", power=POWER + power, n=roll)
    end_turn(g)


def collect_bonuses(g: World, power: int) -> None:
    for number, objective in enumerate(OBJECTIVES):
        if objective.power == power and is_met(g, objective):
            g.ipc[power] += objective.bonus
            g.note("objective", objective.clause, power=POWER + power, objective=OBJECTIVE + number, n=objective.bonus)


def is_met(g: World, objective: Objective) -> bool:
    return all(holds(g, condition) for condition in objective.conditions)


def holds(g: World, condition: Condition) -> bool:
    side = ALLIES if condition.allies else AXIS
    if condition.kind == "side_controls":
        return controlled(g, side, condition.spaces) >= condition.count
    if condition.kind == "side_controls_start_territory_of":
        return controlled(g, side, g.began_japanese) >= condition.count
    if condition.kind == "power_controls":
        return all(g.owner[at] == condition.power for at in condition.spaces)
    if condition.kind == "no_surface_warships":
        return not any(g.surface[side * SPACE_COUNT + zone] for zone in condition.spaces)
    return not any(
        g.owner[at] == condition.power and g.mass[power * SPACE_COUNT + at]
        for at in range(LAND_COUNT)
        for power in condition.powers
    )


def controlled(g: World, side: int, spaces: list[int]) -> int:
    return sum(1 for at in spaces if g.owner[at] >= 0 and SIDE[g.owner[at]] == side)
