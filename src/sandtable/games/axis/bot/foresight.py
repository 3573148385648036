"""What a search knows of the war: a position is judged between the powers' turns, by what each side has."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from sandtable.engine.decision import Decision
from sandtable.engine.foresight import Foresight

from ..content import AIRCRAFT, AXIS, CAPITAL_OF, CHINA, COST, KINDS, MEMBERS, SHIPS, TROOPS
from ..rules.turn import cities_held, side_production
from ..state import Axis

TURNS_A_ROUND: Final = 8
LATE: Final = 8.0
"""From this round on a game is late."""

PONDERED: Final = ("press-or-retreat",)
"""Questions that are answered by themselves; all others are steps of plans that the game's own bot makes as a whole."""

NAMES: Final[list[str]] = ["is-axis", "cities", "production", "treasury", "capitals", "troops", "aircraft", "ships"]
EITHER: Final = ("is-axis",)


@final
class AxisForesight(Foresight[Axis]):
    def __init__(self) -> None:
        super().__init__(Axis, NAMES, Path(__file__).parent / "weights.toml", EITHER)

    def act(self, g: Axis) -> int:
        return g.round * TURNS_A_ROUND + g.turn

    def horizon(self, g: Axis) -> int:
        return 1

    def is_worth_thought(self, decision: Decision) -> bool:
        return decision.prompt in PONDERED

    def progress(self, g: Axis) -> float:
        return min(1.0, g.round / LATE)

    def features(self, g: Axis, seat: int) -> list[float]:
        side = g.side_of(seat)
        worth = [0] * KINDS
        for power in MEMBERS[side]:
            for at in g.spaces_of[power]:
                for unit in range(KINDS):
                    worth[unit] += g.count(at, power, unit) * COST[unit]
        held = [power for power in MEMBERS[side] if power != CHINA and g.owner[CAPITAL_OF[power]] in MEMBERS[side]]
        return [
            1.0 if side == AXIS else 0.0,
            cities_held(g, side) / 5,
            side_production(g, side) / 40,
            sum([g.ipc[power] for power in MEMBERS[side]]) / 40,
            float(len(held)),
            sum([worth[unit] for unit in TROOPS]) / 100,
            sum([worth[unit] for unit in AIRCRAFT]) / 100,
            sum([worth[unit] for unit in SHIPS]) / 100,
        ]
