"""The map: attributes and lands of the seven states, and what has just happened to them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias, final

from sandtable.engine import NOTHING

from ..content import ATTRIBUTE_IDS, ATTRIBUTES, MAP, STATES, SUM, state_index, states_of

LOWEST: Final[int] = MAP["attribute_min"]
HIGHEST: Final[int] = MAP["attribute_max"]
WIDTH: Final = 5
EVERY_STATE: Final = (1 << STATES) - 1

START: Final[list[int]] = [
    number
    for state in MAP["state"]
    for number in [*(state[id] for id in ATTRIBUTE_IDS), sum(state[id] for id in ATTRIBUTE_IDS)]
]
LAND_BORDERS: Final[list[int]] = [
    sum(1 << state_index(id, "map.toml") for id in state["adjacent"]) for state in MAP["state"]
]

Change: TypeAlias = tuple[int, int, int]
"""A state, one of its attributes, and by how much it rises or falls."""


@final
class Board:
    """Everything that a person's goal can read. A set of states is a bit mask."""

    def __init__(self) -> None:
        self.values: list[int] = START.copy()  # for each state its four attributes, then their sum
        self.living = EVERY_STATE
        self.holder: list[int] = list(range(STATES))  # of each land
        self.borders: list[int] = LAND_BORDERS.copy()  # the living neighbours of each living state
        self.frozen = NOTHING
        self.round = 1
        self.attacker = NOTHING  # of the war just fought
        self.defender = NOTHING
        self.victor = NOTHING
        self.unifier = NOTHING

    def copy(self) -> Board:
        twin = Board()
        twin.values = self.values.copy()
        twin.living = self.living
        twin.holder = self.holder.copy()
        twin.borders = self.borders.copy()
        twin.frozen = self.frozen
        twin.round = self.round
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.victor = self.victor
        twin.unifier = self.unifier
        return twin

    # Questions

    def is_alive(self, state: int) -> bool:
        return self.living >> state & 1 == 1

    def value(self, state: int, attribute: int) -> int:
        return self.values[state * WIDTH + attribute]

    def lands(self, state: int) -> int:
        return self.holder.count(state)

    def strength(self, state: int) -> int:
        """Sum, then military, economy and culture, as one number that compares (A-12). People come last, where they
        decide nothing: whoever is equal in all the rest has as many."""
        at = state * WIDTH
        military, economy, culture, _, total = self.values[at : at + WIDTH]
        return ((total * 16 + military) * 16 + economy) * 16 + culture

    def strongest_of(self, states: int) -> list[int]:
        """Those who share the first place among a set of states."""
        return self._as_strong_as(max([self.strength(state) for state in states_of(states)]), states)

    def weakest_of(self, states: int) -> list[int]:
        return self._as_strong_as(min([self.strength(state) for state in states_of(states)]), states)

    def _as_strong_as(self, strength: int, states: int) -> list[int]:
        return [state for state in states_of(states) if self.strength(state) == strength]

    # Changes

    def change(self, changes: Iterable[Change]) -> int:
        """Nets and applies the changes of one event; returns the set of states they destroy (A-01 to A-04)."""
        net: dict[int, int] = {}
        for state, attribute, delta in changes:
            if attribute != self.frozen and self.is_alive(state):
                place = state * WIDTH + attribute
                net[place] = net.get(place, 0) + delta
        doomed = 0
        for place, delta in net.items():
            number = self.values[place] + delta
            if number < LOWEST:
                doomed |= 1 << place // WIDTH
            self.set_value(place // WIDTH, place % WIDTH, min(number, HIGHEST))
        return doomed

    def set_value(self, state: int, attribute: int, number: int) -> None:
        place = state * WIDTH + attribute
        self.values[state * WIDTH + SUM] += number - self.values[place]
        self.values[place] = number

    def destroy(self, doomed: int) -> None:
        """The states are no more; who gets their lands is settled afterwards."""
        self.living &= ~doomed
        for state in states_of(doomed):
            self.values[state * WIDTH : (state + 1) * WIDTH] = [0] * WIDTH
        self.redraw_borders()

    def annex(self, annexer: int, victim: int) -> None:
        """All lands of the victim, and +1 in all four attributes (A-07, A-08)."""
        self.hand_over_lands(victim, annexer)
        self.destroy(1 << victim)
        self.change([(annexer, attribute, 1) for attribute in range(ATTRIBUTES)])

    def hand_over_lands(self, loser: int, heir: int) -> None:
        self.holder = [heir if holder == loser else holder for holder in self.holder]

    def abandon_lands(self) -> None:
        """Land that no survivor could inherit stays empty."""
        self.holder = [holder if holder != NOTHING and self.is_alive(holder) else NOTHING for holder in self.holder]

    def neighbours_of_lands(self, holder: int) -> int:
        """The living states around the lands of a state that need not be alive itself."""
        around = 0
        for land in range(STATES):
            if self.holder[land] == holder:
                around |= LAND_BORDERS[land]
        states = 0
        for land in range(STATES):
            if around >> land & 1 and self.holder[land] != NOTHING:
                states |= 1 << self.holder[land]
        return states & self.living & ~(1 << holder)

    def redraw_borders(self) -> None:
        for state in range(STATES):
            self.borders[state] = self.neighbours_of_lands(state) if self.is_alive(state) else 0

    # What the event just resolved has been

    def forget_war(self) -> None:
        self.attacker = self.defender = self.victor = NOTHING

    def remember_war(self, attacker: int, defender: int, victor: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.victor = victor
