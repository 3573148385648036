"""What a seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from sandtable.engine import NOTHING
from sandtable.engine.contract import Ending, FinalScore, SeatView, Shelf, SpaceView

from ..content import ATTRIBUTE_IDS, LAST_ROUND, STATE_IDS, STATES, SUM, year_bc
from ..options import NAMES, OPEN_COUNSEL, STATE
from ..rules.ending import ENDING_RULES, deciding_rule, ranking
from ..rules.laying import labels_of
from ..rules.phases import GATHER, PHASE_IDS, RESOLVE
from .forecast import GoalView, goals

if TYPE_CHECKING:
    from ..state import WarringStates


class EventShelf(Shelf, total=False):
    """`layers` are the seats that laid the cards, for those who may know."""

    layers: list[int]


class StatesView(TypedDict, total=False):
    """`hand` holds everything a seat can answer with: event cards, persons, and persons just drawn."""

    phase: str
    turn: int
    year: int
    hegemon: int
    seats: list[SeatView]
    spaces: dict[str, SpaceView]
    hand: list[str]
    persons: list[str]
    drawn: list[str]
    goals: dict[str, GoalView]
    tracks: dict[str, int]
    piles: dict[str, int | list[str]]
    laid: list[EventShelf]
    labels: dict[str, list[str]]
    effects: list[str]
    frozen: str | None
    ending: Ending


def view(g: WarringStates, seat: int) -> StatesView:
    found = view_in_play(g, seat)
    if g.over:
        found["ending"] = ending_view(g)
    return found


def view_in_play(g: WarringStates, seat: int) -> StatesView:
    own = 0 <= seat < g.seats
    return {
        "phase": PHASE_IDS[g.phase],
        "turn": g.board.round,
        "year": year_bc(min(g.board.round, LAST_ROUND)),
        "hegemon": g.hegemon,
        "seats": [seat_view(g, other, other == seat) for other in range(g.seats)],
        "spaces": {STATE.name(state): state_view(g, state) for state in range(STATES)},
        "hand": names(g.hands[seat] + g.persons[seat] + g.drawn[seat]) if own else [],
        "persons": names(g.persons[seat]) if own else [],
        "drawn": names(g.drawn[seat]) if own else [],
        "goals": goals(g.board, g.persons[seat] + g.drawn[seat]) if own else {},
        "tracks": {"round": g.board.round},
        "piles": piles(g),
        "laid": table(g, seat),
        "labels": {NAMES[card]: names(labels_of(g, card)) for card in readable_cards(g, seat)},
        "effects": [NAMES[g.public_event]] if g.public_event != NOTHING else [],
        "frozen": ATTRIBUTE_IDS[g.board.frozen] if g.board.frozen != NOTHING else None,
    }


def ending_view(g: WarringStates) -> Ending:
    return {
        "how": g.ending,
        "rule": ENDING_RULES[g.ending],
        "decided": deciding_rule(g),
        "about": [] if g.board.unifier == NOTHING else [STATE.name(g.board.unifier)],
        "scores": final_scores(g),
    }


def final_scores(g: WarringStates) -> list[FinalScore]:
    return [
        {"who": seat, "values": {"points": g.points(seat), "completed": len(g.completed[seat])}} for seat in ranking(g)
    ]


def names(numbers: list[int]) -> list[str]:
    return [NAMES[number] for number in numbers]


def seat_view(g: WarringStates, seat: int, own: bool) -> SeatView:
    """How many cards somebody is laying is hidden until all have committed; till then they count as held."""
    secretly_laid = 0 if own or not g.laying_in_secret else len(g.laid[seat])
    return {
        "seat": seat,
        "score": g.points(seat),
        "values": {
            "cards": len(g.hands[seat]) + secretly_laid,
            "persons": len(g.persons[seat]) + len(g.drawn[seat]),
            "completed": len(g.completed[seat]),
        },
        "shown": names(g.completed[seat]),
        "marks": ["hegemon"] if seat == g.hegemon and g.has_hegemon() else [],
    }


def state_view(g: WarringStates, state: int) -> SpaceView:
    board = g.board
    alive = board.is_alive(state)
    values = {id: board.value(state, attribute) for attribute, id in enumerate(ATTRIBUTE_IDS)}
    holder = board.holder[state]
    marks = [] if alive else ["destroyed"]
    return {
        "owner": None if holder == NOTHING else STATE_IDS[holder],
        "values": {**values, "sum": board.value(state, SUM)} if alive else {},
        "marks": [*marks, "unifier"] if state == board.unifier else marks,
    }


def piles(g: WarringStates) -> dict[str, int | list[str]]:
    era = g.era()
    return {
        "public_events": max(LAST_ROUND + 1 - g.board.round + (g.public_event == NOTHING), 0),
        "events": len(g.events),
        "event_discards": len(g.events.discards) + len(g.events.shown),
        "events_seen": names(g.events.shown),
        "persons": len(era),
        "person_discards": len(era.discards) + len(era.shown),
        "persons_seen": names(era.shown),
    }


# Cards on the table


def reads_event_deck(g: WarringStates, seat: int) -> bool:
    """The hegemon reads what was taken; under Open Counsel everybody does (F-20, F-23, P-03)."""
    if not g.has_hegemon() or g.phase not in (GATHER, RESOLVE):
        return False
    return seat == g.hegemon or g.public_event == OPEN_COUNSEL


def sees_laid(g: WarringStates, seat: int, of: int) -> bool:
    return seat == of or (g.public_event == OPEN_COUNSEL and not g.laying_in_secret)


def readable_event_deck(g: WarringStates, seat: int) -> list[int]:
    """In its order for the hegemon, who alone knows it."""
    if not reads_event_deck(g, seat):
        return []
    return g.event_deck if seat == g.hegemon else sorted(g.event_deck)


def readable_cards(g: WarringStates, seat: int) -> list[int]:
    """Every laid card whose choice and labels the seat may know."""
    cards = readable_event_deck(g, seat).copy()
    for other in range(g.seats):
        if sees_laid(g, seat, other):
            cards += g.laid[other]
    if 0 <= seat < g.seats:
        cards += g.taken[seat]
    if g.resolving != NOTHING:
        cards.append(g.resolving)
    return sorted(set(cards))


def table(g: WarringStates, seat: int) -> list[EventShelf]:
    shelves = [laid_view(g, seat, other) for other in range(g.seats) if is_laid_visible(g, seat, other)]
    if 0 <= seat < g.seats and g.taken[seat]:
        shelves.append({"label": "taken", "seat": seat, "cards": names(g.taken[seat]), "hidden": 0})
    if g.phase in (GATHER, RESOLVE):
        shelves.append(event_deck_view(g, seat))
    if g.resolving != NOTHING:
        shelves.append({"label": "resolving", "seat": None, "cards": [NAMES[g.resolving]], "hidden": 0})
    return shelves


def is_laid_visible(g: WarringStates, seat: int, of: int) -> bool:
    """Whether anything is to be seen before a player: cards, or their backs once all have committed."""
    return len(g.laid[of]) > 0 and (sees_laid(g, seat, of) or not g.laying_in_secret)


def laid_view(g: WarringStates, seat: int, of: int) -> EventShelf:
    if sees_laid(g, seat, of):
        return {"label": "laid", "seat": of, "cards": names(g.laid[of]), "hidden": 0}
    return {"label": "laid", "seat": of, "cards": [], "hidden": len(g.laid[of])}


def event_deck_view(g: WarringStates, seat: int) -> EventShelf:
    cards = readable_event_deck(g, seat)
    return {
        "label": "event_deck",
        "seat": g.hegemon if g.has_hegemon() else None,
        "cards": names(cards),
        "layers": [g.layer_of[card] for card in cards],
        "hidden": len(g.event_deck) - len(cards),
    }
