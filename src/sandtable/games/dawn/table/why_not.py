"""Why an option is missing: each question asks the predicate that made its options."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from sandtable.engine import Decision, Kind

from ..options import CARD, COUNTRY, HOME_SPACE, MODIFIER, PAYMENT, USE
from ..rules.action_round import bar_payment
from ..rules.actions import bar_action, bar_influence, bar_realign, bar_trade
from ..rules.event_words import bar_discard, bar_opponents, bar_strong
from ..rules.headline import bar_headline
from ..rules.history import bar_modifier
from ..rules.playing import bar_use

if TYPE_CHECKING:
    from ..state import Dawn

Bar: TypeAlias = "Callable[[Dawn, Decision, int], str]"

BARS: Final[dict[str, tuple[Kind, Bar]]] = {
    "modifier": (MODIFIER, lambda g, asked, option: bar_modifier(g, asked.seat, MODIFIER.of(option))),
    "headline": (CARD, lambda g, asked, card: bar_headline(card)),
    "play-card": (PAYMENT, lambda g, asked, payment: bar_payment(g, asked.seat, payment)),
    "use-card": (USE, lambda g, asked, use: bar_use(g, asked.seat, asked.about, asked.left, use)),
    "action": (USE, lambda g, asked, use: bar_action(g, asked.seat, asked.about, asked.left, use)),
    "influence-where": (COUNTRY, lambda g, asked, place: bar_influence(g, asked.seat, place, asked.left)),
    "realign-where": (COUNTRY, lambda g, asked, place: bar_realign(g, asked.seat, place)),
    "trade-where": (COUNTRY, lambda g, asked, place: bar_trade(g, asked.seat, place, asked.left)),
    "discard": (CARD, lambda g, asked, card: bar_discard(card)),
    "exchange": (CARD, lambda g, asked, card: bar_discard(card)),
    "discard-or-unrest": (CARD, lambda g, asked, card: bar_strong(g, asked.seat, card)),
    "together-with": (CARD, lambda g, asked, card: bar_opponents(asked.seat, card)),
}


def why_not(g: Dawn, decision: Decision, option: int) -> str:
    if g.target is not None:
        return g.target.why_not(g, option)
    kind, bar = BARS.get(decision.prompt, (HOME_SPACE, nothing))
    if HOME_SPACE.has(option) and kind is COUNTRY:
        return "2.1.6a"
    return bar(g, decision, option) if kind.has(option) else ""


def nothing(g: Dawn, asked: Decision, option: int) -> str:
    return ""
