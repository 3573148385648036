"""What never changes and the table wants to draw."""

from __future__ import annotations

from typing import Any, TypedDict

from sandtable.engine import Options
from sandtable.engine.contract import Board, BoardSpace, Point, SideLook, TrackRange

from ..content import CARDS, COLOURED, FACTION_IDS, LURE_MARKERS, MAP, REGION_IDS, ROLES, SUPPLY, TRACK_TOP


class StrongholdBoard(BoardSpace, total=False):
    """A stronghold, a landing ground with its arrows, or the overseas base."""

    xy: list[int]
    group: str
    core: bool
    factions: list[str]
    value: int
    arrows: list[str]


class CardFace(TypedDict, total=False):
    """What is printed on a character (faction, favour, kind, troops, place), an event (faction, favour) or an elite."""

    faction: str
    favour: bool
    kind: str
    troops: int
    at: str
    strength: int
    ground: str


class RegionBoard(TypedDict):
    core: str


class FactionBoard(SideLook):
    """A faction, and which spaces of its track pay."""

    coloured: list[int]


class Taiwan2045Board(Board, total=False):
    spaces: dict[str, StrongholdBoard]  # type: ignore[misc]
    regions: dict[str, RegionBoard]
    cards: dict[str, CardFace]
    factions: dict[str, FactionBoard]
    roads: dict[str, list[str]]
    outline: list[Point]


def board() -> Taiwan2045Board:
    return {
        "map": "taiwan",
        "spaces": strongholds() | grounds(),
        "regions": {region["id"]: {"core": f"space:{region['core']}"} for region in MAP["region"]},
        "tracks": tracks(),
        "cards": cards(),
        "sides": {"taiwan": {"colour": "#2f6fb3"}, "pla": {"colour": "#b3402f"}, "rebel": {"colour": "#8a5a9e"}},
        "factions": {
            id: {"colour": faction["colour"], "coloured": COLOURED[number]}
            for number, (id, faction) in enumerate(zip(FACTION_IDS, MAP["faction"], strict=True))
        },
        "roads": {f"road:{road['id']}": [f"space:{id}" for id in road["ends"]] for road in MAP["road"]},
        "outline": MAP["outline"]["lonlat"],
    }


def tracks() -> dict[str, TrackRange]:
    return {
        "round": {"low": 1, "high": SUPPLY["rounds"]},
        "cores": {"low": 0, "high": len(REGION_IDS)},
        "lure": {"low": 0, "high": LURE_MARKERS},
        **{id: {"low": 0, "high": TRACK_TOP} for id in FACTION_IDS},
    }


def strongholds() -> dict[str, StrongholdBoard]:
    return {
        f"space:{place['id']}": {
            "at": place["lonlat"],
            "xy": place["xy"],
            "region": place["region"],
            "group": place["group"],
            "core": place["core"],
            "factions": place["factions"],
            "value": place["value"],
            "adjacent": [f"space:{id}" for id in place["links"]],
        }
        for place in MAP["stronghold"]
    }


def grounds() -> dict[str, StrongholdBoard]:
    overseas = MAP["overseas"]
    sea: dict[str, StrongholdBoard] = {
        f"space:{ground['id']}": {
            "at": ground["lonlat"],
            "xy": ground["xy"],
            "group": ground["group"],
            "arrows": [f"space:{id}" for id in ground["arrows"]],
            "adjacent": [],
        }
        for ground in MAP["ground"]
    }
    sea[f"space:{overseas['id']}"] = {"at": overseas["lonlat"], "xy": overseas["xy"], "adjacent": []}
    return sea


def cards() -> dict[str, CardFace]:
    faces: dict[str, CardFace] = {}
    for card in CARDS["character"]:
        faces[f"card:{card['id']}"] = {
            "faction": card["faction"],
            "favour": gives_favour(card),
            "kind": card["kind"],
            "troops": card["troops"],
            "at": f"space:{card['at']}",
        }
    for card in CARDS["event"]:
        faces[f"card:{card['id']}"] = {"faction": card["faction"], "favour": gives_favour(card)}
    for card in CARDS["elite"]:
        ground = f"space:{card['ground']}"
        faces[f"elite:{card['id']}"] = {"strength": card["strength"], "kind": card["kind"], "ground": ground}
    return faces


def gives_favour(card: dict[str, Any]) -> bool:
    return bool(card.get("favour"))


def roles(seats: int, options: Options) -> list[str]:
    return ROLES[:seats]
