"""What everybody sees: nothing in this game is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from sandtable.engine.contract import Ending, FinalScore, PieceView, SeatView, SpaceView, View

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
    PIECE,
    PIECE_POWER,
    PIECE_UNIT,
    POWER_COUNT,
    POWERS,
    SIDE,
    SIDES,
    SPACE_COUNT,
    TECHS,
    TRANSPORT,
)
from ..options import SPACE, TECH, UNIT
from ..rules.stages import BATTLES, PHASES
from ..rules.turn import cities_held, city_spaces, side_production, side_score
from .forecast import battle_board, battles_to_come, landings_owed, objectives_view

if TYPE_CHECKING:
    from ..state import Axis


class OddsView(TypedDict):
    """How a battle ends if it is fought to the end: chances, and the losses in IPC to be expected."""

    win: float
    draw: float
    loss: float
    take: float
    attack_losses: float
    defend_losses: float


class StruckPiece(PieceView, total=False):
    """A defender on the battle board; `hit` of them are in the casualty zone."""

    hit: int


class BattleBoard(TypedDict):
    attack: list[PieceView]
    defend: list[StruckPiece]
    odds: OddsView | None


class BattleView(BattleBoard):
    """The battle in progress."""

    space: str
    round: int
    attacker: str
    submerged: dict[str, int]
    damaged: dict[str, int]


class BattleToCome(TypedDict):
    space: str
    odds: OddsView | None


class Landing(TypedDict):
    """Aircraft away from base; `home` is the nearest space where they may land with what movement they have left."""

    space: str
    owner: str
    what: str
    n: int
    left: int
    home: str | None


class ObjectiveView(TypedDict):
    objective: str
    power: str
    bonus: int
    rule: str
    met: bool
    have: int
    need: int
    spaces: list[str]


class Passenger(TypedDict):
    what: str
    owner: str


class TransportView(TypedDict):
    zone: str
    owner: str
    moves: int
    cargo: list[Passenger]
    target: str | None


class PowerView(TypedDict):
    """`treasury` is whether the power has production and IPC of its own."""

    seat: int
    ipc: int
    production: int
    tokens: int
    techs: list[str]
    waiting: dict[str, int]
    capital_lost: bool
    treasury: bool


class AxisView(View, total=False):
    """What everybody sees; `cities` are the spaces with a victory city that each side holds."""

    powers: dict[str, PowerView]
    transports: list[TransportView]
    battle: BattleView | None
    battles: list[BattleToCome]
    landings: list[Landing]
    objectives: list[ObjectiveView]
    costs: dict[str, int]
    cities: dict[str, list[str]]
    cities_to_win: int
    with_research: bool


def look(g: Axis) -> AxisView:
    seen = look_at_table(g)
    if g.over:
        seen["ending"] = ending_view(g)
    return seen


def ending_view(g: Axis) -> Ending:
    decided = "6c" if g.ending.startswith("cities") else "5.5.3.9b"
    return {"how": g.ending, "rule": "5.1e", "decided": decided, "about": [], "scores": final_scores(g)}


def final_scores(g: Axis) -> list[FinalScore]:
    """What each side holds, the better one first."""
    sides = sorted(range(len(SIDES)), key=lambda side: -side_score(g, side))
    return [
        {"who": SIDES[side], "values": {"cities": cities_held(g, side), "production": side_production(g, side)}}
        for side in sides
    ]


def look_at_table(g: Axis) -> AxisView:
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
        "cities": {SIDES[side]: [SPACE.name(at) for at in city_spaces(g, side)] for side in range(2)},
        "cities_to_win": g.cities_to_win,
        "with_research": g.with_research,
    }


def seat_view(g: Axis, seat: int) -> SeatView:
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


def power_view(g: Axis, power: int) -> PowerView:
    return {
        "seat": g.seat_of[power],
        "ipc": g.ipc[power],
        "production": g.production(power),
        "tokens": g.tokens[power],
        "techs": [TECH.name(tech) for tech in range(len(TECHS)) if g.has_tech(power, tech)],
        "waiting": {UNIT.name(unit): g.pool[power][unit] for unit in range(BUYABLE) if g.pool[power][unit]},
        "capital_lost": g.capital_lost(power),
        "treasury": power != CHINA,
    }


def standing_in(g: Axis, at: int, power: int, unit: int) -> int:
    """Those in the casualty zone are on the battle board only."""
    number = g.count(at, power, unit)
    battle = g.battle
    return number if battle is None or battle.space != at else number - battle.doomed[PIECE[power][unit]]


def space_view(g: Axis, at: int) -> SpaceView:
    pieces = [
        piece_view(g, at, power, unit, number)
        for power in range(POWER_COUNT)
        if g.mass[power][at]
        for unit in range(KINDS)
        if (number := standing_in(g, at, power, unit))
    ]
    if at >= LAND_COUNT:
        return {"owner": None, "pieces": pieces, "values": {}, "marks": []}
    values: dict[str, int] = {}
    if IPC[at]:
        values["ipc"] = IPC[at]
    if g.damage[at]:
        values["damage"] = g.damage[at]
    owner = g.owner[at]
    return {
        "owner": None if owner == NOBODY else POWERS[owner],
        "pieces": pieces,
        "values": values,
        "marks": marks_on(g, at),
    }


def piece_view(g: Axis, at: int, power: int, unit: int, number: int) -> PieceView:
    piece: PieceView = {"what": UNIT.name(unit), "n": number, "owner": POWERS[power]}
    if unit == TRANSPORT and (aboard := aboard_in(g, at, power)):
        piece["aboard"] = aboard
    return piece


def aboard_in(g: Axis, zone: int, owner: int) -> list[str]:
    """What the transports of a power in a zone carry."""
    return [
        UNIT.name(PIECE_UNIT[cargo])
        for ship in g.transports
        if ship.zone == zone and ship.owner == owner
        for cargo in ship.cargo
    ]


def marks_on(g: Axis, at: int) -> list[str]:
    marks = {
        "complex": g.complex[at],
        "city": bool(CITY[at]),
        "capital": CAPITAL[at] != NOBODY,
        "battle": g.stage == BATTLES and at in g.queue,
    }
    return [mark for mark, is_there in marks.items() if is_there]


def transports_view(g: Axis) -> list[TransportView]:
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


def battle_view(g: Axis) -> BattleView | None:
    battle = g.battle
    if battle is None:
        return None
    board = battle_board(g, battle)
    return {
        "space": SPACE.name(battle.space),
        "round": battle.round,
        "attacker": POWERS[g.active],
        "submerged": {POWERS[power]: n for power, n in enumerate(battle.submerged) if n},
        "damaged": {POWERS[power]: n for power, n in enumerate(battle.damaged) if n},
        "attack": board["attack"],
        "defend": board["defend"],
        "odds": board["odds"],
    }
