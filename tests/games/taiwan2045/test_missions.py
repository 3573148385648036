"""Missions: drawing, conditions, claims. Every mission is tried."""

from typing import Any

import pytest

from sandtable.games.taiwan2045.content import (
    ARRIVED,
    DEFECT_RETREATS,
    DEFECTIONS,
    ELIMINATED,
    ELITE_ENTERED,
    ENTERED,
    IN_REGION,
    LIBERATED,
    MISSION_IDS,
    MISSION_REGION,
    MISSIONS,
    PLA_STORMED,
    PLA_TOOK,
    RECRUITED,
    RESIST,
    STRONGHOLDS,
    TAIWAN_BEATEN,
    TAIWAN_LOST,
    WELCOME,
    card_of,
    space_of,
)
from sandtable.games.taiwan2045.rules.missions import is_met
from sandtable.games.taiwan2045.rules.tallies import tally
from sandtable.testing import TestTable, deal

TALLY = {
    "eliminate": ELIMINATED,
    "liberate": LIBERATED,
    "recruit": RECRUITED,
    "own_enter": ENTERED,
    "own_arrive": ARRIVED,
    "tw_defeated": TAIWAN_BEATEN,
    "tw_lost": TAIWAN_LOST,
    "tw_defect_retreat": DEFECT_RETREATS,
    "defect": DEFECTIONS,
    "pla_take": PLA_TOOK,
    "pla_win": PLA_STORMED,
    "elite_enter": ELITE_ENTERED,
}


def tally_of(condition: dict[str, Any]) -> int:
    """A battle that just fits: +1 against an elite, +2 fought by oneself, +4 as attacker."""
    if condition["event"] != "defeat":
        return TALLY[condition["event"]]
    return (
        (1 if condition.get("vs") == "elite" else 0)
        + (2 if condition["by"] == "mine" else 0)
        + (4 if condition.get("role") == "attack" else 0)
    )


@pytest.mark.rule("mission-1", "mission-3")
@pytest.mark.parametrize("side", ["resist", "welcome"])
@pytest.mark.parametrize("number", range(48), ids=MISSION_IDS)
def test_every_mission_asks_for_what_it_says_in_its_region(number: int, side: str) -> None:
    mission, which = MISSIONS["mission"][number], RESIST if side == "resist" else WELCOME
    state = deal("taiwan2045", playing="m08").state
    for condition in mission[side]:
        place = space_of(condition["at"][0]) if "at" in condition else IN_REGION[MISSION_REGION[number]][0]
        elsewhere = next(other for other in range(STRONGHOLDS) if other not in IN_REGION[MISSION_REGION[number]])
        tally(state, tally_of(condition), elsewhere, 9)
        assert not is_met(state, number, which)
        tally(state, tally_of(condition), place, condition["min"] - 1)
        assert not is_met(state, number, which)
        tally(state, tally_of(condition), place, 1)
    assert is_met(state, number, which)
    assert mission["resist_merit"] > 0 and mission["resist_score"] > 0 and mission["welcome_score"] > 0


def working(missions: list[str], **position: Any) -> TestTable:
    return deal("taiwan2045", playing="m08", missions={0: missions}, **position)


@pytest.mark.rule("mission-2")
def test_draw_first_then_discard_down_to_three() -> None:
    table = deal("taiwan2045", playing="m11", missions={0: ["a_1", "b_1", "c_1"]})
    table.script("mission:d_2").answer(0, "do:effect", "do:draw", "region:d")
    assert table.options(0)[:4] == ["mission:a_1", "mission:b_1", "mission:c_1", "mission:d_2"]
    table.answer(0, "mission:b_1")
    assert table.state.missions[0] == [MISSION_IDS.index(id) for id in ("a_1", "c_1", "d_2")]
    assert table.state.missions_left(1) == 8


@pytest.mark.rule("mission-2")
def test_a_card_discarded_goes_under_its_deck() -> None:
    table = deal("taiwan2045", playing="m11", missions={0: ["a_1", "b_1", "c_1"]})
    table.script("mission:b_2").answer(0, "do:effect", "do:draw", "region:b", "mission:b_1")
    assert len(table.state.mission_decks[1]) == 6 and len(table.state.under[1]) == 1


@pytest.mark.rule("mission-3", "mission-6", "def-score")
def test_resisting_pays_score_and_merit_at_once() -> None:
    table = working(["a_1"], units={"y05": (0, "a1", 9)}, pla={"a2": 2})
    table.answer(0, "do:basic", "do:march", "card:y05", "space:a2", "resist:a_1")
    state = table.state
    assert state.score[0] == 5 + 11 and state.merit[0] == 2 + 1
    assert table.notes("finishes", seat=1) and state.missions[0] == []


@pytest.mark.rule("mission-4", "mission-5")
def test_all_of_one_turn_counts_and_nothing_of_another() -> None:
    table = working(["a_2"], units={"y05": (0, "a1", 9)}, pla={"a2": 2, "ln": 9}, slots=[4, 1, 2])
    table.answer(0, "do:extra", "do:march", "card:y05", "space:a2", "do:basic", "do:march", "card:y05")
    table.answer(0, "space:a3", "do:done", "do:done", "space:lm", "space:ls")
    assert "resist:a_2" not in table.options(0)
    table.answer(0, "do:lure", "space:ln", "n:2", "space:a3")
    assert "resist:a_2" in table.options(0)
    table.answer(0, "do:done")
    table.until("turn-end")
    assert table.state.seat != 0 or "resist:a_2" not in table.options(0)


@pytest.mark.rule("faq-mission-3")
def test_an_elite_that_enters_and_is_beaten_back_meets_both_conditions() -> None:
    position: dict[str, Any] = {"elites": {"z03": ("b4", 3)}, "units": {"y05": (0, "c1", 20)}}
    table = deal("taiwan2045", playing="m08", stage="enemy-work", missions={0: ["c_6", "c_5"]}, **position)
    table.answer(0, "space:ln", "space:ls", "do:agitate", "space:c1")
    assert {"welcome:c_6", "resist:c_5"} <= set(table.options(0))


@pytest.mark.rule("mission-7")
def test_both_sides_met_pay_one_of_them() -> None:
    position: dict[str, Any] = {"elites": {"z02": ("b2", 3)}, "units": {"y05": (0, "a2", 20)}}
    table = deal("taiwan2045", playing="m08", stage="enemy-work", missions={0: ["a_5"]}, **position)
    table.answer(0, "space:lm", "space:ls", "do:agitate", "space:a2")
    assert {"welcome:a_5", "resist:a_5"} <= set(table.options(0))
    table.answer(0, "welcome:a_5")
    assert "resist:a_5" not in table.options(0) and table.state.score[0] == 5 + 4


@pytest.mark.rule("mission-8", "mission-9")
def test_several_missions_in_one_turn_and_as_many_new_ones() -> None:
    units = {"y05": (0, "a1", 9), "y02": (1, "a3", 1)}
    table = working(["a_1", "a_3", "b_1"], units=units, pla={"a2": 2})
    table.answer(0, "do:basic", "do:march", "card:y05", "space:a2", "resist:a_1", "do:done", "space:lm", "space:ls")
    table.answer(0, "do:lure", "space:ln", "n:3", "space:a3", "welcome:a_3", "do:done")
    assert table.asked(0).prompt == "mission-deck" and table.asked(0).left == 2
    table.answer(0, "region:f", "region:a")
    assert len(table.state.missions[0]) == 3 and table.state.score[0] == 5 + 11 + 4


@pytest.mark.rule("mission-b4")
def test_tao_chu_miao_4_is_met_by_a_defection_only() -> None:
    table = working(["b_4"], units={"y05": (1, "b1", 3)})
    table.answer(0, "do:basic", "do:defect", "space:b1")
    table.answer(1, "space:b2")
    assert "welcome:b_4" in table.options(0)
    table = working(["b_4"], units={"y05": (1, "b1", 1)})
    table.answer(0, "do:basic", "do:defect", "space:b1")
    assert "welcome:b_4" not in table.options(0)


@pytest.mark.rule("mission-b1")
def test_tao_chu_miao_1_is_met_by_anybodys_defeat() -> None:
    table = working(["b_1"], units={"y05": (0, "b1", 3)}, pla={"b2": 9})
    table.answer(0, "do:basic", "do:march", "card:y05", "space:b2", "space:b1")
    assert "welcome:b_1" in table.options(0)
    table = deal(
        "taiwan2045",
        playing="m08",
        stage="enemy-work",
        missions={0: ["b_1"]},
        pla={"ln": 9},
        units={"y05": (1, "b1", 3)},
    )
    table.answer(0, "space:lm", "space:ls", "do:lure", "space:ln", "n:5", "space:b1")
    table.answer(1, "space:b2")
    assert "welcome:b_1" in table.options(0)


@pytest.mark.rule("mission-b3")
def test_tao_chu_miao_3_counts_losses_of_winners_and_of_defections() -> None:
    table = working(["b_3"], units={"y05": (1, "b1", 3), "y02": (2, "b1", 2)})
    table.answer(0, "do:basic", "do:defect", "space:b1")
    table.answer(1, "space:b2")
    table.answer(2, "space:b2")
    assert "welcome:b_3" in table.options(0)
    table = working(["b_3"], units={"y05": (0, "b1", 9), "y02": (0, "b3", 9)}, pla={"b2": 2, "b5": 2})
    table.answer(0, "do:basic", "do:march", "card:y05", "space:b5", "card:y02", "space:b2", "space:b5")
    assert "welcome:b_3" in table.options(0)


@pytest.mark.rule("faq-mission-1")
def test_a_loser_without_loss_counts_as_beaten() -> None:
    table = deal(
        "taiwan2045",
        playing="m08",
        stage="enemy-work",
        missions={0: ["b_2"]},
        pla={"ln": 20},
        units={"y05": (1, "b1", 5), "y02": (2, "b1", 1)},
    )
    table.answer(0, "space:lm", "space:ls", "do:lure", "space:ln", "n:15", "space:b1")
    table.answer(1, "space:b2")
    table.answer(2, "space:b2")
    assert table.state.troops[1] == 1 and "welcome:b_2" in table.options(0)


@pytest.mark.rule("faq-mission-2")
def test_an_elite_already_in_the_region_has_not_entered_it() -> None:
    position: dict[str, Any] = {"missions": {0: ["a_5"]}, "playing": "m08", "stage": "enemy-work"}
    table = deal("taiwan2045", elites={"z02": ("a1", 5)}, **position)
    table.answer(0, "space:lm", "space:ls", "do:agitate", "space:a6", "do:done")
    assert "welcome:a_5" not in table.options(0)
    table = deal("taiwan2045", elites={"z02": ("b2", 5)}, **position)
    table.answer(0, "space:lm", "space:ls", "do:agitate", "space:a2", "do:done")
    assert "welcome:a_5" in table.options(0)


def test_a_fallen_place_counts_only_if_the_pla_stays() -> None:
    position: dict[str, Any] = {"missions": {0: ["a_7"]}, "playing": "m08", "stage": "enemy-work", "pla": {"a2": 5}}
    table = deal("taiwan2045", units={"y05": (1, "a1", 9)}, **position)
    table.answer(0, "space:lm", "space:ls", "do:lure", "space:a2", "n:2", "space:a1")
    assert "welcome:a_7" not in table.options(0)
    table = deal("taiwan2045", **position)
    table.answer(0, "space:lm", "space:ls", "do:lure", "space:a2", "n:2", "space:a1", "do:done")
    assert "welcome:a_7" in table.options(0)


def test_characters_moving_in_entering_and_gaining_troops_are_counted() -> None:
    table = working(["b_8"], units={"y05": (0, "a6", 3), "y02": (0, "a2", 3)})
    table.answer(0, "do:basic", "do:march", "card:y05", "space:b3", "do:done", "card:y02", "space:b2", "do:done")
    assert "resist:b_8" in table.options(0)
    table = deal("taiwan2045", playing="m07", missions={0: ["f_8"]})
    table.answer(0, "do:effect", "do:done")
    assert "resist:f_8" in table.options(0)
    table = working(["c_8"], units={"y05": (0, "c1", 3)})
    table.answer(0, "do:effect", *["card:y05"] * 4)
    assert "resist:c_8" in table.options(0)


@pytest.mark.parametrize(("refuge", "arrived"), [("space:d4", 1), ("space:c1", 0)])
def test_a_character_beaten_back_into_another_region_has_arrived_there(refuge: str, arrived: int) -> None:
    table = deal("taiwan2045", playing="m08", stage="enemy-work", units={"y05": (0, "c2", 3)}, pla={"c4": 9})
    table.answer(0, "space:ln", "space:ls", "do:lure", "space:c4", "n:8", "space:c2", refuge)
    assert len(table.state.arrivals) == arrived


def test_a_stronghold_freed_of_the_pla_is_liberated() -> None:
    table = working(["a_6"], units={"y05": (0, "a1", 9)}, pla={"a2": 2})
    table.answer(0, "do:basic", "do:march", "card:y05", "space:a2")
    assert "resist:a_6" in table.options(0)


def test_the_pla_has_won_as_attacker_only_where_it_attacked() -> None:
    table = working(["e_6"], units={"y05": (0, "e1", 3)}, pla={"e5": 9})
    table.answer(0, "do:basic", "do:march", "card:y05", "space:e5")
    table.until("retreat-where")
    table.answer(0, "space:e1")
    assert "welcome:e_6" not in table.options(0)
    position: dict[str, Any] = {"missions": {0: ["e_6"]}, "units": {"y05": (1, "e1", 3)}, "pla": {"e5": 9}}
    table = deal("taiwan2045", playing="m08", stage="enemy-work", **position)
    table.answer(0, "space:lm", "space:ln", "do:lure", "space:e5", "n:8", "space:e1")
    table.until("retreat-where")
    table.answer(1, table.options(1)[0])
    assert "welcome:e_6" in table.options(0)


@pytest.mark.rule("basic-action-defect-1", "mission-3")
def test_a_defection_is_counted_where_it_happens() -> None:
    table = working(["b_6"], pla={"b3": 1}).answer(0, "do:basic", "do:defect", "space:b2")
    assert table.state.tallies[DEFECTIONS * STRONGHOLDS + space_of("b2")] == 1


def test_a_lone_troop_that_wins_has_stormed_the_place() -> None:
    table = deal("taiwan2045", playing="m08", stage="enemy-work", units={"y05": (0, "e1", 1)}, pla={"e5": 2})
    table.answer(0, "space:lm", "space:ln", "do:lure", "space:e5", "n:1", "space:e1")
    assert table.state.tallies[PLA_STORMED * STRONGHOLDS + space_of("e1")] == 1


@pytest.mark.rule("mission-2")
def test_discarded_missions_become_the_deck_when_it_has_run_out() -> None:
    table = deal("taiwan2045", playing="m11")
    deck = table.state.mission_decks[0]
    table.state.under[0] = deck.cards[:1]
    deck.cards.clear()
    table.answer(0, "do:effect", "do:draw", "region:a")
    table.settle()
    assert len(table.state.missions[0]) == 1 and table.state.missions_left(0) == 0


@pytest.mark.rule("faq-mission-2")
def test_an_elite_that_steps_out_and_back_in_one_turn_has_not_entered() -> None:
    position: dict[str, Any] = {"missions": {0: ["a_5"]}, "powers": ["silicon", "government", "kunshen"]}
    table = deal("taiwan2045", playing="m08", elites={"z02": ("a2", 8)}, **position)
    table.answer(0, "do:reveal", "do:power", "do:done", "do:done", "space:lm", "space:ls")
    table.answer(0, "do:agitate", "space:b2", "do:done")
    table.answer(0, "do:effect", "do:done", "space:lm", "space:ls", "do:agitate", "space:a2", "space:a1")
    assert table.state.where[card_of("z02")] == space_of("a1") and "welcome:a_5" not in table.options(0)


@pytest.mark.rule("faq-mission-2")
def test_an_elite_beaten_back_into_its_own_region_has_not_entered_it() -> None:
    position: dict[str, Any] = {"missions": {0: ["a_5"]}, "playing": "m08", "stage": "enemy-work"}
    table = deal("taiwan2045", elites={"z02": ("a2", 6)}, units={"y05": (1, "b2", 30)}, **position)
    table.answer(0, "space:lm", "space:ls", "do:agitate", "space:b2")
    assert table.state.where[card_of("z02")] == space_of("a2")
    assert "welcome:a_5" not in table.options(0)


@pytest.mark.rule("mission-b1")
def test_a_character_shot_by_rebel_artillery_counts_as_defeated_when_the_battle_is_lost() -> None:
    units = {"m01": (0, "b2", 9), "y05": (1, "b1", 1), "y02": (1, "b1", 1)}
    position: dict[str, Any] = {"powers": ["reunification", "silicon", "kunshen"], "revealed": [0]}
    table = deal("taiwan2045", playing="m08", units=units, missions={0: ["b_2"]}, **position)
    table.answer(0, "do:basic", "do:march", "card:m01", "space:b1", "do:fire")
    table.answer(0, "card:y05")
    assert "welcome:b_2" in table.options(0)
