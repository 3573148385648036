"""A face-down pile. Its order does not exist until a card is drawn, so nothing can leak it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from .decision import CHANCE, Decision


@final
class Deck:
    """An unordered set of cards, with a short list of those put back on top in known order (the last is drawn first).

    >>> deck = Deck([7, 8, 9])
    >>> deck.draw().options
    [7, 8, 9]
    >>> deck.take(8); deck.put_on_top(8); deck.draw().options
    [8]
    """

    def __init__(self, cards: Iterable[int] = (), top: Iterable[int] = ()) -> None:
        self.cards = list(cards)
        self.top = list(top)

    def draw(self) -> Decision:
        """Chance's decision which card comes; the rules then `take` it."""
        return Decision(CHANCE, "draw", self.top[-1:] if self.top else self.cards)

    def take(self, card: int) -> None:
        if self.top and self.top[-1] == card:
            self.top.pop()
        else:
            self.cards.remove(card)

    def put(self, card: int) -> None:
        self.cards.append(card)

    def put_all(self, cards: Iterable[int]) -> None:
        self.cards.extend(cards)

    def put_on_top(self, card: int) -> None:
        self.top.append(card)

    def replace(self, cards: Iterable[int]) -> None:
        """Other unseen cards for the same pile, in place, so that a draw which is already pending sees them."""
        self.cards[:] = cards

    def copy(self) -> Deck:
        return Deck(self.cards, self.top)

    def __len__(self) -> int:
        return len(self.cards) + len(self.top)

    def __contains__(self, card: int) -> bool:
        return card in self.cards or card in self.top
