"""The state of the game: every field, what changes influence and control, and which step comes next."""

from __future__ import annotations

from typing import final

from sandtable.engine import NOTHING, Decision, Deck, Flow, Gesture, Options, Pick, View
from sandtable.engine.contract import FinalScore
from sandtable.games.common.countries import CountryMap
from sandtable.games.common.influence import InfluenceGame

from .content import COST, COST_INDIA, COST_OPPOSED, INDIA, NEXT_CARD, STABILITY, START, STARTS_CROSSED, TAIWAN, UKRAINE
from .options import ANTI, CN, INFLUENCE_KEYS, MAP, PAST_CARDS, POWERS, SEATS, US
from .rules import action_round, deal, economy, end_of_turn, headline, history, russia, scoring, setup, start_of_turn
from .rules.choosing import Target
from .rules.status import signed
from .rules.steps import (
    BELT,
    DEAL,
    ECONOMIC,
    END,
    EXTRA,
    HEADLINE,
    HISTORY,
    ROUNDS,
    STATUS,
)
from .table import gestures, hidden, hints, invariants, view, why_not


@final
class Dawn(InfluenceGame):
    """A game in progress. Lists of two are by seat."""

    def __init__(self) -> None:
        super().__init__(SEATS, POWERS)
        self.turn = 1
        self.step: int = STATUS
        self.history_played = 0
        self.history_card: int = NOTHING
        self.round = 0  # outside step G
        self.moving: int = US
        self.phasing: int = NOTHING
        # The map and the tracks
        self.crossed: list[int] = STARTS_CROSSED.copy()
        self.social: list[int] = [START["social_us"], START["social_cn"]]
        self.economy: list[int] = [START["economy_us"], START["economy_cn"]]
        self.forex: list[int] = [START["forex_us"], START["forex_cn"]]
        self.vp: list[int] = [0, 0]
        self.diplomacy = START["diplomacy"]
        self.security = START["security"]
        self.russia = 0
        self.russia_due = 0
        self.tech: list[int] = [0, 0]
        self.war_demand = 0
        self.placed_in_ukraine = 0
        # What step C fixed, and what was used of it
        self.hand_size: list[int] = [0, 0]
        self.may_discard: list[bool] = [False, False]
        self.eighth_round: list[bool] = [False, False]
        self.attempts: list[int] = [0, 0]
        self.raced = False
        self.sabotaged = False
        self.traded: list[bool] = [False, False]
        # For the rest of the turn, and for the next US card
        self.ops_plus: list[int] = [0, 0]
        self.ops_minus: list[int] = [0, 0]
        self.low_profile = False
        self.next_card: list[bool] = [False] * len(NEXT_CARD)
        # Cards outside hands and piles
        self.happened: list[bool] = [False] * PAST_CARDS
        self.in_force: list[bool] = [False] * PAST_CARDS
        self.bought = False
        self.in_play: list[int] = []
        self.box: int = NOTHING  # the box of a track that is being carried out
        self.target: Target | None = None  # the country that an event is choosing
        self.headlines: list[int] = [NOTHING, NOTHING]
        self.modifiers: list[int] = [NOTHING, NOTHING]
        self.history: list[Deck] = []
        self.extra_scoring = Deck()

    def copy(self) -> Dawn:
        twin = Dawn()
        self.copy_influence_to(twin)
        twin.turn = self.turn
        twin.step = self.step
        twin.history_played = self.history_played
        twin.history_card = self.history_card
        twin.round = self.round
        twin.moving = self.moving
        twin.phasing = self.phasing
        twin.crossed = self.crossed.copy()
        twin.social = self.social.copy()
        twin.economy = self.economy.copy()
        twin.forex = self.forex.copy()
        twin.vp = self.vp.copy()
        twin.diplomacy = self.diplomacy
        twin.security = self.security
        twin.russia = self.russia
        twin.russia_due = self.russia_due
        twin.tech = self.tech.copy()
        twin.war_demand = self.war_demand
        twin.placed_in_ukraine = self.placed_in_ukraine
        twin.hand_size = self.hand_size.copy()
        twin.may_discard = self.may_discard.copy()
        twin.eighth_round = self.eighth_round.copy()
        twin.attempts = self.attempts.copy()
        twin.raced = self.raced
        twin.sabotaged = self.sabotaged
        twin.traded = self.traded.copy()
        twin.ops_plus = self.ops_plus.copy()
        twin.ops_minus = self.ops_minus.copy()
        twin.low_profile = self.low_profile
        twin.next_card = self.next_card.copy()
        twin.happened = self.happened.copy()
        twin.in_force = self.in_force.copy()
        twin.bought = self.bought
        twin.in_play = self.in_play.copy()
        twin.box = self.box
        twin.target = self.target
        twin.headlines = self.headlines.copy()
        twin.modifiers = self.modifiers.copy()
        twin.history = [pile.copy() for pile in self.history]
        twin.extra_scoring = self.extra_scoring.copy()
        return twin

    def next_phase(self) -> Flow:
        step = self.step
        if step == ROUNDS:
            return action_round.next_round(self)
        if step == STATUS:
            return start_of_turn.check_status(self)
        if step == HISTORY:
            return history.next_history_card(self)
        if step == DEAL:
            return deal.deal(self)
        if step == HEADLINE:
            return headline.headline_phase(self)
        if step == BELT:
            return action_round.start_of_rounds(self)
        if step == ECONOMIC:
            return economy.economic_phase(self)
        if step == EXTRA:
            return scoring.extra_scoring_card(self)
        if step == END:
            return end_of_turn.end_of_turn(self)
        return scoring.final_phase(self)

    # Influence and control (2.1.8)

    def country_map(self) -> CountryMap:
        return MAP

    def judge_control(self, country: int) -> int:
        us, chinese = self.influence[US][country], self.influence[CN][country]
        needed = max(STABILITY[country], 1)
        if us - chinese >= needed:
            return US
        if chinese - us >= needed:
            return CN
        if self.influence[ANTI][country] > 0 and country != TAIWAN:
            return ANTI
        return NOTHING

    def add_influence(self, power: int, country: int, n: int = 1) -> None:
        """US and anti-US influence cancel each other point for point; only the rest is placed."""
        if n <= 0:
            return
        if power == US:
            if country == UKRAINE:
                russia.count_for_the_war(self, n)
            n -= self.remove_influence(ANTI, country, n)
        elif power == ANTI:
            n -= self.remove_influence(US, country, n)
        if n > 0:
            self.change_influence(power, country, n)

    def influence_changed(self, power: int, country: int, change: int) -> None:
        if self.log is not None:
            total = self.influence[power][country]
            self.note(
                "influence", "2.1.8b", space=country, what=INFLUENCE_KEYS[power], change=signed(change), total=total
            )
        if country == UKRAINE:
            russia.watch_ukraine(self)

    def price(self, power: int, country: int) -> int:
        if country == INDIA:
            return COST_INDIA
        controller = self.controller[country]
        if power == CN:
            return COST_OPPOSED if controller == US else COST
        return COST_OPPOSED if controller in (CN, ANTI) else COST

    # Cards

    def cited(self, key: str) -> str:
        """An event if one is under way, else the deal, Early AI or the discard at the end of a turn."""
        if key == "reshuffle":
            return "4.4"
        if self.in_play:
            return "5.4" if key == "discard" else "7.1"
        if self.step == END:
            return "9.1.6b"
        return "8.2.3e" if self.step == ROUNDS else "4.6.E"

    def receive(self, seat: int, card: int) -> None:
        """The moment the pile is empty, the discards become a new one (4.4)."""
        super().receive(seat, card)
        if not len(self.deck):
            self.reshuffle()

    # What the table asks

    def when(self) -> int:
        return self.turn

    def standings(self) -> list[FinalScore]:
        return view.final_scores(self)

    def scores(self) -> list[float]:
        return scoring.scores(self)

    def view(self, seat: int) -> View:
        return view.view(self, seat)

    def resample(self, seat: int, random: Pick) -> None:
        hidden.resample(self, seat, random)

    def check(self) -> str:
        return invariants.check(self)

    def why_not(self, decision: Decision, option: int) -> str:
        return why_not.why_not(self, decision, option)

    def hints(self, decision: Decision) -> dict[int, dict[str, float]]:
        return hints.hints(self, decision)

    def gestures(self, decision: Decision) -> list[Gesture]:
        return gestures.gestures(self, decision)


def new(seats: int, options: Options) -> Dawn:
    game = Dawn()
    setup.set_up(game)
    return game
