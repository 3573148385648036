"""The turn's frame (5.1): what begins and ends it, China's part in the American turn (4), and winning (6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..content import (
    ALLIES,
    AXIS,
    CHINA,
    CHINA_CROWD,
    CHINA_ZONE,
    CITY_SPACES,
    FRIENDS,
    LAND_COUNT,
    MEMBERS,
    NOBODY,
    SIDE,
    SIDES,
    USA,
)
from ..options import POWER
from .movement.aircraft_landing import lose_fighters_without_deck
from .movement.reach import air_targets, find_way_home
from .movement.voyage import ready_transports
from .stages import COMBAT_MOVE, MOBILIZE, NONCOMBAT_MOVE, RESEARCH

if TYPE_CHECKING:
    from ..state import Axis


def begin_turn(g: Axis) -> None:
    """A power without its capital only moves and fights (5.5.3.8f)."""
    power = g.power
    g.active = power
    g.second_block = False
    g.china_raised = False
    g.start_owner = g.owner.copy()
    g.calm = g.calm_zones(power)
    g.forget_moves()
    g.promised = {}
    g.guns_fired = {}
    g.placed = {}
    ready_transports(g, power)
    g.note("turn", "5.1a", power=POWER.option(power), n=g.round)
    if g.capital_lost(power):
        begin_combat(g)
    else:
        g.stage = RESEARCH


def begin_combat(g: Axis) -> None:
    """In the American turn China's moves and battles come as one block, before or after the American ones (4d)."""
    if g.power == USA:
        g.active = CHINA if g.china_first != g.second_block else USA
    g.raiders = {}
    g.raided = []
    g.came_from = {}
    g.lone_attacks = []
    g.fought = []
    g.assaulted_from = []
    g.loaded_in = []
    g.bombarded = {}
    g.queue = []
    g.way_home = find_way_home(g, g.active)
    g.fighter_targets, g.bomber_targets = air_targets(g, g.active)
    g.stage = COMBAT_MOVE
    g.note("combat-move", "5.4a" if g.power != USA else "4d", power=POWER.option(g.active))


def after_combat(g: Axis) -> None:
    if g.power == USA and not g.second_block:
        g.second_block = True
        begin_combat(g)
        return
    if g.active != g.power:
        g.active = g.power
        g.way_home = find_way_home(g, g.active)
    g.stage = NONCOMBAT_MOVE
    g.note("noncombat-move", "5.6a", power=POWER.option(g.active))


def after_noncombat_move(g: Axis) -> None:
    """China's noncombat moves follow the American ones in the same phase."""
    if g.active == USA:
        g.active = CHINA
        g.way_home = find_way_home(g, CHINA)
        g.note("noncombat-move", "4c", power=POWER.option(CHINA))
        return
    g.active = g.power
    if g.capital_lost(g.power):
        lose_fighters_without_deck(g, g.power)
        end_turn(g)
        return
    if g.power == USA:
        remember_crowds(g)
    g.stage = MOBILIZE
    g.note("mobilize", "5.7a", power=POWER.option(g.active))


def remember_crowds(g: Axis) -> None:
    """Where three or more units stand before placement begins, no Chinese infantry is added (4m)."""
    g.crowd = []
    for at in range(LAND_COUNT):
        if CHINA_ZONE[at] and sum(g.mass[power][at] for power in FRIENDS[CHINA]) >= CHINA_CROWD:
            g.crowd.append(at)


def end_turn(g: Axis) -> None:
    """After the last power, that is the United States, the victory cities are counted (5.1e)."""
    g.turn += 1
    if g.turn == len(g.order):
        judge_victory(g)
        if g.over:
            held = [cities_held(g, side) for side in (AXIS, ALLIES)]
            g.note("final", "5.1e", ending=f"end-{g.ending}", axis=held[AXIS], allies=held[ALLIES])
            return
        g.turn = 0
        g.round += 1
    begin_turn(g)


def city_spaces(g: Axis, side: int) -> list[int]:
    """The territories with a victory city that a side holds."""
    return [at for at in CITY_SPACES if g.owner[at] != NOBODY and SIDE[g.owner[at]] == side]


def cities_held(g: Axis, side: int) -> int:
    return len(city_spaces(g, side))


def side_production(g: Axis, side: int) -> int:
    return sum(g.production(power) for power in MEMBERS[side] if power != CHINA)


def judge_victory(g: Axis) -> None:
    for side in (AXIS, ALLIES):
        if cities_held(g, side) >= g.cities_to_win:
            g.finish(f"cities-{SIDES[side]}", side_seats(g, side))
            return
    if g.round_limit and g.round >= g.round_limit:
        judge_by_standing(g)


def judge_by_standing(g: Axis) -> None:
    """At the agreed last round: more cities, then more income."""
    mine = [side_score(g, side) for side in (AXIS, ALLIES)]
    if mine[AXIS] == mine[ALLIES]:
        g.finish("rounds-draw", list(range(g.seats)))
    else:
        side = AXIS if mine[AXIS] > mine[ALLIES] else ALLIES
        g.finish(f"rounds-{SIDES[side]}", side_seats(g, side))


def side_score(g: Axis, side: int) -> float:
    return cities_held(g, side) + side_production(g, side) / 1000


def side_seats(g: Axis, side: int) -> list[int]:
    return sorted({g.seat_of[power] for power in MEMBERS[side]})
