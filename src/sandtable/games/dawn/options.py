"""The words of the game: every option by name and kind, and the map behind them."""

from pathlib import Path
from typing import Final

from sandtable.engine import Kind, Names, read_content, released_names
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
OWN: Final = 3
"""Influence of whoever carries the event out."""
POWERS: Final = 3
"""US, Chinese and anti-US influence; the last is the negative of the first and never stands beside it."""

ROLES: Final[list[str]] = ["us", "cn"]
SIDE_IDS: Final[list[str]] = ["us", "cn", "both"]
POWER_IDS: Final[list[str]] = ["us", "cn", "anti"]
INFLUENCE_IDS: Final[list[str]] = ["us", "cn", "anti", "own"]
INFLUENCE_KEYS: Final[list[str]] = ["influence-us", "influence-cn", "influence-anti"]

# The option names

CARD_IDS: Final[list[str]] = [card["id"] for card in BASE["card"]]
HISTORY_IDS: Final[list[str]] = [card["id"] for card in HISTORY["card"]]
BANDS_PER_CARD: Final = 4
BAND_IDS: Final[list[str]] = [f"{id}_{band}" for id in HISTORY_IDS for band in range(1, BANDS_PER_CARD + 1)]
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
MODIFIERS: Final[list[str]] = [entry["id"] for entry in TRACKS["modifier"]]
CHOICES: Final[list[str]] = [
    "lose_forex",
    "lose_economy",
    "lose_social",
    "rescue_loans",
    "steady_currency",
    "attend",
    "stay_away",
]

NAMES: Final = Names(released_names(FOLDER / "options.lock"))
MAP: Final = CountryMap(NAMES, ATLAS, ROLES)
COUNTRY: Final[Kind] = MAP.space
HOME_SPACE: Final[Kind] = NAMES.kind("space", ROLES)
CARD: Final[Kind] = NAMES.kind("card", CARD_IDS)
HISTORY_CARD: Final[Kind] = NAMES.kind("history", HISTORY_IDS)
YES: Final[int] = NAMES.add_one("yes")
USE: Final[Kind] = NAMES.kind("do", USES)
PAYMENT: Final[Kind] = NAMES.kind("pay", PAYMENTS)
MODIFIER: Final[Kind] = NAMES.kind("modifier", MODIFIERS)
CHOICE: Final[Kind] = NAMES.kind("choice", CHOICES)

# Never offered; the log mentions them by name

BAND: Final[Kind] = NAMES.kind("band", BAND_IDS)
RUSSIA_BOX: Final[Kind] = NAMES.kind("box", [box["id"] for box in TRACKS["russia"]["box"]])
CHINESE_TECH: Final[Kind] = NAMES.kind("tech", [box["id"] for box in TRACKS["tech_cn"]])
US_TECH: Final[Kind] = NAMES.kind("tech", [box["id"] for box in TRACKS["tech_us"]])

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

PAST_CARDS: Final[int] = max(CARD.options) + 1
"""The length of tables by base card: a card's number is the number of its option, so they have unused rows."""


def country(id: str) -> int:
    return MAP.number(id)


def card(id: str) -> int:
    return NAMES.number(f"card:{id}")
