"""A map of countries as tables: who is next to whom, how stable, in which regions."""

from __future__ import annotations

from typing import Any, Final, TypeVar, final

from sandtable.engine import NOTHING, Names, index

MOST_POWERS: Final = 4

V = TypeVar("V")


@final
class CountryMap:
    """The printed map. A country's number is the number of its option, so every table has rows that are not used.

    `home` is the power whose home space touches the country, or NOTHING; `reach_from_home` says the same by power;
    `regions` has sub-regions too.
    """

    def __init__(self, names: Names, content: dict[str, Any], powers: list[str]) -> None:
        rows: list[dict[str, Any]] = content["country"]
        ids: list[str] = [row["id"] for row in rows]
        self.space = names.kind("space", ids)
        self.countries = self.space.options
        self.size = max(self.countries) + 1
        self.ids = self.table(ids, "")
        self.stability = self.table([int(row.get("stability", 0)) for row in rows], 0)
        self.battleground = self.table([bool(row["battleground"]) for row in rows], False)
        self.neighbours = self.table([self._beside(row) for row in rows], [])
        self.home = self.table([self._touched(row, powers) for row in rows], NOTHING)
        self.reach_from_home = [[1 if home == power else 0 for home in self.home] for power in range(MOST_POWERS)]
        self.regions: dict[str, list[int]] = {}
        for country, row in zip(self.countries, rows, strict=True):
            for region in [row["region"], *row.get("subregions", [])]:
                self.regions.setdefault(region, []).append(country)

    def table(self, values: list[V], default: V) -> list[V]:
        """One value a country in the order of the content, as a table by the numbers of the countries."""
        rows = [default] * self.size
        for country, value in zip(self.countries, values, strict=True):
            rows[country] = value
        return rows

    def number(self, id: str) -> int:
        """
        >>> CountryMap(Names(), {"country": [dict(id="iran", stability=2, battleground=True, adjacent=[],
        ...     region="middle_east")]}, []).number("iran")
        7
        """
        return self.space.option(index(self.space.ids, id, "the map"))

    def numbers(self, *ids: str) -> list[int]:
        return [self.number(id) for id in ids]

    def _beside(self, row: dict[str, Any]) -> list[int]:
        return [self.space.option(index(self.space.ids, id, f"country {row['id']}")) for id in row["adjacent"]]

    def _touched(self, row: dict[str, Any], powers: list[str]) -> int:
        touches = row.get("superpower", "")
        return index(powers, touches, f"country {row['id']}") if touches else NOTHING
