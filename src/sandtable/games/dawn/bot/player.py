"""`dawn-basic`: rates every option by what it is worth now and takes the best. It plans nothing beyond this turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from sandtable.engine import DIE, PASS, Heuristic, Sight, Thought, chance_of_at_least

from ..content import (
    ACTION_ROUNDS,
    COUNTRIES,
    DIPLOMACY_PRICE,
    EU_COUNTRIES,
    EUROPEAN_UNION,
    HISTORY_SIDE,
    IMPROVE_SUCCESS,
    INCOME,
    IS_SCORING,
    MODIFIER_COST,
    MODIFIER_COUNTERS,
    MODIFIER_VALUE,
    MOVES_RUSSIA,
    PRINTED_OPS,
    RUSSIA_LAST,
    RUSSIA_PRICE,
    SCORED_COUNTRIES,
    SECURITY_MIN,
    SIDE,
    STABILITY,
    STABILITY_PLUS,
    TAIWAN,
    TRADE_INFLUENCE,
    UN_RESOLUTION,
    UPGRADE_PRICE,
    US_TECH_PRICE,
)
from ..options import (
    ANTI,
    ATTEND,
    CN,
    DO_ECONOMY,
    DO_EVENT,
    DO_EVENT_FIRST,
    DO_INFLUENCE,
    DO_REALIGN,
    DO_SABOTAGE,
    DO_SOCIAL,
    DO_TECH_RACE,
    DO_TRADE,
    LOSE_ECONOMY,
    LOSE_FOREX,
    LOSE_SOCIAL,
    MAP,
    MODIFIER,
    PAY_RUSSIA,
    PAY_TECH,
    PAYMENT,
    RESCUE_LOANS,
    STEADY_CURRENCY,
    US,
    YES,
)
from ..rules.actions import (
    actions_with,
    can_realign,
    can_trade,
    discards_with,
    realignment_modifier,
    sabotage_range,
    suffers_for,
    trade_value,
)
from ..rules.cards import can_happen, cards_of_opponent, event_player, operations
from ..rules.scoring import points_of
from ..rules.tech import tech_race_range
from ..state import Dawn
from .values import (
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

FOCUS: Final = 1.5
"""How much more a country counts while its scoring card is in hand."""
AT_ONCE: Final = 100.0
BOX_WORTH: Final[list[float]] = [0.0, -0.8, -2.2, 1.6, 2.6, 0.8, 1.8, 2.5, 1.2, 2.5]
"""The boxes of the Russia track, as China sees them."""
WORTH_OF_KEEPING: Final = -0.4
"""Above this a card is better let go of."""


@final
class Judge(Thought[Dawn]):
    """Rates the options of one decision. The position is an imagined one and may be scribbled on."""

    def __init__(self, g: Dawn, sight: Sight) -> None:
        super().__init__(g, sight)
        self.plans: list[float] = [-1.0] * 8
        self.realignments: list[float] = [-1.0] * 8
        self.focus: list[float] = [1.0] * MAP.size
        for card in g.hands[self.seat]:
            for country in SCORED_COUNTRIES[card]:
                self.focus[country] = FOCUS

    def best_or_pass(self, rate: Callable[[int], float], passing: float = 0.0) -> int:
        """The best option, where declining has a worth of its own."""
        return self.best(lambda option: passing if option == PASS else rate(option))

    # One answer a prompt

    def place(self, power: int, n: int) -> int:
        """Where n points of a power's influence do most; below zero, where they are missed most."""
        return self.best_or_pass(lambda country: self.gain(power, country, n))

    def place_with_card(self) -> int:
        g, seat = self.g, self.seat
        return self.best(lambda country: self.gain(seat, country, 1) / g.price(seat, country))

    def play(self) -> int:
        if self.must_score():
            return max((card for card in self.g.hands[self.seat] if IS_SCORING[card]), key=self.scoring_lead)
        return self.best(self.rate_play)

    def use(self) -> int:
        return self.best(lambda use: self.rate_use(self.decision.about, use))

    def headline(self) -> int:
        return self.best_or_pass(self.rate_headline)

    def realign(self) -> int:
        return self.best(lambda country: self.rate_realignment(country, self.decision.left))

    def trade(self) -> int:
        return self.best(lambda country: self.gain(self.seat, country, TRADE_INFLUENCE))

    def modifier(self) -> int:
        return self.best(lambda option: self.rate_modifier(MODIFIER.of(option)))

    def discard(self) -> int:
        return self.best_or_pass(self.rate_discard)

    def discard_at_end(self) -> int:
        return self.best_or_pass(self.rate_discard, WORTH_OF_KEEPING)

    def exchange(self) -> int:
        """Only with rounds enough to play what is drawn."""
        return PASS if self.rounds_to_come() < 3 else self.discard_at_end()

    def take_together(self) -> int:
        g, seat = self.g, self.seat
        return self.best(lambda card: self.plan(operations(g, seat, card)) - event_value(g, card, 1 - seat, seat))

    def accept(self) -> int:
        return YES

    def pay(self) -> int:
        return YES if self.rate_being_spared() > 0 else PASS

    def provoke(self) -> int:
        return YES if self.g.controller[TAIWAN] != US else PASS

    def upgrade(self) -> int:
        return YES if self.wants_upgrade(self.g.economy[self.seat]) else PASS

    def choose(self) -> int:
        return self.best(self.rate_choice)

    # What a country is worth

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
        if PAYMENT.has(option):
            return self.rate_payment(option)
        if IS_SCORING[option]:
            return self.scoring_lead(option)
        return max(self.rate_use(option, use) for use in self.uses(option))

    def scoring_lead(self, card: int) -> float:
        points = points_of(self.g, card)
        return float(points[self.seat] - points[1 - self.seat])

    def uses(self, card: int) -> list[int]:
        g, seat = self.g, self.seat
        ops = operations(g, seat, card)
        uses = actions_with(g, seat, card, ops) + discards_with(g, seat, ops)
        if SIDE[card] != 1 - seat and can_happen(g, card, seat):
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
        if self.decision.prompt != "action" and SIDE[card] == 1 - seat and can_happen(g, card, seat):
            value += event_value(g, card, 1 - seat, seat)
        return value

    def rate_action(self, card: int, use: int) -> float:
        g, seat = self.g, self.seat
        ops = operations(g, seat, card)
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
            return IMPROVE_SUCCESS[PRINTED_OPS[card]] / len(DIE) * social_step(g.social[seat], 1)
        if use == DO_ECONOMY:
            return IMPROVE_SUCCESS[PRINTED_OPS[card]] / len(DIE) * economy_step(g.economy[seat], 1)
        if use == DO_TECH_RACE:
            return tech_race_range(g, card) / len(DIE) * (1.0 + economy_step(g.economy[CN], 1))
        return -sabotage_range(g) / len(DIE) * social_step(g.social[CN], -1)

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
            others = cards_of_opponent(g, seat)
            return max(self.plan(operations(g, seat, other)) - 0.5 for other in others) if others else DISASTER
        return event_value(g, card, event_player(card, seat), seat)

    def rate_headline(self, card: int) -> float:
        """An opponent's card or a scoring card that is behind is a poor headline; two crises can be fatal."""
        g, seat = self.g, self.seat
        if IS_SCORING[card]:
            return self.scoring_lead(card) - 1.0
        if not can_happen(g, card, seat):
            return -0.5 * PRINTED_OPS[card]
        value = event_value(g, card, event_player(card, seat), seat)
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
            values = [self.rate_realignment(c, ops) for c in COUNTRIES if can_realign(g, seat, c)]
            self.realignments[ops] = max(values, default=DISASTER)
        return self.realignments[ops]

    def rate_realignment(self, country: int, ops: int) -> float:
        g, seat = self.g, self.seat
        base = ops + realignment_modifier(g, seat, country) - STABILITY[country] - STABILITY_PLUS
        us, chinese, anti = g.influence[US][country], g.influence[CN][country], g.influence[ANTI][country]
        before = worth(country, us, chinese, anti)
        total = 0.0
        for roll in DIE:
            result = max(0, base + roll)
            after_us, after_chinese, after_anti = self.after_realignment(us, chinese, anti, result)
            change = worth(country, after_us, after_chinese, after_anti) - before
            total += change * self.focus[country] if seat == US else -change * self.focus[country]
            total -= self.price_of_realigning(country, after_us, after_chinese, after_anti)
        return total / len(DIE)

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
        if MODIFIER_COST[modifier] == 0:
            return 0.0
        if spare < 1 or MODIFIER_COUNTERS[modifier]:
            return -1.0
        wanted = 1 if HISTORY_SIDE[self.decision.about] == seat else -1
        return wanted * MODIFIER_VALUE[modifier] * 0.65 - MODIFIER_COST[modifier] * FOREX_WORTH

    def rate_discard(self, option: int) -> float:
        """Rid of what helps the opponent; never of what is good."""
        g, seat = self.g, self.seat
        if option == LOSE_SOCIAL:
            return social_step(g.social[CN], -1)
        loss = 0.6 * PRINTED_OPS[option]
        if SIDE[option] == 1 - seat:
            loss += event_value(g, option, 1 - seat, seat)
        elif not is_dangerous(g, option):
            loss = max(loss, event_value(g, option, seat, seat))
        return -loss

    def rate_choice(self, option: int) -> float:
        if option in (LOSE_FOREX, ATTEND):
            return 0.5
        if option == LOSE_ECONOMY:
            return economy_step(self.g.economy[CN], -1) + 2 * FOREX_WORTH
        if option in (RESCUE_LOANS, STEADY_CURRENCY):
            return 1.0 if (option == RESCUE_LOANS) == (self.seat == US) else 0.0
        return 0.0

    def rate_being_spared(self) -> float:
        """Paying so that society, and in a pandemic the economy, does not fall; or for two more countries."""
        g, seat, price = self.g, self.seat, self.decision.left
        if price == 1:
            return 0.5
        loss = -social_step(g.social[seat], -1)
        if price == 3:
            loss -= economy_step(g.economy[seat], -1)
        return loss - FOREX_WORTH * price


def chance_to_lead(lead: int) -> float:
    """The chance that a die and the lead are at least the other's die."""
    return sum(chance_of_at_least(theirs - lead) for theirs in DIE) / len(DIE)


ANSWERS: Final[dict[str, Callable[[Judge], int]]] = {
    "modifier": lambda judge: judge.modifier(),
    "headline": lambda judge: judge.headline(),
    "play-card": lambda judge: judge.play(),
    "use-card": lambda judge: judge.use(),
    "action": lambda judge: judge.use(),
    "event-too": lambda judge: judge.accept(),
    "influence-where": lambda judge: judge.place_with_card(),
    "realign-where": lambda judge: judge.realign(),
    "trade-where": lambda judge: judge.trade(),
    "place-us": lambda judge: judge.place(US, 1),
    "place-cn": lambda judge: judge.place(CN, 1),
    "subtract": lambda judge: judge.place(ANTI, 1),
    "remove-us": lambda judge: judge.place(US, -1),
    "remove-cn": lambda judge: judge.place(CN, -1),
    "remove-anti": lambda judge: judge.place(ANTI, -1),
    "sanction": lambda judge: judge.options[0],
    "may-advance-tech": lambda judge: judge.accept(),
    "may-pay": lambda judge: judge.pay(),
    "may-provoke": lambda judge: judge.provoke(),
    "may-look": lambda judge: judge.accept(),
    "choose": lambda judge: judge.choose(),
    "discard": lambda judge: judge.discard(),
    "discard-or-unrest": lambda judge: judge.discard(),
    "exchange": lambda judge: judge.exchange(),
    "together-with": lambda judge: judge.take_together(),
    "belt-and-road": lambda judge: judge.accept(),
    "eighth-round": lambda judge: judge.accept(),
    "upgrade-economy": lambda judge: judge.upgrade(),
    "end-discard": lambda judge: judge.discard_at_end(),
}


class DawnBasic(Heuristic[Dawn, Judge]):
    """The game's own bot."""

    def __init__(self) -> None:
        super().__init__(Dawn, ANSWERS)

    def think(self, g: Dawn, sight: Sight) -> Judge:
        return Judge(g, sight)
