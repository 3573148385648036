"""What one seat sees: everything open, and its own secrets."""

from __future__ import annotations

from typing import Any, Final

from sandtable.engine import View

from .events import END_OF_THE_LAW
from .forecast import view_forecast, view_missions, view_war
from .names import (
    BLIND,
    CARD,
    CARD_GROUP,
    DECK,
    FACTION_IDS,
    GROUP_IDS,
    MISSION,
    MISSION_REGION,
    NAMES,
    NOBODY,
    NOWHERE,
    PLACES,
    POWER,
    REGION,
    REGION_IDS,
    ROAD,
    ROAD_IDS,
    SPACE,
    STRONGHOLDS,
    VALUE,
)
from .state import ACT, ENEMY_WORK, PICK, ROUND_END, ROUND_START, SETUP, TURN_END, Position

STAGES: Final = {
    SETUP: "setup",
    ROUND_START: "round-start",
    PICK: "pick",
    ACT: "act",
    ENEMY_WORK: "enemy-work",
    TURN_END: "turn-end",
    ROUND_END: "round-end",
}


def view(g: Position, seat: int) -> View:
    return {
        "phase": STAGES[g.stage],
        "turn": g.round,
        "current": None if g.seat == NOBODY else g.seat,
        "seats": [view_seat(g, other, seat) for other in range(g.seats)],
        "spaces": {NAMES[SPACE + place]: view_place(g, place) for place in range(PLACES)}
        | {NAMES[SPACE + PLACES]: {"owner": "taiwan", "pieces": [], "values": {"troops": g.overseas}}},
        "hand": view_hand(g, seat),
        "tracks": {
            "round": g.round,
            "cores": g.held_core_cities(),
            "lure": g.lures,
            **{
                id: {str(other): g.friends[other][faction] for other in range(g.seats)}
                for faction, id in enumerate(FACTION_IDS)
            },
        },
        "piles": view_piles(g),
        "laid": view_supply(g, seat) + view_laid(g),
        "effects": view_effects(g),
        "war": view_war(g),
        "forecast": view_forecast(g, seat),
        "missions": view_missions(g, seat),
        "ending": {"war": g.war, "hero": g.hero, "results": g.results} if g.over else None,
    }


def view_seat(g: Position, other: int, watcher: int) -> dict[str, Any]:
    known = g.revealed[other] or g.over or other == watcher
    return {
        "seat": other,
        "score": g.score[other],
        "values": {
            "merit": g.merit[other],
            "slot": max(0, g.slot[other]),
            "next-slot": max(0, g.next_slot[other]),
            "cards": len(g.hand[other]),
            "missions": len(g.missions[other]),
        },
        "shown": ([NAMES[POWER + g.power[other]]] if known and g.power[other] != NOBODY else [])
        + [NAMES[CARD + card] for card in sorted(g.mine[other])],
        "marks": ["revealed"] if g.revealed[other] else [],
        "exits": [NAMES[CARD + card] for card in sorted(g.exits[other])],
        "roads": [NAMES[ROAD + road] for road in range(len(ROAD_IDS)) if g.roads[other] >> road & 1],
        "backs": sorted(NAMES[DECK + CARD_GROUP[card]] for card in g.hand[other]),
        "mission-backs": sorted(NAMES[REGION + MISSION_REGION[mission]] for mission in g.missions[other]),
    }


def view_place(g: Position, place: int) -> dict[str, Any]:
    sizes = {unit: g.size(unit, place) for unit in g.pla_units(place)}
    if g.column and g.column[1] == place:
        sizes[g.column[0]] = sizes.get(g.column[0], 0) + g.column[2]
    pieces: list[dict[str, Any]] = [
        {"what": NAMES[CARD + unit], "n": size, "owner": "pla"} for unit, size in sizes.items()
    ]
    owner: str | None = "pla" if g.pla[place] > 0 else None
    if place < STRONGHOLDS:
        for unit in g.here[place]:
            pieces.append({"what": NAMES[CARD + unit], "n": g.troops[unit], "owner": g.owner[unit]})
        if owner is None and g.here[place]:
            owner = "taiwan" if g.taiwan[place] > 0 else "rebel"
    marks = ["water-cut"] if place < STRONGHOLDS and g.water_cut[place] else []
    values = {"value": VALUE[place]} if place < STRONGHOLDS else {}
    return {"owner": owner, "pieces": pieces, "values": values, "marks": marks}


def view_hand(g: Position, seat: int) -> list[str]:
    if seat < 0:
        return []
    cards = [NAMES[CARD + card] for card in sorted(g.hand[seat])]
    return cards + [NAMES[MISSION + mission] for mission in sorted(g.missions[seat])]


def view_piles(g: Position) -> dict[str, Any]:
    piles: dict[str, Any] = {"reserve": g.reserve, "elite": len(g.elite_deck)}
    piles |= {id: len(g.decks[group]) for group, id in enumerate(GROUP_IDS)}
    piles |= {f"missions-{id}": g.missions_left(region) for region, id in enumerate(REGION_IDS)}
    return piles


def view_supply(g: Position, seat: int) -> list[dict[str, Any]]:
    """The supply; whoever holds slot 3 also sees what lies face down."""
    supply: list[dict[str, Any]] = []
    if g.elite_up != NOWHERE:
        supply.append({"label": "elite", "cards": [NAMES[CARD + g.elite_up]], "hidden": 0})
    supply.append({"label": "open", "cards": [NAMES[CARD + card] for card in g.face_up], "hidden": 0})
    for group, card in enumerate(g.face_down):
        if card != NOWHERE:
            peeks = g.knows(seat, card)
            shown = [NAMES[BLIND + group], NAMES[CARD + card]] if peeks else [NAMES[BLIND + group]]
            supply.append({"label": "closed", "cards": shown, "hidden": 0 if peeks else 1})
    return supply


def view_laid(g: Position) -> list[dict[str, Any]]:
    """What lies open before a player for a while."""
    laid: list[dict[str, Any]] = []
    if g.playing != NOWHERE:
        laid.append({"label": "played", "seat": g.seat, "cards": [NAMES[CARD + g.playing]], "hidden": 0})
    if g.finished:
        cards = [NAMES[MISSION + mission] for mission in g.finished]
        laid.append({"label": "finished", "seat": g.seat, "cards": cards, "hidden": 0})
    if g.doomsayer != NOBODY:
        laid.append({"label": "doom", "seat": g.doomsayer, "cards": [NAMES[CARD + END_OF_THE_LAW]], "hidden": 0})
    return laid


def view_effects(g: Position) -> list[str]:
    effects = [NAMES[SPACE + place] for place in g.cut]
    if g.blackout != NOWHERE:
        effects.append(NAMES[CARD + g.blackout])
    if g.defiant != NOWHERE:
        effects.append(NAMES[CARD + g.defiant])
    return effects
