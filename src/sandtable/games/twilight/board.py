"""The position: tracks, China Card, lasting effects, and the single steps in which all rules change it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import Final, NoReturn

from mypy_extensions import mypyc_attr

from sandtable.engine import NOTHING, Choice, Flow
from sandtable.games.common.countries import NOBODY, CountryMap
from sandtable.games.common.influence import InfluenceGame

from .names import (
    ACTION_ROUNDS,
    ARAB_ISRAELI_WAR,
    BOX_VP,
    CAMP_DAVID,
    CHERNOBYL,
    CLAUSE,
    CLOSED_AT,
    COUNTRIES,
    DE_GAULLE,
    ERA_OF_TURN,
    EUROPE,
    FLOWER_POWER,
    FRANCE,
    HAND_SIZE,
    HOME,
    JAPAN,
    LAST_BOX,
    MAP,
    MILITARY_LIMIT,
    MISSILE_ENVY,
    MOST_ACTION_ROUNDS,
    NATO,
    NEIGHBOURS,
    OPS,
    REGION_OF,
    SCORING,
    SHUTTLE_DIPLOMACY,
    SIDE,
    STABILITY,
    STARRED,
    START_DEFCON,
    THE_REFORMER,
    THIS_TURN_ONLY,
    US,
    US_JAPAN_PACT,
    USSR,
    VP_LIMIT,
    WAR_CARD,
    WEST_GERMANY,
    WILLY_BRANDT,
)

SETUP: Final = 0
TURN_START: Final = 1
HEADLINES: Final = 2
HEADLINE_EVENT: Final = 3
ACTION_ROUND: Final = 4
TURN_END: Final = 5
PHASE_IDS: Final = ["setup", "turn-start", "headlines", "headline-event", "action-round", "turn-end"]

ENDING_CLAUSE: Final = {
    "vp": "10.3.1",
    "europe": "10.3.1~a",
    "nuclear-war": "8.1.3",
    "missile-crisis": "card 40",
    "held-scoring-card": "4.5F",
    "wargames": "card 100",
    "final-scoring": "10.3.2~b",
}

YES: Final = 1
NO: Final = 0
MOST_OPS: Final = 4
MAX_DEFCON: Final = 5


class GameEnds(Exception):
    """Unwinds everything that was still going on; the phase catches it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(InfluenceGame):
    """Both sides are seats: USSR 0, US 1. `vp` counts for the US, below zero for the USSR.

    `ops_shift` and `coup_shift` are the sums of what cards add this turn to a side's operations and to its coup dice
    in Latin America. `crisis` is the side that may not coup this turn, `bound` the side that owes a play of Missile
    Envy, `on_table` the cards being carried out, `cause` the clause by which things happen now.
    """

    def __init__(self) -> None:
        super().__init__(seats=2, powers=2)
        self.phase = SETUP
        self.turn = 1
        self.round = 0
        self.phasing = USSR
        self.vp = 0
        self.defcon = START_DEFCON
        self.moved_to_two = False
        self.space = [0, 0]
        self.attempts = [0, 0]
        self.military = [0, 0]
        self.china_holder = USSR
        self.china_face_up = True
        self.headline = [NOTHING, NOTHING]
        self.headline_open = False
        self.effects: set[int] = set()
        self.ops_shift = [0, 0]
        self.coup_shift = [0, 0]
        self.crisis = NOBODY
        self.bound = NOBODY
        self.chernobyl = NOBODY
        self.oil_round = False
        self.on_table: list[int] = []
        self.cause = ""
        self.optional_cards = True
        self.us_handicap = 0
        self.reveal_held = False
        self.digital_rulings = False

    def copy_board_to(self, twin: Board) -> None:
        twin.phase, twin.turn, twin.round, twin.phasing = self.phase, self.turn, self.round, self.phasing
        twin.vp, twin.defcon, twin.moved_to_two = self.vp, self.defcon, self.moved_to_two
        twin.space = self.space.copy()
        twin.attempts = self.attempts.copy()
        twin.military = self.military.copy()
        twin.china_holder, twin.china_face_up = self.china_holder, self.china_face_up
        twin.headline = self.headline.copy()
        twin.headline_open = self.headline_open
        twin.effects = self.effects.copy()
        twin.ops_shift = self.ops_shift.copy()
        twin.coup_shift = self.coup_shift.copy()
        twin.crisis, twin.bound, twin.chernobyl = self.crisis, self.bound, self.chernobyl
        twin.oil_round = self.oil_round
        twin.on_table = self.on_table.copy()
        twin.cause = self.cause
        twin.optional_cards, twin.us_handicap = self.optional_cards, self.us_handicap
        twin.reveal_held, twin.digital_rulings = self.reveal_held, self.digital_rulings
        self.copy_influence_to(twin)

    def cited(self, key: str) -> str:
        return self.cause

    # What other files add

    @abstractmethod
    def carry_out(self, card: int, player: int) -> Choice:
        """The event of a card that the player uses happens, if it can: YES or NO."""

    @abstractmethod
    def play_card(self, side: int, card: int) -> Flow:
        """A card on the table is played by the side, from the choice of its use to the pile it ends in."""

    @abstractmethod
    def use_for_operations(self, side: int, card: int, may_space: bool) -> Flow:
        """A card on the table is used for its operations alone, without its event, and put away."""

    # Influence

    def country_map(self) -> CountryMap:
        return MAP

    def judge_control(self, country: int) -> int:
        lead = self.influence[USSR][country] - self.influence[US][country]
        needed = STABILITY[country]
        if lead >= needed:
            return USSR
        return US if -lead >= needed else NOBODY

    def influence_changed(self, power: int, country: int, change: int) -> None:
        if self.log is not None:
            us, ussr = self.influence[US][country], self.influence[USSR][country]
            key = "added" if change > 0 else "removed"
            self.note(key, self.cause, seat=power, space=country, n=abs(change), us=us, ussr=ussr)

    def may_place(self, power: int, country: int) -> bool:
        return power == US or self.chernobyl == NOBODY or REGION_OF[country] != self.chernobyl

    def raise_influence_to(self, side: int, country: int, level: int) -> None:
        self.add_influence(side, country, level - self.influence[side][country])

    def controlled_neighbours(self, side: int, country: int) -> int:
        """Countries next to this one that the side controls, its home space included."""
        count = 1 if HOME[country] == side else 0
        for neighbour in NEIGHBOURS[country]:
            if self.controller[neighbour] == side:
                count += 1
        return count

    def controlled_among(self, side: int, where: list[int]) -> int:
        count = 0
        for country in where:
            if self.controller[country] == side:
                count += 1
        return count

    def not_controlled_by(self, side: int, where: list[int]) -> list[int]:
        return [country for country in where if self.controller[country] != side]

    # Victory points

    def gain_vp(self, side: int, n: int, rule: str = "10.2.2") -> None:
        """One side gains the net of a card; 20 wins at once."""
        if n == 0:
            self.note("no-vp", rule, score=self.vp)
            return
        self.move_vp(side, n, rule)
        if abs(self.vp) >= VP_LIMIT:
            self.end("vp", US if self.vp > 0 else USSR)

    def move_vp(self, side: int, n: int, rule: str) -> None:
        self.vp += n if side == US else -n
        self.note("vp", rule, seat=side, n=n, score=self.vp)

    def end(self, ending: str, winner: int) -> NoReturn:
        self.finish(ending, [] if winner == NOBODY else [winner])
        self.note("end", ENDING_CLAUSE[ending], ending=f"end-{ending}", score=self.vp)
        raise GameEnds

    def end_by_score(self, ending: str) -> NoReturn:
        self.end(ending, US if self.vp > 0 else USSR if self.vp < 0 else NOBODY)

    def pay_flower_power(self, player: int, card: int) -> None:
        """The USSR gains when the US plays a war card, unless that war can no longer happen."""
        if player != US or not WAR_CARD[card] or FLOWER_POWER not in self.effects:
            return
        if card != ARAB_ISRAELI_WAR or CAMP_DAVID not in self.effects:
            self.gain_vp(USSR, 2, "card 59")

    # DEFCON and military operations

    def set_defcon(self, level: int) -> None:
        level = min(level, MAX_DEFCON)
        if level == self.defcon:
            return
        better = level > self.defcon
        self.defcon = max(level, 1)
        self.note("defcon-up" if better else "defcon-down", "8.1.1", n=self.defcon)
        if self.defcon == 2:
            self.moved_to_two = True
        elif self.defcon == 1:
            self.end("nuclear-war", 1 - self.phasing)

    def add_military(self, side: int, n: int) -> None:
        self.military[side] = min(MILITARY_LIMIT, self.military[side] + n)
        self.note("military", "8.2~6", seat=side, n=self.military[side])

    # Operations

    def ops(self, side: int, printed: int) -> int:
        """The current value: all modifiers summed, then kept within 1 to 4."""
        return max(1, self.unfloored_ops(side, printed))

    def unfloored_ops(self, side: int, printed: int) -> int:
        """The current value before region bonuses, after which the floor of 1 applies."""
        return min(MOST_OPS, printed + self.ops_shift[side])

    def card_ops(self, side: int, card: int) -> int:
        return self.ops(side, OPS[card])

    def is_open(self, country: int) -> bool:
        """Whether DEFCON lets operations coup or realign there."""
        return CLOSED_AT[REGION_OF[country]] < self.defcon

    def nato_covers(self, country: int) -> bool:
        if NATO not in self.effects or REGION_OF[country] != EUROPE or self.controller[country] != US:
            return False
        if country == FRANCE and DE_GAULLE in self.effects:
            return False
        return not (country == WEST_GERMANY and WILLY_BRANDT in self.effects)

    def is_shielded(self, side: int, country: int) -> bool:
        """Whether a treaty keeps the side from a coup or realignment there."""
        if side == US:
            return False
        return (country == JAPAN and US_JAPAN_PACT in self.effects) or self.nato_covers(country)

    def can_realign(self, side: int, country: int, free: bool) -> bool:
        return (
            self.influence[1 - side][country] > 0
            and (free or CLOSED_AT[REGION_OF[country]] < self.defcon)
            and not self.is_shielded(side, country)
        )

    def can_coup(self, side: int, country: int, free: bool) -> bool:
        if side == USSR and REGION_OF[country] == EUROPE and THE_REFORMER in self.effects:
            return False
        return self.can_realign(side, country, free)

    def coup_targets(self, side: int, where: list[int] = COUNTRIES, free: bool = False) -> Iterator[int]:
        theirs = self.influence[1 - side]
        for country in where:
            if theirs[country] > 0 and self.can_coup(side, country, free):
                yield country

    def realignment_targets(self, side: int, where: list[int] = COUNTRIES, free: bool = False) -> Iterator[int]:
        theirs = self.influence[1 - side]
        for country in where:
            if theirs[country] > 0 and self.can_realign(side, country, free):
                yield country

    def any_coup(self, side: int, where: list[int] = COUNTRIES, free: bool = False) -> bool:
        theirs = self.influence[1 - side]
        return any(theirs[country] > 0 and self.can_coup(side, country, free) for country in where)

    def any_realignment(self, side: int, where: list[int] = COUNTRIES, free: bool = False) -> bool:
        theirs = self.influence[1 - side]
        return any(theirs[country] > 0 and self.can_realign(side, country, free) for country in where)

    # Space race

    def has_ability(self, side: int, box: int) -> bool:
        """The first side in a box has its ability until the other arrives."""
        return self.space[side] >= box > self.space[1 - side]

    def advance_in_space(self, side: int, boxes: int, rule: str = "6.4.2") -> None:
        """Moves the marker and takes the VP of the box reached, unless the track ended before it."""
        box = self.space[side] + boxes
        reached = min(box, LAST_BOX)
        if reached == self.space[side]:
            return
        self.space[side] = reached
        self.note("space", rule, seat=side, n=reached)
        points = BOX_VP[reached][0 if self.space[1 - side] < reached else 1]
        if points > 0 and box == reached:
            self.gain_vp(side, points, rule)

    # Lasting effects

    def start_effect(self, card: int) -> None:
        self.effects.add(card)
        self.note("in-play", CLAUSE[card], card=card)

    def end_effect(self, card: int) -> None:
        if card in self.effects:
            self.effects.remove(card)
            self.note("out-of-play", CLAUSE[card], card=card)

    def end_turn_effects(self) -> None:
        for card in THIS_TURN_ONLY:
            self.end_effect(card)
        self.ops_shift = [0, 0]
        self.coup_shift = [0, 0]
        self.crisis = NOBODY
        self.chernobyl = NOBODY
        self.oil_round = False

    def name_chernobyl(self, region: int) -> None:
        self.chernobyl = region
        self.start_effect(CHERNOBYL)

    # Cards

    def lay_down(self, side: int, card: int) -> None:
        """A card leaves the hand to be played."""
        self.leave_hand(side, card)
        self.on_table.append(card)

    def discard(self, seat: int, card: int) -> None:
        super().discard(seat, card)
        if card == MISSILE_ENVY:
            self.bound = NOBODY

    def put_away(self, card: int, happened: int) -> None:
        """A played card goes out of the game, stays in play, or is discarded."""
        if card not in self.on_table:
            return
        self.on_table.remove(card)
        if card == MISSILE_ENVY:
            self.bound = NOBODY
        if happened == YES and STARRED[card]:
            self.removed.append(card)
        elif happened == NO or card != SHUTTLE_DIPLOMACY:
            self.discards.append(card)

    def owes_missile_envy(self, side: int) -> bool:
        """Whether the side must use Missile Envy for operations next; the digital edition does not insist."""
        return self.bound == side and not self.digital_rulings and MISSILE_ENVY in self.hands[side]

    def pass_china_card(self, to: int, face_up: bool) -> None:
        self.china_holder = to
        self.china_face_up = face_up
        self.note("china-card", "9.3", seat=to)

    def scoring_cards(self, side: int) -> list[int]:
        return [card for card in self.hands[side] if SCORING[card]]

    def cards_worth(self, side: int, least: int) -> Iterator[int]:
        """Cards in hand with at least this current value; scoring cards have none."""
        for card in self.hands[side]:
            if not SCORING[card] and self.card_ops(side, card) >= least:
                yield card

    def partners(self, side: int) -> Iterator[int]:
        """Cards of the hand that UN Intervention can be played with."""
        for card in self.hands[side]:
            if SIDE[card] == 1 - side:
                yield card

    def can_intervene(self, side: int) -> bool:
        return self.round > 0 and any(True for _ in self.partners(side))

    # The turn

    def era(self) -> int:
        return ERA_OF_TURN[self.turn]

    def hand_size(self) -> int:
        return HAND_SIZE[self.era()]

    def action_rounds(self) -> int:
        return ACTION_ROUNDS[self.era()]

    def may_take_extra_round(self, side: int) -> bool:
        return self.has_ability(side, LAST_BOX) or (side == US and self.oil_round)

    def rounds_of(self, side: int) -> int:
        return MOST_ACTION_ROUNDS if self.may_take_extra_round(side) else self.action_rounds()

    def rounds_left(self, side: int) -> int:
        """Action rounds of this turn that the side still has, the present one included."""
        done = self.round if side < self.phasing else self.round - 1
        return self.rounds_of(side) - done
