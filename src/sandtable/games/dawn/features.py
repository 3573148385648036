"""What a side sees, as numbers for programs that learn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine.decision import NOTHING
from sandtable.engine.features import Features, Sink, fill_row, raise_flag

from .content import (
    ACTION_ROUNDS,
    CARDS,
    COUNTRIES,
    DIPLOMACY_MAX,
    ECONOMY_MAX,
    NEXT_CARD,
    RUSSIA_LAST,
    SECURITY_MAX,
    SECURITY_MIN,
    SOCIAL_MAX,
    TECH_LAST,
    TURNS,
)
from .options import CARD, CARD_IDS, CN, COUNTRY, MODIFIERS, POWER_IDS, POWERS, ROLES, US
from .rules.steps import STEP_IDS

if TYPE_CHECKING:
    from .state import Dawn

FACES: Final = len(CARD_IDS)
PLACES: Final = len(COUNTRIES)
COUNTRY_IDS: Final = COUNTRY.ids
MOST: Final = 999

FEATURES: Final = Features("1")
STEP: Final = FEATURES.flags("step", STEP_IDS)
TURN: Final = FEATURES.add("turn", 1, TURNS)
ROUND: Final = FEATURES.add("round", 0, ACTION_ROUNDS + 1)
PHASING: Final = FEATURES.flags("phasing", ROLES)
VP: Final = FEATURES.add("vp", -MOST, MOST, ROLES)
SOCIAL: Final = FEATURES.add("social", 0, SOCIAL_MAX, ROLES)
ECONOMY: Final = FEATURES.add("economy", 0, ECONOMY_MAX, ROLES)
FOREX: Final = FEATURES.add("forex", 0, MOST, ROLES)
TECH: Final = FEATURES.add("tech", 0, TECH_LAST, ROLES)
DIPLOMACY: Final = FEATURES.add("diplomacy", 1, DIPLOMACY_MAX)
SECURITY: Final = FEATURES.add("security", SECURITY_MIN, SECURITY_MAX)
RUSSIA: Final = FEATURES.add("russia", 0, RUSSIA_LAST)
WAR_DEMAND: Final = FEATURES.add("war-demand", 0, MOST)
IN_UKRAINE: Final = FEATURES.add("placed-in-ukraine", 0, MOST)
HELD: Final = FEATURES.add("cards-held", 0, FACES, ROLES)
HAND_SIZE: Final = FEATURES.add("hand-size", 0, FACES, ROLES)
ATTEMPTS: Final = FEATURES.add("attempts", 0, 9, ROLES, about="attempts to improve that are left this turn")
OPERATIONS: Final = FEATURES.add("operations", -9, 9, ROLES, about="what this turn adds to a side's operations")
TRADED: Final = FEATURES.flags("traded", ROLES)
RACED: Final = FEATURES.flags("raced", ROLES, about="the US has sabotaged, China has raced")
EIGHTH_ROUND: Final = FEATURES.flags("eighth-round", ROLES)
MAY_DISCARD: Final = FEATURES.flags("may-discard", ROLES)
LOW_PROFILE: Final = FEATURES.flags("low-profile")
NEXT: Final = FEATURES.flags("next-us-card", NEXT_CARD, about="what awaits the next card that the US plays")
INFLUENCE: Final = FEATURES.add("influence", 0, MOST, POWER_IDS, COUNTRY_IDS)
CONTROL: Final = FEATURES.flags("control", POWER_IDS, COUNTRY_IDS)
CROSSED: Final = FEATURES.flags("crossed", COUNTRY_IDS)
WAR: Final = FEATURES.flags("war", about="there is war in Ukraine")
IN_FORCE: Final = FEATURES.flags("in-force", CARD_IDS)
PILES: Final = FEATURES.add("piles", 0, FACES, ["deck", "extra-scoring", "history-us", "history-cn"])
DISCARDS: Final = FEATURES.flags("discards", CARD_IDS)
REMOVED: Final = FEATURES.flags("removed", CARD_IDS)
IN_PLAY: Final = FEATURES.flags("in-play", CARD_IDS)
SHOWN: Final = FEATURES.flags("shown", ROLES, CARD_IDS, about="cards of each hand that the other has seen")
HEADLINE: Final = FEATURES.flags("headline", ROLES, CARD_IDS, private=True, about="the other side's once it is open")
MODIFIER: Final = FEATURES.flags("modifier", MODIFIERS, private=True)
HAND: Final = FEATURES.flags("hand", CARD_IDS, private=True)


def encode(g: Dawn, seat: int, out: Sink) -> None:
    encode_tracks(g, out)
    encode_sides(g, out)
    encode_map(g, out)
    encode_piles(g, out)
    raise_flag(out, MODIFIER, g.modifiers[seat])
    for card in g.hands[seat]:
        out[HAND + CARD.of(card)] = 1
    for side in (US, CN):
        card = g.headlines[side]
        if card != NOTHING and (side == seat or card not in g.hands[side]):
            out[HEADLINE + side * FACES + CARD.of(card)] = 1


def encode_tracks(g: Dawn, out: Sink) -> None:
    out[STEP + g.step] = 1
    out[TURN] = g.turn
    out[ROUND] = g.round
    raise_flag(out, PHASING, g.phasing)
    out[DIPLOMACY] = g.diplomacy
    out[SECURITY] = g.security
    out[RUSSIA] = g.russia
    out[WAR_DEMAND] = g.war_demand
    if g.war_demand > 0:
        out[IN_UKRAINE] = g.placed_in_ukraine
        out[WAR] = 1
    out[LOW_PROFILE] = int(g.low_profile)
    place = NEXT
    for ready in g.next_card:
        if ready:
            out[place] = 1
        place += 1


def encode_sides(g: Dawn, out: Sink) -> None:
    fill_row(out, VP, g.vp)
    fill_row(out, SOCIAL, g.social)
    fill_row(out, ECONOMY, g.economy)
    fill_row(out, FOREX, g.forex)
    fill_row(out, TECH, g.tech)
    fill_row(out, HAND_SIZE, g.hand_size)
    fill_row(out, ATTEMPTS, g.attempts)
    out[RACED + US] = int(g.sabotaged)
    out[RACED + CN] = int(g.raced)
    for side in (US, CN):
        out[HELD + side] = len(g.hands[side])
        out[OPERATIONS + side] = g.ops_plus[side] - g.ops_minus[side]
        out[TRADED + side] = int(g.traded[side])
        out[EIGHTH_ROUND + side] = int(g.eighth_round[side])
        out[MAY_DISCARD + side] = int(g.may_discard[side])
        for card in g.shown[side]:
            out[SHOWN + side * FACES + CARD.of(card)] = 1


def encode_map(g: Dawn, out: Sink) -> None:
    for power in range(POWERS):
        counts = g.influence[power]
        place = INFLUENCE + power * PLACES
        for country in COUNTRIES:
            if counts[country]:
                out[place] = counts[country]
            place += 1
    for place, country in enumerate(COUNTRIES):
        controller = g.controller[country]
        if controller != NOTHING:
            out[CONTROL + controller * PLACES + place] = 1
        if g.crossed[country]:
            out[CROSSED + place] = 1


def encode_piles(g: Dawn, out: Sink) -> None:
    out[PILES] = len(g.deck)
    out[PILES + 1] = len(g.extra_scoring)
    out[PILES + 2] = len(g.history[US])
    out[PILES + 3] = len(g.history[CN])
    for card in g.discards:
        out[DISCARDS + CARD.of(card)] = 1
    for card in g.removed:
        out[REMOVED + CARD.of(card)] = 1
    for card in g.in_play:
        out[IN_PLAY + CARD.of(card)] = 1
    place = IN_FORCE
    for card in CARDS:
        if g.in_force[card]:
            out[place] = 1
        place += 1
