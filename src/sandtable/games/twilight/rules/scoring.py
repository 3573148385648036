"""Scoring: the six regions, Southeast Asia, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING
from sandtable.games.common.standing import CONTROL, DOMINATION, Tally, standing

from ..content import (
    ASIA,
    BATTLEGROUND,
    CHINA_CARD_VP,
    CLAUSE,
    EUROPE,
    FORMOSAN_RESOLUTION,
    HOME,
    REGIONS,
    SCORING_VP,
    SOUTHEAST_ASIA,
    SOUTHEAST_ASIA_VP,
    TAIWAN,
    THAILAND,
    THAILAND_VP,
)
from ..options import REGION, SIDES, US, USSR
from .victory import end, end_by_score, gain_vp, move_vp

if TYPE_CHECKING:
    from ..state import Twilight


def tally(g: Twilight, side: int, region: int, left_out: int = NOTHING, formosan: bool = False) -> Tally:
    """What the side controls in the region; `left_out` is the country that Shuttle Diplomacy takes from the USSR."""
    count = Tally()
    for country in REGIONS[region]:
        if g.controller[country] != side or (side == USSR and country == left_out):
            continue
        count.countries += 1
        if BATTLEGROUND[country] or (formosan and country == TAIWAN):
            count.battlegrounds += 1
        if HOME[country] == 1 - side:
            count.next_to_enemy += 1
    return count


def taiwan_counts(g: Twilight, region: int) -> bool:
    """Under the Formosan Resolution a US-controlled Taiwan is a battleground when Asia is scored."""
    return region == ASIA and FORMOSAN_RESOLUTION in g.effects and g.controller[TAIWAN] == US


def battlegrounds_of(region: int) -> int:
    return sum(1 for country in REGIONS[region] if BATTLEGROUND[country])


def standings(g: Twilight, region: int, left_out: int = NOTHING, formosan: bool = False) -> list[int]:
    counts = [tally(g, side, region, left_out, formosan) for side in SIDES]
    battlegrounds = battlegrounds_of(region) + (1 if formosan else 0)
    return [standing(counts[side], counts[1 - side], battlegrounds) for side in SIDES]


def region_points(g: Twilight, region: int, left_out: int = NOTHING) -> list[int]:
    """What each side scores for the region, control of Europe aside."""
    formosan = taiwan_counts(g, region)
    tiers = standings(g, region, left_out, formosan)
    points = []
    for side in SIDES:
        count = tally(g, side, region, left_out, formosan)
        points.append(SCORING_VP[region][tiers[side]] + count.battlegrounds + count.next_to_enemy)
    return points


def europe_winner(g: Twilight) -> int:
    tiers = standings(g, EUROPE)
    return USSR if tiers[USSR] == CONTROL else US if tiers[US] == CONTROL else NOTHING


def score_region(g: Twilight, region: int, card: int, left_out: int = NOTHING) -> None:
    if region == EUROPE and (winner := europe_winner(g)) != NOTHING:
        end(g, "europe", winner)
    ussr, us = region_points(g, region, left_out)
    gain_net(g, us - ussr, CLAUSE[card])


def southeast_asia_points(g: Twilight) -> list[int]:
    points = [0, 0]
    for country in SOUTHEAST_ASIA:
        if g.controller[country] != NOTHING:
            points[g.controller[country]] += THAILAND_VP if country == THAILAND else SOUTHEAST_ASIA_VP
    return points


def score_southeast_asia(g: Twilight, card: int) -> None:
    points = southeast_asia_points(g)
    gain_net(g, points[US] - points[USSR], CLAUSE[card])


def gain_net(g: Twilight, net: int, rule: str) -> None:
    """Both sides score at once; only the difference moves the marker."""
    gain_vp(g, US if net >= 0 else USSR, abs(net), rule)


def regions_dominated(g: Twilight, side: int) -> int:
    return sum(1 for region in range(len(REGIONS)) if standings(g, region)[side] >= DOMINATION)


def final_scoring(g: Twilight) -> None:
    """Every region once; 20 VP on the way do not end it, control of Europe does."""
    if (winner := europe_winner(g)) != NOTHING:
        end(g, "europe", winner)
    net = 0
    for region in range(len(REGIONS)):
        ussr, us = region_points(g, region)
        g.note("final-region", "10.3.2", region=REGION.option(region), us=us, ussr=ussr)
        net += us - ussr
    net += CHINA_CARD_VP if g.china_holder == US else -CHINA_CARD_VP
    if net == 0:
        g.note("no-vp", "10.3.2", score=g.vp)
    else:
        move_vp(g, US if net > 0 else USSR, abs(net), "10.3.2")
    end_by_score(g, "final-scoring")
