"""Options that lose at once are marked before the click, with the reason."""

from typing import Any

import pytest

from sandtable.games.twilight.options import NAMES
from sandtable.testing import TestTable

from .table import US, USSR, at_table, play


def danger(table: TestTable, side: int, option: str) -> set[str]:
    found = table.state.hints(table.asked(side)).get(NAMES.number(option), {})
    return {name for name, chance in found.items() if name.startswith("danger-") and chance == 1.0}


@pytest.mark.rule("8.1.3", "6.3.4")
def test_a_coup_in_a_battleground_at_defcon_two() -> None:
    table = play(USSR, "fidel", use="do:coup", us={"angola": 1, "cameroon": 1}, defcon=2)
    assert danger(table, USSR, "space:angola") == {"danger-defcon"}
    assert danger(table, USSR, "space:cameroon") == set()
    assert danger(play(USSR, "fidel", use="do:coup", us={"angola": 1}, defcon=3), USSR, "space:angola") == set()


@pytest.mark.rule("card 40")
def test_a_coup_during_the_missile_crisis() -> None:
    table = at_table(ussr_hand=["fidel", "nasser"], us={"angola": 1}, crisis="ussr", effects=["cuban_missile_crisis"])
    table.answer(USSR, "card:fidel")
    assert danger(table, USSR, "do:coup") == {"danger-crisis"}
    assert danger(table, USSR, "do:event") == set()


@pytest.mark.rule("8.1.3", "card 4")
def test_the_opponents_event_that_lowers_defcon_is_fatal_however_it_is_played() -> None:
    table = at_table(ussr_hand=["duck_and_cover", "nasser"], defcon=2)
    assert danger(table, USSR, "card:duck_and_cover") == {"danger-defcon"}
    assert danger(table, USSR, "card:nasser") == set()
    table.answer(USSR, "card:duck_and_cover")
    assert danger(table, USSR, "do:influence") == {"danger-defcon"}
    assert danger(table, USSR, "do:space") == set()


@pytest.mark.rule("8.1.3", "card 53")
def test_ones_own_event_that_lowers_defcon_is_fatal_as_an_event_only() -> None:
    table = at_table(turn=4, ussr_hand=["we_will_bury_you", "nasser"], defcon=2)
    assert danger(table, USSR, "card:we_will_bury_you") == set()
    table.answer(USSR, "card:we_will_bury_you")
    assert danger(table, USSR, "do:event") == {"danger-defcon"}
    assert danger(table, USSR, "do:influence") == set()


@pytest.mark.rule("8.1.3", "card 26")
def test_an_event_that_gives_the_opponent_a_fatal_coup() -> None:
    table = at_table(ussr_hand=["cia_created", "nasser"], ussr={"angola": 1}, defcon=2)
    assert danger(table, USSR, "card:cia_created") == {"danger-defcon"}
    assert danger(at_table(ussr_hand=["cia_created", "nasser"], defcon=2), USSR, "card:cia_created") == set()


@pytest.mark.rule("8.1.3", "4.5C")
def test_a_headline_that_lowers_defcon() -> None:
    table = at_table(phase="headlines", ussr_hand=["duck_and_cover", "nasser"], us_hand=["fidel", "blockade"], defcon=2)
    assert danger(table, USSR, "card:duck_and_cover") == {"danger-defcon"}
    assert danger(table, USSR, "card:nasser") == set()


@pytest.mark.rule("4.5F")
def test_a_scoring_card_that_would_be_left_in_the_hand() -> None:
    table = at_table(round=6, ussr_hand=["europe_scoring", "nasser"])
    assert danger(table, USSR, "card:nasser") == {"danger-held"}
    assert danger(table, USSR, "card:europe_scoring") == set()
    assert danger(at_table(round=5, ussr_hand=["europe_scoring", "nasser"]), USSR, "card:nasser") == set()


@pytest.mark.rule("10.3.1")
def test_a_scoring_card_that_gives_the_opponent_the_game() -> None:
    table = at_table(ussr_hand=["middle_east_scoring", "nasser"], us={"israel": 4}, vp=18)
    assert danger(table, USSR, "card:middle_east_scoring") == {"danger-points"}
    table = at_table(ussr_hand=["middle_east_scoring", "nasser"], us={"israel": 4}, vp=0)
    assert danger(table, USSR, "card:middle_east_scoring") == set()


@pytest.mark.rule("card 100")
def test_ending_the_game_by_wargames_when_behind() -> None:
    assert danger(play(US, "wargames", turn=8, defcon=2, vp=5), US, "do:end-game") == {"danger-points"}
    assert danger(play(US, "wargames", turn=8, defcon=2, vp=7), US, "do:end-game") == set()


@pytest.mark.rule("card 46", "8.1.3")
def test_setting_defcon_to_one() -> None:
    table = play(US, "how_i_learned_to_stop_worrying", turn=4, defcon=4)
    assert danger(table, US, "defcon:1") == {"danger-defcon"}
    assert danger(table, US, "defcon:2") == set()


@pytest.mark.rule("card 45", "8.1.3")
def test_the_winner_of_a_summit_who_lowers_defcon_in_their_own_round() -> None:
    table = play(US, "summit", turn=4, defcon=2, dice=(1, 6))
    assert danger(table, US, "do:lower") == {"danger-defcon"}
    assert danger(table, US, "do:raise") == set()


@pytest.mark.rule("8.1.3", "card 91")
def test_an_event_that_gives_the_opponent_a_fatal_free_coup_in_cuba() -> None:
    def ortega(**position: Any) -> TestTable:
        return at_table(turn=8, phasing="us", us_hand=["ortega_elected_in_nicaragua", "fidel"], **position)

    assert danger(ortega(us={"cuba": 1}, defcon=2), US, "card:ortega_elected_in_nicaragua") == {"danger-defcon"}
    assert danger(ortega(us={"cuba": 1}, defcon=3), US, "card:ortega_elected_in_nicaragua") == set()
    assert danger(ortega(us={"honduras": 1}, defcon=2), US, "card:ortega_elected_in_nicaragua") == set()


@pytest.mark.rule("8.1.3", "card 96")
def test_an_event_that_gives_the_opponent_a_fatal_free_coup_in_europe() -> None:
    table = at_table(turn=8, ussr_hand=["tear_down_this_wall", "nasser"], ussr={"poland": 1}, defcon=2)
    assert danger(table, USSR, "card:tear_down_this_wall") == {"danger-defcon"}
    table.answer(USSR, "card:tear_down_this_wall")
    assert danger(table, USSR, "do:influence") == {"danger-defcon"}
    assert danger(table, USSR, "do:space") == set()


@pytest.mark.rule("8.1.3", "card 45")
def test_a_summit_that_the_opponent_may_win_at_defcon_two() -> None:
    """Fifteen of thirty-six rolls are the opponent's while neither dominates a region."""

    def risk(defcon: int) -> float:
        table = at_table(turn=4, ussr_hand=["summit", "nasser"], defcon=defcon).answer(USSR, "card:summit")
        hints = table.state.hints(table.asked(USSR)).get(NAMES.number("do:event"), {})
        return float(hints.get("danger-defcon", 0.0))

    assert risk(2) == 15 / 36
    assert risk(3) == 0.0


@pytest.mark.rule("card 50")
def test_the_points_of_we_will_bury_you() -> None:
    """Any card but UN Intervention, played as an event, lets the USSR have them."""
    hand = ["un_intervention", "fidel", "nato"]
    table = at_table(turn=4, phasing="us", us_hand=hand, vp=-17, effects=["we_will_bury_you"])
    assert danger(table, US, "card:nato") == {"danger-points"}
    assert danger(table, US, "card:un_intervention") == set()
    table.answer(US, "card:un_intervention")
    assert danger(table, US, "do:influence") == {"danger-points"}
    assert danger(table, US, "do:event") == set()
    calm = at_table(turn=4, phasing="us", us_hand=hand, vp=-16, effects=["we_will_bury_you"])
    assert danger(calm, US, "card:nato") == set()


@pytest.mark.rule("10.2.2", "card 55")
def test_an_opponents_event_whose_points_are_the_last() -> None:
    table = at_table(turn=4, us_hand=["willy_brandt", "nato"], vp=-19, phasing="us")
    assert danger(table, US, "card:willy_brandt") == {"danger-points"}
    table.answer(US, "card:willy_brandt")
    assert danger(table, US, "do:influence") == {"danger-points"}
    even = at_table(turn=4, us_hand=["willy_brandt", "nato"], vp=0, phasing="us")
    assert danger(even, US, "card:willy_brandt") == set()


@pytest.mark.rule("10.2.2", "card 59")
def test_a_war_card_under_flower_power_whose_points_are_the_last() -> None:
    table = at_table(turn=4, us_hand=["brush_war", "nato"], vp=-18, phasing="us", effects=["flower_power"])
    table.answer(US, "card:brush_war")
    assert danger(table, US, "do:influence") == danger(table, US, "do:event") == {"danger-points"}


def risk(table: TestTable, side: int, option: str, reason: str) -> float:
    return float(table.state.hints(table.asked(side)).get(NAMES.number(option), {}).get(reason, 0.0))


@pytest.mark.rule("10.2.2", "card 11")
def test_points_that_hang_on_a_die_are_marked_with_their_chance() -> None:
    """North Korea wins with four to six."""
    table = at_table(us_hand=["korean_war", "nato"], phasing="us", vp=-18)
    assert risk(table, US, "card:korean_war", "danger-points") == 0.5
    table.answer(US, "card:korean_war")
    assert risk(table, US, "do:influence", "danger-points") == 0.5
    assert risk(table, US, "do:space", "danger-points") == 0.0


@pytest.mark.rule("card 85", "8.1.3")
def test_an_event_from_the_discards_that_loses_at_once() -> None:
    space = {"us": 4, "ussr": 1}
    table = play(US, "star_wars", turn=8, defcon=2, space=space, discards=["duck_and_cover", "nato", "kitchen_debates"])
    assert danger(table, US, "card:duck_and_cover") == {"danger-defcon"}
    assert danger(table, US, "card:kitchen_debates") == set()


@pytest.mark.rule("card 85", "8.1.3")
def test_an_event_that_lets_the_opponent_take_a_fatal_one_from_the_discards() -> None:
    def star_wars(*discards: str) -> TestTable:
        return at_table(turn=8, ussr_hand=["star_wars", "nasser"], defcon=2, space={"us": 1}, discards=[*discards])

    assert danger(star_wars("duck_and_cover"), USSR, "card:star_wars") == {"danger-defcon"}
    assert danger(star_wars("nato"), USSR, "card:star_wars") == set()


@pytest.mark.rule("card 5", "8.1.3")
def test_the_plan_may_bring_a_fatal_card_of_ones_own_hand_to_light() -> None:
    hand = ["five_year_plan", "duck_and_cover", "nasser"]
    assert risk(at_table(ussr_hand=hand, defcon=2), USSR, "card:five_year_plan", "danger-defcon") == 0.5
    assert risk(at_table(ussr_hand=hand, defcon=3), USSR, "card:five_year_plan", "danger-defcon") == 0.0


@pytest.mark.rule("card 67", "card 50")
def test_a_card_given_back_after_grain_sales_lets_the_ussr_have_its_points() -> None:
    buried: dict[str, Any] = {"vp": -17, "effects": ["we_will_bury_you"]}
    table = play(US, "grain_sales_to_soviets", turn=4, ussr_hand=["fidel"], **buried)
    assert danger(table, US, "do:return") == {"danger-points"}


@pytest.mark.rule("card 67", "8.1.3")
def test_a_card_drawn_by_grain_sales_whose_event_is_fatal() -> None:
    table = play(US, "grain_sales_to_soviets", turn=4, defcon=2, ussr_hand=["we_will_bury_you"])
    assert danger(table, US, "do:play") == {"danger-defcon"}
    assert danger(table, US, "do:return") == set()
