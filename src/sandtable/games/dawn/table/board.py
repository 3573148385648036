"""What is printed and never changes: the map, the cards, the tracks."""

from __future__ import annotations

from typing import Any, TypedDict

from sandtable.engine.contract import BoardSpace, SideLook, TrackRange

from ..content import ACTION_ROUNDS, ATTEMPTS, COUNTRIES, HOME, LATE_FROM, MID_FROM, REGION_IDS, SUBREGION_IDS, TURNS
from ..options import (
    ATLAS,
    BASE,
    CHINESE_TECH,
    HISTORY,
    NAMES,
    POWER_IDS,
    RUSSIA_BOX,
    TRACKS,
    US_TECH,
)

COLOURS = {"us": "#2f5fa8", "cn": "#b3282d", "anti": "#7a6a2e"}
PRINTED = ("era", "side", "ops", "kind", "star", "permanent", "russia_track", "years")


class DawnSpace(BoardSpace, total=False):
    """A country, or a home space, which has nothing but its `home`, its place and its neighbours."""

    home: str
    subregion: str | None
    stability: int | None
    battleground: bool


class PieceLook(TypedDict):
    side: str


class PrintedCard(TypedDict, total=False):
    era: str
    side: str
    ops: int
    kind: str
    star: bool
    permanent: bool
    russia_track: bool
    years: str


class SocialZone(TypedDict):
    levels: list[int]
    hand: int
    own_discard: bool
    opponent_eighth_round: bool


class EconomyZone(TypedDict):
    levels: list[int]
    income: int
    upgrade_price: int
    own_vp: int
    opponent_vp: int
    own_social: int


class TurnTrack(TrackRange, total=False):
    new_cards: list[int]


class SocialTrack(TrackRange, total=False):
    zones: list[SocialZone]


class EconomyTrack(TrackRange, total=False):
    zones: list[EconomyZone]
    attempts: list[int]


class RussiaTrack(TrackRange, total=False):
    boxes: list[str]


class TechBoxes(TypedDict):
    us: list[str]
    cn: list[str]


class TechTrack(TrackRange, total=False):
    boxes: TechBoxes


class DawnTracks(TypedDict):
    turn: TurnTrack
    round: TrackRange
    social: SocialTrack
    economy: EconomyTrack
    diplomacy: TrackRange
    security: TrackRange
    russia: RussiaTrack
    tech: TechTrack


class DawnBoard(TypedDict):
    """A `contract.Board` whose spaces, cards and tracks say what this game prints on them."""

    map: str
    spaces: dict[str, DawnSpace]
    regions: list[str]
    sides: dict[str, SideLook]
    pieces: dict[str, PieceLook]
    cards: dict[str, PrintedCard]
    tracks: DawnTracks
    dice: dict[str, list[str]]


def board() -> DawnBoard:
    return {
        "map": "world",
        "spaces": {**{f"space:{row['id']}": country_on_board(row) for row in ATLAS["country"]}, **home_spaces()},
        "regions": [*REGION_IDS, *SUBREGION_IDS],
        "sides": {side: SideLook(colour=colour) for side, colour in COLOURS.items()},
        "pieces": {f"influence-{side}": {"side": side} for side in POWER_IDS},
        "cards": cards_on_board(),
        "tracks": tracks_on_board(),
        "dice": {"history-result": []},
    }


def country_on_board(row: dict[str, Any]) -> DawnSpace:
    ids = [*row["adjacent"], *([row["superpower"]] if "superpower" in row else [])]
    return {
        "at": [row["lon"], row["lat"]],
        "region": row["region"],
        "subregion": row.get("subregions", [None])[0],
        "adjacent": [f"space:{id}" for id in ids],
        "stability": row.get("stability"),
        "battleground": row["battleground"],
    }


def home_spaces() -> dict[str, DawnSpace]:
    return {
        f"space:{power['id']}": {
            "at": [power["lon"], power["lat"]],
            "adjacent": [NAMES[place] for place in COUNTRIES if HOME[place] == side],
            "home": power["id"],
        }
        for side, power in enumerate(ATLAS["superpower"])
    }


def cards_on_board() -> dict[str, PrintedCard]:
    cards: dict[str, PrintedCard] = {f"card:{row['id']}": printed(row) for row in BASE["card"]}
    for row in HISTORY["card"]:
        cards[f"history:{row['id']}"] = {"era": row["era"], "side": row["deck"], "years": row["years"]}
    return cards


def printed(row: dict[str, Any]) -> PrintedCard:
    face: Any = {key: row[key] for key in PRINTED if key in row}
    card: PrintedCard = face
    return card


def tracks_on_board() -> DawnTracks:
    return {
        "turn": {"low": 1, "high": TURNS, "new_cards": [MID_FROM, LATE_FROM]},
        "round": {"low": 1, "high": ACTION_ROUNDS},
        "social": {"low": 1, "high": TRACKS["social"]["max"], "zones": TRACKS["social"]["zone"]},
        "economy": {
            "low": 1,
            "high": TRACKS["economy"]["max"],
            "zones": TRACKS["economy"]["zone"],
            "attempts": ATTEMPTS,
        },
        "diplomacy": {"low": 1, "high": TRACKS["diplomacy"]["max"]},
        "security": {"low": TRACKS["security"]["min"], "high": TRACKS["security"]["max"]},
        "russia": {"low": 0, "high": len(RUSSIA_BOX) - 1, "boxes": [f"box:{id}" for id in RUSSIA_BOX.ids]},
        "tech": {
            "low": 0,
            "high": len(CHINESE_TECH),
            "boxes": {
                "us": [f"tech:{id}" for id in US_TECH.ids],
                "cn": [f"tech:{id}" for id in CHINESE_TECH.ids],
            },
        },
    }
