"""The four basic actions (基礎行動)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine import NOTHING, Flow

from ..content import (
    CARD_GROUP,
    CORE_CITIES,
    DEFECT_RETREATS,
    DEFECTIONS,
    FACTION_ELDER,
    FIRST_ELITE,
    GROUP_CLAUSE,
    GROUP_OF,
    STRONGHOLDS,
)
from ..options import CARD, DEFECT, DONE, EXTRAS, MARCH, RECRUIT, REFORM, SPACE
from .battle import characters_retreat, last_stand
from .entry import can_enter, enter, entry_effect, make_room
from .losses import gain_points, hit
from .moves import march
from .tallies import settle, tally
from .troops import can_recruit, recruit

if TYPE_CHECKING:
    from ..state import Taiwan2045

ELDER_POINTS: Final = 2


def basic_options(g: Taiwan2045, seat: int) -> list[int]:
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


def basic_action(g: Taiwan2045, seat: int, optional: bool) -> Flow:
    """One of the four; what the player may do at any time can come first."""
    while True:
        options = basic_options(g, seat)
        if optional or not options:
            options.append(DONE)
        choice = yield g.ask(seat, "basic-action", g.with_extras(options))
        if choice not in EXTRAS:
            break
        yield from g.do_extra(choice)
    yield from do_basic(g, seat, choice)


def do_basic(g: Taiwan2045, seat: int, choice: int) -> Flow:
    if choice == RECRUIT:
        yield from recruit(g, seat)
    elif choice == MARCH:
        g.note("marches", "basic-action-march-1", seat=seat)
        yield from march(g, seat)
    elif choice == REFORM:
        yield from reform(g, seat)
    elif choice == DEFECT:
        g.chosen = []
        yield from choose_defection(g, seat, defection_places(g, seat))


# Re-form


def can_reform(g: Taiwan2045, seat: int) -> bool:
    return bool(g.exits[seat]) and can_enter(g, seat) and bool(reform_places(g, seat))


def reform_places(g: Taiwan2045, seat: int) -> list[int]:
    """Core cities free of enemies, or any such stronghold if there is none; a Council goes where the PLA is."""
    if seat == g.rebel_seat:
        held = [place for place in CORE_CITIES if g.pla[place] > 0]
        return held or [place for place in range(STRONGHOLDS) if g.pla[place] > 0]
    free = [place for place in CORE_CITIES if not g.has_enemy_of(seat, place)]
    return free or [place for place in range(STRONGHOLDS) if not g.has_enemy_of(seat, place)]


def bar_reform(g: Taiwan2045, seat: int, place: int) -> str:
    """Why a character cannot re-form at a place."""
    return "" if place in reform_places(g, seat) else reform_clause(g, seat)


def reform_clause(g: Taiwan2045, seat: int) -> str:
    """What says where the seat may re-form just now."""
    if seat == g.rebel_seat:
        return "power-council-4"
    core_is_free = any(not g.has_enemy_of(seat, city) for city in CORE_CITIES)
    return "basic-action-reform-1" if core_is_free else "basic-action-reform-3"


def reform(g: Taiwan2045, seat: int) -> Flow:
    choice = yield g.ask(seat, "reform-who", CARD.all(g.exits[seat]))
    unit = CARD.of(choice)
    yield from make_room(g, seat)
    choice = yield g.ask(seat, "reform-where", SPACE.all(reform_places(g, seat)), about=CARD.option(unit))
    g.exits[seat].remove(unit)
    yield from enter(g, seat, unit, SPACE.of(choice), reform_clause(g, seat))
    yield from entry_effect(g, seat, unit)


# Defection


def defection_places(g: Taiwan2045, seat: int) -> list[int]:
    """Strongholds without PLA next to the PLA; for a revealed Council those its rebels hold."""
    if seat == g.rebel_seat:
        return [place for place in range(STRONGHOLDS) if g.rebels[place] > 0 and g.pla[place] == 0]
    return [place for place in range(STRONGHOLDS) if g.pla[place] == 0 and g.is_next_to_pla(place)]


def bar_defection(g: Taiwan2045, seat: int, card: int, place: int) -> str:
    """Why a place cannot defect now, by a basic action or by what a card brings about."""
    if place not in defection_places(g, seat):
        return "power-council-5" if seat == g.rebel_seat else "basic-action-defect-1"
    if card == NOTHING:
        return ""
    if card < FIRST_ELITE and GROUP_OF[place] != CARD_GROUP[card]:
        return GROUP_CLAUSE[CARD_GROUP[card]]
    if place in g.chosen:
        return "play-c1" if card >= FIRST_ELITE else "action-event-1"
    return ""


def can_defect(g: Taiwan2045, seat: int) -> bool:
    return bool(defection_places(g, seat))


def choose_defection(g: Taiwan2045, seat: int, places: list[int], card: int = NOTHING) -> Flow:
    """One of these places defects; a card that brings several of them about names itself."""
    about = NOTHING if card == NOTHING else CARD.option(card)
    choice = yield g.ask(seat, "defect-where", SPACE.all(places), about=about)
    place = SPACE.of(choice)
    g.chosen.append(place)
    yield from defect(g, seat, place)


def defect(g: Taiwan2045, seat: int, place: int) -> Flow:
    """One PLA troop appears; Taiwan units there lose one each and retreat. No battle, no merit."""
    if g.log is not None:
        g.note("defects", "basic-action-defect-1", seat=seat, space=SPACE.option(place))
    if FACTION_ELDER in g.mine[seat]:
        gain_points(g, seat, ELDER_POINTS, FACTION_ELDER)
    tally(g, DEFECTIONS, place)
    g.add_scattered(place, 1)
    settle(g, place)
    units = g.taiwan_units(place)
    for unit in units:
        hit(g, unit, place, 1, NOTHING, rule="basic-action-defect-2")
    yield from last_stand(g)
    left = [unit for unit in units if g.where[unit] == place]
    tally(g, DEFECT_RETREATS, place, len(left))
    yield from characters_retreat(g, place, left)
    settle(g, place)
