"""Dealing anew everything that a seat cannot see, for bots that imagine and for the test that nothing leaks.

Lists are changed in place: pending decisions may be offering them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING, PASS, Pick, one_of, shuffle

from ..content import STATES
from ..options import CARD, DO_DONE, DO_SWAP, LABELS, OPEN_COUNSEL, PERSON, STATE, WORD_WORTH_GOLD
from ..rules.cards import OPTIONS
from ..rules.laying import first_labels, second_labels
from ..rules.supply import Supply
from .view import reads_event_deck, sees_laid

if TYPE_CHECKING:
    from ..state import WarringStates


def resample(g: WarringStates, seat: int, random: Pick) -> None:
    others = [other for other in range(g.seats) if other != seat]
    committed = [other for other in others if g.laying_in_secret and g.plan[other] in (DO_DONE, DO_SWAP)]
    for other in committed:
        take_back(g, other)
    strike_anew(g, seat, random)
    deal_cards_anew(g, seat, others, random)
    deal_persons_anew(g, g.early, others, random)
    deal_persons_anew(g, g.late, others, random)
    for other in committed:
        plan_anew(g, other, random)
    if not g.laying_in_secret and g.public_event == OPEN_COUNSEL and seat != g.hegemon:
        shuffle(g.event_deck, random)


def rename(piles: list[list[int]], hidden: list[int], random: Pick) -> dict[int, int]:
    """Exchanges the hidden cards among themselves, wherever they lie. Who got which depends on luck alone."""
    shuffled = sorted(hidden)
    shuffle(shuffled, random)
    new = dict(zip(hidden, shuffled, strict=True))
    for pile in piles:
        pile[:] = [new.get(card, card) for card in pile]
    return new


def strike_anew(g: WarringStates, seat: int, random: Pick) -> None:
    """Only the hegemon knows which card was discarded from the event deck: any of those taken from others."""
    if g.struck == NOTHING or seat == g.hegemon:
        return
    candidates = [card for card in g.event_deck if g.layer_of[card] != g.hegemon]
    card = one_of([*candidates, g.struck], random)
    if card != g.struck:
        g.event_deck[g.event_deck.index(card)] = g.struck
        g.events.discards[g.events.discards.index(g.struck)] = card
        g.struck = card


def deal_cards_anew(g: WarringStates, seat: int, others: list[int], random: Pick) -> None:
    unread_deck = [] if reads_event_deck(g, seat) else g.event_deck
    unseen_laid = [card for other in others if not sees_laid(g, seat, other) for card in g.laid[other]]
    hidden = g.events.deck.cards + g.events.discards + unread_deck + unseen_laid
    hidden += [card for other in others for card in g.hands[other]]
    # A card still being labelled stays, or the question that is pending would not fit it.
    known = g.chosen if g.laying_in_secret else []
    known = known + (g.taken[seat] if seat >= 0 else [])
    hidden = [card for card in hidden if card not in known]
    piles = [g.events.deck.cards, g.events.discards, g.event_deck, *g.hands, *g.laid, *g.taken, g.chosen]
    new = rename(piles, hidden, random)
    layers = g.layer_of.copy()
    for old, card in new.items():
        g.layer_of[card] = layers[old]
    g.struck = new.get(g.struck, g.struck)
    for card in unread_deck + [card for other in others if not sees_laid(g, seat, other) for card in g.laid[other]]:
        if card not in known:
            label_anew(g, card, random)


def label_anew(g: WarringStates, card: int, random: Pick) -> None:
    g.choice_of[card] = g.first_label[card] = g.second_label[card] = NOTHING
    choices = [choice for choice, option in enumerate(OPTIONS[card]) if first_labels(g, option)]
    if not choices:
        return
    choice = one_of(choices, random)
    option = OPTIONS[card][choice]
    g.choice_of[card] = choice
    g.first_label[card] = STATE.of(one_of(LABELS[first_labels(g, option)], random))
    if option.labels > 1:
        first = g.first_label[card]
        # The label was given when more states were alive: none may be left that could be given it now.
        seconds = LABELS[second_labels(g, option, first)] or STATE.all([s for s in range(STATES) if s != first])
        g.second_label[card] = STATE.of(one_of(seconds, random))


def take_back(g: WarringStates, seat: int) -> None:
    """Whether somebody has committed to cards or to a swap, and to how many, shows only when all have."""
    g.hands[seat] += g.laid[seat]
    g.laid[seat].clear()


def plan_anew(g: WarringStates, seat: int, random: Pick) -> None:
    hand, laid = g.hands[seat], g.laid[seat]
    plans = hand + ([DO_SWAP] if g.persons[seat] else [])
    card = one_of(plans, random) if plans else PASS
    g.plan[seat] = DO_DONE if CARD.has(card) else card
    while CARD.has(card):
        hand.remove(card)
        laid.append(card)
        g.layer_of[card] = seat
        label_anew(g, card, random)
        card = DO_DONE if g.public_event == WORD_WORTH_GOLD else one_of([DO_DONE, *hand], random)


def deal_persons_anew(g: WarringStates, era: Supply, others: list[int], random: Pick) -> None:
    """Players hold only persons of the present era."""
    hidden = era.deck.cards + era.discards
    if era is g.era():
        for other in others:
            hidden += g.persons[other] + g.drawn[other]
            if PERSON.has(g.chosen[other]):
                hidden.append(g.chosen[other])
    rename([era.deck.cards, era.discards, *g.persons, *g.drawn, g.chosen], hidden, random)
