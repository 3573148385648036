"""A map of countries as tables: who is next to whom, how stable, in which regions."""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.engine import Names, index

NOBODY: Final = -1
MOST_POWERS: Final = 4


@final
class CountryMap:
    """The printed map. A country's number is the number of its option, so every table has unused rows.

    `home` is the power whose home space touches the country, or NOBODY; `reach_from_home` says the same by power;
    `regions` has sub-regions too.
    """

    def __init__(self, names: Names, content: dict[str, Any], powers: list[str]) -> None:
        rows: list[dict[str, Any]] = content["country"]
        ids: list[str] = [row["id"] for row in rows]
        self.kind = names.kind("space", ids)
        self.countries = self.kind.options
        self.first = min(self.countries)
        self.size = max(self.countries) + 1
        self.ids = [""] * self.size
        self.stability = [0] * self.size
        self.battleground = [False] * self.size
        self.neighbours: list[list[int]] = [[] for _ in range(self.size)]
        self.home = [NOBODY] * self.size
        self.regions: dict[str, list[int]] = {}
        for country, row in zip(self.countries, rows, strict=True):
            where = f"country {row['id']}"
            self.ids[country] = row["id"]
            self.stability[country] = int(row.get("stability", 0))
            self.battleground[country] = bool(row["battleground"])
            self.neighbours[country] = self.kind.all(index(ids, id, where) for id in row["adjacent"])
            if touches := row.get("superpower", ""):
                self.home[country] = index(powers, touches, where)
            for region in [row["region"], *row.get("subregions", [])]:
                self.regions.setdefault(region, []).append(country)
        self.reach_from_home = [[1 if home == power else 0 for home in self.home] for power in range(MOST_POWERS)]

    def number(self, id: str) -> int:
        """
        >>> CountryMap(Names(), {"country": [dict(id="iran", stability=2, battleground=True, adjacent=[],
        ...     region="middle_east")]}, []).number("iran")
        7
        """
        return self.kind.option(index(self.kind.ids, id, "the map"))

    def numbers(self, *ids: str) -> list[int]:
        return [self.number(id) for id in ids]
