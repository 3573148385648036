"""The heuristic bot: weighs both endings of the war and plays for its own power."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from sandtable.engine import NOTHING, PASS, Decision, Heuristic, Sight, Thought

from ..content import CHARACTERS, EVENT_TROOPS, MISSION_SCORE, REGION_OF, STRONGHOLDS
from ..options import (
    BASIC,
    BLIND,
    BRING_HOME,
    CARD,
    DONE,
    DRAW,
    EFFECT,
    EXTRA,
    LAND,
    MARCH,
    MISSION,
    RECRUIT,
    REFORM,
    REGION,
    SEND_OVERSEAS,
    SLOT,
    SPACE,
)
from ..rules.landing import STEEL_FLOOD_REACH
from ..rules.moves import MARCH_REACH
from ..state import Taiwan2045
from .appraisal import TROOP_WORTH, Appraisal
from .plans import Answers, Plan, agitation_of, arrival, best_agitation, best_attack, best_escape, best_lure
from .values import (
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


@final
class Mind(Thought[Taiwan2045]):
    """One decision of the bot: the position as it appraises it, and the plan that it follows."""

    def __init__(self, g: Taiwan2045, sight: Sight, bot: BasicBot) -> None:
        super().__init__(g, sight)
        self.a = Appraisal(g, self.seat)
        self.bot = bot


# Cards


def think_turn(m: Mind) -> int:
    def worth(option: int) -> float:
        if option == PASS:
            return 0.0
        if BLIND.has(option):
            return 0.5 + sum(friendliness_worth(m.a, faction) for faction in range(3)) / 3 + 4.0
        return card_worth(m.a, CARD.of(option))

    return m.best(worth)


def think_card(m: Mind) -> int:
    return m.best(lambda option: card_worth(m.a, CARD.of(option)))


def think_worst_card(m: Mind) -> int:
    return m.best(lambda option: -card_worth(m.a, CARD.of(option)))


def think_slot(m: Mind) -> int:
    return m.best(lambda option: SLOT_TASTE[SLOT.of(option)])


# Actions


def think_act(m: Mind) -> int:
    options = m.options
    extra = best_extra(m.a, options)
    if extra != NOTHING:
        return extra
    if EFFECT in options or BASIC in options:
        if EFFECT not in options:
            return BASIC
        return EFFECT if effect_worth(m.a, m.a.g.playing) >= basic_worth(m.a) else BASIC
    for option in (EXTRA, LAND, DONE):
        if option in options:
            return option
    return options[0]


def think_basic(m: Mind) -> int:
    extra = best_extra(m.a, m.options)
    if extra != NOTHING:
        return extra
    plans = basic_plans(m.a)
    chosen = best_of(
        m.options, lambda option: plans[option][0] if option in plans else (0.0 if option == DONE else -1e9)
    )
    if chosen in plans:
        m.bot.plan = list(plans[chosen][1])
    return chosen


def think_move_who(m: Mind) -> int:
    attack = best_attack(m.a, [CARD.of(option) for option in m.options if option != DONE], 2, False)
    followed = m.bot.follow(attack, m.decision)
    return DONE if followed is None else followed


def think_march(m: Mind) -> int:
    """Against what can be beaten; whoever stands where it cannot win goes out of the way."""
    units = [CARD.of(option) for option in m.options if option != DONE]
    value, answers = best_attack(m.a, units, MARCH_REACH, True)
    for plan in ((value, answers[:-1]), best_escape(m.a, units)):
        followed = m.bot.follow(plan, m.decision)
        if followed is not None:
            return followed
    return DONE


def think_done(m: Mind) -> int:
    return DONE if DONE in m.options else m.options[0]


def think_strongest_own(m: Mind) -> int:
    """Troops go where they make the biggest unit."""
    return m.best(lambda option: -1 if option == DONE else m.a.g.troops[CARD.of(option)])


def think_spirit(m: Mind) -> int:
    if MARCH in m.options and len(m.options) <= 2:
        attack = best_attack(m.a, m.a.g.mine[m.a.seat], 2, True)
        m.bot.plan = attack[1] or [("march-who", DONE)]
        return MARCH
    return next(option for option in (REFORM, RECRUIT, DONE) if option in m.options)


def think_suffer(m: Mind) -> int:
    """Somebody else, if possible."""

    def worth(option: int) -> float:
        unit = CARD.of(option)
        return 0.0 if unit < CHARACTERS and m.a.g.owner[unit] == m.a.seat else 1.0

    return m.best(worth)


def think_safe_place(m: Mind) -> int:
    """Where the PLA should not come and is not near."""

    def worth(option: int) -> float:
        place = SPACE.of(option)
        near = sum(m.a.g.pla[way] for way in m.a.g.links[place])
        return -m.a.want[place] - 0.3 * near - 5.0 * m.a.g.has_enemy_of(m.a.seat, place)

    return m.best(worth)


def think_pla_retreat(m: Mind) -> int:
    return m.best(lambda option: m.a.threat(SPACE.of(option)))


# Enemy work


def think_reinforce(m: Mind) -> int:
    extra = best_extra(m.a, m.options)
    if extra != NOTHING:
        return extra

    def worth(option: int) -> float:
        if option == DONE:
            return 0.0
        if not SPACE.has(option):
            return -1e9
        place = SPACE.of(option)
        led = 1.5 if m.a.g.has_elite(place) else 1.0
        return led * m.a.threat(place)

    return m.best(worth)


def think_lure_or_agitate(m: Mind) -> int:
    extra = best_extra(m.a, m.options)
    if extra != NOTHING:
        return extra
    plans = [plan for plan in (best_lure(m.a), best_agitation(m.a)) if plan[1] and plan[1][0][1] in m.options]
    if not plans:
        return m.options[0]
    followed = m.bot.follow(max(plans, key=lambda plan: plan[0]), m.decision)
    return m.options[0] if followed is None else followed


def think_agitate_where(m: Mind) -> int:
    """An agitation outside enemy work: the lately landed elite goes where it pays."""
    elite = CARD.of(m.decision.about)
    if m.a.g.where[elite] != NOTHING:
        followed = m.bot.follow(agitation_of(m.a, elite, STEEL_FLOOD_REACH), m.decision)
        if followed is not None:
            return followed
    return m.best(lambda option: 0.0 if option == DONE else place_worth(m.a, SPACE.of(option)))


def place_worth(a: Appraisal, place: int) -> float:
    return arrival(a, place, 3, 3) if a.g.pla[place] == 0 else 0.0


def think_wanted_place(m: Mind) -> int:
    return m.best(lambda option: -1e9 if option == DONE else place_worth(m.a, SPACE.of(option)))


def think_defect_where(m: Mind) -> int:
    return m.best(lambda option: defection_worth(m.a, SPACE.of(option)))


def think_least_amount(m: Mind) -> int:
    return m.options[0]


def think_most_amount(m: Mind) -> int:
    return m.options[-1]


# Missions


def think_region(m: Mind) -> int:
    """Where the seat's own characters are, and the PLA close."""

    def worth(option: int) -> float:
        region = REGION.of(option)
        own = sum(1 for unit in m.a.g.mine[m.a.seat] if REGION_OF[m.a.g.where[unit]] == region)
        return 2.0 * own + sum(1 for place in range(STRONGHOLDS) if REGION_OF[place] == region and m.a.g.pla[place] > 0)

    return m.best(worth)


def think_discard(m: Mind) -> int:
    extra = best_extra(m.a, m.options)
    if extra != NOTHING:
        return extra
    keep = [option for option in m.options if MISSION.has(option)]
    return min(keep, key=lambda option: max(MISSION_SCORE[MISSION.of(option)]))


def think_turn_end(m: Mind) -> int:
    extra = best_extra(m.a, m.options)
    return DONE if extra == NOTHING else extra


# Odds and ends


def think_yes(m: Mind) -> int:
    return next((option for option in m.options if option != DONE), DONE)


def think_any(m: Mind) -> int:
    return m.random.choice(m.options)


def think_dispatch(m: Mind) -> int:
    if m.a.chance > 0.5 and SEND_OVERSEAS in m.options:
        return SEND_OVERSEAS
    return next(option for option in reversed(m.options) if option != DONE)


def think_support(m: Mind) -> int:
    """Overseas or home: whatever pays more, the worth of the troops on the map included."""
    amount = EVENT_TROOPS[m.g.playing]
    sent, brought = min(amount, m.g.reserve), min(amount, m.g.overseas)
    if BRING_HOME not in m.options or abroad_worth(m.a, sent) > TROOP_WORTH * brought - abroad_worth(m.a, brought):
        return SEND_OVERSEAS
    return BRING_HOME


def think_capital_flight(m: Mind) -> int:
    return SEND_OVERSEAS if abroad_worth(m.a, EVENT_TROOPS[m.g.playing]) > 2.0 else DRAW


def think_send_from(m: Mind) -> int:
    """The reserve first."""
    return m.options[-2]


def think_defy(m: Mind) -> int:
    """Only a unit that would strike a blow is worth the sacrifice."""
    attack = best_attack(m.a, [CARD.of(option) for option in m.options if option != DONE], 2, False)
    if attack[0] < 4.0:
        return DONE
    m.bot.plan = attack[1][1:]
    return attack[1][0][1]


def think_send_number(m: Mind) -> int:
    return m.options[-1] if abroad_worth(m.a, 1) > 0 else m.options[0]


def think_inside_job_where(m: Mind) -> int:
    """Onto the island, where its strength is paid for."""
    return m.best(lambda option: 1.0 if SPACE.of(option) < STRONGHOLDS else 0.0)


def think_bagua(m: Mind) -> int:
    return m.best(lambda option: 0.1 if option == DONE else halved(m.a, CARD.of(option)))


def think_doom(m: Mind) -> int:
    return m.best(lambda option: doomed(m.a, REGION.of(option)))


ANSWERS: Final[dict[str, Callable[[Mind], int]]] = {
    "turn": think_turn,
    "play-card": think_card,
    "action-discard": think_worst_card,
    "next-slot": think_slot,
    "act": think_act,
    "basic-action": think_basic,
    "turn-end": think_turn_end,
    "march-who": think_march,
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
    "support": think_support,
    "capital-flight": think_capital_flight,
    "send-from": think_send_from,
    "send-number": think_send_number,
    "inside-job-where": think_inside_job_where,
    "blockade-number": think_most_amount,
    "doom-where": think_doom,
    "battle-where": think_any,
    "join-which": think_any,
    "retire-who": think_any,
    "reform-who": think_any,
    "lure-from": think_any,
    "lure-which": think_any,
    "agitate-which": think_any,
    "saturate-where": think_any,
    "decapitate-who": think_any,
    "action-deck": think_any,
    "open-road": think_any,
    "inside-job-who": think_any,
    "torpedo-where": think_any,
    "cut-from": think_any,
    "cut-to": think_any,
    "water-cut-where": think_any,
    "blackout-which": think_any,
    "strike-where": think_any,
    "mazu-where": think_any,
    "blockade-where": think_any,
    "arms-deal": think_any,
}


@final
class BasicBot(Heuristic[Taiwan2045, Mind]):
    """Chooses by simple appraisals; a plan of several answers is kept until it is carried out."""

    def __init__(self) -> None:
        super().__init__(Taiwan2045, ANSWERS)
        self.plan: Answers = []

    def copy(self) -> BasicBot:
        twin = BasicBot()
        twin.plan = self.plan.copy()
        return twin

    def think(self, g: Taiwan2045, sight: Sight) -> Mind:
        return Mind(g, sight, self)

    def choose(self, sight: Sight) -> int:
        self.rates = []
        planned = self.next_planned(sight.decision)
        return super().choose(sight) if planned is None else planned

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
