"""Step 2: the public event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING, Flow

from ..content import LAST_ROUND, states_of
from ..options import LAST_EVENT, PENULTIMATE_EVENT, STATE
from .assassination import assassination_window
from .cards import PublicEvent, event_of
from .destruction import annex, change, collapse, look_for_unifier, strongest, weakest
from .ending import end_game
from .persons import completion_window, draw_persons, keep_persons
from .phases import LAY

if TYPE_CHECKING:
    from ..state import WarringStates

SILKWORM_VICTIMS = 2


def turn_over_public_event(g: WarringStates) -> Flow:
    g.board.forget_war()
    if g.board.round > LAST_ROUND:
        yield from unify_the_realm(g)
        return
    yield from draw_public_event(g)
    yield from resolve_public_event(g, event_of(g.public_event))
    look_for_unifier(g)
    yield from completion_window(g)
    if g.is_decided():
        end_game(g)
        return
    yield from assassination_window(g)
    g.phase = LAY


def draw_public_event(g: WarringStates) -> Flow:
    """Fourteen random cards, and Silkworm and Whale in round 15; the deck has no order before that (S-07)."""
    event = PENULTIMATE_EVENT
    if g.board.round < LAST_ROUND:
        event = yield g.public_deck.draw()
        g.public_deck.take(event)
    g.public_event = event
    g.note("public-event", "F-08", reveals=True, seat=g.hegemon, event=event)


def resolve_public_event(g: WarringStates, event: PublicEvent) -> Flow:
    if event.kind == "attribute":
        doomed = change(g, event.changes)
        if doomed:
            yield from collapse(g, doomed)
    elif event.kind == "freeze":
        g.board.frozen = event.frozen
    elif event.kind == "annex":
        yield from silkworm_and_whale(g)
    elif event.action == "draw_person":
        yield from heroes_arise(g)
    elif event.action == "discard_event":
        yield from choose_cards(g, "discard-card")
        discard_chosen(g)
    elif event.action == "pass_event":
        yield from choose_cards(g, "pass-left" if event.to_the_left else "pass-right")
        pass_chosen(g, event.to_the_left)


def heroes_arise(g: WarringStates) -> Flow:
    for seat in g.in_order():
        yield from draw_persons(g, seat, 1, "P-13")
        yield from keep_persons(g, seat, 1, "P-14")


def choose_cards(g: WarringStates, prompt: str) -> Flow:
    """Everybody with a hand chooses one card in secret (P-18)."""
    yield g.together([choose_card(g, seat, prompt) for seat in g.in_order() if g.hands[seat]])


def choose_card(g: WarringStates, seat: int, prompt: str) -> Flow:
    g.chosen[seat] = yield g.ask(seat, prompt, g.hands[seat])


def discard_chosen(g: WarringStates) -> None:
    for seat in g.in_order():
        card = g.chosen[seat]
        if card != NOTHING:
            g.hands[seat].remove(card)
            g.events.discard(card)
            g.note("discarded-card", "P-15", (seat,), seat=seat, card=card)
            g.chosen[seat] = NOTHING


def pass_chosen(g: WarringStates, to_the_left: bool) -> None:
    """All cards leave before any arrives, so none is passed on (P-16 to P-18)."""
    for seat in g.in_order():
        if g.chosen[seat] != NOTHING:
            g.hands[seat].remove(g.chosen[seat])
    for seat in g.in_order():
        card = g.chosen[seat]
        if card != NOTHING:
            to = g.left_of(seat) if to_the_left else g.right_of(seat)
            g.hands[to].append(card)
            g.note("passed-card", "P-17" if to_the_left else "P-16", (seat, to), seat=seat, target=to, card=card)
            g.chosen[seat] = NOTHING


def silkworm_and_whale(g: WarringStates) -> Flow:
    """Both victims are named before either is annexed (P-19 to P-21)."""
    whale = yield from strongest(g, g.board.living)
    neighbours = g.board.borders[whale]
    victims: list[int] = []
    while neighbours and len(victims) < SILKWORM_VICTIMS:
        victim = yield from weakest(g, neighbours)
        victims.append(victim)
        neighbours &= ~(1 << victim)
    for victim in victims:
        annex(g, whale, victim, "P-19")


def unify_the_realm(g: WarringStates) -> Flow:
    """The sixteenth card. Goals read the board as it was before, and only the unification is new (P-22, E-02, E-05)."""
    g.public_event = LAST_EVENT
    g.note("public-event", "F-08", reveals=True, seat=g.hegemon, event=LAST_EVENT)
    unifier = yield from strongest(g, g.board.living)
    g.board.unifier = unifier
    g.note("unified", "P-22", state=STATE.option(unifier))
    yield from completion_window(g)
    for victim in states_of(g.board.living & ~(1 << unifier)):
        annex(g, unifier, victim, "P-22")
    end_game(g)
