"""Choosing a country for an event: the state knows what bars each country that is not offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from sandtable.engine import NOTHING, PASS, Choice

from ..options import COUNTRY

if TYPE_CHECKING:
    from ..state import Dawn


@mypyc_attr(allow_interpreted_subclasses=True)
class Target:
    """Which country may be chosen: one of those named that nothing bars. `rule` keeps the others out."""

    def __init__(self, named: list[int], rule: str) -> None:
        self.named = named
        self.rule = rule

    def bar(self, g: Dawn, country: int) -> str:
        """What keeps out a country that is named: a clause, or nothing."""
        return ""

    def why_not(self, g: Dawn, option: int) -> str:
        if not COUNTRY.has(option):
            return "2.1.6a"
        return self.bar(g, option) if option in self.named else self.rule

    def open_countries(self, g: Dawn) -> list[int]:
        return [country for country in self.named if not self.bar(g, country)]


def choose_country(g: Dawn, seat: int, prompt: str, target: Target, left: int = 0, about: int = NOTHING) -> Choice:
    """The country that the seat chooses; PASS if there is none to choose."""
    countries = target.open_countries(g)
    if not countries:
        return PASS
    g.target = target
    country = yield g.ask(seat, prompt, countries, left, about)
    g.target = None
    return country
