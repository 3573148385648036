"""Lessons: new troops, an attack, a blitz and a landing, each within one power's turn."""

from __future__ import annotations

from sandtable.engine import Lesson

from .content import power, space, unit
from .rules.stages import NONCOMBAT_MOVE
from .state import Axis

AXIS, ALLIES = 0, 1
GERMANY, UK = power("germany"), power("uk")
BERLIN, EAST_POLAND, BELORUSSIA, FRANCE = (
    space("germany"),
    space("east_poland"),
    space("belorussia"),
    space("france"),
)
INFANTRY = unit("infantry")

HOMES = {
    "clear": True,
    "germany": {"germany": {"infantry": 2}},
    "russia": {"ussr": {"infantry": 3}},
    "united_kingdom": {"uk": {"infantry": 2}},
    "japan": {"japan": {"infantry": 2}},
    "eastern_united_states": {"usa": {"infantry": 2}},
    "italy": {"italy": {"infantry": 2}},
}
"""Every capital is held, and the rest of the world is empty."""


def has_new_troops(g: Axis) -> bool:
    return g.count(BERLIN, GERMANY, INFANTRY) == 4


def holds_east_poland(g: Axis) -> bool:
    return g.owner[EAST_POLAND] == GERMANY


def has_blitzed(g: Axis) -> bool:
    return g.owner[EAST_POLAND] == GERMANY and g.owner[BELORUSSIA] == GERMANY


def has_landed(g: Axis) -> bool:
    return g.owner[FRANCE] == UK


def germany_is_done(g: Axis) -> bool:
    return g.power != GERMANY


def germany_has_fought(g: Axis) -> bool:
    return g.power != GERMANY or g.stage >= NONCOMBAT_MOVE


def uk_has_fought(g: Axis) -> bool:
    return g.power != UK or g.stage >= NONCOMBAT_MOVE


LESSONS = (
    Lesson(
        id="troops",
        seat=AXIS,
        position={**HOMES, "turn": "germany", "phase": "purchase", "ipc": {"germany": 6}},
        reached=has_new_troops,
        missed=germany_is_done,
        way=(
            "unit:infantry",
            "unit:infantry",
            "do:done",
            "do:done",
            "unit:infantry",
            "space:germany",
            "unit:infantry",
            "space:germany",
        ),
    ),
    Lesson(
        id="attack",
        seat=AXIS,
        position={
            **HOMES,
            "turn": "germany",
            "phase": "combat-move",
            "poland": {"germany": {"infantry": 4, "tank": 3}},
            "east_poland": {"ussr": {"infantry": 1}},
        },
        reached=holds_east_poland,
        missed=germany_has_fought,
        way=("space:poland", "unit:infantry", "space:east_poland", "n:4", "do:done"),
    ),
    Lesson(
        id="blitz",
        seat=AXIS,
        position={
            **HOMES,
            "turn": "germany",
            "phase": "combat-move",
            "poland": {"germany": {"tank": 1}},
        },
        reached=has_blitzed,
        missed=germany_has_fought,
        way=("space:poland", "space:belorussia", "space:east_poland", "do:done"),
    ),
    Lesson(
        id="landing",
        seat=ALLIES,
        position={
            **HOMES,
            "turn": "uk",
            "phase": "combat-move",
            "united_kingdom": {"uk": {"infantry": 1, "tank": 1}},
            "sz7": {"uk": {"transport": 1}},
        },
        reached=has_landed,
        missed=uk_has_fought,
        way=("space:sz7", "do:load", "unit:tank", "space:france", "do:done"),
    ),
)
