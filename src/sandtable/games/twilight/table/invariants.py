"""What must hold at every step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING

from ..content import COUNTRIES, ERA, IN_DECK, OPTIONAL, SETUP, SHUTTLE_DIPLOMACY
from ..options import CARDS, SIDES, US, USSR

if TYPE_CHECKING:
    from ..state import Twilight


def check(g: Twilight) -> str:
    for side in SIDES:
        if min(g.influence[side]) < 0:
            return "influence below zero"
    for country in COUNTRIES:
        if g.controller[country] != g.judge_control(country):
            return f"control of country {country} is not kept up"
    if not g.over and cards_somewhere(g) != cards_in_game(g):
        return "a card is lost or doubled"
    return ""


def cards_somewhere(g: Twilight) -> list[int]:
    cards = g.hands[USSR] + g.hands[US] + g.deck.cards + g.deck.top + g.discards + g.removed
    cards += g.on_table + g.looked_at + [card for card in g.headline if card != NOTHING and g.headline_open]
    if SHUTTLE_DIPLOMACY in g.effects and SHUTTLE_DIPLOMACY not in g.on_table:
        cards = [*cards, SHUTTLE_DIPLOMACY]
    return sorted(cards)


def cards_in_game(g: Twilight) -> list[int]:
    if g.phase == SETUP and not cards_somewhere(g):
        return []
    return [
        card for card in CARDS if IN_DECK[card] and ERA[card] <= g.era() and (g.optional_cards or not OPTIONAL[card])
    ]
