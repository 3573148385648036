"""What everybody sees: nothing in this game is hidden."""

from __future__ import annotations

from typing import Any

from sandtable.engine.state import View

from .board import (
    CAPITAL,
    CHINA,
    CITY,
    IPC,
    LAND_COUNT,
    LINKS,
    NEUTRAL,
    NOBODY,
    POINTS,
    POWER_COUNT,
    POWERS,
    SIDE,
    SIDES,
    SPACE_COUNT,
)
from .figures import ATTACK, BUYABLE, CHART_SIZE, COST, DEFENSE, KINDS, MOVE, TECHS, UNITS
from .names import NAMES, SPACE, TECH, UNIT
from .outlook import battle_board, battles_to_come, landings_owed, objectives_view
from .state import PHASES, World
from .turn import cities_held

COLOURS = ["#6b6f76", "#8c2f39", "#d98324", "#b08d57", "#7a5230", "#4f7942", "#9ccc65"]


def look(g: World) -> View:
    return {
        "phase": PHASES[g.stage],
        "turn": g.round,
        "active": POWERS[g.active],
        "seats": [seat_view(g, seat) for seat in range(g.seats)],
        "spaces": {NAMES[SPACE + at]: space_view(g, at) for at in range(SPACE_COUNT) if not NEUTRAL[at]},
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
        "costs": {NAMES[UNIT + unit]: g.cost_of(g.active, unit) for unit in range(BUYABLE)},
        "cities_to_win": g.cities_to_win,
        "with_research": g.with_research,
    }


def seat_view(g: World, seat: int) -> dict[str, Any]:
    powers = [power for power in range(POWER_COUNT) if g.seat_of[power] == seat]
    return {
        "seat": seat,
        "score": cities_held(g, SIDE[powers[0]]),
        "values": {
            "ipc": sum(g.ipc[power] for power in powers),
            "production": sum(g.production(power) for power in powers if power != CHINA),
            "tokens": sum(g.tokens[power] for power in powers),
        },
        "shown": [NAMES[TECH + tech] for power in powers for tech in range(len(TECHS)) if g.has_tech(power, tech)],
        "marks": [POWERS[power] for power in powers],
    }


def power_view(g: World, power: int) -> dict[str, Any]:
    return {
        "seat": g.seat_of[power],
        "ipc": g.ipc[power],
        "production": g.production(power),
        "tokens": g.tokens[power],
        "techs": [NAMES[TECH + tech] for tech in range(len(TECHS)) if g.has_tech(power, tech)],
        "waiting": {
            NAMES[UNIT + unit]: g.pool[power * BUYABLE + unit]
            for unit in range(BUYABLE)
            if g.pool[power * BUYABLE + unit]
        },
        "capital_lost": g.capital_lost(power),
    }


def space_view(g: World, at: int) -> dict[str, Any]:
    pieces = [
        {"what": NAMES[UNIT + unit], "n": g.count(at, power, unit), "owner": POWERS[power]}
        for power in range(POWER_COUNT)
        if g.mass[power * SPACE_COUNT + at]
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


def transports_view(g: World) -> list[dict[str, Any]]:
    return [
        {
            "zone": NAMES[SPACE + ship.zone],
            "owner": POWERS[ship.owner],
            "moves": ship.moves,
            "cargo": [{"what": NAMES[UNIT + cargo % KINDS], "owner": POWERS[cargo // KINDS]} for cargo in ship.cargo],
            "target": None if ship.target < 0 else NAMES[SPACE + ship.target],
        }
        for ship in g.transports
    ]


def battle_view(g: World) -> dict[str, Any] | None:
    battle = g.battle
    if battle is None:
        return None
    return {
        "space": NAMES[SPACE + battle.space],
        "round": battle.round,
        "attacker": POWERS[g.active],
        "submerged": {POWERS[power]: n for power, n in enumerate(battle.submerged) if n},
        "damaged": {POWERS[power]: n for power, n in enumerate(battle.damaged) if n},
        **battle_board(g, battle),
    }


def board() -> dict[str, Any]:
    """What never changes and the table wants to draw."""
    return {
        "map": "world",
        "spaces": {NAMES[SPACE + at]: printed_space(at) for at in range(SPACE_COUNT)},
        "sides": {POWERS[power]: {"colour": COLOURS[power]} for power in range(POWER_COUNT)},
        "pieces": {
            UNITS[unit]: {"cost": COST[unit], "attack": ATTACK[unit], "defense": DEFENSE[unit], "move": MOVE[unit]}
            for unit in range(BUYABLE)
        },
        "charts": [
            [NAMES[TECH + first + roll] for roll in range(CHART_SIZE)] for first in range(0, len(TECHS), CHART_SIZE)
        ],
        "tracks": {"cities": {"low": 0, "high": 18}},
    }


def printed_space(at: int) -> dict[str, Any]:
    printed: dict[str, Any] = {
        "at": list(POINTS[at]),
        "adjacent": [NAMES[SPACE + other] for other in LINKS[at]],
        "kind": "land" if at < LAND_COUNT else "sea",
    }
    if at < LAND_COUNT:
        printed["ipc"] = IPC[at]
        printed["neutral"] = NEUTRAL[at]
        if CITY[at]:
            printed["city"] = CITY[at]
    return printed
