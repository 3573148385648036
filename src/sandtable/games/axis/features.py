"""What everybody sees, as numbers for programs that learn. Nothing in this game is hidden.

Units are counted by power: six kinds in territories, eight at sea, where land units are the cargo of transports.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine.features import Features, Sink, fill_row, numbered, raise_flag

from .content import (
    BUYABLE,
    COMPLEX,
    DAMAGE_CAP,
    FIGHTER,
    IPC,
    KINDS,
    LAND_COUNT,
    NOBODY,
    PIECE,
    PIECE_POWER,
    PIECE_UNIT,
    POWER_COUNT,
    POWERS,
    SPACE_COUNT,
    SPACES,
    TECHS,
    UNITS,
)
from .rules.battle_board import Battle
from .rules.casualties import attackers, defenders, present
from .rules.stages import BATTLES

if TYPE_CHECKING:
    from .state import Axis

MOST_SEATS: Final = 6
MOST: Final = 999
MOST_PIECES: Final = 400
LANDS: Final = SPACES[:LAND_COUNT]
ZONES: Final = SPACES[LAND_COUNT:]
ZONE_COUNT: Final = SPACE_COUNT - LAND_COUNT
LAND_KINDS: Final = 6
SEA_KINDS: Final = 8
CARGO_KINDS: Final = 4
RANGES: Final = 9
MOVES: Final = 3
TECH_COUNT: Final = len(TECHS)
STAGE_IDS: Final = [
    "research", "purchase", "combat-move", "strategic-bombing", "lone-ships", "battle-order", "battles", "refuge",
    "noncombat-move", "mobilize", "income",
]  # fmt: skip

FEATURES: Final = Features("1")
STAGE: Final = FEATURES.flags("stage", STAGE_IDS)
ROUND: Final = FEATURES.add("round", 1, 100)
ACTIVE: Final = FEATURES.flags("active", POWERS)
PLAYED_BY: Final = FEATURES.flags(
    "played-by", numbered(MOST_SEATS), POWERS, about="whose each power is, counted clockwise from the seat that looks"
)
TREASURY: Final = FEATURES.add("ipc", 0, MOST, POWERS)
PRODUCTION: Final = FEATURES.add("production", 0, MOST, POWERS)
TOKENS: Final = FEATURES.add("tokens", 0, MOST, POWERS)
TECH: Final = FEATURES.flags("techs", POWERS, TECHS)
WAITING: Final = FEATURES.add("waiting", 0, MOST_PIECES, POWERS, UNITS, about="bought, and not yet on the board")
OWNER: Final = FEATURES.flags("owner", POWERS, LANDS)
FACTORY: Final = FEATURES.flags("complex", LANDS)
DAMAGE: Final = FEATURES.add("damage", 0, DAMAGE_CAP * max(IPC), LANDS)
ON_LAND: Final = FEATURES.add("land-units", 0, MOST_PIECES, POWERS, LANDS, UNITS[:LAND_KINDS])
AT_SEA: Final = FEATURES.add("sea-units", 0, MOST_PIECES, POWERS, ZONES, UNITS[FIGHTER:COMPLEX])
MOVED: Final = FEATURES.add("moved", 0, MOST_PIECES, SPACES, about="units of the active power that have moved")
ALOFT: Final = FEATURES.add(
    "aloft", 0, MOST_PIECES, ["fighter", "bomber"], numbered(RANGES, 0), SPACES, about="aircraft by movement left"
)
CARGO: Final = FEATURES.add("cargo", 0, MOST_PIECES, POWERS, UNITS[:CARGO_KINDS], ZONES)
SHIPS: Final = FEATURES.add("transports", 0, MOST_PIECES, POWERS, numbered(MOVES, 0), ZONES, about="by moves made")
LANDING: Final = FEATURES.add("landing", 0, MOST_PIECES, LANDS, about="cargo bound for a territory")
QUEUE: Final = FEATURES.flags("battle-waits", SPACES)
BATTLE: Final = FEATURES.flags("battle", SPACES, about="the battle in progress")
BATTLE_ROUND: Final = FEATURES.add("battle-round", 0, MOST)
ATTACK: Final = FEATURES.add("battle-attack", 0, MOST_PIECES, UNITS[:KINDS])
DEFEND: Final = FEATURES.add("battle-defend", 0, MOST_PIECES, POWERS, UNITS[:KINDS])
HIT: Final = FEATURES.add("battle-hit", 0, MOST_PIECES, POWERS, UNITS[:KINDS], about="in the casualty zone")
SUBMERGED: Final = FEATURES.add("battle-submerged", 0, MOST_PIECES, POWERS)
DAMAGED: Final = FEATURES.add("battle-damaged", 0, MOST_PIECES, POWERS)


def encode(g: Axis, seat: int, out: Sink) -> None:
    out[STAGE + g.stage] = 1
    out[ROUND] = g.round
    raise_flag(out, ACTIVE, g.active)
    encode_lands(g, out)
    for power in range(POWER_COUNT):
        out[PLAYED_BY + (g.seat_of[power] - seat) % g.seats * POWER_COUNT + power] = 1
        encode_power(g, power, out)
        encode_units(g, power, out)
    encode_moves(g, out)
    encode_transports(g, out)
    battle = g.battle
    if battle is not None:
        encode_battle(g, battle, out)


def encode_lands(g: Axis, out: Sink) -> None:
    production = [0] * POWER_COUNT
    for at in range(LAND_COUNT):
        owner = g.owner[at]
        if owner != NOBODY:
            out[OWNER + owner * LAND_COUNT + at] = 1
            production[owner] += IPC[at]
        if g.complex[at]:
            out[FACTORY + at] = 1
        if g.damage[at]:
            out[DAMAGE + at] = g.damage[at]
    fill_row(out, PRODUCTION, production)
    if g.stage == BATTLES:
        for at in g.queue:
            out[QUEUE + at] = 1


def encode_power(g: Axis, power: int, out: Sink) -> None:
    out[TREASURY + power] = g.ipc[power]
    out[TOKENS + power] = g.tokens[power]
    if g.techs[power]:
        for tech in range(TECH_COUNT):
            if g.has_tech(power, tech):
                out[TECH + power * TECH_COUNT + tech] = 1
    fill_row(out, WAITING + power * BUYABLE, g.pool[power])


def encode_units(g: Axis, power: int, out: Sink) -> None:
    """Those in the casualty zone are on the battle board only."""
    on_land = ON_LAND + power * LAND_COUNT * LAND_KINDS
    at_sea = AT_SEA + power * ZONE_COUNT * SEA_KINDS
    battle = g.battle
    fighting = NOBODY if battle is None else battle.space
    rows = g.units[power]
    for at in g.spaces_of[power]:
        row = rows[at]
        if battle is not None and at == fighting:
            row = [row[unit] - battle.doomed[PIECE[power][unit]] for unit in range(KINDS)]
        if at < LAND_COUNT:
            fill_row(out, on_land + at * LAND_KINDS, row[:LAND_KINDS])
        else:
            fill_row(out, at_sea + (at - LAND_COUNT) * SEA_KINDS, row[FIGHTER:])


def encode_moves(g: Axis, out: Sink) -> None:
    if g.active != NOBODY and g.moved_mass:
        moved = g.moved_mass[g.active]
        for at in g.spaces_of[g.active]:
            if moved[at]:
                out[MOVED + at] = moved[at]
    for flight, number in g.flying.items():
        at, _, unit, left = flight
        out[ALOFT + ((unit - FIGHTER) * RANGES + left) * SPACE_COUNT + at] += number


def encode_transports(g: Axis, out: Sink) -> None:
    for ship in g.transports:
        zone = ship.zone - LAND_COUNT
        out[SHIPS + (ship.owner * MOVES + ship.moves) * ZONE_COUNT + zone] += 1
        for piece in ship.cargo:
            out[CARGO + (PIECE_POWER[piece] * CARGO_KINDS + PIECE_UNIT[piece]) * ZONE_COUNT + zone] += 1
        if ship.target >= 0:
            out[LANDING + ship.target] += len(ship.cargo)


def encode_battle(g: Axis, battle: Battle, out: Sink) -> None:
    raise_flag(out, BATTLE, battle.space)
    out[BATTLE_ROUND] = battle.round
    fill_row(out, SUBMERGED, battle.submerged)
    fill_row(out, DAMAGED, battle.damaged)
    fill_row(out, HIT, battle.doomed)
    for unit in range(KINDS):
        out[ATTACK + unit] = max(0, attackers(g, battle, unit))
    for power in range(POWER_COUNT):
        if present(g, battle, power):
            for unit in range(KINDS):
                out[DEFEND + power * KINDS + unit] = max(0, defenders(g, battle, power, unit))
