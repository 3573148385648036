"""The words of the game, and the map behind them."""

from pathlib import Path
from typing import Any, Final

from sandtable.engine import Names, index, read_content
from sandtable.engine.errors import BadContent

FOLDER: Final = Path(__file__).parent
MAP: Final = read_content(FOLDER / "content" / "countries.toml")
BASE: Final = read_content(FOLDER / "content" / "base_cards.toml")
HISTORY: Final = read_content(FOLDER / "content" / "history_cards.toml")

# Sides, as seats and as holders of a country

US: Final = 0
CN: Final = 1
SEATS: Final = 2
BOTH: Final = 2
"""The side of a black card."""
ANTI: Final = 2
"""The holder of a country under anti-US control."""
NOBODY: Final = -1

ROLES: Final[list[str]] = ["us", "cn"]
SIDE_IDS: Final[list[str]] = ["us", "cn", "both"]
KIND_IDS: Final[list[str]] = ["us", "cn", "anti", "own"]
OWN: Final = 3
"""Influence of whoever carries the event out."""

# The option names

COUNTRY_IDS: Final[list[str]] = [country["id"] for country in MAP["country"]]
CARD_IDS: Final[list[str]] = [card["id"] for card in BASE["card"]]
HISTORY_IDS: Final[list[str]] = [card["id"] for card in HISTORY["card"]]
USES: Final[list[str]] = [
    "event",
    "event_first",
    "influence",
    "realign",
    "improve_social",
    "improve_economy",
    "tech_race",
    "sabotage",
    "trade",
]
PAYMENTS: Final[list[str]] = ["diplomacy", "russia", "tech"]
MODIFIERS: Final[list[str]] = ["zero", "plus_one", "minus_one", "plus_two", "minus_two", "counter"]
CHOICES: Final[list[str]] = [
    "lose_forex",
    "lose_economy",
    "lose_social",
    "rescue_loans",
    "steady_currency",
    "attend",
    "stay_away",
]
BAND_IDS: Final[list[str]] = [f"{id}_{band}" for id in HISTORY_IDS for band in (1, 2, 3, 4)]

NAMES: Final = Names()
FIRST_SPACE: Final[int] = NAMES.add("space", COUNTRY_IDS)
FIRST_CARD: Final[int] = NAMES.add("card", CARD_IDS)
FIRST_HISTORY: Final[int] = NAMES.add("history", HISTORY_IDS)
YES: Final[int] = NAMES.add_one("yes")
FIRST_USE: Final[int] = NAMES.add("do", USES)
FIRST_PAYMENT: Final[int] = NAMES.add("pay", PAYMENTS)
FIRST_MODIFIER: Final[int] = NAMES.add("modifier", MODIFIERS)
FIRST_CHOICE: Final[int] = NAMES.add("choice", CHOICES)
FIRST_BAND: Final[int] = NAMES.add("band", BAND_IDS)

DO_EVENT: Final[int] = NAMES.number("do:event")
DO_EVENT_FIRST: Final[int] = NAMES.number("do:event_first")
DO_INFLUENCE: Final[int] = NAMES.number("do:influence")
DO_REALIGN: Final[int] = NAMES.number("do:realign")
DO_SOCIAL: Final[int] = NAMES.number("do:improve_social")
DO_ECONOMY: Final[int] = NAMES.number("do:improve_economy")
DO_TECH_RACE: Final[int] = NAMES.number("do:tech_race")
DO_SABOTAGE: Final[int] = NAMES.number("do:sabotage")
DO_TRADE: Final[int] = NAMES.number("do:trade")

PAY_DIPLOMACY: Final[int] = NAMES.number("pay:diplomacy")
PAY_RUSSIA: Final[int] = NAMES.number("pay:russia")
PAY_TECH: Final[int] = NAMES.number("pay:tech")

LOSE_FOREX: Final[int] = NAMES.number("choice:lose_forex")
LOSE_ECONOMY: Final[int] = NAMES.number("choice:lose_economy")
LOSE_SOCIAL: Final[int] = NAMES.number("choice:lose_social")
RESCUE_LOANS: Final[int] = NAMES.number("choice:rescue_loans")
STEADY_CURRENCY: Final[int] = NAMES.number("choice:steady_currency")
ATTEND: Final[int] = NAMES.number("choice:attend")
STAY_AWAY: Final[int] = NAMES.number("choice:stay_away")

# The map

COUNTRIES: Final[int] = len(COUNTRY_IDS)
REGION_IDS: Final[list[str]] = [region["id"] for region in MAP["region"]]
SUBREGION_IDS: Final[list[str]] = [region["id"] for region in MAP["subregion"]]
REGION: Final[list[int]] = [index(REGION_IDS, country["region"], "countries.toml") for country in MAP["country"]]
STABILITY: Final[list[int]] = [country.get("stability", 0) for country in MAP["country"]]
"""India's is 0: it has none."""
BATTLEGROUND: Final[list[bool]] = [country.get("battleground", False) for country in MAP["country"]]
STARTS_CROSSED: Final[list[bool]] = [country.get("no_realign", False) for country in MAP["country"]]
START_LEAN: Final[list[int]] = [country.get("us", 0) - country.get("anti", 0) for country in MAP["country"]]
START_CHINESE: Final[list[int]] = [country.get("cn", 0) for country in MAP["country"]]
NEIGHBOURS: Final[list[list[int]]] = [
    [index(COUNTRY_IDS, id, "countries.toml") for id in country["adjacent"]] for country in MAP["country"]
]
HOME_LINES: Final[list[list[int]]] = [
    [index(COUNTRY_IDS, id, "countries.toml") for id in power["adjacent"]] for power in MAP["superpower"]
]
"""The countries joined to each side's home space."""
BESIDE: Final[list[list[bool]]] = [[country in lines for country in range(COUNTRIES)] for lines in HOME_LINES]


def country(id: str) -> int:
    return index(COUNTRY_IDS, id, "countries.toml")


def card(id: str) -> int:
    return index(CARD_IDS, id, "base_cards.toml")


def members(id: str) -> list[int]:
    """The countries that a word of the content names: one country, a region, a sub-region or the world."""
    if id in COUNTRY_IDS:
        return [country(id)]
    if id in REGION_IDS:
        return [place for place in range(COUNTRIES) if REGION[place] == REGION_IDS.index(id)]
    if id in SUBREGION_IDS:
        return [place for place, entry in enumerate(MAP["country"]) if entry.get("subregion") == id]
    if id == "world":
        return list(range(COUNTRIES))
    raise BadContent(f"{id!r} is no country, region or sub-region")


REGION_COUNTRIES: Final[list[list[int]]] = [members(id) for id in REGION_IDS]
FORMER_SOVIET: Final[list[int]] = members("former_soviet")

ASIA: Final[int] = REGION_IDS.index("asia")
INDIA: Final[int] = country("india")
TAIWAN: Final[int] = country("taiwan")
RUSSIA: Final[int] = country("russia")
UKRAINE: Final[int] = country("ukraine")


def space_name(place: int) -> str:
    return NAMES[FIRST_SPACE + place]


def card_name(number: int) -> str:
    return NAMES[FIRST_CARD + number]


def board() -> dict[str, Any]:
    """What never changes and the table wants to draw."""
    spaces = {f"space:{entry['id']}": country_on_board(entry) for entry in MAP["country"]}
    for power in MAP["superpower"]:
        spaces[f"space:{power['id']}"] = {
            "at": [power["lon"], power["lat"]],
            "adjacent": [f"space:{id}" for id in power["adjacent"]],
            "home": power["id"],
        }
    return {
        "map": "world",
        "spaces": spaces,
        "regions": [*REGION_IDS, *SUBREGION_IDS],
        "sides": {"us": {"colour": "#2f5fa8"}, "cn": {"colour": "#b3282d"}, "anti": {"colour": "#7a6a2e"}},
        "pieces": {"us": {"side": "us"}, "cn": {"side": "cn"}, "anti": {"side": "anti"}},
        "cards": cards_on_board(),
        "tracks": {
            "social": {"low": 1, "high": 10},
            "economy": {"low": 1, "high": 11},
            "diplomacy": {"low": 1, "high": 3},
            "security": {"low": 1, "high": 3},
            "russia": {"low": 0, "high": 9},
            "tech": {"low": 0, "high": 8},
        },
    }


def country_on_board(entry: dict[str, Any]) -> dict[str, Any]:
    return {
        "at": [entry["lon"], entry["lat"]],
        "region": entry["region"],
        "subregion": entry.get("subregion"),
        "adjacent": [f"space:{id}" for id in entry["adjacent"]]
        + [f"space:{power['id']}" for power in MAP["superpower"] if entry["id"] in power["adjacent"]],
        "stability": entry.get("stability"),
        "battleground": entry.get("battleground", False),
    }


def cards_on_board() -> dict[str, Any]:
    printed = ("era", "side", "ops", "kind", "star", "permanent", "russia_track", "years")
    cards = {f"card:{entry['id']}": {key: entry[key] for key in printed if key in entry} for entry in BASE["card"]}
    for entry in HISTORY["card"]:
        cards[f"history:{entry['id']}"] = {"era": entry["era"], "side": entry["deck"], "years": entry["years"]}
    return cards
