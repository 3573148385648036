"""What cards, extras and actions are worth to the heuristic bot."""

from __future__ import annotations

from collections.abc import Callable

from .appraisal import TROOP_WORTH, Appraisal
from .basic import defection_places
from .battle import strengths_of
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
    card_of,
)
from .plans import Plan, best_agitation, best_attack, best_lure

EXTRA_TURN = 6.0
LARGEST_LAYOUT = 30.0
EVENT_TASTE: dict[int, float] = {
    card_of("n08"): 5.0,
    card_of("n13"): 6.0,
    card_of("n14"): 3.5,
    card_of("m08"): 4.5,
    card_of("m10"): 3.5,
    card_of("s08"): 5.0,
    card_of("s09"): 3.5,
    card_of("s10"): 6.5,
    card_of("s12"): 12.0,
    card_of("n11"): 5.0,
    card_of("s11"): 5.0,
    card_of("m12"): 5.0,
    card_of("n10"): 1.5,
    card_of("m09"): 3.0,
}
MAZU = card_of("m13")
BAGUA = card_of("m14")
END_OF_THE_LAW = card_of("n09")
LOCAL_HOPE = card_of("s14")
INTERNATIONAL_SUPPORT = card_of("n12")
CAPITAL_FLIGHT = card_of("m11")
COMBINED_ARMS = card_of("z01")


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
    if card == BAGUA:
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
        if g.round < 3:
            return -1.0
        sent = min(8, g.reserve + sum(g.troops[unit] for unit in g.mine[seat]))
        abroad = a.chance * (a.friends[CENTRAL] - 1) * sent
        home = (1 - a.chance) * min(8, g.overseas) * (2.0 if g.merit[seat] >= max(g.merit) else 0.4)
        return cost + max(abroad, home) - 3.0
    if power == SELF_DEFENCE:
        return cost + 3.0 * (g.kills // 2) + spirit_worth(a)
    if power == TIANDI:
        return cost + (EXTRA_TURN + max(a.friend_gain(LOCAL), a.friend_gain(ENTERPRISE))) * (
            0.9 if g.round > 1 else 0.5
        )
    if power == KUNSHEN:
        return cost + 3.0
    return cost + layout_worth(a) if cost > -LARGEST_LAYOUT else -1.0


def spirit_worth(a: Appraisal) -> float:
    """Two recruits and a march."""
    return 4 * TROOP_WORTH + best_attack(a, a.g.mine[a.seat], 2, True)[0]


def layout_worth(a: Appraisal) -> float:
    """Two basic actions, of which the second finds less to do, and an enemy work."""
    return 1.6 * basic_worth(a) + max(0.0, best_lure(a)[0], best_agitation(a)[0])


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
