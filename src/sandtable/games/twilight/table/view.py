"""What a seat sees, and what never changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from sandtable.engine import NOTHING
from sandtable.engine.contract import Ending, FinalScore, SeatView, Shelf, SpaceView, View

from ..content import ALDRICH_AMES, BATTLEGROUNDS, COUNTRIES, PHASE_IDS
from ..options import NAMES, REGION_IDS, SIDE_IDS, SIDES, US, USSR
from ..rules.influence import controlled_among
from ..rules.scoring import region_points, southeast_asia_points, standings, taiwan_counts
from ..rules.victory import ENDING_CLAUSE

if TYPE_CHECKING:
    from ..state import Twilight


TIER_IDS = ["nothing", "presence", "domination", "control"]
"""The words for `sandtable.games.common.standing`."""
SOUTHEAST_ASIA_ID = "southeast_asia"
COLOURS = {"ussr": "#b3312c", "us": "#2c5aa0", "neutral": "#6b6b6b"}


class BySide(TypedDict):
    us: int
    ussr: int


class Standing(TypedDict):
    """Presence, domination or control, by side."""

    us: str
    ussr: str


class RegionScore(BySide, total=False):
    """What a region would bring each side now; Southeast Asia has no standing."""

    standing: Standing


class TwilightView(View, total=False):
    """What one seat sees of the Cold War. `looking` are the cards looked at, or for the others their number."""

    round: int
    phasing: int
    scoring: dict[str, RegionScore]
    looking: int | list[str]


def names_of(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in sorted(cards)]


def view(g: Twilight, seat: int) -> TwilightView:
    seen: TwilightView = {
        "phase": PHASE_IDS[g.phase],
        "turn": g.turn,
        "round": g.round,
        "phasing": g.phasing,
        "seats": [seat_view(g, side, seat) for side in SIDES],
        "spaces": {NAMES[country]: space_view(g, country) for country in COUNTRIES},
        "hand": hand(g, seat) if seat >= 0 else [],
        "tracks": {
            "vp": g.vp,
            "defcon": g.defcon,
            "turn": g.turn,
            "space": {id: g.space[side] for side, id in enumerate(SIDE_IDS)},
            "military": {id: g.military[side] for side, id in enumerate(SIDE_IDS)},
        },
        "piles": {"deck": len(g.deck), "discards": names_of(g.discards), "removed": names_of(g.removed)},
        "laid": laid(g, seat),
        "effects": names_of(list(g.effects)),
        "scoring": scoring(g),
        "looking": names_of(g.looked_at) if g.looking == seat else len(g.looked_at),
    }
    if g.over:
        seen["ending"] = ending(g)
    return seen


def ending(g: Twilight) -> Ending:
    clause = ENDING_CLAUSE[g.ending]
    return {"how": g.ending, "rule": clause, "decided": clause, "scores": final_scores(g)}


def final_scores(g: Twilight) -> list[FinalScore]:
    """What both sides have, the winner first, even where points did not decide."""
    order = sorted(SIDES, key=lambda side: (side not in g.winners, g.vp if side == USSR else -g.vp))
    return [{"who": side, "values": final_values(g, side)} for side in order]


def final_values(g: Twilight, side: int) -> dict[str, int]:
    return {
        "points": g.vp if side == US else -g.vp,
        "battlegrounds": controlled_among(g, side, BATTLEGROUNDS),
        "space-box": g.space[side],
    }


def hand(g: Twilight, seat: int) -> list[str]:
    """The cards in hand, without the headline that was chosen among them."""
    chosen = NOTHING if g.headline_open else g.headline[seat]
    return names_of([card for card in g.hands[seat] if card != chosen])


def scoring(g: Twilight) -> dict[str, RegionScore]:
    """What each region would bring each side if it were scored now."""
    found = {id: region_score(g, region) for region, id in enumerate(REGION_IDS)}
    southeast = southeast_asia_points(g)
    found[SOUTHEAST_ASIA_ID] = {"us": southeast[US], "ussr": southeast[USSR]}
    return found


def region_score(g: Twilight, region: int) -> RegionScore:
    tiers = standings(g, region, NOTHING, taiwan_counts(g, region))
    points = region_points(g, region)
    standing: Standing = {"us": TIER_IDS[tiers[US]], "ussr": TIER_IDS[tiers[USSR]]}
    return {"us": points[US], "ussr": points[USSR], "standing": standing}


def seat_view(g: Twilight, side: int, watcher: int) -> SeatView:
    marks = []
    if g.china_holder == side:
        marks.append("china-card" if g.china_face_up else "china-card-face-down")
    if g.crisis == side:
        marks.append("threatened")
    if g.bound == side:
        marks.append("bound")
    return {
        "seat": side,
        "score": g.vp if side == US else -g.vp,
        "values": {
            "cards": len(g.hands[side]),
            "operations": g.ops_shift[side],
            "space-attempts": g.attempts[side],
        },
        "shown": names_of(known_cards(g, side)) if watcher != side else [],
        "marks": marks,
    }


def known_cards(g: Twilight, side: int) -> list[int]:
    """Cards of a hand that the other side knows; all of the US hand in the turn of Aldrich Ames."""
    return g.hands[side] if side == US and ALDRICH_AMES in g.effects else g.shown[side]


def space_view(g: Twilight, country: int) -> SpaceView:
    controller = g.controller[country]
    return {
        "owner": None if controller == NOTHING else controller,
        "values": {"us": g.influence[US][country], "ussr": g.influence[USSR][country]},
        "marks": [],
    }


def laid(g: Twilight, watcher: int) -> list[Shelf]:
    """Headlines, which nobody but their owner sees before both are chosen, and the card being played."""
    cards: list[Shelf] = []
    for side in SIDES:
        card = g.headline[side]
        if card != NOTHING and (g.headline_open or watcher == side):
            cards.append({"label": "headline", "seat": side, "cards": [NAMES[card]], "hidden": 0})
    if g.on_table:
        cards.append({"label": "played", "seat": g.phasing, "cards": names_of(g.on_table), "hidden": 0})
    return cards


def told(*keys: str) -> frozenset[str]:
    return frozenset(keys)


LEAVING_THE_HAND = ("play?", "headline", "discard", "intervention", "hand-over", "take-to-play", "event?")
CARDS_MOVE = (*LEAVING_THE_HAND, "no-event", "to-discards", "to-removed", "discard-from-deck", "in-play", "take-back")
KNOWN_CARDS = (*LEAVING_THE_HAND, "show", "show-hand", "take-back", "dealt", "in-play", "out-of-play")

TOLD = {
    "round": told("turn?", "round"),
    "phasing": told("turn?", "headline", "event?", "no-event", "round"),
    "tracks.vp": told("vp"),
    "tracks.defcon": told("defcon-up", "defcon-down"),
    "tracks.turn": told("turn?"),
    "tracks.space.*": told("space"),
    "tracks.military.*": told("military", "military-end?"),
    "seats.0.score": told("vp"),
    "seats.1.score": told("vp"),
    "seats.*.values.cards": told(*LEAVING_THE_HAND, "dealt", "take-back"),
    "seats.0.values.operations": told("in-play", "out-of-play"),
    "seats.1.values.operations": told("in-play", "out-of-play"),
    "seats.0.values.space-attempts": told("space-roll", "turn?"),
    "seats.1.values.space-attempts": told("space-roll", "turn?"),
    "seats.*.shown": told(*KNOWN_CARDS),
    "seats.0.marks": told("china-card", "china-up", "in-play", "out-of-play", "hand-over", "play?", "discard"),
    "seats.1.marks": told("china-card", "china-up", "in-play", "out-of-play", "hand-over", "play?", "discard"),
    "spaces.*.owner": told("added", "removed"),
    "spaces.*.values.us": told("added", "removed"),
    "spaces.*.values.ussr": told("added", "removed"),
    "piles.deck": told("dealt", "deck-grows", "reshuffle", "looks", "look-ends"),
    "piles.discards": told(*CARDS_MOVE, "headline-cancelled", "reshuffle", "out-of-play"),
    "piles.removed": told("to-removed"),
    "effects": told("in-play", "out-of-play"),
    "looking": told("looks", "look-ends", "discard-from-deck"),
    "laid.**": told(*CARDS_MOVE, "headline-cancelled", "end"),
    "ending.**": told("end"),
    "scoring.**": told("added", "removed", "in-play", "out-of-play"),
}
"""Which lines of the log tell of a change in which part of the public view."""
