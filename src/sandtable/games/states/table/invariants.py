"""What must hold after every step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING

from ..content import ATTRIBUTES, HAND_SIZE, STATE_IDS, STATES, SUM
from ..options import DEALT_CARDS, NAMES, PERSON
from ..rules.board import HIGHEST, LOWEST
from ..rules.goals import EARLY_PERSONS, LATE_PERSONS

if TYPE_CHECKING:
    from ..state import WarringStates


def check(g: WarringStates) -> str:
    return check_states(g) or check_cards(g) or check_persons(g)


def check_states(g: WarringStates) -> str:
    board = g.board
    for state in range(STATES):
        values = [board.value(state, attribute) for attribute in range(ATTRIBUTES)]
        low, high = (LOWEST, HIGHEST) if board.is_alive(state) else (0, 0)
        if min(values) < low or max(values) > high:
            return f"{STATE_IDS[state]} has attributes {values}"
        if sum(values) != board.value(state, SUM):
            return f"the attributes {values} of {STATE_IDS[state]} do not add up to {board.value(state, SUM)}"
        if board.is_alive(state) and board.holder[state] != state:
            return f"{STATE_IDS[state]} is alive but does not hold its own land"
        if board.borders[state] != (board.neighbours_of_lands(state) if board.is_alive(state) else 0):
            return f"the borders of {STATE_IDS[state]} are out of date"
    return ""


def check_cards(g: WarringStates) -> str:
    for seat in range(g.seats):
        if len(g.hands[seat]) > HAND_SIZE + 1:
            return f"seat {seat} holds {len(g.hands[seat])} cards"
    placed = [*g.events.all(), *g.event_deck]
    for seat in range(g.seats):
        placed += g.hands[seat] + g.laid[seat]
    if g.resolving != NOTHING:
        placed.append(g.resolving)
    return each_once(placed, DEALT_CARDS)


def check_persons(g: WarringStates) -> str:
    placed = g.early.all() + g.late.all()
    for seat in range(g.seats):
        placed += g.persons[seat] + g.drawn[seat] + g.completed[seat]
    placed += [number for number in g.chosen if PERSON.has(number)]
    return each_once(placed, EARLY_PERSONS + LATE_PERSONS)


def each_once(placed: list[int], expected: list[int]) -> str:
    if sorted(placed) == sorted(expected):
        return ""
    wrong = sorted({number for number in {*placed, *expected} if placed.count(number) != 1})
    return f"not exactly once in the game: {', '.join(NAMES[number] for number in wrong)}"
