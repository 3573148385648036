"""The friendliness of the three factions, and what it pays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine import NOTHING, Flow

from ..content import CENTRAL, COLOURED, ENTERPRISE, FACTION_IDS, LOCAL, NUMBERS, TRACK_TOP
from .losses import gain_merit
from .missions import draw_missions
from .troops import share_out

if TYPE_CHECKING:
    from ..state import Taiwan2045

CENTRAL_MERIT: Final[int] = NUMBERS["friendliness"]["central_merit"]
LOCAL_TROOPS: Final[int] = NUMBERS["friendliness"]["local_troops"]
ENTERPRISE_MISSIONS: Final[int] = NUMBERS["friendliness"]["enterprise_missions"]


def befriend(g: Taiwan2045, seat: int, faction: int, rule: str) -> Flow:
    """Friendliness +1; a coloured space pays at once."""
    if faction == NOTHING or g.friends[seat][faction] == TRACK_TOP:
        return
    g.friends[seat][faction] += 1
    now = g.friends[seat][faction]
    id = FACTION_IDS[faction]
    if g.log is not None:
        g.note("befriends", rule, seat=seat, faction=id, track=f"track-{id}", now=now)
    if now not in COLOURED[faction]:
        return
    if faction == CENTRAL:
        gain_merit(g, seat, CENTRAL_MERIT, "friend-2")
    elif faction == LOCAL:
        yield from share_out(g, seat, LOCAL_TROOPS, g.mine[seat], "friend-2")
    elif faction == ENTERPRISE:
        yield from draw_missions(g, seat, ENTERPRISE_MISSIONS, "friend-2")
