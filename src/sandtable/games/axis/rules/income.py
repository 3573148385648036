"""Phase 7, Collect Income (5.8): production, national objectives, war bonds, and a bid that was agreed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.decision import Flow

from ..content import ALLIES, AXIS, LAND_COUNT, OBJECTIVES, SIDE, WAR_BONDS, Condition, Objective
from ..options import OBJECTIVE, POWER
from .turn import end_turn

if TYPE_CHECKING:
    from ..state import Axis


def income_phase(g: Axis) -> Flow:
    """A power without its capital collects nothing."""
    power = g.active
    if not g.capital_lost(power):
        earned = g.production(power)
        g.ipc[power] += earned
        g.note("income", "5.8a", power=POWER.option(power), n=earned)
        if g.with_objectives:
            collect_bonuses(g, power)
        if g.has_tech(power, WAR_BONDS):
            roll = yield g.roll()
            g.ipc[power] += roll
            g.note("war-bonds", "5.2.3p", power=POWER.option(power), n=roll)
        collect_bid(g, power)
    end_turn(g)


def collect_bid(g: Axis, power: int) -> None:
    share = g.bid_income[power]
    if share:
        g.ipc[power] += share
        g.note("bid-income", power=POWER.option(power), n=share)


def collect_bonuses(g: Axis, power: int) -> None:
    for number, objective in enumerate(OBJECTIVES):
        if objective.power == power and objective.in_play and is_met(g, objective):
            g.ipc[power] += objective.bonus
            g.note(
                "objective",
                objective.clause,
                power=POWER.option(power),
                objective=OBJECTIVE.option(number),
                n=objective.bonus,
            )


def is_met(g: Axis, objective: Objective) -> bool:
    return all(holds(g, condition) for condition in objective.conditions)


def holds(g: Axis, condition: Condition) -> bool:
    side = ALLIES if condition.allies else AXIS
    if condition.kind == "side_controls":
        return controlled(g, side, condition.spaces) >= condition.count
    if condition.kind == "side_controls_start_territory_of":
        return controlled(g, side, g.began_japanese) >= condition.count
    if condition.kind == "power_controls":
        return all(g.owner[at] == condition.power for at in condition.spaces)
    if condition.kind == "no_surface_warships":
        return not any(g.surface[side][zone] for zone in condition.spaces)
    return not any(
        g.owner[at] == condition.power and g.mass[power][at] for at in range(LAND_COUNT) for power in condition.powers
    )


def controlled(g: Axis, side: int, spaces: list[int]) -> int:
    return sum(1 for at in spaces if g.owner[at] >= 0 and SIDE[g.owner[at]] == side)
