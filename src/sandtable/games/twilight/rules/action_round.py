"""4.5 D Action rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING, PASS, Flow

from ..content import (
    BEAR_TRAP,
    CANADA,
    CHINA_CARD,
    CLAUSE,
    COUNTRIES,
    CUBAN_MISSILE_CRISIS,
    MISSILE_ENVY,
    MOST_ACTION_ROUNDS,
    NORAD,
    QUAGMIRE,
    SCORING,
    TURN_END,
)
from ..options import DO_DEFUSE, US, USSR
from .cards import cards_worth, owes_missile_envy, scoring_in_danger
from .effects import defuse, end_effect, ways_to_defuse
from .influence import choose_country
from .play import play_from_hand, settle_burial
from .value import card_ops

if TYPE_CHECKING:
    from ..state import Twilight


TRAP_OPS = 2
TRAP_ESCAPE = 4


def action_round(g: Twilight) -> Flow:
    side = g.phasing
    if g.log is not None:
        g.note("round", "4.5D", seat=side, n=g.round)
    g.moved_to_two = False
    g.remember_reach()
    if (QUAGMIRE if side == US else BEAR_TRAP) in g.effects:
        yield from trapped_round(g, side)
    else:
        yield from free_round(g, side)
    yield from answer_norad(g)
    yield from offer_to_defuse(g)
    next_round(g)


def free_round(g: Twilight, side: int) -> Flow:
    card = PASS
    while True:
        if g.hands[side] or (g.china_holder == side and g.china_face_up):
            card = yield g.ask(side, "play-card", lambda: play_options(g, side))
        if card != DO_DEFUSE:
            break
        country = yield choose_country(g, side, "defuse", ways_to_defuse(g, side))
        defuse(g, side, country)
    if card == PASS:
        settle_burial(g, side, False)
        g.note("pass", "4.5D~b", reveals=True, seat=side)
    else:
        yield from play_from_hand(g, side, card)


def play_options(g: Twilight, side: int) -> list[int]:
    """The hand and the China Card as far as nothing bars them; a pass without cards; the end of the missile crisis."""
    if owes_missile_envy(g, side):
        options = [card for card in g.hands[side] if not bar_play(g, side, card)]
    else:
        options = g.hands[side].copy()
        if g.china_holder == side and not bar_play(g, side, CHINA_CARD):
            options.append(CHINA_CARD)
    if not g.hands[side] or g.round > g.action_rounds():
        options.append(PASS)
    if g.crisis == side and ways_to_defuse(g, side):
        options.append(DO_DEFUSE)
    return options


def bar_play(g: Twilight, side: int, card: int) -> str:
    """The clause that keeps the side from playing a card of its hand or the China Card; empty if none does.

    An owed Missile Envy comes before everything but a scoring card in danger.
    """
    if card == CHINA_CARD and (g.china_holder != side or not g.china_face_up):
        return "9.3"
    if owes_missile_envy(g, side):
        if scoring_in_danger(g, side):
            return "" if SCORING[card] else "10.1.5"
        return "" if card == MISSILE_ENVY else CLAUSE[MISSILE_ENVY]
    return "9.5" if card == CHINA_CARD and scoring_in_danger(g, side) else ""


def trapped_round(g: Twilight, side: int) -> Flow:
    """Bear Trap and Quagmire: discard a card of 2 or more and roll 1 to 4 to get free."""
    settle_burial(g, side, False)
    trap = QUAGMIRE if side == US else BEAR_TRAP
    g.cause = CLAUSE[trap]
    card = PASS
    if any(option != PASS for option in trap_options(g, side)):
        card = yield g.ask(side, "trapped", lambda: trap_options(g, side), about=trap)
    if card == PASS:
        g.note("pass", CLAUSE[trap], reveals=True, seat=side)
    elif SCORING[card]:
        yield from play_from_hand(g, side, card)
    else:
        g.discard(side, card)
        roll = yield g.roll()
        g.note("trap-roll", CLAUSE[trap], seat=side, roll=roll, needed=TRAP_ESCAPE)
        if roll <= TRAP_ESCAPE:
            end_effect(g, trap)


def trap_options(g: Twilight, side: int) -> list[int]:
    """A card of 2 or more; scoring cards when there is none, or before they would be stranded."""
    fit = [card for card in g.hands[side] if not bar_trapped(g, side, card)]
    if g.round > g.action_rounds() or (all(SCORING[card] for card in fit) and not scoring_in_danger(g, side)):
        return [*fit, PASS]
    return fit


def bar_trapped(g: Twilight, side: int, card: int) -> str:
    """The clause that keeps a trapped side from this card; empty if none does."""
    trap = CLAUSE[QUAGMIRE if side == US else BEAR_TRAP]
    if scoring_in_danger(g, side):
        return "" if SCORING[card] else "10.1.5"
    if SCORING[card]:
        return trap if any(True for _ in cards_worth(g, side, TRAP_OPS)) else ""
    if card_ops(g, side, card) < TRAP_OPS:
        return trap
    if card != MISSILE_ENVY and owes_missile_envy(g, side) and card_ops(g, side, MISSILE_ENVY) >= TRAP_OPS:
        return CLAUSE[MISSILE_ENVY]
    return ""


def answer_norad(g: Twilight) -> Flow:
    if g.moved_to_two and NORAD in g.effects and g.controller[CANADA] == US:
        g.cause = CLAUSE[NORAD]
        yield from g.place_influence(US, US, 1, g.has_influence(US, COUNTRIES), may_stop=True, prompt="norad")


def offer_to_defuse(g: Twilight) -> Flow:
    """After every headline and round, anybody's, the threatened side may end the missile crisis."""
    if g.crisis != NOTHING:
        ways = ways_to_defuse(g, g.crisis)
        if ways:
            country = yield choose_country(g, g.crisis, "defuse", ways, about=CUBAN_MISSILE_CRISIS, may_pass=True)
            if country != PASS:
                defuse(g, g.crisis, country)


def next_round(g: Twilight) -> None:
    """The USSR, then the US; after the normal rounds only who may take an extra one."""
    side, round = g.phasing, g.round
    while round <= MOST_ACTION_ROUNDS:
        side = 1 - side
        if side == USSR:
            round += 1
        if round <= g.action_rounds() or (round <= MOST_ACTION_ROUNDS and g.may_take_extra_round(side)):
            g.phasing, g.round = side, round
            return
    g.phase = TURN_END
