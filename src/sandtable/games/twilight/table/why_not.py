"""Why something is not offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import PASS, Decision

from ..content import BARRED_BY, CHINA_CARD, CLAUSE, LAST_BOX, MISSILE_ENVY, SCORING, SIDE
from ..options import DO_COUP, DO_EVENT, DO_EVENT_FIRST, DO_REALIGN, DO_SPACE, MAP
from ..rules.targets import bar_coup, bar_realignment

if TYPE_CHECKING:
    from ..state import Twilight


def why_not(g: Twilight, decision: Decision, option: int) -> str:
    """The clause that keeps an option from being offered; empty where none comes to mind."""
    if option in decision.options:
        return ""
    prompt, side = decision.prompt, decision.seat
    is_country = MAP.space.has(option)
    if prompt == "influence-where" and is_country:
        return why_not_place(g, side, option)
    if prompt == "coup-where" and is_country:
        return bar_coup(g, side, option)
    if prompt == "realign-where" and is_country:
        return bar_realignment(g, side, option)
    if prompt == "play-card":
        return why_not_card(g, side, option)
    if prompt == "use-card":
        return why_not_use(g, side, decision.about, option)
    return "4.5C~g" if prompt == "headline" else ""


def why_not_place(g: Twilight, side: int, country: int) -> str:
    if not g.may_place(side, country):
        return "card 94"
    return "6.1.2" if g.reach_at_start[side][country] > 0 else "6.1.1"


def why_not_card(g: Twilight, side: int, option: int) -> str:
    if option == PASS:
        return "4.5D~a"
    if g.bound == side:
        return CLAUSE[MISSILE_ENVY]
    if option == CHINA_CARD and g.china_holder == side:
        return "9.5" if g.china_face_up else "9.3"
    return ""


def why_not_use(g: Twilight, side: int, card: int, option: int) -> str:
    if option == DO_SPACE:
        return why_not_space(g, side)
    if option in (DO_COUP, DO_REALIGN) and not SCORING[card]:
        return "6.3.1" if option == DO_COUP else "6.2.1"
    if option == DO_EVENT and SIDE[card] == 1 - side:
        return "7.1"
    if option in (DO_EVENT, DO_EVENT_FIRST):
        if g.bound == side and card == MISSILE_ENVY:
            return CLAUSE[MISSILE_ENVY]
        return "5.2~d" if any(bar in g.effects for bar in BARRED_BY[card]) else "5.2~c"
    return "2.2.3"


def why_not_space(g: Twilight, side: int) -> str:
    if g.space[side] == LAST_BOX:
        return "6.4.6"
    return "6.4.3" if g.attempts[side] >= (2 if g.has_ability(side, 2) else 1) else "6.4.1"
