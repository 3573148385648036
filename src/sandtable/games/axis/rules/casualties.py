"""Who is lost: hits are taken one by one, by choice of the owners (5.5.3.2, 5.5.3.3, 5.5.4.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine.decision import NOTHING, Choice, Flow

from ..content import (
    AA_GUN,
    ARTILLERY,
    BATTLESHIP,
    BOMBER,
    CARRIER,
    CRUISER,
    DESTROYER,
    ENEMIES,
    FIGHTER,
    INFANTRY,
    IS_AIR,
    IS_SHIP,
    KINDS,
    PIECE,
    PIECE_POWER,
    PIECE_UNIT,
    SUBMARINE,
    TANK,
    TRANSPORT,
)
from ..options import AUTO, LOSS, OVERLAND, SEABORNE, SPACE, UNIT
from .battle_board import Battle
from .movement.transport import Transport

if TYPE_CHECKING:
    from ..state import Axis


BY_SUBMARINE: Final = 0
BY_AIRCRAFT: Final = 1
BY_OTHERS: Final = 2

PRESET_ORDER: Final[list[int]] = [
    INFANTRY, ARTILLERY, TANK, SUBMARINE, DESTROYER, FIGHTER, CRUISER, BOMBER, CARRIER, BATTLESHIP, TRANSPORT,
]  # fmt: skip
"""The agreed order: cheapest first, once every battleship has taken the hit it survives; transports last."""


def attackers(g: Axis, battle: Battle, unit: int) -> int:
    """How many of a kind are on the attacker's side of the battle board."""
    number = g.count(battle.space, g.active, unit) - battle.withdrawn[unit]
    if unit == BOMBER:
        number -= g.raiders.get(battle.space, 0)
    elif unit == SUBMARINE:
        number -= battle.submerged[g.active]
    elif unit == AA_GUN:
        number = 0
    return number


def defenders(g: Axis, battle: Battle, power: int, unit: int) -> int:
    """How many of a kind a defending power has on the board, casualties included."""
    if unit == AA_GUN:
        return 0
    number = g.count(battle.space, power, unit)
    return number - battle.submerged[power] if unit == SUBMARINE else number


def standing(g: Axis, battle: Battle, power: int, unit: int) -> int:
    """Defenders that are not yet in the casualty zone."""
    return defenders(g, battle, power, unit) - battle.doomed[PIECE[power][unit]]


def present(g: Axis, battle: Battle, power: int) -> bool:
    return g.mass[power][battle.space] > 0


def defender_count(g: Axis, battle: Battle, unit: int) -> int:
    total = 0
    for power in ENEMIES[g.active]:
        if present(g, battle, power):
            total += standing(g, battle, power, unit)
    return total


def can_be_hit(unit: int, by: int, spotted: bool) -> bool:
    """Submarines hit no aircraft; aircraft hit submarines only beside a destroyer (7.3.4d, 7.3.5p)."""
    if by == BY_SUBMARINE:
        return IS_SHIP[unit]
    return not (by == BY_AIRCRAFT and unit == SUBMARINE and not spotted)


def targets(g: Axis, battle: Battle, defending: bool, by: int, spotted: bool) -> list[int]:
    """The pieces that may take the hit; transports only when nothing else can (7.3.6f)."""
    found: list[int] = []
    last: list[int] = []
    for power in ENEMIES[g.active] if defending else [g.active]:
        if not present(g, battle, power):
            continue
        for unit in range(KINDS):
            number = standing(g, battle, power, unit) if defending else attackers(g, battle, unit)
            if number > 0 and can_be_hit(unit, by, spotted):
                (last if unit == TRANSPORT else found).append(PIECE[power][unit])
    return found or last


def take_hits(g: Axis, battle: Battle, defending: bool, hits: int, by: int, spotted: bool, at_once: bool) -> Flow:
    """Each hit takes one unit. Defenders go to the casualty zone, unless they are removed at once."""
    for left in range(hits, 0, -1):
        choices = targets(g, battle, defending, by, spotted)
        if not choices:
            return
        target = choices[0]
        if len(choices) > 1:
            target = yield from choose_casualty(g, battle, defending, choices, left)
        unit = PIECE_UNIT[target]
        overland = NOTHING
        if not defending and battle.seaborne[unit]:
            overland = yield from choose_overland(g, battle, unit)
        suffer(g, battle, defending, PIECE_POWER[target], unit, at_once, overland == OVERLAND)


def choose_overland(g: Axis, battle: Battle, unit: int) -> Choice:
    """In an assault the owner says which is lost, as only overland units can retreat (5.5.2.3g, h)."""
    if battle.seaborne[unit] == attackers(g, battle, unit) or battle.preset[0]:
        return SEABORNE
    answer = yield g.ask(g.seat(), "casualty-seaborne", [SEABORNE, OVERLAND], about=UNIT.option(unit))
    return answer


def preset_choice(g: Axis, battle: Battle, defending: bool, choices: list[int]) -> int:
    for target in choices:
        if PIECE_UNIT[target] == BATTLESHIP and has_whole_battleship(g, battle, defending, PIECE_POWER[target]):
            return target
    for unit in PRESET_ORDER:
        for target in choices:
            if PIECE_UNIT[target] == unit:
                return target
    return choices[0]


def has_whole_battleship(g: Axis, battle: Battle, defending: bool, power: int) -> bool:
    number = standing(g, battle, power, BATTLESHIP) if defending else attackers(g, battle, BATTLESHIP)
    return battle.damaged[power] < number


def choose_casualty(g: Axis, battle: Battle, defending: bool, choices: list[int], left: int) -> Choice:
    """The owners choose; an agreed order chooses for them; owners who disagree leave it to the attacker."""
    if battle.preset[int(defending)] or (g.preset_casualties and defending):
        return preset_choice(g, battle, defending, choices)
    seats = sorted({g.seat_of[PIECE_POWER[target]] for target in choices})
    options = LOSS.all(choices)
    about = SPACE.option(battle.space)
    if len(seats) == 1:
        answer = yield g.ask(seats[0], "casualty", [*options, AUTO], left=left, about=about)
        if answer == AUTO:
            battle.preset[int(defending)] = True
            return preset_choice(g, battle, defending, choices)
        return LOSS.of(answer)
    battle.votes = [NOTHING] * g.seats
    yield g.together([vote(g, battle, seat, options, left) for seat in seats])
    wishes = {battle.votes[seat] for seat in seats}
    battle.votes = []
    if len(wishes) == 1:
        return LOSS.of(wishes.pop())
    g.note("disagree", "5.5.4.1b", space=about)
    answer = yield g.ask(g.seat(), "casualty-for-them", options, left=left, about=about)
    return LOSS.of(answer)


def vote(g: Axis, battle: Battle, seat: int, options: list[int], left: int) -> Flow:
    answer = yield g.ask(seat, "casualty-agree", options, left=left, about=SPACE.option(battle.space))
    battle.votes[seat] = answer


def suffer(g: Axis, battle: Battle, defending: bool, power: int, unit: int, at_once: bool, overland: bool) -> None:
    """A battleship takes its first hit; any other unit is lost (7.3.1b)."""
    if unit == BATTLESHIP:
        if has_whole_battleship(g, battle, defending, power):
            battle.damaged[power] += 1
            g.note("damaged", "7.3.1b", loss=LOSS.option(PIECE[power][unit]), space=SPACE.option(battle.space))
            return
        battle.damaged[power] -= 1
    if g.log is not None:
        g.note("lost", "5.5.3.2d", loss=LOSS.option(PIECE[power][unit]), space=SPACE.option(battle.space))
    if defending and not at_once:
        battle.doomed[PIECE[power][unit]] += 1
    else:
        destroy(g, battle, power, unit)
        if not defending and battle.seaborne[unit] and not overland:
            battle.seaborne[unit] -= 1


def destroy(g: Axis, battle: Battle, power: int, unit: int) -> None:
    """Takes a unit off the board, cargo with its ship."""
    at = battle.space
    if unit == TRANSPORT:
        sink_transport(g, at, power)
    elif IS_AIR[unit]:
        g.lose_aircraft(at, power, unit)
    else:
        g.remove(at, power, unit, 1)


def sink_transport(g: Axis, zone: int, power: int) -> None:
    """The emptiest goes first; what is aboard goes down with it (7.3.6i)."""
    lost: Transport | None = None
    for ship in g.transports:
        if ship.zone == zone and ship.owner == power and (lost is None or len(ship.cargo) < len(lost.cargo)):
            lost = ship
    assert lost is not None
    g.transports.remove(lost)
    g.remove(zone, power, TRANSPORT, 1)


def clear_casualties(g: Axis, battle: Battle) -> None:
    """Step iv: defenders in the casualty zone are removed (5.5.3.4)."""
    for power in ENEMIES[g.active]:
        if not present(g, battle, power):
            continue
        for unit in range(KINDS):
            piece = PIECE[power][unit]
            while battle.doomed[piece]:
                battle.doomed[piece] -= 1
                destroy(g, battle, power, unit)
