"""Components, defined words and the map."""

import pytest

from sandtable.engine import NOTHING
from sandtable.games.taiwan2045.content import (
    CARD_FACTION,
    CARD_GROUP,
    CHARACTERS,
    CORE_CITIES,
    ELITES,
    EVENT_IDS,
    FACTION_IDS,
    FACTIONS_OF,
    GROUND_BEHIND,
    GROUNDS,
    GROUP_OF,
    IN_GROUP,
    IN_REGION,
    IS_MACHINE,
    LINKS,
    LURE_MARKERS,
    MISSION_IDS,
    MISSION_REGION,
    POWER_IDS,
    REGION_IDS,
    ROAD_IDS,
    STARTERS,
    STRONGHOLDS,
    SUPPLY,
    TAIWAN_TROOPS,
    VALUE,
    card_of,
    space_of,
)
from sandtable.testing import deal


@pytest.mark.rule("game-1", "def-power")
def test_three_to_five_seats_hold_one_of_six_powers_each() -> None:
    for seats in (3, 4, 5):
        table = deal("taiwan2045", seats=seats)
        table.until("turn")
        assert len(set(table.state.power)) == seats
        assert len(set(table.state.power) | set(table.state.spare_powers)) == len(POWER_IDS) == 6


@pytest.mark.rule("comp-1", "comp-3")
def test_what_is_in_the_box() -> None:
    assert (len(MISSION_IDS), len(POWER_IDS), len(ELITES), len(STARTERS)) == (48, 6, 6, 6)
    assert (CHARACTERS, CHARACTERS - len(STARTERS) + len(EVENT_IDS)) == (27, 42)
    assert [MISSION_REGION.count(region) for region in range(6)] == [8] * 6
    assert [CARD_GROUP.count(group) for group in range(3)] == [14, 14, 14]


@pytest.mark.rule("comp-2", "enemy-reinforce-3")
def test_taiwan_troops_are_fifty_and_pla_troops_without_limit() -> None:
    assert TAIWAN_TROOPS == 50
    table = deal("taiwan2045", pla={"ln": 120, "lm": 120}, playing="m08", stage="enemy-work")
    table.answer(0, "space:ln", "space:lm")
    assert table.state.pla[space_of("ln")] == 121


@pytest.mark.rule("comp-3")
def test_a_sixth_character_needs_the_base_of_another() -> None:
    five = dict.fromkeys(("y01", "y02", "y03", "y04", "y05"), (0, "c3", 1))
    table = deal("taiwan2045", units=five, playing="m01")
    table.answer(0, "do:effect")
    assert table.options(0) == ["card:y01", "card:y02", "card:y03", "card:y04", "card:y05"]
    table.answer(0, "card:y02")
    assert card_of("y02") in table.state.exits[0] and len(table.state.mine[0]) == 5


@pytest.mark.rule("comp-4")
def test_markers() -> None:
    assert LURE_MARKERS == 10 and SUPPLY["water_cut_markers"] == 2 and len(ROAD_IDS) * 5 == 25
    table = deal("taiwan2045", lures=10, pla={"lm": 5}, playing="m08", stage="enemy-work")
    table.answer(0, "space:ln", "space:lm", "do:lure", "space:lm", "n:1", "space:c5", "do:done")
    assert table.state.lures == 10


@pytest.mark.rule("comp-5", "setup-4", "setup-5a", "setup-5b")
def test_each_player_starts_with_its_markers() -> None:
    table = deal("taiwan2045", seats=5)
    assert table.state.merit == [0] * 5 and table.state.score == [5] * 5
    assert table.state.friends == [[0, 0, 0]] * 5
    assert table.game.roles(5, {}) == ["blue", "green", "yellow", "white", "black"]


@pytest.mark.rule("def-stronghold", "def-region", "def-value")
def test_thirty_three_strongholds_in_six_regions() -> None:
    assert STRONGHOLDS == 33
    assert [len(places) for places in IN_REGION] == [6, 5, 5, 6, 6, 5] and len(REGION_IDS) == 6
    assert all(1 <= value <= 4 for value in VALUE)
    worth = [sum(VALUE[place] for place in range(33) if faction in FACTIONS_OF[place]) for faction in range(3)]
    assert worth == [24, 23, 25]


@pytest.mark.rule("def-core", "def-faction", "war-5")
def test_core_cities_have_two_factions_and_others_one() -> None:
    assert [space_of(id) for id in ("a1", "b1", "c1", "d1", "e1", "f1")] == CORE_CITIES
    assert FACTION_IDS == ["central", "local", "enterprise"]
    for place in range(STRONGHOLDS):
        assert len(FACTIONS_OF[place]) == (2 if place in CORE_CITIES else 1)
    taoyuan = space_of("b2")
    assert VALUE[taoyuan] == 3 and taoyuan not in CORE_CITIES


@pytest.mark.rule("def-pla-stronghold")
def test_landing_grounds_and_island_places_with_pla_are_pla_strongholds() -> None:
    table = deal("taiwan2045", pla={"c5": 1}, playing="m08", stage="enemy-work")
    assert set(table.options(0)) == {"space:ln", "space:lm", "space:ls", "space:c5", "do:reveal"}


@pytest.mark.rule("def-kind")
def test_characters_are_human_or_machine() -> None:
    assert IS_MACHINE[card_of("n02")] and not IS_MACHINE[card_of("y04")]


@pytest.mark.rule("action-group-1", "action-group-2", "action-group-3", "action-group-4")
def test_decks_cover_eleven_strongholds_each() -> None:
    assert [len(places) for places in IN_GROUP] == [11, 11, 11]
    north, middle, south = IN_GROUP
    assert {space_of(id) for id in ("b1", "b3", "f3", "a1")} <= set(north)
    assert {space_of(id) for id in ("b5", "b4", "f1", "d3", "d4", "f4")} <= set(middle)
    assert {space_of(id) for id in ("d2", "d5", "f5", "e6")} <= set(south)
    assert GROUP_OF[space_of("d3")] == GROUP_OF[space_of("d4")] == 1


@pytest.mark.rule("friend-4")
def test_three_events_have_no_faction() -> None:
    without = [card for card in range(len(CARD_FACTION)) if CARD_FACTION[card] == NOTHING]
    assert without == [card_of(id) for id in ("n09", "m14", "s13")]


def test_links_go_both_ways_and_arrows_one_way() -> None:
    for place in range(STRONGHOLDS):
        assert all(place in LINKS[way] for way in LINKS[place])
    for ground in GROUNDS:
        assert all(GROUND_BEHIND[coast] == ground and ground not in LINKS[coast] for coast in LINKS[ground])
