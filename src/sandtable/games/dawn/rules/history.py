"""Step D: the historical events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING, Flow

from ..content import (
    BAND_OF_ROLL,
    EUROPEAN_ORDER,
    HISTORY_SIDE,
    MODIFIER_COST,
    MODIFIER_COUNTERS,
    MODIFIER_VALUE,
    SOUTHERN_TOUR,
    TAKES_MODIFIERS,
)
from ..options import BAND, BANDS_PER_CARD, CN, HISTORY_CARD, MODIFIER, US
from .effect_schema import BANDS
from .effects import BY_KIND, carry_out
from .status import change_forex, judge_ruin, signed
from .steps import DEAL

if TYPE_CHECKING:
    from ..state import Dawn


def next_history_card(g: Dawn) -> Flow:
    """US card before Chinese card; the first turn has the two fixed cards before those drawn."""
    fixed = [EUROPEAN_ORDER, SOUTHERN_TOUR] if g.turn == 1 else []
    played = g.history_played
    if played < len(fixed):
        card = fixed[played]
    else:
        pile = g.history[played - len(fixed)]
        card = yield pile.draw()
        pile.take(card)
    yield from historical_event(g, card)
    g.history_played += 1
    if g.history_played == len(fixed) + 2:
        g.step = DEAL


def historical_event(g: Dawn, card: int) -> Flow:
    g.history_card = card
    side = HISTORY_SIDE[card]
    if g.log is not None:
        g.note("history", "4.6.Dc", reveals=True, seat=side, history=card)
    modifier = 0
    if TAKES_MODIFIERS[card]:
        yield g.together([play_modifier(g, US), play_modifier(g, CN)])
        modifier = pay_modifiers(g)
    roll = yield g.roll()
    if g.log is not None:
        g.note("history-roll", "4.6.De", seat=side, roll=roll, modifier=signed(modifier))
    yield from carry_out_band(g, card, max(1, min(6, roll + modifier)))
    g.history_card = NOTHING
    judge_ruin(g)


def bar_modifier(g: Dawn, seat: int, modifier: int) -> str:
    return "" if MODIFIER_COST[modifier] <= g.forex[seat] else "2.2.3.3e"


def playable_modifiers(g: Dawn, seat: int) -> list[int]:
    return [modifier for modifier in range(len(MODIFIER)) if not bar_modifier(g, seat, modifier)]


def play_modifier(g: Dawn, seat: int) -> Flow:
    playable = playable_modifiers(g, seat)
    if len(playable) == 1:
        g.modifiers[seat] = playable[0]
    else:
        g.modifiers[seat] = MODIFIER.of((yield g.ask(seat, "modifier", MODIFIER.all(playable), about=g.history_card)))


def pay_modifiers(g: Dawn) -> int:
    """Both pay, countered or not; returns what is added to the roll."""
    total = 0
    for seat in (US, CN):
        mine, theirs = g.modifiers[seat], g.modifiers[1 - seat]
        if g.log is not None:
            g.note("modifier", "2.2.3.3f", reveals=True, seat=seat, card=MODIFIER.option(mine))
        if MODIFIER_COST[mine]:
            change_forex(g, seat, -MODIFIER_COST[mine], MODIFIER.name(mine))
        if not MODIFIER_COUNTERS[theirs]:
            total += MODIFIER_VALUE[mine]
    g.modifiers = [NOTHING, NOTHING]
    return total


def carry_out_band(g: Dawn, card: int, roll: int) -> Flow:
    """The result of a historical event card for a roll from 1 to 6."""
    band = BAND_OF_ROLL[roll]
    if g.log is not None:
        named = BAND.option(BANDS_PER_CARD * HISTORY_CARD.of(card) + band)
        g.note("history-result", "4.6.De", history=card, roll=roll, band=named)
    yield from carry_out(g, BANDS[card][band], BY_KIND)
