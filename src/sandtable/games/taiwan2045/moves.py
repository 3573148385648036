"""Marches, card moves and entering play."""

from __future__ import annotations

from typing import Final

from sandtable.engine import Choice, Flow

from .battle import battle
from .names import (
    BASES,
    BLACK_BEARS,
    CARD,
    COMMANDOS,
    DONE,
    DRONE_SWARM,
    DROP,
    ENGINEERS,
    ENTERED,
    ENTRY_MOVES,
    ENTRY_OPENS,
    ENTRY_TROOPS,
    FIGHTER_WING,
    IN_GROUP,
    NOWHERE,
    ROAD,
    ROAD_IDS,
    SOUTH,
    SPACE,
)
from .state import Position

MARCH_REACH: Final = 2


def march(g: Position, seat: int) -> Flow:
    """All characters move at the same time; battles follow when all have moved."""
    g.charge = 0
    waiting = g.mine[seat].copy()
    while waiting:
        choice = yield g.ask(seat, "march-who", [*(CARD + unit for unit in waiting), DONE])
        if choice == DONE:
            break
        unit = choice - CARD
        waiting.remove(unit)
        passenger = NOWHERE
        if unit == ENGINEERS:
            passenger = yield from choose_passenger(g, seat, waiting)
        reach = MARCH_REACH + 1 if unit == DRONE_SWARM else MARCH_REACH
        yield from walk(g, seat, unit, reach, passenger, unit == COMMANDOS)
        if passenger != NOWHERE and g.has_enemy_of(seat, g.where[unit]):
            waiting.remove(passenger)
    yield from clash(g, seat)


def choose_passenger(g: Position, seat: int, waiting: list[int]) -> Choice:
    """The engineers may take along one character that starts where they start."""
    fellows = [unit for unit in waiting if g.where[unit] == g.where[ENGINEERS]]
    if not fellows:
        return NOWHERE
    choice = yield g.ask(seat, "take-along", [*(CARD + unit for unit in fellows), DONE], about=CARD + ENGINEERS)
    return NOWHERE if choice == DONE else choice - CARD


def walk(g: Position, seat: int, unit: int, reach: int, passenger: int = NOWHERE, may_drop: bool = False) -> Flow:
    """Step by step; entering an enemy stronghold ends the move, except for the fighters that fly on."""
    start = g.where[unit]
    path = [start]
    while len(path) <= reach:
        options = [SPACE + way for way in g.ways(unit) if way not in path]
        options.append(DONE)
        if may_drop and len(path) == 1 and drop_places(g, seat, unit):
            options.append(DROP)
        choice = yield g.ask(seat, "move-where", options, left=reach + 1 - len(path), about=CARD + unit)
        if choice == DONE:
            break
        if choice == DROP:
            yield from drop(g, seat, unit)
            break
        path.append(choice - SPACE)
        g.shift(unit, path[-1])
        if passenger != NOWHERE:
            g.shift(passenger, path[-1])
        if BLACK_BEARS in (unit, passenger):
            g.charge += 1
        if unit != FIGHTER_WING and g.has_enemy_of(seat, path[-1]):
            break
    g.tally_arrival(unit, start)
    if passenger != NOWHERE:
        g.tally_arrival(passenger, start)
    if g.log is not None and g.where[unit] != start:
        g.note("moves", "basic-action-march-1", seat=seat, card=CARD + unit, space=SPACE + g.where[unit])


def drop(g: Position, seat: int, unit: int) -> Flow:
    """The commandos may come down anywhere in the South where no enemy stands."""
    places = drop_places(g, seat, unit)
    choice = yield g.ask(seat, "drop-where", [SPACE + place for place in places], about=CARD + unit)
    g.shift(unit, choice - SPACE)


def drop_places(g: Position, seat: int, unit: int) -> list[int]:
    return [place for place in IN_GROUP[SOUTH] if not g.has_enemy_of(seat, place) and place != g.where[unit]]


def clash(g: Position, seat: int) -> Flow:
    """Battles wherever the seat's units have met enemies, in the order it likes."""
    while True:
        spots: list[int] = []
        for unit in g.mine[seat]:
            place = g.where[unit]
            if place not in spots and g.has_enemy_of(seat, place):
                spots.append(place)
        if not spots:
            break
        place = spots[0]
        if len(spots) > 1:
            choice = yield g.ask(seat, "battle-where", [SPACE + spot for spot in spots])
            place = choice - SPACE
        yield from battle(g, place, seat != g.rebel_seat)
    g.charge = 0


def card_move(g: Position, seat: int, units: list[int], reach: int) -> Flow:
    """A card lets one of these characters move."""
    g.charge = 0
    if not units:
        return
    choice = yield g.ask(seat, "move-who", [*(CARD + unit for unit in units), DONE])
    if choice != DONE:
        yield from walk(g, seat, choice - CARD, reach)
        yield from clash(g, seat)


# Entering play


def can_enter(g: Position, seat: int) -> bool:
    """Troops are at hand, or will be once a character has made room."""
    return g.available(seat) > 0 or len(g.mine[seat]) == BASES


def make_room(g: Position, seat: int) -> Flow:
    """A sixth character needs the base of another."""
    if len(g.mine[seat]) == BASES:
        choice = yield g.ask(seat, "retire-who", [CARD + unit for unit in g.mine[seat]])
        g.retire(choice - CARD)


def enter(g: Position, seat: int, unit: int, place: int) -> Flow:
    """A character comes with its troops; where enemies stand it attacks at once."""
    amount = min(ENTRY_TROOPS[unit], g.available(seat))
    if seat != g.rebel_seat:
        g.reserve -= amount
    g.owner[unit] = seat
    g.troops[unit] = amount
    g.mine[seat].append(unit)
    g.stand(unit, place)
    g.tally(ENTERED, place)
    g.note("enters", "action-char-1", seat=seat, card=CARD + unit, space=SPACE + place, n=amount)
    if g.has_enemy_of(seat, place):
        g.charge = 0
        yield from battle(g, place, seat != g.rebel_seat)


def entry_effect(g: Position, seat: int, unit: int) -> Flow:
    if ENTRY_MOVES[unit]:
        yield from card_move(g, seat, g.mine[seat], MARCH_REACH)
    if ENTRY_OPENS[unit]:
        yield from open_road(g, seat)


def open_road(g: Position, seat: int) -> Flow:
    """A route-open marker of the seat makes a mountain road a way for its characters."""
    closed = [road for road in range(len(ROAD_IDS)) if not g.roads[seat] >> road & 1]
    if not closed:
        return
    choice = yield g.ask(seat, "open-road", [*(ROAD + road for road in closed), DONE])
    if choice != DONE:
        g.roads[seat] |= 1 << (choice - ROAD)
        g.note("opens", "comp-4", seat=seat, road=choice)
