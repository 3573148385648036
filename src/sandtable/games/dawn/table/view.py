"""What a seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict

from sandtable.engine import NOTHING
from sandtable.engine.contract import Ending, FinalScore, PieceView, SeatView, Shelf, SpaceView, View
from sandtable.games.common.standing import Tally

from ..content import CARDS, COUNTRIES, COUNTRY_VP, SCORING_CARDS, UKRAINE
from ..options import CN, INFLUENCE_KEYS, MODIFIER, NAMES, POWER_IDS, POWERS, ROLES, US
from ..rules.scoring import controls_region, deduct_anti_us, dominates_region, points_of, tally
from ..rules.status import ENDING_RULES
from ..rules.steps import STEP_IDS

if TYPE_CHECKING:
    from ..state import Dawn

MARK_LINES: Final = frozenset({"abilities", "use?", "tech:marks", "next-card-used", "low-profile"})
WHOSE_ROUND: Final = frozenset({"round", "rounds-end", "event?", "headline-void", "scoring?", "put-away"})
"""A line about one side's round or headline tells of both: the other's is over."""

TOLD: Final[dict[str, frozenset[str]]] = {
    "round": frozenset({"round", "rounds-end"}),
    "seats.*.score": frozenset({"vp"}),
    "seats.*.values.cards": frozenset({"dealt", "played", "headline", "discard"}),
    "seats.*.values.forex": frozenset({"forex"}),
    "seats.*.values.attempts": frozenset({"abilities", "improve"}),
    "seats.*.values.hand-size": frozenset({"abilities"}),
    "seats.*.values.operations": frozenset({"operations"}),
    "seats.0.values.operations": frozenset({"operations-end?"}),
    "seats.1.values.operations": frozenset({"operations-end?"}),
    "seats.*.shown": frozenset({"show", "played", "headline", "discard"}),
    "seats.*.marks": MARK_LINES,
    "seats.0.marks": WHOSE_ROUND,
    "seats.1.marks": WHOSE_ROUND,
    "spaces.*.owner": frozenset({"influence"}),
    **{f"spaces.*.pieces.{power}.*.n": frozenset({"influence:total"}) for power in POWER_IDS},
    "spaces.*.marks": frozenset({"crossed", "war-begins:marks"}),
    "tracks.social.*": frozenset({"social"}),
    "tracks.economy.*": frozenset({"economy"}),
    "tracks.vp.*": frozenset({"vp"}),
    "tracks.forex.*": frozenset({"forex"}),
    "tracks.tech.*": frozenset({"tech"}),
    "tracks.diplomacy": frozenset({"diplomacy"}),
    "tracks.security": frozenset({"security"}),
    "tracks.russia": frozenset({"russia"}),
    "tracks.war-demand": frozenset({"war-begins", "war-demand"}),
    "tracks.placed-in-ukraine": frozenset({"war-effort", "war-begins:placed", "turn?"}),
    "piles.deck": frozenset({"dealt", "reshuffle", "era"}),
    "piles.discards": frozenset({"put-away", "discard", "reshuffle"}),
    "piles.removed": frozenset({"put-away", "event-ended"}),
    "piles.extra-scoring": frozenset({"extra-scoring"}),
    "piles.history-us": frozenset({"history", "era"}),
    "piles.history-cn": frozenset({"history", "era"}),
    "effects": frozenset({"in-force", "event-ended"}),
    "laid.**": frozenset({"played", "headline", "event?", "put-away"}),
    "scoring.**": frozenset({"influence"}),
    "ending.**": frozenset({"over"}),
}
"""Which lines of the log tell of a change in which part of the public view."""

DECIDING_RULES: Final[dict[str, str]] = {
    "civil-war": "10.3.1b",
    "collapse": "10.3.1b",
    "all-out-war": "10.3.1a",
    "points": "10.3.3d",
    "equal-points": "10.3.3d",
}
"""The clause that says who has won, where it is not the one that ended the game."""

NEXT_CARD_MARKS: Final[list[str]] = ["", "next-plus-one", "next-no-event", "next-event-and-action"]


class RegionView(TypedDict):
    """What a region would bring if it were scored now; `standing` is `nothing`, `domination` or `control`."""

    us: int
    cn: int
    standing: dict[str, str]


class DawnView(View, total=False):
    round: int
    scoring: dict[str, RegionView]


def view(g: Dawn, seat: int) -> DawnView:
    seen: DawnView = {
        "phase": STEP_IDS[g.step],
        "turn": g.turn,
        "round": g.round,
        "seats": [seat_seen(g, other) for other in (US, CN)],
        "spaces": {NAMES[country]: space_seen(g, country) for country in COUNTRIES},
        "hand": cards_seen(g.hands[seat]) if seat >= 0 else [],
        "tracks": tracks_seen(g),
        "piles": piles_seen(g),
        "laid": laid_seen(g, seat),
        "effects": [NAMES[card] for card in CARDS if g.in_force[card]],
        "scoring": scoring_seen(g),
    }
    if g.over:
        seen["ending"] = ending_seen(g)
    return seen


def ending_seen(g: Dawn) -> Ending:
    return {
        "how": g.ending,
        "rule": ENDING_RULES[g.ending],
        "decided": DECIDING_RULES.get(g.ending, ENDING_RULES[g.ending]),
        "scores": final_scores(g),
    }


def final_scores(g: Dawn) -> list[FinalScore]:
    """What both sides have, the winner first, even where points did not decide."""
    order = sorted((US, CN), key=lambda seat: (seat not in g.winners, -g.vp[seat]))
    return [{"who": seat, "values": final_values(g, seat)} for seat in order]


def final_values(g: Dawn, seat: int) -> dict[str, int]:
    return {"points": g.vp[seat], "social": g.social[seat], "economy": g.economy[seat]}


def scoring_seen(g: Dawn) -> dict[str, RegionView]:
    """What each region would bring each side if it were scored now."""
    found: dict[str, RegionView] = {}
    for id, card in SCORING_CARDS.items():
        points = points_of(g, card)
        found[id] = {"us": points[US], "cn": points[CN], "standing": region_standing(g, card)}
    return found


def region_standing(g: Dawn, card: int) -> dict[str, str]:
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


def seat_seen(g: Dawn, seat: int) -> SeatView:
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


def seat_marks(g: Dawn, seat: int) -> list[str]:
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
        marks += [word for word, ready in zip(NEXT_CARD_MARKS, g.next_card, strict=True) if ready]
    return marks


def space_seen(g: Dawn, country: int) -> SpaceView:
    holder = g.controller[country]
    marks = ["crossed"] if g.crossed[country] else []
    if country == UKRAINE and g.war_demand > 0:
        marks.append("war")
    pieces: list[PieceView] = [
        {"what": INFLUENCE_KEYS[power], "n": g.influence[power][country], "owner": POWER_IDS[power]}
        for power in range(POWERS)
        if g.influence[power][country] > 0
    ]
    return {"owner": None if holder == NOTHING else POWER_IDS[holder], "pieces": pieces, "marks": marks}


def tracks_seen(g: Dawn) -> dict[str, int | dict[str, int]]:
    def by_side(values: list[int]) -> dict[str, int]:
        return dict(zip(ROLES, values, strict=True))

    return {
        "social": by_side(g.social),
        "economy": by_side(g.economy),
        "vp": by_side(g.vp),
        "forex": by_side(g.forex),
        "tech": by_side(g.tech),
        "diplomacy": g.diplomacy,
        "security": g.security,
        "russia": g.russia,
        "war-demand": g.war_demand,
        "placed-in-ukraine": g.placed_in_ukraine if g.war_demand > 0 else 0,
    }


def piles_seen(g: Dawn) -> dict[str, int | list[str]]:
    return {
        "deck": len(g.deck),
        "discards": [NAMES[card] for card in g.discards],
        "removed": cards_seen(g.removed),
        "extra-scoring": len(g.extra_scoring),
        "history-us": len(g.history[US]),
        "history-cn": len(g.history[CN]),
    }


def laid_seen(g: Dawn, seat: int) -> list[Shelf]:
    """The card in play; headlines once both are shown; one's own secret choice before that."""
    laid: list[Shelf] = [shelf("played", max(g.phasing, 0), NAMES[card]) for card in g.in_play]
    for other in (US, CN):
        card = g.headlines[other]
        if card != NOTHING and (other == seat or card not in g.hands[other]):
            laid.append(shelf("headline", other, NAMES[card]))
    if seat >= 0 and g.modifiers[seat] != NOTHING:
        laid.append(shelf("modifier", seat, MODIFIER.name(g.modifiers[seat])))
    return laid


def shelf(label: str, seat: int, card: str) -> Shelf:
    return {"label": label, "seat": seat, "cards": [card], "hidden": 0}
