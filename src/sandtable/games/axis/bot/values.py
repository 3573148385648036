"""What the heuristic bot sees in a position: threats, fronts, forces and chances."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..content import (
    AA_GUN,
    AIRCRAFT,
    ATTACK,
    CAPITAL,
    CITY,
    COST,
    DEFENSE,
    ENEMIES,
    FAR,
    FRIENDS,
    INFANTRY,
    IPC,
    KINDS,
    LAND_COUNT,
    LAND_FIGHTERS,
    LAND_LINKS,
    SEA_LINKS,
    SPACE_COUNT,
    TANK,
    TROOPS,
    WARSHIPS,
)
from ..odds.land import Odds, land_odds
from ..odds.sea import sea_odds

if TYPE_CHECKING:
    from ..state import Axis


CITY_VALUE = 8.0
CAPITAL_VALUE = 25.0
LARGE = 24
"""From so many units on, a rough comparison is good enough."""


def value_of(g: Axis, at: int) -> float:
    """What a territory is worth holding."""
    worth = float(IPC[at])
    if CITY[at]:
        worth += CITY_VALUE
    if CAPITAL[at] >= 0:
        worth += CAPITAL_VALUE
    if g.complex[at]:
        worth += 4.0
    return worth


def enemy_units(g: Axis, at: int, power: int) -> list[int]:
    units = [0] * KINDS
    for enemy in ENEMIES[power]:
        if g.mass[enemy][at]:
            for unit in range(KINDS):
                units[unit] += g.count(at, enemy, unit)
    return units


def friendly_units(g: Axis, at: int, power: int) -> list[int]:
    units = [0] * KINDS
    for friend in FRIENDS[power]:
        if g.mass[friend][at]:
            for unit in range(KINDS):
                units[unit] += g.count(at, friend, unit)
    return units


def defence(units: list[int]) -> int:
    return sum(units[unit] * (DEFENSE[unit] + 1) for unit in LAND_FIGHTERS)


def threat(g: Axis, at: int, power: int) -> int:
    """What enemies could throw at a territory next turn: by land from one or two steps, by sea from beside it."""
    total = 0
    near = LAND_LINKS[at]
    for other in near:
        total += offence(enemy_units(g, other, power))
    seen = {at, *near}
    for other in near:
        for further in LAND_LINKS[other]:
            if further not in seen:
                seen.add(further)
                units = enemy_units(g, further, power)
                total += units[TANK] * (ATTACK[TANK] + 1) + sum(units[unit] * (ATTACK[unit] + 1) for unit in AIRCRAFT)
    return total + landing_threat(g, at, power)


def landing_threat(g: Axis, at: int, power: int) -> int:
    total = 0
    for ship in g.transports:
        if ship.owner in ENEMIES[power] and ship.cargo:
            for zone in SEA_LINKS[at]:
                if ship.zone == zone or ship.zone in SEA_LINKS[zone]:
                    total += 4 * len(ship.cargo)
                    break
    return total


def offence(units: list[int]) -> int:
    return sum(units[unit] * (ATTACK[unit] + 1) for unit in LAND_FIGHTERS)


def way_to_front(g: Axis, power: int) -> list[int]:
    """How many steps by land each territory is from the nearest hostile one."""
    steps = [FAR] * LAND_COUNT
    edge = [at for at in range(LAND_COUNT) if g.is_hostile(at, power)]
    for at in edge:
        steps[at] = 0
    while edge:
        found: list[int] = []
        for at in edge:
            for other in LAND_LINKS[at]:
                if steps[other] == FAR:
                    steps[other] = steps[at] + 1
                    found.append(other)
        edge = found
    return steps


def way_by_sea(g: Axis, goals: list[int]) -> list[int]:
    """How many zones each sea zone is from the nearest goal."""
    steps = [FAR] * SPACE_COUNT
    edge = goals
    for zone in goals:
        steps[zone] = 0
    while edge:
        found: list[int] = []
        for zone in edge:
            for other in SEA_LINKS[zone]:
                if steps[other] == FAR and g.canal_open(zone, other, g.active):
                    steps[other] = steps[zone] + 1
                    found.append(other)
        edge = found
    return steps


def chances_on_land(g: Axis, attack: list[int], defend: list[int]) -> Odds:
    """Exact odds for ordinary battles; a comparison of strengths for huge ones."""
    if sum(attack) + sum(defend) > 2 * LARGE:
        return rough(attack, defend, False)
    return land_odds(attack, defend, g.techs[g.active], [])


def chances_at_sea(g: Axis, attack: list[int], defend: list[int]) -> Odds:
    if sum(attack) + sum(defend) > LARGE // 2:
        return rough(attack, defend, True)
    return sea_odds(attack, defend, g.techs[g.active], [], g.strikes_every_round)


def rough(attack: list[int], defend: list[int], sea: bool) -> Odds:
    kinds = [*WARSHIPS, *AIRCRAFT] if sea else LAND_FIGHTERS
    mine = sum(attack[unit] * ATTACK[unit] for unit in kinds) * sum(attack[unit] for unit in kinds)
    theirs = sum(defend[unit] * DEFENSE[unit] for unit in kinds) * sum(defend[unit] for unit in kinds)
    odds = Odds(attack, defend)
    won = mine > 1.5 * theirs
    left = tuple(count // 2 if won else 0 for count in attack)
    odds.add(1.0, left, tuple([0] * KINDS) if won else tuple(defend))
    return odds


def spare_troops(g: Axis, at: int, power: int) -> list[int]:
    """Own unmoved units that may leave a territory without giving it away."""
    units = [g.unmoved(at, power, unit) for unit in range(KINDS)]
    units[AA_GUN] = 0
    if at >= LAND_COUNT:
        return units
    holding = friendly_units(g, at, power)
    if CAPITAL[at] == power:
        keep_guard(units, holding, threat(g, at, power))
    elif value_of(g, at) > 0 and any(g.is_hostile(other, power) for other in LAND_LINKS[at]):
        if sum(holding[unit] for unit in TROOPS) <= 1:
            for unit in TROOPS:
                units[unit] = 0
        elif units[INFANTRY] > 1:
            units[INFANTRY] -= 1
    return units


def keep_guard(units: list[int], holding: list[int], danger: int) -> None:
    """Holds back infantry first, then the rest, until the capital is safe."""
    need = danger + 3 - (defence(holding) - defence(units))
    for unit in LAND_FIGHTERS:
        while units[unit] and need > 0:
            units[unit] -= 1
            need -= DEFENSE[unit] + 1


def price(units: list[int]) -> int:
    return sum(units[unit] * COST[unit] for unit in range(KINDS))
