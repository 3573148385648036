"""What never changes and the table wants to draw."""

from __future__ import annotations

from typing import Any, TypedDict

from sandtable.engine.contract import BoardSpace, Point, SideLook, TrackRange

from ..content import CHINA_CARD, COUNTRIES, LAST_BOX, LAST_TURN, MILITARY_LIMIT, STABILITY, TRACKS, VP_LIMIT
from ..options import CARD_ROWS, COUNTRY_CONTENT, MAP, NAMES
from .view import COLOURS


class TwilightSpace(BoardSpace):
    stability: int
    battleground: bool


class Home(TypedDict):
    at: Point


class Box(TypedDict):
    """A box of the space race: what a card must be worth, the highest roll that reaches it, and its VP."""

    box: int
    min_ops: int
    max_roll: int
    vp_first: int
    vp_second: int


class Track(TrackRange, total=False):
    boxes: list[Box]


class Era(TypedDict):
    id: str
    turns: list[int]
    hand_size: int
    action_rounds: int


class Tiers(TypedDict):
    presence: int
    domination: int
    control: int


class CardFace(TypedDict):
    number: int
    ops: int
    side: str
    era: str
    starred: bool
    lasting: bool


class TwilightBoard(TypedDict):
    """The map, the cards and the tracks of Twilight Struggle."""

    map: str
    spaces: dict[str, TwilightSpace]
    homes: dict[str, Home]
    regions: list[str]
    tracks: dict[str, Track]
    eras: list[Era]
    scoring: dict[str, Tiers]
    cards: dict[str, CardFace]
    sides: dict[str, SideLook]
    dice: dict[str, list[str]]
    china_card: str


def board() -> TwilightBoard:
    """What never changes and the table wants to draw."""
    rows = COUNTRY_CONTENT["country"]
    return {
        "map": "world",
        "spaces": {
            NAMES[country]: {
                "at": [row["lon"], row["lat"]],
                "region": row["region"],
                "adjacent": [NAMES[other] for other in MAP.neighbours[country]],
                "stability": STABILITY[country],
                "battleground": row["battleground"],
            }
            for country, row in zip(COUNTRIES, rows, strict=True)
        },
        "homes": {row["id"]: {"at": [row["lon"], row["lat"]]} for row in COUNTRY_CONTENT["home"]},
        "regions": [row["id"] for row in COUNTRY_CONTENT["region"]],
        "tracks": {
            "vp": {"low": -VP_LIMIT, "high": VP_LIMIT},
            "defcon": {"low": 1, "high": 5},
            "turn": {"low": 1, "high": LAST_TURN},
            "space": {"low": 0, "high": LAST_BOX, "boxes": TRACKS["space"]["box"]},
            "military": {"low": 0, "high": MILITARY_LIMIT},
        },
        "eras": TRACKS["era"],
        "scoring": {row["region"]: tiers(row) for row in TRACKS["scoring"]},
        "cards": {f"card:{row['id']}": card_face(row) for row in CARD_ROWS},
        "sides": {id: {"colour": colour} for id, colour in COLOURS.items()},
        "dice": {"realigned": ["ussr", "us"], "summit-rolls": ["ussr", "us"], "olympics-rolls": ["roll", "other"]},
        "china_card": NAMES[CHINA_CARD],
    }


def card_face(row: dict[str, Any]) -> CardFace:
    return {
        "number": row["number"],
        "ops": row["ops"],
        "side": row["side"],
        "era": row["era"],
        "starred": row.get("star", False),
        "lasting": row.get("underlined", False),
    }


def tiers(row: dict[str, Any]) -> Tiers:
    return {"presence": row["presence"], "domination": row["domination"], "control": row["control"]}
