"""What a search knows of the Warring States: a position is judged between rounds, by how near the goals are."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from sandtable.engine import Foresight

from ..content import EARLY_ROUNDS, LAST_ROUND
from ..rules.goals import is_early, person_of
from ..rules.phases import GATHER, LAY, PUBLIC_EVENT, RESOLVE
from ..state import WarringStates
from .values import HOPE

FAR: Final = 3
"""Goals at this distance or beyond are only hoped for."""

NAMES: Final[list[str]] = [
    "points",
    "completed",
    "hand",
    "persons",
    "is-hegemon",
    "hope",
    "hope-with-time",
    *[f"points-at-distance-{distance}" for distance in range(FAR)],
]
EITHER: Final = ("persons", "is-hegemon")


@final
class StatesForesight(Foresight[WarringStates]):
    def __init__(self) -> None:
        super().__init__(WarringStates, NAMES, Path(__file__).parent / "weights.toml", EITHER)

    def act(self, g: WarringStates) -> int:
        """Two steps a round: before the cards are laid, and after they have taken effect."""
        return 2 * g.board.round + (1 if g.phase in (PUBLIC_EVENT, LAY, GATHER, RESOLVE) else 0)

    def horizon(self, g: WarringStates) -> int:
        return 2 - self.act(g) % 2

    def progress(self, g: WarringStates) -> float:
        return min(1.0, (g.board.round - 1) / (LAST_ROUND - 1))

    def features(self, g: WarringStates, seat: int) -> list[float]:
        near = [0.0] * FAR
        hope = 0.0
        for person in g.persons[seat]:
            card = person_of(person)
            distance = card.distance(g.board)
            hope += card.points * HOPE**distance / 5
            if distance < FAR:
                near[distance] += card.points / 5
        return [
            g.points(seat) / 5,
            len(g.completed[seat]) / 3,
            len(g.hands[seat]) / 5,
            len(g.persons[seat]) / 3,
            1.0 if g.hegemon == seat else 0.0,
            hope,
            hope * self.time_left(g.board.round),
            *near,
        ]

    def time_left(self, round: int) -> float:
        """How much of the era is still to come: persons of the era before are lost."""
        if is_early(round):
            return (EARLY_ROUNDS - round) / EARLY_ROUNDS
        return max(0.0, (LAST_ROUND - round) / (LAST_ROUND - EARLY_ROUNDS))
