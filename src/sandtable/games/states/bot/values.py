"""What boards, persons and plays are worth to the adviser."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.engine import NOTHING, Sight, Thought

from ..content import CULTURE, MILITARY, states_of
from ..options import COVENANT
from ..rules.board import Board
from ..rules.cards import (
    ALWAYS,
    ATTACKER_MIN_MILITARY,
    ATTACKER_WINS,
    FIRST_CULTURE_HIGHER,
    OPTIONS,
    REPULSE,
    CardOption,
)
from ..rules.goals import person_of
from ..rules.laying import first_labels, second_labels
from ..rules.war import chances, lead_of
from ..state import WarringStates

HOPE = 0.7
"""What a goal is worth for every point that is missing."""


class Values(Thought[WarringStates]):
    """Values a board by how near it brings the seat's own persons."""

    def __init__(self, g: WarringStates, sight: Sight) -> None:
        super().__init__(g, sight)
        self.persons = g.persons[self.seat]
        self.now = self.worth(g.board)
        self.promises: dict[int, float] = {}

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
        won, lost = chances(lead_of(board, option, attacker, defender))
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
        known = self.promises.get(card)
        if known is None:
            known = max([self.best_gain(option) for option in OPTIONS[card]])
            self.promises[card] = known
        return known
