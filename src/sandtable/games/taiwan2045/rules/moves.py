"""Marches, card moves and mountain roads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine import NOTHING, Choice, Flow

from ..content import (
    BLACK_BEARS,
    COMMANDOS,
    DRONE_SWARM,
    ENGINEERS,
    FIGHTER_WING,
    GROUP_CLAUSE,
    IN_GROUP,
    LINKS,
    ROAD_ENDS,
    ROAD_IDS,
    SOUTH,
    STRONGHOLDS,
)
from ..options import CARD, DONE, DROP, ROAD, SPACE
from .battle import battle
from .tallies import tally_arrival

if TYPE_CHECKING:
    from ..state import Taiwan2045

MARCH_REACH: Final = 2
BY_MARCH: Final = "basic-action-march-1"


def march(g: Taiwan2045, seat: int, rule: str = BY_MARCH) -> Flow:
    """All characters move at the same time; battles follow when all have moved."""
    g.charge = 0
    waiting = g.mine[seat].copy()
    while waiting:
        choice = yield g.ask(seat, "march-who", [*CARD.all(waiting), DONE])
        if choice == DONE:
            break
        unit = CARD.of(choice)
        waiting.remove(unit)
        passenger = NOTHING
        if unit == ENGINEERS:
            passenger = yield from choose_passenger(g, seat, waiting)
        reach = MARCH_REACH + 1 if unit == DRONE_SWARM else MARCH_REACH
        yield from walk(g, seat, unit, reach, rule, passenger, unit == COMMANDOS)
        if passenger != NOTHING and g.has_enemy_of(seat, g.where[unit]):
            waiting.remove(passenger)
    yield from clash(g, seat)


def choose_passenger(g: Taiwan2045, seat: int, waiting: list[int]) -> Choice:
    """The engineers may take along one character that starts where they start."""
    fellows = [unit for unit in waiting if g.where[unit] == g.where[ENGINEERS]]
    if not fellows:
        return NOTHING
    choice = yield g.ask(seat, "take-along", [*CARD.all(fellows), DONE], about=CARD.option(ENGINEERS))
    return NOTHING if choice == DONE else CARD.of(choice)


def walk(
    g: Taiwan2045, seat: int, unit: int, reach: int, rule: str, passenger: int = NOTHING, may_drop: bool = False
) -> Flow:
    """Step by step; entering an enemy stronghold ends the move, except for the fighters that fly on."""
    start = g.where[unit]
    path = g.path = [start]
    while len(path) <= reach:
        options = SPACE.all([way for way in g.ways(unit) if way not in path])
        options.append(DONE)
        if may_drop and len(path) == 1 and drop_places(g, seat, unit):
            options.append(DROP)
        choice = yield g.ask(seat, "move-where", options, left=reach + 1 - len(path), about=CARD.option(unit))
        if choice == DONE:
            break
        if choice == DROP:
            yield from drop(g, seat, unit, rule)
            break
        place = SPACE.of(choice)
        path.append(place)
        step(g, unit, place, rule)
        if passenger != NOTHING:
            step(g, passenger, place, rule)
        if BLACK_BEARS in (unit, passenger):
            g.charge += 1
        if unit != FIGHTER_WING and g.has_enemy_of(seat, place):
            break
    tally_arrival(g, unit, start)
    if passenger != NOTHING:
        tally_arrival(g, passenger, start)


def step(g: Taiwan2045, unit: int, place: int, rule: str) -> None:
    if g.log is not None:
        start = SPACE.option(g.where[unit])
        g.note("moves", rule, seat=g.owner[unit], card=CARD.option(unit), start=start, space=SPACE.option(place))
    g.shift(unit, place)


def bar_step(g: Taiwan2045, unit: int, place: int) -> str:
    """Why a character on the move cannot take its next step to a place."""
    if place >= STRONGHOLDS:
        return "faq-combat-4"
    if place in g.path:
        return "path-2"
    if place in g.ways(unit):
        return ""
    here = g.where[unit]
    return "comp-4" if place in LINKS[here] or joined_by_road(here, place) else "path-1"


def joined_by_road(one: int, other: int) -> bool:
    return any(one in ends and other in ends for ends in ROAD_ENDS)


# Special moves


def drop(g: Taiwan2045, seat: int, unit: int, rule: str) -> Flow:
    """The commandos may come down anywhere in the South where no enemy stands."""
    choice = yield g.ask(seat, "drop-where", SPACE.all(drop_places(g, seat, unit)), about=CARD.option(unit))
    step(g, unit, SPACE.of(choice), rule)


def drop_places(g: Taiwan2045, seat: int, unit: int) -> list[int]:
    return [place for place in IN_GROUP[SOUTH] if not bar_drop(g, seat, unit, place)]


def bar_drop(g: Taiwan2045, seat: int, unit: int, place: int) -> str:
    if place not in IN_GROUP[SOUTH]:
        return GROUP_CLAUSE[SOUTH]
    if place == g.where[unit]:
        return "path-2"
    return "ability-1" if g.has_enemy_of(seat, place) else ""


def card_move(g: Taiwan2045, seat: int, units: list[int], reach: int, rule: str) -> Flow:
    """A card lets one of these characters move."""
    g.charge = 0
    if not units:
        return
    choice = yield g.ask(seat, "move-who", [*CARD.all(units), DONE])
    if choice != DONE:
        yield from walk(g, seat, CARD.of(choice), reach, rule)
        yield from clash(g, seat)


# What a move leads to


def clash(g: Taiwan2045, seat: int) -> Flow:
    """Battles wherever the seat's units have met enemies, in the order it likes."""
    while True:
        spots = clashes(g, seat)
        if not spots:
            break
        place = spots[0]
        if len(spots) > 1:
            choice = yield g.ask(seat, "battle-where", SPACE.all(spots))
            place = SPACE.of(choice)
        yield from battle(g, place, seat != g.rebel_seat)
    g.charge = 0


def clashes(g: Taiwan2045, seat: int) -> list[int]:
    spots: list[int] = []
    for unit in g.mine[seat]:
        place = g.where[unit]
        if place not in spots and g.has_enemy_of(seat, place):
            spots.append(place)
    return spots


def bar_clash(g: Taiwan2045, seat: int, place: int) -> str:
    return "" if place in clashes(g, seat) else "combat-1"


# Mountain roads


def open_road(g: Taiwan2045, seat: int) -> Flow:
    """A route-open marker of the seat makes a mountain road a way for its characters."""
    closed = [road for road in range(len(ROAD_IDS)) if not g.roads[seat] >> road & 1]
    if not closed:
        return
    choice = yield g.ask(seat, "open-road", [*ROAD.all(closed), DONE])
    if choice != DONE:
        g.roads[seat] |= 1 << ROAD.of(choice)
        g.note("opens", "comp-4", seat=seat, road=choice)
