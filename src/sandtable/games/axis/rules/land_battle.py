"""One round of a battle on land (5.5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.decision import Flow

from ..content import AIRCRAFT, ENEMIES, LAND_COUNT, LAND_FIGHTERS, LINKS, TROOPS
from ..options import POWER, PRESS, RETREAT, SPACE
from .battle_board import Battle
from .capture import take_territory
from .casualties import BY_OTHERS, attackers, clear_casualties, defender_count, defenders, present, take_hits
from .fire import fire_as_attacker, fire_as_defender, next_round
from .movement.pieces import origins
from .movement.transport import NOWHERE
from .strategic_bombing import shoot_down

if TYPE_CHECKING:
    from ..state import Axis


def land_round(g: Axis, battle: Battle) -> Flow:
    if battle.round == 0:
        yield from anti_aircraft_fire(g, battle)
    next_round(g, battle)
    if has_land_attackers(g, battle):
        yield from attackers_fire(g, battle)
        yield from defenders_fire(g, battle)
    clear_casualties(g, battle)
    yield from press_or_retreat_on_land(g, battle)


def attackers_fire(g: Axis, battle: Battle) -> Flow:
    """Step ii: there may be nobody left to hit but those that a bombardment has hit already."""
    if not has_land_defenders(g, battle):
        return
    hits = 0
    for unit in LAND_FIGHTERS:
        if attackers(g, battle, unit) > 0:
            more = yield from fire_as_attacker(g, battle, unit)
            hits += more
    if hits:
        yield from take_hits(g, battle, True, hits, BY_OTHERS, True, False)


def defenders_fire(g: Axis, battle: Battle) -> Flow:
    """Step iii: casualties of step ii still fire."""
    hits = 0
    for power in ENEMIES[g.active]:
        if not present(g, battle, power):
            continue
        for unit in LAND_FIGHTERS:
            number = defenders(g, battle, power, unit)
            if number > 0:
                more = yield from fire_as_defender(g, battle, power, unit, number)
                hits += more
    if hits:
        yield from take_hits(g, battle, False, hits, BY_OTHERS, True, True)


def anti_aircraft_fire(g: Axis, battle: Battle) -> Flow:
    """In the first round only, at each kind of aircraft in turn (7.1.4)."""
    for unit in AIRCRAFT:
        yield from shoot_down(g, battle.space, unit, attackers(g, battle, unit))


def has_land_attackers(g: Axis, battle: Battle) -> bool:
    return any(attackers(g, battle, unit) for unit in LAND_FIGHTERS)


def has_land_defenders(g: Axis, battle: Battle) -> bool:
    return any(defender_count(g, battle, unit) for unit in LAND_FIGHTERS)


def press_or_retreat_on_land(g: Axis, battle: Battle) -> Flow:
    """Step v: the battle ends, or the attacker presses on, or what can retreat does (5.5.3.5, 5.5.2.3)."""
    if not has_land_attackers(g, battle) or not has_land_defenders(g, battle):
        conclude_on_land(g, battle)
        return
    options = [PRESS, *SPACE.all(land_refuges(g, battle))]
    if not overland(g, battle) and any(attackers(g, battle, unit) for unit in AIRCRAFT):
        options.append(RETREAT)
    if len(options) == 1:
        return
    answer = yield g.ask(g.seat(), "press-or-retreat", options, about=SPACE.option(battle.space))
    if answer != PRESS:
        retreat_on_land(g, battle, NOWHERE if answer == RETREAT else SPACE.of(answer))


def overland(g: Axis, battle: Battle) -> int:
    """How many of the attacker's land units did not come by sea."""
    return sum(attackers(g, battle, unit) - battle.seaborne[unit] for unit in TROOPS)


def land_refuges(g: Axis, battle: Battle) -> list[int]:
    """Adjacent friendly territories from which an attacker came, for those who came overland (5.5.3.5g)."""
    if not overland(g, battle):
        return []
    return sorted(
        origin
        for origin in origins(g, battle.space)
        if origin < LAND_COUNT and origin in LINKS[battle.space] and g.is_friendly(origin, g.active)
    )


def retreat_on_land(g: Axis, battle: Battle, refuge: int) -> None:
    """Overland units and aircraft leave together; seaborne units must fight on (5.5.2.3g-l)."""
    power = g.active
    if refuge != NOWHERE:
        for unit in TROOPS:
            number = attackers(g, battle, unit) - battle.seaborne[unit]
            if number:
                g.remove(battle.space, power, unit, number)
                g.add(refuge, power, unit, number)
                g.mark_moved(refuge, power, unit, number)
        g.note(
            "retreat", "5.5.3.5f", power=POWER.option(power), space=SPACE.option(battle.space), to=SPACE.option(refuge)
        )
    else:
        g.note("aircraft-retreat", "5.5.2.3k", power=POWER.option(power), space=SPACE.option(battle.space))
    for unit in AIRCRAFT:
        battle.withdrawn[unit] += attackers(g, battle, unit)
    if not any(battle.seaborne[unit] for unit in TROOPS):
        g.battle = None


def conclude_on_land(g: Axis, battle: Battle) -> None:
    """Step vi: surviving land units take the territory (5.5.3.6)."""
    g.battle = None
    survivors = sum(attackers(g, battle, unit) for unit in TROOPS)
    if survivors and not has_land_defenders(g, battle):
        take_territory(g, battle.space, g.active)
    else:
        g.note("repelled", "5.5.3.6b", power=POWER.option(g.active), space=SPACE.option(battle.space))


def bar_retreat_on_land(g: Axis, battle: Battle, refuge: int) -> str:
    """Attackers retreat to a friendly territory beside the battle from which one of them came."""
    if refuge in land_refuges(g, battle):
        return ""
    return "5.5.3.5g" if overland(g, battle) else "5.5.2.3g"
