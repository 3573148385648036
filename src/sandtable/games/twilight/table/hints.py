"""Numbers worth knowing before a click."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine import DIE, NOTHING, Decision, chance_of_at_least

from ...common.uses import barred_uses
from ..content import BRUSH_WAR, MAX_ROLL, SCORES, SCORING, SIDE, STABILITY
from ..options import DO_COUP, DO_EVENT, DO_INFLUENCE, DO_REALIGN, DO_SPACE, MAP, REGION_IDS, USSR
from ..rules.coups import coup_die_shift, lowers_defcon
from ..rules.events.registry import can_happen
from ..rules.influence import controlled_neighbours
from ..rules.realignment import scandal
from ..rules.scoring import region_points, southeast_asia_points
from ..rules.value import bonus_in, card_ops, unfloored_ops
from .dangers import danger_of

if TYPE_CHECKING:
    from ..state import Twilight


OPERATIONS: Final = (DO_INFLUENCE, DO_REALIGN, DO_COUP)
SPENT_ON: Final = (*OPERATIONS, DO_SPACE)


def hints(g: Twilight, decision: Decision) -> dict[int, dict[str, float]]:
    """By option: chances of success, prices, points of a scoring card."""
    prompt, side = decision.prompt, decision.seat
    found: dict[int, dict[str, float]] = {}
    for option in decision.options:
        is_country = MAP.space.has(option)
        if prompt == "influence-where" and is_country:
            found[option] = {"cost": g.price(side, option), "control": missing_for_control(g, side, option)}
        elif prompt in ("coup-where", "che") and is_country:
            found[option] = coup_hints(g, side, option)
        elif prompt == "realign-where" and is_country:
            found[option] = realignment_hints(g, side, option)
        elif prompt == "war-where":
            found[option] = {"success": war_chance(g, side, option, decision)}
        elif prompt in ("use-card", "use-operations") and option in SPENT_ON:
            found[option] = use_hints(g, decision, option)
        elif prompt in ("play-card", "headline", "trapped") and SCORING[option]:
            found[option] = {"points": points_for(g, side, option)}
        if danger := danger_of(g, decision, option, found.get(option, {}).get("points", 0.0)):
            found.setdefault(option, {}).update(danger)
    return {**found, **barred_uses(decision, usual_uses(decision))}


def use_hints(g: Twilight, decision: Decision, use: int) -> dict[str, float]:
    """The operations that count now, or the chance in space; and whether the opponent's event comes after them."""
    side, card = decision.seat, decision.about
    if use == DO_SPACE:
        return {"success": MAX_ROLL[g.space[side] + 1] / 6}
    found = {"worth": float(card_ops(g, side, card))}
    if decision.prompt == "use-card" and SIDE[card] == 1 - side and can_happen(g, card, 1 - side):
        found["then-event"] = 1.0
    return found


def usual_uses(decision: Decision) -> list[int]:
    """What a player expects to be able to do with the card."""
    if decision.prompt != "use-card" or SCORING[decision.about]:
        return []
    return [*SPENT_ON] if SIDE[decision.about] == 1 - decision.seat else [DO_EVENT, *SPENT_ON]


def missing_for_control(g: Twilight, side: int, country: int) -> int:
    """How much more influence the side needs there to control the country."""
    lead = g.influence[side][country] - g.influence[1 - side][country]
    return max(0, STABILITY[country] - lead)


def coup_hints(g: Twilight, side: int, country: int) -> dict[str, float]:
    """The chance to shift anything, how much on average, and where it leaves DEFCON."""
    value = max(1, unfloored_ops(g, side, g.op_printed) + bonus_in(g, side, country, g.op_china))
    needed = 2 * STABILITY[country] - value - coup_die_shift(g, side, country)
    margins = [max(0, die - needed) for die in DIE]
    found = {"success": chance_of_at_least(needed + 1), "gain": sum(margins) / len(DIE)}
    if lowers_defcon(g, side, country):
        found["defcon"] = g.defcon - 1
    return found


def realignment_hints(g: Twilight, side: int, country: int) -> dict[str, float]:
    lead = realignment_lead(g, side, country)
    at_risk = g.influence[side][country] > 0
    return {"success": realignment_chance(lead), "risk": realignment_chance(-lead) if at_risk else 0.0}


def realignment_lead(g: Twilight, side: int, country: int) -> int:
    lead = g.realignment_bonus(side, country) - g.realignment_bonus(1 - side, country)
    return lead + scandal(g) if side == USSR else lead - scandal(g)


def realignment_chance(lead: int) -> float:
    """How likely whoever leads by this much before the dice wins something."""
    return sum(1 for mine in DIE for theirs in DIE if mine + lead > theirs) / 36


def war_chance(g: Twilight, side: int, country: int, decision: Decision) -> float:
    needed = 3 if decision.about == BRUSH_WAR else 4
    return chance_of_at_least(needed + controlled_neighbours(g, 1 - side, country))


def points_for(g: Twilight, side: int, card: int) -> float:
    """What a scoring card would bring the side now, control of Europe aside."""
    if SCORES[card] not in REGION_IDS:
        southeast = southeast_asia_points(g)
        return southeast[side] - southeast[1 - side]
    points = region_points(g, REGION_IDS.index(SCORES[card]), NOTHING)
    return points[side] - points[1 - side]
