"""4.5 C Headlines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING, Flow

from ..content import ACTION_ROUND, CLAUSE, DEFECTORS, HEADLINE_EVENT, MAY_HEADLINE, MISSILE_ENVY, OPS
from ..options import US, USSR
from .action_round import offer_to_defuse
from .cards import owes_missile_envy, put_away
from .events.registry import carry_out
from .victory import pay_flower_power

if TYPE_CHECKING:
    from ..state import Twilight


def choose_headlines(g: Twilight) -> Flow:
    """Both choose in secret, unless the space race makes one show its card first."""
    g.round = 0
    g.headline_open = False
    if g.has_ability(USSR, 4) or g.has_ability(US, 4):
        first = US if g.has_ability(USSR, 4) else USSR
        yield from choose_headline(g, first)
        g.headline_open = True
        show_headline(g, first)
        yield from choose_headline(g, 1 - first)
        show_headline(g, 1 - first)
    else:
        yield g.together([choose_headline(g, USSR), choose_headline(g, US)])
        g.headline_open = True
        show_headline(g, USSR)
        show_headline(g, US)
    order = headline_order(g)
    g.phasing = order[0]
    g.phase = HEADLINE_EVENT


def choose_headline(g: Twilight, side: int) -> Flow:
    """The card stays in the hand until it is shown: nobody can tell what was chosen, nor whether it was."""
    if possible_headlines(g, side):
        g.headline[side] = yield g.ask(side, "headline", lambda: possible_headlines(g, side))


def possible_headlines(g: Twilight, side: int) -> list[int]:
    return [card for card in g.hands[side] if not bar_headline(g, side, card)]


def bar_headline(g: Twilight, side: int, card: int) -> str:
    """The clause that keeps a card from being a headline; empty if none does."""
    if not MAY_HEADLINE[card]:
        return "4.5C~g"
    return CLAUSE[MISSILE_ENVY] if card == MISSILE_ENVY and owes_missile_envy(g, side) else ""


def show_headline(g: Twilight, side: int) -> None:
    if g.headline[side] != NOTHING:
        g.leave_hand(side, g.headline[side])
        g.note("headline", "4.5C", reveals=True, seat=side, card=g.headline[side])


def headline_order(g: Twilight) -> list[int]:
    """Defectors of the US before all, then the higher printed value; the US on ties."""
    ussr, us = g.headline
    if us in (DEFECTORS, NOTHING) or ussr == NOTHING:
        return [US, USSR]
    return [USSR, US] if OPS[ussr] > OPS[us] else [US, USSR]


def resolve_headline(g: Twilight) -> Flow:
    """The owner of the headline is the phasing player while it is carried out."""
    side = g.phasing
    card = g.headline[side]
    g.headline[side] = NOTHING
    if card != NOTHING:
        g.remember_reach()
        g.on_table.append(card)
        if card == DEFECTORS and side == US:
            cancel_headline(g, USSR)
        pay_flower_power(g, side, card)
        happened = yield from carry_out(g, card, side)
        put_away(g, card, happened)
        yield from offer_to_defuse(g)
    if g.headline[1 - side] != NOTHING:
        g.phasing = 1 - side
        return
    g.phase = ACTION_ROUND
    g.round = 1
    g.phasing = USSR


def cancel_headline(g: Twilight, side: int) -> None:
    card = g.headline[side]
    if card != NOTHING:
        g.headline[side] = NOTHING
        g.discards.append(card)
        g.note("headline-cancelled", CLAUSE[DEFECTORS], seat=side, card=card)
