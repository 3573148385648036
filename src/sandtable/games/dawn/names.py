"""The words of the game, and the map behind them."""

from pathlib import Path
from typing import Any, Final

from sandtable.engine import Names, read_content
from sandtable.games.common.countries import CountryMap

FOLDER: Final = Path(__file__).parent
ATLAS: Final = read_content(FOLDER / "content" / "countries.toml")
BASE: Final = read_content(FOLDER / "content" / "base_cards.toml")
HISTORY: Final = read_content(FOLDER / "content" / "history_cards.toml")
TRACKS: Final = read_content(FOLDER / "content" / "tracks.toml")

# Sides, as seats and as holders of a country

US: Final = 0
CN: Final = 1
SEATS: Final = 2
BOTH: Final = 2
"""The side of a black card."""
ANTI: Final = 2
"""The holder of a country under anti-US control."""

ROLES: Final[list[str]] = ["us", "cn"]
SIDE_IDS: Final[list[str]] = ["us", "cn", "both"]
KIND_IDS: Final[list[str]] = ["us", "cn", "anti", "own"]
INFLUENCE_KEYS: Final[list[str]] = ["influence-us", "influence-cn", "influence-anti"]
OWN: Final = 3
"""Influence of whoever carries the event out."""

# The option names

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
MAP: Final = CountryMap(NAMES, ATLAS, ROLES)
HOME_SPACES: Final[int] = NAMES.add("space", ROLES)
FIRST_CARD: Final[int] = NAMES.add("card", CARD_IDS)
FIRST_HISTORY: Final[int] = NAMES.add("history", HISTORY_IDS)
YES: Final[int] = NAMES.add_one("yes")
FIRST_USE: Final[int] = NAMES.add("do", USES)
FIRST_PAYMENT: Final[int] = NAMES.add("pay", PAYMENTS)
FIRST_MODIFIER: Final[int] = NAMES.add("modifier", MODIFIERS)
FIRST_CHOICE: Final[int] = NAMES.add("choice", CHOICES)

# Never offered; the log mentions them by name

FIRST_BAND: Final[int] = NAMES.add("band", BAND_IDS)
FIRST_BOX: Final[int] = NAMES.add("box", [box["id"] for box in TRACKS["russia"]["box"]])
FIRST_CHINESE_TECH: Final[int] = NAMES.add("tech", [box["id"] for box in TRACKS["tech_cn"]])
FIRST_US_TECH: Final[int] = NAMES.add("tech", [box["id"] for box in TRACKS["tech_us"]])

# Options by name

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

COUNTRIES: Final[list[int]] = MAP.countries
STABILITY: Final[list[int]] = MAP.stability
"""India's is 0: it has none."""
BATTLEGROUND: Final[list[bool]] = MAP.battleground
NEIGHBOURS: Final[list[list[int]]] = MAP.neighbours
HOME: Final[list[int]] = MAP.home
"""The side whose home space touches the country."""
REGION_IDS: Final[list[str]] = ["europe", "asia", "middle_east", "africa", "latin_america"]
SUBREGION_IDS: Final[list[str]] = ["former_soviet", "southeast_asia"]


def country(id: str) -> int:
    return MAP.number(id)


def card(id: str) -> int:
    return NAMES.number(f"card:{id}")


def members(id: str) -> list[int]:
    """The countries that a word of the content names: one country, a region, a sub-region or the world."""
    if id in MAP.regions:
        return MAP.regions[id]
    return COUNTRIES if id == "world" else [country(id)]


def by_country(field: str) -> list[int]:
    """A number of the atlas for every country."""
    return [0] * MAP.first + [int(row.get(field, 0)) for row in ATLAS["country"]]


START_US: Final[list[int]] = by_country("us")
START_CHINESE: Final[list[int]] = by_country("cn")
START_ANTI: Final[list[int]] = by_country("anti")
STARTS_CROSSED: Final[list[int]] = by_country("no_realign")
REGION: Final[list[int]] = [
    next((number for number, id in enumerate(REGION_IDS) if place in MAP.regions[id]), -1) for place in range(MAP.size)
]

ASIA: Final[int] = REGION_IDS.index("asia")
INDIA: Final[int] = country("india")
TAIWAN: Final[int] = country("taiwan")
UKRAINE: Final[int] = country("ukraine")


def board() -> dict[str, Any]:
    """What never changes and the table wants to draw."""
    spaces = {f"space:{row['id']}": country_on_board(row) for row in ATLAS["country"]}
    for side, power in enumerate(ATLAS["superpower"]):
        spaces[f"space:{power['id']}"] = {
            "at": [power["lon"], power["lat"]],
            "adjacent": [NAMES[place] for place in COUNTRIES if HOME[place] == side],
            "home": power["id"],
        }
    return {
        "map": "world",
        "spaces": spaces,
        "regions": [*REGION_IDS, *SUBREGION_IDS],
        "sides": {"us": {"colour": "#2f5fa8"}, "cn": {"colour": "#b3282d"}, "anti": {"colour": "#7a6a2e"}},
        "pieces": {f"influence-{side}": {"side": side} for side in ("us", "cn", "anti")},
        "cards": cards_on_board(),
        "tracks": {
            "turn": {
                "low": 1,
                "high": TRACKS["game"]["turns"],
                "new_cards": [TRACKS["game"]["mid_from"], TRACKS["game"]["late_from"]],
            },
            "round": {"low": 1, "high": TRACKS["game"]["action_rounds"]},
            "social": {"low": 1, "high": 10, "zones": TRACKS["social"]["zone"]},
            "economy": {
                "low": 1,
                "high": 11,
                "zones": TRACKS["economy"]["zone"],
                "attempts": TRACKS["improve"]["attempts"],
            },
            "diplomacy": {"low": 1, "high": 3},
            "security": {"low": 1, "high": 3},
            "russia": {"low": 0, "high": 9, "boxes": [f"box:{box['id']}" for box in TRACKS["russia"]["box"]]},
            "tech": {
                "low": 0,
                "high": 8,
                "boxes": {
                    "us": [f"tech:{box['id']}" for box in TRACKS["tech_us"]],
                    "cn": [f"tech:{box['id']}" for box in TRACKS["tech_cn"]],
                },
            },
        },
    }


def country_on_board(row: dict[str, Any]) -> dict[str, Any]:
    ids = [*row["adjacent"], *([row["superpower"]] if "superpower" in row else [])]
    return {
        "at": [row["lon"], row["lat"]],
        "region": row["region"],
        "subregion": row.get("subregions", [None])[0],
        "adjacent": [f"space:{id}" for id in ids],
        "stability": row.get("stability"),
        "battleground": row["battleground"],
    }


def cards_on_board() -> dict[str, Any]:
    printed = ("era", "side", "ops", "kind", "star", "permanent", "russia_track", "years")
    cards = {f"card:{entry['id']}": {key: entry[key] for key in printed if key in entry} for entry in BASE["card"]}
    for entry in HISTORY["card"]:
        cards[f"history:{entry['id']}"] = {"era": entry["era"], "side": entry["deck"], "years": entry["years"]}
    return cards
