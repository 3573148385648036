"""Lessons: completing a person, ordering events, laying a card so that it counts, and a war."""

from __future__ import annotations

from sandtable.engine import Lesson

from .state import WarringStates

STUDENT = 0


def has_completed(g: WarringStates) -> bool:
    return len(g.completed[STUDENT]) > 0


def round_is_over(g: WarringStates) -> bool:
    return g.board.round > 1


LESSONS = (
    Lesson(
        id="person",
        seat=STUDENT,
        seats=3,
        position={
            "phase": "resolve",
            "hegemon": 0,
            "event_deck": ["hu_dress chu"],
            "persons": [["zhao_xixu", "duke_wen_yan"], ["zi_zhi"], ["shen_buhai"]],
        },
        reached=has_completed,
        missed=round_is_over,
        way=("person:zhao_xixu",),
    ),
    Lesson(
        id="order",
        seat=STUDENT,
        seats=3,
        position={
            "phase": "gather",
            "hegemon": 0,
            "qin": {"military": 6},
            "laid": [["hu_dress chu"], ["reform A qin"], ["hydraulic_works A wei"]],
            "persons": [["zhao_xixu", "duke_wen_yan"], ["zi_zhi"], ["shen_buhai"]],
        },
        reached=has_completed,
        missed=round_is_over,
        way=("pass", "card:hu_dress", "card:reform", "person:zhao_xixu"),
    ),
    Lesson(
        id="lay",
        seat=STUDENT,
        seats=3,
        position={
            "phase": "lay",
            "hegemon": 1,
            "hands": [["hu_dress", "reform"], ["royal_marriage"], ["storm_cities"]],
            "persons": [["zhao_xixu"], ["zi_zhi"], ["shen_buhai"]],
        },
        reached=has_completed,
        missed=round_is_over,
        way=("card:hu_dress", "state:chu", "do:done", "person:zhao_xixu"),
    ),
    Lesson(
        id="war",
        seat=STUDENT,
        seats=3,
        position={
            "phase": "lay",
            "hegemon": 1,
            "qi": {"military": 9},
            "hands": [["storm_cities", "reform"], ["royal_marriage"], ["hu_dress"]],
            "persons": [["sun_bin"], ["zi_zhi"], ["shen_buhai"]],
        },
        reached=has_completed,
        missed=round_is_over,
        way=("card:storm_cities", "state:qi", "state:wei", "do:done", "person:sun_bin"),
    ),
)
