"""One round of a battle at sea (5.5.3, 7.3.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.decision import Flow

from ..content import (
    AIRCRAFT,
    CARRIER,
    DECK,
    DESTROYER,
    ENEMIES,
    FIGHTER,
    FRIENDS,
    IS_AIR,
    KINDS,
    LAND_COUNT,
    LINKS,
    SEA_FIGHTERS,
    SHIPS,
    SUBMARINE,
    TRANSPORT,
    WARSHIPS,
)
from ..options import POWER, PRESS, RETREAT, SPACE, STAY, N
from .battle_board import Battle
from .casualties import (
    BY_AIRCRAFT,
    BY_OTHERS,
    BY_SUBMARINE,
    attackers,
    clear_casualties,
    defender_count,
    defenders,
    destroy,
    present,
    standing,
    take_hits,
)
from .fire import fire_as_attacker, fire_as_defender, next_round
from .movement.pieces import carry_guests, guests_aboard, note_loss, origins
from .movement.transport import NOWHERE

if TYPE_CHECKING:
    from ..state import Axis


def sea_round(g: Axis, battle: Battle) -> Flow:
    """Submarines first where they strike by surprise, then attackers, then defenders (5.5.3.2-5.5.3.4)."""
    if sink_undefended(g, battle):
        conclude_at_sea(g, battle)
        return
    yield from submerge_from_aircraft(g, battle)
    if sea_battle_over(g, battle):
        conclude_at_sea(g, battle)
        return
    surprise = battle.round == 0 or g.strikes_every_round
    next_round(g, battle)
    attackers_struck = surprise and not has_defending_destroyer(g, battle)
    defenders_struck = surprise and not has_attacking_destroyer(g, battle)
    yield from surprise_strikes(g, battle, attackers_struck, defenders_struck)
    if not is_deserted(g, battle):
        yield from attackers_fire(g, battle, attackers_struck)
        yield from defenders_fire(g, battle, defenders_struck)
        clear_casualties(g, battle)
    yield from press_or_retreat_at_sea(g, battle)


def has_attacking_destroyer(g: Axis, battle: Battle) -> bool:
    return attackers(g, battle, DESTROYER) > 0


def has_defending_destroyer(g: Axis, battle: Battle) -> bool:
    return any(defenders(g, battle, power, DESTROYER) for power in ENEMIES[g.active])


def surprise_strikes(g: Axis, battle: Battle, by_attacker: bool, by_defender: bool) -> Flow:
    """What a strike hits never fires back, but submarines hit by one still strike; they dive no more (7.3.5d-l)."""
    if by_attacker:
        yield from submerge(g, battle, g.active)
        hits = yield from fire_as_attacker(g, battle, SUBMARINE)
        yield from take_hits(g, battle, True, hits, BY_SUBMARINE, True, False)
    if by_defender:
        yield from defenders_strike(g, battle)
    clear_casualties(g, battle)


def defenders_strike(g: Axis, battle: Battle) -> Flow:
    """Those in the casualty zone strike too; the attacker's ships that are hit are gone at once (7.3.5k)."""
    hits = 0
    for power in ENEMIES[g.active]:
        if not defenders(g, battle, power, SUBMARINE):
            continue
        yield from submerge(g, battle, power)
        number = defenders(g, battle, power, SUBMARINE)
        more = yield from fire_as_defender(g, battle, power, SUBMARINE, number)
        hits += more
    if hits:
        yield from take_hits(g, battle, False, hits, BY_SUBMARINE, True, True)


def attackers_fire(g: Axis, battle: Battle, struck: bool) -> Flow:
    """Step ii. Submarines that did not strike fire, or submerge where no destroyer stops them."""
    spotted = has_attacking_destroyer(g, battle)
    by_submarine = 0
    if not struck:
        if not has_defending_destroyer(g, battle):
            yield from submerge(g, battle, g.active)
        by_submarine = yield from fire_as_attacker(g, battle, SUBMARINE)
    by_aircraft, by_others = 0, 0
    for unit in range(FIGHTER, SUBMARINE):
        if attackers(g, battle, unit) <= 0:
            continue
        hits = yield from fire_as_attacker(g, battle, unit)
        if IS_AIR[unit]:
            by_aircraft += hits
        else:
            by_others += hits
    if by_submarine:
        yield from take_hits(g, battle, True, by_submarine, BY_SUBMARINE, spotted, False)
    if by_aircraft:
        yield from take_hits(g, battle, True, by_aircraft, BY_AIRCRAFT, spotted, False)
    if by_others:
        yield from take_hits(g, battle, True, by_others, BY_OTHERS, spotted, False)


def defenders_fire(g: Axis, battle: Battle, struck: bool) -> Flow:
    """Step iii. Casualties of step ii still fire; those of a surprise strike are gone."""
    spotted = has_defending_destroyer(g, battle)
    hidden = has_attacking_destroyer(g, battle)
    hits = [0, 0, 0]
    for power in ENEMIES[g.active]:
        if not present(g, battle, power):
            continue
        if not struck and not hidden:
            yield from submerge(g, battle, power)
        for unit in range(FIGHTER, TRANSPORT):
            if unit == SUBMARINE and struck:
                continue
            number = defenders(g, battle, power, unit)
            if number <= 0:
                continue
            more = yield from fire_as_defender(g, battle, power, unit, number)
            hits[BY_SUBMARINE if unit == SUBMARINE else BY_AIRCRAFT if IS_AIR[unit] else BY_OTHERS] += more
    for by in range(len(hits)):
        if hits[by]:
            yield from take_hits(g, battle, False, hits[by], by, spotted, True)


def submerge(g: Axis, battle: Battle, power: int) -> Flow:
    """Submarines due to roll may leave the battle instead (7.3.5b)."""
    attacking = power == g.active
    number = attackers(g, battle, SUBMARINE) if attacking else standing(g, battle, power, SUBMARINE)
    if number <= 0 or (g.preset_casualties and not attacking):
        return
    answer = yield g.ask(g.seat_of[power], "submerge", N.all(range(number + 1)), about=SPACE.option(battle.space))
    dive(g, battle, power, N.of(answer))


def dive(g: Axis, battle: Battle, power: int, number: int) -> None:
    battle.submerged[power] += number
    if number:
        g.note("submerge", "7.3.5b", power=POWER.option(power), n=number, space=SPACE.option(battle.space))


def submerge_from_aircraft(g: Axis, battle: Battle) -> Flow:
    """Submarines that face only aircraft may dive before these fire (7.3.5c)."""
    if only_aircraft_attack(g, battle):
        for power in ENEMIES[g.active]:
            if g.preset_casualties:
                dive(g, battle, power, standing(g, battle, power, SUBMARINE))
            else:
                yield from submerge(g, battle, power)
    if attackers(g, battle, SUBMARINE) and not any(defender_count(g, battle, unit) for unit in SHIPS):
        yield from submerge(g, battle, g.active)


def only_aircraft_attack(g: Axis, battle: Battle) -> bool:
    return not any(attackers(g, battle, unit) for unit in SHIPS)


def sink_undefended(g: Axis, battle: Battle) -> bool:
    """Transports alone, or beside submarines that only aircraft attack, are destroyed without a roll (5.5.3.2f, g)."""
    if not defender_count(g, battle, TRANSPORT):
        return False
    if not any(attackers(g, battle, unit) for unit in (*WARSHIPS, *AIRCRAFT)):
        return False
    fighting = sum(defender_count(g, battle, unit) for unit in (*WARSHIPS, *AIRCRAFT))
    if fighting and not (only_aircraft_attack(g, battle) and fighting == defender_count(g, battle, SUBMARINE)):
        return False
    for power in ENEMIES[g.active]:
        sunk = g.count(battle.space, power, TRANSPORT)
        for _ in range(sunk):
            destroy(g, battle, power, TRANSPORT)
        if sunk:
            note_loss(g, "transports-sunk", "5.5.3.2f", battle.space, power, TRANSPORT, sunk)
    return True


def can_hurt(g: Axis, battle: Battle, attacking: bool) -> bool:
    """Whether one side has anything that can hit something of the other."""
    submarines = attackers(g, battle, SUBMARINE) if attacking else defender_count(g, battle, SUBMARINE)
    aircraft, others = 0, 0
    ships, enemy_submarines, enemy_aircraft = 0, 0, 0
    for unit in range(FIGHTER, KINDS):
        mine = attackers(g, battle, unit) if attacking else defender_count(g, battle, unit)
        theirs = defender_count(g, battle, unit) if attacking else attackers(g, battle, unit)
        if IS_AIR[unit]:
            aircraft += mine
            enemy_aircraft += theirs
        elif unit == SUBMARINE:
            enemy_submarines += theirs
        else:
            ships += theirs
            others += mine if unit != TRANSPORT else 0
    if others:
        return ships + enemy_submarines + enemy_aircraft > 0
    if submarines and ships + enemy_submarines:
        return True
    return aircraft > 0 and ships + enemy_aircraft > 0


def is_deserted(g: Axis, battle: Battle) -> bool:
    """Whether nobody is left on a side (5.5.3.5b)."""
    if not any(attackers(g, battle, unit) for unit in SEA_FIGHTERS):
        return True
    return not any(defender_count(g, battle, unit) for unit in SEA_FIGHTERS)


def sea_battle_over(g: Axis, battle: Battle) -> bool:
    """Nobody is left on a side, or neither side can hurt the other."""
    return is_deserted(g, battle) or (not can_hurt(g, battle, True) and not can_hurt(g, battle, False))


def sea_refuges(g: Axis, zone: int) -> list[int]:
    """Adjacent zones an attacker came from, friendly now and when the turn began (5.5.3.5g, h)."""
    return sorted(
        origin
        for origin in origins(g, zone)
        if origin >= LAND_COUNT
        and origin in LINKS[zone]
        and g.calm[origin]
        and not g.is_hostile_zone(origin, g.active)
        and g.canal_open(zone, origin, g.active)
    )


def press_or_retreat_at_sea(g: Axis, battle: Battle) -> Flow:
    if sink_undefended(g, battle) or sea_battle_over(g, battle):
        yield from stay_or_leave(g, battle)
        conclude_at_sea(g, battle)
        return
    ships = sum(attackers(g, battle, unit) for unit in SHIPS)
    options = SPACE.all(sea_refuges(g, battle.space)) if ships else [RETREAT]
    if not options:
        return
    if ships > attackers(g, battle, TRANSPORT) or any(attackers(g, battle, unit) for unit in AIRCRAFT):
        options.insert(0, PRESS)
    answer = yield g.ask(g.seat(), "press-or-retreat", options, about=SPACE.option(battle.space))
    if answer == PRESS:
        return
    if answer != RETREAT:
        retreat_at_sea(g, battle, SPACE.of(answer))
    conclude_at_sea(g, battle)


def stay_or_leave(g: Axis, battle: Battle) -> Flow:
    """When both sides have only transports left, the attacker's may stay or retreat (5.5.3.5d)."""
    fighting = sum(attackers(g, battle, unit) for unit in (*WARSHIPS, *AIRCRAFT))
    if fighting or not attackers(g, battle, TRANSPORT) or not defender_count(g, battle, TRANSPORT):
        return
    refuges = sea_refuges(g, battle.space)
    if refuges:
        options = [STAY, *(SPACE.option(zone) for zone in refuges)]
        answer = yield g.ask(g.seat(), "stay-or-leave", options, about=SPACE.option(battle.space))
        if answer != STAY:
            retreat_at_sea(g, battle, SPACE.of(answer))


def retreat_at_sea(g: Axis, battle: Battle, refuge: int) -> None:
    """All ships go together to one zone; their landings are off, their cargo stays aboard."""
    power = g.active
    guests = min(guests_aboard(g, battle.space, power), DECK * attackers(g, battle, CARRIER))
    for unit in WARSHIPS:
        number = attackers(g, battle, unit)
        if number:
            g.remove(battle.space, power, unit, number)
            g.add(refuge, power, unit, number)
            g.mark_moved(refuge, power, unit, number)
    carry_guests(g, battle.space, refuge, power, guests)
    for ship in g.transports:
        if ship.zone == battle.space and ship.owner == power:
            g.add(ship.zone, power, TRANSPORT, -1)
            ship.zone = refuge
            g.add(refuge, power, TRANSPORT, 1)
            ship.target = NOWHERE
            ship.moves = 0
            ship.spent = True
    g.note("retreat", "5.5.3.5f", power=POWER.option(power), space=SPACE.option(battle.space), to=SPACE.option(refuge))


def conclude_at_sea(g: Axis, battle: Battle) -> None:
    """Survivors stay and have moved; cargo fighters without a deck are lost (5.4.5d); battleships are whole again."""
    zone = battle.space
    g.battle = None
    for unit in WARSHIPS:
        g.mark_moved(zone, g.active, unit, g.count(zone, g.active, unit))
    for ship in g.transports:
        if ship.zone == zone and ship.owner == g.active:
            ship.spent = True
    excess = guests_aboard(g, zone, g.active) - DECK * g.count(zone, g.active, CARRIER)
    for friend in FRIENDS[g.active]:
        if friend != g.active and excess > 0:
            lost = min(excess, g.count(zone, friend, FIGHTER))
            g.remove(zone, friend, FIGHTER, lost)
            excess -= lost
            note_loss(g, "ditched", "5.4.5d", zone, friend, FIGHTER, lost)
    g.note("sea-battle-over", "5.5.3.5c", space=SPACE.option(zone))


def bar_retreat_at_sea(g: Axis, battle: Battle, refuge: int) -> str:
    """Ships retreat to a zone beside the battle from which one of them came, calm now and when the turn began."""
    ships = any(attackers(g, battle, unit) for unit in SHIPS)
    if ships and refuge in sea_refuges(g, battle.space):
        return ""
    came = ships and refuge in origins(g, battle.space) and refuge >= LAND_COUNT
    return "5.5.3.5h" if came else "5.5.3.5g" if ships else "5.5.3.5j"
