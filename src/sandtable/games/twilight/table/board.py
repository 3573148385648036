"""What never changes and the table wants to draw."""

from __future__ import annotations

from typing import Any

from ..content import CHINA_CARD, COUNTRIES, LAST_BOX, LAST_TURN, MILITARY_LIMIT, STABILITY, TRACKS, VP_LIMIT
from ..options import CARD_ROWS, COUNTRY_CONTENT, MAP, NAMES
from .view import COLOURS, TIER_IDS


def board() -> dict[str, Any]:
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
        "scoring": {row["region"]: {tier: row[tier] for tier in TIER_IDS[1:]} for row in TRACKS["scoring"]},
        "cards": {f"card:{row['id']}": card_face(row) for row in CARD_ROWS},
        "sides": {id: {"colour": colour} for id, colour in COLOURS.items()},
        "china_card": NAMES[CHINA_CARD],
    }


def card_face(row: dict[str, Any]) -> dict[str, Any]:
    return {
        "number": row["number"],
        "ops": row["ops"],
        "side": row["side"],
        "era": row["era"],
        "starred": row.get("star", False),
        "lasting": row.get("underlined", False),
    }
