"""Where units can go: land, sea and air, each by the rules of its kind (5.4, 5.6, 7.1-7.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...content import (
    CHINA,
    CHINA_ZONE,
    FAR,
    IS_CANAL_END,
    LAND_COUNT,
    LAND_LINKS,
    LINKS,
    MOVE,
    NEUTRAL,
    NOBODY,
    SEA_LINKS,
    SHIPS,
    SIDE,
    SPACE_COUNT,
    SUBMARINE,
    TANK,
    ZONES_NEAR,
)
from ...options import MECHANIZED_PAIR

if TYPE_CHECKING:
    from ...state import Axis


ALL: Final = 1000
"""Lists of where units may go stop at `enough` entries: with 1 they say whether there is any."""


def is_blitzable(g: Axis, at: int, power: int) -> bool:
    """An empty hostile territory without AA gun or complex (5.4.7)."""
    return (
        g.is_hostile(at, power)
        and not g.has_enemy_defenders(at, power)
        and not g.complex[at]
        and not g.enemy_guns(at, power)
    )


def moves_two(unit: int) -> bool:
    return unit in (TANK, MECHANIZED_PAIR)


def is_calm_way(g: Axis, zone: int, other: int, power: int) -> bool:
    return not g.is_hostile_zone(other, power) and g.canal_open(zone, other, power)


def has_hostile_neighbour(g: Axis, at: int, power: int) -> bool:
    return any(g.is_hostile(other, power) and g.may_enter(other, power) for other in LAND_LINKS[at])


def has_hostile_land_behind(g: Axis, at: int, power: int) -> bool:
    """Whether a tank comes to hostile land through a friendly territory."""
    return any(g.is_friendly(via, power) and has_hostile_neighbour(g, via, power) for via in LAND_LINKS[at])


def has_friendly_neighbour(g: Axis, at: int, power: int) -> bool:
    return any(g.is_friendly(other, power) and g.may_enter(other, power) for other in LAND_LINKS[at])


def has_calm_neighbour(g: Axis, zone: int, power: int) -> bool:
    return any(is_calm_way(g, zone, other, power) for other in SEA_LINKS[zone])


def land_attacks(g: Axis, at: int, power: int, unit: int, enough: int = ALL) -> list[int]:
    """Where a land unit may end its combat move: hostile territories, or any friendly one after a blitz."""
    goals: list[int] = []
    if unit != MECHANIZED_PAIR:
        for goal in LAND_LINKS[at]:
            if g.is_hostile(goal, power) and g.may_enter(goal, power):
                goals.append(goal)
                if len(goals) == enough:
                    return goals
    if not moves_two(unit):
        return goals
    for via in LAND_LINKS[at]:
        blitz = is_blitzable(g, via, power)
        if not blitz and not g.is_friendly(via, power):
            continue
        for goal in LAND_LINKS[via]:
            if goal not in goals and (g.is_hostile(goal, power) or blitz) and (goal != at or blitz):
                goals.append(goal)
                if len(goals) == enough:
                    return goals
    return goals


def routes(g: Axis, at: int, power: int, goal: int) -> list[int]:
    """The territories through which a tank can reach its goal in two steps."""
    return [
        via
        for via in LAND_LINKS[at]
        if goal in LAND_LINKS[via]
        and via != goal
        and (is_blitzable(g, via, power) or (g.is_friendly(via, power) and g.is_hostile(goal, power)))
    ]


def land_moves(g: Axis, at: int, power: int, unit: int, enough: int = ALL) -> list[int]:
    """Where a land unit may go in Noncombat Move: friendly territories only (5.6.1.1)."""
    goals: list[int] = []
    if unit != MECHANIZED_PAIR:
        for goal in LAND_LINKS[at]:
            if g.is_friendly(goal, power) and g.may_enter(goal, power):
                goals.append(goal)
                if len(goals) == enough:
                    return goals
    if not moves_two(unit):
        return goals
    for via in LAND_LINKS[at]:
        if not g.is_friendly(via, power):
            continue
        for goal in LAND_LINKS[via]:
            if goal != at and goal not in goals and g.is_friendly(goal, power):
                goals.append(goal)
                if len(goals) == enough:
                    return goals
    return goals


def paratrooper_goals(g: Axis, at: int, power: int, reach: int) -> dict[int, int]:
    """Hostile territories that a bomber with infantry can enter as its first, with their distance (5.2.3j)."""
    goals: dict[int, int] = {}
    seen = {at}
    edge = [at]
    for step in range(1, reach + 1):
        found: list[int] = []
        for here in edge:
            for other in LINKS[here]:
                if other in seen or NEUTRAL[other]:
                    continue
                seen.add(other)
                if other < LAND_COUNT and g.is_hostile(other, power):
                    goals[other] = step
                else:
                    found.append(other)
        edge = found
    return goals


def can_pass(g: Axis, zone: int, power: int, unit: int) -> bool:
    """Surface ships stop in hostile zones, submarines only at destroyers (5.4.6, 7.3)."""
    if unit == SUBMARINE:
        return not g.has_enemy_destroyer(zone, power)
    return not g.is_hostile_zone(zone, power)


def sea_reach(g: Axis, zone: int, power: int, unit: int, steps: int) -> list[int]:
    """Zones a ship can come to by sea, passing only what it may pass; nearer ones first."""
    seen = [False] * SPACE_COUNT
    seen[zone] = True
    reached: list[int] = []
    edge = [zone]
    for left in range(steps - 1, -1, -1):
        found: list[int] = []
        for here in edge:
            canal = IS_CANAL_END[here]
            for other in SEA_LINKS[here]:
                if not seen[other] and (not canal or g.canal_open(here, other, power)):
                    seen[other] = True
                    reached.append(other)
                    if left and can_pass(g, other, power, unit):
                        found.append(other)
        edge = found
    return reached


def last_steps(g: Axis, zone: int, goal: int, power: int, unit: int) -> list[int]:
    """The zones from which a ship can enter its goal: the one where it is, or those between."""
    steps = [zone] if goal in SEA_LINKS[zone] and g.canal_open(zone, goal, power) else []
    for via in SEA_LINKS[zone]:
        if (
            goal in SEA_LINKS[via]
            and can_pass(g, via, power, unit)
            and g.canal_open(zone, via, power)
            and g.canal_open(via, goal, power)
        ):
            steps.append(via)
    return steps


def will_fight_at(g: Axis, zone: int, power: int) -> bool:
    """Whether the power attacks there: ships beside enemy warships must, fighters at sea may wait (5.4.1a, 5.4.5b)."""
    if zone in g.lone_attacks:
        return True
    if not g.mass[power][zone] or not g.is_hostile_zone(zone, power):
        return False
    return g.airborne[zone] > 0 or has_ships(g, zone, power)


def has_ships(g: Axis, zone: int, power: int) -> bool:
    units = g.units[power][zone]
    return any(units[unit] for unit in SHIPS)


def is_lone(g: Axis, zone: int, power: int) -> bool:
    """A zone whose only enemies are submarines and transports."""
    enemy = 1 - SIDE[power]
    return g.ships[enemy][zone] > 0 and g.surface[enemy][zone] == 0


def may_meet_ships(g: Axis, zone: int, power: int) -> bool:
    """What `ship_attacks` needs before any way is looked for: a reason to sail within two zones."""
    if g.is_hostile_zone(zone, power) or g.assaulted_from:
        return True
    enemies = g.ships[1 - SIDE[power]]
    return any(enemies[other] for other in ZONES_NEAR[zone])


def may_attack_at(g: Axis, at: int) -> bool:
    """Nobody who has loaded in a zone fights there in the same turn (5.4.1g)."""
    return at not in g.loaded_in


def calls_for_ships(g: Axis, zone: int, power: int) -> bool:
    """Enemy ships to fight, or an assault to support."""
    return (g.has_enemy_ships(zone, power) and may_attack_at(g, zone)) or zone in g.assaulted_from


def has_ship_attack(g: Axis, zone: int, power: int, unit: int) -> bool:
    """The same as `ship_attacks`, without listing where."""
    fleeing = g.is_hostile_zone(zone, power)
    for via in SEA_LINKS[zone]:
        if not g.canal_open(zone, via, power):
            continue
        if fleeing or calls_for_ships(g, via, power):
            return True
        if can_pass(g, via, power, unit) and any(
            goal != zone and calls_for_ships(g, goal, power) and g.canal_open(via, goal, power)
            for goal in SEA_LINKS[via]
        ):
            return True
    return False


def ship_attacks(g: Axis, zone: int, power: int, unit: int, enough: int = ALL) -> list[int]:
    """Where a ship may end its combat move (5.4f-5.4j)."""
    fleeing = g.is_hostile_zone(zone, power)
    goals: list[int] = []
    for goal in sea_reach(g, zone, power, unit, MOVE[unit]):
        if fleeing or calls_for_ships(g, goal, power):
            goals.append(goal)
            if len(goals) == enough:
                break
    return goals


def has_ship_move(g: Axis, zone: int, power: int, unit: int) -> bool:
    """The same as `ship_moves`, without listing where: who goes two zones may as well stop after one."""
    if unit == SUBMARINE:
        return any(g.canal_open(zone, other, power) for other in SEA_LINKS[zone])
    return has_calm_neighbour(g, zone, power)


def ship_moves(g: Axis, zone: int, power: int, unit: int, enough: int = ALL) -> list[int]:
    """Where a ship may go in Noncombat Move: only submarines into hostile zones (5.6.1.3)."""
    goals: list[int] = []
    for goal in sea_reach(g, zone, power, unit, MOVE[unit]):
        if unit == SUBMARINE or not g.is_hostile_zone(goal, power):
            goals.append(goal)
            if len(goals) == enough:
                break
    return goals


def can_be_raided(g: Axis, at: int, power: int) -> bool:
    return at < LAND_COUNT and g.complex[at] and g.is_hostile(at, power)


def air_targets(g: Axis, power: int) -> tuple[list[int], list[int]]:
    """What fighters and what bombers fly against in combat: defenders and ships, and a complex that bombers raid."""
    enemy = 1 - SIDE[power]
    defenders, enemy_ships, built = g.defenders[enemy], g.ships[enemy], g.complex
    for_fighters: list[int] = []
    for_bombers: list[int] = []
    for at in range(LAND_COUNT):
        if defenders[at]:
            for_fighters.append(at)
            for_bombers.append(at)
        elif built[at] and can_be_raided(g, at, power):
            for_bombers.append(at)
    ships = [zone for zone in range(LAND_COUNT, SPACE_COUNT) if enemy_ships[zone]]
    return for_fighters + ships, for_bombers + ships


def find_way_home(g: Axis, power: int) -> list[int]:
    """How far each space is from land on which the power's aircraft may land this turn (5.6.1.2)."""
    links = g.air_links(power)
    ways = [FAR] * SPACE_COUNT
    for at in landing_fields(g, power):
        ways[at] = 0
    far = [at for at in range(SPACE_COUNT) if ways[at] and (power != CHINA or CHINA_ZONE[at])]
    steps, known = 0, -1
    while len(far) != known:
        known = len(far)
        further: list[int] = []
        for at in far:
            for other in links[at]:
                if ways[other] == steps:
                    ways[at] = steps + 1
                    break
            else:
                further.append(at)
        far = further
        steps += 1
    return ways


def landing_fields(g: Axis, power: int) -> list[int]:
    """Land that was friendly all turn."""
    if power == CHINA:
        return [at for at in range(LAND_COUNT) if g.was_friendly(at, power) and g.may_enter(at, power)]
    owner, start_owner, side = g.owner, g.start_owner, SIDE[power]
    return [
        at
        for at in range(LAND_COUNT)
        if owner[at] != NOBODY
        and SIDE[owner[at]] == side
        and start_owner[at] != NOBODY
        and SIDE[start_owner[at]] == side
    ]


# Why not


def bar_entry(g: Axis, at: int, power: int) -> str:
    """Nobody enters neutral territory, and China keeps to its zone."""
    if NEUTRAL[at]:
        return "2.2e"
    return "" if g.may_enter(at, power) else "4n"


def bar_course(g: Axis, zone: int, goal: int, power: int, unit: int) -> str:
    """What keeps a ship from coming to a zone: land, distance, a canal, or enemies on the way."""
    if goal < LAND_COUNT:
        return "7.3a"
    if goal in sea_reach(g, zone, power, unit, MOVE[unit]):
        return ""
    if goal not in ZONES_NEAR[zone]:
        return "7.3d"
    ways = [zone, *(via for via in SEA_LINKS[zone] if can_pass(g, via, power, unit))]
    if any(goal in SEA_LINKS[via] and not g.canal_open(via, goal, power) for via in ways):
        return "2.6d"
    return "7.3.5n" if unit == SUBMARINE else "7.3e"


def bar_route(g: Axis, at: int, via: int, goal: int, power: int) -> str:
    """What keeps tanks or ships from going by a space between."""
    if bar := bar_entry(g, via, power):
        return bar
    if via not in LINKS[at] or goal not in LINKS[via] or (via < LAND_COUNT) != (at < LAND_COUNT):
        return "5.4d"
    if at >= LAND_COUNT:
        return "7.3e" if g.is_hostile_zone(via, power) else "5.5.3.5h" if not g.calm[via] else "2.6d"
    return "5.4.7e"
