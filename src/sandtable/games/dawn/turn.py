"""The sequence of a turn: steps A to K (chapter 4)."""

from __future__ import annotations

from typing import final

from sandtable.engine import NOTHING, PASS, Decision, Deck, Flow, Options, Pick, View
from sandtable.games.common.countries import NOBODY

from .advice import hints, why_not
from .cards import (
    BASE_DECKS,
    BELT_AND_ROAD,
    EUROPEAN_ORDER,
    HISTORY_DECKS,
    HISTORY_SIDE,
    IS_SCORING,
    LATE,
    MID,
    SOUTHERN_TOUR,
    TAKES_MODIFIERS,
    WAR_ON_TERROR,
)
from .events import build_belt_and_road
from .names import CN, FIRST_MODIFIER, US, YES
from .play import action_round, play_headline
from .progress import carry_out_band, war_penalty
from .scoring import final_scoring, score
from .state import (
    BELT,
    DEAL,
    ECONOMIC,
    END,
    EXTRA,
    FINAL,
    HEADLINE,
    HISTORY,
    ROUNDS,
    STATUS,
    Table,
)
from .tracks import (
    ACTION_ROUNDS,
    ATTEMPTS,
    DECAY,
    DEMAND_STEP,
    DIPLOMACY_MAX,
    ECONOMY_MAX,
    EIGHTH_ROUND,
    EXTRA_FROM,
    EXTRA_TO,
    HAND_SIZE,
    INCOME,
    LATE_FROM,
    MID_FROM,
    MODIFIER_COST,
    MODIFIER_COUNTERS,
    MODIFIER_VALUE,
    OPPONENT_VP,
    OWN_DISCARD,
    OWN_SOCIAL,
    OWN_VP,
    SECURITY_MAX,
    SOCIAL_DROP_BELOW,
    TURNS,
    UPGRADE_PRICE,
)
from .view import check, resample, scores, view


@final
class Dawn(Table):
    """The whole game."""

    def copy(self) -> Dawn:
        twin = Dawn()
        self.copy_table_to(twin)
        return twin

    def next_phase(self) -> Flow:
        step = self.step
        if step == ROUNDS:
            return self.next_round()
        if step == STATUS:
            return self.check_status()
        if step == HISTORY:
            return self.next_history_card()
        if step == DEAL:
            return self.deal()
        if step == HEADLINE:
            return self.headline_phase()
        if step == BELT:
            return self.start_of_rounds()
        if step == ECONOMIC:
            return self.economic_phase()
        if step == EXTRA:
            return self.extra_scoring_card()
        if step == END:
            return self.end_of_turn()
        return self.score_finally()

    # A, B, C: recovery, the war's demand, what society and economy allow this turn

    def check_status(self) -> Flow:
        self.note("turn", "4.6a", n=self.turn)
        if self.diplomacy < DIPLOMACY_MAX:
            self.change_diplomacy(1)
        if self.security < SECURITY_MAX:
            self.change_security(1)
        if self.war_demand > 0:
            self.war_demand += DEMAND_STEP
            self.note("war-demand", "4.6.B", n=self.war_demand)
        self.placed_in_ukraine = 0
        for side in (US, CN):
            self.hand_size[side] = HAND_SIZE[self.social[side]]
            self.may_discard[side] = OWN_DISCARD[self.social[side]] > 0
            self.eighth_round[side] = EIGHTH_ROUND[self.social[1 - side]] > 0
            self.attempts[side] = ATTEMPTS[self.economy[side]]
            self.traded[side] = False
        self.raced = False
        self.sabotaged = False
        self.phasing = NOBODY
        self.history_played = 0
        self.step = HISTORY
        yield from ()

    # D: the historical events

    def next_history_card(self) -> Flow:
        """US card before Chinese card; the first turn has the two fixed cards before those drawn."""
        fixed = [EUROPEAN_ORDER, SOUTHERN_TOUR] if self.turn == 1 else []
        played = self.history_played
        if played < len(fixed):
            card = fixed[played]
        else:
            pile = self.history[played - len(fixed)]
            card = yield pile.draw()
            pile.take(card)
        self.history_played += 1
        if self.history_played == len(fixed) + 2:
            self.step = DEAL
        yield from self.historical_event(card)

    def historical_event(self, card: int) -> Flow:
        self.note("history", "4.6.Dc", reveals=True, seat=HISTORY_SIDE[card], history=card)
        self.history_side = HISTORY_SIDE[card]
        modifier = 0
        if TAKES_MODIFIERS[card]:
            yield self.together([self.play_modifier(US), self.play_modifier(CN)])
            modifier = self.pay_modifiers()
        roll = yield self.roll()
        self.note("history-roll", "4.6.De", seat=HISTORY_SIDE[card], roll=roll, modifier=f"{modifier:+d}")
        yield from carry_out_band(self, card, max(1, min(6, roll + modifier)))
        self.judge_ruin()

    def play_modifier(self, seat: int) -> Flow:
        affordable = [number for number in range(len(MODIFIER_COST)) if MODIFIER_COST[number] <= self.forex[seat]]
        if len(affordable) == 1:
            self.modifiers[seat] = affordable[0]
            return
        chosen = yield self.ask(seat, "modifier", [FIRST_MODIFIER + number for number in affordable])
        self.modifiers[seat] = chosen - FIRST_MODIFIER

    def pay_modifiers(self) -> int:
        """Both pay, countered or not; returns what is added to the roll."""
        total = 0
        for seat in (US, CN):
            mine, theirs = self.modifiers[seat], self.modifiers[1 - seat]
            self.note("modifier", "2.2.3.3f", reveals=True, seat=seat, card=FIRST_MODIFIER + mine)
            if MODIFIER_COST[mine]:
                self.change_forex(seat, -MODIFIER_COST[mine])
            if not MODIFIER_COUNTERS[theirs]:
                total += MODIFIER_VALUE[mine]
        self.modifiers = [NOTHING, NOTHING]
        return total

    # E: dealing, one card each in turn

    def deal(self) -> Flow:
        self.step = HEADLINE
        dealt = True
        while dealt:
            dealt = False
            for seat in (US, CN):
                if len(self.hands[seat]) < self.hand_size[seat] and self.can_draw():
                    card = yield self.deck.draw()
                    self.receive(seat, card)
                    dealt = True

    # F: headlines

    def headline_phase(self) -> Flow:
        yield self.together([self.choose_headline(US), self.choose_headline(CN)])
        for seat in (US, CN):
            if self.headlines[seat] != NOTHING:
                self.leave_hand(seat, self.headlines[seat])
                self.note("headline", "4.6.Fa", reveals=True, seat=seat, card=self.headlines[seat])
        for seat in self.headline_order():
            if self.headlines[seat] != NOTHING and not self.over:
                yield from play_headline(self, seat)
        self.phasing = NOBODY
        self.step = BELT

    def choose_headline(self, seat: int) -> Flow:
        if self.hands[seat]:
            self.headlines[seat] = yield self.ask(seat, "headline", self.hands[seat])

    def headline_order(self) -> tuple[int, int]:
        """The higher value first; equal values, and two scoring cards, China first."""
        if self.headline_value(US) > self.headline_value(CN):
            return (US, CN)
        return (CN, US)

    def headline_value(self, seat: int) -> int:
        card = self.headlines[seat]
        return 0 if card == NOTHING else self.ops(seat, card)

    # G: action rounds

    def start_of_rounds(self) -> Flow:
        """Belt and Road, where it is in force."""
        self.round = 1
        self.moving = US
        self.step = ROUNDS
        if self.in_force[BELT_AND_ROAD] and self.forex[CN] >= 1:
            answer = yield self.ask(CN, "belt-and-road", [YES, PASS], about=BELT_AND_ROAD)
            if answer == YES:
                self.change_forex(CN, -1)
                yield from build_belt_and_road(self)

    def next_round(self) -> Flow:
        seat = self.moving
        takes_part = bool(self.hands[seat])
        if takes_part and self.round > ACTION_ROUNDS:
            takes_part = self.eighth_round[seat]
            if takes_part:
                answer = yield self.ask(seat, "eighth-round", [YES, PASS])
                takes_part = answer == YES
        if takes_part:
            if self.log is not None:
                self.note("round", "4.6.Ga", seat=seat, n=self.round)
            yield from action_round(self, seat)
        self.phasing = NOBODY
        self.moving = 1 - seat
        if seat == CN:
            self.round += 1
            if self.round > ACTION_ROUNDS + 1:
                self.step = ECONOMIC
                self.end_rounds()

    def end_rounds(self) -> None:
        """Whoever still holds a scoring card loses; what lasts for the rest of the turn ends."""
        self.ops_plus = [0, 0]
        self.ops_minus = [0, 0]
        self.low_profile = False
        if self.over:
            return
        holders = [seat for seat in (US, CN) if any(IS_SCORING[card] for card in self.hands[seat])]
        if len(holders) == 2:
            self.finish("both-held-scoring", [])
        elif holders:
            self.finish("held-scoring", [1 - holders[0]])

    # H: the economic phase

    def economic_phase(self) -> Flow:
        self.step = EXTRA
        for side in (US, CN):
            self.change_forex(side, self.income(side))
        for side in (US, CN):
            yield from self.offer_upgrade(side)
        for side in (US, CN):
            self.change_economy(side, -DECAY)
        for side in (US, CN):
            if self.economy[side] < SOCIAL_DROP_BELOW:
                self.change_social(side, -1)
        self.judge_ruin()
        if not self.over:
            for side in (US, CN):
                self.reap_economy(side)

    def income(self, side: int) -> int:
        income = INCOME[self.economy[side]]
        return max(0, income - 1) if side == US and self.in_force[WAR_ON_TERROR] else income

    def offer_upgrade(self, side: int) -> Flow:
        level = self.economy[side]
        price = UPGRADE_PRICE[level]
        if level < ECONOMY_MAX and self.forex[side] >= price:
            answer = yield self.ask(side, "upgrade-economy", [YES, PASS], price)
            if answer == YES:
                self.change_forex(side, -price)
                self.change_economy(side, 1)

    def reap_economy(self, side: int) -> None:
        level = self.economy[side]
        self.gain_vp(side, OWN_VP[level])
        self.gain_vp(1 - side, OPPONENT_VP[level])
        if OWN_SOCIAL[level]:
            self.change_social(side, OWN_SOCIAL[level])

    # I: an extra scoring card

    def extra_scoring_card(self) -> Flow:
        self.step = END
        if EXTRA_FROM <= self.turn <= EXTRA_TO:
            card = yield self.extra_scoring.draw()
            self.extra_scoring.take(card)
            self.note("extra-scoring", "4.6.I", reveals=True, card=card)
            score(self, card)

    # J: the end of the turn

    def end_of_turn(self) -> Flow:
        yield from war_penalty(self)
        for seat in (US, CN):
            if self.may_discard[seat] and self.hands[seat]:
                yield from self.offer_discard(seat, "end-discard", self.hands[seat])
        if self.turn == TURNS:
            self.step = FINAL
            return
        self.turn += 1
        self.step = STATUS
        if self.turn == MID_FROM:
            self.add_era(MID)
        elif self.turn == LATE_FROM:
            self.add_era(LATE)

    def add_era(self, era: int) -> None:
        """The era's cards join the present pile; the discards stay out, the old history decks are gone."""
        self.note("era", "4.5", era=era)
        self.deck.put_all(BASE_DECKS[era])
        self.history = [Deck(cards) for cards in HISTORY_DECKS[era]]

    # K: final scoring

    def score_finally(self) -> Flow:
        final_scoring(self)
        yield from ()

    # What the table asks

    def scores(self) -> list[float]:
        return scores(self)

    def view(self, seat: int) -> View:
        return view(self, seat)

    def resample(self, seat: int, random: Pick) -> None:
        resample(self, seat, random)

    def check(self) -> str:
        return check(self)

    def why_not(self, decision: Decision, option: int) -> str:
        return why_not(self, decision, option)

    def hints(self, decision: Decision) -> dict[int, dict[str, float]]:
        return hints(self, decision)


def new(seats: int, options: Options) -> Dawn:
    game = Dawn()
    game.set_up()
    return game
