"""What a seat reads before the end: the war as it stands, its score either way, its missions."""

import pytest

from sandtable.games.taiwan2045.content import SCATTERED, space_of
from sandtable.games.taiwan2045.rules.scoring import finish_war
from sandtable.testing import deal

CORES = ("a1", "b1", "c1", "d1", "e1", "f1")


@pytest.mark.rule("war-2", "war-3")
def test_the_war_as_it_stands() -> None:
    war = deal("taiwan2045", round=1, pla=dict.fromkeys(CORES[:3], 1)).view(0)["war"]
    assert war == {"round": 3, "cities": 3, "pla-from": 5, "taiwan-to": 2, "outcome": ""}
    assert deal("taiwan2045", round=4, pla=dict.fromkeys(CORES[:3], 1)).view(0)["war"]["outcome"] == "taiwan"
    assert deal("taiwan2045", round=5, pla=dict.fromkeys(CORES[:5], 1)).view(-2)["war"]["outcome"] == "pla"


@pytest.mark.rule("score-total-1")
def test_the_forecast_is_what_the_end_pays() -> None:
    for war in ("taiwan", "pla"):
        table = deal("taiwan2045", round=5, pla=dict.fromkeys(CORES[:3], 2), units={"y05": (0, "e1", 3)})
        forecast = [table.view(seat)["forecast"][war] for seat in range(3)]
        finish_war(table.state, war)
        assert [row["total"] for row in forecast] == [sum(row) for row in table.state.results]
        assert [row["hero"] for row in forecast] == [table.state.hero == seat for seat in range(3)]
        assert table.view(0)["forecast"] == {}


def test_a_spectator_is_told_no_forecast_and_no_missions() -> None:
    view = deal("taiwan2045", missions={0: ["a_1"]}).view(-2)
    assert view["forecast"] == {} and view["missions"] == {}


@pytest.mark.rule("mission-6")
def test_a_mission_counts_what_happens_in_the_own_turn() -> None:
    table = deal(
        "taiwan2045", playing="m08", missions={0: ["a_1"], 1: ["a_2"]}, units={"y05": (0, "a1", 9)}, pla={"a2": 2}
    )
    assert table.view(0)["missions"]["mission:a_1"]["resist"]["conditions"] == [{"have": 0, "need": 1}]
    table.answer(0, "do:basic", "do:march", "card:y05", "space:a2")
    mine = table.view(0)["missions"]
    assert mine["mission:a_1"]["resist"]["met"] and not mine["mission:a_1"]["welcome"]["met"]
    assert list(table.view(1)["missions"]) == ["mission:a_2"]
    assert table.view(1)["missions"]["mission:a_2"]["resist"]["conditions"] == [{"have": 0, "need": 2}]


def test_a_column_on_its_way_joins_the_troops_it_stands_with() -> None:
    table = deal("taiwan2045", pla={"a2": 3})
    table.state.column = [SCATTERED, space_of("a2"), 2]
    assert table.view(0)["spaces"]["space:a2"]["pieces"] == [{"what": "unit:scattered", "n": 5, "owner": "pla"}]
