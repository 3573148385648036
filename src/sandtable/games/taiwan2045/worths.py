"""What cards, extras and actions are worth to the heuristic bot."""

from __future__ import annotations

from collections.abc import Callable

from .appraisal import TROOP_WORTH, Appraisal
from .basic import defection_places
from .battle import strengths_of
from .events import (
    ARMS_DEAL,
    BAGUA_MOUNTAIN,
    CAPITAL_FLIGHT,
    CHIP_TALKS,
    CIVIL_AIR_DEFENCE,
    END_OF_THE_LAW,
    FEITSUI_WATER_CUT,
    GRID_BLACKOUT,
    HARBOUR_BLOCKADE,
    INTERNATIONAL_SUPPORT,
    LOCAL_HOPE,
    MARTIAL_LAW,
    MAZU,
    REOPEN_ROADS,
    RESERVE_CALL_UP,
    SOUTH_LINK_CONVOY,
    SOUTHERN_MOBILISATION,
    SWITCHING_SIDES,
    TRANSIT_LOCKDOWN,
    ZENGWEN_WATER_CUT,
)
from .names import (
    CARD_FACTION,
    CENTRAL,
    CENTRAL_PLAIN,
    CHARACTERS,
    COLOURED,
    COUNCIL,
    DEFECT,
    DEFECTIONS,
    DONE,
    EAST,
    ELITE_STRENGTH,
    ENTERPRISE,
    ENTRY_AT,
    ENTRY_TROOPS,
    EVENT_SCORE,
    EVENT_TROOPS,
    FIRST_ELITE,
    GOVERNMENT,
    KUNSHEN,
    LOCAL,
    MARCH,
    MAZU_COAST,
    MISSION_MERIT,
    MISSION_SCORE,
    NO_FACTION,
    NORTH_CAPITAL,
    NOWHERE,
    PLA_TOOK,
    RECRUIT,
    REFORM,
    REGION,
    REGION_OF,
    RESIST,
    RESIST_CLAIM,
    REVEAL,
    SELF_DEFENCE,
    SPACE,
    STRONGHOLDS,
    TIANDI,
    USE_SUBMARINES,
    WELCOME,
    WELCOME_CLAIM,
)
from .plans import Plan, best_agitation, best_attack, best_lure
from .powers import DISPATCHED

EXTRA_TURN = 6.0
LARGEST_LAYOUT = 30.0
"""More than this Balanced Layout never brings."""

EVENT_TASTE: dict[int, float] = {
    MARTIAL_LAW: 5.0,
    CHIP_TALKS: 6.0,
    CIVIL_AIR_DEFENCE: 3.5,
    RESERVE_CALL_UP: 4.5,
    GRID_BLACKOUT: 3.5,
    SOUTHERN_MOBILISATION: 5.0,
    SOUTH_LINK_CONVOY: 3.5,
    HARBOUR_BLOCKADE: 6.5,
    ARMS_DEAL: 12.0,
    FEITSUI_WATER_CUT: 5.0,
    ZENGWEN_WATER_CUT: 5.0,
    SWITCHING_SIDES: 5.0,
    TRANSIT_LOCKDOWN: 1.5,
    REOPEN_ROADS: 3.0,
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
    worth = friendliness_worth(a, CARD_FACTION[card])
    if card < CHARACTERS:
        return worth + (4.5 if len(a.g.mine[a.seat]) < 4 else 2.5)
    return worth + max(3.0, event_worth(a, card))


def friendliness_worth(a: Appraisal, faction: int) -> float:
    if faction == NO_FACTION:
        return 0.0
    worth = a.friend_gain(faction)
    if a.g.friends[a.seat][faction] + 1 in COLOURED[faction]:
        if faction == CENTRAL:
            worth += 2 * a.merit_worth()
        else:
            worth += 3.0 if faction == LOCAL else 4.0
    return worth


def event_worth(a: Appraisal, card: int) -> float:
    g, seat = a.g, a.seat
    if card == MAZU:
        return -sum(a.want[place] for place in MAZU_COAST if g.pla[place])
    if card == BAGUA_MOUNTAIN:
        return max((halved(a, unit) for unit in g.mine[seat] if REGION_OF[g.where[unit]] == CENTRAL_PLAIN), default=0.0)
    if card == LOCAL_HOPE:
        gained = min(g.friends[seat][LOCAL] + 1, g.available(seat)) if g.mine[seat] else 0
        return gained * TROOP_WORTH + gained // 2 * a.merit_worth()
    if card == END_OF_THE_LAW:
        return max((doomed(a, region) for region in (NORTH_CAPITAL, EAST)), default=0.0)
    if card in (INTERNATIONAL_SUPPORT, CAPITAL_FLIGHT):
        return EVENT_SCORE[card] + max(2.0, abroad_worth(a, min(EVENT_TROOPS[card], g.reserve)))
    return EVENT_TASTE.get(card, 3.0)


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
    if RESIST_CLAIM <= option < WELCOME_CLAIM:
        mission = option - RESIST_CLAIM
        return 100 + MISSION_SCORE[mission][RESIST] + MISSION_MERIT[mission] * a.merit_worth()
    if WELCOME_CLAIM <= option < REGION:
        return 100.0 + MISSION_SCORE[option - WELCOME_CLAIM][WELCOME]
    if option == USE_SUBMARINES:
        return 90.0
    if option == REVEAL:
        return reveal_worth(a)
    return -1.0


def best_extra(a: Appraisal, options: list[int]) -> int:
    found = best_of(options, lambda option: extra_worth(a, option))
    return found if extra_worth(a, found) > 0 else NOWHERE


def reveal_worth(a: Appraisal) -> float:
    """What the passport costs at the end against what its ability brings now."""
    g, seat = a.g, a.seat
    power = g.power[seat]
    cost = a.reveal_gain()
    if power == COUNCIL:
        return cost - 8.0 if g.round >= 3 and a.chance > 0.6 else -1.0
    if power == GOVERNMENT:
        return cost + dispatch_worth(a) - 3.0 if g.round >= 3 else -1.0
    if power == SELF_DEFENCE:
        return cost + 3.0 * (g.kills // 2) + 3.0
    if power == TIANDI:
        patience = 0.9 if g.round > 1 else 0.5
        return cost + (EXTRA_TURN + max(a.friend_gain(LOCAL), a.friend_gain(ENTERPRISE))) * patience
    if power == KUNSHEN:
        return cost + 3.0
    return cost + layout_worth(a) if g.round >= 3 and cost > -LARGEST_LAYOUT else -1.0


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
    if card >= CHARACTERS:
        return event_worth(a, card)
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
        plans[DEFECT] = (defection_worth(a, place), [("defect-where", SPACE + place)])
    return plans


def defection_worth(a: Appraisal, place: int) -> float:
    worth = a.want[place] + a.aid(PLA_TOOK, place) + a.aid(DEFECTIONS, place)
    for unit in a.g.taiwan_units(place):
        worth += -TROOP_WORTH - 0.5 if a.g.owner[unit] == a.seat else 0.3
    return worth


def basic_worth(a: Appraisal) -> float:
    return max(plan[0] for plan in basic_plans(a).values())
