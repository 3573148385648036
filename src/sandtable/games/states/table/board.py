"""What is printed: the map, the cards, and the seats."""

from __future__ import annotations

from typing import Any

from sandtable.engine import Options

from ..content import ATTRIBUTE_IDS, GENERAL_EVENTS, LAST_ROUND, MAP, PERSON_IDS, PUBLIC_EVENTS, STATE_IDS, copies
from ..rules.board import HIGHEST
from ..rules.goals import PEOPLE_OF_THE_AGE
from .forecast import GOALS

COLOURS = {
    "qi": "#7b5ea7",
    "chu": "#b3402e",
    "yan": "#3b7a9e",
    "han": "#6f8f3a",
    "zhao": "#c98a2b",
    "wei": "#2f8a78",
    "qin": "#3d3d3d",
}


def roles(seats: int, options: Options) -> list[str]:
    return [str(seat + 1) for seat in range(seats)]


def board() -> dict[str, Any]:
    """The map, and what is printed on the cards."""
    return {
        "map": "china",
        "spaces": {
            f"state:{state['id']}": {
                "at": state["center"],
                "capital": state["capital"],
                "polygon": state["polygon"],
                "adjacent": [f"state:{id}" for id in state["adjacent"]],
            }
            for state in MAP["state"]
        },
        "links": [
            {"spaces": [f"state:{id}" for id in link["states"]], "points": link["points"]} for link in MAP["link"]
        ],
        "sides": {id: {"colour": COLOURS[id]} for id in STATE_IDS},
        "tracks": {"round": {"low": 1, "high": LAST_ROUND + 1}},
        "values": {id: {"low": 1, "high": HIGHEST} for id in ATTRIBUTE_IDS},
        "cards": {**_event_cards(), **_person_cards()},
    }


def _event_cards() -> dict[str, dict[str, Any]]:
    general = {
        f"card:{id}": {"kind": event["category"], "options": event["option"]}
        for event in GENERAL_EVENTS["event"]
        for id in copies(event["id"], event["copies"])
    }
    public = {
        f"event:{event['id']}": {
            "kind": "public",
            "freezes": event.get("attr", ""),
            "effects": event.get("effects", []),
        }
        for event in PUBLIC_EVENTS["event"]
    }
    return {**general, **public}


def _person_cards() -> dict[str, dict[str, Any]]:
    return {
        f"person:{id}": {
            "kind": "early" if person.early else "late",
            "points": person.points,
            "state": f"state:{STATE_IDS[person.state]}",
            "goal": goal,
        }
        for id, person, goal in zip(PERSON_IDS, PEOPLE_OF_THE_AGE, GOALS, strict=True)
    }
