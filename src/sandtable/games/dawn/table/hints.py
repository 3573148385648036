"""Numbers worth knowing before a click: prices, chances of success, what would be scored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import DIE, Decision

from ..content import (
    COUNTRIES,
    EU_COUNTRIES,
    EUROPEAN_UNION,
    IMPROVE_SUCCESS,
    IS_SCORING,
    PRINTED_OPS,
    STABILITY,
    STABILITY_PLUS,
)
from ..options import ANTI, CARD, DO_ECONOMY, DO_SABOTAGE, DO_SOCIAL, DO_TECH_RACE, DO_TRADE, US
from ..rules.actions import can_trade, realignment_modifier, sabotage_range, trade_value
from ..rules.scoring import points_of
from ..rules.tech import tech_race_range

if TYPE_CHECKING:
    from ..state import Dawn


def hints(g: Dawn, decision: Decision) -> dict[int, dict[str, float]]:
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
        return {
            card: {"points": points_for(g, seat, card)}
            for card in decision.options
            if CARD.has(card) and IS_SCORING[card]
        }
    if prompt in ("use-card", "action") and CARD.has(decision.about) and not IS_SCORING[decision.about]:
        return hints_for_use(g, decision)
    return {}


def missing_for_control(g: Dawn, seat: int, country: int) -> int:
    """How much more influence the seat needs there to control the country; the US must outweigh the anti-US first."""
    lead = g.influence[seat][country] - g.influence[1 - seat][country]
    if seat == US:
        lead -= g.influence[ANTI][country]
    return max(0, max(STABILITY[country], 1) - lead)


def realignment_hints(g: Dawn, seat: int, country: int, ops: int) -> dict[str, float]:
    """The chance to shift anything, and how much on average."""
    needed = STABILITY[country] + STABILITY_PLUS - ops - realignment_modifier(g, seat, country)
    results = [max(0, die - needed) for die in DIE]
    return {"success": sum(1 for result in results if result > 0) / len(DIE), "gain": sum(results) / len(DIE)}


def trade_chance(g: Dawn, seat: int, country: int) -> float:
    lead = trade_value(g, seat) - trade_value(g, 1 - seat)
    needed = 1 if EU_COUNTRIES[country] and g.in_force[EUROPEAN_UNION] else 0
    won = sum(1 for mine in DIE for theirs in DIE if mine + lead - theirs >= needed)
    return won / len(DIE) ** 2


def points_for(g: Dawn, seat: int, card: int) -> float:
    """What a scoring card would bring the seat more than the other, now."""
    points = points_of(g, card)
    return float(points[seat] - points[1 - seat])


def hints_for_use(g: Dawn, decision: Decision) -> dict[int, dict[str, float]]:
    seat, card, ops = decision.seat, decision.about, decision.left
    found: dict[int, dict[str, float]] = {}
    for option in decision.options:
        if option in (DO_SOCIAL, DO_ECONOMY):
            found[option] = {"success": IMPROVE_SUCCESS[PRINTED_OPS[card]] / len(DIE)}
        elif option == DO_TECH_RACE:
            found[option] = {"success": tech_race_range(g, card) / len(DIE)}
        elif option == DO_SABOTAGE:
            found[option] = {"success": sabotage_range(g) / len(DIE)}
        elif option == DO_TRADE:
            found[option] = {"targets": float(sum(can_trade(g, seat, country, ops) for country in COUNTRIES))}
    return found
