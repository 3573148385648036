"""Voyages of transports: load, sail, load again, land (5.4.8, 5.6.1.3, 7.3.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine.decision import Choice, Flow

from ...content import (
    AA_GUN,
    CHINA,
    FRIENDS,
    IS_AIR,
    KINDS,
    LAND_COUNT,
    LAND_LINKS,
    LINKS,
    MOVE,
    PIECE_POWER,
    PIECE_UNIT,
    SEA_LINKS,
    SIDE,
    TRANSPORT,
    TROOPS,
    WARSHIPS,
)
from ...options import DONE, LOAD, POWER, SHIP, SPACE, UNIT
from ..stages import NONCOMBAT_MOVE
from .pieces import remember_origin
from .reach import ALL, bar_entry, has_calm_neighbour, is_calm_way
from .transport import EARLIER, IN_COMBAT_MOVE, IN_NONCOMBAT_MOVE, NOWHERE, Transport

if TYPE_CHECKING:
    from ...state import Axis


CARGO_KINDS: Final[list[int]] = [*TROOPS, AA_GUN]


def is_like_one_of(ship: Transport, others: list[Transport]) -> bool:
    """Transports with the same cargo and movement need not be told apart."""
    return any(ship.same_as(other) for other in others)


def choose_ship(g: Axis, zone: int, ships: list[Transport]) -> Choice:
    """The place of the chosen transport among the distinct ones."""
    if len(ships) == 1:
        return 0
    answer = yield g.ask(g.seat(), "which-ship", SHIP.all(range(len(ships))), about=SPACE.option(zone))
    return SHIP.of(answer)


def can_load_in(g: Axis, zone: int, power: int) -> bool:
    """Not in hostile zones, nor where a battle will be (5.4.1g, 7.3.6s)."""
    return not g.is_hostile_zone(zone, power) and zone not in g.lone_attacks


def loadable(g: Axis, ship: Transport, at: int, power: int, kinds: list[int]) -> list[int]:
    return [unit for unit in kinds if g.unmoved(at, power, unit) and ship.has_room_for(unit)]


def can_load_from(g: Axis, ship: Transport, at: int, power: int, kinds: list[int]) -> bool:
    if not g.mass[power][at]:
        return False
    return any(g.unmoved(at, power, unit) and ship.has_room_for(unit) for unit in kinds)


def can_load(g: Axis, ship: Transport, zone: int, power: int, kinds: list[int]) -> bool:
    """Whether something on a shore of the zone may come aboard."""
    if power == CHINA or ship.is_full() or not can_load_in(g, zone, power):
        return False
    return any(can_load_from(g, ship, at, power, kinds) for at in LAND_LINKS[zone])


def load_places(g: Axis, ship: Transport, zone: int, power: int, kinds: list[int]) -> list[int]:
    return [at for at in LAND_LINKS[zone] if can_load_from(g, ship, at, power, kinds)]


def load_one(g: Axis, ship: Transport, kinds: list[int], when: int) -> Flow:
    power = g.active
    places = load_places(g, ship, ship.zone, power, kinds)
    at = places[0]
    if len(places) > 1:
        answer = yield g.ask(g.seat(), "load-from", SPACE.all(places), about=SPACE.option(ship.zone))
        at = SPACE.of(answer)
    units = loadable(g, ship, at, power, kinds)
    unit = units[0]
    if len(units) > 1:
        answer = yield g.ask(g.seat(), "load-unit", UNIT.all(units), about=SPACE.option(at))
        unit = UNIT.of(answer)
    g.add(at, power, unit, -1)
    ship.board(power, unit, when)
    if when == IN_COMBAT_MOVE and ship.zone not in g.loaded_in:
        g.loaded_in.append(ship.zone)
    g.note(
        "loaded",
        "5.4.8b" if when == IN_COMBAT_MOVE else "7.3.6m",
        power=POWER.option(power),
        unit=UNIT.option(unit),
        space=SPACE.option(at),
        zone=SPACE.option(ship.zone),
    )


def sail_transport(g: Axis, ship: Transport, zone: int) -> None:
    if g.log is not None:
        here, there = SPACE.option(ship.zone), SPACE.option(zone)
        g.note("sailed", "7.3d", power=POWER.option(ship.owner), unit=UNIT.option(TRANSPORT), space=here, to=there)
    ship.entered_from = ship.zone
    g.add(ship.zone, ship.owner, TRANSPORT, -1)
    g.add(zone, ship.owner, TRANSPORT, 1)
    ship.zone = zone
    ship.moves -= 1


def friends_transports(g: Axis, power: int) -> list[int]:
    """The zones where transports of the power's friends are."""
    zones: list[int] = []
    side = SIDE[power]
    for ship in g.transports:
        if ship.owner != power and SIDE[ship.owner] == side and ship.zone not in zones:
            zones.append(ship.zone)
    return zones


# Combat Move


def can_land(ship: Transport, power: int) -> bool:
    """Own troops aboard; AA guns do not assault. From a friend's ship only what boarded earlier (5.5.4.2)."""
    for slot in range(len(ship.cargo)):
        own_troops = PIECE_POWER[ship.cargo[slot]] == power and PIECE_UNIT[ship.cargo[slot]] != AA_GUN
        if own_troops and (ship.owner == power or ship.loaded[slot] == EARLIER):
            return True
    return False


def beaches(g: Axis, zone: int, power: int) -> list[int]:
    return [at for at in LAND_LINKS[zone] if g.is_hostile(at, power)]


def may_clear(g: Axis, zone: int, power: int) -> bool:
    """Warships or aircraft of the power are there to win the zone (5.4.8e)."""
    return any((IS_AIR[unit] or unit in WARSHIPS) and g.count(zone, power, unit) for unit in range(KINDS))


def may_assault_from(g: Axis, zone: int, power: int) -> bool:
    if g.is_hostile_zone(zone, power) and not may_clear(g, zone, power):
        return False
    return any(g.is_hostile(at, power) for at in LAND_LINKS[zone])


def has_reason_to_stop(g: Axis, zone: int, power: int, fled: bool) -> bool:
    """A zone where a transport may end its combat move without landing anybody (5.4f-5.4j)."""
    return g.is_hostile_zone(zone, power) or fled or zone in g.assaulted_from or zone in g.lone_attacks


def can_finish(g: Axis, ship: Transport, zone: int, moves: int, landable: bool, fresh: bool, start: int) -> bool:
    """Whether the voyage can end legally from a zone."""
    power = ship.owner
    if landable and may_assault_from(g, zone, power):
        return True
    away = zone != start or ship.entered_from != NOWHERE
    if away and not fresh and has_reason_to_stop(g, zone, power, g.is_hostile_zone(start, power)):
        return True
    if away and g.is_hostile_zone(zone, power):
        return False
    if not landable and can_load(g, ship, zone, power, TROOPS) and can_finish(g, ship, zone, moves, True, True, start):
        return True
    if not moves:
        return False
    for other in SEA_LINKS[zone]:
        is_open = g.canal_open(zone, other, power)
        if is_open and can_finish(g, ship, other, moves - 1, landable, fresh, start):
            return True
    return False


def combat_steps(g: Axis, ship: Transport, start: int, enough: int = ALL) -> list[int]:
    """The next steps of a voyage in Combat Move, only such as can be completed."""
    power, zone = g.active, ship.zone
    if ship.spent or ship.target != NOWHERE:
        return []
    steps: list[int] = []
    landable = can_land(ship, power)
    if landable and may_assault_from(g, zone, power):
        steps.extend(SPACE.all(beaches(g, zone, power)))
    if ship.owner != power or len(steps) >= enough:
        return steps
    fresh = ship.loaded_in_combat_move()
    away = ship.entered_from != NOWHERE
    if away and not fresh and has_reason_to_stop(g, zone, power, g.is_hostile_zone(start, power)):
        steps.append(DONE)
    if away and g.is_hostile_zone(zone, power):
        return steps
    if can_load(g, ship, zone, power, TROOPS) and can_finish(g, ship, zone, ship.moves, True, True, start):
        steps.append(LOAD)
    if ship.moves and len(steps) < enough:
        for other in SEA_LINKS[zone]:
            if g.canal_open(zone, other, power) and can_finish(g, ship, other, ship.moves - 1, landable, fresh, start):
                steps.append(SPACE.option(other))
                if len(steps) == enough:
                    break
    return steps


def combat_ships(g: Axis, zone: int, enough: int = ALL) -> list[Transport]:
    """Transports in a zone that can make a voyage in Combat Move, one of every sort."""
    power = g.active
    found: list[Transport] = []
    for ship in g.transports:
        if ship.zone != zone or not (ship.owner == power or (ship.owner in FRIENDS[power] and ship.carries(power))):
            continue
        if not is_like_one_of(ship, found) and combat_steps(g, ship, zone, 1):
            found.append(ship)
            if len(found) == enough:
                break
    return found


def has_combat_voyage(g: Axis, zone: int) -> bool:
    """The same as `combat_ships`, without listing which; none of them has set out."""
    power = g.active
    tried: list[Transport] = []
    for ship in g.transports:
        if ship.zone != zone or ship.spent or ship.target != NOWHERE:
            continue
        if ship.owner == power:
            if is_like_one_of(ship, tried):
                continue
            if can_finish(g, ship, zone, ship.moves, can_land(ship, power), False, zone):
                return True
            tried.append(ship)
        elif SIDE[ship.owner] == SIDE[power] and can_land(ship, power) and may_assault_from(g, zone, power):
            return True
    return False


def combat_voyage(g: Axis, zone: int) -> Flow:
    ships = combat_ships(g, zone)
    place = yield from choose_ship(g, zone, ships)
    ship = ships[place]
    g.sailing = ship
    while True:
        step = yield g.ask(g.seat(), "voyage", combat_steps(g, ship, zone), about=SPACE.option(ship.zone))
        if step == DONE:
            break
        if step == LOAD:
            yield from load_one(g, ship, TROOPS, IN_COMBAT_MOVE)
        elif SPACE.of(step) < LAND_COUNT:
            yield from declare_landing(g, ship, SPACE.of(step))
            break
        else:
            sail_transport(g, ship, SPACE.of(step))
    g.sailing = None
    ship.spent = True
    if ship.entered_from != NOWHERE:
        remember_origin(g, ship.zone, ship.entered_from)


def declare_landing(g: Axis, ship: Transport, at: int) -> Flow:
    """All that boarded this turn goes ashore; of what was aboard before, as much as the player likes (7.3.6w, x)."""
    power = g.active
    ship.target = at
    g.note("assault", "5.4.3a", power=POWER.option(power), space=SPACE.option(at), zone=SPACE.option(ship.zone))
    ashore = 0
    for slot in range(len(ship.cargo)):
        if ship.loaded[slot] == IN_COMBAT_MOVE and PIECE_POWER[ship.cargo[slot]] == power:
            ship.send_ashore(slot)
            ashore += 1
    while True:
        waiting = waiting_slots(ship, power)
        if not waiting:
            break
        if ashore == 0 and len(waiting) == 1:
            slot = waiting[0]
        else:
            kinds = sorted({PIECE_UNIT[ship.cargo[place]] for place in waiting})
            options = UNIT.all(kinds) + ([DONE] if ashore else [])
            answer = yield g.ask(g.seat(), "land-too", options, about=SPACE.option(at))
            if answer == DONE:
                break
            slot = next(place for place in waiting if PIECE_UNIT[ship.cargo[place]] == UNIT.of(answer))
        ship.send_ashore(slot)
        ashore += 1
    if ship.zone not in g.assaulted_from:
        g.assaulted_from.append(ship.zone)
        if ship.zone in g.lone_attacks and not g.airborne[ship.zone]:
            g.lone_attacks.remove(ship.zone)  # ships sent ahead may still leave lone enemies alone (5.5.2.1b)


def waiting_slots(ship: Transport, power: int) -> list[int]:
    return [
        slot
        for slot in range(len(ship.cargo))
        if not ship.landing[slot]
        and ship.loaded[slot] == EARLIER
        and PIECE_POWER[ship.cargo[slot]] == power
        and PIECE_UNIT[ship.cargo[slot]] != AA_GUN
    ]


# Noncombat Move


def may_unload(g: Axis, ship: Transport, power: int) -> list[int]:
    """Slots that may be unloaded now; from a friend's ship only what boarded in an earlier turn."""
    if g.is_hostile_zone(ship.zone, power):
        return []
    return [
        slot
        for slot in range(len(ship.cargo))
        if PIECE_POWER[ship.cargo[slot]] == power and (ship.owner == power or ship.loaded[slot] == EARLIER)
    ]


def noncombat_steps(g: Axis, ship: Transport, enough: int = ALL) -> list[int]:
    """Sail, load or unload; once it has unloaded it can only go on doing so, in the same place (7.3.6l)."""
    power, zone = g.active, ship.zone
    steps: list[int] = []
    if ship.spent:
        return steps
    if ship.unloaded_at != NOWHERE:
        return [SPACE.option(ship.unloaded_at)] if may_unload(g, ship, power) else steps
    if ship.owner == power and ship.moves:
        for other in SEA_LINKS[zone]:
            if is_calm_way(g, zone, other, power):
                steps.append(SPACE.option(other))
                if len(steps) == enough:
                    return steps
    if can_load(g, ship, zone, power, CARGO_KINDS):
        steps.append(LOAD)
    if len(steps) < enough and may_unload(g, ship, power):
        steps.extend(SPACE.option(at) for at in LAND_LINKS[zone] if g.is_friendly(at, power))
    return steps


def noncombat_ships(g: Axis, zone: int, enough: int = ALL) -> list[Transport]:
    power = g.active
    side = SIDE[power]
    found: list[Transport] = []
    for ship in g.transports:
        if ship.zone != zone or SIDE[ship.owner] != side:
            continue
        if not is_like_one_of(ship, found) and noncombat_steps(g, ship, 1):
            found.append(ship)
            if len(found) == enough:
                break
    return found


def has_noncombat_voyage(g: Axis, zone: int) -> bool:
    """The same as `noncombat_ships`, without listing which; most can sail on, which is seen soonest."""
    power = g.active
    side = SIDE[power]
    for ship in g.transports:
        if ship.zone != zone or ship.spent or SIDE[ship.owner] != side:
            continue
        if ship.unloaded_at == NOWHERE:
            if ship.owner == power and ship.moves and has_calm_neighbour(g, zone, power):
                return True
            if can_load(g, ship, zone, power, CARGO_KINDS):
                return True
        if ship.cargo and noncombat_steps(g, ship, 1):
            return True
    return False


def noncombat_voyage(g: Axis, zone: int) -> Flow:
    ships = noncombat_ships(g, zone)
    place = yield from choose_ship(g, zone, ships)
    ship = ships[place]
    g.sailing = ship
    steps = noncombat_steps(g, ship)
    while steps:
        step = yield g.ask(g.seat(), "voyage", steps, about=SPACE.option(ship.zone))
        if step == DONE:
            break
        if step == LOAD:
            yield from load_one(g, ship, CARGO_KINDS, IN_NONCOMBAT_MOVE)
        elif SPACE.of(step) < LAND_COUNT:
            yield from unload_one(g, ship, SPACE.of(step))
        else:
            sail_transport(g, ship, SPACE.of(step))
        steps = noncombat_steps(g, ship)
        if steps:
            steps.append(DONE)
    g.sailing = None


def unload_one(g: Axis, ship: Transport, at: int) -> Flow:
    power = g.active
    slots = may_unload(g, ship, power)
    slot = slots[0]
    kinds = sorted({PIECE_UNIT[ship.cargo[place]] for place in slots})
    if len(kinds) > 1:
        answer = yield g.ask(g.seat(), "unload-unit", UNIT.all(kinds), about=SPACE.option(at))
        slot = next(place for place in slots if PIECE_UNIT[ship.cargo[place]] == UNIT.of(answer))
    unit = PIECE_UNIT[ship.take_off(slot)]
    ship.unloaded_at = at
    ship.moves = 0
    g.add(at, power, unit, 1)
    g.mark_moved(at, power, unit, 1)
    g.note(
        "unloaded",
        "7.3.6l",
        power=POWER.option(power),
        unit=UNIT.option(unit),
        space=SPACE.option(at),
        zone=SPACE.option(ship.zone),
    )


def ready_transports(g: Axis, power: int) -> None:
    """A new turn: the power's transports may move again, and what is aboard came earlier."""
    for ship in g.transports:
        if ship.owner == power:
            ship.start_turn(MOVE[TRANSPORT])
        else:
            ship.start_turn_of(power)


# Why not


def bar_step(g: Axis, ship: Transport, goal: int) -> str:
    """Why a transport's voyage does not go on to a space."""
    power, zone = g.active, ship.zone
    noncombat = g.stage == NONCOMBAT_MOVE
    if SPACE.option(goal) in (noncombat_steps(g, ship) if noncombat else combat_steps(g, ship, g.ordered_from)):
        return ""
    if bar := bar_entry(g, goal, power):
        return bar
    if goal not in LINKS[zone]:
        return "7.3d" if goal >= LAND_COUNT else "7.3.6s"
    if noncombat:
        return bar_noncombat_step(g, ship, goal)
    if goal < LAND_COUNT:
        return "7.3.6v" if not g.is_hostile(goal, power) else "5.4.8d" if g.is_hostile_zone(zone, power) else "5.4.3b"
    if not ship.moves or ship.owner != power:
        return "7.3d" if ship.owner == power else "5.5.4.2b"
    if not g.canal_open(zone, goal, power):
        return "2.6d"
    if g.is_hostile_zone(zone, power) and g.ordered_from != zone:
        return "5.4.8a"
    return "5.4.8c" if ship.loaded_in_combat_move() else "5.4f"


def bar_noncombat_step(g: Axis, ship: Transport, goal: int) -> str:
    power, zone = g.active, ship.zone
    if goal < LAND_COUNT:
        if g.is_hostile(goal, power):
            return "5.6.1.1a"
        return "7.3.6q" if ship.unloaded_at != NOWHERE else "7.3.6j" if ship.owner != power else "7.3.6l"
    if g.is_hostile_zone(goal, power):
        return "5.6.1.3a"
    if ship.owner != power:
        return "5.5.4.2b"
    if not g.canal_open(zone, goal, power):
        return "2.6d"
    return "7.3.6o" if ship.unloaded_at != NOWHERE else "7.3d"


def bar_loading(g: Axis, ship: Transport, at: int) -> str:
    """Why nothing boards from a space: it is no shore, nobody is there, everybody has moved, or none fits."""
    power, zone = g.active, ship.zone
    if bar := bar_entry(g, at, power):
        return bar
    if at not in LAND_LINKS[zone]:
        return "5.4.8b"
    kinds = CARGO_KINDS if g.stage == NONCOMBAT_MOVE else TROOPS
    if can_load_from(g, ship, at, power, kinds):
        return ""
    if not any(g.count(at, power, unit) for unit in kinds):
        return "5.1d"
    return "7.3.6k" if not any(g.unmoved(at, power, unit) for unit in kinds) else "7.3.6h"
