"""Persons: drawing and keeping them, swapping one, completing them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from sandtable.engine import NOTHING, PASS, Flow

from ..content import NUMBERS
from .goals import person_of, points_of
from .phases import LAY, NEW_ERA, SET_UP
from .supply import can_draw

if TYPE_CHECKING:
    from ..state import WarringStates

SWAP_DRAW: Final[int] = NUMBERS["persons"]["swap_draw"]
SWAP_KEEP: Final[int] = NUMBERS["persons"]["swap_keep"]
COMPLETION_DRAW: Final[int] = NUMBERS["persons"]["completion_draw"]
COMPLETION_KEEP: Final[int] = NUMBERS["persons"]["completion_keep"]

KEEPING_RULES: Final = {SET_UP: "S-12", NEW_ERA: "C-13", LAY: "F-13"}
"""By phase: what lets a player keep persons; in any other, completing one does."""


def draw_persons(g: WarringStates, seat: int, count: int, rule: str) -> Flow:
    """Draws persons of the present era to choose from; fewer when deck and discards run out (C-15)."""
    era = g.era()
    if g.is_heard() and era.left():
        g.note("drew-persons", rule, seat=seat, count=min(count, era.left()))
    while len(g.drawn[seat]) < count and can_draw(g, era, "reshuffled-persons", "C-15"):
        person = yield era.draw()
        era.take(person)
        g.drawn[seat].append(person)
        if g.is_heard():
            g.note("drew-person", rule, (seat,), seat=seat, person=person)


def keep_persons(g: WarringStates, seat: int, count: int, rule: str) -> Flow:
    """Keeps so many of the persons just drawn; the others remain to be put away."""
    drawn, persons = g.drawn[seat], g.persons[seat]
    for left in range(min(count, len(drawn)), 0, -1):
        person = drawn[0]
        if len(drawn) > left:
            person = yield g.ask(seat, "keep-person", drawn, left)
        drawn.remove(person)
        persons.append(person)
        if g.is_heard():
            g.note("kept-person", rule, (seat,), seat=seat, person=person)


def bar_keep(g: WarringStates, seat: int, person: int) -> str:
    """Of the persons just drawn, and of no others."""
    return "" if person in g.drawn[seat] else KEEPING_RULES.get(g.phase, "C-03")


def draw_and_keep(g: WarringStates, seat: int, draw: int, keep: int, rule: str) -> Flow:
    """Draws, keeps, and discards the rest unseen."""
    yield from draw_persons(g, seat, draw, rule)
    yield from keep_persons(g, seat, keep, rule)
    if g.is_heard() and g.drawn[seat]:
        g.note("put-away", rule, seat=seat, count=len(g.drawn[seat]))
    g.era().discard_all(g.drawn[seat])


def swap_person(g: WarringStates, seat: int) -> Flow:
    """Instead of laying cards. The person given up is laid aside until the draw is done (F-13, F-15)."""
    persons = g.persons[seat]
    if not persons:
        return
    if g.is_heard():
        g.note("swaps", "I-03", reveals=True, seat=seat)
    given_up = persons[0]
    if len(persons) > 1:
        given_up = yield g.ask(seat, "give-up-person", persons)
    persons.remove(given_up)
    g.chosen[seat] = given_up
    if g.is_heard():
        g.note("gave-up", "F-13", seat=seat)
        g.note("gave-up-person", "F-13", (seat,), seat=seat, person=given_up)
    yield from draw_and_keep(g, seat, SWAP_DRAW, SWAP_KEEP, "F-13")
    g.era().discard(g.chosen[seat])
    g.chosen[seat] = NOTHING


def bar_giving_up(g: WarringStates, seat: int, person: int) -> str:
    return "" if person in g.persons[seat] else "F-13"


def completion_window(g: WarringStates) -> Flow:
    """Step 10, after every event. Being asked would tell that a goal is met, so the question is quiet (C-01, C-04)."""
    for seat in g.in_order():
        eligible = len(g.persons[seat])
        while first_fulfilled(g, seat, eligible) != NOTHING:
            person = yield g.ask(seat, "complete", offer_completion(g, seat, eligible), eligible, quiet=True)
            if person == PASS:
                break
            eligible -= 1
            yield from complete(g, seat, person)


def offer_completion(g: WarringStates, seat: int, eligible: int) -> Iterator[int]:
    """Persons received in this window come later in the list and are not offered (C-05)."""
    yield PASS
    for person in g.persons[seat][:eligible]:
        if person_of(person).is_fulfilled(g.board):
            yield person


def first_fulfilled(g: WarringStates, seat: int, eligible: int) -> int:
    """The first person that could be completed, if there is one."""
    persons = g.persons[seat]
    for place in range(eligible):
        if person_of(persons[place]).is_fulfilled(g.board):
            return persons[place]
    return NOTHING


def bar_completion(g: WarringStates, seat: int, eligible: int, person: int) -> str:
    """One's own unfinished person, held when the window opened, with its goal met."""
    persons = g.persons[seat]
    if person not in persons:
        return "F-33"
    if persons.index(person) >= eligible:
        return "C-05"
    return "" if person_of(person).is_fulfilled(g.board) else "C-16"


def complete(g: WarringStates, seat: int, person: int) -> Flow:
    g.persons[seat].remove(person)
    g.completed[seat].append(person)
    g.note("completed", "C-02", reveals=True, seat=seat, person=person, points=points_of(person))
    if not g.is_decided():
        yield from draw_and_keep(g, seat, COMPLETION_DRAW, COMPLETION_KEEP, "C-03")
