"""What a seat is told of its own goals."""

from typing import Any

from sandtable.engine import OBSERVER
from sandtable.games.states.content import PERSON_IDS
from sandtable.games.states.options import NAMES
from sandtable.games.states.rules.goals import PEOPLE_OF_THE_AGE
from sandtable.testing import deal

from .table import resolve, turn_over


def conditions(person: str, **position: Any) -> list[dict[str, Any]]:
    table = deal("states", phase="lay", hands=[["reform"], ["royal_marriage"]], persons=[[person]], **position)
    table.asked(0)
    found: list[dict[str, Any]] = table.view(0)["goals"][f"person:{person}"]["conditions"]
    return found


def test_each_condition_tells_what_is_there_and_what_is_wanted() -> None:
    assert conditions("zou_ji", qi={"people": 6}) == [
        {"met": True, "now": 6, "want": 6},
        {"met": False, "now": 4, "want": 5},
    ]
    assert conditions("zhao_xixu") == [{"met": False, "now": 4, "want": 6}, {"met": False, "now": 4, "want": 5}]
    assert conditions("gongsun_yan", wei={"military": 8}) == [{"met": True, "now": 3, "want": 2}]
    assert conditions("su_qin", qi={"military": 5})[0] == {"met": False, "now": 2, "want": 5}
    assert conditions("chen_zhen")[0] == {"met": True, "now": 4, "want": 4}
    assert conditions("king_min_qi", round=7) == [{"met": False, "now": 1, "want": 2}]
    assert conditions("lu_zhonglian", round=9)[0] == {"met": False, "now": 9, "want": 12}


def test_a_state_that_is_no_more_has_no_number() -> None:
    assert conditions("zou_ji", qi={"held_by": "yan"})[0] == {"met": False, "now": None, "want": 6}
    assert conditions("gongsun_yan", qin={"held_by": "wei"}) == [{"met": False, "now": None, "want": 2}]


def test_the_round_of_a_goal_is_the_round_of_the_table() -> None:
    table = turn_over("unification", round=16, persons=[["ying_zheng", "lu_zhonglian"]], qin={"each": 9})
    seen = table.view(0)
    assert seen["turn"] == 16
    assert seen["goals"]["person:lu_zhonglian"]["conditions"][0] == {"met": True, "now": 16, "want": 12}


def test_alternatives_are_told_one_by_one() -> None:
    either, other = conditions("bai_qi", round=7, zhao={"military": 2})
    assert either["met"] and [inner["met"] for inner in either["of"]] == [True, False]
    assert other == {"met": False, "now": 5, "want": 6}


def test_a_goal_is_met_in_the_window_after_its_war() -> None:
    table = resolve("storm_cities qi wei", dice=(6, 1), persons=[["sun_bin"]])
    assert table.view(0)["goals"]["person:sun_bin"] == {
        "met": True,
        "conditions": [{"met": True, "now": None, "want": None}],
    }
    assert table.view(1)["goals"] == {} and table.view(OBSERVER)["goals"] == {}


def test_the_goals_of_all_persons_can_be_told() -> None:
    table = resolve("storm_cities qi wei", dice=(6, 1), persons=[["sun_bin"]])
    assert len(PEOPLE_OF_THE_AGE) == len(PERSON_IDS)
    for id in PERSON_IDS:
        table.state.persons[1] = [NAMES.number(f"person:{id}")]
        assert table.view(1)["goals"][f"person:{id}"]["conditions"]


def test_a_war_tells_its_dice() -> None:
    table = resolve("storm_cities qin wei", dice=(6, 1), persons=[["sun_bin"]])
    (war,) = table.notes("war")
    assert (war.values["attack_die"], war.values["defence_die"]) == (6, 1)
