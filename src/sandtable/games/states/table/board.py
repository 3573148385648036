"""What is printed: the map, the cards, and the seats."""

from __future__ import annotations

from typing import TypedDict

from sandtable.engine import Options
from sandtable.engine.contract import BoardSpace, Point, SideLook, TrackRange

from ..content import ATTRIBUTE_IDS, GENERAL_EVENTS, LAST_ROUND, MAP, PERSONS, PUBLIC_EVENTS, copies
from ..rules.board import HIGHEST, LOWEST


class StateSpace(BoardSpace, total=False):
    capital: Point


class Link(TypedDict):
    """Neighbours that touch only along a road."""

    spaces: list[str]
    points: list[Point]


class PrintedEffect(TypedDict, total=False):
    """A change of an attribute; a public event's strikes all states but those excepted."""

    when: str
    role: str
    attr: str
    delta: int


class PrintedOption(TypedDict, total=False):
    """One way to use a general event card."""

    key: str
    kind: str
    timing: str
    roles: list[str]
    adjacent: bool
    attack_attr: str
    attack_bonus: int
    defender: str
    die_success: list[int]
    effects: list[PrintedEffect]


class PrintedCondition(TypedDict, total=False):
    """A condition of a goal; `op` says which of the others it has."""

    op: str
    state: str
    states: list[str]
    attr: str
    cmp: str
    value: int
    a: str
    b: str
    by: str
    margin: int
    at_least: int
    winner: str
    loser: str
    role: str
    of: list[PrintedCondition]


class PrintedCard(TypedDict, total=False):
    """A general event has options, a public event freezes or has effects, a person has a goal, points and a state."""

    kind: str
    options: list[PrintedOption]
    freezes: str
    effects: list[PrintedEffect]
    points: int
    state: str
    goal: list[PrintedCondition]


class StatesBoard(TypedDict):
    map: str
    spaces: dict[str, StateSpace]
    links: list[Link]
    sides: dict[str, SideLook]
    tracks: dict[str, TrackRange]
    values: dict[str, TrackRange]
    cards: dict[str, PrintedCard]


def roles(seats: int, options: Options) -> list[str]:
    return [str(seat + 1) for seat in range(seats)]


def board() -> StatesBoard:
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
        "sides": {state["id"]: {"colour": state["colour"]} for state in MAP["state"]},
        "tracks": {"round": {"low": 1, "high": LAST_ROUND + 1}},
        "values": {id: {"low": LOWEST, "high": HIGHEST} for id in ATTRIBUTE_IDS},
        "cards": {**general_cards(), **public_cards(), **person_cards()},
    }


def general_cards() -> dict[str, PrintedCard]:
    return {
        f"card:{id}": {"kind": event["category"], "options": event["option"]}
        for event in GENERAL_EVENTS["event"]
        for id in copies(event["id"], event["copies"])
    }


def public_cards() -> dict[str, PrintedCard]:
    return {
        f"event:{event['id']}": {
            "kind": "public",
            "freezes": event.get("attr", ""),
            "effects": event.get("effects", []),
        }
        for event in PUBLIC_EVENTS["event"]
    }


def person_cards() -> dict[str, PrintedCard]:
    return {
        f"person:{person['id']}": {
            "kind": person["era"],
            "points": person["vp"],
            "state": f"state:{person['state']}",
            "goal": person["goal"],
        }
        for person in PERSONS["person"]
    }
