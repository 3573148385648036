"""Phase 4, Conduct Combat (5.5): which battles there are, their order, assaults, and what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.decision import Flow

from ..content import AIRCRAFT, LAND_COUNT, SPACE_COUNT, TROOPS, WARSHIPS
from ..options import ATTACK_THEM, IGNORE, POWER, SPACE
from .amphibious_assault import bombard, go_ashore, landing_ships, landing_zones
from .battle_board import Battle
from .capture import take_territory
from .land_battle import anti_aircraft_fire, conclude_on_land, has_land_defenders, land_round
from .movement.reach import is_lone, may_attack_at, will_fight_at
from .movement.transport import NOWHERE
from .sea_battle import sea_round
from .stages import BATTLE_ORDER, BATTLES, REFUGE

if TYPE_CHECKING:
    from ..state import Axis


def lone_ships_step(g: Axis) -> Flow:
    """Where only enemy submarines and transports are, the attacker may leave them alone (5.4r, 5.5.2.1b)."""
    for zone in range(LAND_COUNT, SPACE_COUNT):
        if may_attack_lone_ships(g, zone):
            answer = yield g.ask(g.seat(), "attack-lone-ships", [ATTACK_THEM, IGNORE], about=SPACE.option(zone))
            if answer == ATTACK_THEM:
                g.lone_attacks.append(zone)
            else:
                g.note("ignored", "5.4r", power=POWER.option(g.active), space=SPACE.option(zone))
    g.stage = BATTLE_ORDER


def may_attack_lone_ships(g: Axis, zone: int) -> bool:
    """Undecided, and with a unit that can fight."""
    if not g.mass[g.active][zone] or zone in g.lone_attacks or not is_lone(g, zone, g.active):
        return False
    if not may_attack_at(g, zone):
        return False
    return any(g.count(zone, g.active, unit) for unit in (*WARSHIPS, *AIRCRAFT))


# The order of battles


def battle_order_step(g: Axis) -> Flow:
    """Assaults first, then the rest; within each the attacker fixes the order beforehand (5.5.3c, d)."""
    yield from walk_in(g)
    yield from put_in_order(g, assault_targets(g))
    yield from put_in_order(g, other_battles(g))
    if g.queue:
        g.note("battle-order", "5.5.3c", power=POWER.option(g.active), spaces=SPACE.all(g.queue))
    g.stage = BATTLES


def bar_next_battle(g: Axis, at: int) -> str:
    """Assaults come before other battles, and what is in order stays so."""
    assaults = [goal for goal in assault_targets(g) if goal not in g.queue]
    if at in g.queue:
        return "5.5.3d"
    if at in (assaults or other_battles(g)):
        return ""
    return "5.5a" if assaults and at in other_battles(g) else "5.5.3a"


def put_in_order(g: Axis, battles: list[int]) -> Flow:
    while len(battles) > 1:
        options = SPACE.all(battles)
        answer = yield g.ask(g.seat(), "battle-next", options, left=len(battles))
        g.queue.append(SPACE.of(answer))
        battles.remove(SPACE.of(answer))
    g.queue.extend(battles)


def assault_targets(g: Axis) -> list[int]:
    found: list[int] = []
    for ship in g.transports:
        if ship.target != NOWHERE and ship.target not in found:
            found.append(ship.target)
    return found


def own_forces(g: Axis, at: int) -> int:
    """The attacker's units in a space, bombers on a raid left out."""
    return g.mass[g.active][at] - g.raiders.get(at, 0)


def other_battles(g: Axis) -> list[int]:
    battles: list[int] = []
    for at in g.spaces_of[g.active]:
        if at < LAND_COUNT:
            if g.is_hostile(at, g.active) and own_forces(g, at) and at not in g.queue:
                battles.append(at)
        elif at not in g.assaulted_from and will_fight_at(g, at, g.active):
            battles.append(at)
    return battles


def walk_in(g: Axis) -> Flow:
    """Hostile territories without defenders fall to the land units that entered them; guns fire first (5.4.2e)."""
    targets = assault_targets(g)
    for at in g.spaces_of[g.active]:
        if at >= LAND_COUNT or at in targets or not g.is_hostile(at, g.active):
            continue
        if not g.has_enemy_defenders(at, g.active) and any(g.count(at, g.active, unit) for unit in TROOPS):
            yield from anti_aircraft_fire(g, Battle(at))
            take_territory(g, at, g.active)


# Battles


def battle_round(g: Axis, battle: Battle) -> Flow:
    return land_round(g, battle) if battle.space < LAND_COUNT else sea_round(g, battle)


def battles_step(g: Axis) -> Flow:
    """One round of the battle in progress, or the opening of the next."""
    if g.battle is not None:
        return battle_round(g, g.battle)
    return open_battle(g, g.queue[0]) if g.queue else end_battles(g)


def end_battles(g: Axis) -> Flow:
    g.stage = REFUGE
    yield from ()


def open_battle(g: Axis, at: int) -> Flow:
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
    if g.is_hostile(at, g.active) and (own_forces(g, at) or landing_ships(g, at)):
        yield from begin_land_battle(g, begin_battle(g, at))
    else:
        g.note("assault-off", "5.5.2.3f", power=POWER.option(g.active), space=SPACE.option(at))


def begin_sea_battle(g: Axis, zone: int) -> None:
    g.fought.append(zone)
    begin_battle(g, zone)


def begin_battle(g: Axis, at: int) -> Battle:
    battle = Battle(at)
    g.battle = battle
    if g.log is not None:
        g.note("battle", "5.5.3b", power=POWER.option(g.active), space=SPACE.option(at))
    return battle


def begin_land_battle(g: Axis, battle: Battle) -> Flow:
    """Bombardment, then the landing; without defenders the territory falls at once."""
    yield from bombard(g, battle)
    go_ashore(g, battle)
    if not has_land_defenders(g, battle) and not any(battle.doomed):
        yield from anti_aircraft_fire(g, battle)
        conclude_on_land(g, battle)
