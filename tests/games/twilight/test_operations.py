"""Sections 5 to 7: playing cards, operations, events in general."""

from typing import Any

import pytest

from sandtable.games.twilight.options import MAP
from sandtable.games.twilight.rules.effects import end_turn_effects
from sandtable.games.twilight.rules.value import current_ops
from sandtable.testing import TestTable

from .table import US, USSR, at_table, in_effect, is_discarded, is_removed, play, spaces, us, ussr


def uses(side: int, id: str, **position: Any) -> list[str]:
    hand = {"us_hand" if side == US else "ussr_hand": [id]}
    table = at_table(phasing="us" if side == US else "ussr", **hand, **position)
    return table.answer(side, f"card:{id}").options(side)


# 5 Playing cards


@pytest.mark.rule("5.1", "7.1")
def test_a_card_is_event_operations_or_space() -> None:
    assert uses(USSR, "fidel", us={"iran": 1}) == ["do:event", "do:influence", "do:realign", "do:coup", "do:space"]


@pytest.mark.rule("5.2", "5.2~b")
def test_using_an_opponents_card_for_operations_makes_its_event_happen_for_the_opponent() -> None:
    table = play(US, "socialist_governments", use="do:influence", us={"france": 3, "canada": 2})
    table.answer(US, *spaces("canada", "canada", "canada"))
    table.answer(USSR, *spaces("france", "france", "canada"))
    assert us(table, "france") == 1


@pytest.mark.rule("5.2~a")
def test_the_phasing_player_picks_the_order() -> None:
    before = play(US, "fidel", use="do:event-first", us={"cuba": 2})
    assert us(before, "cuba") == 0 and before.asked(US).prompt == "use-operations"
    after = play(US, "fidel", use="do:influence", us={"cuba": 2})
    after.answer(US, *spaces("mexico", "mexico"))
    assert us(after, "cuba") == 0 and us(after, "mexico") == 2


@pytest.mark.rule("7.1")
def test_an_opponents_event_cannot_be_played_alone() -> None:
    assert "do:event" not in uses(US, "fidel")


@pytest.mark.rule("5.2~c")
def test_an_event_that_lacks_its_condition_leaves_the_operations() -> None:
    table = play(USSR, "star_wars", use="do:influence", turn=8, ussr={"cuba": 1})
    table.answer(USSR, *spaces("cuba", "cuba"))
    assert ussr(table, "cuba") == 3 and is_discarded(table, "star_wars") and table.notes("no-event")


@pytest.mark.rule("5.2~c")
def test_conditions_are_judged_when_the_event_is_carried_out() -> None:
    table = play(USSR, "kitchen_debates", use="do:coup", turn=4, us={"angola": 1, "nigeria": 1}, ussr={"zaire": 1})
    table.script(6).answer(USSR, "space:angola")
    assert table.state.vp == 0 and is_discarded(table, "kitchen_debates")


@pytest.mark.rule("5.2~d")
def test_a_barred_event_is_worth_operations_only() -> None:
    assert "do:event-first" not in uses(US, "opec", turn=8, effects=["north_sea_oil"])


@pytest.mark.rule("5.2~e")
def test_an_event_without_effect_has_happened() -> None:
    assert is_removed(play(USSR, "romanian_abdication", ussr={"romania": 3}), "romanian_abdication")


@pytest.mark.rule("5.2~f")
def test_when_the_first_half_ends_the_game_the_second_is_not_carried_out() -> None:
    table = play(US, "fidel", use="do:coup", ussr={"cuba": 1}, defcon=2, dice=(1,)).answer(US, "space:cuba")
    assert table.state.winners == [USSR] and ussr(table, "cuba") == 1


@pytest.mark.rule("5.2~g")
def test_modifiers_of_the_event_apply_to_the_operations_after_it() -> None:
    table = play(USSR, "containment", use="do:event-first", ussr={"cuba": 1})
    assert in_effect(table, "containment")
    first = play(US, "brezhnev_doctrine", use="do:event-first", turn=4, us={"iran": 1})
    assert current_ops(first.state, USSR, 3) == 4


@pytest.mark.rule("5.3")
def test_a_higher_card_also_meets_a_required_value() -> None:
    assert "card:nato" in play(USSR, "blockade", us_hand=["nato"]).options(US)


@pytest.mark.rule("5.4")
def test_forced_discards_trigger_nothing_and_are_not_removed() -> None:
    table = play(USSR, "blockade", us_hand=["suez_crisis"], us={"france": 3}).answer(US, "card:suez_crisis")
    assert us(table, "france") == 3 and is_discarded(table, "suez_crisis")


@pytest.mark.rule("5.5")
def test_card_text_beats_the_rules() -> None:
    # Junta coups where DEFCON closes nothing, Tear Down This Wall even in closed Europe
    table = play(US, "tear_down_this_wall", turn=8, ussr={"poland": 1}, defcon=2)
    assert "do:coup" in table.options(US)


# 6.0 and 6.1 Influence


@pytest.mark.rule("6.0")
def test_all_points_go_to_one_kind_of_operation() -> None:
    table = play(USSR, "comecon", use="do:influence", ussr={"cuba": 1}, us={"iran": 1})
    assert table.answer(USSR, "space:cuba").asked(USSR).prompt == "influence-where"


@pytest.mark.rule("6.0~a", "7.4")
def test_values_stay_between_one_and_four_before_region_bonuses() -> None:
    table = play(USSR, "the_china_card", use="do:influence", ussr={"india": 1}, operations={"ussr": 1})
    table.answer(USSR, *spaces(*["india"] * 5))
    assert ussr(table, "india") == 6


@pytest.mark.rule("6.1.1", "sheet:ops-1a")
def test_influence_reaches_own_countries_and_their_neighbours() -> None:
    table = play(USSR, "fidel", use="do:influence", ussr={"iraq": 1})
    reach = set(table.options(USSR))
    assert set(spaces("iraq", "iran", "jordan", "gulf_states", "saudi_arabia")) <= reach
    assert "space:israel" not in reach


@pytest.mark.rule("6.1.4")
def test_countries_next_to_the_home_space_are_always_in_reach() -> None:
    table = play(USSR, "fidel", use="do:influence")
    assert set(table.options(USSR)) == set(spaces("finland", "poland", "romania", "afghanistan", "north_korea"))


@pytest.mark.rule("6.1.1~a")
def test_points_just_placed_do_not_extend_the_reach() -> None:
    table = play(USSR, "fidel", use="do:influence").answer(USSR, "space:afghanistan")
    assert "space:pakistan" not in table.options(USSR)


@pytest.mark.rule("6.1.1~b")
def test_an_event_earlier_in_the_round_neither_widens_nor_narrows_the_reach() -> None:
    gained = play(USSR, "cia_created", use="do:event-first", us={"panama": 1}).answer(US, "pass")
    assert gained.asked(USSR).prompt == "use-operations"
    lost = play(US, "fidel", use="do:event-first", us={"cuba": 1}).answer(US, "do:influence")
    assert "space:haiti" in lost.options(US)


@pytest.mark.rule("6.1.1~c")
def test_influence_from_events_needs_no_reach() -> None:
    assert "space:zaire" in play(USSR, "decolonization").options(USSR)


@pytest.mark.rule("6.1.2", "6.1.2~a", "sheet:ops-1c")
def test_a_point_costs_two_until_control_is_broken() -> None:
    table = play(USSR, "comecon", use="do:influence", us={"iran": 2}, ussr={"iraq": 1})
    table.answer(USSR, *spaces("iran", "iran"))
    assert ussr(table, "iran") == 2 and table.asked(US).prompt == "play-card"


@pytest.mark.rule("6.1.2")
def test_the_last_point_cannot_go_where_two_are_needed() -> None:
    table = play(USSR, "nasser", use="do:influence", us={"iran": 2}, ussr={"iraq": 1})
    assert "space:iran" not in table.options(USSR)


@pytest.mark.rule("6.1.3", "sheet:ops-1b")
def test_points_may_be_spread_over_regions() -> None:
    table = play(USSR, "fidel", use="do:influence", ussr={"cuba": 1, "iraq": 1})
    table.answer(USSR, *spaces("cuba", "iraq"))
    assert ussr(table, "cuba") == ussr(table, "iraq") == 2


@pytest.mark.rule("6.1.5")
def test_defcon_does_not_limit_influence() -> None:
    assert "space:poland" in play(USSR, "fidel", use="do:influence", defcon=2).options(USSR)


# 6.2 Realignment


def realigned(dice: tuple[int, int], **position: Any) -> TestTable:
    """The USSR realigns Haiti once; its die comes first."""
    return play(USSR, "nasser", use="do:realign", dice=dice, **position).answer(USSR, "space:haiti")


@pytest.mark.rule("6.2.1", "sheet:ops-2a")
def test_realignment_needs_enemy_influence_and_rolls_once_a_point() -> None:
    table = play(USSR, "fidel", use="do:realign", dice=(1, 1, 1, 1), us={"haiti": 1}, ussr={"cuba": 3})
    assert table.options(USSR) == spaces("haiti")
    table.answer(USSR, *spaces("haiti", "haiti"))
    assert len(table.notes("realigned")) == 2 and table.asked(US).prompt == "play-card"


@pytest.mark.rule("6.2.1~a")
def test_targets_are_named_one_by_one_and_may_repeat_or_stop() -> None:
    table = play(USSR, "fidel", use="do:realign", dice=(1, 6), us={"haiti": 1, "peru": 1})
    table.answer(USSR, "space:haiti")
    assert table.options(USSR) == [*spaces("haiti", "peru"), "pass"]


@pytest.mark.rule("6.2.2", "sheet:ops-2b", "6.2.2~a")
def test_the_higher_total_removes_the_difference_down_to_zero() -> None:
    assert us(realigned((5, 2), us={"haiti": 4}), "haiti") == 4 - (5 - 3)
    assert us(realigned((6, 1), us={"haiti": 1}, ussr={"haiti": 3}), "haiti") == 0


@pytest.mark.rule("6.2.2", "sheet:ops-2c")
def test_each_controlled_neighbour_adds_one() -> None:
    table = realigned((3, 3), us={"haiti": 2}, ussr={"cuba": 3, "dominican_republic": 1})
    assert us(table, "haiti") == 2 - (3 + 2 - 4)


@pytest.mark.rule("6.2.2", "sheet:ops-2d")
def test_more_influence_in_the_target_adds_one() -> None:
    assert us(realigned((3, 3), us={"haiti": 1}, ussr={"haiti": 2}), "haiti") == 0


@pytest.mark.rule("6.2.2", "sheet:ops-2e", "2.1.5")
def test_the_own_home_space_next_to_the_target_adds_one() -> None:
    table = play(US, "containment", use="do:realign", dice=(3, 2), ussr={"mexico": 1}, us={"mexico": 1})
    assert ussr(table.answer(US, "space:mexico", "pass"), "mexico") == 1
    better = play(US, "containment", use="do:realign", dice=(3, 3), ussr={"mexico": 1}, us={"mexico": 1})
    assert ussr(better.answer(US, "space:mexico"), "mexico") == 0


@pytest.mark.rule("6.2.2~a")
def test_the_acting_side_can_lose_and_a_tie_does_nothing() -> None:
    lost = realigned((1, 5), us={"haiti": 1}, ussr={"haiti": 1})
    assert ussr(lost, "haiti") == 0 and us(lost, "haiti") == 1
    tied = realigned((3, 3), us={"haiti": 1}, ussr={"haiti": 1})
    assert (us(tied, "haiti"), ussr(tied, "haiti")) == (1, 1)


@pytest.mark.rule("6.2.3", "8.2.4")
def test_realignment_never_adds_influence_or_military_operations() -> None:
    table = realigned((6, 1), us={"haiti": 1})
    assert ussr(table, "haiti") == 0 and table.state.military == [0, 0] and table.state.defcon == 5


@pytest.mark.rule("6.2~4")
def test_defcon_limits_realignment() -> None:
    table = play(USSR, "fidel", use="do:realign", us={"italy": 1, "haiti": 1}, defcon=4)
    assert table.options(USSR) == spaces("haiti")


@pytest.mark.rule("9.6", "card 6")
def test_the_china_card_gives_an_extra_roll_if_all_are_in_asia() -> None:
    dice = (1, 1) * 5
    table = play(USSR, "the_china_card", use="do:realign", dice=dice, us={"thailand": 3, "haiti": 1})
    table.answer(USSR, *spaces(*["thailand"] * 4))
    assert table.options(USSR) == [*spaces("thailand"), "pass"]


# 6.3 Coups


@pytest.mark.rule("6.3.1", "sheet:ops-3a")
def test_a_coup_needs_enemy_influence_only() -> None:
    table = play(USSR, "fidel", use="do:coup", us={"haiti": 1}, ussr={"cuba": 3})
    assert table.options(USSR) == spaces("haiti")


@pytest.mark.rule("6.3.2")
@pytest.mark.parametrize(("die", "american", "soviet"), [(2, 2, 0), (3, 1, 0), (6, 0, 2)])
def test_a_coup_removes_by_its_margin_and_adds_the_rest(die: int, american: int, soviet: int) -> None:
    table = play(USSR, "fidel", use="do:coup", dice=(die,), us={"iran": 2}).answer(USSR, "space:iran")
    assert (us(table, "iran"), ussr(table, "iran")) == (american, soviet)


@pytest.mark.rule("6.3.2~a", "6.3.3", "sheet:ops-3b", "8.2.4")
def test_one_coup_uses_the_whole_value_and_counts_even_if_it_fails() -> None:
    table = play(USSR, "comecon", use="do:coup", dice=(1,), us={"israel": 4}).answer(USSR, "space:israel")
    assert us(table, "israel") == 4 and table.state.military[USSR] == 3 and table.asked(US).prompt == "play-card"


@pytest.mark.rule("6.3.4", "sheet:ops-3c", "2.1.4")
def test_a_battleground_coup_lowers_defcon_even_if_it_fails() -> None:
    failed = play(USSR, "nasser", use="do:coup", dice=(1,), us={"israel": 4}).answer(USSR, "space:israel")
    assert failed.state.defcon == 4
    elsewhere = play(USSR, "nasser", use="do:coup", dice=(1,), us={"haiti": 4}).answer(USSR, "space:haiti")
    assert elsewhere.state.defcon == 5


@pytest.mark.rule("6.3.5")
def test_free_coups_ignore_region_limits_but_lower_defcon() -> None:
    table = play(US, "tear_down_this_wall", turn=8, ussr={"poland": 1}, defcon=3, dice=(1,))
    assert table.answer(US, "do:coup", "space:poland").state.defcon == 2


@pytest.mark.rule("6.3~6")
def test_coups_are_kept_from_closed_regions_and_treaties() -> None:
    position: dict[str, Any] = {"us": {"japan": 1, "iran": 1, "haiti": 1}, "effects": ["us_japan_mutual_defense_pact"]}
    assert play(USSR, "fidel", use="do:coup", defcon=5, **position).options(USSR) == spaces("iran", "haiti")
    assert play(USSR, "fidel", use="do:coup", defcon=2, **position).options(USSR) == spaces("haiti")


# 6.4 The space race


@pytest.mark.rule("6.4.1", "6.4.3", "sheet:space-1")
def test_a_roll_within_the_range_advances_one_box_and_uses_the_attempt() -> None:
    table = play(USSR, "nuclear_subs", use="do:space", turn=4, dice=(3,))
    assert table.state.space[USSR] == 1 and table.state.vp == -2
    failed = play(USSR, "nuclear_subs", use="do:space", turn=4, dice=(4,))
    assert failed.state.space[USSR] == 0 and failed.state.attempts[USSR] == 1
    assert "do:space" not in uses(USSR, "nuclear_subs", turn=4, attempts={"ussr": 1})


@pytest.mark.rule("6.4.1")
@pytest.mark.parametrize(
    ("box", "enough", "short"), [(0, "fidel", "nasser"), (4, "comecon", "fidel"), (7, "nato", "comecon")]
)
def test_every_box_has_its_minimum(box: int, enough: str, short: str) -> None:
    assert "do:space" in uses(USSR, enough, space={"ussr": box})
    assert "do:space" not in uses(USSR, short, space={"ussr": box})


@pytest.mark.rule("6.4.1~a", "7.4.2")
def test_plain_modifiers_help_to_reach_the_minimum() -> None:
    assert "do:space" in uses(USSR, "nasser", operations={"ussr": 1})


@pytest.mark.rule("6.4.2")
@pytest.mark.parametrize(
    ("box", "first", "second"), [(1, 2, 1), (2, 0, 0), (3, 2, 0), (4, 0, 0), (5, 3, 1), (6, 0, 0), (7, 4, 2), (8, 2, 0)]
)
def test_boxes_pay_the_first_and_the_second_arrival(box: int, first: int, second: int) -> None:
    ahead = play(US, "captured_nazi_scientist", space={"us": box - 1})
    assert ahead.state.vp == first
    behind = play(US, "captured_nazi_scientist", space={"us": box - 1, "ussr": box})
    assert behind.state.vp == second


@pytest.mark.rule("6.4.4", "6.4.4~a", "sheet:space-2")
def test_box_two_allows_two_space_cards_until_the_other_arrives() -> None:
    assert "do:space" in uses(USSR, "fidel", space={"ussr": 2}, attempts={"ussr": 1})
    assert "do:space" not in uses(USSR, "fidel", space={"ussr": 2, "us": 2}, attempts={"ussr": 1})
    assert "do:space" not in uses(USSR, "fidel", space={"ussr": 2}, attempts={"ussr": 2})


@pytest.mark.rule("6.4.4~b", "sheet:space-4")
def test_box_four_makes_the_opponent_show_its_headline_first() -> None:
    table = at_table(phase="headlines", turn=4, space={"ussr": 4}, us_hand=["containment"], ussr_hand=["fidel"])
    table.answer(US, "card:containment")
    assert table.view(USSR)["laid"] == [{"label": "headline", "seat": US, "cards": ["card:containment"], "hidden": 0}]
    assert [note.values["seat"] for note in table.notes("headline")] == [US]


@pytest.mark.rule("6.4.5", "sheet:space-9")
def test_a_spaced_card_has_no_event_and_is_discarded_even_if_starred() -> None:
    table = play(US, "fidel", use="do:space", dice=(6,), us={"cuba": 1})
    assert us(table, "cuba") == 1 and is_discarded(table, "fidel")


@pytest.mark.rule("6.4.6")
def test_the_last_box_ends_the_race() -> None:
    assert "do:space" not in uses(USSR, "nato", space={"ussr": 8})


@pytest.mark.rule("6.4~7")
def test_granted_operations_are_not_for_space() -> None:
    assert "do:space" not in play(US, "abm_treaty", turn=4).options(US)


@pytest.mark.rule("6.4~8")
def test_event_advances_need_no_attempt() -> None:
    assert play(US, "one_small_step", turn=4, space={"ussr": 2}, attempts={"us": 1}).state.attempts[US] == 1


# 7 Events in general


@pytest.mark.rule("7.1~a")
def test_the_owner_of_an_event_never_gets_its_operations_too() -> None:
    table = play(USSR, "nasser")
    assert table.asked(US).prompt == "play-card"


@pytest.mark.rule("7.2")
def test_other_scoring_cards_are_discarded() -> None:
    assert is_discarded(play(USSR, "asia_scoring"), "asia_scoring")


@pytest.mark.rule("7.3")
def test_lasting_events_stay_until_cancelled() -> None:
    table = play(USSR, "nasser", effects=["nato", "formosan_resolution"])
    end_turn_effects(table.state)
    assert in_effect(table, "nato") and in_effect(table, "formosan_resolution")


@pytest.mark.rule("7.4", "9.7")
def test_modifiers_affect_the_china_card() -> None:
    table = play(USSR, "the_china_card", use="do:coup", us={"haiti": 1}, operations={"ussr": -1}, dice=(1,))
    assert table.answer(USSR, "space:haiti").state.military[USSR] == 3


@pytest.mark.rule("7.4.1", "7.4.2")
def test_a_modified_value_counts_for_every_use() -> None:
    position: dict[str, Any] = {"us": {"haiti": 1}, "operations": {"ussr": 1}}
    coup = play(USSR, "fidel", use="do:coup", dice=(1,), **position).answer(USSR, "space:haiti")
    assert coup.state.military[USSR] == 3
    placed = play(USSR, "nasser", use="do:influence", **position).answer(USSR, *spaces("poland", "poland"))
    assert ussr(placed, "poland") == 2


@pytest.mark.rule("7.4.3")
def test_operations_granted_by_events_are_modified() -> None:
    table = play(US, "cia_created", us={"iran": 1}, operations={"us": 1}).answer(US, "do:influence", "space:iran")
    assert table.asked(US).prompt == "influence-where"


@pytest.mark.rule("7~5", "2.1.5")
def test_a_war_is_one_die_less_the_enemys_neighbours() -> None:
    table = play(USSR, "indo_pakistani_war", dice=(4,), us={"burma": 2, "india": 3}).answer(USSR, "space:india")
    assert us(table, "india") == 3 and table.state.military[USSR] == 2 and table.state.defcon == 5


@pytest.mark.rule("7~6")
def test_a_won_war_turns_all_enemy_influence() -> None:
    table = play(USSR, "indo_pakistani_war", dice=(6,), us={"india": 3}, ussr={"india": 1}).answer(USSR, "space:india")
    assert (us(table, "india"), ussr(table, "india")) == (0, 4)


@pytest.mark.rule("6.1.1")
def test_the_table_can_say_why_a_country_is_not_offered() -> None:
    table = play(USSR, "fidel", use="do:influence")
    assert table.state.why_not(table.asked(USSR), MAP.number("chile")) == "6.1.1"


@pytest.mark.rule("6.2.2", "card 93")
def test_the_hint_for_a_realignment_knows_of_iran_contra() -> None:
    table = play(USSR, "fidel", use="do:realign", us={"haiti": 1}, effects=["iran_contra_scandal"])
    assert table.state.hints(table.asked(USSR)) == {MAP.number("haiti"): {"success": 15 / 36, "risk": 0.0}}


@pytest.mark.rule("6.3.2", "6.2.2", "6.1.2", "6.4.1")
def test_hints_tell_chances_and_prices_before_the_click() -> None:
    coup = play(USSR, "fidel", use="do:coup", us={"iran": 1})
    assert coup.state.hints(coup.asked(USSR)) == {
        MAP.number("iran"): {"success": 4 / 6, "gain": (1 + 2 + 3 + 4) / 6, "defcon": 4}
    }
    placing = play(USSR, "fidel", use="do:influence", us={"iran": 2}, ussr={"iraq": 1})
    assert placing.state.hints(placing.asked(USSR))[MAP.number("iran")] == {"cost": 2, "control": 4}
    realigning = play(USSR, "fidel", use="do:realign", us={"haiti": 1}, ussr={"haiti": 1})
    assert realigning.state.hints(realigning.asked(USSR)) == {
        MAP.number("haiti"): {"success": 15 / 36, "risk": 15 / 36}
    }


@pytest.mark.rule("7.1", "6.4.3", "4.5D~a")
def test_the_table_can_say_why_a_use_or_a_pass_is_not_offered() -> None:
    table = at_table(phasing="us", us_hand=["fidel"], attempts={"us": 1})
    names = table.game.names
    assert table.state.why_not(table.asked(US), names.number("pass")) == "4.5D~a"
    asked = table.answer(US, "card:fidel").asked(US)
    assert table.state.why_not(asked, names.number("do:event")) == "7.1"
    assert table.state.why_not(asked, names.number("do:space")) == "6.4.3"
