"""Every Early War card, and the rulings that belong to it."""

from typing import Any

import pytest

from sandtable.games.twilight.rules.value import current_ops
from sandtable.testing import TestTable

from .table import US, USSR, at_table, headlines, holds, in_effect, is_discarded, is_removed, play, spaces, us, ussr

# 1-3 Scoring cards


@pytest.mark.rule("card 1")
def test_asia_scoring_counts_tiers_battlegrounds_and_neighbours_of_the_enemy() -> None:
    table = play(US, "asia_scoring", us={"japan": 4, "afghanistan": 2, "india": 3}, ussr={"pakistan": 2})
    # US: domination 7, India and Japan 2, Afghanistan next to the USSR 1; USSR: presence 3, Pakistan 1
    assert table.state.vp == (7 + 2 + 1) - (3 + 1)


@pytest.mark.rule("card 1", "card 35")
def test_taiwan_is_a_battleground_for_asia_under_the_formosan_resolution() -> None:
    table = play(US, "asia_scoring", us={"taiwan": 3}, effects=["formosan_resolution"])
    assert table.state.vp == 3 + 1


@pytest.mark.rule("card 1", "5.4")
def test_a_forced_discard_of_a_scoring_card_scores_nothing() -> None:
    table = play(US, "five_year_plan", ussr_hand=["asia_scoring"], us={"japan": 4})
    assert table.state.vp == 0 and is_discarded(table, "asia_scoring")


@pytest.mark.rule("card 2", "10.3.1~a", "sheet:score-1")
def test_europe_scoring_with_control_of_europe_wins() -> None:
    battlegrounds = {"france": 3, "italy": 2, "west_germany": 4, "east_germany": 3, "poland": 3}
    table = play(US, "europe_scoring", us=battlegrounds, ussr={"romania": 3})
    assert table.state.ending == "europe" and table.state.winners == [US]


@pytest.mark.rule("card 2")
def test_europe_scoring_gives_presence_and_domination() -> None:
    table = play(US, "europe_scoring", us={"france": 3, "uk": 5}, ussr={"hungary": 3})
    assert table.state.vp == (7 + 1) - 3


@pytest.mark.rule("card 2")
def test_controlling_europe_wins_only_when_it_is_scored() -> None:
    battlegrounds = {"france": 3, "italy": 2, "west_germany": 4, "east_germany": 3, "poland": 3}
    table = play(US, "containment", us=battlegrounds)
    assert not table.state.over


@pytest.mark.rule("card 3")
def test_middle_east_scoring() -> None:
    table = play(USSR, "middle_east_scoring", ussr={"iran": 2, "iraq": 3, "syria": 2}, us={"israel": 4})
    assert table.state.vp == -(5 + 2) + (3 + 1)


# 4-10


@pytest.mark.rule("card 4")
def test_duck_and_cover_pays_by_the_new_level() -> None:
    table = play(US, "duck_and_cover", defcon=4)
    assert (table.state.defcon, table.state.vp) == (3, 2)


@pytest.mark.rule("card 4", "8.1.3", "10.3.1~b", "sheet:defcon-1")
def test_duck_and_cover_at_defcon_2_loses_for_the_phasing_ussr_and_gives_no_vp() -> None:
    table = play(USSR, "duck_and_cover", use="do:event-first", defcon=2)
    assert table.state.ending == "nuclear-war" and table.state.winners == [US] and table.state.vp == 0


@pytest.mark.rule("card 5")
def test_five_year_plan_makes_a_us_event_happen() -> None:
    table = play(US, "five_year_plan", ussr_hand=["containment"])
    assert in_effect(table, "containment") and is_removed(table, "containment")


@pytest.mark.rule("card 5")
def test_five_year_plan_only_discards_a_soviet_or_neutral_card() -> None:
    table = play(US, "five_year_plan", ussr_hand=["fidel"])
    assert ussr(table, "cuba") == 0 and is_discarded(table, "fidel")


@pytest.mark.rule("card 5")
def test_five_year_plan_with_an_empty_hand_does_nothing() -> None:
    table = play(USSR, "five_year_plan", use="do:event-first")
    assert table.asked(USSR).prompt == "use-operations"


@pytest.mark.rule("card 5", "card 4")
def test_five_year_plan_of_the_ussr_that_turns_up_duck_and_cover_at_defcon_2_loses() -> None:
    table = play(USSR, "five_year_plan", use="do:event-first", hand=("duck_and_cover",), defcon=2)
    assert table.state.winners == [US]


@pytest.mark.rule("card 5")
def test_five_year_plan_discards_a_us_event_that_cannot_happen() -> None:
    table = play(US, "five_year_plan", ussr_hand=["nato"])
    assert is_discarded(table, "nato") and not in_effect(table, "nato")


@pytest.mark.rule("card 5", "card 103")
def test_defectors_pay_only_where_the_ussr_plays_them_but_in_the_digital_edition_for_any_event() -> None:
    drawn: dict[str, Any] = {"use": "do:event-first", "hand": ("defectors",)}
    assert play(USSR, "five_year_plan", **drawn).state.vp == 0
    assert play(USSR, "five_year_plan", **drawn, options={"digital-rulings": True}).state.vp == 1


def test_five_year_plan_hitting_defectors_pays_nothing_outside_a_soviet_play() -> None:
    table = play(US, "five_year_plan", ussr_hand=["defectors"])
    assert table.state.vp == 0


@pytest.mark.rule("card 6", "9.3")
def test_the_china_card_passes_face_down_after_play() -> None:
    table = play(USSR, "the_china_card", use="do:coup", us={"thailand": 1})
    table.script(1).answer(USSR, "space:thailand")
    assert table.state.china_holder == US and not table.state.china_face_up
    assert "card:the_china_card" not in table.options(US)


@pytest.mark.rule("card 6", "card 35")
def test_a_us_play_of_the_china_card_ends_the_formosan_resolution_even_in_space() -> None:
    table = play(US, "the_china_card", use="do:space", dice=(6,), china="us", effects=["formosan_resolution"])
    assert not in_effect(table, "formosan_resolution")


@pytest.mark.rule("card 6", "card 35")
def test_a_soviet_play_of_the_china_card_leaves_the_formosan_resolution() -> None:
    table = play(USSR, "the_china_card", use="do:space", dice=(6,), effects=["formosan_resolution"])
    assert in_effect(table, "formosan_resolution")


@pytest.mark.rule("card 7")
def test_socialist_governments_removes_three_at_most_two_a_country() -> None:
    table = play(USSR, "socialist_governments", us={"france": 3, "canada": 1, "turkey": 1, "egypt": 2})
    table.answer(USSR, *spaces("france", "france"))
    assert table.options(USSR) == spaces("canada", "turkey")
    table.answer(USSR, "space:turkey")
    assert (us(table, "france"), us(table, "turkey"), us(table, "canada")) == (1, 0, 1)


@pytest.mark.rule("card 7", "card 83", "5.2~d")
def test_the_iron_lady_bars_socialist_governments() -> None:
    table = at_table(ussr_hand=["socialist_governments"], effects=["the_iron_lady"])
    assert "do:event" not in table.answer(USSR, "card:socialist_governments").options(USSR)


@pytest.mark.rule("card 8")
def test_fidel_takes_cuba() -> None:
    table = play(USSR, "fidel", us={"cuba": 2}, ussr={"cuba": 1})
    assert (us(table, "cuba"), ussr(table, "cuba")) == (0, 3) and is_removed(table, "fidel")


@pytest.mark.rule("card 8")
def test_fidel_leaves_more_soviet_influence_alone() -> None:
    assert ussr(play(USSR, "fidel", ussr={"cuba": 5}), "cuba") == 5


@pytest.mark.rule("card 9")
def test_vietnam_revolts_adds_influence_and_a_point_in_southeast_asia() -> None:
    table = play(USSR, "vietnam_revolts", ussr_hand=["vietnam_revolts"])
    assert ussr(table, "vietnam") == 2 and in_effect(table, "vietnam_revolts")
    more = play(USSR, "nasser", use="do:influence", ussr={"vietnam": 2}, effects=["vietnam_revolts"])
    more.answer(USSR, *spaces("thailand", "thailand"))
    assert ussr(more, "thailand") == 2


@pytest.mark.rule("card 9")
def test_vietnam_revolts_gives_nothing_once_a_point_is_elsewhere() -> None:
    table = play(USSR, "nasser", use="do:influence", ussr={"vietnam": 2, "egypt": 1}, effects=["vietnam_revolts"])
    table.answer(USSR, "space:egypt")
    assert table.asked(US).prompt == "play-card"


@pytest.mark.rule("card 9", "card 31")
def test_a_one_under_purge_in_southeast_asia_is_still_one() -> None:
    position: dict[str, Any] = {"ussr": {"vietnam": 2}, "effects": ["vietnam_revolts"], "operations": {"ussr": -1}}
    table = play(USSR, "nasser", use="do:influence", **position)
    table.answer(USSR, "space:thailand")
    assert table.asked(US).prompt == "play-card"


@pytest.mark.rule("card 9", "6.4.1~a")
def test_the_bonus_does_not_help_in_the_space_race() -> None:
    table = at_table(ussr_hand=["nasser"], effects=["vietnam_revolts"]).answer(USSR, "card:nasser")
    assert "do:space" not in table.options(USSR)


@pytest.mark.rule("card 10", "5.3", "7.4.1")
def test_blockade_takes_a_discard_of_three_or_more_by_current_value() -> None:
    hand = ["nato", "duck_and_cover", "independent_reds", "europe_scoring"]
    table = play(USSR, "blockade", us_hand=hand, us={"west_germany": 4})
    assert table.options(US) == ["card:nato", "card:duck_and_cover", "pass"]
    table.answer(US, "card:duck_and_cover")
    assert us(table, "west_germany") == 4 and is_discarded(table, "duck_and_cover")


@pytest.mark.rule("card 10", "card 25", "card 31")
def test_blockade_uses_the_modified_value() -> None:
    boosted = play(USSR, "blockade", us_hand=["independent_reds"], operations={"us": 1})
    assert "card:independent_reds" in boosted.options(US)
    cut = play(USSR, "blockade", us_hand=["duck_and_cover"], operations={"us": -1})
    assert cut.options(US) == ["pass"]


@pytest.mark.rule("card 10")
def test_blockade_unpaid_clears_west_germany() -> None:
    table = play(USSR, "blockade", us_hand=["nato"], us={"west_germany": 4}).answer(US, "pass")
    assert us(table, "west_germany") == 0


# 11-20


@pytest.mark.rule("card 11", "7~5", "7~6", "8.2.3")
def test_korean_war_won() -> None:
    table = play(USSR, "korean_war", dice=(4,), us={"south_korea": 2}, ussr={"south_korea": 1})
    assert (us(table, "south_korea"), ussr(table, "south_korea")) == (0, 3)
    assert (table.state.vp, table.state.military[USSR], table.state.defcon) == (-2, 2, 5)


@pytest.mark.rule("card 11")
def test_korean_war_lost_to_controlled_neighbours_still_counts_as_military_operations() -> None:
    table = play(USSR, "korean_war", dice=(5,), us={"south_korea": 1, "japan": 4, "taiwan": 3})
    assert us(table, "south_korea") == 1 and table.state.military[USSR] == 2


@pytest.mark.rule("card 11")
def test_a_war_played_by_the_us_is_fought_for_the_ussr() -> None:
    table = play(US, "korean_war", use="do:event-first", dice=(6,), us={"south_korea": 1})
    assert table.state.vp == -2 and table.state.military == [2, 0]


@pytest.mark.rule("card 11", "8.1.5")
def test_a_war_ignores_defcon_and_the_pacts() -> None:
    table = play(USSR, "korean_war", dice=(6,), us={"south_korea": 1}, defcon=2, effects=["nato"])
    assert ussr(table, "south_korea") == 1 and table.state.defcon == 2


@pytest.mark.rule("card 12")
def test_romanian_abdication() -> None:
    table = play(USSR, "romanian_abdication", us={"romania": 1})
    assert (us(table, "romania"), ussr(table, "romania")) == (0, 3)


@pytest.mark.rule("card 13")
def test_arab_israeli_war_counts_israel_itself() -> None:
    table = play(USSR, "arab_israeli_war", dice=(5,), us={"israel": 4, "jordan": 2})
    assert us(table, "israel") == 4 and is_discarded(table, "arab_israeli_war")


@pytest.mark.rule("card 13", "card 65")
def test_camp_david_bars_the_arab_israeli_war() -> None:
    table = at_table(ussr_hand=["arab_israeli_war"], effects=["camp_david_accords"])
    assert "do:event" not in table.answer(USSR, "card:arab_israeli_war").options(USSR)


@pytest.mark.rule("card 14")
def test_comecon_adds_to_four_countries_the_us_does_not_control() -> None:
    table = play(USSR, "comecon", us={"poland": 3})
    assert "space:poland" not in table.options(USSR)
    table.answer(USSR, *spaces("austria", "finland", "hungary", "romania"))
    assert [ussr(table, id) for id in ("austria", "finland", "hungary", "romania")] == [1, 1, 1, 1]


@pytest.mark.rule("card 15")
def test_nasser_halves_the_us_rounding_the_loss_up() -> None:
    table = play(USSR, "nasser", us={"egypt": 5})
    assert (us(table, "egypt"), ussr(table, "egypt")) == (2, 2)


@pytest.mark.rule("card 15")
def test_nasser_without_us_influence_still_adds_two() -> None:
    assert ussr(play(USSR, "nasser"), "egypt") == 2


@pytest.mark.rule("card 16")
def test_warsaw_pact_removes_the_us_from_four_countries() -> None:
    table = play(USSR, "warsaw_pact_formed", us={"poland": 2, "austria": 1})
    table.answer(USSR, "do:remove", *spaces("poland", "austria"))
    assert us(table, "poland") == us(table, "austria") == 0 and in_effect(table, "warsaw_pact_formed")


@pytest.mark.rule("card 16")
def test_warsaw_pact_adds_five_at_most_two_a_country() -> None:
    table = play(USSR, "warsaw_pact_formed", us={"poland": 3})
    table.answer(USSR, "do:add", *spaces("poland", "poland", "hungary", "hungary"))
    assert "space:poland" not in table.options(USSR)
    table.answer(USSR, "space:austria")
    assert (ussr(table, "poland"), ussr(table, "hungary"), ussr(table, "austria")) == (2, 2, 1)


@pytest.mark.rule("card 16")
def test_warsaw_pact_may_remove_where_there_is_nothing() -> None:
    table = play(USSR, "warsaw_pact_formed").answer(USSR, "do:remove")
    assert is_removed(table, "warsaw_pact_formed")


@pytest.mark.rule("card 17")
def test_de_gaulle_leads_france() -> None:
    table = play(USSR, "de_gaulle_leads_france", us={"france": 3})
    assert (us(table, "france"), ussr(table, "france")) == (1, 1)


@pytest.mark.rule("card 17", "card 21")
def test_nato_does_not_cover_france_after_de_gaulle_in_either_order() -> None:
    position: dict[str, Any] = {
        "us": {"france": 3, "italy": 2},
        "defcon": 5,
        "effects": ["nato", "de_gaulle_leads_france"],
    }
    table = play(USSR, "duck_and_cover", use="do:coup", **position)
    assert table.options(USSR) == spaces("france")


@pytest.mark.rule("card 18", "6.4~8")
def test_captured_nazi_scientist_advances_without_a_roll_or_an_attempt() -> None:
    table = play(USSR, "captured_nazi_scientist", attempts={"ussr": 1})
    assert (table.state.space, table.state.vp, table.state.attempts) == ([1, 0], -2, [1, 0])


@pytest.mark.rule("card 18")
def test_captured_nazi_scientist_on_the_last_box_does_nothing() -> None:
    table = play(USSR, "captured_nazi_scientist", space={"ussr": 8})
    assert table.state.space[USSR] == 8 and is_removed(table, "captured_nazi_scientist")


@pytest.mark.rule("card 19")
def test_truman_doctrine_clears_an_uncontrolled_european_country() -> None:
    table = play(US, "truman_doctrine", ussr={"greece": 1, "poland": 3, "iran": 1})
    assert table.options(US) == spaces("greece")
    assert ussr(table.answer(US, "space:greece"), "greece") == 0


@pytest.mark.rule("card 19", "5.2~e")
def test_truman_doctrine_without_a_target_is_removed_all_the_same() -> None:
    assert is_removed(play(US, "truman_doctrine", ussr={"poland": 3}), "truman_doctrine")


@pytest.mark.rule("card 20")
def test_olympic_games_with_both_taking_part() -> None:
    table = play(US, "olympic_games", dice=(3, 5, 4, 3)).answer(USSR, "do:participate")
    # 3 + 2 against 5 is a tie and rolled again: 4 + 2 beats 3
    assert table.state.vp == 2
    lost = play(US, "olympic_games", dice=(1, 5)).answer(USSR, "do:participate")
    assert lost.state.vp == -2 and [note.values["seat"] for note in lost.notes("vp")] == [USSR]
    assert play(USSR, "olympic_games", dice=(1, 5)).answer(US, "do:participate").state.vp == 2


@pytest.mark.rule("card 20", "7.4.3")
def test_olympic_boycott_lowers_defcon_and_gives_the_sponsor_modified_operations() -> None:
    table = play(US, "olympic_games", us={"iran": 1}, operations={"us": -1}).answer(USSR, "do:boycott")
    assert table.state.defcon == 4
    table.answer(US, "do:influence", *spaces("iran", "iran", "iran"))
    assert us(table, "iran") == 4


@pytest.mark.rule("card 20", "6.4~7")
def test_boycott_operations_are_optional_and_never_the_space_race() -> None:
    table = play(US, "olympic_games").answer(USSR, "do:boycott")
    assert table.options(US) == ["do:influence", "pass"]


@pytest.mark.rule("card 20", "8.1.3")
def test_a_boycott_at_defcon_2_loses_for_the_phasing_sponsor() -> None:
    table = play(US, "olympic_games", defcon=2).answer(USSR, "do:boycott")
    assert table.state.winners == [USSR]


# 21-30


@pytest.mark.rule("card 21", "5.2~c")
def test_nato_needs_the_marshall_plan_or_the_warsaw_pact() -> None:
    alone = at_table(phasing="us", us_hand=["nato"]).answer(US, "card:nato")
    assert "do:event" not in alone.options(US)
    for needed in ("marshall_plan", "warsaw_pact_formed"):
        assert in_effect(play(US, "nato", effects=[needed]), "nato")


@pytest.mark.rule("card 21", "5.2~c")
def test_nato_without_its_condition_is_discarded_not_removed() -> None:
    table = play(USSR, "nato", use="do:coup", us={"iran": 1}, dice=(1,)).answer(USSR, "space:iran")
    assert is_discarded(table, "nato")


@pytest.mark.rule("card 21", "6.3~6")
def test_nato_protects_us_controlled_europe_from_coup_and_realignment_as_long_as_it_is_controlled() -> None:
    position: dict[str, Any] = {"us": {"italy": 2, "greece": 1}, "effects": ["nato"]}
    assert play(USSR, "duck_and_cover", use="do:coup", **position).options(USSR) == spaces("greece")
    assert play(USSR, "duck_and_cover", use="do:realign", **position).options(USSR) == spaces("greece")


@pytest.mark.rule("card 21", "card 36")
def test_nato_shields_us_controlled_europe_from_brush_war_of_either_side() -> None:
    for side in (USSR, US):
        table = play(side, "brush_war", us={"italy": 2}, effects=["nato"], turn=4)
        assert "space:italy" not in table.options(side) and "space:greece" in table.options(side)


@pytest.mark.rule("card 22")
def test_independent_reds_equals_the_soviet_influence() -> None:
    table = play(US, "independent_reds", us={"hungary": 1}, ussr={"hungary": 4})
    assert us(table.answer(US, "space:hungary"), "hungary") == 4


@pytest.mark.rule("card 22")
def test_independent_reds_adds_nothing_where_the_us_has_as_much() -> None:
    table = play(US, "independent_reds", us={"bulgaria": 2}).answer(US, "space:bulgaria")
    assert us(table, "bulgaria") == 2


@pytest.mark.rule("card 23")
def test_marshall_plan_adds_to_seven_countries_and_allows_nato() -> None:
    table = play(US, "marshall_plan", ussr={"greece": 2})
    assert "space:greece" not in table.options(US)
    table.answer(US, *spaces("canada", "turkey", "austria", "finland", "uk", "france", "italy"))
    assert us(table, "canada") == us(table, "italy") == 1 and in_effect(table, "marshall_plan")


@pytest.mark.rule("card 24")
def test_indo_pakistani_war_may_hit_an_empty_country() -> None:
    table = play(US, "indo_pakistani_war", dice=(4,))
    assert table.options(US) == spaces("pakistan", "india") or set(table.options(US)) == set(
        spaces("india", "pakistan")
    )
    assert table.answer(US, "space:india").state.vp == 2


@pytest.mark.rule("card 24")
def test_indo_pakistani_war_counts_enemy_neighbours() -> None:
    table = play(US, "indo_pakistani_war", dice=(5,), ussr={"pakistan": 2, "iran": 2, "india": 3})
    table.answer(US, "space:pakistan")
    assert ussr(table, "pakistan") == 2 and table.state.military[US] == 2


@pytest.mark.rule("card 25", "7.4.2")
def test_containment_raises_us_operations_to_at_most_four() -> None:
    table = play(US, "containment")
    assert [current_ops(table.state, US, printed) for printed in (1, 3, 4)] == [2, 4, 4]


@pytest.mark.rule("card 25", "card 31", "7.4")
def test_containment_and_red_scare_are_summed_before_clamping() -> None:
    table = headlines("red_scare_purge", "containment")
    assert current_ops(table.state, US, 4) == 4


@pytest.mark.rule("card 25", "card 26", "7.4.3")
def test_containment_makes_cia_created_worth_two() -> None:
    table = play(US, "cia_created", us={"iran": 1}, operations={"us": 1})
    table.answer(US, "do:influence", *spaces("iran", "iran"))
    assert us(table, "iran") == 3


@pytest.mark.rule("card 26")
def test_cia_created_shows_the_soviet_hand() -> None:
    table = play(US, "cia_created", ussr_hand=["fidel", "nasser"])
    assert table.view(US)["seats"][USSR]["shown"] == ["card:fidel", "card:nasser"]
    assert "pass" in table.options(US)


@pytest.mark.rule("card 26", "8.1.3")
def test_a_us_coup_through_cia_created_at_defcon_2_loses_for_the_phasing_ussr() -> None:
    table = play(USSR, "cia_created", use="do:event-first", ussr={"cuba": 1}, defcon=2, dice=(1,))
    table.answer(US, "do:coup", "space:cuba")
    assert table.state.winners == [US]


@pytest.mark.rule("card 26", "6.1.1~b")
def test_us_reach_through_cia_created_is_that_of_the_start_of_the_round() -> None:
    table = play(USSR, "cia_created", use="do:event-first", us={"panama": 1}).answer(US, "do:influence")
    assert "space:colombia" in table.options(US) and "space:peru" not in table.options(US)


@pytest.mark.rule("card 27")
def test_the_japan_pact_gives_control_and_bars_coups_for_good() -> None:
    table = play(US, "us_japan_mutual_defense_pact", ussr={"japan": 1})
    assert us(table, "japan") == 5
    later = play(USSR, "fidel", use="do:coup", us={"japan": 1, "iran": 1}, effects=["us_japan_mutual_defense_pact"])
    assert later.options(USSR) == spaces("iran")


@pytest.mark.rule("card 28")
def test_suez_crisis_removes_four_at_most_two_a_country() -> None:
    table = play(USSR, "suez_crisis", us={"france": 3, "uk": 5, "israel": 1})
    table.answer(USSR, *spaces("uk", "uk"))
    assert table.options(USSR) == spaces("france", "israel")
    table.answer(USSR, *spaces("france", "israel"))
    assert (us(table, "france"), us(table, "uk"), us(table, "israel")) == (2, 3, 0)
    assert table.asked(US).prompt == "play-card", "a fifth is not taken, although France could lose another"


@pytest.mark.rule("card 29")
def test_east_european_unrest_takes_one_from_three_countries() -> None:
    table = play(US, "east_european_unrest", ussr={"poland": 3, "hungary": 1, "romania": 2, "iran": 1})
    assert table.asked(US).left == 3
    table.answer(US, *spaces("poland", "hungary", "romania"))
    assert (ussr(table, "poland"), ussr(table, "hungary"), ussr(table, "romania")) == (2, 0, 1)


@pytest.mark.rule("card 29")
def test_east_european_unrest_takes_two_in_the_late_war_without_making_up_a_shortfall() -> None:
    table = play(US, "east_european_unrest", turn=8, ussr={"poland": 3, "hungary": 1})
    table.answer(US, *spaces("poland", "hungary"))
    assert (ussr(table, "poland"), ussr(table, "hungary")) == (1, 0)


@pytest.mark.rule("card 30")
def test_decolonization_adds_to_four_countries() -> None:
    table = play(USSR, "decolonization", us={"nigeria": 3})
    table.answer(USSR, *spaces("nigeria", "zaire", "thailand", "burma"))
    assert ussr(table, "nigeria") == ussr(table, "burma") == 1


# 31-35, 103-106


@pytest.mark.rule("card 31", "7.4.2")
def test_red_scare_lowers_the_opponents_operations_to_at_least_one() -> None:
    table = play(USSR, "red_scare_purge")
    assert [current_ops(table.state, US, printed) for printed in (1, 2, 4)] == [1, 1, 3]


@pytest.mark.rule("card 31")
def test_red_scare_twice_adds_up() -> None:
    table = play(USSR, "red_scare_purge", operations={"us": -1})
    assert current_ops(table.state, US, 4) == 2


@pytest.mark.rule("card 31", "6.4.1")
def test_under_red_scare_a_two_is_no_use_in_space() -> None:
    table = at_table(ussr_hand=["nuclear_subs"], turn=4, operations={"ussr": -1}).answer(USSR, "card:nuclear_subs")
    assert "do:space" not in table.options(USSR)


@pytest.mark.rule("card 32")
def test_un_intervention_suppresses_the_event_of_its_partner() -> None:
    table = play(US, "un_intervention", hand=("fidel",), us={"panama": 1}).answer(US, "card:fidel")
    table.answer(US, "do:influence", *spaces("panama", "panama"))
    assert ussr(table, "cuba") == 0 and us(table, "panama") == 3
    assert is_discarded(table, "fidel") and is_discarded(table, "un_intervention")


@pytest.mark.rule("card 32")
def test_un_intervention_needs_a_partner_with_an_enemy_event() -> None:
    table = at_table(phasing="us", us_hand=["un_intervention", "nato"]).answer(US, "card:un_intervention")
    assert "do:event" not in table.options(US)


@pytest.mark.rule("card 32", "6.4~7")
def test_the_partner_of_un_intervention_is_not_for_space() -> None:
    table = play(US, "un_intervention", hand=("fidel",)).answer(US, "card:fidel")
    assert "do:space" not in table.options(US)


@pytest.mark.rule("card 32", "card 50")
def test_un_intervention_as_an_event_stops_we_will_bury_you() -> None:
    table = play(US, "un_intervention", hand=("fidel",), effects=["we_will_bury_you"]).answer(US, "card:fidel")
    assert table.state.vp == 0 and not in_effect(table, "we_will_bury_you")


@pytest.mark.rule("card 32", "card 60")
def test_un_intervention_pays_the_ussr_after_the_u2_incident_whoever_plays_it() -> None:
    ours = play(US, "un_intervention", hand=("fidel",), effects=["u2_incident"]).answer(US, "card:fidel")
    assert ours.state.vp == -1
    theirs = play(USSR, "un_intervention", hand=("nato",), effects=["u2_incident"]).answer(USSR, "card:nato")
    assert theirs.state.vp == -1


@pytest.mark.rule("card 32", "card 42")
def test_a_trapped_player_cannot_intervene() -> None:
    table = at_table(phasing="us", us_hand=["un_intervention", "fidel"], effects=["quagmire"], turn=4)
    assert table.options(US) == ["card:fidel"]


@pytest.mark.rule("card 32", "card 59")
def test_a_war_card_as_partner_pays_for_flower_power() -> None:
    position: dict[str, Any] = {"effects": ["flower_power"], "turn": 4, "hand": ("korean_war",)}
    table = play(US, "un_intervention", **position).answer(US, "card:korean_war", "do:influence")
    assert table.state.vp == -2


@pytest.mark.rule("card 33")
def test_de_stalinization_moves_up_to_four_at_most_two_to_a_country() -> None:
    table = play(USSR, "de_stalinization", ussr={"poland": 4}, us={"uk": 5})
    table.answer(USSR, *spaces("poland", "poland", "poland"), "pass")
    assert "space:uk" not in table.options(USSR)
    table.answer(USSR, *spaces("chile", "chile"))
    assert "space:chile" not in table.options(USSR)
    table.answer(USSR, "space:zaire")
    assert (ussr(table, "poland"), ussr(table, "chile"), ussr(table, "zaire")) == (1, 2, 1)


@pytest.mark.rule("card 33")
def test_de_stalinization_may_move_nothing_and_is_removed() -> None:
    table = play(USSR, "de_stalinization", ussr={"poland": 4}).answer(USSR, "pass")
    assert is_removed(table, "de_stalinization")


@pytest.mark.rule("card 34")
def test_nuclear_test_ban_scores_before_defcon_improves() -> None:
    table = play(US, "nuclear_test_ban", us_hand=["nuclear_test_ban"], defcon=4)
    assert (table.state.vp, table.state.defcon) == (2, 5)


@pytest.mark.rule("card 34")
def test_nuclear_test_ban_at_defcon_2_gives_nothing() -> None:
    table = play(US, "nuclear_test_ban", defcon=2)
    assert (table.state.vp, table.state.defcon) == (0, 4)


@pytest.mark.rule("card 35")
def test_the_formosan_resolution_stays_in_effect() -> None:
    assert in_effect(play(US, "formosan_resolution"), "formosan_resolution")


@pytest.mark.rule("card 35")
def test_taiwan_as_a_battleground_denies_control_of_asia_and_is_no_longer_a_plain_country() -> None:
    all_six = {"north_korea": 3, "south_korea": 3, "japan": 4, "india": 3, "pakistan": 2, "thailand": 2}
    denied = play(USSR, "asia_scoring", ussr=all_six | {"burma": 2}, us={"taiwan": 3}, effects=["formosan_resolution"])
    assert denied.state.vp == -(7 + 6 + 1) + (3 + 1)
    two = play(US, "asia_scoring", us={"taiwan": 3, "india": 3}, effects=["formosan_resolution"])
    assert two.state.vp == 3 + 2


@pytest.mark.rule("card 103", "4.5C~b")
def test_defectors_as_us_headline_cancels_the_soviet_one() -> None:
    table = headlines("de_gaulle_leads_france", "defectors", us={"france": 3})
    assert us(table, "france") == 3 and is_discarded(table, "de_gaulle_leads_france")


@pytest.mark.rule("card 103", "card 38")
def test_defectors_cancels_a_scoring_headline_too() -> None:
    table = headlines("asia_scoring", "defectors", ussr={"japan": 4})
    assert table.state.vp == 0 and is_discarded(table, "asia_scoring")


@pytest.mark.rule("card 103")
def test_defectors_played_by_the_ussr_for_operations_pays_the_us() -> None:
    table = play(USSR, "defectors", use="do:event-first")
    assert table.state.vp == 1 and table.asked(USSR).prompt == "use-operations"


@pytest.mark.rule("card 103", "6.4.5", "sheet:space-9", "sheet:space-10")
def test_defectors_in_space_pays_nothing() -> None:
    assert play(USSR, "defectors", use="do:space", dice=(6,)).state.vp == 0


@pytest.mark.rule("card 103")
def test_defectors_headlined_by_the_ussr_or_played_by_the_us_does_nothing() -> None:
    assert headlines("defectors", "containment").state.vp == 0
    assert play(US, "defectors").state.vp == 0


@pytest.mark.rule("card 104")
def test_the_cambridge_five_shows_scoring_cards_and_adds_in_their_region() -> None:
    table = play(USSR, "the_cambridge_five", us_hand=["middle_east_scoring", "nato"])
    assert "space:libya" in table.options(USSR) and "space:france" not in table.options(USSR)
    table.answer(USSR, "space:libya")
    assert ussr(table, "libya") == 1 and holds(table, US, "middle_east_scoring")


@pytest.mark.rule("card 104", "card 38")
def test_the_cambridge_five_with_southeast_asia_scoring_keeps_to_southeast_asia() -> None:
    table = play(USSR, "the_cambridge_five", turn=4, us_hand=["southeast_asia_scoring"])
    assert "space:thailand" in table.options(USSR) and "space:japan" not in table.options(USSR)


@pytest.mark.rule("card 104")
def test_the_cambridge_five_is_not_possible_in_the_late_war_and_idle_without_scoring_cards() -> None:
    late = at_table(turn=8, ussr_hand=["the_cambridge_five"]).answer(USSR, "card:the_cambridge_five")
    assert "do:event" not in late.options(USSR)
    assert play(USSR, "the_cambridge_five", us_hand=["nato"]).asked(US).prompt == "play-card"


@pytest.mark.rule("card 105")
def test_special_relationship_without_nato_adds_one_next_to_the_uk() -> None:
    table = play(US, "special_relationship", us={"uk": 5})
    assert table.options(US) == spaces("canada", "norway", "benelux", "france")
    assert us(table.answer(US, "space:france"), "france") == 1


@pytest.mark.rule("card 105")
def test_special_relationship_with_nato_adds_two_and_two_vp() -> None:
    table = play(US, "special_relationship", us={"uk": 5}, effects=["nato"]).answer(US, "space:turkey")
    assert (us(table, "turkey"), table.state.vp) == (2, 2)


@pytest.mark.rule("card 105")
def test_special_relationship_needs_control_of_the_uk() -> None:
    table = at_table(phasing="us", us_hand=["special_relationship"], us={"uk": 4})
    assert "do:event" not in table.answer(US, "card:special_relationship").options(US)


def norad_round(**position: Any) -> TestTable:
    """A Soviet coup in Panama brings DEFCON from 3 to 2 while NORAD is in effect."""
    base: dict[str, Any] = {"us": {"canada": 4, "panama": 1}, "defcon": 3, "effects": ["norad"], "dice": (1,)}
    table = play(USSR, "fidel", use="do:coup", **(base | position))
    return table.answer(USSR, "space:panama")


@pytest.mark.rule("card 106")
def test_norad_answers_defcon_2_after_any_action_round() -> None:
    table = norad_round()
    assert table.asked(US).prompt == "norad" and table.options(US) == [*spaces("canada", "panama"), "pass"]
    assert us(table.answer(US, "space:panama"), "panama") == 2


@pytest.mark.rule("card 106")
def test_norad_needs_canada_and_a_move_to_two() -> None:
    assert norad_round(us={"canada": 3, "panama": 1}).asked(US).prompt == "play-card"
    assert norad_round(defcon=4).asked(US).prompt == "play-card"


@pytest.mark.rule("card 106", "card 40")
def test_norad_answers_the_missile_crisis_but_not_when_defcon_was_two_already() -> None:
    moved = play(USSR, "cuban_missile_crisis", turn=4, us={"canada": 4}, effects=["norad"], defcon=4)
    assert moved.asked(US).prompt == "norad"
    still = play(USSR, "cuban_missile_crisis", turn=4, us={"canada": 4}, effects=["norad"], defcon=2)
    assert still.asked(US).prompt == "play-card"


@pytest.mark.rule("card 106")
def test_norad_is_silent_in_the_headline_phase() -> None:
    table = headlines("we_will_bury_you", "containment", turn=4, us={"canada": 4}, effects=["norad"], defcon=3)
    assert table.state.defcon == 2 and table.asked(USSR).prompt == "play-card"


@pytest.mark.rule("card 106", "card 42")
def test_quagmire_ends_norad_but_does_not_bar_it() -> None:
    assert not in_effect(play(USSR, "quagmire", turn=4, effects=["norad"]), "norad")
    assert in_effect(play(US, "norad", turn=4, removed=["quagmire"]), "norad")
