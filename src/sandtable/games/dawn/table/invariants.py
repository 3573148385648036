"""What must always hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING

from ..content import (
    BASE_DECKS,
    CARDS,
    COUNTRIES,
    DIPLOMACY_MAX,
    ECONOMY_MAX,
    LATE_FROM,
    MID_FROM,
    RUIN,
    RUSSIA_LAST,
    SECURITY_MAX,
    SECURITY_MIN,
    SOCIAL_MAX,
    TECH_LAST,
    TURNS,
)
from ..options import ANTI, CN, NAMES, POWERS, SIDE_IDS, US

if TYPE_CHECKING:
    from ..state import Dawn


def check(g: Dawn) -> str:
    return check_cards(g) or check_influence(g) or check_tracks(g)


def check_cards(g: Dawn) -> str:
    cards = [*g.deck.cards, *g.discards, *g.removed, *g.hands[US], *g.hands[CN], *g.in_play]
    cards += [card for card in CARDS if g.in_force[card] and card not in g.in_play]
    cards += [card for card in g.headlines if card != NOTHING and card not in cards]
    begun = [True, g.turn >= MID_FROM, g.turn >= LATE_FROM]
    expected = [card for era, deck in enumerate(BASE_DECKS) if begun[era] for card in deck]
    if sorted(cards) != sorted(expected):
        odd = [NAMES[card] for card in CARDS if cards.count(card) != expected.count(card)]
        return f"misplaced cards: {', '.join(odd)}"
    return ""


def check_influence(g: Dawn) -> str:
    for country in COUNTRIES:
        if min(g.influence[power][country] for power in range(POWERS)) < 0:
            return f"negative influence in {NAMES[country]}"
        if g.influence[US][country] and g.influence[ANTI][country]:
            return f"US and anti-US influence together in {NAMES[country]}"
        if g.controller[country] != g.judge_control(country):
            return f"stale control of {NAMES[country]}"
    return ""


def check_tracks(g: Dawn) -> str:
    for side in (US, CN):
        if not (RUIN <= g.social[side] <= SOCIAL_MAX and RUIN <= g.economy[side] <= ECONOMY_MAX):
            return f"a status of {SIDE_IDS[side]} is off its track"
        if g.forex[side] < 0 or g.attempts[side] < 0 or not 0 <= g.tech[side] <= TECH_LAST:
            return f"a number of {SIDE_IDS[side]} is out of range"
    if not (1 <= g.diplomacy <= DIPLOMACY_MAX and SECURITY_MIN <= g.security <= SECURITY_MAX):
        return "diplomacy or security is off its track"
    if not (0 <= g.russia <= RUSSIA_LAST and 1 <= g.turn <= TURNS):
        return "the Russia track or the turn is out of range"
    return ""
