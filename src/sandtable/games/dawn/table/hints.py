"""Numbers worth knowing before a click: prices, chances of success, what would be scored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine import DIE, Decision

from ...common.uses import barred_uses
from ..content import (
    ACTION_ROUNDS,
    ALL_OUT_WAR,
    COUNTRIES,
    EU_COUNTRIES,
    EUROPEAN_UNION,
    IMPROVE_SUCCESS,
    IS_SCORING,
    NO_EVENT,
    PRINTED_OPS,
    SECURITY_MIN,
    SIDE,
    STABILITY,
    STABILITY_PLUS,
)
from ..options import (
    ANTI,
    CARD,
    CN,
    DO_ECONOMY,
    DO_EVENT,
    DO_INFLUENCE,
    DO_REALIGN,
    DO_SABOTAGE,
    DO_SOCIAL,
    DO_TECH_RACE,
    DO_TRADE,
    US,
)
from ..rules.actions import can_trade, realignment_modifier, sabotage_range, suffers_for, trade_value
from ..rules.cards import can_happen
from ..rules.scoring import points_of
from ..rules.tech import tech_race_range
from .dangers import danger_of_answer, danger_of_card, danger_of_event, danger_of_use

if TYPE_CHECKING:
    from ..state import Dawn


ASKED_BY_EVENTS: Final = ("choose", "discard-or-unrest", "event-too", "upgrade-economy")
ACTIONS: Final = (DO_INFLUENCE, DO_REALIGN, DO_TRADE, DO_SOCIAL, DO_ECONOMY)


def hints(g: Dawn, decision: Decision) -> dict[int, dict[str, float]]:
    """Chances of success and prices, by option."""
    prompt, seat = decision.prompt, decision.seat
    if prompt == "influence-where":
        return {
            country: {"cost": float(g.price(seat, country)), "control": float(missing_for_control(g, seat, country))}
            for country in decision.options
        }
    if prompt == "realign-where":
        return {
            country: {**realignment_hints(g, seat, country, decision.left), **war_risk(g, seat, country, decision.left)}
            for country in decision.options
        }
    if prompt == "trade-where":
        return {country: {"success": trade_chance(g, seat, country)} for country in decision.options}
    if prompt in ("play-card", "headline"):
        found = {card: card_hints(g, seat, card, prompt) for card in decision.options if CARD.has(card)}
        return {card: hints for card, hints in found.items() if hints}
    if prompt in ("use-card", "action") and CARD.has(decision.about) and not IS_SCORING[decision.about]:
        return hints_for_use(g, decision)
    if prompt in ASKED_BY_EVENTS:
        dangers = {option: danger_of_answer(g, decision, option) for option in decision.options}
        return {option: danger for option, danger in dangers.items() if danger}
    return {}


def card_hints(g: Dawn, seat: int, card: int, prompt: str) -> dict[str, float]:
    """What a scoring card would bring, or how any other loses the game."""
    if IS_SCORING[card]:
        return {"points": points_for(g, seat, card)}
    if prompt == "headline":
        return danger_of_event(g, seat, card) if can_happen(g, card, seat) else {}
    if holds_too_many(g, seat):
        return {"danger-held": 1.0}
    return danger_of_card(g, seat, card) if brings_foes_event(g, seat, card) else {}


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


def war_risk(g: Dawn, seat: int, country: int, ops: int) -> dict[str, float]:
    """How likely the roll costs the last step of diplomacy before all-out war, by the fault of who realigns."""
    if g.phasing != seat or g.diplomacy != ALL_OUT_WAR + 1:
        return {}
    needed = STABILITY[country] + STABILITY_PLUS - ops - realignment_modifier(g, seat, country)
    fatal = [die for die in DIE if costs_diplomacy(g, seat, country, max(0, die - needed))]
    return {"danger-war": len(fatal) / len(DIE)} if fatal else {}


def costs_diplomacy(g: Dawn, seat: int, country: int, points: int) -> bool:
    """Whether diplomacy falls after a roll that turns so many points: as `turn_country` would leave the country."""
    us, chinese, anti = (g.influence[power][country] for power in (US, CN, ANTI))
    if seat == CN:
        anti += points
    else:
        freed = min(anti, points)
        driven_out = min(chinese, points - freed)
        us, chinese, anti = us + points - freed - driven_out, chinese - driven_out, anti - freed
    return g.security == SECURITY_MIN or suffers_for(seat, country, us, chinese, anti)


def holds_too_many(g: Dawn, seat: int) -> bool:
    """As many scoring cards as action rounds are left: any other card now loses the game at the end of the rounds."""
    scoring = sum(IS_SCORING[card] for card in g.hands[seat])
    return 0 < ACTION_ROUNDS - g.round + 1 <= scoring


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
        then_event = decision.prompt == "use-card" and option in ACTIONS and brings_foes_event(g, seat, card)
        if then_event:
            found.setdefault(option, {})["then-event"] = 1.0
        if danger := danger_of_use(g, seat, card, option, then_event):
            found.setdefault(option, {}).update(danger)
    return {**found, **barred_uses(decision, usual_uses(decision))}


def brings_foes_event(g: Dawn, seat: int, card: int) -> bool:
    """Whether the opponent's event happens after the action."""
    is_muted = seat == US and g.next_card[NO_EVENT]
    return SIDE[card] == 1 - seat and not is_muted and can_happen(g, card, seat)


def usual_uses(decision: Decision) -> list[int]:
    """What a player expects to be able to do with the card."""
    seat, card = decision.seat, decision.about
    usual = [*ACTIONS]
    if decision.prompt == "use-card":
        usual.append(DO_TECH_RACE if seat == CN else DO_SABOTAGE)
        usual += [] if SIDE[card] == 1 - seat else [DO_EVENT]
    return usual
