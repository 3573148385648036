"""The game's vocabulary: every option that can ever be offered."""

from __future__ import annotations

from typing import Final

from sandtable.engine.names import Names

from .board import POWERS, SPACES
from .figures import KINDS, OBJECTIVES, TECHS, UNITS

COUNT_LIMIT: Final = 99

NAMES: Final = Names()
DONE: Final[int] = NAMES.add("do", ["done"])
SPACE: Final[int] = NAMES.add("space", SPACES)
UNIT: Final[int] = NAMES.add("unit", [*UNITS, "mechanized", "paratrooper"])
N: Final[int] = NAMES.add("n", [str(number) for number in range(COUNT_LIMIT + 1)])
LOSS: Final[int] = NAMES.add("loss", [f"{power}_{unit}" for power in POWERS for unit in UNITS[:KINDS]])
SHIP: Final[int] = NAMES.add("ship", [str(number) for number in range(1, COUNT_LIMIT + 1)])
CHART: Final[int] = NAMES.add("chart", ["1", "2"])
POWER: Final[int] = NAMES.add("power", POWERS)
TECH: Final[int] = NAMES.add("tech", TECHS)
OBJECTIVE: Final[int] = NAMES.add("objective", [objective.id for objective in OBJECTIVES])
ATTACK_THEM: Final[int] = NAMES.add("do", ["attack"])
IGNORE: Final[int] = NAMES.add("do", ["ignore"])
RAID: Final[int] = NAMES.add("do", ["raid"])
LOAD: Final[int] = NAMES.add("do", ["load"])
DIRECT: Final[int] = NAMES.add("do", ["direct"])
PRESS: Final[int] = NAMES.add("do", ["press"])
RETREAT: Final[int] = NAMES.add("do", ["retreat"])
AUTO: Final[int] = NAMES.add("do", ["auto"])
STAY: Final[int] = NAMES.add("do", ["stay"])

MECHANIZED_PAIR: Final = 13
"""A tank and an infantry that move together (5.2.3q)."""
PARATROOPER: Final = 14
"""A bomber and the infantry it carries (5.2.3i)."""
