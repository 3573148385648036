"""The supply that every round lays out, and the action decks behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine import NOTHING, PASS, Flow

from ..content import ELITE_GROUND, GROUP_IDS, GROUP_OF, SUPPLY
from ..options import BLIND, CARD, DECK

if TYPE_CHECKING:
    from ..state import Taiwan2045

SET_UP: Final = ["setup-11a", "setup-11b", "setup-11c"]
BETWEEN_ROUNDS: Final = ["between-1", "between-1", "between-1"]
"""The clauses that lay out the elite, the face-up cards and the face-down cards."""


def lay_out_supply(g: Taiwan2045, clauses: list[str]) -> Flow:
    """An elite face up, two cards of its deck face up, and one of each deck face down."""
    choice = yield g.elite_deck.draw()
    g.elite_deck.take(choice)
    g.elite_up = CARD.of(choice)
    g.note("supply-elite", clauses[0], card=choice)
    group = GROUP_OF[ELITE_GROUND[g.elite_up]]
    for _ in range(SUPPLY["face_up"]):
        if len(g.decks[group]) > 0:
            card = yield g.decks[group].draw()
            g.decks[group].take(card)
            g.face_up.append(CARD.of(card))
            if g.log is not None:
                g.note("supply-card", clauses[1], card=card)
    for group in range(len(GROUP_IDS)):
        if len(g.decks[group]) > 0:
            card = yield g.decks[group].draw()
            g.decks[group].take(card)
            g.face_down[group] = CARD.of(card)
            if g.log is not None:
                g.note("supply-closed", clauses[2], deck=DECK.option(group))


# What a turn may begin with


def pick_options(g: Taiwan2045, seat: int) -> list[int]:
    """Any card of the supply; with none left a card of the hand. The last player must empty the supply."""
    if g.supply_is_empty():
        return [*g.hand_options(seat), PASS]
    options = CARD.all(g.face_up)
    for group in range(len(GROUP_IDS)):
        if g.face_down[group] != NOTHING:
            options.append(BLIND.option(group))
    if g.elite_up != NOTHING:
        options.append(CARD.option(g.elite_up))
    if not bar_pass(g, seat):
        options.append(PASS)
    return options


def bar_pass(g: Taiwan2045, seat: int) -> str:
    """The last player left must go on while the supply has cards."""
    alone = all(g.has_passed(other) for other in range(g.seats) if other != seat)
    return "pass-5" if alone and not g.supply_is_empty() else ""


def bar_card(g: Taiwan2045, seat: int, option: int) -> str:
    """Why a card cannot be chosen for the turn: the hand waits until the supply is empty."""
    card = CARD.of(option) if CARD.has(option) else NOTHING
    if g.supply_is_empty():
        return "" if card in g.hand[seat] else "play-b1"
    if card in g.face_up or (card != NOTHING and card == g.elite_up):
        return ""
    return "play-b1" if card in g.hand[seat] else "play-1"


# Cards that come into a hand


def take_from_supply(g: Taiwan2045, seat: int, choice: int) -> None:
    if BLIND.has(choice):
        group = BLIND.of(choice)
        card = g.face_down[group]
        g.face_down[group] = NOTHING
        if g.log is not None:
            g.note("takes-blind", "play-a1", seat=seat, blind=choice)
            g.note("your-card", "play-a1", audience=(seat,), seat=seat, card=CARD.option(card))
    else:
        card = CARD.of(choice)
        g.face_up.remove(card)
        g.seen[card] = (1 << g.seats) - 1
        if g.log is not None:
            g.note("takes", "play-a1", seat=seat, card=choice)
    g.seen[card] |= 1 << seat
    g.hand[seat].append(card)


def draw_action_card(g: Taiwan2045, seat: int, rule: str) -> Flow:
    """From any action deck that still has cards."""
    decks = [group for group in range(len(GROUP_IDS)) if len(g.decks[group]) > 0]
    if not decks:
        return
    choice = yield g.ask(seat, "action-deck", DECK.all(decks))
    deck = g.decks[DECK.of(choice)]
    card = yield deck.draw()
    deck.take(card)
    g.hand[seat].append(CARD.of(card))
    g.seen[CARD.of(card)] |= 1 << seat
    if g.log is not None:
        g.note("draws-action", rule, seat=seat, deck=choice)
        g.note("your-card", rule, audience=(seat,), seat=seat, card=card)
