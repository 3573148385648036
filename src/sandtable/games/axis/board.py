"""The board, read once from `content/board.toml`: links, values, distances."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sandtable.engine.content import index, read_content

FOLDER: Final = Path(__file__).parent
_BOARD: Final[dict[str, Any]] = read_content(FOLDER / "content" / "board.toml")
_ROWS: Final[list[dict[str, Any]]] = _BOARD["space"]

POWERS: Final[list[str]] = ["germany", "ussr", "japan", "uk", "italy", "usa", "china"]
GERMANY: Final = 0
USSR: Final = 1
JAPAN: Final = 2
UK: Final = 3
ITALY: Final = 4
USA: Final = 5
CHINA: Final = 6
POWER_COUNT: Final = 7
NOBODY: Final = -1

AXIS: Final = 0
ALLIES: Final = 1
SIDES: Final[list[str]] = ["axis", "allies"]
SIDE: Final[list[int]] = [AXIS, ALLIES, AXIS, ALLIES, AXIS, ALLIES, ALLIES]
MEMBERS: Final[list[list[int]]] = [[GERMANY, JAPAN, ITALY], [USSR, UK, USA, CHINA]]
ENEMIES: Final[list[list[int]]] = [MEMBERS[1 - SIDE[power]] for power in range(POWER_COUNT)]
FRIENDS: Final[list[list[int]]] = [MEMBERS[SIDE[power]] for power in range(POWER_COUNT)]

SPACES: Final[list[str]] = [row["id"] for row in _ROWS]
SPACE_COUNT: Final = 162
LAND_COUNT: Final = 97
"""Territories come first: a space is a sea zone when its number is LAND_COUNT or more."""

FAR: Final = 99


def space(id: str) -> int:
    return index(SPACES, id, "board.toml")


def power(id: str) -> int:
    return index(POWERS, id, "board.toml") if id != "none" else NOBODY


def _links() -> list[list[int]]:
    return [[space(other) for other in row["neighbors"]] for row in _ROWS]


NEUTRAL: Final[list[bool]] = [bool(row.get("neutral", False)) for row in _ROWS]
IPC: Final[list[int]] = [int(row.get("ipc", 0)) for row in _ROWS]
OWNER_1941: Final[list[int]] = [power(row.get("owner", "none")) for row in _ROWS]
HOME_1941: Final[list[int]] = [power(row.get("home", row.get("owner", "none"))) for row in _ROWS]
CITY: Final[list[str]] = [row.get("city", "") for row in _ROWS]
CITY_SPACES: Final[list[int]] = [at for at in range(SPACE_COUNT) if CITY[at]]
CAPITAL: Final[list[int]] = [power(row.get("capital", "none")) for row in _ROWS]
CAPITAL_OF: Final[list[int]] = [CAPITAL.index(of) if of in CAPITAL else NOBODY for of in range(POWER_COUNT)]
CHINA_ZONE: Final[list[bool]] = [bool(row.get("zone", False)) for row in _ROWS]
KWANGTUNG: Final = SPACES.index("kwangtung")

LINKS: Final[list[list[int]]] = _links()
LAND_LINKS: Final[list[list[int]]] = [
    [other for other in LINKS[at] if other < LAND_COUNT and not NEUTRAL[other]] for at in range(SPACE_COUNT)
]
SEA_LINKS: Final[list[list[int]]] = [[other for other in LINKS[at] if other >= LAND_COUNT] for at in range(SPACE_COUNT)]
ZONES_NEAR: Final[list[list[int]]] = [
    sorted({end for other in SEA_LINKS[at] for end in [other, *SEA_LINKS[other]] if end != at})
    for at in range(SPACE_COUNT)
]
"""The sea zones within two steps, canals taken as open."""

CHINA_LINKS: Final[list[list[int]]] = [
    [other for other in LAND_LINKS[at] if CHINA_ZONE[other]] for at in range(SPACE_COUNT)
]


def _distances(links: list[list[int]]) -> list[list[int]]:
    """Steps between any two spaces along the links."""
    table: list[list[int]] = []
    for start in range(SPACE_COUNT):
        steps = [FAR] * SPACE_COUNT
        steps[start] = 0
        edge = [start]
        while edge:
            found: list[int] = []
            for at in edge:
                for other in links[at]:
                    if steps[other] == FAR:
                        steps[other] = steps[at] + 1
                        found.append(other)
            edge = found
        table.append(steps)
    return table


AIR_LINKS: Final[list[list[int]]] = [
    [] if NEUTRAL[at] else [other for other in LINKS[at] if not NEUTRAL[other]] for at in range(SPACE_COUNT)
]
DISTANCE: Final[list[list[int]]] = _distances(LINKS)
"""Over every space: what rockets count."""

AIR_DISTANCE: Final[list[list[int]]] = _distances(AIR_LINKS)
"""Round the neutrals: what aircraft fly."""

CHINA_DISTANCE: Final[list[list[int]]] = _distances(CHINA_LINKS)
"""Inside the Chinese zone: what the Flying Tigers fly."""

_CANALS: Final[list[dict[str, Any]]] = _BOARD["canal"]
CANAL_FROM: Final[list[int]] = [space(row["between"][0]) for row in _CANALS]
CANAL_TO: Final[list[int]] = [space(row["between"][1]) for row in _CANALS]
CANAL_NEEDS: Final[list[list[int]]] = [[space(id) for id in row["needs"]] for row in _CANALS]


def canal_between(one: int, other: int) -> int:
    """The canal that joins two sea zones, or NOBODY.

    >>> canal_between(space("sz15"), space("sz34")), canal_between(space("sz34"), space("sz35"))
    (0, -1)
    """
    for canal in range(len(CANAL_FROM)):
        ends = (CANAL_FROM[canal], CANAL_TO[canal])
        if (one, other) == ends or (other, one) == ends:
            return canal
    return NOBODY


IS_CANAL_END: Final[list[bool]] = [at in CANAL_FROM or at in CANAL_TO for at in range(SPACE_COUNT)]
POINTS: Final[list[tuple[float, float]]] = [(row["lon"], row["lat"]) for row in _ROWS]
