"""What a seat sees, what it may only guess, and what must always hold."""

from __future__ import annotations

from typing import Any

from sandtable.engine import NOTHING, Pick, View
from sandtable.games.common.countries import NOBODY
from sandtable.games.common.standing import Tally

from .cards import CARDS, COUNTRY_VP, ERA, LATE, MID, SCORING_CARDS
from .names import ANTI, CN, COUNTRIES, FIRST_MODIFIER, INFLUENCE_KEYS, NAMES, SIDE_IDS, UKRAINE, US
from .scoring import controls_region, deduct_anti_us, dominates_region, points_of, tally
from .state import POWERS, STEP_IDS, Table
from .tracks import (
    DIPLOMACY_MAX,
    ECONOMY_MAX,
    LATE_FROM,
    MID_FROM,
    MODIFIER_COST,
    RUIN,
    RUSSIA_LAST,
    SECURITY_MAX,
    SECURITY_MIN,
    SOCIAL_MAX,
    TECH_LAST,
    TURNS,
)

HOLDER_IDS = ["us", "cn", "anti"]


def view(g: Table, seat: int) -> View:
    return {
        "phase": STEP_IDS[g.step],
        "turn": g.turn,
        "round": g.round,
        "seats": [seat_seen(g, other) for other in (US, CN)],
        "spaces": {NAMES[country]: space_seen(g, country) for country in COUNTRIES},
        "hand": cards_seen(g.hands[seat]) if seat >= 0 else [],
        "tracks": tracks_seen(g),
        "piles": {
            "deck": len(g.deck),
            "discards": [NAMES[card] for card in g.discards],
            "removed": cards_seen(g.removed),
            "extra-scoring": len(g.extra_scoring),
            "history-us": len(g.history[US]),
            "history-cn": len(g.history[CN]),
        },
        "laid": laid_seen(g, seat),
        "effects": [NAMES[card] for card in CARDS if g.in_force[card]],
        "scoring": scoring_seen(g),
    }


def scoring_seen(g: Table) -> dict[str, Any]:
    """What each region would bring each side if it were scored now."""
    found: dict[str, Any] = {}
    for id, card in SCORING_CARDS.items():
        points = points_of(g, card)
        found[id] = {"us": points[US], "cn": points[CN], "standing": region_standing(g, card)}
    return found


def region_standing(g: Table, card: int) -> dict[str, str]:
    """Who dominates or controls what the card scores; sub-regions know neither."""
    if COUNTRY_VP[card]:
        return {}
    us, chinese = tally(g, US, card), tally(g, CN, card)
    deduct_anti_us(g, us, card)
    return {"us": standing_word(us, chinese), "cn": standing_word(chinese, us)}


def standing_word(mine: Tally, theirs: Tally) -> str:
    return "control" if controls_region(mine, theirs) else "domination" if dominates_region(mine, theirs) else "nothing"


def cards_seen(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in sorted(cards)]


def seat_seen(g: Table, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "score": g.vp[seat],
        "values": {
            "cards": len(g.hands[seat]),
            "forex": g.forex[seat],
            "attempts": g.attempts[seat],
            "hand-size": g.hand_size[seat],
            "operations": g.ops_plus[seat] - g.ops_minus[seat],
        },
        "shown": cards_seen(g.shown[seat]),
        "marks": seat_marks(g, seat),
    }


def seat_marks(g: Table, seat: int) -> list[str]:
    """What is used up this turn, and what the turn or the next card brings."""
    marks = ["phasing"] if g.phasing == seat else []
    if g.traded[seat]:
        marks.append("traded")
    if (seat == CN and g.raced) or (seat == US and g.sabotaged):
        marks.append("raced" if seat == CN else "sabotaged")
    if g.eighth_round[seat]:
        marks.append("eighth-round")
    if g.may_discard[seat]:
        marks.append("may-discard")
    if seat == CN and g.low_profile:
        marks.append("low-profile")
    if seat == US:
        words = ["", "next-plus-one", "next-no-event", "next-event-and-action"]
        marks += [word for word, ready in zip(words, g.next_card, strict=True) if ready]
    return marks


def space_seen(g: Table, country: int) -> dict[str, Any]:
    holder = g.controller[country]
    marks = ["crossed"] if g.crossed[country] else []
    if country == UKRAINE and g.war_demand > 0:
        marks.append("war")
    return {
        "owner": None if holder == NOBODY else HOLDER_IDS[holder],
        "pieces": [
            {"what": INFLUENCE_KEYS[power], "n": g.influence[power][country], "owner": HOLDER_IDS[power]}
            for power in range(POWERS)
            if g.influence[power][country] > 0
        ],
        "marks": marks,
    }


def tracks_seen(g: Table) -> dict[str, Any]:
    def both(values: list[int]) -> dict[str, int]:
        return {"us": values[US], "cn": values[CN]}

    return {
        "social": both(g.social),
        "economy": both(g.economy),
        "vp": both(g.vp),
        "forex": both(g.forex),
        "tech": both(g.tech),
        "diplomacy": g.diplomacy,
        "security": g.security,
        "russia": g.russia,
        "war-demand": g.war_demand,
        "placed-in-ukraine": g.placed_in_ukraine,
    }


def laid_seen(g: Table, seat: int) -> list[dict[str, Any]]:
    """The card in play; headlines once both are shown; one's own secret choice before that."""
    laid = [{"label": "in-play", "seat": max(g.phasing, 0), "cards": [NAMES[card]], "hidden": 0} for card in g.in_play]
    for other in (US, CN):
        card = g.headlines[other]
        if card != NOTHING and (other == seat or card not in g.hands[other]):
            laid.append({"label": "headline", "seat": other, "cards": [NAMES[card]], "hidden": 0})
    if seat >= 0 and g.modifiers[seat] != NOTHING:
        name = NAMES[FIRST_MODIFIER + g.modifiers[seat]]
        laid.append({"label": "modifier", "seat": seat, "cards": [name], "hidden": 0})
    return laid


def scores(g: Table) -> list[float]:
    """Victory points; a side that has lost at once has less than any."""
    points = [float(vp) for vp in g.vp]
    if g.over and g.ending not in ("points", "equal-points"):
        return [1.0 if seat in g.winners else 0.0 for seat in (US, CN)]
    return points


# Not knowing


def resample(g: Table, seat: int, random: Pick) -> None:
    """The other hand and the deck are dealt anew, and so is what the other has chosen in secret."""
    secret = [g.headlines[other] in g.hands[other] for other in (US, CN)]
    g.resample_cards(seat, random)
    for other in (US, CN):
        if other == seat:
            continue
        if secret[other]:
            g.headlines[other] = g.hands[other][int(random() * len(g.hands[other]))]
        if g.modifiers[other] != NOTHING:
            affordable = [number for number, cost in enumerate(MODIFIER_COST) if cost <= g.forex[other]]
            g.modifiers[other] = affordable[int(random() * len(affordable))]


# What must always hold


def check(g: Table) -> str:
    return check_cards(g) or check_influence(g) or check_tracks(g)


def check_cards(g: Table) -> str:
    cards = [*g.deck.cards, *g.discards, *g.removed, *g.hands[US], *g.hands[CN], *g.in_play]
    cards += [card for card in CARDS if g.in_force[card] and card not in g.in_play]
    cards += [card for card in g.headlines if card != NOTHING and card not in cards]
    expected = [
        card
        for card in CARDS
        if ERA[card] < MID or (ERA[card] == MID and g.turn >= MID_FROM) or (ERA[card] == LATE and g.turn >= LATE_FROM)
    ]
    if sorted(cards) != expected:
        odd = [NAMES[card] for card in CARDS if cards.count(card) != expected.count(card)]
        return f"misplaced cards: {', '.join(odd)}"
    return ""


def check_influence(g: Table) -> str:
    for country in COUNTRIES:
        if min(g.influence[power][country] for power in range(POWERS)) < 0:
            return f"negative influence in {NAMES[country]}"
        if g.influence[US][country] and g.influence[ANTI][country]:
            return f"US and anti-US influence together in {NAMES[country]}"
        if g.controller[country] != g.judge_control(country):
            return f"stale control of {NAMES[country]}"
    return ""


def check_tracks(g: Table) -> str:
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
