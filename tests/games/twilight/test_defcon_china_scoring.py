"""Sections 8 to 10: DEFCON and military operations, the China Card, scoring and victory."""

from typing import Any

import pytest

from sandtable.games.twilight.content import CLOSED_AT
from sandtable.games.twilight.options import MAP, REGION_IDS
from sandtable.games.twilight.rules.scoring import region_points
from sandtable.testing import TestTable

from .table import US, USSR, at_table, play, spaces, ussr

EVERYWHERE = {"italy": 1, "thailand": 1, "iran": 1, "angola": 1, "haiti": 1, "peru": 1}


def coup_targets(defcon: int) -> list[str]:
    return play(USSR, "fidel", use="do:coup", us=EVERYWHERE, defcon=defcon).options(USSR)


# 8.1 DEFCON


@pytest.mark.rule("8.1.1", "sheet:defcon-5")
def test_at_defcon_5_every_region_is_open() -> None:
    assert set(coup_targets(5)) == set(spaces(*EVERYWHERE))


@pytest.mark.rule("8.1.2")
def test_defcon_never_rises_above_five() -> None:
    assert play(US, "salt_negotiations", turn=4, defcon=4).state.defcon == 5


@pytest.mark.rule("8.1.3", "10.3.1~b", "sheet:defcon-1")
def test_defcon_1_loses_for_the_phasing_player_whoever_chose() -> None:
    table = play(US, "lone_gunman", use="do:event-first", turn=4, us={"panama": 1}, defcon=2, dice=(1,))
    assert table.answer(USSR, "do:coup", "space:panama").state.winners == [USSR]


@pytest.mark.rule("8.1.4", "sheet:defcon-4")
def test_defcon_4_closes_europe() -> None:
    assert set(spaces(*EVERYWHERE)) - set(coup_targets(4)) == {"space:italy"}


@pytest.mark.rule("8.1.4~a", "sheet:defcon-3")
def test_defcon_3_also_closes_asia() -> None:
    assert set(spaces(*EVERYWHERE)) - set(coup_targets(3)) == set(spaces("italy", "thailand"))


@pytest.mark.rule("8.1.4~b", "sheet:defcon-2")
def test_defcon_2_also_closes_the_middle_east() -> None:
    assert set(spaces(*EVERYWHERE)) - set(coup_targets(2)) == set(spaces("italy", "thailand", "iran"))
    assert dict(zip(REGION_IDS, CLOSED_AT, strict=True))["africa"] == 0


@pytest.mark.rule("8.1.5")
def test_defcon_limits_bind_operations_only() -> None:
    assert (
        ussr(play(USSR, "comecon", defcon=2).answer(USSR, *spaces("poland", "hungary", "austria", "romania")), "poland")
        == 1
    )
    war = play(USSR, "korean_war", defcon=2, dice=(6,), us={"south_korea": 1})
    assert ussr(war, "south_korea") == 1


@pytest.mark.rule("8.1.3")
def test_the_table_can_say_that_defcon_forbids_a_coup() -> None:
    table = play(USSR, "fidel", use="do:coup", us=EVERYWHERE, defcon=3)
    assert table.state.why_not(table.asked(USSR), MAP.number("thailand")) == "8.1.4~a"
    assert table.state.why_not(table.asked(USSR), MAP.number("chile")) == "6.3.1"


# 8.2 Military operations


@pytest.mark.rule("8.2.3")
def test_wars_count_as_military_operations() -> None:
    assert play(USSR, "korean_war", dice=(1,)).state.military[USSR] == 2


@pytest.mark.rule("8.2.4")
def test_coups_count_with_the_operations_used() -> None:
    table = play(USSR, "nato", use="do:coup", dice=(1,), us={"haiti": 1}).answer(USSR, "space:haiti")
    assert table.state.military[USSR] == 4


@pytest.mark.rule("8.2.5")
def test_free_coups_do_not_count() -> None:
    table = play(USSR, "junta", turn=4, us={"haiti": 1}, dice=(1,)).answer(USSR, "space:cuba", "do:coup", "space:haiti")
    assert table.state.military[USSR] == 0


@pytest.mark.rule("8.2~6")
def test_the_military_operations_track_ends_at_five() -> None:
    table = play(USSR, "nato", use="do:coup", dice=(1,), us={"haiti": 1}, military={"ussr": 3})
    assert table.answer(USSR, "space:haiti").state.military[USSR] == 5


# 9 The China Card


@pytest.mark.rule("9.1", "9.2")
def test_the_china_card_is_a_four_that_takes_the_place_of_a_hand_card() -> None:
    table = play(USSR, "the_china_card", use="do:coup", us={"haiti": 1}, hand=("fidel",), dice=(1,))
    table.answer(USSR, "space:haiti")
    assert (
        table.state.military[USSR] == 4 and len(table.state.hands[USSR]) == 2 and table.asked(US).prompt == "play-card"
    )


@pytest.mark.rule("9.3")
def test_after_play_it_is_the_opponents_face_down() -> None:
    table = play(US, "the_china_card", use="do:space", dice=(6,), china="us")
    assert table.state.china_holder == USSR and not table.state.china_face_up
    assert "card:the_china_card" not in table.options(USSR)


@pytest.mark.rule("9.5")
def test_it_cannot_be_played_if_that_strands_a_scoring_card() -> None:
    assert "card:the_china_card" not in at_table(round=6, ussr_hand=["asia_scoring"]).options(USSR)
    assert "card:the_china_card" in at_table(round=5, ussr_hand=["asia_scoring"]).options(USSR)


@pytest.mark.rule("9.5")
def test_events_that_take_hand_cards_cannot_take_it() -> None:
    table = play(US, "five_year_plan", ussr_hand=[], china="ussr")
    assert table.state.china_holder == USSR


@pytest.mark.rule("9.6")
def test_it_is_worth_five_if_all_points_are_in_asia() -> None:
    table = play(USSR, "the_china_card", use="do:influence", ussr={"india": 1, "cuba": 1})
    table.answer(USSR, *spaces(*["india"] * 3))
    assert table.asked(USSR).left == 1
    table.answer(USSR, "space:india")
    assert table.asked(USSR).left == 1 and "pass" in table.options(USSR), "the fifth is for Asia alone"
    assert ussr(table.answer(USSR, "space:india"), "india") == 6
    coup = play(USSR, "the_china_card", use="do:coup", us={"thailand": 1}, dice=(1,)).answer(USSR, "space:thailand")
    assert coup.state.military[USSR] == 5


@pytest.mark.rule("9.6")
def test_one_point_outside_asia_forfeits_the_bonus() -> None:
    table = play(USSR, "the_china_card", use="do:influence", ussr={"india": 1, "cuba": 1})
    table.answer(USSR, *spaces("cuba", "india", "india", "india"))
    assert table.asked(US).prompt == "play-card"


@pytest.mark.rule("9.6", "card 9", "card 31", "9.7")
def test_the_bonuses_of_asia_and_southeast_asia_add_up_under_purge() -> None:
    position: dict[str, Any] = {"effects": ["vietnam_revolts"], "operations": {"ussr": -1}, "ussr": {"vietnam": 1}}
    table = play(USSR, "the_china_card", use="do:influence", **position)
    table.answer(USSR, *spaces(*["vietnam"] * 5))
    assert ussr(table, "vietnam") == 6 and table.asked(US).prompt == "play-card"


@pytest.mark.rule("9.8")
def test_nobody_is_forced_to_play_it() -> None:
    assert "pass" in at_table(ussr_hand=[], china="ussr").options(USSR)


@pytest.mark.rule("9~9")
def test_it_may_go_to_space_and_passes_on() -> None:
    table = play(USSR, "the_china_card", use="do:space", dice=(1,))
    assert table.state.space[USSR] == 1 and table.state.china_holder == US


@pytest.mark.rule("9.4")
def test_a_face_down_china_card_cannot_be_played() -> None:
    assert "card:the_china_card" not in at_table(ussr_hand=["fidel"], china_up=False).options(USSR)


# 10.1 Scoring


def africa(**position: Any) -> list[int]:
    return region_points(at_table(turn=4, **position).state, REGION_IDS.index("africa"))


@pytest.mark.rule("10.1.1", "sheet:score-5")
def test_presence_is_one_controlled_country() -> None:
    assert africa(us={"kenya": 2}) == [0, 1]


@pytest.mark.rule("10.1.1", "10.1.1~a", "sheet:score-6")
def test_domination_needs_more_of_both_and_one_of_each_kind() -> None:
    assert africa(us={"kenya": 2, "nigeria": 1}) == [0, 4 + 1]
    assert africa(us={"angola": 1, "nigeria": 1}) == [0, 1 + 2]
    assert africa(us={"kenya": 2, "nigeria": 1}, ussr={"zaire": 1}) == [1 + 1, 1 + 1]


@pytest.mark.rule("10.1.1", "sheet:score-7")
def test_control_needs_all_battlegrounds_and_more_countries() -> None:
    five = {"algeria": 2, "nigeria": 1, "zaire": 1, "angola": 1, "south_africa": 3}
    assert africa(us=five) == [0, 6 + 5]
    assert africa(us=five, ussr={"kenya": 2, "sudan": 1, "somalia": 2, "ethiopia": 1, "cameroon": 1}) == [1, 1 + 5]


@pytest.mark.rule("10.1.2", "10.1.2~a")
def test_battlegrounds_and_neighbours_of_the_enemy_give_one_each_and_may_coincide() -> None:
    points = region_points(at_table(ussr={"cuba": 3}).state, REGION_IDS.index("central_america"))
    assert points == [1 + 1 + 1, 0]


@pytest.mark.rule("10.1.3")
def test_events_give_vp() -> None:
    assert play(US, "camp_david_accords", turn=4).state.vp == 1


@pytest.mark.rule("10.1.5")
def test_no_event_forces_a_player_to_hold_a_scoring_card() -> None:
    table = at_table(phasing="us", turn=4, round=7, us_hand=["fidel", "asia_scoring"], effects=["quagmire"])
    assert table.options(US) == ["card:asia_scoring"]


@pytest.mark.rule("10.2.1", "10.2.2")
def test_one_marker_moves_toward_the_gaining_side() -> None:
    assert play(USSR, "u2_incident", turn=4, vp=3).state.vp == 2


@pytest.mark.rule("10.2.3")
def test_only_the_net_of_a_card_moves_the_marker() -> None:
    table = play(US, "africa_scoring", turn=4, us={"nigeria": 1}, ussr={"angola": 1})
    assert table.state.vp == 0 and table.notes("no-vp")


# 10.3 Victory


@pytest.mark.rule("10.3.1", "sheet:victory-2")
def test_twenty_points_win_at_once_after_netting() -> None:
    table = play(USSR, "u2_incident", turn=4, vp=-19)
    assert table.state.ending == "vp" and table.state.winners == [USSR]
    netted = play(US, "africa_scoring", turn=4, vp=19, us={"nigeria": 1}, ussr={"angola": 1, "zaire": 1})
    assert not netted.state.over


def scored(**position: Any) -> TestTable:
    table = at_table(phase="turn-end", turn=10, defcon=2, ussr_hand=[], us_hand=[], **position)
    table.settle()
    return table


@pytest.mark.rule("10.3.2", "sheet:turn-I1", "sheet:turn-I2")
def test_final_scoring_scores_every_region_once_with_southeast_asia_in_asia() -> None:
    table = scored(us={"burma": 2, "nigeria": 1}, ussr={"chile": 3}, china="ussr")
    assert table.state.vp == 3 + (1 + 1) - (2 + 1) - 1


@pytest.mark.rule("10.3.2", "card 73", "card 35")
def test_final_scoring_knows_the_formosan_resolution_but_not_shuttle_diplomacy() -> None:
    table = scored(us={"taiwan": 3}, ussr={"iran": 2}, effects=["formosan_resolution", "shuttle_diplomacy"], china="us")
    assert table.state.vp == (3 + 1) - (3 + 1) + 1


@pytest.mark.rule("10.3.2~a", "sheet:victory-2")
def test_passing_twenty_does_not_end_final_scoring() -> None:
    table = scored(vp=19, us={"nigeria": 1}, china="us")
    assert table.state.ending == "final-scoring" and table.state.vp == 19 + 2 + 1


@pytest.mark.rule("10.3.2~a", "sheet:victory-3", "10.3.1~a")
def test_control_of_europe_wins_in_final_scoring() -> None:
    battlegrounds = {"france": 3, "italy": 2, "west_germany": 4, "east_germany": 3, "poland": 3}
    table = scored(vp=-15, us=battlegrounds)
    assert table.state.ending == "europe" and table.state.winners == [US]


@pytest.mark.rule("10.3.2~b", "sheet:victory-1")
def test_the_side_ahead_wins_and_nought_is_a_draw() -> None:
    assert scored(vp=2, china="ussr").state.winners == [US]
    assert scored(vp=1, china="ussr").state.winners == []


def test_everybody_sees_what_each_region_would_score_now() -> None:
    table = at_table(
        us={"italy": 2, "france": 3, "spain_portugal": 2, "thailand": 2}, ussr={"poland": 3, "laos_cambodia": 1}
    )
    for watcher in (USSR, US, -2):
        scoring = table.view(watcher)["scoring"]
        assert scoring["europe"] == {"ussr": 4, "us": 9, "standing": {"ussr": "presence", "us": "domination"}}
        assert scoring["southeast_asia"] == {"ussr": 1, "us": 2}
        assert scoring["africa"] == {"ussr": 0, "us": 0, "standing": {"ussr": "nothing", "us": "nothing"}}


def test_the_points_of_southeast_asia_are_known_before_the_card_is_played() -> None:
    table = at_table(turn=4, phasing="us", us={"thailand": 2}, us_hand=["southeast_asia_scoring", "fidel"])
    assert {"points": 2} in table.state.hints(table.asked(US)).values()
