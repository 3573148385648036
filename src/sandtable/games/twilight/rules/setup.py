"""3 Set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import Flow

from ..content import (
    COUNTRIES,
    EARLY,
    EASTERN_EUROPE,
    HANDICAP_OVER_STABILITY,
    HEADLINES,
    STABILITY,
    US_FREE,
    USSR_FREE,
    WESTERN_EUROPE,
)
from ..options import COUNTRY_CONTENT, US, USSR
from .influence import choose_country
from .turn import add_era, deal

if TYPE_CHECKING:
    from ..state import Twilight


def set_up(g: Twilight) -> Flow:
    """Hands are dealt first, then the USSR places, then the US, then the handicap."""
    add_era(g, EARLY)
    lay_out_fixed_influence(g)
    yield from deal(g)
    g.cause = "3.2~a"
    yield from g.place_influence(USSR, USSR, USSR_FREE, EASTERN_EUROPE, prompt="set-up")
    g.cause = "3.3~a"
    yield from g.place_influence(US, US, US_FREE, WESTERN_EUROPE, prompt="set-up")
    g.cause = "3~5"
    for left in range(g.us_handicap, 0, -1):
        country = yield choose_country(g, US, "handicap", handicap_countries(g), left)
        g.add_influence(US, country)
    g.note("turn", "4.1", n=g.turn)
    g.phase = HEADLINES


def lay_out_fixed_influence(g: Twilight) -> None:
    for country, row in zip(COUNTRIES, COUNTRY_CONTENT["country"], strict=True):
        g.cause = "3.2"
        g.add_influence(USSR, country, row["start_ussr"])
        g.cause = "3.3"
        g.add_influence(US, country, row["start_us"])


def handicap_countries(g: Twilight) -> list[int]:
    """Where the US has influence, up to two above the stability."""
    return [
        country
        for country in g.has_influence(US, COUNTRIES)
        if g.digital_rulings or g.influence[US][country] < STABILITY[country] + HANDICAP_OVER_STABILITY
    ]
