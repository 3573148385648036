"""Lessons: a first game in four steps, each within one or two action rounds."""

from __future__ import annotations

from sandtable.engine import Lesson

from .options import MAP, US, USSR, card
from .state import Twilight

POLAND, PANAMA = MAP.number("poland"), MAP.number("panama")
ASIA_SCORING = card("asia_scoring")


def controls_poland(g: Twilight) -> bool:
    return g.controller[POLAND] == USSR


def has_thrown_out_the_us(g: Twilight) -> bool:
    return g.influence[US][PANAMA] == 0


def has_scored_asia(g: Twilight) -> bool:
    return ASIA_SCORING in g.discards and g.vp < 0


def has_survived(g: Twilight) -> bool:
    return g.phasing == US and not g.over


def round_is_over(g: Twilight) -> bool:
    return g.phasing == US


def turn_is_over(g: Twilight) -> bool:
    return g.turn > 1 or ASIA_SCORING in g.discards


def cannot_be_missed_alive(g: Twilight) -> bool:
    return g.over


LESSONS = (
    Lesson(
        id="influence",
        seat=USSR,
        position={
            "ussr": {"east_germany": 3, "poland": 1},
            "us": {"west_germany": 4},
            "ussr_hand": ["socialist_governments", "nasser"],
        },
        reached=controls_poland,
        missed=round_is_over,
        way=("card:socialist_governments", "do:influence", "space:poland", "space:poland"),
    ),
    Lesson(
        id="coup",
        seat=USSR,
        position={
            "defcon": 4,
            "ussr": {"cuba": 3},
            "us": {"panama": 1, "costa_rica": 3},
            "ussr_hand": ["brush_war", "fidel"],
            "turn": 4,
        },
        reached=has_thrown_out_the_us,
        missed=round_is_over,
        way=("card:brush_war", "do:coup", "space:panama"),
    ),
    Lesson(
        id="scoring",
        seat=USSR,
        position={
            "round": 5,
            "defcon": 3,
            "ussr": {"north_korea": 3, "vietnam": 1},
            "us": {"japan": 4, "australia": 4},
            "ussr_hand": ["asia_scoring", "socialist_governments"],
            "us_hand": ["truman_doctrine", "nasser"],
            "china": "us",
            "china_up": False,
        },
        reached=has_scored_asia,
        missed=turn_is_over,
        way=(
            "card:socialist_governments",
            "do:influence",
            "space:thailand",
            "space:thailand",
            "space:vietnam",
            "card:asia_scoring",
            "do:event",
        ),
    ),
    Lesson(
        id="defcon",
        seat=USSR,
        position={
            "round": 6,
            "defcon": 2,
            "ussr": {"east_germany": 3},
            "us": {"west_germany": 4},
            "ussr_hand": ["duck_and_cover"],
            "china": "us",
        },
        reached=has_survived,
        missed=cannot_be_missed_alive,
        way=("card:duck_and_cover", "do:space"),
    ),
)
