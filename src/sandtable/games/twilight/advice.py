"""What the table can say beside the options: why something is not offered, and numbers worth knowing before a click."""

from __future__ import annotations

from sandtable.engine import PASS, Decision
from sandtable.games.common.countries import NOBODY

from .board import Board
from .early import SUBCONTINENT
from .late import GULF_RIVALS
from .names import (
    ASIA,
    BARRED_BY,
    CHINA_CARD,
    CLAUSE,
    DO_COUP,
    DO_EVENT,
    DO_EVENT_FIRST,
    DO_REALIGN,
    DO_SPACE,
    EUROPE,
    JAPAN,
    LAST_BOX,
    MAP,
    MAX_ROLL,
    MIDDLE_EAST,
    MISSILE_ENVY,
    NATO,
    OPS,
    REGION_IDS,
    REGION_OF,
    SCORES,
    SCORING,
    SIDE,
    STABILITY,
    THE_REFORMER,
    US_JAPAN_PACT,
    USSR,
)
from .operations import bonus_in, coup_die_shift, lowers_defcon, scandal
from .scoring import region_points, southeast_asia_points

CLOSING_CLAUSE = {EUROPE: "8.1.4", ASIA: "8.1.4~a", MIDDLE_EAST: "8.1.4~b"}
FACES = range(1, 7)


# Why not?


def why_not(g: Board, decision: Decision, option: int) -> str:
    """The clause that keeps an option from being offered; empty where none comes to mind."""
    if option in decision.options:
        return ""
    prompt, side = decision.prompt, decision.seat
    is_country = MAP.first <= option < MAP.size
    if prompt == "influence-where" and is_country:
        return why_not_place(g, side, option)
    if prompt == "coup-where" and is_country:
        return why_not_coup(g, side, option)
    if prompt == "realign-where" and is_country:
        return why_not_target(g, side, option, "6.2.1")
    if prompt == "play-card":
        return why_not_card(g, side, option)
    if prompt == "use-card":
        return why_not_use(g, side, decision.about, option)
    return "4.5C~g" if prompt == "headline" else ""


def why_not_place(g: Board, side: int, country: int) -> str:
    if not g.may_place(side, country):
        return "card 94"
    return "6.1.2" if g.reach_at_start[side][country] > 0 else "6.1.1"


def why_not_coup(g: Board, side: int, country: int) -> str:
    if side == USSR and REGION_OF[country] == EUROPE and THE_REFORMER in g.effects:
        return CLAUSE[THE_REFORMER]
    return why_not_target(g, side, country, "6.3.1")


def why_not_target(g: Board, side: int, country: int, needs_influence: str) -> str:
    if g.influence[1 - side][country] == 0:
        return needs_influence
    if not g.is_open(country):
        return CLOSING_CLAUSE[REGION_OF[country]]
    if g.is_shielded(side, country):
        return CLAUSE[US_JAPAN_PACT] if country == JAPAN else CLAUSE[NATO]
    return ""


def why_not_card(g: Board, side: int, option: int) -> str:
    if option == PASS:
        return "4.5D~a"
    if g.bound == side:
        return CLAUSE[MISSILE_ENVY]
    if option == CHINA_CARD and g.china_holder == side:
        return "9.5" if g.china_face_up else "9.3"
    return ""


def why_not_use(g: Board, side: int, card: int, option: int) -> str:
    if option == DO_SPACE:
        return why_not_space(g, side)
    if option in (DO_COUP, DO_REALIGN) and not SCORING[card]:
        return "6.3.1" if option == DO_COUP else "6.2.1"
    if option == DO_EVENT and SIDE[card] == 1 - side:
        return "7.1"
    if option in (DO_EVENT, DO_EVENT_FIRST):
        if g.bound == side and card == MISSILE_ENVY:
            return CLAUSE[MISSILE_ENVY]
        return "5.2~d" if any(bar in g.effects for bar in BARRED_BY[card]) else "5.2~c"
    return "2.2.3"


def why_not_space(g: Board, side: int) -> str:
    if g.space[side] == LAST_BOX:
        return "6.4.6"
    return "6.4.3" if g.attempts[side] >= (2 if g.has_ability(side, 2) else 1) else "6.4.1"


# Numbers before the click


def hints(g: Board, decision: Decision) -> dict[int, dict[str, float]]:
    """By option: chances of success, prices, points of a scoring card."""
    prompt, side = decision.prompt, decision.seat
    found: dict[int, dict[str, float]] = {}
    for option in decision.options:
        is_country = MAP.first <= option < MAP.size
        if prompt == "influence-where" and is_country:
            found[option] = {"cost": g.price(side, option), "control": missing_for_control(g, side, option)}
        elif prompt == "coup-where" and is_country:
            found[option] = coup_hints(g, side, option, last_value(g, side))
        elif prompt == "realign-where" and is_country:
            found[option] = realignment_hints(g, side, option)
        elif prompt == "war-where":
            found[option] = {"success": war_chance(g, side, option, decision)}
        elif prompt == "use-card" and option == DO_SPACE:
            found[option] = {"success": MAX_ROLL[g.space[side] + 1] / 6}
        elif prompt in ("play-card", "headline", "trapped") and SCORING[option]:
            found[option] = {"points": points_for(g, side, option)}
    return found


def last_value(g: Board, side: int) -> int:
    """The value of the card on the table, for what it is used for now."""
    if g.on_table:
        return g.ops(side, OPS[g.on_table[-1]])
    return g.ops(side, OPS[CHINA_CARD])


def missing_for_control(g: Board, side: int, country: int) -> int:
    """How much more influence the side needs there to control the country."""
    lead = g.influence[side][country] - g.influence[1 - side][country]
    return max(0, STABILITY[country] - lead)


def coup_hints(g: Board, side: int, country: int, value: int) -> dict[str, float]:
    """The chance to shift anything, how much on average, and where it leaves DEFCON."""
    needed = (
        2 * STABILITY[country] - value - coup_die_shift(g, side, country) - bonus_in(g, side, country, not g.on_table)
    )
    margins = [max(0, die - needed) for die in FACES]
    found = {"success": sum(1 for margin in margins if margin > 0) / 6, "gain": sum(margins) / 6}
    if lowers_defcon(g, side, country):
        found["defcon"] = g.defcon - 1
    return found


def realignment_hints(g: Board, side: int, country: int) -> dict[str, float]:
    lead = realignment_lead(g, side, country)
    at_risk = g.influence[side][country] > 0
    return {"success": realignment_chance(lead), "risk": realignment_chance(-lead) if at_risk else 0.0}


def realignment_lead(g: Board, side: int, country: int) -> int:
    lead = g.realignment_bonus(side, country) - g.realignment_bonus(1 - side, country)
    return lead + scandal(g) if side == USSR else lead - scandal(g)


def realignment_chance(lead: int) -> float:
    """How likely whoever leads by this much before the dice wins something."""
    return sum(1 for mine in FACES for theirs in FACES if mine + lead > theirs) / 36


def war_chance(g: Board, side: int, country: int, decision: Decision) -> float:
    needed = 4 if decision.options in (SUBCONTINENT, GULF_RIVALS) else 3
    return sum(1 for die in FACES if die - g.controlled_neighbours(1 - side, country) >= needed) / 6


def points_for(g: Board, side: int, card: int) -> float:
    """What a scoring card would bring the side now, control of Europe aside."""
    if SCORES[card] not in REGION_IDS:
        southeast = southeast_asia_points(g)
        return southeast[side] - southeast[1 - side]
    points = region_points(g, REGION_IDS.index(SCORES[card]), NOBODY)
    return points[side] - points[1 - side]
