"""The names of all options. Countries and cards go by the numbers of their options."""

from pathlib import Path
from typing import Any, Final

from sandtable.engine import Kind, Names, index, read_content, released_names
from sandtable.games.common.countries import CountryMap

FOLDER: Final = Path(__file__).parent
NAMES: Final = Names(released_names(FOLDER / "options.lock"))

USSR: Final = 0
US: Final = 1
SIDE_IDS: Final = ["ussr", "us"]
SIDES: Final = [USSR, US]

COUNTRY_CONTENT: Final = read_content(FOLDER / "content" / "countries.toml")
MAP: Final = CountryMap(NAMES, COUNTRY_CONTENT, SIDE_IDS)
REGION_IDS: Final[list[str]] = [row["id"] for row in COUNTRY_CONTENT["region"]]

CARD_ROWS: Final[list[dict[str, Any]]] = read_content(FOLDER / "content" / "cards.toml")["card"]
CARD_IDS: Final[list[str]] = [row["id"] for row in CARD_ROWS]
CARD: Final[Kind] = NAMES.kind("card", CARD_IDS)
CARDS: Final[list[int]] = CARD.options


def card(id: str) -> int:
    return CARD.option(index(CARD_IDS, id, "cards.toml"))


def cards(ids: list[str]) -> list[int]:
    return [card(id) for id in ids]


DO_EVENT: Final = NAMES.add_one("do:event")
DO_EVENT_FIRST: Final = NAMES.add_one("do:event-first")
DO_INFLUENCE: Final = NAMES.add_one("do:influence")
DO_REALIGN: Final = NAMES.add_one("do:realign")
DO_COUP: Final = NAMES.add_one("do:coup")
DO_SPACE: Final = NAMES.add_one("do:space")
DO_DEFUSE: Final = NAMES.add_one("do:defuse")
DO_PARTICIPATE: Final = NAMES.add_one("do:participate")
DO_BOYCOTT: Final = NAMES.add_one("do:boycott")
DO_RAISE: Final = NAMES.add_one("do:raise")
DO_LOWER: Final = NAMES.add_one("do:lower")
DO_REMOVE: Final = NAMES.add_one("do:remove")
DO_ADD: Final = NAMES.add_one("do:add")
DO_CONCENTRATE: Final = NAMES.add_one("do:concentrate")
DO_SPREAD: Final = NAMES.add_one("do:spread")
DO_PLAY: Final = NAMES.add_one("do:play")
DO_RETURN: Final = NAMES.add_one("do:return")
DO_END_GAME: Final = NAMES.add_one("do:end-game")

REGION: Final[Kind] = NAMES.kind("region", REGION_IDS)
LEVEL: Final[Kind] = NAMES.kind("defcon", ["1", "2", "3", "4", "5"])
