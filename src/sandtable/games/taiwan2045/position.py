"""Positions for tests: who stands where, who holds what, whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.engine import NOTHING
from sandtable.engine.errors import BadContent

from .content import (
    FACTION_IDS,
    GROUNDS,
    GROUP_IDS,
    MISSION_IDS,
    MISSION_REGION,
    POWER_IDS,
    ROAD_IDS,
    SUPPLY,
    card_of,
    space_of,
)
from .options import CARD, MISSION
from .rules.stages import ACT, PICK, ROUND_END, ROUND_START, STAGE_IDS
from .rules.turn import EXTRA_ACTION_SLOT
from .state import Taiwan2045

NUMBERS = ("round", "reserve", "overseas", "lures", "water_markers")
BY_SEAT = ("merit", "score", "next_slot")


def set_position(g: Taiwan2045, position: Mapping[str, Any]) -> None:
    """Sets the named parts; the rest is an empty island at the start of seat 0's turn.

    `units={"m04": (0, "b5", 3)}` puts the Youth Corps of seat 0 at Toufen with three troops.
    """
    rest = dict(position)
    set_seats(g, rest)
    set_map(g, rest)
    set_cards(g, rest)
    set_turn(g, rest)
    if rest:
        raise BadContent(f"no part of a position is called {', '.join(rest)}")


def set_seats(g: Taiwan2045, rest: dict[str, Any]) -> None:
    powers = [POWER_IDS.index(id) for id in rest.pop("powers", POWER_IDS[: g.seats])]
    g.power = powers
    g.spare_powers = [power for power in range(len(POWER_IDS)) if power not in powers]
    g.slot = list(rest.pop("slots", range(1, g.seats + 1)))
    for seat in rest.pop("revealed", []):
        g.revealed[seat] = True
        if POWER_IDS[powers[seat]] == "reunification":
            g.rebel_seat = seat
    for seat, wanted in rest.pop("friends", {}).items():
        for id, value in wanted.items():
            g.friends[seat][FACTION_IDS.index(id)] = value
    for name in BY_SEAT:
        for seat, value in rest.pop(name, {}).items():
            getattr(g, name)[seat] = value
    for seat, ids in rest.pop("roads", {}).items():
        g.roads[seat] = sum(1 << ROAD_IDS.index(id) for id in ids)


def set_map(g: Taiwan2045, rest: dict[str, Any]) -> None:
    for ground in GROUNDS:
        g.pla[ground] = SUPPLY["ground_troops"]
    for id, amount in rest.pop("pla", {}).items():
        g.pla[space_of(id)] = amount
    for id, (place, amount) in rest.pop("elites", {}).items():
        g.elite_deck.take(CARD.option(card_of(id)))
        if not g.has_elite(space_of(place)):
            g.pla[space_of(place)] = 0
        g.place_elite(card_of(id), space_of(place), amount)
    for id in rest.pop("elites_out", []):
        g.elite_deck.take(CARD.option(card_of(id)))
        g.elites_out.append(card_of(id))
    for id, (seat, place, amount) in rest.pop("units", {}).items():
        set_unit(g, card_of(id), seat, space_of(place), amount)
    g.held = [g.pla[place] > 0 for place in range(len(g.held))]
    for name in NUMBERS:
        if name in rest:
            setattr(g, name, rest.pop(name))


def set_unit(g: Taiwan2045, unit: int, seat: int, place: int, amount: int) -> None:
    take_card(g, unit)
    g.owner[unit] = seat
    g.troops[unit] = amount
    g.mine[seat].append(unit)
    g.stand(unit, place)
    if seat == g.rebel_seat:
        g.turned += amount
    g.reserve -= amount


def take_card(g: Taiwan2045, card: int) -> None:
    for deck in g.decks:
        if CARD.option(card) in deck:
            deck.take(CARD.option(card))


def set_cards(g: Taiwan2045, rest: dict[str, Any]) -> None:
    for seat, ids in rest.pop("hand", {}).items():
        for id in ids:
            take_card(g, card_of(id))
            g.hand[seat].append(card_of(id))
            g.seen[card_of(id)] |= 1 << seat
    for seat, ids in rest.pop("exits", {}).items():
        for id in ids:
            take_card(g, card_of(id))
            g.owner[card_of(id)] = seat
            g.exits[seat].append(card_of(id))
    for seat, ids in rest.pop("missions", {}).items():
        for id in ids:
            mission = MISSION_IDS.index(id)
            g.mission_decks[MISSION_REGION[mission]].take(MISSION.option(mission))
            g.missions[seat].append(mission)
    for id in rest.pop("face_up", []):
        take_card(g, card_of(id))
        g.face_up.append(card_of(id))
    for group, id in rest.pop("face_down", {}).items():
        take_card(g, card_of(id))
        g.face_down[GROUP_IDS.index(group)] = card_of(id)
    if "elite_up" in rest:
        g.elite_up = card_of(rest.pop("elite_up"))
        g.elite_deck.take(CARD.option(g.elite_up))


def set_turn(g: Taiwan2045, rest: dict[str, Any]) -> None:
    """`playing` is a card of the current turn whose effect is still to come; `stage` a later moment of it."""
    g.begin_turn(rest.pop("turn", 0))
    g.stage = PICK
    if "playing" in rest:
        g.stage = ACT
        g.playing = card_of(rest.pop("playing"))
        take_card(g, g.playing)
        if CARD.option(g.playing) in g.elite_deck:
            g.elite_deck.take(CARD.option(g.playing))
            g.extra_left = 2
        elif g.slot[g.seat] == EXTRA_ACTION_SLOT:
            g.extra_left = 1
    if "stage" in rest:
        wanted = rest.pop("stage")
        g.stage = STAGE_IDS.index(wanted)
        if g.stage in (ROUND_START, ROUND_END):
            g.begin_turn(NOTHING)
