"""`dawn-basic`: rates every option by what it is worth now and takes the best. It plans nothing beyond this turn."""

from __future__ import annotations

from typing import Final, final

from sandtable.engine import PASS, Decision, Sight

from .actions import (
    actions_with,
    can_trade,
    discards_with,
    sabotage_range,
    suffers_for,
    trade_value,
)
from .appraisal import (
    DIPLOMACY_WORTH,
    DISASTER,
    FOREX_WORTH,
    LOWERS_DIPLOMACY,
    SECURITY_WORTH,
    economy_step,
    event_value,
    gain,
    is_dangerous,
    social_step,
    worth,
)
from .cards import (
    EU_COUNTRIES,
    EUROPEAN_UNION,
    IS_SCORING,
    MOVES_RUSSIA,
    PRINTED_OPS,
    SCORED_COUNTRIES,
    SIDE,
    UN_RESOLUTION,
)
from .names import (
    ANTI,
    ATTEND,
    CN,
    COUNTRIES,
    DO_ECONOMY,
    DO_EVENT,
    DO_EVENT_FIRST,
    DO_INFLUENCE,
    DO_REALIGN,
    DO_SABOTAGE,
    DO_SOCIAL,
    DO_TECH_RACE,
    DO_TRADE,
    FIRST_MODIFIER,
    LOSE_ECONOMY,
    LOSE_FOREX,
    LOSE_SOCIAL,
    MAP,
    MODIFIERS,
    PAY_DIPLOMACY,
    PAY_RUSSIA,
    PAY_TECH,
    RESCUE_LOANS,
    STABILITY,
    STEADY_CURRENCY,
    TAIWAN,
    US,
    YES,
)
from .progress import tech_race_range
from .scoring import points_of
from .state import Table
from .tracks import (
    ACTION_ROUNDS,
    DIPLOMACY_PRICE,
    IMPROVE_SUCCESS,
    INCOME,
    MODIFIER_COST,
    MODIFIER_VALUE,
    RUSSIA_LAST,
    RUSSIA_PRICE,
    SECURITY_MIN,
    STABILITY_PLUS,
    TRADE_INFLUENCE,
    UPGRADE_PRICE,
    US_TECH_PRICE,
)

FOCUS: Final = 1.5
"""How much more a country counts while its scoring card is in hand."""
AT_ONCE: Final = 100.0
BOX_WORTH: Final[list[float]] = [0.0, -0.8, -2.2, 1.6, 2.6, 0.8, 1.8, 2.5, 1.2, 2.5]
"""The boxes of the Russia track, as China sees them."""
POWER_OF_PROMPT: Final[dict[str, int]] = {"place-us": US, "place-cn": CN, "subtract": ANTI}
REMOVED_POWER: Final[dict[str, int]] = {"remove-us": US, "remove-cn": CN, "remove-anti": ANTI}


class DawnBasic:
    """The game's own bot."""

    def choose(self, sight: Sight) -> int:
        decision = sight.decision
        options = decision.options
        if len(options) == 1:
            return options[0]
        position = sight.imagine().state
        assert isinstance(position, Table)
        return Judge(position, decision).best(options)


@final
class Judge:
    """Rates the options of one decision. The position is an imagined one and may be scribbled on."""

    def __init__(self, g: Table, decision: Decision) -> None:
        self.g = g
        self.seat = decision.seat
        self.prompt = decision.prompt
        self.about = decision.about
        self.left = decision.left
        self.plans: list[float] = [-1.0] * 8
        self.realignments: list[float] = [-1.0] * 8
        self.focus: list[float] = [1.0] * MAP.size
        for card in g.hands[self.seat]:
            for country in SCORED_COUNTRIES[card]:
                self.focus[country] = FOCUS

    def best(self, options: list[int]) -> int:
        chosen, highest = options[0], 2.0 * DISASTER
        must_score = self.prompt == "play-card" and self.must_score()
        for option in options:
            if must_score and not (option in self.g.hands[self.seat] and IS_SCORING[option]):
                continue
            value = self.rate(option)
            if value > highest:
                chosen, highest = option, value
        return chosen

    def rate(self, option: int) -> float:
        prompt = self.prompt
        if option == PASS:
            return self.rate_passing()
        if prompt == "influence-where":
            return self.gain(self.seat, option, 1) / self.g.price(self.seat, option)
        if prompt in POWER_OF_PROMPT:
            return self.gain(POWER_OF_PROMPT[prompt], option, 1)
        if prompt in REMOVED_POWER:
            return self.gain(REMOVED_POWER[prompt], option, -1)
        if prompt == "play-card":
            return self.rate_play(option)
        if prompt in ("use-card", "action"):
            return self.rate_use(self.about, option)
        if prompt == "headline":
            return self.rate_headline(option)
        if prompt == "realign-where":
            return self.rate_realignment(option, self.g.ops(self.seat, self.g.in_play[-1]))
        if prompt == "trade-where":
            return self.gain(self.seat, option, TRADE_INFLUENCE)
        if prompt == "modifier":
            return self.rate_modifier(option - FIRST_MODIFIER)
        if prompt in ("discard", "discard-or-unrest", "exchange", "end-discard", "together-with"):
            return self.rate_discard(option)
        return self.rate_answer(option)

    def gain(self, power: int, country: int, n: int) -> float:
        change = gain(self.g, power, country, n) * self.focus[country]
        return change if self.seat == US else -change

    # Which card

    def must_score(self) -> bool:
        """Whether every round that is left is needed for a scoring card."""
        held = sum(1 for card in self.g.hands[self.seat] if IS_SCORING[card])
        return held > 0 and held >= ACTION_ROUNDS - self.g.round + 1

    def rounds_to_come(self) -> int:
        """How many cards the seat can still play this turn, after the present round."""
        g = self.g
        return ACTION_ROUNDS - g.round + (1 if self.seat == CN and g.moving == US else 0)

    def rate_play(self, option: int) -> float:
        if option in (PAY_DIPLOMACY, PAY_RUSSIA, PAY_TECH):
            return self.rate_payment(option)
        if IS_SCORING[option]:
            return self.scoring_lead(option)
        return max(self.rate_use(option, use) for use in self.uses(option))

    def scoring_lead(self, card: int) -> float:
        points = points_of(self.g, card)
        return float(points[self.seat] - points[1 - self.seat])

    def uses(self, card: int) -> list[int]:
        g, seat = self.g, self.seat
        ops = g.ops(seat, card)
        uses = actions_with(g, seat, card, ops) + discards_with(g, seat, ops)
        if SIDE[card] != 1 - seat and g.can_happen(card, seat):
            uses.append(DO_EVENT)
        return uses

    def rate_payment(self, payment: int) -> float:
        g, seat = self.g, self.seat
        spare = g.forex[seat] - self.reserve()
        if payment == PAY_TECH:
            return AT_ONCE if spare >= US_TECH_PRICE[g.tech[US]] else DISASTER
        if payment == PAY_RUSSIA:
            return AT_ONCE if spare >= RUSSIA_PRICE and BOX_WORTH[g.russia + 1] > 1.0 else DISASTER
        return AT_ONCE if spare >= DIPLOMACY_PRICE + RUSSIA_PRICE else DISASTER

    def reserve(self) -> int:
        """What to keep for the economic phase."""
        level = self.g.economy[self.seat]
        return max(0, UPGRADE_PRICE[level] - INCOME[level]) if self.wants_upgrade(level) else 0

    def wants_upgrade(self, level: int) -> bool:
        return level <= 8

    # How to use it

    def rate_use(self, card: int, use: int) -> float:
        g, seat = self.g, self.seat
        value = self.rate_action(card, use)
        if use in (DO_TECH_RACE, DO_SABOTAGE):
            return value
        if MOVES_RUSSIA[card]:
            value += self.russia_step()
        if use == DO_EVENT:
            return value
        if self.prompt != "action" and SIDE[card] == 1 - seat and g.can_happen(card, seat):
            value += event_value(g, card, 1 - seat, seat)
        return value

    def rate_action(self, card: int, use: int) -> float:
        g, seat = self.g, self.seat
        ops = g.ops(seat, card)
        if use == DO_EVENT:
            return self.rate_event(card)
        if use == DO_EVENT_FIRST:
            return self.plan(ops) + 0.1
        if use == DO_INFLUENCE:
            return self.plan(ops)
        if use == DO_REALIGN:
            return self.best_realignment(ops)
        if use == DO_TRADE:
            return self.best_trade(ops)
        if use == DO_SOCIAL:
            return IMPROVE_SUCCESS[PRINTED_OPS[card]] / 6 * social_step(g.social[seat], 1)
        if use == DO_ECONOMY:
            return IMPROVE_SUCCESS[PRINTED_OPS[card]] / 6 * economy_step(g.economy[seat], 1)
        if use == DO_TECH_RACE:
            return tech_race_range(g, card) / 6 * (1.0 + economy_step(g.economy[CN], 1))
        return -sabotage_range(g) / 6 * social_step(g.social[CN], -1)

    def russia_step(self) -> float:
        if self.g.russia == RUSSIA_LAST:
            return 0.0
        value = BOX_WORTH[self.g.russia + 1]
        return value if self.seat == CN else -value

    def rate_event(self, card: int) -> float:
        g, seat = self.g, self.seat
        if is_dangerous(g, card):
            return DISASTER
        if card == UN_RESOLUTION:
            others = g.cards_of_opponent(seat)
            return max(self.plan(g.ops(seat, other)) - 0.5 for other in others) if others else DISASTER
        return event_value(g, card, g.event_player(card, seat), seat)

    def rate_headline(self, card: int) -> float:
        """An opponent's card or a scoring card that is behind is a poor headline; two crises can be fatal."""
        g, seat = self.g, self.seat
        if IS_SCORING[card]:
            return self.scoring_lead(card) - 1.0
        if not g.can_happen(card, seat):
            return -0.5 * PRINTED_OPS[card]
        value = event_value(g, card, g.event_player(card, seat), seat)
        if LOWERS_DIPLOMACY[card]:
            value -= 0.5
        return value - 0.35 * PRINTED_OPS[card]

    # Influence, realignment, trade

    def plan(self, ops: int) -> float:
        """What so many operations can place at best, a point at a time."""
        if self.plans[ops] < 0.0:
            self.plans[ops] = self.work_out_plan(ops)
        return self.plans[ops]

    def work_out_plan(self, ops: int) -> float:
        g, seat = self.g, self.seat
        counts = g.influence[seat]
        reach = g.reach_at_start[seat]
        rates = [self.gain(seat, c, 1) / g.price(seat, c) if reach[c] > 0 else DISASTER for c in COUNTRIES]
        placed: list[int] = []
        total = 0.0
        while ops > 0:
            highest = max(rates)
            place = rates.index(highest)
            country = COUNTRIES[place]
            price = g.price(seat, country)
            if highest <= 0.0 or price > ops:
                break
            total += highest * price
            ops -= price
            counts[country] += 1
            placed.append(country)
            rates[place] = self.gain(seat, country, 1) / price
        for country in placed:
            counts[country] -= 1
        return max(total, 0.0)

    def best_realignment(self, ops: int) -> float:
        if self.realignments[ops] == -1.0:
            g, seat = self.g, self.seat
            values = [self.rate_realignment(c, ops) for c in COUNTRIES if g.can_realign(seat, c)]
            self.realignments[ops] = max(values, default=DISASTER)
        return self.realignments[ops]

    def rate_realignment(self, country: int, ops: int) -> float:
        g, seat = self.g, self.seat
        base = ops + g.realignment_modifier(seat, country) - STABILITY[country] - STABILITY_PLUS
        us, chinese, anti = g.influence[US][country], g.influence[CN][country], g.influence[ANTI][country]
        before = worth(country, us, chinese, anti)
        total = 0.0
        for roll in range(1, 7):
            result = max(0, base + roll)
            after_us, after_chinese, after_anti = self.after_realignment(us, chinese, anti, result)
            change = worth(country, after_us, after_chinese, after_anti) - before
            total += change * self.focus[country] if seat == US else -change * self.focus[country]
            total -= self.price_of_realigning(country, after_us, after_chinese, after_anti)
        return total / 6

    def after_realignment(self, us: int, chinese: int, anti: int, result: int) -> tuple[int, int, int]:
        if self.seat == CN:
            taken = min(us, result)
            return us - taken, chinese, anti + result - taken
        from_anti = min(anti, result)
        from_chinese = min(chinese, result - from_anti)
        return us + result - from_anti - from_chinese, chinese - from_chinese, anti - from_anti

    def price_of_realigning(self, country: int, us: int, chinese: int, anti: int) -> float:
        g = self.g
        if g.security == SECURITY_MIN or suffers_for(self.seat, country, us, chinese, anti):
            return -DISASTER if g.diplomacy <= 2 else DIPLOMACY_WORTH
        return SECURITY_WORTH

    def best_trade(self, ops: int) -> float:
        g, seat = self.g, self.seat
        lead = trade_value(g, seat) - trade_value(g, 1 - seat)
        best = 0.0
        for country in COUNTRIES:
            if can_trade(g, seat, country, ops):
                needs = 1 if EU_COUNTRIES[country] and g.in_force[EUROPEAN_UNION] else 0
                best = max(best, self.gain(seat, country, TRADE_INFLUENCE) * chance_to_lead(lead - needs))
        return best

    # Small answers

    def rate_modifier(self, modifier: int) -> float:
        """A point on the die is worth a dollar to the rich."""
        g, seat = self.g, self.seat
        spare = g.forex[seat] - self.reserve() - MODIFIER_COST[modifier]
        if modifier == 0:
            return 0.0
        if spare < 1 or modifier == len(MODIFIERS) - 1:
            return -1.0
        wanted = 1 if g.history_side == seat else -1
        return wanted * MODIFIER_VALUE[modifier] * 0.65 - MODIFIER_COST[modifier] * FOREX_WORTH

    def rate_discard(self, option: int) -> float:
        """Rid of what helps the opponent; never of what is good."""
        g, seat = self.g, self.seat
        if option == LOSE_SOCIAL:
            return social_step(g.social[CN], -1)
        if self.prompt == "exchange" and self.rounds_to_come() < 3:
            return DISASTER
        if self.prompt == "together-with":
            return self.plan(g.ops(seat, option)) - event_value(g, option, 1 - seat, seat)
        loss = 0.6 * PRINTED_OPS[option]
        if SIDE[option] == 1 - seat:
            loss += event_value(g, option, 1 - seat, seat)
        elif not is_dangerous(g, option):
            loss = max(loss, event_value(g, option, seat, seat))
        return -loss

    def rate_passing(self) -> float:
        """What it is worth to decline."""
        if self.prompt in ("exchange", "end-discard"):
            return -0.4
        return 0.0

    def rate_answer(self, option: int) -> float:
        g, seat, prompt = self.g, self.seat, self.prompt
        if prompt == "upgrade-economy":
            return 1.0 if self.wants_upgrade(g.economy[seat]) else -1.0
        if prompt == "may-pay":
            return self.rate_being_spared()
        if prompt == "may-provoke":
            return 1.0 if g.controller[TAIWAN] != US else -1.0
        if option == YES:
            return 1.0
        if option in (LOSE_FOREX, ATTEND):
            return 0.5
        if option == LOSE_ECONOMY:
            return economy_step(g.economy[CN], -1) + 2 * FOREX_WORTH
        if option in (RESCUE_LOANS, STEADY_CURRENCY):
            return 1.0 if (option == RESCUE_LOANS) == (seat == US) else 0.0
        return 0.0

    def rate_being_spared(self) -> float:
        """Paying so that society, and in a pandemic the economy, does not fall; or for two more countries."""
        g, seat = self.g, self.seat
        if self.left == 1:
            return 0.5
        loss = -social_step(g.social[seat], -1)
        if self.left == 3:
            loss -= economy_step(g.economy[seat], -1)
        return loss - FOREX_WORTH * self.left


def chance_to_lead(lead: int) -> float:
    """The chance that a die and the lead are at least the other's die."""
    return sum(1 for mine in range(1, 7) for theirs in range(1, 7) if mine + lead >= theirs) / 36
