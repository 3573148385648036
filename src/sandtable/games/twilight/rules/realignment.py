"""6.2 Realignment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import PASS, Flow

from ..content import COUNTRIES, IRAN_CONTRA, REGION_OF, REGIONS
from ..options import US, USSR
from .targets import realignment_targets
from .value import begin_operation, bonus_in, has_southeast_bonus, unfloored_ops

if TYPE_CHECKING:
    from ..state import Twilight


def realign(
    g: Twilight,
    side: int,
    printed: int,
    where: list[int] = COUNTRIES,
    free: bool = False,
    china: bool = False,
    one_region: bool = False,
) -> Flow:
    """One roll a point; each target is named after the last result is known. It may be broken off."""
    value = unfloored_ops(g, side, printed)
    begin_operation(g, printed, where, free, china)
    g.cause = "6.2.2"
    g.note("realignment", "6.2.1", seat=side, n=max(1, value), printed=printed)
    has_bonus = china or has_southeast_bonus(g, side)
    done, bonus = 0, 2 if has_bonus else 0
    while True:
        options = []
        if done < max(1, value + bonus):
            options = realignment_targets(g, side, where, free)
        if has_bonus:
            options = [c for c in options if done < max(1, value + min(bonus, bonus_in(g, side, c, china)))]
        if not options:
            return
        g.opened(options)
        if done > 0:
            options = [*options, PASS]
        country = yield g.ask(side, "realign-where", options, max(value - done, 1))
        if country == PASS:
            return
        if has_bonus:
            bonus = min(bonus, bonus_in(g, side, country, china))
        done += 1
        if one_region:
            where = g.op_where = REGIONS[REGION_OF[country]]
        ussr = yield g.roll()
        us = yield g.roll()
        apply_realignment(g, country, ussr, us)


def scandal(g: Twilight) -> int:
    """What Iran-Contra takes from every realignment roll of the US."""
    return 1 if IRAN_CONTRA in g.effects else 0


def apply_realignment(g: Twilight, country: int, ussr_roll: int, us_roll: int) -> None:
    """The higher total takes the difference from the other side."""
    ussr_bonus, us_bonus = g.realignment_bonus(USSR, country), g.realignment_bonus(US, country)
    if g.log is not None:
        g.note(
            "realigned", "6.2.2", space=country, ussr=ussr_roll, us=us_roll, ussr_bonus=ussr_bonus, us_bonus=us_bonus
        )
    lead = ussr_roll + ussr_bonus - (us_roll + us_bonus - scandal(g))
    if lead > 0:
        g.remove_influence(US, country, lead)
    elif lead < 0:
        g.remove_influence(USSR, country, -lead)
