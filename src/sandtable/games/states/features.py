"""What a seat sees, as numbers for programs that learn. Seats are counted clockwise from the one that looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine.decision import NOTHING
from sandtable.engine.features import Features, Sink, numbered, raise_flag

from .content import (
    ATTRIBUTE_IDS,
    ATTRIBUTES,
    CARD_IDS,
    EVENT_IDS,
    LAST_ROUND,
    MAX_SEATS,
    PERSON_IDS,
    STATE_IDS,
    STATES,
)
from .options import CARD, EVENT, PERSON
from .rules.board import HIGHEST, WIDTH
from .rules.conditions import FAR
from .rules.goals import PEOPLE_OF_THE_AGE, person_of
from .rules.phases import PHASE_IDS
from .table.leaning import nearer, risks
from .table.view import is_laid_visible, readable_cards, readable_event_deck, sees_laid

if TYPE_CHECKING:
    from .state import WarringStates

CARDS: Final = len(CARD_IDS)
PERSONS: Final = len(PERSON_IDS)
SEAT_IDS: Final = numbered(MAX_SEATS)
MOST_POINTS: Final = 200
MOST_LEANING: Final = 600
TWELFTHS: Final = 12
CONDITION_IDS: Final = numbered(max(len(person.goal) for person in PEOPLE_OF_THE_AGE))
CONDITIONS: Final = len(CONDITION_IDS)

FEATURES: Final = Features("2")
PHASE: Final = FEATURES.flags("phase", PHASE_IDS)
ROUND: Final = FEATURES.add("round", 0, LAST_ROUND + 1)
HEGEMON: Final = FEATURES.flags("hegemon", SEAT_IDS)
PUBLIC_EVENT: Final = FEATURES.flags("public-event", EVENT_IDS)
FROZEN: Final = FEATURES.flags("frozen", ATTRIBUTE_IDS, about="the attribute that does not change")
ATTRIBUTE: Final = FEATURES.add("attributes", 0, HIGHEST, STATE_IDS, ATTRIBUTE_IDS)
ALIVE: Final = FEATURES.flags("alive", STATE_IDS)
HOLDER: Final = FEATURES.flags("holder", STATE_IDS, STATE_IDS, about="who holds each land")
UNIFIER: Final = FEATURES.flags("unifier", STATE_IDS)
ATTACKER: Final = FEATURES.flags("attacker", STATE_IDS, about="of the war just fought")
DEFENDER: Final = FEATURES.flags("defender", STATE_IDS)
VICTOR: Final = FEATURES.flags("victor", STATE_IDS)
POINTS: Final = FEATURES.add("points", 0, MOST_POINTS, SEAT_IDS)
HELD: Final = FEATURES.add("cards-held", 0, CARDS, SEAT_IDS)
PERSONS_HELD: Final = FEATURES.add("persons-held", 0, PERSONS, SEAT_IDS)
COMPLETED: Final = FEATURES.flags("completed", SEAT_IDS, PERSON_IDS)
BACKS: Final = FEATURES.add("laid-face-down", 0, CARDS, SEAT_IDS)
PILES: Final = FEATURES.add(
    "piles", 0, max(CARDS, PERSONS), ["events", "event-discards", "persons", "person-discards", "event-deck-unread"]
)
EVENTS_SEEN: Final = FEATURES.flags("event-discards-seen", CARD_IDS)
PERSONS_SEEN: Final = FEATURES.flags("person-discards-seen", PERSON_IDS)
RESOLVING: Final = FEATURES.flags("resolving", CARD_IDS)
HAND: Final = FEATURES.flags("hand", CARD_IDS, private=True)
OWN_PERSONS: Final = FEATURES.flags("persons", PERSON_IDS, private=True)
DRAWN: Final = FEATURES.flags("persons-drawn", PERSON_IDS, private=True, about="to choose from just now")
TAKEN: Final = FEATURES.flags("taken", CARD_IDS, private=True, about="own cards that went into the event deck")
LAID: Final = FEATURES.flags(
    "laid", SEAT_IDS, CARD_IDS, private=True, about="cards on the table that the seat can read"
)
DECK_ORDER: Final = FEATURES.add(
    "event-deck", 0, CARDS, CARD_IDS, private=True, about="the place of each readable card in the event deck, from 1"
)
LAYER: Final = FEATURES.flags("layer", SEAT_IDS, CARD_IDS, private=True, about="who laid a card of the event deck")
CHOICE: Final = FEATURES.flags("choice", ["a", "b"], CARD_IDS, private=True, about="the choice on a readable card")
LABEL: Final = FEATURES.flags("first-label", STATE_IDS, CARD_IDS, private=True)
OTHER_LABEL: Final = FEATURES.flags("second-label", STATE_IDS, CARD_IDS, private=True)
MISSING: Final = FEATURES.add(
    "missing",
    0,
    FAR,
    PERSON_IDS,
    CONDITION_IDS,
    private=True,
    about="roughly how many points each condition of the own goals lacks; 1 at least, 20 at most",
)
LEANING: Final = FEATURES.add(
    "leaning",
    -MOST_LEANING,
    MOST_LEANING,
    STATE_IDS,
    ATTRIBUTE_IDS,
    ["up", "down"],
    private=True,
    about="by how much a change by one suits the own goals: twelfths of their points, the nearer the more",
)


def encode(g: WarringStates, seat: int, out: Sink) -> None:
    encode_board(g, out)
    for other in range(g.seats):
        encode_seat(g, seat, other, (other - seat) % g.seats, out)
    if g.has_hegemon():
        out[HEGEMON + (g.hegemon - seat) % g.seats] = 1
    encode_piles(g, seat, out)
    for card in g.hands[seat]:
        out[HAND + CARD.of(card)] = 1
    for card in g.taken[seat]:
        out[TAKEN + CARD.of(card)] = 1
    for person in g.persons[seat]:
        out[OWN_PERSONS + PERSON.of(person)] = 1
        encode_goal(g, person, out)
    for person in g.drawn[seat]:
        out[DRAWN + PERSON.of(person)] = 1
        encode_goal(g, person, out)
    for card in readable_cards(g, seat):
        encode_labels(g, card, CARD.of(card), out)


def encode_board(g: WarringStates, out: Sink) -> None:
    board = g.board
    out[PHASE + g.phase] = 1
    out[ROUND] = board.round
    if g.public_event != NOTHING:
        out[PUBLIC_EVENT + EVENT.of(g.public_event)] = 1
    raise_flag(out, FROZEN, board.frozen)
    raise_flag(out, UNIFIER, board.unifier)
    raise_flag(out, ATTACKER, board.attacker)
    raise_flag(out, DEFENDER, board.defender)
    raise_flag(out, VICTOR, board.victor)
    for state in range(STATES):
        holder = board.holder[state]
        if holder != NOTHING:
            out[HOLDER + state * STATES + holder] = 1
        if board.is_alive(state):
            out[ALIVE + state] = 1
            for attribute in range(ATTRIBUTES):
                out[ATTRIBUTE + state * ATTRIBUTES + attribute] = board.values[state * WIDTH + attribute]


def encode_seat(g: WarringStates, seat: int, other: int, place: int, out: Sink) -> None:
    """Until all have committed, cards that another is laying count as held."""
    laid = g.laid[other]
    secretly_laid = len(laid) if g.laying_in_secret and other != seat else 0
    out[POINTS + place] = g.points(other)
    out[HELD + place] = len(g.hands[other]) + secretly_laid
    out[PERSONS_HELD + place] = len(g.persons[other]) + len(g.drawn[other])
    for person in g.completed[other]:
        out[COMPLETED + place * PERSONS + PERSON.of(person)] = 1
    if sees_laid(g, seat, other):
        for card in laid:
            out[LAID + place * CARDS + CARD.of(card)] = 1
    elif is_laid_visible(g, seat, other):
        out[BACKS + place] = len(laid)


def encode_goal(g: WarringStates, person: int, out: Sink) -> None:
    """What its conditions lack, and which changes by one bring the goal nearer or push it away."""
    card = person_of(person)
    board = g.board
    place = MISSING + PERSON.of(person) * CONDITIONS
    distance = card.distance(board)
    gain = card.points * TWELFTHS // max(1, distance)
    loss = card.points * TWELFTHS // (distance + 1)
    for condition in card.goal:
        if condition.holds(board):
            for state, attribute, delta in risks(board, condition):
                lean(out, state, attribute, delta, -loss)
        else:
            out[place] = min(max(condition.distance(board), 1), FAR)
            for state, attribute, delta in nearer(board, condition):
                lean(out, state, attribute, delta, gain)
                lean(out, state, attribute, -delta, -loss)
        place += 1


def lean(out: Sink, state: int, attribute: int, delta: int, weight: int) -> None:
    out[LEANING + (state * ATTRIBUTES + attribute) * 2 + (0 if delta > 0 else 1)] += weight


def encode_piles(g: WarringStates, seat: int, out: Sink) -> None:
    era = g.era()
    readable = readable_event_deck(g, seat)
    out[PILES] = len(g.events)
    out[PILES + 1] = len(g.events.discards) + len(g.events.shown)
    out[PILES + 2] = len(era)
    out[PILES + 3] = len(era.discards) + len(era.shown)
    out[PILES + 4] = len(g.event_deck) - len(readable)
    for card in g.events.shown:
        out[EVENTS_SEEN + CARD.of(card)] = 1
    for person in era.shown:
        out[PERSONS_SEEN + PERSON.of(person)] = 1
    if g.resolving != NOTHING:
        out[RESOLVING + CARD.of(g.resolving)] = 1
    for order, card in enumerate(readable, 1):
        place = CARD.of(card)
        out[DECK_ORDER + place] = order
        out[LAYER + (g.layer_of[card] - seat) % g.seats * CARDS + place] = 1


def encode_labels(g: WarringStates, card: int, place: int, out: Sink) -> None:
    choice, first, second = g.choice_of[card], g.first_label[card], g.second_label[card]
    if choice != NOTHING:
        out[CHOICE + choice * CARDS + place] = 1
    if first != NOTHING:
        out[LABEL + first * CARDS + place] = 1
    if second != NOTHING:
        out[OTHER_LABEL + second * CARDS + place] = 1
