"""The adviser: a quick bot that steers the states towards the goals in its hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine import NOTHING, PASS, Heuristic, Sight

from ..options import CARD, CHOICE, DO_DONE, DO_SWAP, SEAT, STATE, WORD_WORTH_GOLD
from ..rules.cards import OPTIONS
from ..rules.goals import points_of
from ..state import WarringStates
from .values import Values

CERTAIN = 1
TWO_OF_THREE = 3
POOR_PLAY = 0.15
POOR_PERSON = 0.5
HARM = -0.1
WORST = -99.0


class Adviser(Heuristic[WarringStates, Values]):
    """Lays the cards that bring its persons nearest to their goals."""

    def __init__(self) -> None:
        super().__init__(WarringStates, ANSWERS)

    def think(self, g: WarringStates, sight: Sight) -> Values:
        return Values(g, sight)


def keep_person(mind: Values) -> int:
    return mind.best(mind.worth_of_person)


def give_up_person(mind: Values) -> int:
    return mind.best(lambda person: -mind.worth_of_person(person))


def complete(mind: Values) -> int:
    return mind.best(lambda person: 0.0 if person == PASS else points_of(person))


def choose_target(mind: Values) -> int:
    """Whoever leads, unless that is this seat."""
    scores = mind.g.scores()
    targets = [option for option in mind.options if option != PASS]
    leader = max(targets, key=lambda option: scores[SEAT.of(option)], default=PASS)
    worthwhile = leader != PASS and scores[SEAT.of(leader)] >= scores[mind.seat]
    return leader if worthwhile or PASS not in mind.options else PASS


def part_with_card(mind: Values) -> int:
    return mind.best(lambda card: -mind.promise(card))


def lay_or_swap(mind: Values) -> int:
    """The card that promises most; a swap instead of a poor play where a poor person could go."""
    poorest = min((mind.worth_of_person(person) for person in mind.persons), default=POOR_PERSON)
    swap = POOR_PLAY if poorest < POOR_PERSON else WORST / 2

    def worth(option: int) -> float:
        return mind.promise(option) if CARD.has(option) else swap if option == DO_SWAP else WORST

    return mind.best(worth)


def lay_more(mind: Values) -> int:
    """One card is sure to be taken and two of three are; two cards laid would only halve the better one."""
    laid = mind.g.laid[mind.seat]
    cards = [option for option in mind.options if option != DO_DONE]
    if len(laid) >= TWO_OF_THREE or mind.g.public_event == WORD_WORTH_GOLD:
        return DO_DONE
    mind.rates = [0.0 if option == DO_DONE else mind.promise(option) for option in mind.options]
    ranked = sorted(cards, key=mind.promise, reverse=True)
    if len(laid) == CERTAIN and not is_worth_three(mind, laid[0], ranked):
        return DO_DONE
    return ranked[0]


def is_worth_three(mind: Values, first: int, ranked: list[int]) -> bool:
    if len(ranked) < TWO_OF_THREE - CERTAIN:
        return False
    sure, second, third = mind.gain_of_laid(first), mind.promise(ranked[0]), mind.promise(ranked[1])
    if mind.seat == mind.g.hegemon and mind.g.has_hegemon():
        return second > 0
    return (sure + second + third) * 2 / 3 > sure


def choose_option(mind: Values) -> int:
    options = OPTIONS[mind.decision.about]
    return mind.best(lambda option: mind.best_gain(options[CHOICE.of(option)]))


def choose_label(mind: Values) -> int:
    g, card = mind.g, mind.decision.about
    option = OPTIONS[card][g.choice_of[card]]
    first = g.first_label[card]
    gains: dict[int, float] = {}
    for one, other in mind.plays(option):
        if first in (NOTHING, one):
            label = STATE.option(one if first == NOTHING else other)
            gains[label] = max(mind.gain(option, one, other), gains.get(label, WORST))
    return mind.best(lambda label: gains.get(label, WORST))


def choose_laid(mind: Values) -> int:
    return mind.best(mind.gain_of_laid)


def amend(mind: Values) -> int:
    """Strikes the card that hurts most; a random card more is as likely to hurt as to help."""
    cards = [option for option in mind.options if CARD.has(option)]
    worst = min(cards, key=mind.gain_of_laid, default=PASS)
    return worst if worst != PASS and mind.gain_of_laid(worst) < HARM else PASS


def add_from_hand(mind: Values) -> int:
    return mind.best(lambda card: 0.0 if card == PASS else mind.promise(card))


ANSWERS: Final[dict[str, Callable[[Values], int]]] = {
    "keep-person": keep_person,
    "give-up-person": give_up_person,
    "complete": complete,
    "assassinate": choose_target,
    "discard-card": part_with_card,
    "pass-left": part_with_card,
    "pass-right": part_with_card,
    "lay-or-swap": lay_or_swap,
    "lay-more": lay_more,
    "choice": choose_option,
    "label-target": choose_label,
    "label-attacker": choose_label,
    "label-defender": choose_label,
    "label-first": choose_label,
    "label-second": choose_label,
    "take": choose_laid,
    "order": choose_laid,
    "amend": amend,
    "add-from-hand": add_from_hand,
}
