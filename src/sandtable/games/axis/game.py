"""The state with its phases: what comes next, what a seat sees, who is ahead."""

from __future__ import annotations

from typing import final

from sandtable.engine.decision import Decision, Flow
from sandtable.engine.state import Pick, View

from .board import POWER_COUNT, SIDE
from .combat_move import combat_order
from .conduct_combat import battle_order_step, battles_step, lone_ships_step, refuge_step
from .hints import hints_for
from .income import income_phase
from .invariants import broken_invariant
from .mobilize import mobilize_order
from .noncombat_move import noncombat_order
from .purchase import purchase_order
from .research import research_phase
from .state import (
    BATTLE_ORDER,
    BATTLES,
    COMBAT_MOVE,
    LONE_SHIPS,
    MOBILIZE,
    NONCOMBAT_MOVE,
    PURCHASE,
    REFUGE,
    RESEARCH,
    STRATEGIC,
    World,
)
from .strategic import strategic_step
from .turn import side_score
from .view import look
from .why import forbidding_clause


@final
class Axis(World):
    """Axis & Allies, 50th Anniversary Edition."""

    def next_phase(self) -> Flow:
        stage = self.stage
        if stage == BATTLES:
            return battles_step(self)
        if stage == COMBAT_MOVE:
            return combat_order(self)
        if stage == NONCOMBAT_MOVE:
            return noncombat_order(self)
        if stage == PURCHASE:
            return purchase_order(self)
        if stage == MOBILIZE:
            return mobilize_order(self)
        if stage == STRATEGIC:
            return strategic_step(self)
        if stage == LONE_SHIPS:
            return lone_ships_step(self)
        if stage == BATTLE_ORDER:
            return battle_order_step(self)
        if stage == REFUGE:
            return refuge_step(self)
        if stage == RESEARCH:
            return research_phase(self)
        return income_phase(self)

    def copy(self) -> Axis:
        twin = Axis(self.seats)
        self.copy_world_to(twin)
        return twin

    def view(self, seat: int) -> View:
        return look(self)

    def resample(self, seat: int, random: Pick) -> None:
        """Nothing is hidden."""

    def scores(self) -> list[float]:
        return [side_score(self, self.side_of(seat)) for seat in range(self.seats)]

    def side_of(self, seat: int) -> int:
        return next(SIDE[power] for power in range(POWER_COUNT) if self.seat_of[power] == seat)

    def check(self) -> str:
        return broken_invariant(self)

    def hints(self, decision: Decision) -> dict[int, dict[str, float]]:
        return hints_for(self, decision)

    def why_not(self, decision: Decision, option: int) -> str:
        return forbidding_clause(self, decision, option)
