"""4.5 A, B and E to I: how a turn starts and ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import Flow

from ..content import ERA, ERA_OF_TURN, HEADLINES, IN_DECK, LAST_TURN, OPTIONAL, TURN_START, VP_LIMIT
from ..options import CARDS, SIDE_IDS, SIDES, US, USSR
from .cards import scoring_cards
from .defcon import set_defcon
from .effects import end_turn_effects
from .scoring import final_scoring
from .victory import end, move_vp

if TYPE_CHECKING:
    from ..state import Twilight


# 4.5 A and B Start of the turn


def start_turn(g: Twilight) -> Flow:
    g.note("turn", "4.1", n=g.turn)
    g.attempts = [0, 0]
    g.cause = "4.5A"
    if g.era() != ERA_OF_TURN[g.turn - 1]:
        add_era(g, g.era())
    set_defcon(g, g.defcon + 1)
    yield from deal(g)
    g.phase = HEADLINES


def add_era(g: Twilight, era: int) -> None:
    """The era's cards join what is left of the deck; the discards wait."""
    before = len(g.deck)
    g.deck.put_all(c for c in CARDS if ERA[c] == era and IN_DECK[c] and (g.optional_cards or not OPTIONAL[c]))
    g.note("deck-grows", "4.1~c", n=len(g.deck) - before)


def deal(g: Twilight) -> Flow:
    """One card at a time in turn, the USSR first; a deck that runs out is made anew at once."""
    g.cause = "4.5B"
    size = g.hand_size()
    held = [len(hand) for hand in g.hands]
    side = USSR
    if not len(g.deck):
        g.reshuffle()
    while len(g.deck) and (len(g.hands[USSR]) < size or len(g.hands[US]) < size):
        if len(g.hands[side]) < size:
            card = yield g.deck.draw()
            g.receive(side, card)
            if not len(g.deck):
                g.reshuffle()
        side = 1 - side
    for side in SIDES:
        if len(g.hands[side]) > held[side]:
            g.note("dealt", "4.5B", seat=side, n=len(g.hands[side]) - held[side])


# 4.5 E to I End of the turn


def end_turn(g: Twilight) -> Flow:
    g.note("turn-end", "4.5E", n=g.turn)
    settle_military_operations(g)
    check_held_scoring_cards(g)
    if abs(g.vp) >= VP_LIMIT:
        end(g, "vp", US if g.vp > 0 else USSR)
    if not g.china_face_up:
        g.china_face_up = True
        g.note("china-up", "4.5G", seat=g.china_holder)
    yield from discard_held_card(g)
    end_turn_effects(g)
    if g.turn == LAST_TURN:
        final_scoring(g)
    g.turn += 1
    g.phase = TURN_START


def settle_military_operations(g: Twilight) -> None:
    """Each side pays what it is short of DEFCON; the net moves, and 20 is judged after the held cards."""
    short = [max(0, g.defcon - done) for done in g.military]
    net = short[USSR] - short[US]
    for side in SIDES:
        done = g.military[side]
        g.note("military-end", "8.2.1", seat=side, side=SIDE_IDS[side], n=done, needed=g.defcon, now=0)
    g.military = [0, 0]
    if net != 0:
        move_vp(g, US if net > 0 else USSR, abs(net), "8.2.2")


def check_held_scoring_cards(g: Twilight) -> None:
    """Whoever holds a scoring card loses; if both do, the US wins."""
    g.cause = "4.5F"
    if g.reveal_held:
        g.show_hand(USSR)
        g.show_hand(US)
    if scoring_cards(g, USSR):
        end(g, "held-scoring-card", US)
    if scoring_cards(g, US):
        end(g, "held-scoring-card", USSR)


def discard_held_card(g: Twilight) -> Flow:
    g.cause = "6.4.4~c"
    for side in (USSR, US):
        if g.has_ability(side, 6) and g.hands[side]:
            yield from g.offer_discard(side, "discard-held", g.hands[side])
