"""What one seat sees: everything open, and its own secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from sandtable.engine import NOTHING
from sandtable.engine.contract import Ending, FinalScore, PieceView, SeatView, Shelf, SpaceView, View

from ..content import (
    CARD_GROUP,
    END_OF_THE_LAW,
    FACTION_IDS,
    GROUP_IDS,
    MISSION_REGION,
    PLACES,
    REGION_IDS,
    ROAD_IDS,
    STRONGHOLDS,
    VALUE,
)
from ..options import BASE_OPTION, BLIND, CARD, DECK, MISSION, NAMES, POWER, REGION, ROAD, SPACE
from ..rules.scoring import earned_so_far, scores
from ..rules.stages import STAGE_IDS
from ..rules.war import WAR_CLAUSE
from .forecast import ForecastView, SideView, WarView, view_forecast, view_missions, view_war

if TYPE_CHECKING:
    from ..state import Taiwan2045


class PlayerView(SeatView, total=False):
    """A player's row: the cards of its exit area, its open roads, and the backs of what it holds in secret."""

    exits: list[str]
    roads: list[str]
    backs: list[str]


# A key with a dash needs the other way of writing a type.
PlayerBacks = TypedDict("PlayerBacks", {"mission-backs": list[str]}, total=False)


class PlayerRow(PlayerView, PlayerBacks, total=False):
    """All of a player's row."""


class Taiwan2045View(View, total=False):
    seats: list[PlayerRow]  # type: ignore[misc]
    current: int | None
    war: WarView
    forecast: dict[str, ForecastView]
    missions: dict[str, dict[str, SideView]]


def view(g: Taiwan2045, seat: int) -> Taiwan2045View:
    seen: Taiwan2045View = {
        "phase": STAGE_IDS[g.stage],
        "turn": g.round,
        "current": None if g.seat == NOTHING else g.seat,
        "seats": [view_seat(g, other, seat) for other in range(g.seats)],
        "spaces": view_spaces(g),
        "hand": view_hand(g, seat),
        "tracks": view_tracks(g),
        "piles": view_piles(g),
        "laid": view_supply(g, seat) + view_laid(g),
        "effects": view_effects(g),
        "war": view_war(g),
        "forecast": view_forecast(g, seat),
        "missions": view_missions(g, seat),
    }
    if g.over:
        seen["ending"] = view_ending(g)
    return seen


def view_ending(g: Taiwan2045) -> Ending:
    """Who won the war, and what each seat scored."""
    return {
        "how": g.war,
        "rule": WAR_CLAUSE[g.round],
        "decided": "score-total-1",
        "scores": final_scores(g),
    }


def final_scores(g: Taiwan2045) -> list[FinalScore]:
    totals = scores(g)
    order = sorted(range(g.seats), key=lambda seat: -totals[seat])
    return [{"who": seat, "values": final_values(g, seat) if g.over else values_so_far(g, seat)} for seat in order]


def final_values(g: Taiwan2045, seat: int) -> dict[str, int]:
    """What a seat scored for factions, merit and missions."""
    faction, merit, missions = g.results[seat]
    total = faction + merit + missions
    values = {"from-factions": faction, "from-merit": merit, "from-missions": missions, "total": total}
    return values | ({"hero": 1} if seat == g.hero else {})


def values_so_far(g: Taiwan2045, seat: int) -> dict[str, int]:
    """Factions are worth nothing before the war is decided, for they pay by who won it."""
    merit, missions = earned_so_far(g, seat)
    return {"from-merit": merit, "from-missions": missions, "total": merit + missions}


# Players


def view_seat(g: Taiwan2045, other: int, watcher: int) -> PlayerRow:
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
        "shown": shown_power(g, other, watcher) + card_names(sorted(g.mine[other])),
        "marks": ["revealed"] if g.revealed[other] else [],
        "exits": card_names(sorted(g.exits[other])),
        "roads": [NAMES[ROAD.option(road)] for road in range(len(ROAD_IDS)) if g.roads[other] >> road & 1],
        "backs": sorted(NAMES[DECK.option(CARD_GROUP[card])] for card in g.hand[other]),
        "mission-backs": sorted(NAMES[REGION.option(MISSION_REGION[mission])] for mission in g.missions[other]),
    }


def shown_power(g: Taiwan2045, other: int, watcher: int) -> list[str]:
    known = g.revealed[other] or g.over or other == watcher
    return [NAMES[POWER.option(g.power[other])]] if known and g.power[other] != NOTHING else []


def card_names(cards: list[int]) -> list[str]:
    return [NAMES[CARD.option(card)] for card in cards]


def mission_names(missions: list[int]) -> list[str]:
    return [NAMES[MISSION.option(mission)] for mission in missions]


def view_hand(g: Taiwan2045, seat: int) -> list[str]:
    if seat < 0:
        return []
    return card_names(sorted(g.hand[seat])) + mission_names(sorted(g.missions[seat]))


# The map


def view_spaces(g: Taiwan2045) -> dict[str, SpaceView]:
    spaces = {NAMES[SPACE.option(place)]: view_place(g, place) for place in range(PLACES)}
    spaces[NAMES[BASE_OPTION]] = {"owner": "taiwan", "pieces": [], "values": {"troops": g.overseas}}
    return spaces


def view_place(g: Taiwan2045, place: int) -> SpaceView:
    sizes = {unit: g.size(unit, place) for unit in g.pla_units(place)}
    if g.column and g.column[1] == place:
        sizes[g.column[0]] = sizes.get(g.column[0], 0) + g.column[2]
    pieces: list[PieceView] = [
        {"what": NAMES[CARD.option(unit)], "n": size, "owner": "pla"} for unit, size in sizes.items()
    ]
    owner: str | None = "pla" if g.pla[place] > 0 else None
    if place < STRONGHOLDS:
        for unit in g.here[place]:
            pieces.append({"what": NAMES[CARD.option(unit)], "n": g.troops[unit], "owner": g.owner[unit]})
        if owner is None and g.here[place]:
            owner = "taiwan" if g.taiwan[place] > 0 else "rebel"
    marks = ["water-cut"] if place < STRONGHOLDS and g.water_cut[place] else []
    values = {"value": VALUE[place]} if place < STRONGHOLDS else {}
    return {"owner": owner, "pieces": pieces, "values": values, "marks": marks}


def view_effects(g: Taiwan2045) -> list[str]:
    effects = [NAMES[SPACE.option(place)] for place in g.cut]
    if g.blackout != NOTHING:
        effects.append(NAMES[CARD.option(g.blackout)])
    if g.defiant != NOTHING and g.where[g.defiant] != NOTHING:
        effects.append(NAMES[CARD.option(g.defiant)])
    return effects


# Tracks, piles and cards that lie out


def view_tracks(g: Taiwan2045) -> dict[str, int | dict[str, int]]:
    tracks: dict[str, int | dict[str, int]] = {"round": g.round, "cores": g.held_core_cities(), "lure": g.lures}
    for faction, id in enumerate(FACTION_IDS):
        tracks[id] = {str(seat): g.friends[seat][faction] for seat in range(g.seats)}
    return tracks


def view_piles(g: Taiwan2045) -> dict[str, int | list[str]]:
    piles: dict[str, int | list[str]] = {"reserve": g.reserve, "elite": len(g.elite_deck)}
    for group, id in enumerate(GROUP_IDS):
        piles[id] = len(g.decks[group])
    for region, id in enumerate(REGION_IDS):
        piles[f"missions-{id}"] = g.missions_left(region)
    return piles


def view_supply(g: Taiwan2045, seat: int) -> list[Shelf]:
    """The supply; whoever holds slot 3 also sees what lies face down."""
    supply: list[Shelf] = []
    if g.elite_up != NOTHING:
        supply.append({"label": "elite", "cards": card_names([g.elite_up]), "hidden": 0})
    supply.append({"label": "open", "cards": card_names(g.face_up), "hidden": 0})
    for group, card in enumerate(g.face_down):
        if card != NOTHING:
            back = NAMES[BLIND.option(group)]
            known = g.knows(seat, card)
            shown = [back, *card_names([card])] if known else [back]
            supply.append({"label": "closed", "cards": shown, "hidden": 0 if known else 1})
    return supply


def view_laid(g: Taiwan2045) -> list[Shelf]:
    """What lies open before a player for a while."""
    laid: list[Shelf] = []
    if g.playing != NOTHING:
        laid.append({"label": "played", "seat": g.seat, "cards": card_names([g.playing]), "hidden": 0})
    if g.finished:
        laid.append({"label": "finished", "seat": g.seat, "cards": mission_names(g.finished), "hidden": 0})
    if g.doomsayer != NOTHING:
        laid.append({"label": "doom", "seat": g.doomsayer, "cards": card_names([END_OF_THE_LAW]), "hidden": 0})
    return laid
