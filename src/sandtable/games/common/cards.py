"""Hands, a face-down deck, discards, and cards out of the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mypy_extensions import mypyc_attr

from sandtable.engine import NOTHING, PASS, Choice, Deck, Flow, Pick, State, shuffle


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGame(State):
    """A game of hands that are filled from a common deck.

    `shown` are the cards of a hand that the other seats have seen and that are still there; `looked_at` are cards of
    the deck that the seat `looking` is looking through.
    """

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.shown: list[list[int]] = [[] for _ in range(seats)]
        self.deck = Deck()
        self.discards: list[int] = []
        self.removed: list[int] = []
        self.looked_at: list[int] = []
        self.looking = NOTHING

    def copy_cards_to(self, twin: CardGame) -> None:
        twin.hands = [hand.copy() for hand in self.hands]
        twin.shown = [cards.copy() for cards in self.shown]
        twin.deck = self.deck.copy()
        twin.discards = self.discards.copy()
        twin.removed = self.removed.copy()
        twin.looked_at = self.looked_at.copy()
        twin.looking = self.looking
        self.copy_ending_to(twin)

    def cited(self, key: str) -> str:
        """The clause that a note about cards cites; a game may say which."""
        return ""

    # Drawing

    def draw(self, seat: int) -> Flow:
        """The seat draws one card, unless there is none left anywhere."""
        if not len(self.deck):
            self.reshuffle()
        if not len(self.deck):
            return
        card = yield self.deck.draw()
        self.receive(seat, card)

    def receive(self, seat: int, card: int) -> None:
        """A card drawn from the deck goes to the hand."""
        self.deck.take(card)
        self.hands[seat].append(card)
        if self.log is not None:
            self.note("drawn", self.cited("drawn"), audience=(seat,), seat=seat, card=card)

    def reshuffle(self) -> None:
        """The discards become the deck."""
        if self.discards:
            self.note("reshuffle", self.cited("reshuffle"), n=len(self.discards))
            self.deck.put_all(self.discards)
            self.discards = []

    # Leaving the hand

    def leave_hand(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        if card in self.shown[seat]:
            self.shown[seat].remove(card)

    def discard(self, seat: int, card: int) -> None:
        """A card goes from the hand to the discards, without its event."""
        self.leave_hand(seat, card)
        self.discards.append(card)
        self.note("discard", self.cited("discard"), reveals=True, seat=seat, card=card)

    def discard_at_random(self, seat: int, n: int) -> Flow:
        for _ in range(min(n, len(self.hands[seat]))):
            card = yield self.pick_at_random("discard-at-random", self.hands[seat])
            self.discard(seat, card)

    def offer_discard(self, seat: int, prompt: str, cards: Iterable[int], about: int = NOTHING) -> Choice:
        """The seat may discard one of the cards, or PASS; asked even when it has none, so that nobody learns that."""
        card = yield self.ask(seat, prompt, or_pass(cards), about=about)
        if card != PASS:
            self.discard(seat, card)
        return card

    # Looking

    def show(self, seat: int, card: int) -> None:
        """The others see a card of the hand; they know it as long as it stays there."""
        if card not in self.shown[seat]:
            self.shown[seat].append(card)
        self.note("show", self.cited("show"), reveals=True, seat=seat, card=card)

    def show_hand(self, seat: int) -> None:
        self.note("show-hand", self.cited("show-hand"), seat=seat, n=len(self.hands[seat]))
        for card in self.hands[seat]:
            self.show(seat, card)

    def look_at_deck(self, seat: int, n: int) -> Flow:
        """Takes n cards off the deck for the seat alone to see; `end_look` shuffles the rest back."""
        self.looking = seat
        for _ in range(n):
            if not len(self.deck):
                self.reshuffle()
            if not len(self.deck):
                return
            card = yield self.deck.draw()
            self.deck.take(card)
            self.looked_at.append(card)
            self.note("look", self.cited("look"), audience=(seat,), seat=seat, card=card)

    def end_look(self) -> None:
        self.deck.put_all(self.looked_at)
        self.looked_at.clear()
        self.looking = NOTHING

    # Not knowing

    def resample_cards(self, seat: int, random: Pick) -> None:
        """Deals the deck and what the seat cannot see of the others' hands anew.

        The lists stay the same objects, so that a pending decision among them offers what is in them now. For the same
        reason options that depend on a hand are passed to `ask` as a function that lists them.
        """
        others = [other for other in range(self.seats) if other != seat]
        piles = [self.unseen_in(other) for other in others]
        piles.append(self.looked_at if self.looking != seat else [])
        unseen = sorted(self.deck.cards + [card for pile in piles for card in pile])
        shuffle(unseen, random)
        for other, pile in zip(others, piles, strict=False):
            self.hands[other][:] = self.shown[other] + unseen[: len(pile)]
            del unseen[: len(pile)]
        if self.looking != seat:
            looked = len(self.looked_at)
            self.looked_at[:] = unseen[:looked]
            del unseen[:looked]
        self.deck.cards[:] = unseen

    def unseen_in(self, seat: int) -> list[int]:
        return [card for card in self.hands[seat] if card not in self.shown[seat]]


def or_pass(options: Iterable[int]) -> Iterator[int]:
    yield from options
    yield PASS
