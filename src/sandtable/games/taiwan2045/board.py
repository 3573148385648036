"""What never changes and the table wants to draw."""

from typing import Any

from .names import CARDS, ELITE_IDS, MAP, NUMBERS


def board() -> dict[str, Any]:
    return {
        "map": "taiwan",
        "spaces": strongholds() | grounds(),
        "regions": {region["id"]: {"core": f"space:{region['core']}"} for region in MAP["region"]},
        "tracks": {
            "round": {"low": 1, "high": NUMBERS["supply"]["rounds"]},
            "cores": {"low": 0, "high": len(MAP["region"])},
            "lure": {"low": 0, "high": NUMBERS["supply"]["lure_markers"]},
            **{faction["id"]: {"low": 0, "high": NUMBERS["friendliness"]["top"]} for faction in MAP["faction"]},
        },
        "cards": cards(),
        "sides": {"taiwan": {"colour": "#2f6fb3"}, "pla": {"colour": "#b3402f"}, "rebel": {"colour": "#8a5a9e"}},
        "factions": {faction["id"]: {"colour": faction["colour"]} for faction in MAP["faction"]},
        "roads": {f"road:{road['id']}": [f"space:{id}" for id in road["ends"]] for road in MAP["road"]},
        "outline": MAP["outline"]["lonlat"],
    }


def strongholds() -> dict[str, Any]:
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


def grounds() -> dict[str, Any]:
    overseas = MAP["overseas"]
    sea = {
        f"space:{ground['id']}": {
            "at": ground["lonlat"],
            "xy": ground["xy"],
            "group": ground["group"],
            "arrows": [f"space:{id}" for id in ground["arrows"]],
            "adjacent": [],
        }
        for ground in MAP["ground"]
    }
    return sea | {f"space:{overseas['id']}": {"at": overseas["lonlat"], "xy": overseas["xy"], "adjacent": []}}


def cards() -> dict[str, Any]:
    faces: dict[str, Any] = {}
    for card in CARDS["character"]:
        faces[f"card:{card['id']}"] = {
            "faction": card["faction"],
            "kind": card["kind"],
            "troops": card["troops"],
            "at": f"space:{card['at']}",
        }
    for card in CARDS["event"]:
        faces[f"card:{card['id']}"] = {"faction": card["faction"]}
    for id, card in zip(ELITE_IDS, CARDS["elite"], strict=True):
        faces[f"elite:{id}"] = {"strength": card["strength"], "kind": card["kind"], "ground": f"space:{card['ground']}"}
    return faces
