"""What cards, extras and actions are worth to the heuristic bot."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.engine import NOTHING

from ..content import (
    CARD_FACTION,
    CARD_FAVOUR,
    CENTRAL,
    CENTRAL_PLAIN,
    CHARACTERS,
    COLOURED,
    COUNCIL,
    DEFECTIONS,
    ELITE_STRENGTH,
    ENTERPRISE,
    ENTRY_AT,
    ENTRY_TROOPS,
    EVENT_EFFECT,
    EVENT_SCORE,
    EVENT_TROOPS,
    FIRST_ELITE,
    GOVERNMENT,
    KUNSHEN,
    LOCAL,
    MAZU_COAST,
    MISSION_MERIT,
    MISSION_SCORE,
    PLA_TOOK,
    REGION_OF,
    RESIST,
    SELF_DEFENCE,
    STRONGHOLDS,
    TIANDI,
    WELCOME,
)
from ..options import DEFECT, DONE, MARCH, RECRUIT, REFORM, RESIST_CLAIM, REVEAL, SPACE, USE_SUBMARINES, WELCOME_CLAIM
from ..rules.basic_actions import defection_places
from ..rules.powers import DISPATCHED
from ..rules.rounds import DOOMED
from ..rules.stages import TURN_END
from ..rules.strength import strengths_of
from ..rules.war import war_outcome
from .appraisal import TROOP_WORTH, Appraisal
from .plans import Plan, best_agitation, best_attack, best_lure

EXTRA_TURN = 6.0
USUAL_EVENT = 3.0
LARGEST_LAYOUT = 30.0
"""More than this Balanced Layout never brings."""

EVENT_TASTE: dict[str, float] = {
    "martial_law": 5.0,
    "chip_talks": 6.0,
    "civil_air_defence": 3.5,
    "reserve_call_up": 4.5,
    "grid_blackout": 3.5,
    "mobilisation": 5.0,
    "south_link_convoy": 3.5,
    "harbour_blockade": 6.5,
    "arms_deal": 12.0,
    "water_cut": 5.0,
    "switching_sides": 5.0,
    "transit_lockdown": 1.5,
    "reopen_roads": 3.0,
}
"""What events are worth whose effect is not worked out here."""


def best_of(options: list[int], worth: Callable[[int], float]) -> int:
    return max(options, key=worth)


# Cards


def card_worth(a: Appraisal, card: int) -> float:
    """Friendliness, its coloured space, and what the card itself does."""
    if card >= FIRST_ELITE:
        lures = 2.0 * a.g.lures if ELITE_STRENGTH[card] > 5 else 0.0
        return 7.0 + lures
    worth = friendliness_worth(a, CARD_FACTION[card]) + favour_worth(a, card, 2)
    if card < CHARACTERS:
        return worth + (4.5 if len(a.g.mine[a.seat]) < 4 else 2.5)
    return worth + max(USUAL_EVENT, event_worth(a, card))


def friendliness_worth(a: Appraisal, faction: int, step: int = 1) -> float:
    """One more friendliness, the next or the one after it, with its coloured space."""
    if faction == NOTHING:
        return 0.0
    worth = a.friend_gain(faction)
    if a.g.friends[a.seat][faction] + step in COLOURED[faction]:
        if faction == CENTRAL:
            worth += 2 * a.merit_worth()
        else:
            worth += 3.0 if faction == LOCAL else 4.0
    return worth


def favour_worth(a: Appraisal, card: int, step: int) -> float:
    """The friendliness that comes of a card's effect."""
    return CARD_FAVOUR[card] * friendliness_worth(a, CARD_FACTION[card], step)


def event_worth(a: Appraisal, card: int) -> float:
    effect = EVENT_EFFECT[card]
    worth = EVENT_WORTHS.get(effect)
    return EVENT_TASTE.get(effect, USUAL_EVENT) if worth is None else worth(a, card)


def mazu_worth(a: Appraisal, card: int) -> float:
    return -sum(a.want[place] for place in MAZU_COAST if a.g.pla[place])


def bagua_worth(a: Appraisal, card: int) -> float:
    g = a.g
    near = [unit for unit in g.mine[a.seat] if REGION_OF[g.where[unit]] == CENTRAL_PLAIN]
    return max((halved(a, unit) for unit in near), default=0.0)


def hope_worth(a: Appraisal, card: int) -> float:
    g, seat = a.g, a.seat
    gained = min(g.friends[seat][LOCAL] + 1, g.available(seat)) if g.mine[seat] else 0
    return gained * TROOP_WORTH + gained // 2 * a.merit_worth()


def doom_worth(a: Appraisal, card: int) -> float:
    return max(doomed(a, region) for region in DOOMED)


def flight_worth(a: Appraisal, card: int) -> float:
    return EVENT_SCORE[card] + max(2.0, abroad_worth(a, min(EVENT_TROOPS[card], a.g.reserve)))


EVENT_WORTHS: dict[str, Callable[[Appraisal, int], float]] = {
    "mazu": mazu_worth,
    "bagua_mountain": bagua_worth,
    "local_hope": hope_worth,
    "end_of_the_law": doom_worth,
    "international_support": flight_worth,
    "capital_flight": flight_worth,
}


def abroad_worth(a: Appraisal, amount: int) -> float:
    """Troops overseas: a lost island pays them to whoever is friends with Central."""
    own = a.friends[CENTRAL] if CENTRAL in a.scored_pla and not a.rebel else 0.0
    theirs = sum(friends[CENTRAL] for friends in a.rival_friends) / len(a.rivals)
    return a.chance * amount * (own - 0.6 * theirs)


def halved(a: Appraisal, unit: int) -> float:
    g = a.g
    foes = [g.size(foe, place) // 2 for place in g.links[g.where[unit]] for foe in g.enemy_units(place)]
    return 0.0 if a.rebel else a.merit_worth() * sum(foes)


def doomed(a: Appraisal, region: int) -> float:
    g = a.g
    places = [place for place in range(STRONGHOLDS) if REGION_OF[place] == region]
    if not any(REGION_OF[g.where[unit]] == region for unit in g.mine[a.seat]):
        return 0.0
    merit = sum(g.pla[place] for place in places) * a.merit_worth()
    return merit - sum(a.want[place] for place in places if g.pla[place]) - 4.0


# Extras


def extra_worth(a: Appraisal, option: int) -> float:
    """Claims always pay; the passport is shown when that is worth it."""
    if RESIST_CLAIM.has(option):
        mission = RESIST_CLAIM.of(option)
        return 100 + MISSION_SCORE[mission][RESIST] + MISSION_MERIT[mission] * a.merit_worth()
    if WELCOME_CLAIM.has(option):
        return 100.0 + MISSION_SCORE[WELCOME_CLAIM.of(option)][WELCOME]
    if option == USE_SUBMARINES:
        return 90.0
    if option == REVEAL:
        return reveal_worth(a)
    return -1.0


def best_extra(a: Appraisal, options: list[int]) -> int:
    found = best_of(options, lambda option: extra_worth(a, option))
    return found if extra_worth(a, found) > 0 else NOTHING


def reveal_worth(a: Appraisal) -> float:
    """What the passport costs at the end against what its ability brings now.

    The Government and the Council wait for a turn after which the war check is near and as good as decided.
    """
    g, seat = a.g, a.seat
    power = g.power[seat]
    cost = a.reveal_gain()
    verdict = war_outcome(g.round, a.cities) if is_last_turn(a) else ""
    if power == COUNCIL:
        return cost - 8.0 if verdict == "pla" else -1.0
    if power == GOVERNMENT:
        return cost + dispatch_worth(a) - 3.0 if verdict and g.stage == TURN_END else -1.0
    if power == SELF_DEFENCE:
        return cost + 3.0 * (g.kills // 2) + 3.0
    if power == TIANDI:
        patience = 0.9 if g.round > 1 else 0.5
        return cost + (EXTRA_TURN + max(a.friend_gain(LOCAL), a.friend_gain(ENTERPRISE))) * patience
    if power == KUNSHEN:
        return cost + 3.0
    return cost + layout_worth(a) if g.round >= 3 and cost > -LARGEST_LAYOUT else -1.0


def is_last_turn(a: Appraisal) -> bool:
    """Whether the others will take what is left of the supply before the seat's turn comes again."""
    g = a.g
    others = sum(1 for other in a.rivals if not g.has_passed(other))
    return not g.hand[a.seat] and g.supply_left() <= others


def dispatch_worth(a: Appraisal) -> float:
    """Eight troops overseas if the island falls, or eight more for a hero if it holds."""
    g, seat = a.g, a.seat
    sent = min(DISPATCHED, g.reserve + sum(g.troops[unit] for unit in g.mine[seat]))
    abroad = a.chance * (a.friends[CENTRAL] - 1) * sent
    home = (1 - a.chance) * min(DISPATCHED, g.overseas) * (2.0 if g.merit[seat] >= max(g.merit) else 0.4)
    return max(abroad, home)


def layout_worth(a: Appraisal) -> float:
    """Two basic actions, of which the second finds less to do, and an enemy work."""
    return 0.8 * (1.6 * basic_worth(a) + max(0.0, best_lure(a)[0], best_agitation(a)[0])) - 3.0


# Actions


def effect_worth(a: Appraisal, card: int) -> float:
    own = event_worth(a, card) if card >= CHARACTERS else entry_worth(a, card)
    return own + favour_worth(a, card, 1)


def entry_worth(a: Appraisal, card: int) -> float:
    g = a.g
    if len(g.mine[a.seat]) >= 5:
        return 1.0
    place = ENTRY_AT[card]
    foes = g.enemy_units(place) if not a.rebel else g.taiwan_units(place)
    if foes and sum(strengths_of(g, foes, place, False, [])) >= ENTRY_TROOPS[card] + 1:
        return 1.5
    return 5.0


def basic_plans(a: Appraisal) -> dict[int, Plan]:
    """What each basic action promises."""
    g, seat = a.g, a.seat
    plans: dict[int, Plan] = {RECRUIT: (2 * TROOP_WORTH + 1.0, [])}
    attack = best_attack(a, g.mine[seat], 2, True)
    plans[MARCH] = (attack[0], attack[1] or [("march-who", DONE)])
    plans[REFORM] = (3.5 * TROOP_WORTH if len(g.mine[seat]) < 4 else 0.5, [])
    places = defection_places(g, seat)
    if places:
        place = max(places, key=lambda place: defection_worth(a, place))
        plans[DEFECT] = (defection_worth(a, place), [("defect-where", SPACE.option(place))])
    return plans


def defection_worth(a: Appraisal, place: int) -> float:
    worth = a.want[place] + a.aid(PLA_TOOK, place) + a.aid(DEFECTIONS, place)
    for unit in a.g.taiwan_units(place):
        worth += -TROOP_WORTH - 0.5 if a.g.owner[unit] == a.seat else 0.3
    return worth


def basic_worth(a: Appraisal) -> float:
    return max(plan[0] for plan in basic_plans(a).values())
