"""Every Mid War card, and the rulings that belong to it."""

from typing import Any

import pytest

from sandtable.games.twilight.options import card
from sandtable.games.twilight.rules.value import current_ops
from sandtable.testing import TestTable

from .table import US, USSR, at_table, headlines, holds, in_effect, is_discarded, is_removed, spaces, us, ussr
from .table import play as play_early


def play(side: int, id: str, use: str = "do:event", **position: Any) -> TestTable:
    position.setdefault("turn", 4)
    return play_early(side, id, use, **position)


# 36-41


@pytest.mark.rule("card 36")
def test_brush_war_hits_a_country_of_stability_one_or_two() -> None:
    table = play(USSR, "brush_war", dice=(3,), us={"italy": 2})
    assert "space:france" not in table.options(USSR)
    table.answer(USSR, "space:italy")
    assert ussr(table, "italy") == 2 and (table.state.vp, table.state.military[USSR]) == (-1, 3)


@pytest.mark.rule("card 36", "2.1.5")
def test_brush_war_counts_a_home_space_as_a_controlled_neighbour() -> None:
    table = play(USSR, "brush_war", dice=(3,), us={"mexico": 2}).answer(USSR, "space:mexico")
    assert us(table, "mexico") == 2


@pytest.mark.rule("card 36")
def test_brush_war_may_hit_an_empty_country_at_any_defcon() -> None:
    table = play(USSR, "brush_war", dice=(6,), defcon=2).answer(USSR, "space:lebanon")
    assert (table.state.vp, table.state.defcon) == (-1, 2)


@pytest.mark.rule("card 37")
def test_central_america_scoring() -> None:
    table = play(USSR, "central_america_scoring", ussr={"cuba": 3, "mexico": 2, "haiti": 1}, us={"panama": 2})
    assert table.state.vp == -(3 + 2 + 2) + (1 + 1)


@pytest.mark.rule("card 38", "7.2", "sheet:score-4")
def test_southeast_asia_scoring_pays_by_country_and_leaves_the_game() -> None:
    table = play(US, "southeast_asia_scoring", us={"thailand": 2, "burma": 2}, ussr={"vietnam": 1})
    assert table.state.vp == 2 + 1 - 1 and is_removed(table, "southeast_asia_scoring")


@pytest.mark.rule("card 38")
def test_a_cancelled_southeast_asia_scoring_is_not_removed() -> None:
    assert is_discarded(headlines("southeast_asia_scoring", "defectors", turn=4), "southeast_asia_scoring")


@pytest.mark.rule("card 39")
def test_arms_race_pays_one_for_the_lead_and_three_with_defcon_reached() -> None:
    lead = play(US, "arms_race", ussr_hand=["summit"], military={"us": 2, "ussr": 1}, defcon=4)
    assert lead.state.vp == 1
    full = play(US, "arms_race", ussr_hand=["summit"], military={"us": 4, "ussr": 1}, defcon=4)
    assert full.state.vp == 3
    none = play(US, "arms_race", ussr_hand=["summit"], military={"us": 1, "ussr": 1})
    assert none.state.vp == 0


@pytest.mark.rule("card 39", "card 85")
def test_arms_race_by_star_wars_in_a_soviet_round_looks_at_the_phasing_ussr() -> None:
    position: dict[str, Any] = {"turn": 8, "space": {"us": 1}, "discards": ["arms_race"], "ussr_hand": ["summit"]}
    table = play_early(USSR, "star_wars", "do:event-first", military={"ussr": 3, "us": 1}, **position)
    assert table.answer(US, "card:arms_race").state.vp == -1


@pytest.mark.rule("card 40")
def test_the_missile_crisis_sets_defcon_to_two_and_kills_the_couping_opponent() -> None:
    table = play(USSR, "cuban_missile_crisis")
    assert table.state.defcon == 2 and table.state.crisis == US
    later = play(US, "containment", "do:coup", ussr={"angola": 1}, crisis="us", defcon=3)
    later.answer(US, "pass", "space:angola")
    assert later.state.ending == "missile-crisis" and later.state.winners == [USSR]


@pytest.mark.rule("card 40")
def test_the_us_defuses_the_crisis_in_west_germany_or_turkey_with_two_from_one_country() -> None:
    table = play(US, "containment", "do:coup", ussr={"angola": 1}, us={"west_germany": 3, "turkey": 1}, crisis="us")
    assert table.options(US) == [*spaces("west_germany"), "pass"]
    table.script(3).answer(US, *spaces("west_germany", "angola"))
    assert us(table, "west_germany") == 1 and not table.state.over


@pytest.mark.rule("card 40")
def test_the_ussr_defuses_the_crisis_in_cuba_before_playing_a_card() -> None:
    table = at_table(turn=4, ussr={"cuba": 3}, crisis="ussr").answer(USSR, "do:defuse", "space:cuba")
    assert ussr(table, "cuba") == 1 and not in_effect(table, "cuban_missile_crisis")


@pytest.mark.rule("card 40", "card 41")
def test_nuclear_subs_do_not_help_against_the_crisis() -> None:
    table = play(US, "containment", "do:coup", ussr={"angola": 1}, crisis="us", effects=["nuclear_subs"])
    assert table.answer(US, "pass", "space:angola").state.winners == [USSR]


@pytest.mark.rule("card 40")
def test_free_coups_are_fatal_but_wars_and_realignments_are_not() -> None:
    table = play(US, "junta", crisis="us", ussr={"haiti": 1}).answer(US, "space:haiti", "do:coup", "pass")
    assert table.answer(US, "space:haiti").state.winners == [USSR]
    assert not play(US, "indo_pakistani_war", crisis="us", dice=(1,)).answer(US, "space:india").state.over
    realigned = play(US, "containment", "do:realign", crisis="us", ussr={"haiti": 1}, dice=(1, 1))
    assert not realigned.answer(US, "space:haiti", "pass").state.over


@pytest.mark.rule("card 40")
def test_the_coup_maker_loses_even_when_the_other_side_is_phasing() -> None:
    table = play(USSR, "cia_created", "do:event-first", crisis="us", ussr={"angola": 1})
    table.answer(US, "do:coup", "pass", "space:angola")
    assert table.state.winners == [USSR]


@pytest.mark.rule("card 41")
def test_nuclear_subs_keep_us_battleground_coups_from_lowering_defcon() -> None:
    table = play(US, "containment", "do:coup", dice=(1,), ussr={"angola": 1}, effects=["nuclear_subs"], defcon=3)
    assert table.answer(US, "space:angola").state.defcon == 3
    soviet = play(USSR, "fidel", "do:coup", dice=(1,), us={"angola": 1}, effects=["nuclear_subs"], defcon=3)
    assert soviet.answer(USSR, "space:angola").state.defcon == 2


@pytest.mark.rule("card 41")
def test_nuclear_subs_are_in_effect_once_played() -> None:
    assert in_effect(play(US, "nuclear_subs"), "nuclear_subs")
    assert in_effect(play(USSR, "nuclear_subs", "do:event-first"), "nuclear_subs")


@pytest.mark.rule("card 41")
def test_nuclear_subs_do_not_lift_region_limits_or_stop_events() -> None:
    table = at_table(phasing="us", us_hand=["containment"], ussr={"iran": 1}, effects=["nuclear_subs"], defcon=2)
    assert "do:coup" not in table.answer(US, "card:containment").options(US)
    assert play(US, "duck_and_cover", effects=["nuclear_subs"], defcon=4).state.defcon == 3


# 42-49


def trapped(*hand: str, **position: Any) -> TestTable:
    return at_table(phasing="us", turn=4, us_hand=list(hand), effects=["quagmire"], **position)


@pytest.mark.rule("card 42")
def test_quagmire_starts_with_the_next_us_round() -> None:
    assert in_effect(play(USSR, "quagmire"), "quagmire")
    own = play(US, "quagmire", "do:event-first")
    assert own.asked(US).prompt == "use-operations"


@pytest.mark.rule("card 42")
def test_a_trapped_side_discards_a_two_and_rolls() -> None:
    table = trapped("fidel", "nasser", "summit").script(4)
    assert table.options(US) == ["card:fidel"]
    table.answer(US, "card:fidel")
    assert not in_effect(table, "quagmire") and is_discarded(table, "fidel") and ussr(table, "cuba") == 0
    stuck = trapped("fidel").script(5).answer(US, "card:fidel")
    assert in_effect(stuck, "quagmire")


@pytest.mark.rule("card 42", "10.1.5")
def test_without_a_two_only_scoring_cards_may_be_played() -> None:
    table = trapped("nasser", "asia_scoring")
    assert table.options(US) == ["card:asia_scoring", "pass"]
    (passed,) = table.answer(US, "pass").notes("pass")
    assert (passed.values["seat"], passed.rule) == (US, "card 42")


@pytest.mark.rule("card 42", "10.1.5")
def test_scoring_cards_come_first_when_rounds_run_out() -> None:
    table = trapped("fidel", "asia_scoring", round=7)
    assert table.options(US) == ["card:asia_scoring"]


@pytest.mark.rule("card 42")
def test_the_china_card_is_no_way_out() -> None:
    assert trapped("fidel", china="us").options(US) == ["card:fidel"]


@pytest.mark.rule("card 42", "card 49")
def test_an_owed_missile_envy_is_the_trap_discard() -> None:
    assert trapped("fidel", "missile_envy", bound="us").options(US) == ["card:missile_envy"]


@pytest.mark.rule("card 42", "card 31", "card 25", "7.4.2")
def test_the_trap_looks_at_modified_values() -> None:
    assert trapped("fidel", "asia_scoring", operations={"us": -1}).options(US) == ["card:asia_scoring", "pass"]
    assert trapped("nasser", operations={"us": 1}).options(US) == ["card:nasser"]


@pytest.mark.rule("card 42")
def test_headlines_are_not_trapped() -> None:
    table = headlines("fidel", "containment", turn=4, effects=["quagmire"])
    assert in_effect(table, "containment")


@pytest.mark.rule("card 43")
def test_salt_improves_defcon_and_takes_a_discard() -> None:
    table = play(US, "salt_negotiations", defcon=2, discards=["fidel", "asia_scoring"])
    assert table.options(US) == ["card:fidel", "pass"]
    table.answer(US, "card:fidel")
    assert table.state.defcon == 4 and holds(table, US, "fidel") and in_effect(table, "salt_negotiations")
    assert table.view(USSR)["seats"][US]["shown"] == ["card:fidel"]


@pytest.mark.rule("card 43", "8.2.4")
def test_salt_takes_one_from_coup_dice_not_from_military_operations() -> None:
    table = play(US, "containment", "do:coup", dice=(2,), ussr={"egypt": 2}, effects=["salt_negotiations"])
    table.answer(US, "space:egypt")
    assert ussr(table, "egypt") == 2 and table.state.military[US] == 3


@pytest.mark.rule("card 44")
def test_bear_trap_mirrors_quagmire() -> None:
    assert in_effect(play(US, "bear_trap", effects=["norad"]), "norad")
    table = at_table(turn=4, ussr_hand=["nato", "truman_doctrine"], effects=["bear_trap"]).script(4)
    assert table.options(USSR) == ["card:nato"]
    assert not in_effect(table.answer(USSR, "card:nato"), "bear_trap")


@pytest.mark.rule("card 45")
def test_summit_adds_dominated_regions_and_lets_the_winner_move_defcon() -> None:
    table = play(US, "summit", dice=(3, 3), us={"nigeria": 1, "cameroon": 1}, defcon=4)
    assert table.state.vp == 2
    assert table.answer(US, "do:lower").state.defcon == 3


@pytest.mark.rule("card 45")
def test_a_tied_summit_does_nothing() -> None:
    table = play(US, "summit", dice=(3, 3))
    assert table.state.vp == 0 and table.asked(USSR).prompt == "play-card"


@pytest.mark.rule("card 45", "8.1.3")
def test_the_opponent_may_win_the_summit_and_make_the_phasing_player_lose() -> None:
    table = play(US, "summit", dice=(6, 1), defcon=2).answer(USSR, "do:lower")
    assert table.state.winners == [USSR] and table.state.ending == "nuclear-war"


@pytest.mark.rule("card 46")
def test_how_i_learned_sets_defcon_and_fills_military_operations() -> None:
    table = play(USSR, "how_i_learned_to_stop_worrying").answer(USSR, "defcon:3")
    assert table.state.defcon == 3 and table.state.military[USSR] == 5
    lost = play(USSR, "how_i_learned_to_stop_worrying").answer(USSR, "defcon:1")
    assert lost.state.winners == [US]


@pytest.mark.rule("card 46", "card 59")
def test_how_i_learned_is_no_war_card() -> None:
    assert play(US, "how_i_learned_to_stop_worrying", effects=["flower_power"]).state.vp == 0


@pytest.mark.rule("card 47", "8.2.5", "6.3.5")
def test_junta_adds_two_then_a_free_coup_without_military_operations() -> None:
    table = play(USSR, "junta", us={"panama": 1}, defcon=3)
    table.script(4).answer(USSR, "space:chile", "do:coup", "space:panama")
    assert ussr(table, "chile") == 2 and table.state.military[USSR] == 0 and table.state.defcon == 2


@pytest.mark.rule("card 47", "card 31", "7.4.3")
def test_junta_uses_the_modified_value() -> None:
    table = play(USSR, "junta", us={"haiti": 1}, operations={"ussr": -1})
    table.script(1).answer(USSR, "space:chile", "do:coup", "space:haiti")
    assert us(table, "haiti") == 1


@pytest.mark.rule("card 47")
def test_juntas_follow_up_is_optional_and_realigns_in_one_region() -> None:
    position: dict[str, Any] = {"us": {"chile": 3, "haiti": 3}}
    assert "pass" in play(USSR, "junta", **position).answer(USSR, "space:cuba").options(USSR)
    table = play(USSR, "junta", **position).script(1, 1)
    table.answer(USSR, "space:cuba", "do:realign", "space:haiti")
    assert table.options(USSR) == [*spaces("haiti"), "pass"]


@pytest.mark.rule("card 47")
def test_the_digital_edition_lets_junta_realign_in_both_regions() -> None:
    table = play(USSR, "junta", us={"chile": 3, "haiti": 3}, options={"digital-rulings": True}).script(1, 1)
    table.answer(USSR, "space:cuba", "do:realign", "space:haiti")
    assert "space:chile" in table.options(USSR)


@pytest.mark.rule("card 48")
def test_kitchen_debates_needs_more_battlegrounds() -> None:
    assert play(US, "kitchen_debates", us={"japan": 4}).state.vp == 2
    table = at_table(phasing="us", turn=4, us_hand=["kitchen_debates"], us={"taiwan": 3})
    assert "do:event" not in table.answer(US, "card:kitchen_debates").options(US)


@pytest.mark.rule("card 48", "5.2~c")
def test_kitchen_debates_without_its_condition_is_discarded() -> None:
    table = play(USSR, "kitchen_debates", "do:coup", us={"haiti": 1}, dice=(1,)).answer(USSR, "space:haiti")
    assert is_discarded(table, "kitchen_debates")


@pytest.mark.rule("card 49")
def test_missile_envy_makes_a_neutral_or_own_event_happen() -> None:
    table = play(US, "missile_envy", ussr_hand=["duck_and_cover", "nasser"], defcon=4)
    assert (table.state.defcon, table.state.vp) == (3, 2)
    assert holds(table, USSR, "missile_envy") and is_discarded(table, "duck_and_cover")


@pytest.mark.rule("card 49")
def test_missile_envy_uses_an_enemy_card_for_operations_without_its_event() -> None:
    table = play(US, "missile_envy", ussr_hand=["suez_crisis"], us={"france": 3})
    assert "do:space" in table.options(US)
    table.answer(US, "do:influence", *spaces("france", "france", "france"))
    assert us(table, "france") == 6 and is_discarded(table, "suez_crisis")


@pytest.mark.rule("card 49")
def test_the_opponent_picks_among_its_highest_printed_values() -> None:
    table = play(US, "missile_envy", ussr_hand=["nato", "marshall_plan", "fidel"])
    assert table.options(USSR) == ["card:nato", "card:marshall_plan"]


@pytest.mark.rule("card 49", "7.4.1")
def test_missile_envy_compares_printed_values_or_current_ones_in_the_digital_edition() -> None:
    hand = ["nato", "suez_crisis"]
    printed = play(US, "missile_envy", ussr_hand=hand, operations={"ussr": 1}, effects=["marshall_plan"])
    assert in_effect(printed, "nato")
    current = play(US, "missile_envy", ussr_hand=hand, operations={"ussr": 1}, options={"digital-rulings": True})
    assert current.options(USSR) == ["card:nato", "card:suez_crisis"]


@pytest.mark.rule("card 49")
def test_the_victim_must_use_missile_envy_for_operations_next() -> None:
    table = at_table(turn=4, ussr_hand=["missile_envy", "fidel"], bound="ussr")
    assert table.options(USSR) == ["card:missile_envy"]
    assert "do:event" not in table.answer(USSR, "card:missile_envy").options(USSR)


@pytest.mark.rule("card 49", "4.5C~g")
def test_the_digital_edition_does_not_insist_on_missile_envy() -> None:
    digital: dict[str, Any] = {"bound": "ussr", "options": {"digital-rulings": True}}
    table = at_table(turn=4, ussr_hand=["missile_envy", "fidel"], **digital)
    assert {"card:missile_envy", "card:fidel"} <= set(table.options(USSR))
    assert "do:event" in table.answer(USSR, "card:missile_envy").options(USSR)


def test_an_owed_missile_envy_cannot_be_headlined() -> None:
    table = at_table(turn=5, phase="headlines", ussr_hand=["missile_envy", "fidel"], bound="ussr")
    assert table.options(USSR) == ["card:fidel"]


@pytest.mark.rule("card 49", "10.1.5")
def test_a_scoring_card_in_danger_comes_before_the_owed_missile_envy() -> None:
    table = at_table(turn=4, round=7, ussr_hand=["missile_envy", "asia_scoring"], bound="ussr")
    assert table.options(USSR) == ["card:asia_scoring"]


@pytest.mark.rule("card 49")
def test_missile_envy_against_scoring_cards_only_is_discarded() -> None:
    table = play(US, "missile_envy", ussr_hand=["asia_scoring"])
    assert is_discarded(table, "missile_envy") and holds(table, USSR, "asia_scoring")
    assert [note.values["seat"] for note in table.notes("no-cards")] == [USSR]


@pytest.mark.rule("card 49", "9.5")
def test_missile_envy_never_takes_the_china_card() -> None:
    table = play(US, "missile_envy", ussr_hand=["nasser"], china="ussr")
    assert table.state.china_holder == USSR and table.asked(US).about == card("nasser")


@pytest.mark.rule("card 49", "8.1.3")
def test_the_player_of_missile_envy_stays_phasing() -> None:
    table = play(USSR, "missile_envy", us_hand=["we_will_bury_you"], defcon=2)
    assert table.state.winners == [US]


# 50-60


@pytest.mark.rule("card 50")
def test_we_will_bury_you_pays_as_the_us_commits_to_its_next_round() -> None:
    table = play(USSR, "we_will_bury_you", defcon=4)
    assert (table.state.defcon, table.state.vp) == (3, 0)
    table.answer(US, "card:nuclear_test_ban", "do:event")
    assert table.state.vp == -3 + 1


@pytest.mark.rule("card 50", "10.3.1")
def test_we_will_bury_you_wins_before_the_us_play_scores() -> None:
    table = at_table(phasing="us", turn=4, us_hand=["nuclear_test_ban"], effects=["we_will_bury_you"], vp=-17)
    assert table.answer(US, "card:nuclear_test_ban", "do:event").state.winners == [USSR]


@pytest.mark.rule("card 50", "card 32")
def test_un_intervention_for_its_operation_does_not_stop_it() -> None:
    table = play(US, "un_intervention", "do:influence", hand=("fidel",), effects=["we_will_bury_you"])
    assert table.state.vp == -3


@pytest.mark.rule("card 50")
def test_played_by_the_us_it_pays_in_the_us_round_after() -> None:
    table = play(US, "we_will_bury_you", "do:event-first", defcon=4)
    assert in_effect(table, "we_will_bury_you") and table.state.vp == 0


@pytest.mark.rule("card 50", "4.5D~b")
def test_a_us_without_cards_pays_as_it_passes() -> None:
    table = play(USSR, "we_will_bury_you", hand=("fidel",), us_hand=[])
    assert table.notes("pass") and table.state.vp == -3 and not in_effect(table, "we_will_bury_you")


@pytest.mark.rule("card 50", "card 42")
def test_a_trapped_us_pays_too() -> None:
    table = at_table(phasing="us", turn=4, us_hand=["fidel"], effects=["quagmire", "we_will_bury_you"])
    assert table.asked(US).prompt == "trapped" and table.state.vp == -3


@pytest.mark.rule("card 51")
def test_brezhnev_doctrine_raises_soviet_operations() -> None:
    table = play(USSR, "brezhnev_doctrine")
    assert [current_ops(table.state, USSR, printed) for printed in (1, 4)] == [2, 4]


@pytest.mark.rule("card 52")
def test_portuguese_empire_crumbles() -> None:
    table = play(USSR, "portuguese_empire_crumbles")
    assert ussr(table, "angola") == ussr(table, "se_african_states") == 2


@pytest.mark.rule("card 53")
def test_south_african_unrest_in_south_africa_alone_or_with_its_neighbours() -> None:
    assert ussr(play(USSR, "south_african_unrest").answer(USSR, "do:concentrate"), "south_africa") == 2
    table = play(USSR, "south_african_unrest").answer(USSR, "do:spread", *spaces("angola", "botswana"))
    assert [ussr(table, id) for id in ("south_africa", "angola", "botswana")] == [1, 1, 1]
    together = play(USSR, "south_african_unrest").answer(USSR, "do:spread", *spaces("angola", "angola"))
    assert ussr(together, "angola") == 2


@pytest.mark.rule("card 54")
def test_allende() -> None:
    assert ussr(play(USSR, "allende"), "chile") == 2


@pytest.mark.rule("card 55", "card 21")
def test_willy_brandt_takes_nato_from_west_germany() -> None:
    table = play(USSR, "willy_brandt", us={"west_germany": 5}, effects=["nato"])
    assert (table.state.vp, ussr(table, "west_germany")) == (-1, 1) and in_effect(table, "willy_brandt")
    later = play(USSR, "fidel", "do:coup", us={"west_germany": 5}, effects=["nato", "willy_brandt"])
    assert later.options(USSR) == spaces("west_germany")


@pytest.mark.rule("card 55", "card 96")
def test_tear_down_this_wall_bars_willy_brandt() -> None:
    table = at_table(turn=8, ussr_hand=["willy_brandt"], effects=["tear_down_this_wall"])
    assert "do:event" not in table.answer(USSR, "card:willy_brandt").options(USSR)


@pytest.mark.rule("card 56")
def test_muslim_revolution_clears_two_listed_countries() -> None:
    table = play(USSR, "muslim_revolution", us={"sudan": 1, "iran": 3, "israel": 4, "jordan": 1})
    assert table.options(USSR) == spaces("sudan", "iran", "jordan")
    table.answer(USSR, *spaces("iran", "sudan"))
    assert (us(table, "iran"), us(table, "sudan"), us(table, "jordan")) == (0, 0, 1)


@pytest.mark.rule("card 56", "card 110")
def test_awacs_bars_muslim_revolution() -> None:
    table = at_table(turn=8, ussr_hand=["muslim_revolution"], effects=["awacs_sale_to_saudis"])
    assert "do:event" not in table.answer(USSR, "card:muslim_revolution").options(USSR)


@pytest.mark.rule("card 57")
def test_abm_treaty_improves_defcon_before_its_operations() -> None:
    table = play(US, "abm_treaty", ussr={"iran": 1}, defcon=2)
    assert table.state.defcon == 3 and "do:coup" in table.options(US) and "do:space" not in table.options(US)
    table.script(1).answer(US, "do:coup", "space:iran")
    assert table.state.military[US] == 4


@pytest.mark.rule("card 57", "card 31")
def test_abm_treaty_gives_four_operations_of_which_a_red_scare_takes_one() -> None:
    table = play(USSR, "red_scare_purge", hand=("fidel",), us_hand=["abm_treaty"], ussr={"iran": 1}, defcon=3)
    table.answer(US, "card:abm_treaty", "do:event").script(1).answer(US, "do:coup", "space:iran")
    assert table.state.military[US] == 3


@pytest.mark.rule("card 57")
def test_abm_treaty_works_in_the_headline() -> None:
    table = headlines("fidel", "abm_treaty", turn=4, us={"iran": 1})
    assert table.asked(US).prompt == "use-operations"


@pytest.mark.rule("card 58")
def test_cultural_revolution_takes_the_china_card_face_up_or_pays() -> None:
    taken = play(USSR, "cultural_revolution", china="us", china_up=False)
    assert taken.state.china_holder == USSR and taken.state.china_face_up and taken.state.vp == 0
    assert play(USSR, "cultural_revolution", china="ussr").state.vp == -1


@pytest.mark.rule("card 59")
def test_flower_power_pays_before_a_neutral_war_and_before_operations() -> None:
    table = play(US, "indo_pakistani_war", effects=["flower_power"])
    assert table.state.vp == -2 and table.asked(US).prompt == "war-where"
    for_operations = play(US, "brush_war", "do:influence", effects=["flower_power"])
    assert for_operations.state.vp == -2


@pytest.mark.rule("card 59")
def test_with_a_soviet_war_first_flower_power_pays_after_the_war() -> None:
    table = play(US, "korean_war", "do:event-first", effects=["flower_power"], dice=(6,), vp=-17)
    assert [note.values["n"] for note in table.notes("vp")] == [2, 2] and table.state.vp == -21


@pytest.mark.rule("card 59")
def test_flower_power_pays_for_wars_by_way_of_missile_envy_and_grain_sales() -> None:
    neutral = play(US, "missile_envy", ussr_hand=["brush_war"], effects=["flower_power"])
    assert neutral.state.vp == -2 and neutral.asked(US).prompt == "war-where"
    soviet = play(US, "missile_envy", ussr_hand=["korean_war"], effects=["flower_power"])
    assert soviet.state.vp == 0 and soviet.answer(US, "do:influence").state.vp == -2
    grain = play(US, "grain_sales_to_soviets", ussr_hand=["indo_pakistani_war"], effects=["flower_power"])
    assert grain.answer(US, "do:play", "do:event").state.vp == -2
    assert play(USSR, "missile_envy", us_hand=["brush_war"], effects=["flower_power"]).state.vp == 0


@pytest.mark.rule("card 59", "4.5C")
def test_flower_power_pays_for_a_war_in_the_us_headline() -> None:
    table = headlines("nasser", "brush_war", turn=4, effects=["flower_power"])
    assert table.asked(US).prompt == "war-where" and table.state.vp == -2
    soviet = headlines("brush_war", "containment", turn=4, effects=["flower_power"])
    assert soviet.asked(USSR).prompt == "war-where" and soviet.state.vp == 0


def test_flower_power_ignores_space_discards_and_the_ussr() -> None:
    assert play(US, "brush_war", "do:space", effects=["flower_power"], dice=(6,)).state.vp == 0
    assert play(USSR, "brush_war", effects=["flower_power"], dice=(1,)).answer(USSR, "space:haiti").state.vp == 0
    assert trapped("brush_war").script(5).answer(US, "card:brush_war").state.vp == 0


@pytest.mark.rule("card 59", "card 65")
def test_after_camp_david_the_arab_israeli_war_costs_nothing() -> None:
    table = play(US, "arab_israeli_war", "do:influence", effects=["flower_power", "camp_david_accords"])
    assert table.state.vp == 0


@pytest.mark.rule("card 59", "card 97")
def test_an_evil_empire_ends_and_bars_flower_power() -> None:
    assert in_effect(play(USSR, "flower_power"), "flower_power")
    barred = at_table(turn=8, ussr_hand=["flower_power"], effects=["an_evil_empire"])
    assert "do:event" not in barred.answer(USSR, "card:flower_power").options(USSR)


@pytest.mark.rule("card 59", "card 67", "card 49", "card 85")
def test_flower_power_counts_grain_sales_missile_envy_and_star_wars() -> None:
    grain = play(US, "grain_sales_to_soviets", ussr_hand=["brush_war"], effects=["flower_power"])
    assert grain.answer(US, "do:play", "do:influence").state.vp == -2
    envy = play(US, "missile_envy", ussr_hand=["korean_war"], effects=["flower_power"])
    assert envy.answer(US, "do:influence").state.vp == -2
    position: dict[str, Any] = {"turn": 8, "space": {"us": 1}, "discards": ["brush_war"], "effects": ["flower_power"]}
    assert play(US, "star_wars", **position).answer(US, "card:brush_war").state.vp == -2


@pytest.mark.rule("card 59", "card 5")
def test_a_five_year_plan_discard_is_no_us_play() -> None:
    assert play(US, "five_year_plan", ussr_hand=["brush_war"], effects=["flower_power"]).state.vp == 0


@pytest.mark.rule("card 60")
def test_u2_incident_pays_once_now_and_once_for_un_intervention() -> None:
    table = play(USSR, "u2_incident")
    assert table.state.vp == -1 and in_effect(table, "u2_incident")
    plain = play(US, "un_intervention", "do:influence", effects=["u2_incident"])
    assert plain.state.vp == 0


# 61-70


@pytest.mark.rule("card 61")
def test_opec_pays_for_controlled_producers() -> None:
    assert play(USSR, "opec", ussr={"egypt": 2, "venezuela": 2, "iran": 1, "syria": 2}).state.vp == -2


@pytest.mark.rule("card 61", "card 86")
def test_north_sea_oil_bars_opec() -> None:
    table = at_table(turn=8, ussr_hand=["opec"], effects=["north_sea_oil"]).answer(USSR, "card:opec")
    assert "do:event" not in table.options(USSR)


@pytest.mark.rule("card 62")
def test_lone_gunman_shows_the_us_hand_and_gives_one_operation() -> None:
    table = play(USSR, "lone_gunman", us_hand=["nato"], ussr={"cuba": 1})
    assert table.view(USSR)["seats"][US]["shown"] == ["card:nato"]
    table.answer(USSR, "do:influence", "space:cuba")
    assert ussr(table, "cuba") == 2 and table.asked(US).prompt == "play-card"


@pytest.mark.rule("card 62", "8.1.3")
def test_a_soviet_coup_through_lone_gunman_at_defcon_2_loses_for_the_phasing_us() -> None:
    table = play(US, "lone_gunman", "do:event-first", us={"cuba": 1}, defcon=2, dice=(1,))
    assert table.answer(USSR, "do:coup", "space:cuba").state.winners == [USSR]


@pytest.mark.rule("card 62", "card 9", "card 51")
def test_lone_gunman_takes_modifiers_and_the_southeast_asia_bonus() -> None:
    table = play(USSR, "lone_gunman", ussr={"vietnam": 1}, operations={"ussr": 1}, effects=["vietnam_revolts"])
    table.answer(USSR, "do:influence", *spaces("vietnam", "vietnam", "vietnam"))
    assert ussr(table, "vietnam") == 4


@pytest.mark.rule("card 63")
def test_colonial_rear_guards() -> None:
    table = play(US, "colonial_rear_guards").answer(US, "space:zaire")
    assert "space:zaire" not in table.options(US), "one in a country at most"
    table.answer(US, *spaces("angola", "thailand", "burma"))
    assert us(table, "zaire") == us(table, "thailand") == 1


@pytest.mark.rule("card 64")
def test_panama_canal_returned() -> None:
    table = play(US, "panama_canal_returned")
    assert [us(table, id) for id in ("panama", "costa_rica", "venezuela")] == [1, 1, 1]


@pytest.mark.rule("card 65")
def test_camp_david_accords() -> None:
    table = play(US, "camp_david_accords")
    assert table.state.vp == 1 and [us(table, id) for id in ("israel", "jordan", "egypt")] == [1, 1, 1]


@pytest.mark.rule("card 66")
def test_puppet_governments_fill_up_to_three_empty_countries() -> None:
    table = play(US, "puppet_governments", ussr={"chile": 1}, us={"peru": 1})
    assert "space:chile" not in table.options(US) and "space:peru" not in table.options(US)
    table.answer(US, "space:brazil", "pass")
    assert us(table, "brazil") == 1 and is_removed(table, "puppet_governments")


@pytest.mark.rule("card 67", "I.2")
def test_grain_sales_plays_a_soviet_card_with_its_event() -> None:
    table = play(US, "grain_sales_to_soviets", ussr_hand=["fidel"])
    assert table.options(US) == ["do:play", "do:return"]
    table.answer(US, "do:play", "do:event-first")
    assert ussr(table, "cuba") == 3 and table.asked(US).prompt == "use-operations"


@pytest.mark.rule("card 67")
def test_grain_sales_gives_the_card_back_for_two_operations() -> None:
    table = play(US, "grain_sales_to_soviets", ussr_hand=["fidel"], us={"panama": 1})
    table.answer(US, "do:return", "do:influence", *spaces("panama", "panama"))
    assert us(table, "panama") == 3 and holds(table, USSR, "fidel")


@pytest.mark.rule("card 67")
def test_grain_sales_without_a_soviet_card_gives_two_operations() -> None:
    table = play(USSR, "grain_sales_to_soviets", "do:event-first", us={"panama": 1})
    table.answer(US, "do:influence", *spaces("panama", "panama"))
    assert us(table, "panama") == 3


@pytest.mark.rule("card 67")
def test_grain_sales_may_play_a_scoring_card_or_use_space() -> None:
    scored = play(US, "grain_sales_to_soviets", ussr_hand=["asia_scoring"], us={"japan": 4}).answer(US, "do:play")
    assert scored.answer(US, "do:event").state.vp == 4
    assert "do:space" in play(US, "grain_sales_to_soviets", ussr_hand=["fidel"]).answer(US, "do:play").options(US)


@pytest.mark.rule("card 67", "card 32")
def test_un_intervention_drawn_in_the_headline_must_be_returned() -> None:
    table = headlines("fidel", "grain_sales_to_soviets", turn=4, ussr_hand=["fidel", "un_intervention"])
    assert table.options(US) == ["do:return"]


@pytest.mark.rule("card 67", "card 32")
def test_the_us_may_pair_the_drawn_card_with_un_intervention() -> None:
    table = play(US, "grain_sales_to_soviets", hand=("un_intervention",), ussr_hand=["fidel"], us={"panama": 1})
    table.answer(US, "card:un_intervention", "do:influence", *spaces("panama", "panama"))
    assert ussr(table, "cuba") == 0 and us(table, "panama") == 3
    told = [note.values["card"] for note in table.notes("event")]
    assert told == [card("grain_sales_to_soviets"), card("un_intervention")]


@pytest.mark.rule("card 67", "8.1.3")
def test_a_us_coup_through_grain_sales_in_a_soviet_round_at_defcon_2() -> None:
    table = play(USSR, "grain_sales_to_soviets", "do:event-first", ussr={"cuba": 1}, defcon=2, dice=(1,))
    assert table.answer(US, "do:coup", "space:cuba").state.winners == [US]


@pytest.mark.rule("card 68", "card 101")
def test_john_paul_ii_and_solidarity() -> None:
    table = play(US, "john_paul_ii_elected_pope", ussr={"poland": 1})
    assert (us(table, "poland"), ussr(table, "poland")) == (1, 0) and in_effect(table, "john_paul_ii_elected_pope")


@pytest.mark.rule("card 69", "card 43")
def test_death_squads_change_coup_dice_in_latin_america_only() -> None:
    table = play(US, "latin_american_death_squads")
    assert table.state.coup_shift == [-1, 1]
    position: dict[str, Any] = {"ussr": {"chile": 1, "angola": 1}, "coup_dice": {"us": 1, "ussr": -1}}
    latin = play(US, "containment", "do:coup", dice=(3,), **position).answer(US, "space:chile")
    assert us(latin, "chile") == 0 and ussr(latin, "chile") == 0
    combined = play(US, "containment", "do:coup", dice=(3,), effects=["salt_negotiations"], **position)
    assert ussr(combined.answer(US, "space:chile"), "chile") == 1


@pytest.mark.rule("card 69")
def test_death_squads_of_both_sides_cancel() -> None:
    table = play(US, "latin_american_death_squads", coup_dice={"us": -1, "ussr": 1})
    assert table.state.coup_shift == [0, 0]


@pytest.mark.rule("card 70")
def test_oas_founded_adds_two_in_one_country_or_two() -> None:
    table = play(US, "oas_founded").answer(US, *spaces("brazil", "brazil"))
    assert us(table, "brazil") == 2 and is_removed(table, "oas_founded")


# 71-81, 107, 108


@pytest.mark.rule("card 71")
def test_nixon_takes_the_china_card_face_down_or_two_vp() -> None:
    taken = play(US, "nixon_plays_the_china_card", china="ussr")
    assert taken.state.china_holder == US and not taken.state.china_face_up
    assert play(US, "nixon_plays_the_china_card", china="us").state.vp == 2


@pytest.mark.rule("card 72")
def test_sadat_expels_soviets() -> None:
    table = play(US, "sadat_expels_soviets", ussr={"egypt": 4})
    assert (us(table, "egypt"), ussr(table, "egypt")) == (1, 0)


@pytest.mark.rule("card 73")
def test_shuttle_diplomacy_leaves_one_soviet_battleground_out() -> None:
    table = play(US, "middle_east_scoring", ussr={"iran": 2, "syria": 2}, effects=["shuttle_diplomacy"])
    assert table.options(US) == spaces("iran")
    table.answer(US, "space:iran")
    # without Iran the USSR has presence by Syria alone
    assert table.state.vp == -3 and is_discarded(table, "shuttle_diplomacy")


@pytest.mark.rule("card 73")
def test_shuttle_diplomacy_denies_japan_and_its_bonus_and_control() -> None:
    all_six = {"north_korea": 3, "south_korea": 3, "japan": 4, "india": 3, "pakistan": 2, "thailand": 2, "burma": 2}
    table = play(US, "asia_scoring", ussr=all_six, effects=["shuttle_diplomacy"]).answer(US, "space:japan")
    assert table.state.vp == -(7 + 5)


@pytest.mark.rule("card 73")
def test_shuttle_diplomacy_is_used_up_without_a_target_and_waits_through_other_scorings() -> None:
    used = play(US, "asia_scoring", effects=["shuttle_diplomacy"])
    assert is_discarded(used, "shuttle_diplomacy")
    waiting = play(US, "southeast_asia_scoring", effects=["shuttle_diplomacy"])
    assert in_effect(waiting, "shuttle_diplomacy")


@pytest.mark.rule("card 73", "4.3~a", "card 43")
def test_a_waiting_shuttle_diplomacy_is_not_among_the_discards() -> None:
    table = play(US, "shuttle_diplomacy")
    assert in_effect(table, "shuttle_diplomacy") and not is_discarded(table, "shuttle_diplomacy")


@pytest.mark.rule("card 74")
def test_voice_of_america_removes_four_outside_europe() -> None:
    table = play(US, "the_voice_of_america", ussr={"poland": 3, "iran": 3, "cuba": 1, "angola": 1})
    table.answer(US, *spaces("iran", "iran"))
    assert table.options(US) == spaces("angola", "cuba")
    table.answer(US, *spaces("cuba", "angola"))
    assert (ussr(table, "iran"), ussr(table, "poland")) == (1, 3)


@pytest.mark.rule("card 75")
def test_liberation_theology_adds_three_at_most_two_a_country() -> None:
    table = play(USSR, "liberation_theology").answer(USSR, *spaces("mexico", "mexico"))
    assert "space:mexico" not in table.options(USSR)
    assert ussr(table.answer(USSR, "space:cuba"), "mexico") == 2


@pytest.mark.rule("card 76")
def test_ussuri_takes_the_china_card_face_up_or_adds_four_in_asia() -> None:
    taken = play(US, "ussuri_river_skirmish", china="ussr")
    assert taken.state.china_holder == US and taken.state.china_face_up
    placed = play(US, "ussuri_river_skirmish", china="us").answer(US, *spaces("japan", "japan"))
    assert "space:japan" not in placed.options(US), "two in a country at most"
    placed.answer(US, *spaces("thailand", "thailand"))
    assert us(placed, "japan") == us(placed, "thailand") == 2


@pytest.mark.rule("card 77")
def test_ask_not_discards_first_and_then_draws_as_many() -> None:
    table = play(US, "ask_not_what_your_country", hand=("asia_scoring", "fidel"), deck=["nato", "marshall_plan"])
    table.answer(US, "card:asia_scoring", "card:fidel")
    assert holds(table, US, "nato") and holds(table, US, "marshall_plan") and is_discarded(table, "fidel")
    assert [note.values["n"] for note in table.notes("dealt")] == [2]


@pytest.mark.rule("card 77", "4.3")
def test_ask_not_reshuffles_its_own_discards_when_the_deck_runs_out() -> None:
    table = play(US, "ask_not_what_your_country", hand=("fidel",), deck=[]).answer(US, "card:fidel")
    assert holds(table, US, "fidel")


@pytest.mark.rule("card 77", "9.5")
def test_ask_not_may_discard_nothing_and_never_the_china_card() -> None:
    table = play(US, "ask_not_what_your_country", hand=("fidel",), china="us")
    assert table.options(US) == ["card:fidel", "pass"]
    assert is_removed(table.answer(US, "pass"), "ask_not_what_your_country") and not table.notes("dealt")


@pytest.mark.rule("card 78")
def test_alliance_for_progress_counts_latin_battlegrounds() -> None:
    assert play(US, "alliance_for_progress", us={"mexico": 2, "chile": 3, "haiti": 1, "japan": 4}).state.vp == 2
    assert is_removed(play(US, "alliance_for_progress"), "alliance_for_progress")


@pytest.mark.rule("card 79")
def test_africa_scoring() -> None:
    table = play(US, "africa_scoring", us={"nigeria": 1, "kenya": 2}, ussr={"sudan": 1})
    assert table.state.vp == (4 + 1) - 1


@pytest.mark.rule("card 80", "6.4~8")
def test_one_small_step_moves_two_boxes_and_pays_the_second_only() -> None:
    table = play(US, "one_small_step", space={"ussr": 3, "us": 1})
    assert (table.state.space[US], table.state.vp, table.state.attempts[US]) == (3, 0, 0)
    first = play(US, "one_small_step", space={"ussr": 4, "us": 3})
    assert (first.state.space[US], first.state.vp) == (5, 3)


@pytest.mark.rule("card 80")
def test_one_small_step_counts_both_boxes_for_abilities() -> None:
    table = play(US, "one_small_step", space={"ussr": 2, "us": 1})
    assert table.state.space[US] == 3 and not table.state.has_ability(USSR, 2)


@pytest.mark.rule("card 80")
def test_one_small_step_needs_to_be_behind_and_stops_at_the_last_box() -> None:
    table = at_table(phasing="us", turn=4, us_hand=["one_small_step"], space={"us": 1, "ussr": 1})
    assert "do:event" not in table.answer(US, "card:one_small_step").options(US)
    last = play(US, "one_small_step", space={"us": 7, "ussr": 8})
    assert (last.state.space[US], last.state.vp) == (8, 0)


@pytest.mark.rule("card 81")
def test_south_america_scoring() -> None:
    table = play(USSR, "south_america_scoring", ussr={"chile": 3, "peru": 2}, us={"uruguay": 2})
    assert table.state.vp == -(5 + 1) + 2


@pytest.mark.rule("card 107", "8.2.4")
def test_che_makes_a_second_coup_elsewhere_if_the_first_removed_us_influence() -> None:
    table = play(USSR, "che", us={"haiti": 1, "peru": 2, "panama": 2})
    assert "space:panama" not in table.options(USSR)
    table.script(3, 2).answer(USSR, *spaces("haiti", "peru"))
    assert us(table, "haiti") == 0 and us(table, "peru") == 1 and table.state.military[USSR] == 5


@pytest.mark.rule("card 107")
def test_che_stops_after_a_coup_that_removed_nothing_and_is_optional() -> None:
    failed = play(USSR, "che", us={"peru": 2, "haiti": 1}, dice=(1,)).answer(USSR, "space:peru")
    assert failed.asked(US).prompt == "play-card"
    declined = play(USSR, "che", us={"peru": 2}).answer(USSR, "pass")
    assert declined.state.military[USSR] == 0


@pytest.mark.rule("card 107", "card 51", "card 43")
def test_che_takes_operations_and_coup_modifiers() -> None:
    table = play(USSR, "che", us={"peru": 3}, dice=(1,), operations={"ussr": 1}, effects=["salt_negotiations"])
    table.answer(USSR, "space:peru")
    assert us(table, "peru") == 3 and table.state.military[USSR] == 4


@pytest.mark.rule("card 107", "card 40")
def test_che_is_fatal_in_the_missile_crisis() -> None:
    table = play(USSR, "che", us={"peru": 2}, crisis="ussr").answer(USSR, "space:peru", "pass")
    assert table.state.winners == [US]


@pytest.mark.rule("card 108")
def test_our_man_in_tehran_discards_from_the_deck() -> None:
    deck = ["fidel", "nasser", "nato", "suez_crisis", "blockade"]
    table = play(US, "our_man_in_tehran", us={"iran": 2}, deck=deck)
    assert sorted(table.options(US)) == sorted([*(f"card:{id}" for id in deck), "pass"])
    table.answer(US, "card:fidel", "pass")
    assert is_discarded(table, "fidel") and len(table.state.deck) == 4


@pytest.mark.rule("card 108", "I.1")
def test_what_is_seen_in_tehran_stays_secret_from_the_ussr() -> None:
    table = play(US, "our_man_in_tehran", us={"iran": 2})
    assert table.view(USSR)["looking"] == 5 and len(table.view(US)["looking"]) == 5
    assert not table.notes("look", seat=USSR)


@pytest.mark.rule("card 108")
def test_our_man_in_tehran_needs_a_controlled_country_and_reshuffles_a_short_deck() -> None:
    table = at_table(phasing="us", turn=4, us_hand=["our_man_in_tehran"]).answer(US, "card:our_man_in_tehran")
    assert "do:event" not in table.options(US)
    short = play(US, "our_man_in_tehran", us={"iran": 2}, deck=["fidel"], discards=["nasser"])
    assert sorted(short.options(US)) == ["card:fidel", "card:nasser", "pass"]
