"""Amphibious assaults (5.5.2): bombardment from the sea, then the landing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine.decision import Choice, Flow

from ..content import BATTLESHIP, BOMBARD, CRUISER, PIECE_UNIT
from ..options import POWER, SPACE, UNIT, N
from .battle_board import Battle
from .casualties import BY_OTHERS, take_hits
from .fire import Salvo
from .movement.transport import NOWHERE, Transport

if TYPE_CHECKING:
    from ..state import Axis

BOMBARDING: Final[list[int]] = [BATTLESHIP, CRUISER]


def landing_zones(g: Axis, at: int) -> list[int]:
    zones: list[int] = []
    for ship in g.transports:
        if ship.target == at and ship.zone not in zones:
            zones.append(ship.zone)
    return zones


def landing_ships(g: Axis, at: int) -> list[Transport]:
    """Transports whose units can come ashore: their zone is not hostile any more (5.4.8d)."""
    return [ship for ship in g.transports if ship.target == at and not g.is_hostile_zone(ship.zone, g.active)]


def go_ashore(g: Axis, battle: Battle) -> None:
    """Declared units land; the transports are done for this turn."""
    for ship in landing_ships(g, battle.space):
        for slot in range(len(ship.cargo) - 1, -1, -1):
            if ship.landing[slot]:
                land_from(g, battle, ship, slot)
        ship.target = NOWHERE
        ship.unloaded_at = battle.space
        ship.spent = True


def land_from(g: Axis, battle: Battle, ship: Transport, slot: int) -> None:
    power = g.active
    unit = PIECE_UNIT[ship.take_off(slot)]
    g.add(battle.space, power, unit, 1)
    g.mark_moved(battle.space, power, unit, 1)
    battle.seaborne[unit] += 1
    g.note(
        "ashore",
        "5.5.2.3b",
        power=POWER.option(power),
        unit=UNIT.option(unit),
        space=SPACE.option(battle.space),
        zone=SPACE.option(ship.zone),
    )


def bombard(g: Axis, battle: Battle) -> Flow:
    """Where no sea combat was fought, battleships and cruisers fire, at most as many as units go ashore (5.5.2.2)."""
    at = battle.space
    if not g.has_enemy_defenders(at, g.active):
        return
    left = sum(sum(ship.landing) for ship in landing_ships(g, at))
    for zone in landing_zones(g, at):
        if zone in g.fought or g.is_hostile_zone(zone, g.active):
            continue
        for unit in BOMBARDING:
            number = yield from choose_bombarding(g, zone, unit, min(left, ready_to_bombard(g, zone, unit)))
            left -= number
            yield from bombard_with(g, battle, zone, unit, number)


def ready_to_bombard(g: Axis, zone: int, unit: int) -> int:
    return g.count(zone, g.active, unit) - g.bombarded.get((zone, unit), 0)


def choose_bombarding(g: Axis, zone: int, unit: int, most: int) -> Choice:
    if most <= 0:
        return 0
    options = N.all(range(most + 1))
    answer = yield g.ask(g.seat(), "bombard", options, about=UNIT.option(unit))
    return N.of(answer)


def bombard_with(g: Axis, battle: Battle, zone: int, unit: int, number: int) -> Flow:
    """Those hit still fire back in the first round (5.5.2.2f); ships that fired do not move any more (5.6a)."""
    if not number:
        return
    key = (zone, unit)
    g.bombarded[key] = g.bombarded.get(key, 0) + number
    g.mark_moved(zone, g.active, unit, max(0, g.bombarded[key] - g.moved[g.active][zone][unit]))
    salvo = Salvo()
    yield from salvo.throw(g, number, BOMBARD[unit])
    g.note(
        "bombard",
        "5.5.2.2d",
        power=POWER.option(g.active),
        unit=UNIT.option(unit),
        space=SPACE.option(battle.space),
        dice=number,
        hits=salvo.hits,
        faces=salvo.faces,
        needed=salvo.needed,
    )
    yield from take_hits(g, battle, True, salvo.hits, BY_OTHERS, True, False)
