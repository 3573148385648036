"""What a search knows of the new century: a position is judged between action rounds, by what each side holds."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from sandtable.engine import Foresight

from ..content import COUNTRIES, FINAL_SCORING, IS_SCORING, PRINTED_OPS, REGION_IDS, SIDE, TURNS
from ..options import ANTI, CN, US
from ..rules.scoring import points_of
from ..rules.steps import ROUNDS
from ..state import Dawn
from .values import event_value, worth

STEPS_A_TURN: Final = 32
BEFORE_ROUNDS: Final = 8
AFTER_ROUNDS: Final = 20
LOW: Final = 4
"""From this level down, society or economy is in danger."""

NAMES: Final[list[str]] = [
    "is-us",
    "to-move",
    "victory-points",
    *[f"points-{region}" for region in REGION_IDS],
    "countries",
    "economy",
    "society",
    "economy-out-of-danger",
    "society-out-of-danger",
    "foreign-exchange",
    "technology",
    "russia",
    "operations-in-hand",
    "own-events-in-hand",
    "no-enemy-events-in-hand",
    "scoring-in-hand",
    "no-stranded-scoring",
]
EITHER: Final = ("is-us", "to-move")


@final
class DawnForesight(Foresight[Dawn]):
    def __init__(self) -> None:
        super().__init__(Dawn, NAMES, Path(__file__).parent / "weights.toml", EITHER)

    def act(self, g: Dawn) -> int:
        start = g.turn * STEPS_A_TURN
        if g.step == ROUNDS:
            return start + BEFORE_ROUNDS + (g.round - 1) * 2 + (1 if g.moving == CN else 0)
        return start + g.step if g.step < ROUNDS else start + AFTER_ROUNDS + g.step

    def horizon(self, g: Dawn) -> int:
        return 2

    def progress(self, g: Dawn) -> float:
        return min(1.0, (g.turn - 1) / (TURNS - 1))

    def features(self, g: Dawn, seat: int) -> list[float]:
        sign = 1.0 if seat == US else -1.0
        balance = sum([worth(c, g.influence[US][c], g.influence[CN][c], g.influence[ANTI][c]) for c in COUNTRIES])
        return [
            1.0 if seat == US else 0.0,
            1.0 if g.moving == seat else 0.0,
            (g.vp[seat] - g.vp[1 - seat]) / 10,
            *[points_of(g, card)[seat] / 5 for card in FINAL_SCORING],
            sign * balance / 10,
            g.economy[seat] / 5,
            g.social[seat] / 5,
            -max(0, LOW - g.economy[seat]) / 2,
            -max(0, LOW - g.social[seat]) / 2,
            g.forex[seat] / 5,
            g.tech[seat] / 3,
            -sign * g.russia / 5,
            *self.hand(g, seat),
        ]

    def hand(self, g: Dawn, side: int) -> list[float]:
        ops = own = enemy = stakes = 0.0
        scoring = 0
        for card in g.hands[side]:
            if IS_SCORING[card]:
                points = points_of(g, card)
                stakes += points[side] - points[1 - side]
                scoring += 1
            else:
                ops += PRINTED_OPS[card]
                if SIDE[card] == 1 - side:
                    enemy += event_value(g, card, 1 - side, side)
                else:
                    own += event_value(g, card, side, side)
        stranded = scoring > 0 and len(g.hands[side]) <= scoring
        return [ops / 10, own / 8, enemy / 8, stakes / 5, -1.0 if stranded else 0.0]
