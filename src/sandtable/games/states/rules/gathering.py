"""Steps 5 to 9: the hegemon gathers the event deck and puts it in order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from sandtable.engine import PASS, Flow

from ..content import TAKEN_OF_LAID
from ..options import DO_DONE, OPEN_COUNSEL, SEAT, WORD_WORTH_GOLD
from .laying import labels_of, lay_card
from .phases import RESOLVE

if TYPE_CHECKING:
    from ..state import WarringStates


def gather_event_deck(g: WarringStates) -> Flow:
    if not g.has_hegemon():
        for seat in g.in_order():
            yield from take_at_random(g, seat)
    elif g.public_event == OPEN_COUNSEL:
        for seat in [*g.others_in_order(), g.hegemon]:
            yield from take_by_choice(g, seat)
    else:
        for seat in g.others_in_order():
            yield from take_at_random(g, seat)
        if g.public_event == WORD_WORTH_GOLD:
            yield from add_from_hand(g)
        else:
            yield from amend_event_deck(g)
        yield from take_by_choice(g, g.hegemon)
    discard_untaken(g)
    if g.has_hegemon():
        yield from put_in_order(g)
    g.phase = RESOLVE


# Step 5

TAKING_RULES: Final = ["F-32", "F-17", "F-18", "F-19", "F-19", "F-19"]
"""By the number of cards that a player has laid."""


def take_at_random(g: WarringStates, seat: int) -> Flow:
    """One of one or two cards laid, two of three to five (F-17 to F-19)."""
    laid = g.laid[seat]
    rule = TAKING_RULES[len(laid)]
    for _ in range(TAKEN_OF_LAID[len(laid)]):
        card = laid[0]
        if len(laid) > 1:
            card = yield g.pick_at_random("take", laid)
        gather(g, seat, card, rule)


def take_by_choice(g: WarringStates, seat: int) -> Flow:
    """The same numbers, but the hegemon chooses (F-24, P-03)."""
    laid = g.laid[seat]
    for left in range(TAKEN_OF_LAID[len(laid)], 0, -1):
        card = laid[0]
        if len(laid) > left:
            card = yield g.ask(g.hegemon, "take", laid, left, about=SEAT.option(seat))
        gather(g, seat, card, choosing_rule(g))


def bar_taking(g: WarringStates, seat: int, card: int) -> str:
    """A card that lies before the player; the number is compulsory."""
    if card == PASS:
        return "F-25"
    return "" if card in g.laid[seat] else choosing_rule(g)


def choosing_rule(g: WarringStates) -> str:
    return "P-03" if g.public_event == OPEN_COUNSEL else "F-24"


def gather(g: WarringStates, seat: int, card: int, rule: str) -> None:
    """Everybody sees a card go into the event deck; which one it is, only those who may."""
    if g.is_heard():
        g.note("gathered", rule, seat=seat)
    take(g, seat, card)


def take(g: WarringStates, seat: int, card: int) -> None:
    g.laid[seat].remove(card)
    g.event_deck.append(card)
    g.taken[seat].append(card)
    if g.is_heard():
        audience = (seat, g.hegemon) if g.has_hegemon() else (seat,)
        labels = labels_of(g, card)
        g.note("taken", "F-23", audience, seat=seat, card=card, labels=labels, labelled=len(labels))


# Step 6


def amend_event_deck(g: WarringStates) -> Flow:
    """Having read it: discard a card, or take one more from another player, or neither (F-20 to F-22)."""
    if not g.event_deck:
        return
    choice = yield g.ask(g.hegemon, "amend", offer_amendments(g))
    if choice == PASS:
        g.note("left-alone", "F-21", seat=g.hegemon)
    elif SEAT.has(choice):
        seat = SEAT.of(choice)
        g.note("took-more", "F-21", seat=g.hegemon, target=seat)
        card = g.laid[seat][0]
        if len(g.laid[seat]) > 1:
            card = yield g.pick_at_random("take", g.laid[seat])
        take(g, seat, card)
    else:
        g.event_deck.remove(choice)
        g.events.discard(choice)
        g.struck = choice
        g.note("struck", "F-21", seat=g.hegemon)


def offer_amendments(g: WarringStates) -> Iterator[int]:
    yield PASS
    yield from g.event_deck
    for seat in g.others_in_order():
        if not bar_taking_more(g, seat):
            yield SEAT.option(seat)


def bar_amendment(g: WarringStates, choice: int) -> str:
    """A card of the event deck, or another player with a card left."""
    if SEAT.has(choice):
        seat = SEAT.of(choice)
        return "F-21" if seat == g.hegemon or seat >= g.seats else bar_taking_more(g, seat)
    return "" if choice == PASS or choice in g.event_deck else "F-21"


def bar_taking_more(g: WarringStates, seat: int) -> str:
    return "" if g.laid[seat] else "F-22"


def add_from_hand(g: WarringStates) -> Flow:
    """A Word Worth Gold: one more card straight into the event deck, unless the hegemon has swapped (P-05, P-06)."""
    hegemon = g.hegemon
    if g.plan[hegemon] != DO_DONE or not g.hands[hegemon]:
        return
    card = yield g.ask(hegemon, "add-from-hand", offer_hand_or_pass(g, hegemon))
    if card != PASS:
        g.note("added", "P-05", seat=hegemon)
        yield from lay_card(g, hegemon, card)
        take(g, hegemon, card)


def offer_hand_or_pass(g: WarringStates, seat: int) -> Iterator[int]:
    yield PASS
    yield from g.hands[seat]


# Steps 8 and 9


def discard_untaken(g: WarringStates) -> None:
    """Face down, and never shown (F-26, F-27)."""
    if g.is_heard() and any(g.laid):
        g.note("set-aside", "F-26", count=sum(len(laid) for laid in g.laid))
    for seat in g.in_order():
        g.events.discard_all(g.laid[seat])


def put_in_order(g: WarringStates) -> Flow:
    """The whole order is fixed before the first card is resolved (F-28, F-29)."""
    deck = g.event_deck
    for place in range(len(deck) - 1):
        card = yield g.ask(g.hegemon, "order", offer_from(g, place), left=len(deck) - place)
        deck.remove(card)
        deck.insert(place, card)
    if len(deck) > 1:
        g.note("ordered", "F-28", seat=g.hegemon, count=len(deck))


def bar_place(g: WarringStates, place: int, card: int) -> str:
    """What is in order stays so."""
    if card not in g.event_deck:
        return "F-28"
    return "F-29" if g.event_deck.index(card) < place else ""


def offer_from(g: WarringStates, place: int) -> Iterator[int]:
    yield from g.event_deck[place:]
