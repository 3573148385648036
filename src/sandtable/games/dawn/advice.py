"""Why something is not offered, and numbers worth knowing before a click."""

from __future__ import annotations

from sandtable.engine import Decision

from .actions import can_trade, sabotage_range, trade_value
from .cards import EU_COUNTRIES, EUROPEAN_UNION, IS_SCORING, PRINTED_OPS, SIDE
from .names import (
    ANTI,
    CN,
    COUNTRIES,
    DO_ECONOMY,
    DO_EVENT,
    DO_REALIGN,
    DO_SABOTAGE,
    DO_SOCIAL,
    DO_TECH_RACE,
    DO_TRADE,
    MAP,
    PAY_DIPLOMACY,
    PAY_RUSSIA,
    PAY_TECH,
    STABILITY,
    US,
)
from .progress import tech_race_range
from .scoring import points_of
from .state import Table
from .tracks import (
    DIPLOMACY_MAX,
    IMPROVE_MIN_OPS,
    IMPROVE_SUCCESS,
    NO_EVENT,
    RUSSIA_LAST,
    STABILITY_PLUS,
    TECH_LAST,
    TRADE_MAX_STABILITY,
)

SIDES_OF_DIE = 6
FACES = range(1, SIDES_OF_DIE + 1)


def why_not(g: Table, decision: Decision, option: int) -> str:
    """The clause that forbids what a player might expect to be offered."""
    prompt, seat = decision.prompt, decision.seat
    if option in decision.options:
        return ""
    if MAP.first <= option < MAP.size:
        return why_not_there(g, prompt, seat, option)
    if prompt == "use-card" and decision.about >= 0:
        return why_not_used(g, seat, decision.about, option)
    if prompt == "play-card":
        return why_not_paid(g, option)
    return ""


def why_not_there(g: Table, prompt: str, seat: int, country: int) -> str:
    if prompt == "influence-where":
        return "6.1.1b" if g.reach_at_start[seat][country] == 0 else "6.1.2c"
    if prompt == "realign-where":
        if g.crossed[country]:
            return "6.2.7"
        return "6.2.1b" if seat == CN else "6.2.1a"
    if prompt == "trade-where":
        if STABILITY[country] == 0 or STABILITY[country] > TRADE_MAX_STABILITY:
            return "6.6.2b"
        return "6.6.2c" if seat == US and g.influence[ANTI][country] > 0 else "6.6.2a"
    return ""


def why_not_used(g: Table, seat: int, card: int, use: int) -> str:
    if use == DO_EVENT:
        if SIDE[card] == 1 - seat:
            return "5.2a"
        return "8.2.3g" if seat == US and g.next_card[NO_EVENT] else "5.2h"
    if use in (DO_SOCIAL, DO_ECONOMY):
        return "6.3.1b" if PRINTED_OPS[card] < IMPROVE_MIN_OPS else "4.6.Cb"
    if use == DO_REALIGN:
        if seat == CN and g.low_profile:
            return "5.5a"
        return "6.2.1b" if seat == CN else "6.2.1a"
    if use == DO_TRADE:
        return "6.6.1" if g.traded[seat] else "6.6.2a"
    if use == DO_TECH_RACE:
        if g.tech[CN] == TECH_LAST:
            return "6.4.1d"
        return "6.4.2" if g.raced else "6.4.1a"
    if use == DO_SABOTAGE:
        return "6.5.2" if g.sabotaged else "6.5.1a"
    return ""


def why_not_paid(g: Table, payment: int) -> str:
    if payment == PAY_DIPLOMACY:
        return "9.2.2" if g.diplomacy == DIPLOMACY_MAX else "5.8e"
    if payment in (PAY_RUSSIA, PAY_TECH) and g.bought:
        return "5.8f"
    if payment == PAY_RUSSIA:
        return "8.1.3" if g.russia == RUSSIA_LAST else "5.8a"
    return "5.8c" if payment == PAY_TECH else ""


def hints(g: Table, decision: Decision) -> dict[int, dict[str, float]]:
    """Chances of success and prices, by option."""
    prompt, seat = decision.prompt, decision.seat
    if prompt == "influence-where":
        return {
            country: {"cost": float(g.price(seat, country)), "control": float(missing_for_control(g, seat, country))}
            for country in decision.options
        }
    if prompt == "realign-where":
        return {country: realignment_hints(g, seat, country, decision.left) for country in decision.options}
    if prompt == "trade-where":
        return {country: {"success": trade_chance(g, seat, country)} for country in decision.options}
    if prompt in ("play-card", "headline"):
        return {card: {"points": points_for(g, seat, card)} for card in decision.options if scores(card)}
    if prompt in ("use-card", "action") and decision.about >= 0 and not IS_SCORING[decision.about]:
        return hints_for_use(g, decision)
    return {}


def missing_for_control(g: Table, seat: int, country: int) -> int:
    """How much more influence the seat needs there to control the country; the US must outweigh the anti-US first."""
    lead = g.influence[seat][country] - g.influence[1 - seat][country]
    if seat == US:
        lead -= g.influence[ANTI][country]
    return max(0, max(STABILITY[country], 1) - lead)


def realignment_hints(g: Table, seat: int, country: int, ops: int) -> dict[str, float]:
    """The chance to shift anything, and how much on average."""
    needed = STABILITY[country] + STABILITY_PLUS - ops - g.realignment_modifier(seat, country)
    results = [max(0, die - needed) for die in FACES]
    return {"success": sum(1 for result in results if result > 0) / SIDES_OF_DIE, "gain": sum(results) / SIDES_OF_DIE}


def trade_chance(g: Table, seat: int, country: int) -> float:
    lead = trade_value(g, seat) - trade_value(g, 1 - seat)
    needed = 1 if EU_COUNTRIES[country] and g.in_force[EUROPEAN_UNION] else 0
    won = sum(1 for mine in FACES for theirs in FACES if mine + lead - theirs >= needed)
    return won / SIDES_OF_DIE**2


def scores(card: int) -> bool:
    return card < len(IS_SCORING) and bool(IS_SCORING[card])


def points_for(g: Table, seat: int, card: int) -> float:
    """What a scoring card would bring the seat more than the other, now."""
    points = points_of(g, card)
    return float(points[seat] - points[1 - seat])


def hints_for_use(g: Table, decision: Decision) -> dict[int, dict[str, float]]:
    seat, card, ops = decision.seat, decision.about, decision.left
    found: dict[int, dict[str, float]] = {}
    for option in decision.options:
        if option in (DO_SOCIAL, DO_ECONOMY):
            found[option] = {"success": IMPROVE_SUCCESS[PRINTED_OPS[card]] / SIDES_OF_DIE}
        elif option == DO_TECH_RACE:
            found[option] = {"success": tech_race_range(g, card) / SIDES_OF_DIE}
        elif option == DO_SABOTAGE:
            found[option] = {"success": sabotage_range(g) / SIDES_OF_DIE}
        elif option == DO_TRADE:
            found[option] = {"targets": float(sum(can_trade(g, seat, country, ops) for country in COUNTRIES))}
    return found
