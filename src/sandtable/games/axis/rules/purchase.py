"""Phase 2, Purchase Units (5.3), and the count of new Chinese infantry (4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.decision import Flow

from ..content import (
    ALLIES,
    BUYABLE,
    CHINA,
    CHINA_PER_INFANTRY,
    INCREASED_PRODUCTION,
    INFANTRY,
    LAND_COUNT,
    REPAIRED_PER_IPC,
    REPAIRED_PER_IPC_IMPROVED,
    SIDE,
    USA,
)
from ..options import DONE, POWER, SPACE, UNIT
from .turn import begin_combat

if TYPE_CHECKING:
    from ..state import Axis


def purchase_order(g: Axis) -> Flow:
    """One purchase or repair, paid at once; then the next, until the player is done."""
    if g.power == USA:
        raise_chinese_infantry(g)
    if g.ipc[g.active]:
        answer = yield g.ask(g.seat(), "purchase", lambda: purchase_options(g), left=g.ipc[g.active])
        if answer != DONE:
            if SPACE.has(answer):
                repair(g, SPACE.of(answer))
            else:
                buy(g, UNIT.of(answer))
            return
    begin_combat(g)


def purchase_options(g: Axis) -> list[int]:
    options = [DONE]
    for unit in range(BUYABLE):
        if not bar_purchase(g, unit):
            options.append(UNIT.option(unit))
    damage = g.damage
    for at in range(LAND_COUNT):
        if damage[at] and g.owner[at] == g.active:
            options.append(SPACE.option(at))
    return options


def buy(g: Axis, unit: int) -> None:
    """The unit waits in the mobilisation zone (5.3.3)."""
    price = g.cost_of(g.active, unit)
    g.ipc[g.active] -= price
    g.pool[g.active][unit] += 1
    if g.log is not None:
        g.note("bought", "5.3.2a", power=POWER.option(g.active), unit=UNIT.option(unit), n=price)


def repair(g: Axis, at: int) -> None:
    """One IPC removes one damage marker, two with Increased Factory Production; at once (5.3.2b, 5.3.3b)."""
    each = REPAIRED_PER_IPC_IMPROVED if g.has_tech(g.active, INCREASED_PRODUCTION) else REPAIRED_PER_IPC
    removed = min(each, g.damage[at])
    g.ipc[g.active] -= 1
    g.damage[at] -= removed
    g.note("repaired", "5.3.2b", power=POWER.option(g.active), space=SPACE.option(at), n=removed)


def chinese_territories(g: Axis) -> int:
    """Chinese territories that no Axis power holds (4i)."""
    return sum(1 for at in range(LAND_COUNT) if g.home[ALLIES][at] == CHINA and SIDE[g.owner[at]] == ALLIES)


def raise_chinese_infantry(g: Axis) -> None:
    """One infantry for every two territories, counted once in each American Purchase phase."""
    if g.china_raised:
        return
    g.china_raised = True
    number = chinese_territories(g) // CHINA_PER_INFANTRY
    g.pool[CHINA][INFANTRY] += number
    g.note("china-raises", "4j", n=number)


# Why not


def bar_purchase(g: Axis, unit: int) -> str:
    return "5.3.1a" if unit >= BUYABLE or g.cost_of(g.active, unit) > g.ipc[g.active] else ""


def bar_repair(g: Axis, at: int) -> str:
    """Only the controller repairs, and only what is damaged."""
    if at >= LAND_COUNT or not g.damage[at]:
        return "5.3.2b"
    return "" if g.owner[at] == g.active else "7.1.5g"
