"""The adviser: a quick bot that steers the states towards the goals in its hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import cast

from sandtable.engine import NOTHING, PASS, Decision, Sight

from .board import Board
from .cards import ALWAYS, ATTACKER_MIN_MILITARY, ATTACKER_WINS, FIRST_CULTURE_HIGHER, OPTIONS, REPULSE, CardOption
from .goals import person_of
from .laying import first_labels, second_labels
from .names import (
    COVENANT,
    CULTURE,
    DO_DONE,
    DO_SWAP,
    FIRST_CARD,
    FIRST_CHOICE,
    FIRST_SEAT,
    FIRST_STATE,
    MILITARY,
    PAST_CARDS,
    WORD_WORTH_GOLD,
    states_of,
)
from .state import WarringStates

HOPE = 0.7
"""What a goal is worth for every point that is missing."""

CERTAIN = 1
TWO_OF_THREE = 3
POOR_PLAY = 0.15
POOR_PERSON = 0.5
HARM = -0.1


class Adviser:
    """Values a board by how near it brings the own persons, and lays the cards that help most."""

    def choose(self, sight: Sight) -> int:
        g = cast(WarringStates, sight.imagine().state)
        decision = sight.decision
        return Thought(g, decision).answer()


class Thought:
    """One decision, thought through on the board as the seat sees it."""

    def __init__(self, g: WarringStates, decision: Decision) -> None:
        self.g = g
        self.seat = decision.seat
        self.decision = decision
        self.options = decision.options
        self.persons = g.persons[self.seat]
        self.now = self.worth(g.board)

    def answer(self) -> int:
        answers: dict[str, Callable[[], int]] = {
            "keep-person": lambda: self.best(self.worth_of_person),
            "give-up-person": lambda: self.best(lambda person: -self.worth_of_person(person)),
            "complete": lambda: self.best(lambda person: 0.0 if person == PASS else person_of(person).points),
            "assassinate": self.choose_target,
            "discard-card": lambda: self.best(lambda card: -self.promise(card)),
            "pass-left": lambda: self.best(lambda card: -self.promise(card)),
            "pass-right": lambda: self.best(lambda card: -self.promise(card)),
            "lay-or-swap": self.lay_or_swap,
            "lay-more": self.lay_more,
            "choice": self.choose_option,
            "take": lambda: self.best(self.gain_of_laid),
            "order": lambda: self.best(self.gain_of_laid),
            "amend": self.amend,
            "add-from-hand": lambda: self.best(lambda card: 0.0 if card == PASS else self.promise(card)),
        }
        if self.decision.prompt in answers:
            return answers[self.decision.prompt]()
        return self.choose_label()

    def best(self, value: Callable[[int], float]) -> int:
        return max(self.options, key=value)

    # What boards, persons and plays are worth

    def worth_of_person(self, person: int, board: Board | None = None) -> float:
        card = person_of(person)
        return float(card.points) * HOPE ** card.distance(board or self.g.board)

    def worth(self, board: Board) -> float:
        return sum(self.worth_of_person(person, board) for person in self.persons)

    def gain(self, option: CardOption, first: int, second: int) -> float:
        """By how much the play would bring the own goals nearer, on average."""
        if option.is_war:
            return self.gain_of_war(option, first, second)
        board = self.g.board.copy()
        changes = option.changes(ALWAYS, first, second)
        if second != NOTHING and board.value(first, CULTURE) > board.value(second, CULTURE):
            changes += option.changes(FIRST_CULTURE_HIGHER, first, second)
        board.destroy(board.change(changes))
        return self.worth(board) - self.now

    def gain_of_war(self, option: CardOption, attacker: int, defender: int) -> float:
        board = self.g.board
        if option.against_strongest:
            defender = board.strongest_of(board.living)[0]
        if self.g.public_event == COVENANT or defender == attacker:
            return 0.0
        if board.value(attacker, MILITARY) < ATTACKER_MIN_MILITARY:
            return 0.0
        edge = board.value(attacker, option.attack_attribute) + option.attack_bonus - board.value(defender, MILITARY)
        won, lost = chances(edge)
        victory, defeat = board.copy(), board.copy()
        victory.remember_war(attacker, defender, attacker)
        if victory.change(option.changes(ATTACKER_WINS, attacker, defender)):
            victory.annex(attacker, defender)
        defeat.remember_war(attacker, defender, defender)
        defeat.change([(attacker, MILITARY, REPULSE)])
        return won * self.worth(victory) + lost * self.worth(defeat) - (won + lost) * self.now

    def gain_of_laid(self, card: int) -> float:
        """Of a card with its labels on."""
        g = self.g
        labels = [state for state in (g.first_label[card], g.second_label[card]) if state != NOTHING]
        if not labels or not all(g.board.is_alive(state) for state in labels):
            return 0.0
        return self.gain(OPTIONS[card][g.choice_of[card]], g.first_label[card], g.second_label[card])

    def plays(self, option: CardOption) -> Iterable[tuple[int, int]]:
        """Every way to label an option."""
        for first in states_of(first_labels(self.g, option)):
            if option.labels == 1:
                yield first, NOTHING
            else:
                yield from ((first, second) for second in states_of(second_labels(self.g, option, first)))

    def best_gain(self, option: CardOption) -> float:
        return max((self.gain(option, first, second) for first, second in self.plays(option)), default=0.0)

    def promise(self, card: int) -> float:
        """What a card in hand can do at best."""
        return max(self.best_gain(option) for option in OPTIONS[card])

    # Answers that need more than one comparison

    def choose_target(self) -> int:
        """Whoever leads, unless that is this seat."""
        scores = self.g.scores()
        targets = [option for option in self.options if option != PASS]
        leader = max(targets, key=lambda option: scores[option - FIRST_SEAT], default=PASS)
        worthwhile = leader != PASS and scores[leader - FIRST_SEAT] >= scores[self.seat]
        return leader if worthwhile or PASS not in self.options else PASS

    def lay_or_swap(self) -> int:
        cards = [option for option in self.options if FIRST_CARD <= option < PAST_CARDS]
        swaps = DO_SWAP in self.options
        if not cards:
            return DO_SWAP if swaps else PASS
        card = max(cards, key=self.promise)
        poorest = min((self.worth_of_person(person) for person in self.persons), default=POOR_PERSON)
        return DO_SWAP if swaps and self.promise(card) < POOR_PLAY and poorest < POOR_PERSON else card

    def lay_more(self) -> int:
        """One card is sure to be taken and two of three are; two cards laid would only halve the better one."""
        g = self.g
        laid = g.laid[self.seat]
        cards = [option for option in self.options if option != DO_DONE]
        if len(laid) >= TWO_OF_THREE or g.public_event == WORD_WORTH_GOLD:
            return DO_DONE
        ranked = sorted(cards, key=self.promise, reverse=True)
        if len(laid) == CERTAIN and not self.is_worth_three(laid[0], ranked):
            return DO_DONE
        return ranked[0]

    def is_worth_three(self, first: int, ranked: list[int]) -> bool:
        if len(ranked) < TWO_OF_THREE - CERTAIN:
            return False
        sure, second, third = self.gain_of_laid(first), self.promise(ranked[0]), self.promise(ranked[1])
        if self.seat == self.g.hegemon and self.g.has_hegemon():
            return second > 0
        return (sure + second + third) * 2 / 3 > sure

    def choose_option(self) -> int:
        options = OPTIONS[self.decision.about]
        return self.best(lambda option: self.best_gain(options[option - FIRST_CHOICE]))

    def choose_label(self) -> int:
        g, card = self.g, self.decision.about
        option = OPTIONS[card][g.choice_of[card]]
        first = g.first_label[card]
        gains: dict[int, float] = {}
        for one, other in self.plays(option):
            state = one if first == NOTHING else other
            if first in (NOTHING, one):
                gains[FIRST_STATE + state] = max(self.gain(option, one, other), gains.get(FIRST_STATE + state, -99.0))
        return self.best(lambda label: gains.get(label, -99.0))

    def amend(self) -> int:
        """Strikes the card that hurts most; a random card more is as likely to hurt as to help."""
        cards = [option for option in self.options if FIRST_CARD <= option < PAST_CARDS]
        worst = min(cards, key=self.gain_of_laid, default=PASS)
        return worst if worst != PASS and self.gain_of_laid(worst) < HARM else PASS


def chances(edge: int) -> tuple[float, float]:
    """How likely the attacker wins and loses with such an edge.

    >>> chances(0) == (15 / 36, 15 / 36)
    True
    """
    faces = range(1, 7)
    outcomes = [attack + edge - defence for attack in faces for defence in faces]
    return sum(margin > 0 for margin in outcomes) / 36, sum(margin < 0 for margin in outcomes) / 36
