"""Influence of several powers on a map: control, reach, placing and removing."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from sandtable.engine import NOTHING, PASS, Choice, Flow

from .cards import CardGame
from .countries import CountryMap

NO_LIMIT = 99
HIGHEST_PRICE = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class InfluenceGame(CardGame):
    """Powers spread influence over countries. `controller` and `reach` are kept up with every single point.

    `reach[power][country]` counts the footholds from which the power can place there; `reach_at_start` is that table
    as it stood when the round began. Its rows never change: a row that both tables share is copied before it does.
    """

    def __init__(self, seats: int, powers: int) -> None:
        super().__init__(seats)
        board = self.country_map()
        self.influence: list[list[int]] = [[0] * board.size for _ in range(powers)]
        self.controller: list[int] = [NOTHING] * board.size
        self.reach_at_start: list[list[int]] = board.reach_from_home[:powers]
        self.reach: list[list[int]] = self.reach_at_start.copy()

    def copy_influence_to(self, twin: InfluenceGame) -> None:
        twin.influence = [counts.copy() for counts in self.influence]
        twin.controller = self.controller.copy()
        twin.reach = [counts.copy() for counts in self.reach]
        twin.reach_at_start = self.reach_at_start.copy()
        self.copy_cards_to(twin)

    # What a game must say, and what it may say otherwise

    @abstractmethod
    def country_map(self) -> CountryMap: ...

    def judge_control(self, country: int) -> int:
        """At least the stability, and ahead of the other power by at least the stability."""
        needed = self.country_map().stability[country]
        first, second = self.influence[0][country], self.influence[1][country]
        if first - second >= needed:
            return 0
        if second - first >= needed:
            return 1
        return NOTHING

    def influence_changed(self, power: int, country: int, change: int) -> None:
        """Told after every change; a game writes its note here."""

    def opened(self, where: list[int]) -> None:
        """Told before every choice among the countries that an event leaves open; a game may remember them."""

    def price(self, power: int, country: int) -> int:
        """What a point placed with operations costs, at most HIGHEST_PRICE."""
        controller = self.controller[country]
        return 1 if controller in (NOTHING, power) else 2

    def may_place(self, power: int, country: int) -> bool:
        """Whether operations may place there, reach aside."""
        return True

    # Changing influence

    def change_influence(self, power: int, country: int, change: int) -> None:
        counts = self.influence[power]
        before = counts[country]
        counts[country] = before + change
        if before == 0 or before + change == 0:
            self._move_foothold(power, country, 1 if before == 0 else -1)
        self.controller[country] = self.judge_control(country)
        self.influence_changed(power, country, change)

    def _move_foothold(self, power: int, country: int, step: int) -> None:
        reach = self.reach[power]
        if reach is self.reach_at_start[power]:
            reach = self.reach[power] = reach.copy()
        reach[country] += step
        for neighbour in self.country_map().neighbours[country]:
            reach[neighbour] += step

    def add_influence(self, power: int, country: int, n: int = 1) -> None:
        if n > 0:
            self.change_influence(power, country, n)

    def remove_influence(self, power: int, country: int, n: int = 1) -> int:
        """Removes n, or what there is; returns how many."""
        n = min(n, self.influence[power][country])
        if n > 0:
            self.change_influence(power, country, -n)
        return n

    def clear_influence(self, power: int, country: int) -> int:
        return self.remove_influence(power, country, self.influence[power][country])

    def remember_reach(self) -> None:
        """Call when a round begins: what happens in it does not change where influence may go."""
        self.reach_at_start = self.reach.copy()

    def has_influence(self, power: int, where: list[int]) -> list[int]:
        counts = self.influence[power]
        return [country for country in where if counts[country] > 0]

    # The words of events: one point, one country at a time

    def place_influence(
        self,
        seat: int,
        power: int,
        n: int,
        where: list[int],
        most: int = NO_LIMIT,
        may_stop: bool = False,
        prompt: str = "place",
    ) -> Flow:
        """The seat adds n points of the power in these countries, at most `most` in each."""
        added: dict[int, int] = {}
        for left in range(n, 0, -1):
            if not where:
                return
            self.opened(where)
            options = [*where, PASS] if may_stop else where
            country = yield self.ask(seat, prompt, options, left)
            if country == PASS:
                return
            self.add_influence(power, country)
            added[country] = added.get(country, 0) + 1
            if added[country] == most:
                where = [other for other in where if other != country]

    def take_influence(
        self,
        seat: int,
        power: int,
        n: int,
        where: list[int],
        most: int = NO_LIMIT,
        may_stop: bool = False,
        prompt: str = "remove",
    ) -> Choice:
        """The seat removes n points of the power from these countries, at most `most` from each; how many it did."""
        taken: dict[int, int] = {}
        for left in range(n, 0, -1):
            where = [
                country for country in where if self.influence[power][country] > 0 and taken.get(country, 0) < most
            ]
            if not where:
                return n - left
            self.opened(where)
            options = [*where, PASS] if may_stop else where
            country = yield self.ask(seat, prompt, options, left)
            if country == PASS:
                return n - left
            self.remove_influence(power, country)
            taken[country] = taken.get(country, 0) + 1
        return n

    def clear_countries(self, seat: int, power: int, n: int, where: list[int], prompt: str = "clear") -> Flow:
        """The seat picks n different countries that lose all influence of the power."""
        for left in range(n, 0, -1):
            where = self.has_influence(power, where)
            if not where:
                return
            self.opened(where)
            country = yield self.ask(seat, prompt, where, left)
            self.clear_influence(power, country)

    # Operations

    def place_with_operations(self, seat: int, power: int, points: int) -> Flow:
        """One point at a time where the power could reach when the round began; the price is looked up each time."""
        reach = self.reach_at_start[power]
        open_to = [c for c in self.country_map().countries if reach[c] > 0 and self.may_place(power, c)]
        while points > 0:
            options = open_to
            if points < HIGHEST_PRICE:
                options = [country for country in open_to if self.price(power, country) <= points]
            if not options:
                return
            country = yield self.ask(seat, "influence-where", options, points)
            points -= self.price(power, country)
            self.add_influence(power, country)

    def realignment_bonus(self, power: int, country: int) -> int:
        """+1 per controlled neighbour, +1 for more influence there than the other, +1 next to the own home space."""
        board = self.country_map()
        bonus = 1 if self.influence[power][country] > self.influence[1 - power][country] else 0
        if board.home[country] == power:
            bonus += 1
        for neighbour in board.neighbours[country]:
            if self.controller[neighbour] == power:
                bonus += 1
        return bonus
