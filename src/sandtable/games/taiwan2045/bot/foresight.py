"""What a search knows of 2045: a position is judged between card turns, by what each power would score either way."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from sandtable.engine import Foresight

from ..content import COUNCIL
from ..rules.scoring import troops_of
from ..rules.stages import SETUP
from ..state import Taiwan2045
from .appraisal import Appraisal

ROUNDS: Final = 5
SEATS_AT_MOST: Final = 8

NAMES: Final[list[str]] = [
    "expected-lead",
    "lead-if-taiwan-holds",
    "lead-if-the-pla-wins",
    "score",
    "merit",
    "troops",
    "missions",
    "is-council",
    "is-council-and-cities",
]
EITHER: Final = ("troops", "is-council", "is-council-and-cities")


@final
class Taiwan2045Foresight(Foresight[Taiwan2045]):
    def __init__(self) -> None:
        super().__init__(Taiwan2045, NAMES, Path(__file__).parent / "weights.toml", EITHER)

    def act(self, g: Taiwan2045) -> int:
        """One card turn of one seat."""
        return 0 if g.stage == SETUP else g.round * SEATS_AT_MOST + g.seat

    def horizon(self, g: Taiwan2045) -> int:
        return g.seats

    def progress(self, g: Taiwan2045) -> float:
        return min(1.0, (g.round - 1) / (ROUNDS - 1))

    def features(self, g: Taiwan2045, seat: int) -> list[float]:
        a = Appraisal(g, seat)
        council = 1.0 if g.power[seat] == COUNCIL else 0.0
        return [
            a.value() / 30,
            (1.0 - a.chance) * a.lead_taiwan / 30,
            a.chance * a.lead_pla / 30,
            g.score[seat] / 20,
            g.merit[seat] / 5,
            troops_of(g, seat) / 8,
            len(g.missions[seat]) / 3,
            council,
            council * a.cities / 4,
        ]
