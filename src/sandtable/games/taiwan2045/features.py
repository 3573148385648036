"""What a seat sees, as numbers for programs that learn. Seats are counted clockwise from the one that looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine.decision import NOTHING
from sandtable.engine.features import Features, Sink, fill_row, numbered, raise_flag, raise_flags

from .content import (
    CARD_GROUP,
    CARD_IDS,
    CHARACTER_IDS,
    CHARACTERS,
    ELITE_IDS,
    ELITES,
    FACTION_IDS,
    GROUP_IDS,
    MISSION_IDS,
    MISSION_REGION,
    PLACES,
    POWER_IDS,
    REGION_IDS,
    ROAD_IDS,
    ROLES,
    SCATTERED,
    SLOTS,
    SPACE_IDS,
    STRONGHOLD_IDS,
    STRONGHOLDS,
    TAIWAN_TROOPS,
    TALLIES,
    TRACK_TOP,
)
from .rules.stages import STAGE_IDS

if TYPE_CHECKING:
    from .state import Taiwan2045

SEAT_IDS: Final = numbered(len(ROLES))
PLACE_IDS: Final = SPACE_IDS[:PLACES]
FACES: Final = len(CARD_IDS)
FACTIONS: Final = len(FACTION_IDS)
GROUPS: Final = len(GROUP_IDS)
MISSIONS: Final = len(MISSION_IDS)
POWERS: Final = len(POWER_IDS)
REGIONS: Final = len(REGION_IDS)
ROADS: Final = len(ROAD_IDS)
PLA_UNITS: Final = [*ELITES, SCATTERED]
MOST: Final = 999

FEATURES: Final = Features("1")
STAGE: Final = FEATURES.flags("stage", STAGE_IDS)
ROUND: Final = FEATURES.add("round", 1, 12)
CURRENT: Final = FEATURES.flags("current", SEAT_IDS)
SCORE: Final = FEATURES.add("score", -MOST, MOST, SEAT_IDS)
MERIT: Final = FEATURES.add("merit", 0, MOST, SEAT_IDS)
SLOT: Final = FEATURES.add("slot", 0, SLOTS, SEAT_IDS, about="the slot in the order of turns, from 1")
NEXT_SLOT: Final = FEATURES.add("next-slot", 0, SLOTS, SEAT_IDS)
FRIENDS: Final = FEATURES.add("friendliness", 0, TRACK_TOP, SEAT_IDS, FACTION_IDS)
REVEALED: Final = FEATURES.flags("revealed", SEAT_IDS)
REBEL: Final = FEATURES.flags("rebel", SEAT_IDS)
POWER: Final = FEATURES.flags("power", SEAT_IDS, POWER_IDS, private=True, about="the own power, and those revealed")
OWN: Final = FEATURES.flags("characters", SEAT_IDS, CHARACTER_IDS, about="whose each character on the map is")
EXITS: Final = FEATURES.flags("exits", SEAT_IDS, CHARACTER_IDS)
ROAD: Final = FEATURES.flags("roads", SEAT_IDS, ROAD_IDS)
BACKS: Final = FEATURES.add("card-backs", 0, FACES, SEAT_IDS, GROUP_IDS)
STARTERS: Final = FEATURES.add("starting-cards", 0, FACES, SEAT_IDS)
MISSION_BACKS: Final = FEATURES.add("mission-backs", 0, MISSIONS, SEAT_IDS, REGION_IDS)
PLA: Final = FEATURES.add("pla", 0, MOST, PLACE_IDS)
ELITE: Final = FEATURES.add("elites", 0, MOST, ELITE_IDS, PLACE_IDS)
COLUMN: Final = FEATURES.add("column", 0, MOST, PLACE_IDS, about="troops of the PLA on the move")
COLUMN_OF: Final = FEATURES.flags("column-of", [*ELITE_IDS, "scattered"])
TROOPS: Final = FEATURES.add("troops", 0, TAIWAN_TROOPS, CHARACTER_IDS, STRONGHOLD_IDS)
HELD: Final = FEATURES.flags("held", STRONGHOLD_IDS, about="counted as taken by the PLA")
WATER_CUT: Final = FEATURES.flags("water-cut", STRONGHOLD_IDS)
CUT: Final = FEATURES.flags("cut", SPACE_IDS, about="places whose ways are cut")
SUPPLY: Final = FEATURES.add(
    "supply", 0, MOST, ["reserve", "overseas", "lures", "elites", *GROUP_IDS, *(f"missions-{id}" for id in REGION_IDS)]
)
BLACKOUT: Final = FEATURES.flags("blackout", CARD_IDS)
DEFIANT: Final = FEATURES.flags("defiant", CHARACTER_IDS)
ELITE_UP: Final = FEATURES.flags("elite-up", ELITE_IDS)
FACE_UP: Final = FEATURES.flags("face-up", CARD_IDS)
FACE_DOWN: Final = FEATURES.flags("face-down", GROUP_IDS)
SEEN: Final = FEATURES.flags("seen", CARD_IDS, private=True, about="face-down cards that the seat has looked at")
PLAYING: Final = FEATURES.flags("playing", CARD_IDS)
FINISHED: Final = FEATURES.flags("finished", MISSION_IDS)
DOOMSAYER: Final = FEATURES.flags("doomsayer", SEAT_IDS)
TALLY: Final = FEATURES.add(
    "tallies", 0, MOST, numbered(TALLIES), STRONGHOLD_IDS, about="what this turn brought, as missions count it"
)
STIRRED: Final = FEATURES.flags("stirred", REGION_IDS, about="regions in which the current player has acted this turn")
HAND: Final = FEATURES.flags("hand", CARD_IDS, private=True)
OWN_MISSIONS: Final = FEATURES.flags("missions", MISSION_IDS, private=True)


def encode(g: Taiwan2045, seat: int, out: Sink) -> None:
    out[STAGE + g.stage] = 1
    out[ROUND] = g.round
    for other in range(g.seats):
        encode_seat(g, seat, other, (other - seat) % g.seats, out)
    encode_map(g, out)
    encode_supply(g, seat, out)
    encode_turn(g, seat, out)
    raise_flags(out, HAND, g.hand[seat])
    raise_flags(out, OWN_MISSIONS, g.missions[seat])


def encode_seat(g: Taiwan2045, seat: int, other: int, place: int, out: Sink) -> None:
    out[SCORE + place] = g.score[other]
    out[MERIT + place] = g.merit[other]
    out[SLOT + place] = max(0, g.slot[other])
    out[NEXT_SLOT + place] = max(0, g.next_slot[other])
    fill_row(out, FRIENDS + place * FACTIONS, g.friends[other])
    out[REVEALED + place] = int(g.revealed[other])
    if g.power[other] != NOTHING and (other == seat or g.revealed[other] or g.over):
        out[POWER + place * POWERS + g.power[other]] = 1
    raise_flags(out, OWN + place * CHARACTERS, g.mine[other])
    raise_flags(out, EXITS + place * CHARACTERS, g.exits[other])
    for road in range(ROADS):
        if g.roads[other] >> road & 1:
            out[ROAD + place * ROADS + road] = 1
    backs, starters = [0] * GROUPS, 0
    for card in g.hand[other]:
        if CARD_GROUP[card] == NOTHING:
            starters += 1
        else:
            backs[CARD_GROUP[card]] += 1
    fill_row(out, BACKS + place * GROUPS, backs)
    out[STARTERS + place] = starters
    regions = [0] * REGIONS
    for mission in g.missions[other]:
        regions[MISSION_REGION[mission]] += 1
    fill_row(out, MISSION_BACKS + place * REGIONS, regions)


def encode_map(g: Taiwan2045, out: Sink) -> None:
    fill_row(out, PLA, g.pla)
    for number, elite in enumerate(ELITES):
        at = g.where[elite]
        if at != NOTHING:
            out[ELITE + number * PLACES + at] = g.troops[elite]
    for own in g.mine:
        for unit in own:
            out[TROOPS + unit * STRONGHOLDS + g.where[unit]] = g.troops[unit]
    if g.column:
        out[COLUMN_OF + PLA_UNITS.index(g.column[0])] = 1
        if g.column[1] != NOTHING:
            out[COLUMN + g.column[1]] = g.column[2]
    for place in range(STRONGHOLDS):
        if g.held[place]:
            out[HELD + place] = 1
        if g.water_cut[place]:
            out[WATER_CUT + place] = 1
    raise_flags(out, CUT, g.cut)


def encode_supply(g: Taiwan2045, seat: int, out: Sink) -> None:
    out[SUPPLY] = g.reserve
    out[SUPPLY + 1] = g.overseas
    out[SUPPLY + 2] = g.lures
    out[SUPPLY + 3] = len(g.elite_deck)
    for group in range(GROUPS):
        out[SUPPLY + 4 + group] = len(g.decks[group])
        card = g.face_down[group]
        if card != NOTHING:
            out[FACE_DOWN + group] = 1
            if g.knows(seat, card):
                out[SEEN + card] = 1
    for region in range(REGIONS):
        out[SUPPLY + 4 + GROUPS + region] = g.missions_left(region)
    if g.elite_up != NOTHING:
        out[ELITE_UP + PLA_UNITS.index(g.elite_up)] = 1
    raise_flags(out, FACE_UP, g.face_up)
    raise_flag(out, BLACKOUT, g.blackout)
    if g.defiant != NOTHING and g.where[g.defiant] != NOTHING:
        out[DEFIANT + g.defiant] = 1


def encode_turn(g: Taiwan2045, seat: int, out: Sink) -> None:
    if g.seat != NOTHING:
        out[CURRENT + (g.seat - seat) % g.seats] = 1
    if g.rebel_seat != NOTHING:
        out[REBEL + (g.rebel_seat - seat) % g.seats] = 1
    if g.doomsayer != NOTHING:
        out[DOOMSAYER + (g.doomsayer - seat) % g.seats] = 1
    raise_flag(out, PLAYING, g.playing)
    raise_flags(out, FINISHED, g.finished)
    fill_row(out, TALLY, g.tallies)
    for region in range(REGIONS):
        if g.stirred >> region & 1:
            out[STIRRED + region] = 1
