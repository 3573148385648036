"""Phase 4, Conduct Combat (5.5): which battles there are, their order, assaults, and what follows."""

from __future__ import annotations

from typing import Final

from sandtable.engine.decision import Choice, Flow

from .battle import battle_round, conclude_on_land, land_defenders
from .board import ENEMIES, LAND_COUNT, LINKS, NEUTRAL, SPACE_COUNT
from .capture import take_territory
from .casualties import BY_OTHERS, take_hits
from .figures import AIRCRAFT, BATTLESHIP, BOMBARD, CRUISER, FIGHTER, KINDS, TROOPS, WARSHIPS
from .landing import deck_room
from .movement import is_lone, will_fight_at
from .names import ATTACK_THEM, IGNORE, POWER, SPACE, UNIT, N
from .state import BATTLE_ORDER, BATTLES, REFUGE, Battle, World
from .transport import NOWHERE, Transport
from .turn import after_combat

BOMBARDING: Final[list[int]] = [BATTLESHIP, CRUISER]


def lone_ships_step(g: World) -> Flow:
    """Where only enemy submarines and transports are, the attacker may leave them alone (5.4r, 5.5.2.1b)."""
    for zone in range(LAND_COUNT, SPACE_COUNT):
        if may_attack_lone_ships(g, zone):
            answer = yield g.ask(g.seat(), "attack-lone-ships", [ATTACK_THEM, IGNORE], about=SPACE + zone)
            if answer == ATTACK_THEM:
                g.lone_attacks.append(zone)
    g.stage = BATTLE_ORDER


def may_attack_lone_ships(g: World, zone: int) -> bool:
    """Undecided, and with a unit that can fight."""
    if not g.mass[g.active * SPACE_COUNT + zone] or zone in g.lone_attacks or not is_lone(g, zone, g.active):
        return False
    return any(g.count(zone, g.active, unit) for unit in (*WARSHIPS, *AIRCRAFT))


# The order of battles


def battle_order_step(g: World) -> Flow:
    """Assaults first, then the rest; within each the attacker fixes the order beforehand (5.5.3c, d)."""
    walk_in(g)
    yield from put_in_order(g, assault_targets(g))
    yield from put_in_order(g, other_battles(g))
    g.stage = BATTLES


def put_in_order(g: World, battles: list[int]) -> Flow:
    while len(battles) > 1:
        options = [SPACE + at for at in battles]
        answer = yield g.ask(g.seat(), "battle-next", options, left=len(battles))
        g.queue.append(answer - SPACE)
        battles.remove(answer - SPACE)
    g.queue.extend(battles)


def assault_targets(g: World) -> list[int]:
    found: list[int] = []
    for ship in g.transports:
        if ship.target != NOWHERE and ship.target not in found:
            found.append(ship.target)
    return found


def own_forces(g: World, at: int) -> int:
    """The attacker's units in a space, bombers on a raid left out."""
    return g.mass[g.active * SPACE_COUNT + at] - g.raiders.get(at, 0)


def other_battles(g: World) -> list[int]:
    battles: list[int] = []
    for at in g.spaces_of[g.active]:
        if at < LAND_COUNT:
            if g.is_hostile(at, g.active) and own_forces(g, at) and at not in g.queue:
                battles.append(at)
        elif at not in g.assaulted_from and will_fight_at(g, at, g.active):
            battles.append(at)
    return battles


def walk_in(g: World) -> None:
    """Hostile territories without defenders fall to the land units that entered them."""
    targets = assault_targets(g)
    for at in g.spaces_of[g.active]:
        if at >= LAND_COUNT or at in targets or not g.is_hostile(at, g.active):
            continue
        if not g.has_enemy_defenders(at, g.active) and any(g.count(at, g.active, unit) for unit in TROOPS):
            take_territory(g, at, g.active)


# Battles


def battles_step(g: World) -> Flow:
    """One round of the battle in progress, or the opening of the next."""
    if g.battle is not None:
        return battle_round(g, g.battle)
    return open_battle(g, g.queue[0]) if g.queue else end_battles(g)


def end_battles(g: World) -> Flow:
    g.stage = REFUGE
    yield from ()


def open_battle(g: World, at: int) -> Flow:
    """An assault's sea combats come first, then its landing; other battles just begin (5.5.2)."""
    if at >= LAND_COUNT:
        g.queue.pop(0)
        begin_sea_battle(g, at)
        return
    for zone in landing_zones(g, at):
        if zone not in g.fought and will_fight_at(g, zone, g.active):
            begin_sea_battle(g, zone)
            return
    g.queue.pop(0)
    battle = Battle(at)
    yield from bombard(g, battle)
    go_ashore(g, battle)
    begin_land_battle(g, battle)


def begin_sea_battle(g: World, zone: int) -> None:
    g.fought.append(zone)
    g.battle = Battle(zone)
    g.note("battle", "5.5.3b", power=POWER + g.active, space=SPACE + zone)


def begin_land_battle(g: World, battle: Battle) -> None:
    at = battle.space
    if not own_forces(g, at) or not g.is_hostile(at, g.active):
        return
    g.note("battle", "5.5.3b", power=POWER + g.active, space=SPACE + at)
    if land_defenders(g, battle) or any(battle.doomed):
        g.battle = battle
    else:
        conclude_on_land(g, battle)


def landing_zones(g: World, at: int) -> list[int]:
    zones: list[int] = []
    for ship in g.transports:
        if ship.target == at and ship.zone not in zones:
            zones.append(ship.zone)
    return zones


def landing_ships(g: World, at: int) -> list[Transport]:
    """Transports whose units can come ashore: their zone is not hostile any more (5.4.8d)."""
    return [ship for ship in g.transports if ship.target == at and not g.is_hostile_zone(ship.zone, g.active)]


def go_ashore(g: World, battle: Battle) -> None:
    """Declared units land; the transports are done for this turn."""
    power = g.active
    for ship in landing_ships(g, battle.space):
        for slot in range(len(ship.cargo) - 1, -1, -1):
            if ship.landing[slot]:
                unit = ship.take_off(slot) % KINDS
                g.add(battle.space, power, unit, 1)
                g.mark_moved(battle.space, power, unit, 1)
                battle.seaborne[unit] += 1
        ship.target = NOWHERE
        ship.unloaded_at = battle.space
        ship.spent = True


def bombard(g: World, battle: Battle) -> Flow:
    """Where no sea combat took place, battleships and cruisers fire, as many as units go ashore (5.5.2.2)."""
    at = battle.space
    if not g.has_enemy_defenders(at, g.active):
        return
    for zone in landing_zones(g, at):
        if zone in g.fought:
            continue
        left = sum(sum(ship.landing) for ship in landing_ships(g, at) if ship.zone == zone and ship.target == at)
        for unit in BOMBARDING:
            number = yield from choose_bombarding(g, zone, unit, min(left, ready_to_bombard(g, zone, unit)))
            left -= number
            yield from bombard_with(g, battle, zone, unit, number)


def ready_to_bombard(g: World, zone: int, unit: int) -> int:
    return g.count(zone, g.active, unit) - g.bombarded.get(zone * KINDS + unit, 0)


def choose_bombarding(g: World, zone: int, unit: int, most: int) -> Choice:
    if most <= 0:
        return 0
    options = [N + number for number in range(most + 1)]
    answer = yield g.ask(g.seat(), "bombard", options, about=UNIT + unit)
    return answer - N


def bombard_with(g: World, battle: Battle, zone: int, unit: int, number: int) -> Flow:
    """Those hit still fire back in the first round (5.5.2.2f)."""
    if not number:
        return
    key = zone * KINDS + unit
    g.bombarded[key] = g.bombarded.get(key, 0) + number
    hits = 0
    for _ in range(number):
        roll = yield g.roll()
        if roll <= BOMBARD[unit]:
            hits += 1
    g.note(
        "bombard",
        "5.5.2.2d",
        power=POWER + g.active,
        unit=UNIT + unit,
        space=SPACE + battle.space,
        dice=number,
        hits=hits,
    )
    yield from take_hits(g, battle, True, hits, BY_OTHERS, True, False)


# Fighters of sunk carriers


def refuge_step(g: World) -> Flow:
    """Defending fighters that lost their carrier land on another, or one space away, or are lost (7.2.1f-h)."""
    for power in ENEMIES[g.active]:
        for zone in sorted(g.fought):
            yield from rescue_fighters(g, power, zone)
    after_combat(g)


def rescue_fighters(g: World, power: int, zone: int) -> Flow:
    while g.count(zone, power, FIGHTER) and deck_room(g, zone, power) < 0:
        refuges = fighter_refuges(g, power, zone)
        if not refuges:
            g.remove(zone, power, FIGHTER, 1)
            g.note("ditched", "7.2.1g", power=POWER + power, unit=UNIT + FIGHTER, space=SPACE + zone)
            continue
        options = [SPACE + refuge for refuge in refuges]
        answer = yield g.ask(g.seat_of[power], "refuge", options, about=SPACE + zone)
        g.remove(zone, power, FIGHTER, 1)
        g.add(answer - SPACE, power, FIGHTER, 1)
        g.note("rescued", "7.2.1f", power=POWER + power, space=SPACE + zone, to=answer)


def fighter_refuges(g: World, power: int, zone: int) -> list[int]:
    found: list[int] = []
    for other in LINKS[zone]:
        if other < LAND_COUNT:
            if not NEUTRAL[other] and g.is_friendly(other, power):
                found.append(other)
        elif deck_room(g, other, power) > 0:
            found.append(other)
    return found
