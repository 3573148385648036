"""The state of the game: the map and its influence, the tracks, and where every card is."""

from __future__ import annotations

from typing import final

from sandtable.engine import NOTHING, Decision, Flow, Gesture, Options, Pick, View
from sandtable.engine.contract import FinalScore
from sandtable.games.common.countries import CountryMap
from sandtable.games.common.influence import InfluenceGame

from .content import (
    ACTION_ROUND,
    ACTION_ROUNDS,
    COUNTRIES,
    ERA_OF_TURN,
    HAND_SIZE,
    HEADLINE_EVENT,
    HEADLINES,
    LAST_BOX,
    MISSILE_ENVY,
    MOST_ACTION_ROUNDS,
    REGION_OF,
    SETUP,
    STABILITY,
    START_DEFCON,
    TURN_START,
)
from .options import MAP, SIDES, US, USSR
from .rules import action_round, headlines, setup, turn
from .rules.events import complete as complete
from .table import gestures, hidden, hints, invariants, view, why_not


@final
class Twilight(InfluenceGame):
    """Ten turns of cold war. Both sides are seats: USSR 0, US 1. `vp` counts for the US, below zero for the USSR.

    `ops_shift` and `coup_shift` are the sums of what cards add this turn to a side's operations and to its coup dice
    in Latin America. `crisis` is the side that may not coup this turn, `bound` the side that owes a play of Missile
    Envy, `on_table` the cards being carried out, `chosen` the card of a hand whose use is still open and that nobody
    else knows, `cause` the clause by which things happen now. The operation under way has a printed value, may be the
    China Card's or free of DEFCON's limits, and goes to the countries `op_where` by `op_clause`; `open_to` are those
    that an event leaves open just now.
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
        self.crisis = NOTHING
        self.bound = NOTHING
        self.chernobyl = NOTHING
        self.oil_round = False
        self.on_table: list[int] = []
        self.chosen = NOTHING
        self.open_to: list[int] = []
        self.op_printed = 0
        self.op_china = False
        self.op_free = False
        self.op_where = COUNTRIES
        self.op_clause = ""
        self.cause = ""
        self.optional_cards = True
        self.us_handicap = 0
        self.reveal_held = False
        self.digital_rulings = False

    def copy(self) -> Twilight:
        twin = Twilight()
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
        twin.chosen, twin.open_to = self.chosen, self.open_to
        twin.op_printed, twin.op_china, twin.op_free = self.op_printed, self.op_china, self.op_free
        twin.op_where, twin.op_clause = self.op_where, self.op_clause
        twin.cause = self.cause
        twin.optional_cards, twin.us_handicap = self.optional_cards, self.us_handicap
        twin.reveal_held, twin.digital_rulings = self.reveal_held, self.digital_rulings
        self.copy_influence_to(twin)
        return twin

    def next_phase(self) -> Flow:
        phase = self.phase
        if phase == ACTION_ROUND:
            return action_round.action_round(self)
        if phase == HEADLINE_EVENT:
            return headlines.resolve_headline(self)
        if phase == HEADLINES:
            return headlines.choose_headlines(self)
        if phase == TURN_START:
            return turn.start_turn(self)
        return setup.set_up(self) if phase == SETUP else turn.end_turn(self)

    # The turn

    def era(self) -> int:
        return ERA_OF_TURN[self.turn]

    def hand_size(self) -> int:
        return HAND_SIZE[self.era()]

    def action_rounds(self) -> int:
        return ACTION_ROUNDS[self.era()]

    def has_ability(self, side: int, box: int) -> bool:
        """The first side in a box of the space race has its ability until the other arrives."""
        return self.space[side] >= box > self.space[1 - side]

    def may_take_extra_round(self, side: int) -> bool:
        return self.has_ability(side, LAST_BOX) or (side == US and self.oil_round)

    def rounds_of(self, side: int) -> int:
        return MOST_ACTION_ROUNDS if self.may_take_extra_round(side) else self.action_rounds()

    def rounds_left(self, side: int) -> int:
        """Action rounds of this turn that the side still has, the present one included."""
        done = self.round if side < self.phasing else self.round - 1
        return self.rounds_of(side) - done

    # What the words of cards and influence ask

    def cited(self, key: str) -> str:
        return self.cause

    def country_map(self) -> CountryMap:
        return MAP

    def judge_control(self, country: int) -> int:
        lead = self.influence[USSR][country] - self.influence[US][country]
        needed = STABILITY[country]
        if lead >= needed:
            return USSR
        return US if -lead >= needed else NOTHING

    def influence_changed(self, power: int, country: int, change: int) -> None:
        if self.log is not None:
            us, ussr = self.influence[US][country], self.influence[USSR][country]
            key = "added" if change > 0 else "removed"
            self.note(key, self.cause, seat=power, space=country, n=abs(change), us=us, ussr=ussr)

    def may_place(self, power: int, country: int) -> bool:
        return power == US or self.chernobyl == NOTHING or REGION_OF[country] != self.chernobyl

    def opened(self, where: list[int]) -> None:
        self.open_to = where

    def discard(self, seat: int, card: int) -> None:
        super().discard(seat, card)
        if card == MISSILE_ENVY:
            self.bound = NOTHING

    # What the table asks

    def when(self) -> int:
        return self.turn

    def standings(self) -> list[FinalScore]:
        return view.final_scores(self)

    def scores(self) -> list[float]:
        if self.over:
            return [1.0 if side in self.winners else 0.5 if not self.winners else 0.0 for side in SIDES]
        return [float(-self.vp), float(self.vp)]

    def view(self, seat: int) -> View:
        return view.view(self, seat)

    def why_not(self, decision: Decision, option: int) -> str:
        return why_not.why_not(self, decision, option)

    def hints(self, decision: Decision) -> dict[int, dict[str, float]]:
        return hints.hints(self, decision)

    def gestures(self, decision: Decision) -> list[Gesture]:
        return gestures.gestures(self, decision)

    def resample(self, seat: int, random: Pick) -> None:
        hidden.resample(self, seat, random)

    def check(self) -> str:
        return invariants.check(self)


def new(seats: int, options: Options) -> Twilight:
    g = Twilight()
    g.optional_cards = bool(options["optional-cards"])
    g.us_handicap = int(options["us-handicap"])
    g.reveal_held = bool(options["reveal-held"])
    g.digital_rulings = bool(options["digital-rulings"])
    return g
