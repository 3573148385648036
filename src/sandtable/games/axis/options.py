"""The game's vocabulary: every option that can ever be offered."""

from __future__ import annotations

from typing import Final

from sandtable.engine.names import Kind, Names, released_names

from .content import FOLDER, KINDS, OBJECTIVES, POWERS, SPACES, TECHS, UNITS

COUNT_LIMIT: Final = 99

NAMES: Final[Names] = Names(released_names(FOLDER / "options.lock"))
SPACE: Final[Kind] = NAMES.kind("space", SPACES)
UNIT: Final[Kind] = NAMES.kind("unit", [*UNITS, "mechanized", "paratrooper"])
N: Final[Kind] = NAMES.kind("n", [str(number) for number in range(COUNT_LIMIT + 1)])
LOSS: Final[Kind] = NAMES.kind("loss", [f"{power}_{unit}" for power in POWERS for unit in UNITS[:KINDS]])
"""Its places are the numbers of pieces: see `PIECE` in content.py."""
SHIP: Final[Kind] = NAMES.kind("ship", [str(number) for number in range(1, COUNT_LIMIT + 1)])
CHART: Final[Kind] = NAMES.kind("chart", ["1", "2"])
POWER: Final[Kind] = NAMES.kind("power", POWERS)
TECH: Final[Kind] = NAMES.kind("tech", TECHS)
OBJECTIVE: Final[Kind] = NAMES.kind("objective", [objective.id for objective in OBJECTIVES])

DONE: Final[int] = NAMES.add_one("do:done")
ATTACK_THEM: Final[int] = NAMES.add_one("do:attack")
IGNORE: Final[int] = NAMES.add_one("do:ignore")
RAID: Final[int] = NAMES.add_one("do:raid")
LOAD: Final[int] = NAMES.add_one("do:load")
DIRECT: Final[int] = NAMES.add_one("do:direct")
PRESS: Final[int] = NAMES.add_one("do:press")
RETREAT: Final[int] = NAMES.add_one("do:retreat")
AUTO: Final[int] = NAMES.add_one("do:auto")
STAY: Final[int] = NAMES.add_one("do:stay")
SEABORNE: Final[int] = NAMES.add_one("do:seaborne")
OVERLAND: Final[int] = NAMES.add_one("do:overland")

MECHANIZED_PAIR: Final = 13
"""A tank and an infantry that move together (5.2.3q)."""
PARATROOPER: Final = 14
"""A bomber and the infantry it carries (5.2.3i)."""
