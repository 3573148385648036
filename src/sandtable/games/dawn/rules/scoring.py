"""Scoring: cards, step I, step K (chapter 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import Flow
from sandtable.games.common.standing import Tally

from ..content import (
    BATTLEGROUND,
    BATTLEGROUND_VP,
    CONTROL_VP,
    COUNTRY_VP,
    DOMINATION_VP,
    EXTRA_FROM,
    EXTRA_TO,
    FINAL_SCORING,
    HOME,
    SCORED_COUNTRIES,
)
from ..options import ANTI, CN, NAMES, US
from .status import end, gain_vp
from .steps import END

if TYPE_CHECKING:
    from ..state import Dawn


def score(g: Dawn, card: int) -> None:
    """Carries out a scoring card: both players gain VP."""
    points = points_of(g, card)
    g.note("scoring", "10.1.2c", card=card, us=points[US], cn=points[CN])
    gain_vp(g, US, points[US], NAMES[card])
    gain_vp(g, CN, points[CN], NAMES[card])


def points_of(g: Dawn, card: int) -> list[int]:
    """What the card would give each side now."""
    if COUNTRY_VP[card]:
        return [sub_region_points(g, card, US), sub_region_points(g, card, CN)]
    us, chinese = tally(g, US, card), tally(g, CN, card)
    deduct_anti_us(g, us, card)
    return [region_points(card, us, chinese), region_points(card, chinese, us)]


def sub_region_points(g: Dawn, card: int, side: int) -> int:
    points = 0
    for country in SCORED_COUNTRIES[card]:
        if g.controller[country] == side:
            points += BATTLEGROUND_VP[card] if BATTLEGROUND[country] else COUNTRY_VP[card]
    return points


def tally(g: Dawn, side: int, card: int) -> Tally:
    """What the side itself controls; `next_to_enemy` counts countries beside the other's home space."""
    held = Tally()
    for country in SCORED_COUNTRIES[card]:
        if g.controller[country] == side:
            held.countries += 1
            if BATTLEGROUND[country]:
                held.battlegrounds += 1
            if HOME[country] == 1 - side:
                held.next_to_enemy += 1
    return held


def deduct_anti_us(g: Dawn, us: Tally, card: int) -> None:
    """Anti-US control lowers the US counts, each kind down to zero at most (10.1.3)."""
    others = us.countries - us.battlegrounds
    for country in SCORED_COUNTRIES[card]:
        if g.controller[country] == ANTI:
            if BATTLEGROUND[country]:
                us.battlegrounds = max(0, us.battlegrounds - 1)
            else:
                others = max(0, others - 1)
    us.countries = us.battlegrounds + others


def region_points(card: int, mine: Tally, theirs: Tally) -> int:
    points = mine.battlegrounds + mine.next_to_enemy
    if controls_region(mine, theirs):
        return points + CONTROL_VP[card]
    if dominates_region(mine, theirs):
        return points + DOMINATION_VP[card]
    return points


def controls_region(mine: Tally, theirs: Tally) -> bool:
    return mine.battlegrounds > theirs.battlegrounds and others(mine) > others(theirs)


def dominates_region(mine: Tally, theirs: Tally) -> bool:
    if mine.battlegrounds <= theirs.battlegrounds:
        return False
    return others(mine) > 0 or others(theirs) == 0


def others(held: Tally) -> int:
    return held.countries - held.battlegrounds


def extra_scoring_card(g: Dawn) -> Flow:
    """Step I."""
    if EXTRA_FROM <= g.turn <= EXTRA_TO:
        card = yield g.extra_scoring.draw()
        g.extra_scoring.take(card)
        g.note("extra-scoring", "4.6.I", reveals=True, card=card)
        score(g, card)
    g.step = END


def final_phase(g: Dawn) -> Flow:
    """Step K."""
    score_finally(g)
    yield from ()


def score_finally(g: Dawn) -> None:
    """All five regions, then the differences in society and economy; the most VP win (10.3.3)."""
    for card in FINAL_SCORING:
        score(g, card)
    for side in (US, CN):
        gain_vp(g, side, g.social[side] - g.social[1 - side], "track-social")
        gain_vp(g, side, g.economy[side] - g.economy[1 - side], "track-economy")
    if g.vp[US] == g.vp[CN]:
        end(g, "equal-points", [])
    else:
        end(g, "points", [US if g.vp[US] > g.vp[CN] else CN])


def scores(g: Dawn) -> list[float]:
    """Victory points; a side that has lost at once has less than any."""
    if g.over and g.ending not in ("points", "equal-points"):
        return [1.0 if seat in g.winners else 0.0 for seat in (US, CN)]
    return [float(vp) for vp in g.vp]
