"""The state of the fords: its fields, its copy, and which phase comes next."""

from __future__ import annotations

from typing import final

from sandtable.engine import NOTHING, Decision, Deck, Flow, Pick, State
from sandtable.engine.contract import FinalScore

from .content import FORD_IDS
from .options import ORDER
from .rules.fight import fight_for_ford
from .rules.scoring import points_of
from .rules.setup import deal_hands
from .table.hidden import deal_anew
from .table.hints import hints_for
from .table.invariants import broken_invariant
from .table.view import FordsView, final_scores, seen_by
from .table.why_not import bar_of

NOBODY = -1


@final
class Fords(State):
    """Each round, everyone plays one order card in secret for the next ford; card plus die, the highest takes it."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.dealt = False
        self.ford = 0
        self.deck = Deck(ORDER.options)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.played: list[int] = [NOTHING] * seats
        self.owner: list[int] = [NOBODY] * len(FORD_IDS)

    def copy(self) -> Fords:
        twin = Fords(self.seats)
        twin.dealt = self.dealt
        twin.ford = self.ford
        twin.deck = self.deck.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.played = self.played.copy()
        twin.owner = self.owner.copy()
        self.copy_ending_to(twin)
        return twin

    def next_phase(self) -> Flow:
        return fight_for_ford(self) if self.dealt else deal_hands(self)

    def when(self) -> int:
        return self.ford + 1

    def standings(self) -> list[FinalScore]:
        return final_scores(self)

    def scores(self) -> list[float]:
        return [float(points_of(self, seat)) for seat in range(self.seats)]

    def view(self, seat: int) -> FordsView:
        return seen_by(self, seat)

    def resample(self, seat: int, random: Pick) -> None:
        deal_anew(self, seat, random)

    def check(self) -> str:
        return broken_invariant(self)

    def why_not(self, decision: Decision, option: int) -> str:
        return bar_of(self, decision, option)

    def hints(self, decision: Decision) -> dict[int, dict[str, float]]:
        return hints_for(self, decision)
