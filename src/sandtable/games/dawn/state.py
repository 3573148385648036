"""The position, and the questions and changes in which all rules are written."""

from __future__ import annotations

from typing import Final

from sandtable.engine import NOTHING, Deck
from sandtable.games.common.countries import NOBODY, CountryMap
from sandtable.games.common.influence import InfluenceGame

from .cards import (
    BASE_DECKS,
    BLOCKED_BY,
    EARLY,
    EU_COUNTRIES,
    EUROPEAN_UNION,
    EXTRA_SCORING,
    HISTORY_DECKS,
    IS_SCORING,
    NEEDS_WAR,
    PRINTED_OPS,
    REQUIRES,
    REQUIRES_ANY,
    SCO,
    SCO_COUNTRIES,
    SIDE,
    TERROR_COUNTRIES,
    UN_RESOLUTION,
    WAR_ON_TERROR,
)
from .names import (
    ANTI,
    BOTH,
    CN,
    COUNTRIES,
    FIRST_HISTORY,
    HOME,
    INDIA,
    INFLUENCE_KEYS,
    MAP,
    SEATS,
    STABILITY,
    START_ANTI,
    START_CHINESE,
    START_US,
    STARTS_CROSSED,
    TAIWAN,
    UKRAINE,
    US,
)
from .tracks import (
    ALL_OUT_WAR,
    COST,
    COST_INDIA,
    COST_OPPOSED,
    DIPLOMACY_MAX,
    ECONOMY_MAX,
    EVENT_AND_ACTION,
    FIRST_DEMAND,
    NEXT_CARD,
    OPPOSING_SUPERPOWER,
    OPS_MAX,
    OPS_MIN,
    OWN_SUPERPOWER,
    PLUS_ONE,
    RUIN,
    SECURITY_MAX,
    SECURITY_MIN,
    SOCIAL_MAX,
    START,
    WAR_BOX,
)

POWERS: Final = 3
"""US, Chinese and anti-US influence; the last is the negative of the first and never stands beside it."""

# The steps of a turn that are phases of their own

STATUS: Final = 0
HISTORY: Final = 1
DEAL: Final = 2
HEADLINE: Final = 3
BELT: Final = 4
ROUNDS: Final = 5
ECONOMIC: Final = 6
EXTRA: Final = 7
END: Final = 8
FINAL: Final = 9
STEP_IDS: Final[list[str]] = [
    "status",
    "history",
    "deal",
    "headline",
    "belt-and-road",
    "action-round",
    "economy",
    "extra-scoring",
    "end-of-turn",
    "final-scoring",
]


class Table(InfluenceGame):
    """A game in progress. Lists of two are by seat."""

    def __init__(self) -> None:
        super().__init__(SEATS, POWERS)
        self.turn = 1
        self.step: int = STATUS
        self.history_played = 0
        self.history_side: int = NOBODY
        self.round = 1
        self.moving: int = US
        self.phasing: int = NOBODY
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
        self.happened: list[bool] = [False] * FIRST_HISTORY
        self.in_force: list[bool] = [False] * FIRST_HISTORY
        self.bought = False
        self.in_play: list[int] = []
        self.headlines: list[int] = [NOTHING, NOTHING]
        self.modifiers: list[int] = [NOTHING, NOTHING]
        self.history: list[Deck] = []
        self.extra_scoring = Deck()

    def set_up(self) -> None:
        """Chapter 3."""
        for place in COUNTRIES:
            self.add_influence(CN, place, START_CHINESE[place])
            self.add_influence(ANTI, place, START_ANTI[place])
            self.add_influence(US, place, START_US[place])
        self.deck = Deck(BASE_DECKS[EARLY])
        self.history = [Deck(cards) for cards in HISTORY_DECKS[EARLY]]
        self.extra_scoring = Deck(EXTRA_SCORING)

    def copy_table_to(self, twin: Table) -> None:
        self.copy_influence_to(twin)
        twin.turn = self.turn
        twin.step = self.step
        twin.history_played = self.history_played
        twin.history_side = self.history_side
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
        twin.headlines = self.headlines.copy()
        twin.modifiers = self.modifiers.copy()
        twin.history = [pile.copy() for pile in self.history]
        twin.extra_scoring = self.extra_scoring.copy()

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
        return NOBODY

    def add_influence(self, power: int, country: int, n: int = 1) -> None:
        """US and anti-US influence cancel each other point for point; only the rest is placed."""
        if n <= 0:
            return
        if power == US:
            if country == UKRAINE:
                self.placed_in_ukraine += n
            n -= self.remove_influence(ANTI, country, n)
        elif power == ANTI:
            n -= self.remove_influence(US, country, n)
        if n > 0:
            self.change_influence(power, country, n)

    def influence_changed(self, power: int, country: int, change: int) -> None:
        if country == UKRAINE:
            self.watch_ukraine()
        if self.log is not None:
            self.note("influence", "2.1.8b", space=country, what=INFLUENCE_KEYS[power], change=f"{change:+d}")

    def watch_ukraine(self) -> None:
        """The war starts once the track is there and China does not control Ukraine; then it never stops."""
        if self.russia == WAR_BOX and self.war_demand == 0 and self.controller[UKRAINE] != CN:
            self.war_demand = FIRST_DEMAND
            self.note("war-begins", "8.1.5a")

    def price(self, power: int, country: int) -> int:
        if country == INDIA:
            return COST_INDIA
        controller = self.controller[country]
        if power == CN:
            return COST_OPPOSED if controller == US else COST
        return COST_OPPOSED if controller in (CN, ANTI) else COST

    def china_controls(self, country: int) -> bool:
        """As cards mean it: Chinese or anti-US control (2.1.8.3b)."""
        return self.controller[country] in (CN, ANTI)

    def controls(self, side: int, country: int) -> bool:
        """As cards mean it, of either side."""
        return self.controller[country] == US if side == US else self.china_controls(country)

    # Tracks (9.1, 9.2); a step beyond an end is lost

    def change_social(self, side: int, n: int) -> None:
        self.social[side] = max(RUIN, min(SOCIAL_MAX, self.social[side] + n))
        self.note_step("social", "9.1.1", side, n, self.social[side])

    def change_economy(self, side: int, n: int) -> None:
        self.economy[side] = max(RUIN, min(ECONOMY_MAX, self.economy[side] + n))
        self.note_step("economy", "9.1.1", side, n, self.economy[side])

    def change_forex(self, side: int, n: int) -> None:
        """A side that has less loses what it has."""
        self.forex[side] = max(0, self.forex[side] + n)
        self.note_step("forex", "2.3.1", side, n, self.forex[side])

    def gain_vp(self, side: int, n: int) -> None:
        if n > 0:
            self.vp[side] += n
            self.note("vp", "10.2", seat=side, n=n, total=self.vp[side])

    def change_diplomacy(self, n: int, floor: int = ALL_OUT_WAR) -> None:
        if n < 0:
            self.diplomacy = max(min(floor, self.diplomacy), self.diplomacy + n)
        else:
            self.diplomacy = min(DIPLOMACY_MAX, self.diplomacy + n)
        self.note_step("diplomacy", "9.2.1", NOBODY, n, self.diplomacy)

    def change_security(self, n: int) -> None:
        self.security = max(SECURITY_MIN, min(SECURITY_MAX, self.security + n))
        self.note_step("security", "9.2.1", NOBODY, n, self.security)

    def note_step(self, key: str, rule: str, side: int, n: int, level: int) -> None:
        if self.log is not None:
            self.note(key, rule, seat=side, change=f"{n:+d}", level=level)

    # Losing at once (9.1.3, 9.2.3, 10.3)

    def is_ruined(self, side: int) -> bool:
        return self.social[side] <= RUIN or self.economy[side] <= RUIN

    def judge_ruin(self) -> None:
        """Call after each single effect."""
        all_out_war = self.diplomacy <= ALL_OUT_WAR
        lost = [side for side in (US, CN) if self.is_ruined(side) or (all_out_war and self.phasing == side)]
        if len(lost) == SEATS:
            self.finish("both-ruined", [])
        elif lost:
            loser = lost[0]
            if all_out_war and self.phasing == loser:
                ending = "all-out-war"
            else:
                ending = "civil-war" if self.social[loser] <= RUIN else "collapse"
            self.finish(ending, [1 - loser])

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

    def can_draw(self) -> bool:
        if not len(self.deck):
            self.reshuffle()
        return len(self.deck) > 0

    def receive(self, seat: int, card: int) -> None:
        """The moment the pile is empty, the discards become a new one (4.4)."""
        super().receive(seat, card)
        if not len(self.deck):
            self.reshuffle()

    def ops(self, seat: int, card: int) -> int:
        """The value in the seat's hands: reductions first, then increases (7.3, 7.7)."""
        if IS_SCORING[card]:
            return 0
        reduced = max(OPS_MIN, PRINTED_OPS[card] - self.ops_minus[seat])
        bonus = self.ops_plus[seat]
        if seat == US and self.next_card[PLUS_ONE] and self.step == ROUNDS:
            bonus += 1
        return min(OPS_MAX, reduced + bonus)

    def can_happen(self, card: int, player: int) -> bool:
        """Whether the card's requirements, blocks and conditions let its event happen now."""
        if NEEDS_WAR[card] and self.war_demand == 0:
            return False
        if card == UN_RESOLUTION and (self.step == HEADLINE or not self.cards_of_opponent(player)):
            return False
        for needed in REQUIRES[card]:
            if not self.happened[needed]:
                return False
        for blocker in BLOCKED_BY[card]:
            if self.happened[blocker]:
                return False
        for either in REQUIRES_ANY[card]:
            if self.happened[either]:
                return True
        return not REQUIRES_ANY[card]

    def cards_of_opponent(self, seat: int) -> list[int]:
        return [card for card in self.hands[seat] if SIDE[card] == 1 - seat]

    def event_player(self, card: int, player: int) -> int:
        """Who carries the event out, whoever played the card."""
        return player if SIDE[card] == BOTH else SIDE[card]

    def card_in_play(self) -> int:
        return self.in_play[-1] if self.in_play else NOTHING

    def end_permanent(self, card: int) -> None:
        if self.in_force[card]:
            self.in_force[card] = False
            self.removed.append(card)
            self.note("event-ended", "2.2.1.6b", card=card)

    # Realignment (6.2)

    def can_realign(self, side: int, country: int) -> bool:
        if self.crossed[country] or (side == CN and self.low_profile):
            return False
        if side == CN:
            return self.influence[US][country] > 0
        return self.influence[CN][country] > 0 or self.influence[ANTI][country] > 0

    def realignment_modifier(self, side: int, country: int) -> int:
        modifier = 0
        if HOME[country] == side:
            modifier = OWN_SUPERPOWER
        elif HOME[country] == 1 - side:
            modifier = OPPOSING_SUPERPOWER
        if EU_COUNTRIES[country] and self.in_force[EUROPEAN_UNION]:
            modifier -= 1
        if side == US and TERROR_COUNTRIES[country] and self.in_force[WAR_ON_TERROR]:
            modifier += 1
        if side == US and SCO_COUNTRIES[country] and self.in_force[SCO]:
            modifier -= 1
        return modifier

    def general_ai_ready(self, seat: int) -> bool:
        return seat == US and self.next_card[EVENT_AND_ACTION]
