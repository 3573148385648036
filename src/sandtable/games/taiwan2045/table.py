"""The whole game at the table: its phases, what may be done at any time, what each seat sees."""

from __future__ import annotations

from typing import Final, final

from sandtable.engine import Decision, Flow, Options, Pick, View

from .check import check
from .enemy import POINTS_PER_LURE, can_be_reinforced
from .missions import claim, claim_points, claims
from .moves import clash, walk
from .names import (
    AGITATE,
    CARD,
    GROUNDS,
    MISSION_REGION,
    NOWHERE,
    PLACES,
    RESIST_CLAIM,
    REVEAL,
    SPACE,
    SUBMARINES,
    TAXI_FLEET,
    USE_SUBMARINES,
    USE_TAXIS,
    WELCOME_CLAIM,
)
from .odds import battles_ahead
from .powers import reveal
from .resample import resample
from .rounds import end_round, set_up, start_round
from .state import ACT, ENEMY_WORK, PICK, ROUND_END, ROUND_START, TURN_END, Position, Told
from .turn import act, do_enemy_work, end_turn, pick
from .view import view

LAST_CLAIM: Final = WELCOME_CLAIM + len(MISSION_REGION)


@final
class Taiwan2045(Position):
    """2045: hidden powers steer the last ten days of a landing war."""

    def copy(self) -> Taiwan2045:
        twin = Taiwan2045(self.seats)
        self.copy_to(twin)
        return twin

    def next_phase(self) -> Flow:
        if self.stage == PICK:
            return pick(self)
        if self.stage == ACT:
            return act(self)
        if self.stage == ENEMY_WORK:
            return do_enemy_work(self)
        if self.stage == TURN_END:
            return end_turn(self)
        if self.stage == ROUND_START:
            return start_round(self)
        if self.stage == ROUND_END:
            return end_round(self)
        return set_up(self)

    # At any time of a card turn

    def extras(self) -> list[int]:
        if self.playing == NOWHERE:
            return []
        found = claims(self)
        if not self.revealed[self.seat]:
            found.append(REVEAL)
        if self.stage == ACT:
            own = self.mine[self.seat]
            if TAXI_FLEET in own and TAXI_FLEET not in self.used:
                found.append(USE_TAXIS)
            if SUBMARINES in own and SUBMARINES not in self.used and self.torpedo_targets():
                found.append(USE_SUBMARINES)
        return found

    def do_extra(self, choice: int) -> Told:
        if choice == REVEAL:
            yield from reveal(self)
        elif RESIST_CLAIM <= choice < LAST_CLAIM:
            claim(self, choice)
        elif choice == USE_TAXIS:
            self.used.append(TAXI_FLEET)
            self.charge = 0
            yield from walk(self, self.seat, TAXI_FLEET, 1)
            yield from clash(self, self.seat)
        elif choice == USE_SUBMARINES:
            self.used.append(SUBMARINES)
            yield from self.torpedo()
        else:
            return False
        return True

    def torpedo_targets(self) -> list[int]:
        if self.seat == self.rebel_seat:
            return []
        return [ground for ground in GROUNDS if self.pla[ground] > 1]

    def torpedo(self) -> Flow:
        """One troop of a landing ground, never the last."""
        choice = yield self.ask(self.seat, "torpedo-where", [SPACE + ground for ground in self.torpedo_targets()])
        ground = choice - SPACE
        units = self.pla_units(ground)
        unit = units[0]
        if len(units) > 1:
            choice = yield self.ask(self.seat, "hit-which", [CARD + other for other in units], about=SPACE + ground)
            unit = choice - CARD
        self.hit(unit, ground, 1, self.seat)

    # What a seat sees, and what it does not

    def view(self, seat: int) -> View:
        return view(self, seat)

    def resample(self, seat: int, random: Pick) -> None:
        resample(self, seat, random)

    # What the table asks

    def scores(self) -> list[float]:
        if self.over:
            return [float(sum(row)) for row in self.results]
        return [float(self.score[seat] + 2 * self.merit[seat]) for seat in range(self.seats)]

    def check(self) -> str:
        return check(self)

    def why_not(self, decision: Decision, option: int) -> str:
        """The clause that keeps an option away which a player might look for."""
        if decision.prompt == "turn" and option == 0:
            return "pass-5"
        if decision.prompt in ("move-where", "retreat-where") and option - SPACE in GROUNDS:
            return "faq-combat-4"
        if decision.prompt == "pla-reinforce" and SPACE <= option < SPACE + PLACES:
            return "" if can_be_reinforced(self, option - SPACE) else "enemy-reinforce-1"
        if decision.prompt == "lure-from" and SPACE <= option < SPACE + PLACES:
            return "enemy-leave-2" if self.pla[option - SPACE] == 1 else "enemy-lure-5"
        return ""

    def hints(self, decision: Decision) -> dict[int, dict[str, float]]:
        """What a claim pays, what an agitation makes of the lure markers, and how strong both sides of a battle are."""
        found = battles_ahead(self, decision.prompt, decision.about, decision.seat, decision.options)
        for option in decision.options:
            if RESIST_CLAIM <= option < LAST_CLAIM:
                found[option] = {"points": float(claim_points(option))}
            elif option == AGITATE:
                found[option] = {"points": float(POINTS_PER_LURE * self.lures)}
        return found


def new(seats: int, options: Options) -> Taiwan2045:
    return Taiwan2045(seats)
