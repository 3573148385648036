"""A map of countries as tables: who is next to whom, how stable, in which regions."""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.engine import Names, index

NOBODY: Final = -1
MOST_POWERS: Final = 4


@final
class CountryMap:
    """The printed map. A country's number is the number of its option, so every table has unused rows at the front.

    `home` is the power whose home space touches the country, or NOBODY; `reach_from_home` says the same by power;
    `regions` has sub-regions too.
    """

    def __init__(self, names: Names, content: dict[str, Any], powers: list[str]) -> None:
        rows: list[dict[str, Any]] = content["country"]
        ids: list[str] = [row["id"] for row in rows]
        self.first = names.add("space", ids)
        self.countries = list(range(self.first, self.first + len(ids)))
        self.size = self.first + len(ids)
        self.ids = [""] * self.first + ids
        self.stability = self._table(rows, "stability", 0)
        self.battleground = [False] * self.first + [bool(row["battleground"]) for row in rows]
        self.neighbours: list[list[int]] = [[] for _ in range(self.first)]
        self.home = [NOBODY] * self.first
        for row in rows:
            self.neighbours.append([self.first + index(ids, id, f"country {row['id']}") for id in row["adjacent"]])
            touches = row.get("superpower", "")
            self.home.append(index(powers, touches, f"country {row['id']}") if touches else NOBODY)
        self.reach_from_home = [[1 if home == power else 0 for home in self.home] for power in range(MOST_POWERS)]
        self.regions: dict[str, list[int]] = {}
        for country, row in zip(self.countries, rows, strict=True):
            for region in [row["region"], *row.get("subregions", [])]:
                self.regions.setdefault(region, []).append(country)

    def number(self, id: str) -> int:
        """
        >>> CountryMap(Names(), {"country": [dict(id="iran", stability=2, battleground=True, adjacent=[],
        ...     region="middle_east")]}, []).number("iran")
        7
        """
        return self.first + index(self.ids[self.first :], id, "the map")

    def numbers(self, *ids: str) -> list[int]:
        return [self.number(id) for id in ids]

    def _table(self, rows: list[dict[str, Any]], field: str, default: int) -> list[int]:
        return [0] * self.first + [int(row.get(field, default)) for row in rows]
