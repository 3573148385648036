"""Step H: the economic phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import PASS, Flow

from ..content import (
    DECAY,
    ECONOMY_MAX,
    INCOME,
    OPPONENT_VP,
    OWN_SOCIAL,
    OWN_VP,
    SOCIAL_DROP_BELOW,
    UPGRADE_PRICE,
    WAR_ON_TERROR,
)
from ..options import CN, US, YES
from .status import change_economy, change_forex, change_social, gain_vp, judge_ruin
from .steps import EXTRA

if TYPE_CHECKING:
    from ..state import Dawn


def economic_phase(g: Dawn) -> Flow:
    for side in (US, CN):
        change_forex(g, side, income(g, side), "cause-income")
    for side in (US, CN):
        yield from offer_upgrade(g, side)
    decay(g)
    judge_ruin(g)
    for side in (US, CN):
        reap_economy(g, side)
    g.step = EXTRA


def income(g: Dawn, side: int) -> int:
    printed = INCOME[g.economy[side]]
    return max(0, printed - 1) if side == US and g.in_force[WAR_ON_TERROR] else printed


def can_upgrade(g: Dawn, side: int) -> bool:
    level = g.economy[side]
    return level < ECONOMY_MAX and g.forex[side] >= UPGRADE_PRICE[level]


def offer_upgrade(g: Dawn, side: int) -> Flow:
    if can_upgrade(g, side):
        price = UPGRADE_PRICE[g.economy[side]]
        answer = yield g.ask(side, "upgrade-economy", [YES, PASS], price)
        if answer == YES:
            change_forex(g, side, -price, "cause-upgrade")
            change_economy(g, side, 1, "cause-upgrade")


def decay(g: Dawn) -> None:
    for side in (US, CN):
        change_economy(g, side, -DECAY, "cause-decay")
    for side in (US, CN):
        if g.economy[side] < SOCIAL_DROP_BELOW:
            change_social(g, side, -1, "cause-weak-economy")


def reap_economy(g: Dawn, side: int) -> None:
    """What the level gives its side, or the opponent (9.1.7)."""
    level = g.economy[side]
    gain_vp(g, side, OWN_VP[level], "cause-strong-economy")
    gain_vp(g, 1 - side, OPPONENT_VP[level], "cause-opponents-economy")
    change_social(g, side, OWN_SOCIAL[level], "cause-strong-economy")
