"""The four basic actions (基礎行動)."""

from __future__ import annotations

from typing import Final

from sandtable.engine import Choice, Flow

from .battle import characters_retreat, last_stand
from .moves import can_enter, enter, entry_effect, make_room, march
from .names import (
    CARD,
    CORE_CITIES,
    DEFECT,
    DEFECT_RETREATS,
    DEFECTIONS,
    DOCKERS,
    DONE,
    FACTION_ELDER,
    IS_MACHINE,
    LOGISTICS,
    MARCH,
    NOBODY,
    PRECISION_WORKS,
    RECRUIT,
    REFORM,
    SPACE,
    STRONGHOLDS,
)
from .state import Position

RECRUITS: Final = 2
ELDER_POINTS: Final = 2


def basic_options(g: Position, seat: int) -> list[int]:
    options: list[int] = []
    if can_recruit(g, seat):
        options.append(RECRUIT)
    if g.mine[seat]:
        options.append(MARCH)
    if can_reform(g, seat):
        options.append(REFORM)
    if can_defect(g, seat):
        options.append(DEFECT)
    return options


def basic_action(g: Position, seat: int, optional: bool) -> Flow:
    """One of the four; what the player may do at any time can come first."""
    while True:
        options = basic_options(g, seat)
        if optional or not options:
            options.append(DONE)
        choice = yield g.ask(seat, "basic-action", g.with_extras(options))
        if not (yield from g.do_extra(choice)):
            break
    yield from do_basic(g, seat, choice)


def do_basic(g: Position, seat: int, choice: int) -> Flow:
    if choice == RECRUIT:
        yield from recruit(g, seat)
    elif choice == MARCH:
        g.note("marches", "basic-action-march-1", seat=seat)
        yield from march(g, seat)
    elif choice == REFORM:
        yield from reform(g, seat)
    elif choice == DEFECT:
        yield from choose_defection(g, seat, defection_places(g, seat))


# Recruit


def can_recruit(g: Position, seat: int) -> bool:
    return bool(g.mine[seat]) and g.available(seat) > 0


def recruit(g: Position, seat: int, optional: bool = False) -> Flow:
    options = [CARD + unit for unit in g.mine[seat]]
    choice = yield g.ask(seat, "recruit-who", [*options, DONE] if optional else options)
    if choice == DONE:
        return
    unit = choice - CARD
    amount = RECRUITS
    if unit == DOCKERS:
        amount += 1
    if IS_MACHINE[unit] and PRECISION_WORKS in g.mine[seat]:
        amount += 1
    gained = g.reinforce(unit, amount)
    g.note("recruits", "basic-action-recruit-1", seat=seat, card=choice, n=gained)
    if unit != LOGISTICS and LOGISTICS in g.mine[seat]:
        g.reinforce(LOGISTICS, 1)


# Re-form


def can_reform(g: Position, seat: int) -> bool:
    return bool(g.exits[seat]) and can_enter(g, seat) and bool(reform_places(g, seat))


def reform_places(g: Position, seat: int) -> list[int]:
    """Core cities free of enemies, or any such stronghold if there is none; a Council goes where the PLA is."""
    if seat == g.rebel_seat:
        held = [place for place in CORE_CITIES if g.pla[place] > 0]
        return held or [place for place in range(STRONGHOLDS) if g.pla[place] > 0]
    free = [place for place in CORE_CITIES if not g.has_enemy_of(seat, place)]
    return free or [place for place in range(STRONGHOLDS) if not g.has_enemy_of(seat, place)]


def reform(g: Position, seat: int) -> Flow:
    choice = yield g.ask(seat, "reform-who", [CARD + unit for unit in g.exits[seat]])
    unit = choice - CARD
    yield from make_room(g, seat)
    choice = yield g.ask(seat, "reform-where", [SPACE + place for place in reform_places(g, seat)], about=CARD + unit)
    g.exits[seat].remove(unit)
    yield from enter(g, seat, unit, choice - SPACE)
    yield from entry_effect(g, seat, unit)


# Defection


def defection_places(g: Position, seat: int) -> list[int]:
    """Strongholds without PLA next to the PLA; for a revealed Council those its rebels hold."""
    if seat == g.rebel_seat:
        return [place for place in range(STRONGHOLDS) if g.rebels[place] > 0 and g.pla[place] == 0]
    return [place for place in range(STRONGHOLDS) if g.pla[place] == 0 and g.is_next_to_pla(place)]


def can_defect(g: Position, seat: int) -> bool:
    return bool(defection_places(g, seat))


def choose_defection(g: Position, seat: int, places: list[int]) -> Choice:
    """Says where it was."""
    choice = yield g.ask(seat, "defect-where", [SPACE + place for place in places])
    yield from defect(g, seat, choice - SPACE)
    return choice - SPACE


def defect(g: Position, seat: int, place: int) -> Flow:
    """One PLA troop appears; Taiwan units there lose one each and retreat. No battle, no merit."""
    g.note("defects", "basic-action-defect-1", seat=seat, space=SPACE + place)
    if FACTION_ELDER in g.mine[seat]:
        g.gain_points(seat, ELDER_POINTS, FACTION_ELDER)
    g.tally(DEFECTIONS, place)
    g.add_scattered(place, 1)
    g.settle(place)
    units = g.taiwan_units(place)
    for unit in units:
        g.hit(unit, place, 1, NOBODY, rule="basic-action-defect-2")
    yield from last_stand(g)
    left = [unit for unit in units if g.where[unit] == place]
    g.tally(DEFECT_RETREATS, place, len(left))
    yield from characters_retreat(g, place, left)
    g.settle(place)
