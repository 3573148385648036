"""Choosing a country for an event: the question knows what bars each country that it does not offer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, final

from sandtable.engine import NOTHING, PASS, Decision

from ..options import COUNTRY

Bar: TypeAlias = Callable[[int], str]
"""What keeps a country out: a clause, or nothing."""


def nothing_bars(country: int) -> str:
    return ""


@final
class CountryChoice(Decision):
    """One of the countries named that nothing bars; `rule` is the clause that keeps the others out."""

    def __init__(
        self,
        seat: int,
        prompt: str,
        named: list[int],
        rule: str,
        bar: Bar = nothing_bars,
        left: int = 0,
        about: int = NOTHING,
        may_stop: bool = False,
    ) -> None:
        self.countries = [country for country in named if not bar(country)]
        super().__init__(seat, prompt, [*self.countries, PASS] if may_stop else self.countries, left, about)
        self.named = named
        self.rule = rule
        self._bar = bar

    def why_not(self, option: int) -> str:
        if not COUNTRY.has(option):
            return "2.1.6a"
        return self._bar(option) if option in self.named else self.rule
