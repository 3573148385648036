"""Chapter 10: scoring and victory."""

from typing import Any

import pytest

from sandtable.games.dawn.options import card
from sandtable.games.dawn.rules.scoring import points_of
from sandtable.games.dawn.rules.status import gain_vp
from sandtable.testing import TestTable, deal

from .table import CN, US, event, round_for


def points(region: str, **position: Any) -> list[int]:
    table = deal("dawn", clear=True, **position)
    return points_of(table.state, card(f"{region}_scoring"))


@pytest.mark.rule("10.1.3a-g", "10.1.3a-a", "10.1.2a", "10.1.2b")
def test_the_asia_example() -> None:
    scored = points(
        "asia",
        japan={"us": 4},
        south_korea={"us": 3},
        taiwan={"us": 3},
        australia={"us": 4},
        north_korea={"cn": 4, "anti": 3},
        india={"cn": 1},
        vietnam={"anti": 1},
    )
    assert scored == [3, 2]


@pytest.mark.rule("10.1.3a-i", "10.1.3a-h")
def test_the_former_soviet_example() -> None:
    scored = points("former_soviet", ukraine={"us": 2}, central_asia={"cn": 2}, russia={"anti": 1}, belarus={"anti": 1})
    assert scored == [2, 1]


@pytest.mark.rule("10.1.3a-h")
def test_southeast_asia_counts_countries_and_battlegrounds() -> None:
    assert points("southeast_asia", vietnam={"cn": 2}, thailand={"us": 2}, malaysia={"us": 2, "cn": 0}) == [2, 2]


@pytest.mark.rule("10.1.1a")
def test_domination() -> None:
    assert points("africa", nigeria={"us": 1}) == [1 + 3, 0]
    assert points("africa", nigeria={"us": 1}, kenya={"us": 2}, sahel={"cn": 1}, somalia={"cn": 1}) == [1 + 3, 0]
    assert points("africa", nigeria={"us": 1}, kenya={"cn": 2}) == [1, 0]


@pytest.mark.rule("10.1.1b", "10.1.1c")
def test_control_replaces_domination_and_presence_scores_nothing() -> None:
    assert points("africa", nigeria={"cn": 1}, kenya={"cn": 2}) == [0, 1 + 6]
    assert points("africa", kenya={"cn": 2}) == [0, 0]


@pytest.mark.rule("10.1.2a", "10.1.3a-e")
def test_neighbours_of_the_other_power() -> None:
    assert points("latin_america", mexico={"cn": 2}, cuba={"cn": 3}) == [0, 2 + 2 + 2]
    lowered = points("asia", taiwan={"us": 3}, vietnam={"anti": 1}, japan={"anti": 1})
    assert lowered == [1, 0]


@pytest.mark.rule("10.1.3a-a", "10.1.3a-b", "10.1.3a-d")
def test_anti_us_control_lowers_the_us_counts_for_everything() -> None:
    bare = points("middle_east", saudi_arabia={"us": 3}, israel={"us": 4}, jordan={"us": 2})
    assert bare == [2 + 3, 0]
    lowered = points("middle_east", saudi_arabia={"us": 3}, israel={"us": 4}, jordan={"us": 2}, iran={"anti": 1})
    assert lowered == [1 + 3, 0]
    others = points("middle_east", saudi_arabia={"us": 3}, jordan={"us": 2}, syria={"anti": 1}, yemen={"cn": 1})
    assert others == [1, 0]


@pytest.mark.rule("10.1.3a-c")
def test_the_counts_stop_at_zero() -> None:
    assert points("middle_east", saudi_arabia={"us": 3}, iran={"anti": 1}, iraq={"anti": 1}, libya={"anti": 1}) == [
        0,
        0,
    ]


@pytest.mark.rule("10.1.3a-f")
def test_anti_us_control_gives_china_nothing() -> None:
    assert points("middle_east", iran={"anti": 3}, iraq={"anti": 3}, syria={"anti": 3}) == [0, 0]


@pytest.mark.rule("10.1.2c", "10.2")
def test_points_are_counted_separately() -> None:
    table = round_for(US, "africa_scoring", us={"vp": 5}, cn={"vp": 7}, clear=True, nigeria={"us": 1}, drc={"cn": 1})
    table.answer(US, "card:africa_scoring")
    assert table.state.vp == [6, 8]
    gain_vp(table.state, US, -3)
    assert table.state.vp == [6, 8]


@pytest.mark.rule("10.1.3b")
def test_events_give_points() -> None:
    assert event(CN, "island_building").state.vp == [0, 1]


@pytest.mark.rule("10.1.4")
def test_a_scoring_card_can_be_played_in_every_round() -> None:
    table = round_for(CN, "asia_scoring", round=7)
    assert "card:asia_scoring" in table.options(CN)


def final(**position: Any) -> TestTable:
    table = deal("dawn", step="final-scoring", turn=11, clear=True, **position)
    table.settle()
    return table


@pytest.mark.rule("10.3.3a")
def test_all_regions_but_no_sub_regions_are_scored_at_the_end() -> None:
    even = {"us": {"social": 6, "economy": 6}}
    table = final(ukraine={"us": 2}, nigeria={"cn": 1}, **even)
    assert table.state.vp == [1 + 2, 1 + 3]
    assert len(table.notes("scoring")) == 5


@pytest.mark.rule("10.3.3b", "10.3.3c")
def test_differences_in_status_give_points() -> None:
    table = final(us={"social": 9, "economy": 4}, cn={"social": 6, "economy": 8})
    assert table.state.vp == [3, 4]


@pytest.mark.rule("10.3.3d")
def test_the_most_points_win_and_equal_points_draw() -> None:
    won = final(us={"social": 9, "economy": 6}, cn={"social": 6, "economy": 6})
    assert won.state.ending == "points" and won.state.winners == [US]
    drawn = final(us={"social": 6, "economy": 6}, cn={"social": 6, "economy": 6})
    assert drawn.state.ending == "equal-points" and drawn.state.winners == []


def test_everybody_sees_what_each_region_would_score_now() -> None:
    table = deal("dawn", clear=True, nigeria={"us": 1}, vietnam={"cn": 2})
    for watcher in (0, 1, -2):
        scoring = table.view(watcher)["scoring"]
        assert scoring["africa"] == {"us": 4, "cn": 0, "standing": {"us": "domination", "cn": "nothing"}}
        assert scoring["southeast_asia"]["standing"] == {}
