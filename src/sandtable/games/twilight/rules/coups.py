"""6.3 Coups."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import Flow

from ..content import (
    BATTLEGROUND,
    CENTRAL_AMERICA,
    COUNTRIES,
    DEATH_SQUADS,
    NUCLEAR_SUBS,
    REGION_OF,
    SALT,
    SOUTH_AMERICA,
    STABILITY,
    YURI_AND_SAMANTHA,
)
from ..options import US, USSR
from .defcon import add_military, set_defcon
from .effects import face_crisis
from .targets import coup_targets
from .value import begin_operation, bonus_in, unfloored_ops
from .victory import end, gain_vp

if TYPE_CHECKING:
    from ..state import Twilight


def coup(
    g: Twilight, side: int, printed: int, where: list[int] = COUNTRIES, free: bool = False, china: bool = False
) -> Flow:
    """A coup with all the points; a free one earns no military operations and ignores the regions DEFCON closes."""
    value = unfloored_ops(g, side, printed)
    begin_operation(g, printed, where, free, china)
    g.note("coup", "6.3.1", seat=side, n=max(1, value))
    yield from face_crisis(g, side)
    target = yield g.ask(side, "coup-where", coup_targets(g, side, where, free))
    yield from attempt_coup(g, side, target, max(1, value + bonus_in(g, side, target, china)), free)


def lowers_defcon(g: Twilight, side: int, target: int) -> bool:
    return bool(BATTLEGROUND[target]) and not (side == US and NUCLEAR_SUBS in g.effects)


def attempt_coup(g: Twilight, side: int, target: int, value: int, free: bool) -> Flow:
    if g.crisis == side:
        end(g, "missile-crisis", 1 - side)
    g.cause = "6.3.2"
    roll = yield g.roll()
    shift = coup_die_shift(g, side, target)
    margin = roll + value + shift - 2 * STABILITY[target]
    if g.log is not None:
        g.note("coup-roll", "6.3.2", seat=side, space=target, roll=roll, n=value, shift=shift, margin=margin)
    if margin > 0:
        removed = g.remove_influence(1 - side, target, margin)
        g.add_influence(side, target, margin - removed)
    if not free:
        add_military(g, side, value, "6.3.3")
    if side == US and YURI_AND_SAMANTHA in g.effects:
        gain_vp(g, USSR, 1, "card 109")
    if lowers_defcon(g, side, target):
        set_defcon(g, g.defcon - 1, "6.3.4")


def coup_die_shift(g: Twilight, side: int, target: int) -> int:
    shift = -1 if SALT in g.effects else 0
    if REGION_OF[target] in (CENTRAL_AMERICA, SOUTH_AMERICA) and DEATH_SQUADS in g.effects:
        shift += g.coup_shift[side]
    return shift
