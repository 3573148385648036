"""Effects that last: for the turn, or for the rest of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING, PASS, Flow

from ..content import CLAUSE, CUBA, CUBAN_MISSILE_CRISIS, THIS_TURN_ONLY, TURKEY, WEST_GERMANY
from ..options import USSR
from .influence import choose_country

if TYPE_CHECKING:
    from ..state import Twilight


def start_effect(g: Twilight, card: int) -> None:
    g.effects.add(card)
    g.note("in-play", CLAUSE[card], card=card)


def end_effect(g: Twilight, card: int) -> None:
    if card in g.effects:
        g.effects.remove(card)
        g.note("out-of-play", CLAUSE[card], card=card)


def end_turn_effects(g: Twilight) -> None:
    for card in THIS_TURN_ONLY:
        end_effect(g, card)
    g.ops_shift = [0, 0]
    g.coup_shift = [0, 0]
    g.crisis = NOTHING
    g.chernobyl = NOTHING
    g.oil_round = False


# The Cuban Missile Crisis


def ways_to_defuse(g: Twilight, side: int) -> list[int]:
    return [c for c in ([CUBA] if side == USSR else [WEST_GERMANY, TURKEY]) if g.influence[side][c] >= 2]


def face_crisis(g: Twilight, side: int) -> Flow:
    """Before a coup the threatened side may end the crisis; otherwise the coup loses the game."""
    if g.crisis == side:
        ways = ways_to_defuse(g, side)
        country = yield choose_country(g, side, "defuse", ways, about=CUBAN_MISSILE_CRISIS, may_pass=True)
        if country != PASS:
            defuse(g, side, country)


def defuse(g: Twilight, side: int, country: int) -> None:
    g.cause = "card 40"
    g.remove_influence(side, country, 2)
    g.crisis = NOTHING
    end_effect(g, CUBAN_MISSILE_CRISIS)
