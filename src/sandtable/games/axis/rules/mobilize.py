"""Phase 6, Mobilize New Units (5.7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sandtable.engine.decision import Choice, Flow

from ..content import (
    BUYABLE,
    CARRIER,
    CHINA,
    COMPLEX,
    DECK,
    FIGHTER,
    INFANTRY,
    IPC,
    IS_SHIP,
    LAND_COUNT,
    LAND_LINKS,
    LINKS,
    NEUTRAL,
    SEA_LINKS,
    SIDE,
    USA,
)
from ..options import COUNT_LIMIT, DONE, POWER, SPACE, UNIT
from .movement.aircraft_landing import deck_room, factory_room, lose_fighters_without_deck
from .stages import INCOME

if TYPE_CHECKING:
    from ..state import Axis


def mobilize_order(g: Axis) -> Flow:
    """One unit is placed; promised carriers first (note 26)."""
    if place_promised_carrier(g):
        return
    waiting = waiting_units(g)
    if waiting:
        options = [DONE, *[UNIT.option(unit) for unit in waiting]]
        answer = yield g.ask(g.seat(), "mobilize", options, left=len(waiting))
        if answer != DONE:
            yield from place(g, UNIT.of(answer))
            return
    if g.power == USA and china_waits(g):
        yield from place_chinese_infantry(g)
        return
    end_mobilize(g)


def end_mobilize(g: Axis) -> None:
    lose_fighters_without_deck(g, g.active)
    g.stage = INCOME


def waiting_units(g: Axis) -> list[int]:
    """The kinds that were bought and have a place to go."""
    bought = [unit for unit in range(BUYABLE) if g.pool[g.active][unit]]
    if not bought:
        return bought
    factories = open_factories(g)
    return [unit for unit in bought if has_place(g, unit, factories)]


def has_place(g: Axis, unit: int, factories: list[int]) -> bool:
    """The same as `places_for`, without listing where; nearly all units may stand where a complex has room."""
    if unit == COMPLEX:
        return any(may_build_complex(g, g.active, at) for at in range(LAND_COUNT))
    if not IS_SHIP[unit]:
        return bool(factories)
    return any(SEA_LINKS[at] for at in factories)


def open_factories(g: Axis) -> list[int]:
    built, owner, power = g.complex, g.owner, g.active
    return [at for at in range(LAND_COUNT) if built[at] and owner[at] == power and factory_room(g, power, at) > 0]


def places_for(g: Axis, unit: int, factories: list[int]) -> Iterator[int]:
    """Where a kind of unit may be placed now."""
    power = g.active
    if unit == COMPLEX:
        for at in range(LAND_COUNT):
            if may_build_complex(g, power, at):
                yield at
        return
    seen: list[int] = []
    for at in factories:
        if not IS_SHIP[unit]:
            yield at
        if IS_SHIP[unit] or unit == FIGHTER:
            for zone in SEA_LINKS[at]:
                if zone not in seen and (IS_SHIP[unit] or may_board(g, power, zone)):
                    seen.append(zone)
                    yield zone


def may_build_complex(g: Axis, power: int, at: int) -> bool:
    """Controlled since the turn began, worth something, and without one (5.7.1j-l)."""
    return g.owner[at] == power and g.start_owner[at] == power and IPC[at] > 0 and not g.complex[at]


def may_board(g: Axis, power: int, zone: int) -> bool:
    """A new fighter needs a deck on one of the power's own carriers (5.7.1h, i)."""
    own = DECK * g.count(zone, power, CARRIER) - g.count(zone, power, FIGHTER)
    return own > 0 and deck_room(g, zone, power) > 0


def place(g: Axis, unit: int) -> Flow:
    goals = list(places_for(g, unit, open_factories(g)))
    g.placing = unit
    answer = yield g.ask(g.seat(), "mobilize-where", SPACE.all(goals), about=UNIT.option(unit))
    goal = SPACE.of(answer)
    if unit == COMPLEX:
        g.pool[g.active][unit] -= 1
        g.complex[goal] = True
        g.placed[goal] = COUNT_LIMIT
        note_placed(g, g.active, unit, goal)
        return
    factory = goal
    if goal >= LAND_COUNT:
        factory = yield from choose_factory(g, goal)
    put_on_board(g, unit, goal, factory)


def factories_near(g: Axis, zone: int) -> list[int]:
    return [at for at in LINKS[zone] if at < LAND_COUNT and factory_room(g, g.active, at) > 0]


def choose_factory(g: Axis, zone: int) -> Choice:
    """Whose limit a ship counts against, where two complexes share the zone."""
    near = factories_near(g, zone)
    if len(near) == 1:
        return near[0]
    answer = yield g.ask(g.seat(), "mobilize-by", SPACE.all(near), about=SPACE.option(zone))
    return SPACE.of(answer)


def put_on_board(g: Axis, unit: int, goal: int, factory: int) -> None:
    power = g.active
    g.pool[power][unit] -= 1
    g.placed[factory] = g.placed.get(factory, 0) + 1
    g.build(goal, power, unit, 1)
    note_placed(g, power, unit, goal)


def note_placed(g: Axis, power: int, unit: int, goal: int) -> None:
    if g.log is not None:
        g.note("placed", "5.7a", power=POWER.option(power), unit=UNIT.option(unit), space=SPACE.option(goal))


def place_promised_carrier(g: Axis) -> bool:
    """A carrier that fighters count on goes to its zone, whatever became of them."""
    for zone, number in g.promised.items():
        near = factories_near(g, zone)
        if number and near and g.pool[g.active][CARRIER]:
            g.promised[zone] = number - 1
            put_on_board(g, CARRIER, zone, near[0])
            return True
    return False


# Why not


def bar_place(g: Axis, unit: int, at: int) -> str:
    """The clause that keeps a new unit from a space."""
    if at in list(places_for(g, unit, open_factories(g))):
        return ""
    if NEUTRAL[at]:
        return "2.2e"
    if unit == COMPLEX:
        return bar_complex(g, g.active, at)
    if at >= LAND_COUNT:
        return bar_zone(g, unit, at)
    return "7.3a" if IS_SHIP[unit] else bar_factory(g, g.active, at)


def bar_mobilize(g: Axis, unit: int) -> str:
    """A kind of unit cannot be placed: none was bought, or no complex has room for it."""
    if unit in waiting_units(g):
        return ""
    return "5.7.1a" if unit < BUYABLE and g.pool[g.active][unit] else "5.3.3a"


def bar_complex(g: Axis, power: int, at: int) -> str:
    if at >= LAND_COUNT or g.owner[at] != power or g.start_owner[at] != power:
        return "5.7.1j"
    return "5.7.1l" if g.complex[at] else "5.7.1k" if not IPC[at] else ""


def bar_factory(g: Axis, power: int, at: int) -> str:
    """Why a territory's complex builds nothing."""
    if not g.complex[at]:
        return "5.7.1d"
    if g.owner[at] != power:
        return "5.7.1c"
    if g.start_owner[at] != power:
        return "5.7b"
    if factory_room(g, power, at):
        return ""
    return "5.7.1b" if g.damage[at] >= IPC[at] else "5.7.1a"


def bar_zone(g: Axis, unit: int, zone: int) -> str:
    """Ships and fighters go to sea beside a complex with room; fighters onto own carriers only."""
    if not IS_SHIP[unit] and unit != FIGHTER:
        return "5.7.1d"
    near = factories_near(g, zone)
    if near:
        return "5.7.1i" if g.carriers[SIDE[g.active]][zone] else "5.7.1h"
    built = [at for at in LAND_LINKS[zone] if g.complex[at]]
    return bar_factory(g, g.active, built[0]) if built else "5.7.1e"


def bar_builder(g: Axis, zone: int, at: int) -> str:
    """Why a complex does not build the ship for a zone."""
    if at in factories_near(g, zone):
        return ""
    return "5.7.1e" if at >= LAND_COUNT or at not in LAND_LINKS[zone] else bar_factory(g, g.active, at)


# China


def chinese_places(g: Axis) -> list[int]:
    return [at for at in range(LAND_COUNT) if g.owner[at] == CHINA and at not in g.crowd]


def china_waits(g: Axis) -> bool:
    return g.pool[CHINA][INFANTRY] > 0 and bool(chinese_places(g))


def place_chinese_infantry(g: Axis) -> Flow:
    waiting = g.pool[CHINA][INFANTRY]
    options = [*SPACE.all(chinese_places(g)), DONE]
    answer = yield g.ask(g.seat_of[CHINA], "mobilize-china", options, left=waiting)
    if answer == DONE:
        end_mobilize(g)
        return
    g.pool[CHINA][INFANTRY] -= 1
    g.add(SPACE.of(answer), CHINA, INFANTRY, 1)
    note_placed(g, CHINA, INFANTRY, SPACE.of(answer))


def bar_chinese_place(g: Axis, at: int) -> str:
    if NEUTRAL[at]:
        return "2.2e"
    if at >= LAND_COUNT or g.owner[at] != CHINA:
        return "4l"
    return "4m" if at in g.crowd else ""
