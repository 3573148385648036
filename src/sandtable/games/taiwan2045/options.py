"""The options: names, kinds and the deeds that stand alone."""

from __future__ import annotations

from typing import Final

from sandtable.engine import Kind, Names, index, released_names

from .content import (
    CARD_IDS,
    ELITE_IDS,
    FOLDER,
    GROUP_IDS,
    LARGEST_AMOUNT,
    MISSION_IDS,
    OVERSEAS,
    POWER_IDS,
    REGION_IDS,
    ROAD_IDS,
    ROLES,
    SLOTS,
    SPACE_IDS,
    SUBMARINES,
    TAXI_FLEET,
)

DEEDS: Final[list[str]] = [
    "done",
    "effect",
    "basic",
    "extra",
    "land",
    "recruit",
    "march",
    "reform",
    "defect",
    "lure",
    "agitate",
    "reveal",
    "power",
    "drop",
    "fire",
    "reserve",
    "overseas",
    "home",
    "draw",
    "strike",
]

NAMES: Final = Names(released_names(FOLDER / "options.lock"))
SPACE: Final = NAMES.kind("space", SPACE_IDS)
_FACED: Final = NAMES.kind("card", CARD_IDS)
ELITE: Final = NAMES.kind("elite", ELITE_IDS)
_SCATTERED: Final = NAMES.kind("unit", ["scattered"])
CARD: Final = Kind("card", [*CARD_IDS, *ELITE_IDS, "scattered"], [*_FACED.options, *ELITE.options, *_SCATTERED.options])
"""Characters, events, elites and scattered troops: whatever has a number of its own as a card or a unit."""

DEED: Final = NAMES.kind("do", DEEDS)
MISSION: Final = NAMES.kind("mission", MISSION_IDS)
RESIST_CLAIM: Final = NAMES.kind("resist", MISSION_IDS)
WELCOME_CLAIM: Final = NAMES.kind("welcome", MISSION_IDS)
REGION: Final = NAMES.kind("region", REGION_IDS)
DECK: Final = NAMES.kind("deck", GROUP_IDS)
BLIND: Final = NAMES.kind("blind", GROUP_IDS)
USE: Final = NAMES.kind("use", [CARD_IDS[TAXI_FLEET], CARD_IDS[SUBMARINES]])
ROAD: Final = NAMES.kind("road", ROAD_IDS)
POWER: Final = NAMES.kind("power", POWER_IDS)
SEAT: Final = NAMES.kind("seat", ROLES)
SLOT: Final = NAMES.kind("slot", [str(slot) for slot in range(1, SLOTS + 1)])
AMOUNT: Final = NAMES.kind("n", [str(amount) for amount in range(LARGEST_AMOUNT + 1)])


def _deed(id: str) -> int:
    return DEED.option(index(DEEDS, id, "options.py"))


DONE: Final[int] = _deed("done")
EFFECT: Final[int] = _deed("effect")
BASIC: Final[int] = _deed("basic")
EXTRA: Final[int] = _deed("extra")
LAND: Final[int] = _deed("land")
RECRUIT: Final[int] = _deed("recruit")
MARCH: Final[int] = _deed("march")
REFORM: Final[int] = _deed("reform")
DEFECT: Final[int] = _deed("defect")
LURE: Final[int] = _deed("lure")
AGITATE: Final[int] = _deed("agitate")
REVEAL: Final[int] = _deed("reveal")
USE_POWER: Final[int] = _deed("power")
DROP: Final[int] = _deed("drop")
FIRE: Final[int] = _deed("fire")
FROM_RESERVE: Final[int] = _deed("reserve")
SEND_OVERSEAS: Final[int] = _deed("overseas")
BRING_HOME: Final[int] = _deed("home")
DRAW: Final[int] = _deed("draw")
STRIKE: Final[int] = _deed("strike")
USE_TAXIS: Final[int] = USE.option(0)
USE_SUBMARINES: Final[int] = USE.option(1)
BASE_OPTION: Final[int] = SPACE.option(OVERSEAS)

EXTRAS: Final[frozenset[int]] = frozenset(
    {REVEAL, USE_TAXIS, USE_SUBMARINES, *RESIST_CLAIM.options, *WELCOME_CLAIM.options}
)
"""What a player may do at any time of a turn with a card, besides what is asked."""
