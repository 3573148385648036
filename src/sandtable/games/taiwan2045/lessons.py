"""Lessons: recruiting, a battle, and a mission completed within one turn."""

from __future__ import annotations

from sandtable.engine import Lesson

from .content import card_of, space_of
from .state import Taiwan2045

STUDENT = 0
RECRUITER = card_of("y04")
BANQIAO = space_of("a2")


def has_recruited(g: Taiwan2045) -> bool:
    return g.troops[RECRUITER] >= 5


def has_driven_out_the_pla(g: Taiwan2045) -> bool:
    return g.pla[BANQIAO] == 0


def has_finished_a_mission(g: Taiwan2045) -> bool:
    return not g.missions[STUDENT]


def turn_is_over(g: Taiwan2045) -> bool:
    return g.seat != STUDENT


LESSONS = (
    Lesson(
        id="recruit",
        seat=STUDENT,
        seats=3,
        position={"playing": "m08", "units": {"y04": (0, "d5", 3)}},
        reached=has_recruited,
        missed=turn_is_over,
        way=("do:basic", "do:recruit", "card:y04"),
    ),
    Lesson(
        id="battle",
        seat=STUDENT,
        seats=3,
        position={"playing": "m08", "units": {"y05": (0, "a1", 9)}, "pla": {"a2": 2}},
        reached=has_driven_out_the_pla,
        missed=turn_is_over,
        way=("do:basic", "do:march", "card:y05", "space:a2"),
    ),
    Lesson(
        id="mission",
        seat=STUDENT,
        seats=3,
        position={
            "playing": "m08",
            "units": {"y05": (0, "a1", 9)},
            "pla": {"a2": 2},
            "missions": {0: ["a_1"]},
        },
        reached=has_finished_a_mission,
        missed=turn_is_over,
        way=("do:basic", "do:march", "card:y05", "space:a2", "resist:a_1"),
    ),
)
