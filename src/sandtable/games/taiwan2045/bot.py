"""The heuristic bot: weighs both endings of the war and plays for its own power."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sandtable.engine import PASS, Decision, Sight

from .appraisal import Appraisal
from .events import CAPITAL_FLIGHT
from .landing import STEEL_FLOOD_REACH
from .names import (
    BASIC,
    BLIND,
    CARD,
    CHARACTERS,
    DO,
    DONE,
    DRAW,
    EFFECT,
    EVENT_TROOPS,
    EXTRA,
    LAND,
    MARCH,
    MISSION,
    MISSION_SCORE,
    NOWHERE,
    RECRUIT,
    REFORM,
    REGION,
    REGION_OF,
    RESIST_CLAIM,
    SEND_OVERSEAS,
    SLOT,
    SPACE,
    STRONGHOLDS,
)
from .plans import Answers, Plan, agitation_of, arrival, best_agitation, best_attack, best_lure
from .worths import (
    abroad_worth,
    basic_plans,
    basic_worth,
    best_extra,
    best_of,
    card_worth,
    defection_worth,
    doomed,
    effect_worth,
    friendliness_worth,
    halved,
)

SLOT_TASTE = [5.0, 4.0, 1.0, 3.0, 4.5]
"""How much each slot of the next round is liked."""


class BasicBot:
    """Chooses by simple appraisals; a plan of several answers is kept until it is carried out."""

    def __init__(self) -> None:
        self.plan: Answers = []

    def choose(self, sight: Sight) -> int:
        decision = sight.decision
        planned = self.next_planned(decision)
        if planned is not None:
            return planned
        if len(decision.options) == 1:
            return decision.options[0]
        g: Any = sight.imagine().state
        think = THOUGHTS.get(decision.prompt)
        if think is None:
            return sight.random.choice(decision.options)
        return think(self, Appraisal(g, sight.seat), decision)

    def next_planned(self, decision: Decision) -> int | None:
        """The planned answer, if the plan fits what is asked."""
        if not self.plan:
            return None
        prompt, option = self.plan[0]
        if prompt == decision.prompt and option in decision.options:
            self.plan.pop(0)
            return option
        self.plan = []
        return None

    def follow(self, plan: Plan, decision: Decision) -> int | None:
        """Takes the plan over and gives its first answer here."""
        self.plan = list(plan[1])
        return self.next_planned(decision)


Thought = Callable[[BasicBot, Appraisal, Decision], int]


# Cards


def think_turn(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    def worth(option: int) -> float:
        if option == PASS:
            return 0.0
        if BLIND <= option < BLIND + 3:
            return 0.5 + sum(friendliness_worth(a, faction) for faction in range(3)) / 3 + 4.0
        return card_worth(a, option - CARD)

    return best_of(decision.options, worth)


def think_card(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    return best_of(decision.options, lambda option: card_worth(a, option - CARD))


def think_worst_card(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    return best_of(decision.options, lambda option: -card_worth(a, option - CARD))


def think_slot(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    return best_of(decision.options, lambda option: SLOT_TASTE[option - SLOT])


# Actions


def think_act(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    options = decision.options
    extra = best_extra(a, options)
    if extra != NOWHERE:
        return extra
    if EFFECT in options or BASIC in options:
        if EFFECT not in options:
            return BASIC
        return EFFECT if effect_worth(a, a.g.playing) >= basic_worth(a) else BASIC
    for option in (EXTRA, LAND, DONE):
        if option in options:
            return option
    return options[0]


def think_basic(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    extra = best_extra(a, decision.options)
    if extra != NOWHERE:
        return extra
    plans = basic_plans(a)
    chosen = best_of(
        decision.options, lambda option: plans[option][0] if option in plans else (0.0 if option == DONE else -1e9)
    )
    if chosen in plans:
        bot.plan = list(plans[chosen][1])
    return chosen


def think_move_who(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    attack = best_attack(a, [option - CARD for option in decision.options if option != DONE], 2, False)
    followed = bot.follow(attack, decision)
    return DONE if followed is None else followed


def think_done(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    return DONE if DONE in decision.options else decision.options[0]


def think_strongest_own(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    """Troops go where they make the biggest unit."""
    return best_of(decision.options, lambda option: -1 if option >= DO else a.g.troops[option - CARD])


def think_spirit(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    if MARCH in decision.options and len(decision.options) <= 2:
        attack = best_attack(a, a.g.mine[a.seat], 2, True)
        bot.plan = attack[1] or [("march-who", DONE)]
        return MARCH
    return next(option for option in (REFORM, RECRUIT, DONE) if option in decision.options)


def think_suffer(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    """Somebody else, if possible."""

    def worth(option: int) -> float:
        unit = option - CARD
        return 0.0 if unit < CHARACTERS and a.g.owner[unit] == a.seat else 1.0

    return best_of(decision.options, worth)


def think_safe_place(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    """Where the PLA should not come and is not near."""

    def worth(option: int) -> float:
        place = option - SPACE
        near = sum(a.g.pla[way] for way in a.g.links[place])
        return -a.want[place] - 0.3 * near - 5.0 * a.g.has_enemy_of(a.seat, place)

    return best_of(decision.options, worth)


def think_pla_retreat(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    return best_of(decision.options, lambda option: a.threat(option - SPACE))


# Enemy work


def think_reinforce(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    extra = best_extra(a, decision.options)
    if extra != NOWHERE:
        return extra

    def worth(option: int) -> float:
        if option == DONE:
            return 0.0
        if not SPACE <= option < CARD:
            return -1e9
        place = option - SPACE
        led = 1.5 if a.g.has_elite(place) else 1.0
        return led * a.threat(place)

    return best_of(decision.options, worth)


def think_lure_or_agitate(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    extra = best_extra(a, decision.options)
    if extra != NOWHERE:
        return extra
    plans = [plan for plan in (best_lure(a), best_agitation(a)) if plan[1] and plan[1][0][1] in decision.options]
    if not plans:
        return decision.options[0]
    followed = bot.follow(max(plans, key=lambda plan: plan[0]), decision)
    return decision.options[0] if followed is None else followed


def think_agitate_where(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    """An agitation outside enemy work: the lately landed elite goes where it pays."""
    elite = decision.about - CARD
    if a.g.where[elite] != NOWHERE:
        followed = bot.follow(agitation_of(a, elite, STEEL_FLOOD_REACH), decision)
        if followed is not None:
            return followed
    return best_of(decision.options, lambda option: 0.0 if option == DONE else place_worth(a, option - SPACE))


def place_worth(a: Appraisal, place: int) -> float:
    return arrival(a, place, 3, 3) if a.g.pla[place] == 0 else 0.0


def think_wanted_place(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    return best_of(decision.options, lambda option: -1e9 if option >= DO else place_worth(a, option - SPACE))


def think_defect_where(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    return best_of(decision.options, lambda option: defection_worth(a, option - SPACE))


def think_least_amount(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    return decision.options[0]


def think_most_amount(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    return decision.options[-1]


# Missions


def think_region(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    """Where the seat's own characters are, and the PLA close."""

    def worth(option: int) -> float:
        region = option - REGION
        own = sum(1 for unit in a.g.mine[a.seat] if REGION_OF[a.g.where[unit]] == region)
        return 2.0 * own + sum(1 for place in range(STRONGHOLDS) if REGION_OF[place] == region and a.g.pla[place] > 0)

    return best_of(decision.options, worth)


def think_discard(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    extra = best_extra(a, decision.options)
    if extra != NOWHERE:
        return extra
    keep = [option for option in decision.options if MISSION <= option < RESIST_CLAIM]
    return min(keep, key=lambda option: max(MISSION_SCORE[option - MISSION]))


def think_turn_end(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    extra = best_extra(a, decision.options)
    return DONE if extra == NOWHERE else extra


# Odds and ends


def think_yes(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    return next((option for option in decision.options if option != DONE), DONE)


def think_dispatch(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    if a.chance > 0.5 and SEND_OVERSEAS in decision.options:
        return SEND_OVERSEAS
    return next(option for option in reversed(decision.options) if option != DONE)


def think_capital_flight(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    return SEND_OVERSEAS if abroad_worth(a, EVENT_TROOPS[CAPITAL_FLIGHT]) > 2.0 else DRAW


def think_send_from(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    """The reserve first."""
    return decision.options[-2]


def think_defy(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    """Only a unit that would strike a blow is worth the sacrifice."""
    attack = best_attack(a, [option - CARD for option in decision.options if option != DONE], 2, False)
    if attack[0] < 4.0:
        return DONE
    bot.plan = attack[1][1:]
    return attack[1][0][1]


def think_send_number(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    return decision.options[-1] if abroad_worth(a, 1) > 0 else decision.options[0]


def think_inside_job_where(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    """Onto the island, where its strength is paid for."""
    return best_of(decision.options, lambda option: 1.0 if option - SPACE < STRONGHOLDS else 0.0)


def think_bagua(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    return best_of(decision.options, lambda option: 0.1 if option == DONE else halved(a, option - CARD))


def think_doom(bot: BasicBot, a: Appraisal, decision: Decision) -> int:
    return best_of(decision.options, lambda option: doomed(a, option - REGION))


THOUGHTS: dict[str, Thought] = {
    "turn": think_turn,
    "play-card": think_card,
    "action-discard": think_worst_card,
    "next-slot": think_slot,
    "act": think_act,
    "basic-action": think_basic,
    "turn-end": think_turn_end,
    "march-who": think_done,
    "move-where": think_done,
    "move-who": think_move_who,
    "take-along": think_done,
    "martial-law": think_spirit,
    "spirit": think_spirit,
    "recruit-who": think_strongest_own,
    "give-whom": think_strongest_own,
    "mobilise-who": think_strongest_own,
    "convoy-who": think_strongest_own,
    "hope-who": think_strongest_own,
    "deal-who": think_strongest_own,
    "hit-which": think_yes,
    "defiant-who": think_defy,
    "bagua-who": think_bagua,
    "reform-where": think_safe_place,
    "retreat-where": think_safe_place,
    "drop-where": think_safe_place,
    "who-suffers": think_suffer,
    "artillery": think_yes,
    "pla-retreat-where": think_pla_retreat,
    "pla-reinforce": think_reinforce,
    "lure-or-agitate": think_lure_or_agitate,
    "agitate-where": think_agitate_where,
    "wave-led": think_wanted_place,
    "wave-next": think_wanted_place,
    "airborne-where": think_wanted_place,
    "lure-where": think_wanted_place,
    "lure-number": think_least_amount,
    "leave-behind": think_least_amount,
    "defect-where": think_defect_where,
    "defect-or-not": think_yes,
    "switching-sides": think_yes,
    "mission-deck": think_region,
    "mission-discard": think_discard,
    "use-power": think_yes,
    "dispatch": think_dispatch,
    "support": think_dispatch,
    "capital-flight": think_capital_flight,
    "send-from": think_send_from,
    "send-number": think_send_number,
    "inside-job-where": think_inside_job_where,
    "blockade-number": think_most_amount,
    "doom-where": think_doom,
}
