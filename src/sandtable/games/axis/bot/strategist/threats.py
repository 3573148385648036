"""What could come next: the force that each enemy can bring against a space in its next turn, by the rules of reach."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ...content import (
    AA_GUN,
    AIR_DISTANCE,
    AIRCRAFT,
    ARTILLERY,
    CARRIER,
    CHINA,
    CHINA_DISTANCE,
    ENEMIES,
    FIGHTER,
    FRIENDS,
    INFANTRY,
    KINDS,
    LAND_COUNT,
    LAND_LINKS,
    PIECE_UNIT,
    SEA_LINKS,
    SHIPS,
    TANK,
    TROOPS,
    WARSHIPS,
    ZONES_NEAR,
)
from ...rules.movement.reach import find_way_home
from .chances import NO_SHIPS, Units, has_troops, land_clash, sea_clash, worth_of
from .worth import income

if TYPE_CHECKING:
    from ...state import Axis


TWO_STEPS: Final[list[dict[int, list[int]]]] = [
    {
        other: [via for via in LAND_LINKS[at] if other in LAND_LINKS[via]]
        for via in LAND_LINKS[at]
        for other in LAND_LINKS[via]
        if other != at and other not in LAND_LINKS[at]
    }
    for at in range(LAND_COUNT)
]
"""From each territory those two steps away, with the territories between."""

HEAVY: Final[list[int]] = [TANK, ARTILLERY]
LIFT: Final = 2
"""How many units a transport carries."""


@final
class Danger:
    """What an enemy attack would do: the chance that it takes the place, and what the enemy would gain by it."""

    def __init__(self, chance: float, gain: float) -> None:
        self.chance = chance
        self.gain = gain


@final
class Threats:
    """For one power and its friends: who can come where. Looked up once for a position, and only where it is asked."""

    def __init__(self, g: Axis, power: int) -> None:
        self.g = g
        self.power = power
        self.enemies = [enemy for enemy in ENEMIES[power] if g.spaces_of[enemy]]
        self.doomed: list[int] = []
        self.homes: dict[int, list[int]] = {}
        self._against: dict[int, list[Units]] = {}
        self._dangers: dict[tuple[int, ...], Danger] = {}

    def against(self, at: int) -> list[Units]:
        """One force for each enemy."""
        known = self._against.get(at)
        if known is None:
            known = [self.on_land(at, enemy) if at < LAND_COUNT else self.at_sea(at, enemy) for enemy in self.enemies]
            self._against[at] = known
        return known

    def forget(self, at: int) -> None:
        """Enemies in a space that is about to be won will not strike back."""
        self.doomed.append(at)
        self._against.clear()
        self._dangers.clear()

    def way_home(self, enemy: int) -> list[int]:
        if enemy not in self.homes:
            self.homes[enemy] = find_way_home(self.g, enemy)
        return self.homes[enemy]

    # Land

    def on_land(self, at: int, enemy: int) -> Units:
        force = [0] * KINDS
        g = self.g
        if not g.may_enter(at, enemy):
            return force
        units = g.units[enemy]
        for start in LAND_LINKS[at]:
            if g.mass[enemy][start] and start not in self.doomed:
                for unit in TROOPS:
                    force[unit] += units[start][unit]
        for start, between in TWO_STEPS[at].items():
            if units[start][TANK] and start not in self.doomed and self.has_open_way(between, enemy):
                force[TANK] += units[start][TANK]
        self.add_aircraft(force, at, enemy)
        if enemy != CHINA and SEA_LINKS[at]:
            self.add_landings(force, at, enemy)
        return force

    def has_open_way(self, between: list[int], enemy: int) -> bool:
        g = self.g
        return any(g.is_friendly(via, enemy) or not g.has_enemy_defenders(via, enemy) for via in between)

    def add_aircraft(self, force: Units, at: int, enemy: int) -> None:
        g = self.g
        home = self.way_home(enemy)[at]
        table = CHINA_DISTANCE if enemy == CHINA else AIR_DISTANCE
        for start in g.spaces_of[enemy]:
            if start in self.doomed:
                continue
            for unit in AIRCRAFT:
                number = g.units[enemy][start][unit]
                if number:
                    back = min(home, 1) if start >= LAND_COUNT else home
                    if table[start][at] + back <= g.range_of(enemy, unit):
                        force[unit] += number

    def add_landings(self, force: Units, at: int, enemy: int) -> None:
        """Transports within two zones of a beach, with what is aboard or waits on a shore by their way."""
        g = self.g
        shores: dict[int, Units] = {}
        for ship in g.transports:
            if ship.owner != enemy or ship.zone in self.doomed:
                continue
            near = [zone for zone in SEA_LINKS[at] if zone == ship.zone or zone in ZONES_NEAR[ship.zone]]
            near = [zone for zone in near if not g.is_hostile_zone(zone, enemy)]
            if not near:
                continue
            room = LIFT
            for cargo in ship.cargo:
                if PIECE_UNIT[cargo] != AA_GUN:
                    force[PIECE_UNIT[cargo]] += 1
                room -= 1
            self.add_boarders(force, ship.zone, at, enemy, room, shores)

    def add_boarders(self, force: Units, zone: int, goal: int, enemy: int, room: int, shores: dict[int, Units]) -> None:
        """The heaviest first, but two heavy ones do not fit."""
        g = self.g
        for kinds in (HEAVY, [INFANTRY])[2 - room :] if room > 0 else ():
            for at in LAND_LINKS[zone]:
                if at == goal or not g.mass[enemy][at]:
                    continue
                waiting = shores.setdefault(at, g.units[enemy][at].copy())
                boards = [unit for unit in [*kinds, INFANTRY] if waiting[unit]]
                if boards:
                    waiting[boards[0]] -= 1
                    force[boards[0]] += 1
                    break

    # Sea

    def at_sea(self, zone: int, enemy: int) -> Units:
        g = self.g
        force = [0] * KINDS
        for start in [zone, *ZONES_NEAR[zone]]:
            if g.mass[enemy][start] and start not in self.doomed:
                for unit in WARSHIPS:
                    if unit != CARRIER:
                        force[unit] += g.units[enemy][start][unit]
        self.add_aircraft(force, zone, enemy)
        return force

    # What it would mean

    def to_land(self, at: int, holding: Units) -> Danger:
        """All enemies that can come and would gain by it, one after the other."""
        key = (at, *holding)
        known = self._dangers.get(key)
        if known is None:
            known = self.find_danger(at, holding)
            self._dangers[key] = known
        return known

    def find_danger(self, at: int, holding: Units) -> Danger:
        g = self.g
        safe, gain = 1.0, 0.0
        guarded = any(holding[unit] > 0 for unit in (*TROOPS, *AIRCRAFT))
        for place, force in enumerate(self.against(at)):
            if not has_troops(force):
                continue
            if not guarded:
                return Danger(1.0, income(g, at, self.power))
            clash = land_clash(force, holding, g.techs[self.enemies[place]], NO_SHIPS)
            safe *= 1.0 - clash.take
            gain += max(0.0, clash.killed - clash.lost + clash.take * income(g, at, self.power))
        return Danger(1.0 - safe, gain)

    def to_ships(self, zone: int, fleet: Units) -> Danger:
        """What enemies would gain by attacking a fleet."""
        g = self.g
        safe, gain = 1.0, 0.0
        guards = any(fleet[unit] > 0 for unit in (*WARSHIPS, FIGHTER))
        for place, force in enumerate(self.against(zone)):
            if not any(force):
                continue
            if not guards:
                return Danger(1.0, worth_of(fleet))
            clash = sea_clash(force, fleet, g.techs[self.enemies[place]], g.strikes_every_round)
            safe *= 1.0 - clash.win
            gain += max(0.0, clash.killed - clash.lost)
        return Danger(1.0 - safe, gain)


def friends_at(g: Axis, at: int, power: int) -> Units:
    """All units of the power's side in a space."""
    units = [0] * KINDS
    for friend in FRIENDS[power]:
        if g.mass[friend][at]:
            row = g.units[friend][at]
            for unit in range(KINDS):
                units[unit] += row[unit]
    return units


def enemies_at(g: Axis, at: int, power: int) -> Units:
    units = [0] * KINDS
    for enemy in ENEMIES[power]:
        if g.mass[enemy][at]:
            row = g.units[enemy][at]
            for unit in range(KINDS):
                units[unit] += row[unit]
    return units


def fleet_at(g: Axis, zone: int, power: int) -> Units:
    """Ships and their fighters of the power's side."""
    units = friends_at(g, zone, power)
    return [units[unit] if unit in SHIPS or unit == FIGHTER else 0 for unit in range(KINDS)]
