"""A deck with its discard pile."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, final

from sandtable.engine import Decision, Deck

if TYPE_CHECKING:
    from ..state import WarringStates


@final
class Supply:
    """Cards to draw, cards discarded face down, and discards that everybody has seen.

    >>> supply = Supply([7, 8])
    >>> supply.take(7); supply.discard(7)
    >>> supply.reshuffle(); supply.left(), supply.discards
    (2, [])
    """

    def __init__(self, cards: Iterable[int] = ()) -> None:
        self.deck = Deck(cards)
        self.discards: list[int] = []
        self.shown: list[int] = []

    def copy(self) -> Supply:
        twin = Supply(self.deck.cards)
        twin.discards = self.discards.copy()
        twin.shown = self.shown.copy()
        return twin

    def reshuffle(self) -> None:
        """All discards go back into the deck."""
        self.deck.put_all(self.discards)
        self.deck.put_all(self.shown)
        self.discards.clear()
        self.shown.clear()

    def left(self) -> int:
        """How many cards can be drawn before nothing is left, discards included."""
        return len(self.deck.cards) + len(self.discards) + len(self.shown)

    def draw(self) -> Decision:
        return self.deck.draw()

    def take(self, card: int) -> None:
        self.deck.take(card)

    def discard(self, card: int) -> None:
        self.discards.append(card)

    def discard_all(self, cards: list[int]) -> None:
        """Empties the list into the discard pile."""
        self.discards += cards
        cards.clear()

    def discard_openly(self, card: int) -> None:
        self.shown.append(card)

    def __len__(self) -> int:
        return len(self.deck)

    def all(self) -> list[int]:
        return self.deck.cards + self.discards + self.shown


def can_draw(g: WarringStates, supply: Supply, reshuffled: str, rule: str) -> bool:
    """An empty deck is replaced at once by the shuffled discards, and the log says so (F-06, C-15)."""
    if not supply.deck.cards and supply.left():
        supply.reshuffle()
        g.note(reshuffled, rule)
    return len(supply.deck.cards) > 0
