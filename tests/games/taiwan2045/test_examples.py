"""The rulebook's seven examples."""

import pytest

from sandtable.games.taiwan2045.content import (
    CENTRAL,
    ELITE_STRENGTH,
    ENTERPRISE,
    LOCAL,
    STRONGHOLD_IDS,
    card_of,
    space_of,
)
from sandtable.games.taiwan2045.rules.scoring import faction_score, faction_worth, finish_war, merit_score
from sandtable.games.taiwan2045.rules.strength import strength
from sandtable.testing import TestTable, deal

FREE = ("e1", "e3", "e4", "f1", "f5", "f4", "e5")
HELD = {id: 1 for id in STRONGHOLD_IDS if id not in FREE}


@pytest.mark.rule("ex-1")
def test_example_1_a_blind_middle_card() -> None:
    table = deal("taiwan2045", face_down={"middle": "m04"})
    table.answer(0, "blind:middle")
    assert table.state.friends[0][LOCAL] == 1
    assert table.options(0)[:2] == ["do:effect", "do:basic"]


@pytest.mark.rule("ex-2")
def test_example_2_the_youth_corps_repels_a_lure() -> None:
    table = deal("taiwan2045", face_down={"middle": "m04"})
    table.answer(0, "blind:middle", "do:effect", "do:done", "do:done", "space:ls", "space:lm")
    table.answer(0, "do:lure", "space:lm")
    assert table.options(0)[-1] == "n:5"
    table.answer(0, "n:4", "space:c5", "space:b5", "n:2")
    state = table.state
    assert state.merit[0] == 2 and state.lures == 1
    assert [state.pla[space_of(id)] for id in ("lm", "c5", "b5")] == [2, 2, 0]


@pytest.mark.rule("ex-3")
def test_example_3_the_sea_dragons_reach_kaohsiung() -> None:
    table = deal("taiwan2045", playing="m08", stage="enemy-work", elites={"z06": ("ls", 13)})
    table.answer(0, "space:ln", "space:lm", "do:agitate", "space:e2", "space:e1")
    state, dragons, kaohsiung = table.state, card_of("z06"), space_of("e1")
    assert state.where[dragons] == kaohsiung and state.troops[dragons] == 11
    assert [state.pla[space_of(id)] for id in ("ls", "e2")] == [1, 1]
    assert strength(state, dragons, kaohsiung, True, [dragons], []) == 16


@pytest.mark.rule("ex-4")
def test_example_4_the_steel_flood() -> None:
    table = deal("taiwan2045", playing="z01", units={"y04": (0, "d5", 3)})
    table.answer(0, "do:extra", "do:recruit", "card:y04", "do:extra", "do:recruit", "card:y04")
    assert table.state.troops[card_of("y04")] == 7
    table.answer(0, "do:land", "space:a4", "space:a4")
    brigade, keelung = card_of("z01"), space_of("a4")
    stays, (led, start, goes) = table.state.pla[keelung], table.state.column
    assert (led, start) == (brigade, keelung) and stays + goes + ELITE_STRENGTH[brigade] == 14
    assert table.state.pla[space_of("a3")] == 3 and table.state.pla[space_of("ln")] == 1
    table.answer(0, "space:a5", "space:f2", "space:f3")
    state = table.state
    assert state.where[brigade] == space_of("f3") and state.troops[brigade] == 4
    assert [state.pla[space_of(id)] for id in ("a4", "a5", "f2")] == [1, 1, 1]


def free_island_in_the_east() -> TestTable:
    """Example 5's map with the players of examples 6 and 7; friendliness is given without its final bonus."""
    return deal(
        "taiwan2045",
        seats=4,
        powers=["government", "tiandi", "silicon", "reunification"],
        revealed=[3],
        pla=HELD,
        friends={
            0: {"enterprise": 3, "central": 3, "local": 1},
            1: {"enterprise": 2, "central": 2, "local": 3},
            2: {"enterprise": 5, "central": 0, "local": 2},
            3: {"enterprise": 0, "central": 2, "local": 3},
        },
        merit={0: 20, 1: 21, 2: 15, 3: 6},
        units={"y01": (0, "e1", 3), "y02": (1, "e3", 2), "y03": (1, "e4", 2), "y04": (3, "f5", 6)},
        round=5,
    )


@pytest.mark.rule("ex-5")
def test_example_5_what_the_free_strongholds_are_worth() -> None:
    state = free_island_in_the_east().state
    state.war = "taiwan"
    assert [faction_worth(state, faction) for faction in (CENTRAL, LOCAL, ENTERPRISE)] == [9, 5, 3]


@pytest.mark.rule("ex-6")
def test_example_6_faction_scores() -> None:
    state = free_island_in_the_east().state
    state.war = "taiwan"
    assert [faction_score(state, seat) for seat in range(4)] == [63, 37, 34, 0]


@pytest.mark.rule("ex-7")
def test_example_7_merit_scores() -> None:
    state = free_island_in_the_east().state
    finish_war(state, "taiwan")
    assert state.hero == 1
    assert [merit_score(state, seat) for seat in range(4)] == [40, 71, 30, 0]
