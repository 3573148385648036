"""4.5 D Action rounds."""

from __future__ import annotations

from collections.abc import Iterator
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
from .cards import cards_worth, lay_down, owes_missile_envy, scoring_cards
from .effects import defuse, end_effect, ways_to_defuse
from .play import play_card, play_china_card, settle_burial

if TYPE_CHECKING:
    from ..state import Twilight


TRAP_OPS = 2
TRAP_ESCAPE = 4


def action_round(g: Twilight) -> Flow:
    side = g.phasing
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
            card = yield g.ask(side, "play-card", play_options(g, side))
        if card != DO_DEFUSE:
            break
        country = yield g.ask(side, "defuse", list(ways_to_defuse(g, side)))
        defuse(g, side, country)
    if card == PASS:
        settle_burial(g, side, False)
        g.note("pass", "4.5D~b", reveals=True, seat=side)
    elif card == CHINA_CARD:
        yield from play_china_card(g, side)
    else:
        lay_down(g, side, card)
        yield from play_card(g, side, card)


def play_options(g: Twilight, side: int) -> Iterator[int]:
    """The hand and the China Card; an owed Missile Envy comes before everything but a scoring card in danger."""
    scoring = scoring_cards(g, side)
    in_danger = len(scoring) > 0 and len(scoring) >= g.rounds_left(side)
    if owes_missile_envy(g, side):
        yield from scoring if in_danger else [MISSILE_ENVY]
    else:
        yield from g.hands[side]
        if g.china_holder == side and g.china_face_up and not in_danger:
            yield CHINA_CARD
    if not g.hands[side] or g.round > g.action_rounds():
        yield PASS
    if g.crisis == side and any(True for _ in ways_to_defuse(g, side)):
        yield DO_DEFUSE


def trapped_round(g: Twilight, side: int) -> Flow:
    """Bear Trap and Quagmire: discard a card of 2 or more and roll 1 to 4 to get free."""
    settle_burial(g, side, False)
    trap = QUAGMIRE if side == US else BEAR_TRAP
    g.cause = CLAUSE[trap]
    card = PASS
    if any(option != PASS for option in trap_options(g, side)):
        card = yield g.ask(side, "trapped", trap_options(g, side), about=trap)
    if card == PASS:
        g.note("pass", CLAUSE[trap], reveals=True, seat=side)
    elif SCORING[card]:
        lay_down(g, side, card)
        yield from play_card(g, side, card)
    else:
        g.discard(side, card)
        roll = yield g.roll()
        g.note("trap-roll", CLAUSE[trap], seat=side, roll=roll, needed=TRAP_ESCAPE)
        if roll <= TRAP_ESCAPE:
            end_effect(g, trap)


def trap_options(g: Twilight, side: int) -> Iterator[int]:
    """A card of 2 or more; scoring cards when there is none, or before they would be stranded."""
    scoring = scoring_cards(g, side)
    in_danger = len(scoring) > 0 and len(scoring) >= g.rounds_left(side)
    fit = [] if in_danger else list(cards_worth(g, side, TRAP_OPS))
    if owes_missile_envy(g, side) and MISSILE_ENVY in fit:
        fit = [MISSILE_ENVY]
    yield from fit or scoring
    if g.round > g.action_rounds() or not (fit or in_danger):
        yield PASS


def answer_norad(g: Twilight) -> Flow:
    if g.moved_to_two and NORAD in g.effects and g.controller[CANADA] == US:
        g.cause = CLAUSE[NORAD]
        yield from g.place_influence(US, US, 1, g.has_influence(US, COUNTRIES), may_stop=True, prompt="norad")


def offer_to_defuse(g: Twilight) -> Flow:
    """After every headline and round, anybody's, the threatened side may end the missile crisis."""
    if g.crisis != NOTHING:
        ways = list(ways_to_defuse(g, g.crisis))
        if ways:
            country = yield g.ask(g.crisis, "defuse", [*ways, PASS], about=CUBAN_MISSILE_CRISIS)
            if country != PASS:
                defuse(g, g.crisis, country)


def next_round(g: Twilight) -> None:
    """The USSR, then the US; after the normal rounds only who may take an extra one."""
    while True:
        if g.phasing == USSR:
            g.phasing = US
        else:
            g.phasing = USSR
            g.round += 1
        if g.round > MOST_ACTION_ROUNDS:
            g.phase = TURN_END
            return
        if g.round <= g.action_rounds() or g.may_take_extra_round(g.phasing):
            return
