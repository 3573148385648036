"""What a question repeats of the order that it belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine.decision import Decision

from ..content import PIECE_UNIT
from ..options import SPACE, UNIT
from ..rules.movement.transport import Transport

if TYPE_CHECKING:
    from ..state import Axis

TO_WHERE: Final = ("combat-to", "noncombat-to", "raid-or-attack")
WHICH_WAY: Final = ("combat-via",)
HOW_MANY: Final = ("combat-number", "noncombat-number")
UNDER_SAIL: Final = ("voyage", "load-from", "load-unit", "land-too", "unload-unit")
IN_BATTLE: Final = ("bombard", "casualty-seaborne")


def so_far(g: Axis, decision: Decision) -> dict[str, list[int]]:
    prompt = decision.prompt
    if prompt in TO_WHERE:
        return {"from": [SPACE.option(g.ordered_from)]}
    if prompt in WHICH_WAY:
        return {"unit": [UNIT.option(g.ordered_unit)], "from": [SPACE.option(g.ordered_from)]}
    if prompt in HOW_MANY:
        return {"from": [SPACE.option(g.ordered_from)], "to": [SPACE.option(g.ordered_to)]}
    if prompt in UNDER_SAIL and g.sailing is not None:
        return under_sail(g.sailing)
    if prompt in IN_BATTLE and g.battle is not None:
        return {"to": [SPACE.option(g.battle.space)]}
    return {"unit": [UNIT.option(g.placing)]} if prompt == "mobilize-by" else {}


def under_sail(ship: Transport) -> dict[str, list[int]]:
    return {"zone": [SPACE.option(ship.zone)], "cargo": [UNIT.option(PIECE_UNIT[piece]) for piece in ship.cargo]}
