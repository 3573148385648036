"""What everybody sees: nothing in this game is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandtable.engine.state import View

from ..content import (
    BUYABLE,
    CAPITAL,
    CHINA,
    CITY,
    IPC,
    KINDS,
    LAND_COUNT,
    NEUTRAL,
    NOBODY,
    PIECE_POWER,
    PIECE_UNIT,
    POWER_COUNT,
    POWERS,
    SIDE,
    SIDES,
    SPACE_COUNT,
    TECHS,
)
from ..options import SPACE, TECH, UNIT
from ..rules.stages import PHASES
from ..rules.turn import cities_held
from .forecast import battle_board, battles_to_come, landings_owed, objectives_view

if TYPE_CHECKING:
    from ..state import Axis


def look(g: Axis) -> View:
    return {
        "phase": PHASES[g.stage],
        "turn": g.round,
        "active": POWERS[g.active],
        "seats": [seat_view(g, seat) for seat in range(g.seats)],
        "spaces": {SPACE.name(at): space_view(g, at) for at in range(SPACE_COUNT) if not NEUTRAL[at]},
        "tracks": {
            "production": {POWERS[power]: g.production(power) for power in range(POWER_COUNT) if power != CHINA},
            "ipc": {POWERS[power]: g.ipc[power] for power in range(POWER_COUNT) if power != CHINA},
            "cities": {SIDES[side]: cities_held(g, side) for side in range(2)},
        },
        "powers": {POWERS[power]: power_view(g, power) for power in range(POWER_COUNT)},
        "transports": transports_view(g),
        "battle": battle_view(g),
        "battles": battles_to_come(g),
        "landings": landings_owed(g),
        "objectives": objectives_view(g),
        "costs": {UNIT.name(unit): g.cost_of(g.active, unit) for unit in range(BUYABLE)},
        "cities_to_win": g.cities_to_win,
        "with_research": g.with_research,
    }


def seat_view(g: Axis, seat: int) -> dict[str, Any]:
    powers = [power for power in range(POWER_COUNT) if g.seat_of[power] == seat]
    return {
        "seat": seat,
        "score": cities_held(g, SIDE[powers[0]]),
        "values": {
            "ipc": sum(g.ipc[power] for power in powers),
            "production": sum(g.production(power) for power in powers if power != CHINA),
            "tokens": sum(g.tokens[power] for power in powers),
        },
        "shown": [TECH.name(tech) for power in powers for tech in range(len(TECHS)) if g.has_tech(power, tech)],
        "marks": [POWERS[power] for power in powers],
    }


def power_view(g: Axis, power: int) -> dict[str, Any]:
    return {
        "seat": g.seat_of[power],
        "ipc": g.ipc[power],
        "production": g.production(power),
        "tokens": g.tokens[power],
        "techs": [TECH.name(tech) for tech in range(len(TECHS)) if g.has_tech(power, tech)],
        "waiting": {UNIT.name(unit): g.pool[power][unit] for unit in range(BUYABLE) if g.pool[power][unit]},
        "capital_lost": g.capital_lost(power),
    }


def space_view(g: Axis, at: int) -> dict[str, Any]:
    pieces = [
        {"what": UNIT.name(unit), "n": g.count(at, power, unit), "owner": POWERS[power]}
        for power in range(POWER_COUNT)
        if g.mass[power][at]
        for unit in range(KINDS)
        if g.count(at, power, unit)
    ]
    shown: dict[str, Any] = {"owner": None, "pieces": pieces, "values": {}, "marks": []}
    if at >= LAND_COUNT:
        return shown
    owner = g.owner[at]
    shown["owner"] = None if owner == NOBODY else POWERS[owner]
    if IPC[at]:
        shown["values"]["ipc"] = IPC[at]
    if g.damage[at]:
        shown["values"]["damage"] = g.damage[at]
    shown["marks"] = [
        mark
        for mark, is_there in (
            ("complex", g.complex[at]),
            ("city", bool(CITY[at])),
            ("capital", CAPITAL[at] != NOBODY),
            ("battle", at in g.queue),
        )
        if is_there
    ]
    return shown


def transports_view(g: Axis) -> list[dict[str, Any]]:
    return [
        {
            "zone": SPACE.name(ship.zone),
            "owner": POWERS[ship.owner],
            "moves": ship.moves,
            "cargo": [
                {"what": UNIT.name(PIECE_UNIT[cargo]), "owner": POWERS[PIECE_POWER[cargo]]} for cargo in ship.cargo
            ],
            "target": None if ship.target < 0 else SPACE.name(ship.target),
        }
        for ship in g.transports
    ]


def battle_view(g: Axis) -> dict[str, Any] | None:
    battle = g.battle
    if battle is None:
        return None
    return {
        "space": SPACE.name(battle.space),
        "round": battle.round,
        "attacker": POWERS[g.active],
        "submerged": {POWERS[power]: n for power, n in enumerate(battle.submerged) if n},
        "damaged": {POWERS[power]: n for power, n in enumerate(battle.damaged) if n},
        **battle_board(g, battle),
    }
