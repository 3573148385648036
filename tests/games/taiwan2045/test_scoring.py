"""The end of the war and the final scoring."""

from typing import Any

import pytest

from sandtable.games.taiwan2045.content import CENTRAL, ENTERPRISE, FACTIONS_OF, LOCAL, STRONGHOLDS, VALUE, space_of
from sandtable.games.taiwan2045.rules.scoring import (
    arms_sales,
    faction_score,
    faction_worth,
    find_hero,
    finish_war,
    merit_score,
)
from sandtable.games.taiwan2045.rules.war import war_outcome
from sandtable.testing import deal

C, L, E = (
    sum(VALUE[place] for place in range(STRONGHOLDS) if faction in FACTIONS_OF[place])
    for faction in (CENTRAL, LOCAL, ENTERPRISE)
)
"""What each faction's strongholds are worth when all are free."""

CORES = ("a1", "b1", "c1", "d1", "e1", "f1")


def ended(war: str, **position: Any) -> Any:
    state = deal("taiwan2045", **({"round": 5} | position)).state
    finish_war(state, war)
    return state


@pytest.mark.rule("war-1", "war-2", "game-2")
def test_after_round_three() -> None:
    assert [war_outcome(3, cities) for cities in range(7)] == ["taiwan"] * 3 + ["", ""] + ["pla"] * 2
    assert war_outcome(1, 6) == war_outcome(2, 6) == ""


@pytest.mark.rule("war-3")
def test_after_round_four() -> None:
    assert [war_outcome(4, cities) for cities in range(7)] == ["taiwan"] * 4 + [""] + ["pla"] * 2


@pytest.mark.rule("war-4")
def test_after_round_five() -> None:
    assert [war_outcome(5, cities) for cities in range(7)] == ["taiwan"] * 5 + ["pla"] * 2


@pytest.mark.rule("war-1", "war-5")
def test_the_war_ends_with_a_round_by_core_cities_only() -> None:
    table = deal("taiwan2045", round=3, next_slot={1: 2, 2: 4}, pla=dict.fromkeys((*CORES[:2], "b2", "a2"), 1))
    table.answer(0, "slot:3")
    assert table.state.over and table.state.ending == "taiwan"
    table = deal("taiwan2045", round=3, next_slot={1: 2, 2: 4}, pla=dict.fromkeys(CORES[:3], 1))
    table.answer(0, "slot:3")
    assert not table.state.over and table.state.round == 4
    table = deal("taiwan2045", round=3, next_slot={1: 2, 2: 4}, pla=dict.fromkeys(CORES[:5], 1))
    table.answer(0, "slot:3")
    assert table.state.ending == "pla"


@pytest.mark.rule("score-prep-1")
def test_all_powers_are_shown_and_coloured_spaces_pay_nothing() -> None:
    table = deal("taiwan2045", round=3, next_slot={1: 2, 2: 4}, friends={0: {"central": 1}}, merit={1: 9})
    table.answer(0, "slot:3")
    assert all(any(name.startswith("power:") for name in row["shown"]) for row in table.view(0)["seats"])
    assert table.state.merit[0] == 0 and table.state.results[0][1] == 0


@pytest.mark.rule("score-prep-2", "score-merit-council-2")
def test_the_hero_has_the_most_merit_then_troops_then_the_earlier_slot() -> None:
    state = deal("taiwan2045", merit={0: 4, 1: 4, 2: 3}, units={"y05": (1, "e1", 2)}).state
    assert find_hero(state) == 1
    state = deal("taiwan2045", merit={0: 4, 1: 4, 2: 3}, slots=[5, 2, 1]).state
    assert find_hero(state) == 1
    powers = ["reunification", "government", "silicon"]
    state = deal("taiwan2045", powers=powers, revealed=[0], merit={0: 9, 2: 1}).state
    assert find_hero(state) == 2


@pytest.mark.rule("score-prep-3", "def-value")
def test_only_the_pla_occupies_strongholds() -> None:
    powers = ["reunification", "government", "silicon"]
    units = {"y05": (0, "e1", 5), "y04": (1, "d1", 5)}
    state = ended("taiwan", powers=powers, revealed=[0], units=units)
    assert [faction_worth(state, faction) for faction in (CENTRAL, LOCAL, ENTERPRISE)] == [C, L, E]


@pytest.mark.rule("score-faction-tw-1", "score-faction-tw-2", "score-power-gov", "power-gov-3", "reveal-2")
def test_government_scores_central_and_its_best_other() -> None:
    position: dict[str, Any] = {
        "powers": ["government", "silicon", "kunshen"],
        "friends": {0: {"central": 2, "local": 4, "enterprise": 1}},
        "pla": {"c4": 1},
    }
    assert faction_score(ended("taiwan", **position), 0) == 5 * C + 4 * (L - 1)
    assert faction_score(ended("taiwan", revealed=[0], **position), 0) == 4 * C + 4 * (L - 1)


@pytest.mark.rule("score-faction-pla-1", "score-faction-pla-2")
def test_a_pla_win_pays_occupied_places_and_overseas_troops() -> None:
    held = dict.fromkeys(("b1", "d1", "c4", "a2"), 1)
    state = ended("pla", pla=held, overseas=15)
    assert [faction_worth(state, faction) for faction in (CENTRAL, LOCAL, ENTERPRISE)] == [15, 3 + 4 + 1 + 1, 3 + 4]


@pytest.mark.rule("score-power-selfdef", "power-selfdef-3")
def test_self_defence_scores_local_and_another() -> None:
    position: dict[str, Any] = {
        "powers": ["self_defence", "silicon", "kunshen"],
        "friends": {0: {"central": 5, "local": 0, "enterprise": 6}},
    }
    assert faction_score(ended("taiwan", **position), 0) == 3 * L + 6 * E
    assert faction_score(ended("taiwan", revealed=[0], **position), 0) == 2 * L + 6 * E


@pytest.mark.rule("score-power-silicon", "power-silicon-2")
def test_silicon_shield_scores_enterprise_and_another() -> None:
    position: dict[str, Any] = {
        "powers": ["silicon", "government", "kunshen"],
        "friends": {0: {"central": 5, "local": 4, "enterprise": 0}},
    }
    assert faction_score(ended("taiwan", **position), 0) == 3 * E + 5 * C
    assert faction_score(ended("taiwan", revealed=[0], **position), 0) == 2 * E + 5 * C


@pytest.mark.rule("score-power-tiandi", "power-tiandi-2")
def test_the_alliance_scores_local_and_enterprise_only() -> None:
    position: dict[str, Any] = {
        "powers": ["tiandi", "government", "kunshen"],
        "friends": {0: {"central": 9, "local": 1, "enterprise": 2}},
    }
    assert faction_score(ended("taiwan", **position), 0) == 3 * L + 4 * E
    assert faction_score(ended("taiwan", revealed=[0], **position), 0) == 2 * L + 3 * E


@pytest.mark.rule("score-power-kunshen", "power-kunshen-2")
def test_kunshen_scores_central_and_another() -> None:
    position: dict[str, Any] = {
        "powers": ["kunshen", "government", "silicon"],
        "friends": {0: {"central": 0, "local": 1, "enterprise": 2}},
    }
    assert faction_score(ended("taiwan", **position), 0) == 2 * C + 2 * E
    assert faction_score(ended("taiwan", revealed=[0], **position), 0) == 1 * C + 2 * E


@pytest.mark.rule("score-power-council-hidden", "power-council-8", "score-merit-council-1")
def test_a_hidden_council_scores_any_two_with_one_more_each_and_may_be_hero() -> None:
    powers = ["reunification", "government", "silicon"]
    friends = {0: {"central": 4, "local": 3, "enterprise": 1}}
    state = ended("taiwan", powers=powers, friends=friends, merit={0: 7})
    assert faction_score(state, 0) == 5 * C + 4 * L
    assert state.hero == 0 and merit_score(state, 0) == 21


@pytest.mark.rule("score-power-council-tw", "score-power-council-pla", "score-merit-council-2")
def test_a_revealed_council_lives_by_a_pla_win_alone() -> None:
    position: dict[str, Any] = {
        "powers": ["reunification", "government", "silicon"],
        "revealed": [0],
        "friends": {0: {"central": 4, "local": 3}},
        "merit": {0: 9},
        "pla": dict.fromkeys((*CORES[:5], "b2"), 1),
    }
    held = sum(VALUE[space_of(id)] for id in position["pla"])
    state = ended("taiwan", **position)
    assert state.results[0] == [0, 0, 5]
    state = ended("pla", **position)
    assert state.results[0] == [5 * held + 5 * 5, 0, 5]


@pytest.mark.rule("score-merit-tw-1")
def test_merit_after_a_taiwan_win() -> None:
    state = ended("taiwan", merit={0: 10, 1: 4}, units={"y05": (0, "e1", 3), "y04": (1, "d1", 9)})
    assert [merit_score(state, seat) for seat in (0, 1)] == [3 * 10 + 2 * 3, 8]


@pytest.mark.rule("score-merit-pla-1")
def test_merit_after_a_pla_win() -> None:
    state = ended("pla", merit={0: 10, 1: 4}, units={"y05": (0, "e1", 3), "y04": (1, "d1", 9)})
    assert [merit_score(state, seat) for seat in (0, 1)] == [-3, 8]


@pytest.mark.rule("score-merit-kunshen")
def test_kunshen_earns_by_pla_strength_on_the_island_up_to_fifty() -> None:
    powers = ["kunshen", "government", "silicon"]
    position: dict[str, Any] = {"powers": powers, "merit": {1: 1}, "elites": {"z01": ("a1", 4), "z06": ("ls", 13)}}
    for war in ("taiwan", "pla"):
        state = ended(war, pla={"c4": 2}, **position)
        assert merit_score(state, 0) == (4 + 7 + 2) // 2
    assert arms_sales(ended("pla", pla={"c4": 150})) == 50


@pytest.mark.rule("score-mission-1", "score-total-1", "game-1")
def test_the_sum_of_three_wins_and_ties_share() -> None:
    position: dict[str, Any] = {"powers": ["government", "silicon", "self_defence"], "merit": {2: 1}}
    state = ended("taiwan", score={0: 12, 1: 12 + 3 * (C - E), 2: 3}, **position)
    assert state.results[0] == [3 * C, 0, 12]
    assert state.winners == [0, 1] and state.scores() == [3.0 * C + 12, 3.0 * C + 12, 3.0 * L + 3 + 3]


@pytest.mark.rule("score-prep-1")
def test_a_bonus_does_not_go_beyond_the_end_of_the_track() -> None:
    powers = ["government", "silicon", "kunshen"]
    state = ended("taiwan", powers=powers, friends={0: {"central": 11, "local": 1}})
    assert faction_score(state, 0) == 12 * C + 1 * L
