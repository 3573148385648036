"""The state and the rules of the fords."""

from __future__ import annotations

from typing import final

from sandtable.engine import NOTHING, Deck, Flow, Options, Pick, State, View

from .names import FIRST_FORD, FIRST_ORDER, FORD_IDS, FORD_POINTS, HAND_SIZE, NAMES, ORDER_CARDS, value_of

NOBODY = -1


@final
class Fords(State):
    """Every round all play one order card in secret for the next ford; card plus die, the highest takes it."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.dealt = False
        self.ford = 0
        self.deck = Deck(range(FIRST_ORDER, FIRST_ORDER + ORDER_CARDS))
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

    # The phases, in the order of the rules

    def next_phase(self) -> Flow:
        return self.fight_for_ford() if self.dealt else self.deal()

    def deal(self) -> Flow:
        for seat in range(self.seats):
            for _ in range(HAND_SIZE):
                card = yield self.deck.draw()
                self.deck.take(card)
                self.hands[seat].append(card)
                self.note("dealt", "deal", audience=(seat,), seat=seat, order=card)
        self.dealt = True

    def fight_for_ford(self) -> Flow:
        yield self.together([self.play_order(seat) for seat in range(self.seats)])
        totals: list[int] = []
        for seat in range(self.seats):
            roll = yield self.roll()
            totals.append(value_of(self.played[seat]) + roll)
            self.note(
                "advance", "total", reveals=True, seat=seat, order=self.played[seat], roll=roll, total=totals[seat]
            )
        self.award_ford(totals)
        self.played = [NOTHING] * self.seats
        self.ford += 1
        if self.ford == len(FORD_IDS):
            self.end_game()

    def play_order(self, seat: int) -> Flow:
        card = yield self.ask(seat, "play-order", self.hands[seat], about=FIRST_FORD + self.ford)
        self.hands[seat].remove(card)
        self.played[seat] = card

    def award_ford(self, totals: list[int]) -> None:
        best = max(totals)
        if totals.count(best) > 1:
            self.note("standoff", "tie", ford=FIRST_FORD + self.ford)
            return
        self.owner[self.ford] = totals.index(best)
        self.note("taken", "highest", seat=totals.index(best), ford=FIRST_FORD + self.ford)

    def end_game(self) -> None:
        scores = self.scores()
        self.finish("last-ford", [seat for seat in range(self.seats) if scores[seat] == max(scores)])

    # What the table asks

    def points(self, seat: int) -> int:
        return sum(FORD_POINTS[ford] for ford in range(len(FORD_IDS)) if self.owner[ford] == seat)

    def scores(self) -> list[float]:
        return [float(self.points(seat)) for seat in range(self.seats)]

    def view(self, seat: int) -> View:
        return {
            "phase": "fight" if self.dealt else "deal",
            "turn": self.ford + 1,
            "seats": [
                {"seat": other, "score": self.points(other), "values": {"orders": len(self.hands[other])}}
                for other in range(self.seats)
            ],
            "spaces": {
                f"ford:{id}": {
                    "owner": None if self.owner[ford] == NOBODY else self.owner[ford],
                    "values": {"points": FORD_POINTS[ford]},
                    "marks": ["next"] if ford == self.ford else [],
                }
                for ford, id in enumerate(FORD_IDS)
            },
            "hand": [NAMES[card] for card in sorted(self.hands[seat])] if seat >= 0 else [],
            "piles": {"orders": len(self.deck)},
            "played": NAMES[self.played[seat]] if seat >= 0 and self.played[seat] != NOTHING else None,
        }

    def resample(self, seat: int, random: Pick) -> None:
        """Mixes the deck, the other hands and the orders that others have laid face down, all in place."""
        others = [other for other in range(self.seats) if other != seat]
        unseen = self.deck.cards + [card for other in others for card in self.hands[other]]
        unseen += [self.played[other] for other in others if self.played[other] != NOTHING]
        unseen.sort(key=lambda card: random())
        for other in others:
            self.hands[other][:] = [unseen.pop() for _ in self.hands[other]]
            if self.played[other] != NOTHING:
                self.played[other] = unseen.pop()
        self.deck.replace(unseen)

    def check(self) -> str:
        cards = sum(len(hand) for hand in self.hands) + len(self.deck)
        spent = (self.ford * self.seats) + sum(card != NOTHING for card in self.played)
        return (
            "" if self.over or cards + spent >= ORDER_CARDS else f"{cards + spent} order cards instead of {ORDER_CARDS}"
        )


def new(seats: int, options: Options) -> Fords:
    return Fords(seats)
