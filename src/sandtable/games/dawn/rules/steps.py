"""The steps of a turn that are phases of their own (4.6)."""

from typing import Final

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
