"""Every elite card."""

from typing import Any

import pytest

from sandtable.games.taiwan2045.content import card_of, space_of
from sandtable.testing import TestTable, deal


def landing(id: str, **position: Any) -> TestTable:
    return deal("taiwan2045", playing=id, **position).answer(0, "do:land")


def test_z01_leaves_another_elite_of_the_ground_alone() -> None:
    table = landing("z01", elites={"z02": ("ln", 13)})
    table.answer(0, "space:a3", "space:a3")
    assert table.state.troops[card_of("z02")] == 13
    table.answer(0, "space:a2", "do:done")
    assert table.state.troops[card_of("z01")] == 2


def test_z01_beaten_off_the_map_is_not_agitated() -> None:
    table = landing("z01", units={"y05": (1, "a4", 40)}, pla={"ln": 1}, reserve=0)
    table.answer(0, "space:a4", "space:a4")
    assert table.asked(0).prompt in ("pla-retreat-where", "agitate-where", "turn-end")


def test_z02_the_united_front_brings_two_defections() -> None:
    table = landing("z02").answer(0, "space:b1", "space:b1")
    assert table.state.where[card_of("z02")] == space_of("b1") and table.state.troops[card_of("z02")] == 3
    assert table.state.pla[space_of("a3")] == 3
    table.answer(0, "space:a2")
    assert "space:a2" not in table.options(0) and "space:a1" in table.options(0)
    table.answer(0, "space:a1")
    assert table.state.pla[space_of("a1")] == 1 and table.asked(0).prompt == "turn-end"


def test_z03_lands_three_waves_and_agitates_any_elite() -> None:
    table = landing("z03", elites={"z06": ("ls", 13)}).answer(0, "space:c4", "space:c4", "space:c5")
    state = table.state
    assert [state.pla[space_of(id)] for id in ("c4", "c5", "d3", "lm")] == [6, 2, 2, 1]
    assert table.options(0) == ["elite:z03", "elite:z06"]
    table.answer(0, "elite:z06", "space:e2", "do:done")
    assert state.where[card_of("z06")] == space_of("e2")


def test_z04_the_swarm_thins_three_places() -> None:
    units = {"y05": (1, "c1", 3), "y02": (1, "c1", 2), "y03": (2, "c3", 1), "y04": (2, "d5", 3)}
    table = landing("z04", units=units).answer(0, "space:c4", "space:c4")
    assert [table.state.pla[space_of(id)] for id in ("c4", "c5")] == [4, 4]
    assert table.options(0) == ["space:c1", "space:c3", "do:done"]
    table.answer(0, "space:c1", "space:c3")
    assert table.state.troops[card_of("y05")] == 2 and card_of("y03") in table.state.exits[2]


def test_z05_the_airborne_troops_come_first() -> None:
    table = landing("z05", units={"y05": (1, "e1", 3)})
    assert set(table.options(0)) == {"space:e2", "space:e3", "space:e4", "space:e5", "space:e6"}
    table.answer(0, "space:e4", "space:d1")
    state = table.state
    assert state.pla[space_of("e4")] == 4 and state.troops[card_of("z05")] == 6 and state.pla[space_of("ls")] == 1
    assert table.asked(0).prompt == "turn-end"


@pytest.mark.rule("faq-elite-2")
def test_z05_with_no_free_place_drops_on_gangshan_and_attacks() -> None:
    ids = ("y01", "y02", "y03", "y04", "y05", "y06")
    units = {id: (1, place, 5) for id, place in zip(ids, ("e1", "e2", "e3", "e4", "e5", "e6"), strict=True)}
    table = landing("z05", units=units, reserve=8)
    assert table.notes("battle")[0].values["space"] == table.game.names.number("space:e3")
    assert table.state.merit[1] >= 2


def test_z06_the_sea_dragons_strike_a_human_within_two_links() -> None:
    units = {"y05": (1, "e5", 3), "y02": (1, "e4", 3), "y01": (2, "a1", 3)}
    table = landing("z06", units=units).answer(0, "space:d1", "space:d1")
    assert table.options(0) == ["card:y05"]
    table.answer(0, "card:y05")
    assert table.state.troops[card_of("y05")] == 1
