"""Step 2: the public event."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from sandtable.engine import NOTHING, Flow, Registry

from ..content import EVENT_IDS, LAST_ROUND, states_of
from ..options import EVENT, LAST_EVENT, PENULTIMATE_EVENT, STATE
from .assassination import assassination_window
from .cards import EVENTS, PublicEvent
from .destruction import annex, change, collapse, look_for_unifier, strongest, weakest
from .ending import end_game
from .persons import completion_window, draw_persons, keep_persons
from .phases import LAY

if TYPE_CHECKING:
    from ..state import WarringStates

Effect: TypeAlias = "Callable[[WarringStates, PublicEvent], Flow | None]"
EFFECTS: Final[Registry[Effect]] = Registry("effect")
"""By the word for what a public event does: a flow, or something done at once."""

SILKWORM_VICTIMS: Final = 2


def turn_over_public_event(g: WarringStates) -> Flow:
    g.board.forget_war()
    yield from draw_public_event(g)
    place = EVENT.of(g.public_event)
    flow = EFFECT_OF[place](g, EVENTS[place])
    if flow is not None:
        yield from flow
    if g.over:
        return
    look_for_unifier(g)
    yield from completion_window(g)
    if g.is_decided():
        end_game(g)
        return
    yield from assassination_window(g)
    g.phase = LAY


def draw_public_event(g: WarringStates) -> Flow:
    """Fourteen random cards, then Silkworm and Whale, then Unification; before that the deck has no order (S-07)."""
    event = PENULTIMATE_EVENT if g.board.round == LAST_ROUND else LAST_EVENT
    if g.board.round < LAST_ROUND:
        event = yield g.public_deck.draw()
        g.public_deck.take(event)
    g.public_event = event
    if g.is_heard():
        g.note("public-event", "F-08", reveals=True, seat=g.hegemon, event=event)


# What they do


@EFFECTS.add("attribute")
def change_attributes(g: WarringStates, event: PublicEvent) -> Flow:
    doomed = change(g, event.changes, event.rule)
    if doomed:
        yield from collapse(g, doomed)


@EFFECTS.add("freeze")
def freeze(g: WarringStates, event: PublicEvent) -> None:
    g.board.frozen = event.frozen


@EFFECTS.add("divided_realm", "open_counsel", "word_worth_gold", "covenant")
def change_the_round(g: WarringStates, event: PublicEvent) -> None:
    """Laying, gathering and resolving ask which event it is."""


@EFFECTS.add("draw_person")
def heroes_arise(g: WarringStates, event: PublicEvent) -> Flow:
    for seat in g.in_order():
        yield from draw_persons(g, seat, 1, "P-13")
        yield from keep_persons(g, seat, 1, "P-14")


@EFFECTS.add("discard_event")
def discard_events(g: WarringStates, event: PublicEvent) -> Flow:
    yield from choose_cards(g, "discard-card")
    discard_chosen(g, event.rule)


@EFFECTS.add("pass_event")
def pass_events(g: WarringStates, event: PublicEvent) -> Flow:
    yield from choose_cards(g, "pass-left" if event.to_the_left else "pass-right")
    pass_chosen(g, event)


def choose_cards(g: WarringStates, prompt: str) -> Flow:
    """Everybody with a hand chooses one card in secret (P-18)."""
    yield g.together([choose_card(g, seat, prompt) for seat in g.in_order() if g.hands[seat]])


def choose_card(g: WarringStates, seat: int, prompt: str) -> Flow:
    g.chosen[seat] = yield g.ask(seat, prompt, g.hands[seat])


def discard_chosen(g: WarringStates, rule: str) -> None:
    for seat in g.in_order():
        card = g.chosen[seat]
        if card != NOTHING:
            g.hands[seat].remove(card)
            g.events.discard(card)
            g.note("discarded", rule, seat=seat)
            g.note("discarded-card", rule, (seat,), seat=seat, card=card)
            g.chosen[seat] = NOTHING


def pass_chosen(g: WarringStates, event: PublicEvent) -> None:
    """All cards leave before any arrives, so none is passed on (P-16 to P-18)."""
    for seat in g.in_order():
        if g.chosen[seat] != NOTHING:
            g.hands[seat].remove(g.chosen[seat])
    for seat in g.in_order():
        card = g.chosen[seat]
        if card != NOTHING:
            to = g.left_of(seat) if event.to_the_left else g.right_of(seat)
            g.hands[to].append(card)
            g.note("passed", event.rule, seat=seat, target=to)
            g.note("passed-card", event.rule, (seat, to), seat=seat, target=to, card=card)
            g.chosen[seat] = NOTHING


@EFFECTS.add("silkworm_whale")
def silkworm_and_whale(g: WarringStates, event: PublicEvent) -> Flow:
    """Both victims are named before either is annexed (P-19 to P-21)."""
    whale = yield from strongest(g, g.board.living)
    neighbours = g.board.borders[whale]
    victims: list[int] = []
    while neighbours and len(victims) < SILKWORM_VICTIMS:
        victim = yield from weakest(g, neighbours)
        victims.append(victim)
        neighbours &= ~(1 << victim)
    for victim in victims:
        annex(g, whale, victim, event.rule)


@EFFECTS.add("unification")
def unify_the_realm(g: WarringStates, event: PublicEvent) -> Flow:
    """The sixteenth card. Goals read the board as it was before, and only the unification is new (P-22, E-02, E-05)."""
    unifier = yield from strongest(g, g.board.living)
    g.board.unifier = unifier
    g.note("unified", event.rule, state=STATE.option(unifier))
    yield from completion_window(g)
    for victim in states_of(g.board.living & ~(1 << unifier)):
        annex(g, unifier, victim, event.rule)
    end_game(g)


EFFECT_OF: Final[list[Effect]] = [
    EFFECTS.get(event.effect, f"public_events.toml, {id}") for id, event in zip(EVENT_IDS, EVENTS, strict=True)
]
EFFECTS.check_used([event.effect for event in EVENTS], "public_events.toml")
