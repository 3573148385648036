"""Steps A, B and C: recovery, the war's demand, what society and economy allow this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING, Flow

from ..content import ATTEMPTS, DEMAND_STEP, EIGHTH_ROUND, HAND_SIZE, OWN_DISCARD
from ..options import CN, US
from .status import change_diplomacy, change_security
from .steps import HISTORY

if TYPE_CHECKING:
    from ..state import Dawn


def check_status(g: Dawn) -> Flow:
    g.note("turn", "4.6a", n=g.turn)
    change_diplomacy(g, 1)
    change_security(g, 1)
    g.placed_in_ukraine = 0
    if g.war_demand > 0:
        g.war_demand += DEMAND_STEP
        g.note("war-demand", "4.6.B", now=g.war_demand)
    for side in (US, CN):
        fix_abilities(g, side)
    g.raced = False
    g.sabotaged = False
    g.phasing = NOTHING
    g.history_played = 0
    g.step = HISTORY
    yield from ()


def fix_abilities(g: Dawn, side: int) -> None:
    """Whatever happens to society and economy later, they hold for this turn (9.1.4)."""
    g.hand_size[side] = HAND_SIZE[g.social[side]]
    g.may_discard[side] = OWN_DISCARD[g.social[side]] > 0
    g.eighth_round[side] = EIGHTH_ROUND[g.social[1 - side]] > 0
    g.attempts[side] = ATTEMPTS[g.economy[side]]
    g.traded[side] = False
    if g.log is not None:
        g.note("abilities", "4.6.Ca", seat=side, hand=g.hand_size[side], attempts=g.attempts[side])
