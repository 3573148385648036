"""Choosing a country for an event: the state knows what bars each country that is not offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias, final

from sandtable.engine import NOTHING, PASS, Choice

from ..options import COUNTRY

if TYPE_CHECKING:
    from ..state import Dawn

Bar: TypeAlias = Callable[[int], str]
"""What keeps a country out: a clause, or nothing."""


def nothing_bars(country: int) -> str:
    return ""


@final
class Target:
    """Which country an event may choose: one of those named that nothing bars. `rule` keeps the others out."""

    def __init__(self, named: list[int], rule: str, bar: Bar = nothing_bars) -> None:
        self.named = named
        self.rule = rule
        self.bar = bar

    def why_not(self, option: int) -> str:
        if not COUNTRY.has(option):
            return "2.1.6a"
        return self.bar(option) if option in self.named else self.rule

    def open_countries(self) -> list[int]:
        return [country for country in self.named if not self.bar(country)]


def choose_country(
    g: Dawn, seat: int, prompt: str, target: Target, left: int = 0, about: int = NOTHING, may_stop: bool = False
) -> Choice:
    """The country that the seat chooses; PASS if it stops, or if there is none to choose."""
    countries = target.open_countries()
    if not countries:
        return PASS
    g.target = target
    country = yield g.ask(seat, prompt, [*countries, PASS] if may_stop else countries, left, about)
    g.target = None
    return country
