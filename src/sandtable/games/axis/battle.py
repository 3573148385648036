"""General combat (5.5.3): a phase is one round of one battle."""

from __future__ import annotations

from sandtable.engine.decision import Choice, Flow

from .board import ENEMIES, FRIENDS, LAND_COUNT, LINKS
from .capture import take_territory
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
from .figures import (
    ADVANCED_ARTILLERY,
    AIRCRAFT,
    ARTILLERY,
    BOMBER,
    CARRIER,
    DECK,
    DEFENSE,
    DESTROYER,
    FIGHTER,
    HEAVY_BOMBERS,
    INFANTRY,
    IS_AIR,
    KINDS,
    LAND_FIGHTERS,
    SHIPS,
    SUBMARINE,
    SUPPORTED_ATTACK,
    SUPPORTS,
    SUPPORTS_IMPROVED,
    TRANSPORT,
    TROOPS,
    WARSHIPS,
)
from .names import POWER, PRESS, RETREAT, SPACE, STAY, UNIT, N
from .pieces import carry_guests, guests_aboard, origins
from .state import Battle, World
from .strategic import shoot_down
from .transport import NOWHERE


def battle_round(g: World, battle: Battle) -> Flow:
    return land_round(g, battle) if battle.space < LAND_COUNT else sea_round(g, battle)


# Dice


def roll_hits(g: World, dice: int, value: int) -> Choice:
    """One die a unit; a roll equal to or below the value hits (5.5.3.2c). Ends in the number of hits."""
    hits = 0
    if value:
        for _ in range(dice):
            roll = yield g.roll()
            if roll <= value:
                hits += 1
    return hits


def fire_as_attacker(g: World, battle: Battle, unit: int) -> Choice:
    """All attackers of one kind roll; supported infantry hits on the higher value."""
    number = attackers(g, battle, unit)
    if number <= 0:
        return 0
    power = g.active
    value = g.attack_of(power, unit)
    supported = 0
    if unit == INFANTRY:
        each = SUPPORTS_IMPROVED if g.has_tech(power, ADVANCED_ARTILLERY) else SUPPORTS
        supported = min(number, each * attackers(g, battle, ARTILLERY))
    elif unit == BOMBER and g.has_tech(power, HEAVY_BOMBERS):
        number *= 2
    high = yield from roll_hits(g, supported, SUPPORTED_ATTACK)
    rest = yield from roll_hits(g, number - supported, value)
    if value:
        note_fire(g, power, unit, number, high + rest)
    return high + rest


def fire_as_defender(g: World, battle: Battle, power: int, unit: int, number: int) -> Choice:
    if number <= 0 or not DEFENSE[unit]:
        return 0
    hits = yield from roll_hits(g, number, DEFENSE[unit])
    note_fire(g, power, unit, number, hits)
    return hits


def note_fire(g: World, power: int, unit: int, dice: int, hits: int) -> None:
    g.note("fire", "5.5.3.2b", power=POWER + power, unit=UNIT + unit, dice=dice, hits=hits)


# On land


def land_round(g: World, battle: Battle) -> Flow:
    if battle.round == 0:
        yield from anti_aircraft_fire(g, battle)
    battle.round += 1
    hits = 0
    for unit in LAND_FIGHTERS:
        more = yield from fire_as_attacker(g, battle, unit)
        hits += more
    yield from take_hits(g, battle, True, hits, BY_OTHERS, True, False)
    hits = 0
    for power in ENEMIES[g.active]:
        if not present(g, battle, power):
            continue
        for unit in LAND_FIGHTERS:
            number = defenders(g, battle, power, unit)
            more = yield from fire_as_defender(g, battle, power, unit, number)
            hits += more
    yield from take_hits(g, battle, False, hits, BY_OTHERS, True, True)
    clear_casualties(g, battle)
    yield from press_or_retreat_on_land(g, battle)


def anti_aircraft_fire(g: World, battle: Battle) -> Flow:
    """In the first round only, at each kind of aircraft in turn (7.1.4)."""
    for unit in AIRCRAFT:
        yield from shoot_down(g, battle.space, unit, attackers(g, battle, unit))


def land_attackers(g: World, battle: Battle) -> int:
    return sum(attackers(g, battle, unit) for unit in LAND_FIGHTERS)


def land_defenders(g: World, battle: Battle) -> int:
    return sum(defender_count(g, battle, unit) for unit in LAND_FIGHTERS)


def press_or_retreat_on_land(g: World, battle: Battle) -> Flow:
    """Step v: the battle ends, or the attacker presses on, or what can retreat does (5.5.3.5, 5.5.2.3)."""
    if not land_attackers(g, battle) or not land_defenders(g, battle):
        conclude_on_land(g, battle)
        return
    overland = sum(attackers(g, battle, unit) - battle.seaborne[unit] for unit in TROOPS)
    aircraft = sum(attackers(g, battle, unit) for unit in AIRCRAFT)
    options = [PRESS]
    if overland:
        options.extend(SPACE + at for at in land_refuges(g, battle.space))
    elif aircraft:
        options.append(RETREAT)
    if len(options) == 1:
        return
    answer = yield g.ask(g.seat(), "press-or-retreat", options, about=SPACE + battle.space)
    if answer != PRESS:
        retreat_on_land(g, battle, NOWHERE if answer == RETREAT else answer - SPACE)


def land_refuges(g: World, at: int) -> list[int]:
    """Adjacent friendly territories from which an attacker came (5.5.3.5g)."""
    return sorted(
        origin
        for origin in origins(g, at)
        if origin < LAND_COUNT and origin in LINKS[at] and g.is_friendly(origin, g.active)
    )


def retreat_on_land(g: World, battle: Battle, refuge: int) -> None:
    """Overland units and aircraft leave together; seaborne units must fight on (5.5.2.3g-l)."""
    power = g.active
    if refuge != NOWHERE:
        for unit in TROOPS:
            number = attackers(g, battle, unit) - battle.seaborne[unit]
            if number:
                g.remove(battle.space, power, unit, number)
                g.add(refuge, power, unit, number)
                g.mark_moved(refuge, power, unit, number)
        g.note("retreat", "5.5.3.5f", power=POWER + power, space=SPACE + battle.space, to=SPACE + refuge)
    else:
        g.note("aircraft-retreat", "5.5.2.3k", power=POWER + power, space=SPACE + battle.space)
    for unit in AIRCRAFT:
        battle.withdrawn[unit] += attackers(g, battle, unit)
    if not any(battle.seaborne[unit] for unit in TROOPS):
        g.battle = None


def conclude_on_land(g: World, battle: Battle) -> None:
    """Step vi: surviving land units take the territory (5.5.3.6)."""
    g.battle = None
    survivors = sum(attackers(g, battle, unit) for unit in TROOPS)
    if survivors and not land_defenders(g, battle):
        take_territory(g, battle.space, g.active)
    else:
        g.note("repelled", "5.5.3.6b", power=POWER + g.active, space=SPACE + battle.space)


# At sea


def sea_round(g: World, battle: Battle) -> Flow:
    """Submarines first where they strike by surprise, then attackers, then defenders (5.5.3.2-5.5.3.4)."""
    if sink_undefended(g, battle):
        conclude_at_sea(g, battle)
        return
    yield from submerge_from_aircraft(g, battle)
    if sea_battle_over(g, battle):
        conclude_at_sea(g, battle)
        return
    surprise = battle.round == 0 or g.strikes_every_round
    battle.round += 1
    attackers_struck = surprise and not has_defending_destroyer(g, battle)
    defenders_struck = surprise and not has_attacking_destroyer(g, battle)
    yield from surprise_strikes(g, battle, attackers_struck, defenders_struck)
    yield from attackers_fire(g, battle, attackers_struck)
    yield from defenders_fire(g, battle, defenders_struck)
    clear_casualties(g, battle)
    yield from press_or_retreat_at_sea(g, battle)


def has_attacking_destroyer(g: World, battle: Battle) -> bool:
    return attackers(g, battle, DESTROYER) > 0


def has_defending_destroyer(g: World, battle: Battle) -> bool:
    return any(defenders(g, battle, power, DESTROYER) for power in ENEMIES[g.active])


def surprise_strikes(g: World, battle: Battle, by_attacker: bool, by_defender: bool) -> Flow:
    """Both sides' submarines roll before either takes hits; what they hit never fires back (7.3.5d-l)."""
    dealt, taken = 0, 0
    if by_attacker:
        yield from submerge(g, battle, g.active)
        dealt = yield from fire_as_attacker(g, battle, SUBMARINE)
    if by_defender:
        for power in ENEMIES[g.active]:
            yield from submerge(g, battle, power)
            number = standing(g, battle, power, SUBMARINE)
            more = yield from fire_as_defender(g, battle, power, SUBMARINE, number)
            taken += more
    yield from take_hits(g, battle, True, dealt, BY_SUBMARINE, True, True)
    yield from take_hits(g, battle, False, taken, BY_SUBMARINE, True, True)


def attackers_fire(g: World, battle: Battle, struck: bool) -> Flow:
    """Step ii. Submarines that did not strike fire, or submerge where no destroyer stops them."""
    spotted = has_attacking_destroyer(g, battle)
    by_submarine = 0
    if not struck:
        if not has_defending_destroyer(g, battle):
            yield from submerge(g, battle, g.active)
        by_submarine = yield from fire_as_attacker(g, battle, SUBMARINE)
    by_aircraft, by_others = 0, 0
    for unit in range(FIGHTER, SUBMARINE):
        hits = yield from fire_as_attacker(g, battle, unit)
        if IS_AIR[unit]:
            by_aircraft += hits
        else:
            by_others += hits
    yield from take_hits(g, battle, True, by_submarine, BY_SUBMARINE, spotted, False)
    yield from take_hits(g, battle, True, by_aircraft, BY_AIRCRAFT, spotted, False)
    yield from take_hits(g, battle, True, by_others, BY_OTHERS, spotted, False)


def defenders_fire(g: World, battle: Battle, struck: bool) -> Flow:
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
            more = yield from fire_as_defender(g, battle, power, unit, number)
            hits[BY_SUBMARINE if unit == SUBMARINE else BY_AIRCRAFT if IS_AIR[unit] else BY_OTHERS] += more
    for by in range(len(hits)):
        yield from take_hits(g, battle, False, hits[by], by, spotted, True)


def submerge(g: World, battle: Battle, power: int) -> Flow:
    """Submarines due to roll may leave the battle instead (7.3.5b)."""
    attacking = power == g.active
    number = attackers(g, battle, SUBMARINE) if attacking else standing(g, battle, power, SUBMARINE)
    if number <= 0 or (g.preset_casualties and not attacking):
        return
    answer = yield g.ask(
        g.seat_of[power], "submerge", [N + some for some in range(number + 1)], about=SPACE + battle.space
    )
    dive(g, battle, power, answer - N)


def dive(g: World, battle: Battle, power: int, number: int) -> None:
    battle.submerged[power] += number
    if number:
        g.note("submerge", "7.3.5b", power=POWER + power, n=number, space=SPACE + battle.space)


def submerge_from_aircraft(g: World, battle: Battle) -> Flow:
    """Submarines that face only aircraft may dive before these fire (7.3.5c)."""
    if only_aircraft_attack(g, battle):
        for power in ENEMIES[g.active]:
            if g.preset_casualties:
                dive(g, battle, power, standing(g, battle, power, SUBMARINE))
            else:
                yield from submerge(g, battle, power)
    if attackers(g, battle, SUBMARINE) and not any(defender_count(g, battle, unit) for unit in SHIPS):
        yield from submerge(g, battle, g.active)


def only_aircraft_attack(g: World, battle: Battle) -> bool:
    return not any(attackers(g, battle, unit) for unit in SHIPS)


def sink_undefended(g: World, battle: Battle) -> bool:
    """Transports alone, or beside submarines that only aircraft attack, are destroyed without a roll (5.5.3.2f, g)."""
    if not defender_count(g, battle, TRANSPORT):
        return False
    if not any(attackers(g, battle, unit) for unit in (*WARSHIPS, *AIRCRAFT)):
        return False
    fighting = sum(defender_count(g, battle, unit) for unit in (*WARSHIPS, *AIRCRAFT))
    if fighting and not (only_aircraft_attack(g, battle) and fighting == defender_count(g, battle, SUBMARINE)):
        return False
    for power in ENEMIES[g.active]:
        for _ in range(g.count(battle.space, power, TRANSPORT)):
            destroy(g, battle, power, TRANSPORT)
    g.note("transports-sunk", "5.5.3.2f", space=SPACE + battle.space)
    return True


def can_hurt(g: World, battle: Battle, attacking: bool) -> bool:
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


def sea_battle_over(g: World, battle: Battle) -> bool:
    """Nobody is left on a side, or neither side can hurt the other."""
    mine = sum(attackers(g, battle, unit) for unit in (*SHIPS, *AIRCRAFT))
    theirs = sum(defender_count(g, battle, unit) for unit in (*SHIPS, *AIRCRAFT))
    if not mine or not theirs:
        return True
    return not can_hurt(g, battle, True) and not can_hurt(g, battle, False)


def sea_refuges(g: World, zone: int) -> list[int]:
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


def press_or_retreat_at_sea(g: World, battle: Battle) -> Flow:
    if sink_undefended(g, battle) or sea_battle_over(g, battle):
        yield from stay_or_leave(g, battle)
        conclude_at_sea(g, battle)
        return
    ships = sum(attackers(g, battle, unit) for unit in SHIPS)
    options = [SPACE + zone for zone in sea_refuges(g, battle.space)] if ships else [RETREAT]
    if not options:
        return
    if ships > attackers(g, battle, TRANSPORT) or any(attackers(g, battle, unit) for unit in AIRCRAFT):
        options.insert(0, PRESS)
    answer = yield g.ask(g.seat(), "press-or-retreat", options, about=SPACE + battle.space)
    if answer == PRESS:
        return
    if answer != RETREAT:
        retreat_at_sea(g, battle, answer - SPACE)
    conclude_at_sea(g, battle)


def stay_or_leave(g: World, battle: Battle) -> Flow:
    """When both sides have only transports left, the attacker's may stay or retreat (5.5.3.5d)."""
    fighting = sum(attackers(g, battle, unit) for unit in (*WARSHIPS, *AIRCRAFT))
    if fighting or not attackers(g, battle, TRANSPORT) or not defender_count(g, battle, TRANSPORT):
        return
    refuges = sea_refuges(g, battle.space)
    if refuges:
        options = [STAY, *(SPACE + zone for zone in refuges)]
        answer = yield g.ask(g.seat(), "stay-or-leave", options, about=SPACE + battle.space)
        if answer != STAY:
            retreat_at_sea(g, battle, answer - SPACE)


def retreat_at_sea(g: World, battle: Battle, refuge: int) -> None:
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
    g.note("retreat", "5.5.3.5f", power=POWER + power, space=SPACE + battle.space, to=SPACE + refuge)


def conclude_at_sea(g: World, battle: Battle) -> None:
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
    g.note("sea-battle-over", "5.5.3.5c", space=SPACE + zone)
