"""Warring States 战国: advisers in the shadows steer the seven states."""

from pathlib import Path
from typing import Any

from sandtable.engine import Game, Options

from .arrange import arrange
from .board import HIGHEST
from .bot import Adviser
from .goals import PEOPLE_OF_THE_AGE
from .names import (
    ATTRIBUTE_IDS,
    GENERAL_EVENTS,
    LAST_ROUND,
    MAP,
    MAX_SEATS,
    NAMES,
    PERSON_IDS,
    PUBLIC_EVENTS,
    STATE_IDS,
    copies,
)
from .progress import GOALS
from .state import new

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


GAME = Game(
    id="states",
    version="1",
    folder=Path(__file__).parent,
    names=NAMES,
    seats=tuple(range(3, MAX_SEATS + 1)),
    new=new,
    roles=roles,
    board=board,
    things=frozenset(
        {"card", "labels", "person", "event", "state", "victim", "first", "second", "attacker", "defender"}
    ),
    persons=frozenset({"seat", "target"}),
    bots={"adviser": Adviser},
    position=arrange,
    minutes=60,
    weight=2,
    shelf=10,
)
