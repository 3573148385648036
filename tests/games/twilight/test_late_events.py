"""Every Late War card, and the rulings that belong to it."""

from typing import Any

import pytest

from sandtable.games.twilight.rules.effects import end_turn_effects
from sandtable.testing import TestTable

from .table import US, USSR, at_table, headlines, holds, in_effect, is_discarded, is_removed, spaces, us, ussr
from .table import play as play_early


def play(side: int, id: str, use: str = "do:event", **position: Any) -> TestTable:
    position.setdefault("turn", 8)
    return play_early(side, id, use, **position)


def event_is_offered(side: int, id: str, **position: Any) -> bool:
    hand = {f"{'us' if side == US else 'ussr'}_hand": [id]}
    table = at_table(turn=8, phasing="us" if side == US else "ussr", **hand, **position)
    return "do:event" in table.answer(side, f"card:{id}").options(side)


@pytest.mark.rule("card 82")
def test_iranian_hostage_crisis() -> None:
    table = play(USSR, "iranian_hostage_crisis", us={"iran": 3})
    assert (us(table, "iran"), ussr(table, "iran")) == (0, 2) and in_effect(table, "iranian_hostage_crisis")


@pytest.mark.rule("card 83")
def test_the_iron_lady() -> None:
    table = play(US, "the_iron_lady", ussr={"uk": 2})
    assert (table.state.vp, ussr(table, "argentina"), ussr(table, "uk")) == (1, 1, 0)


@pytest.mark.rule("card 84")
def test_reagan_bombs_libya_pays_half_of_the_soviet_influence() -> None:
    table = play(US, "reagan_bombs_libya", ussr={"libya": 5})
    assert (table.state.vp, ussr(table, "libya")) == (2, 5)
    assert is_removed(play(US, "reagan_bombs_libya"), "reagan_bombs_libya")


@pytest.mark.rule("card 85")
def test_star_wars_carries_out_a_discarded_event_for_the_us() -> None:
    table = play(US, "star_wars", space={"us": 1}, discards=["red_scare_purge", "asia_scoring", "containment"])
    assert table.options(US) == ["card:red_scare_purge", "card:containment"]
    table.answer(US, "card:containment")
    assert is_removed(table, "containment") and in_effect(table, "containment")


@pytest.mark.rule("card 85")
def test_star_wars_puts_an_unstarred_card_back_and_may_choose_a_soviet_event() -> None:
    table = play(US, "star_wars", space={"us": 1}, discards=["socialist_governments"], us={"france": 1})
    table.answer(US, "card:socialist_governments").answer(USSR, "space:france")
    assert us(table, "france") == 0 and is_discarded(table, "socialist_governments")


@pytest.mark.rule("card 85", "8.1.3")
def test_star_wars_in_a_soviet_round_at_defcon_2_can_make_the_ussr_lose() -> None:
    table = play(USSR, "star_wars", "do:event-first", space={"us": 1}, discards=["duck_and_cover"], defcon=2)
    assert table.answer(US, "card:duck_and_cover").state.winners == [US]


@pytest.mark.rule("card 85", "5.2~c")
def test_star_wars_needs_the_lead_in_space() -> None:
    assert not event_is_offered(US, "star_wars", discards=["containment"])
    table = play(USSR, "star_wars", "do:coup", us={"haiti": 1}, dice=(1,)).answer(USSR, "space:haiti")
    assert is_discarded(table, "star_wars")


@pytest.mark.rule("card 85", "card 32")
def test_star_wars_reaches_un_intervention_only_with_a_partner_in_an_action_round() -> None:
    position: dict[str, Any] = {"space": {"us": 1}, "discards": ["un_intervention", "containment"]}
    assert "card:un_intervention" not in play(US, "star_wars", **position).options(US)
    assert "card:un_intervention" in play(US, "star_wars", hand=("fidel",), **position).options(US)
    headline = headlines("fidel", "star_wars", turn=8, us_hand=["star_wars", "nasser"], **position)
    assert "card:un_intervention" not in headline.options(US)


@pytest.mark.rule("card 86", "4.5D~c")
def test_north_sea_oil_gives_the_us_an_eighth_round_this_turn() -> None:
    table = play(US, "north_sea_oil")
    assert table.state.oil_round and table.state.rounds_of(US) == 8
    eighth = at_table(turn=8, round=7, phasing="us", us_hand=["fidel", "nasser"], oil_round=True, china="us")
    eighth.answer(US, "card:nasser", "do:event-first").answer(US, "do:influence", "space:canada")
    assert eighth.state.round == 8 and "pass" in eighth.options(US)
    assert {"card:fidel", "card:the_china_card"} <= set(eighth.options(US))


@pytest.mark.rule("card 86")
def test_eight_rounds_are_the_total_even_with_the_space_station() -> None:
    table = at_table(turn=8, phasing="us", oil_round=True, space={"us": 8})
    assert table.state.rounds_of(US) == 8


@pytest.mark.rule("card 87")
def test_the_reformer_adds_four_or_six_when_ahead() -> None:
    level = play(USSR, "the_reformer").answer(USSR, *spaces("poland", "poland", "italy", "italy"))
    assert ussr(level, "italy") == 2 and level.asked(US).prompt == "play-card"
    ahead = play(USSR, "the_reformer", vp=-1)
    ahead.answer(USSR, *spaces("poland", "poland", "italy", "italy", "france", "france"))
    assert ussr(ahead, "france") == 2


@pytest.mark.rule("card 87", "6.3~6")
def test_the_reformer_bars_soviet_coups_in_europe_but_not_realignment() -> None:
    position: dict[str, Any] = {"us": {"greece": 1, "angola": 1}, "effects": ["the_reformer"], "defcon": 5}
    assert play(USSR, "che", "do:coup", **position).options(USSR) == spaces("angola")
    assert "space:greece" in play(USSR, "che", "do:realign", **position).options(USSR)


@pytest.mark.rule("card 88")
def test_marine_barracks_bombing() -> None:
    table = play(USSR, "marine_barracks_bombing", us={"lebanon": 1, "israel": 3, "greece": 2})
    assert table.options(USSR) == spaces("israel")
    table.answer(USSR, *spaces("israel", "israel"))
    assert (us(table, "lebanon"), us(table, "israel")) == (0, 1)


@pytest.mark.rule("card 89")
def test_kal_007_pays_and_grants_operations_without_a_coup() -> None:
    table = play(US, "soviets_shoot_down_kal_007", us={"south_korea": 3}, ussr={"angola": 1}, defcon=4)
    assert (table.state.defcon, table.state.vp) == (3, 2)
    assert table.options(US) == ["do:influence", "do:realign", "pass"]


@pytest.mark.rule("card 89")
def test_kal_007_needs_south_korea_for_operations_and_loses_at_defcon_2() -> None:
    assert play(US, "soviets_shoot_down_kal_007", defcon=4).asked(USSR).prompt == "play-card"
    lost = play(US, "soviets_shoot_down_kal_007", defcon=2)
    assert lost.state.winners == [USSR] and lost.state.vp == 0


@pytest.mark.rule("card 90", "card 87")
def test_glasnost_grants_operations_after_the_reformer() -> None:
    plain = play(USSR, "glasnost", defcon=3)
    assert (plain.state.vp, plain.state.defcon) == (-2, 4) and plain.asked(US).prompt == "play-card"
    better = play(USSR, "glasnost", effects=["the_reformer"])
    assert better.options(USSR) == ["do:influence", "pass"]
    assert in_effect(better.answer(USSR, "pass"), "the_reformer")


@pytest.mark.rule("card 91")
def test_ortega_clears_nicaragua_and_may_coup_next_to_it() -> None:
    table = play(USSR, "ortega_elected_in_nicaragua", us={"nicaragua": 2, "honduras": 1, "panama": 1})
    assert us(table, "nicaragua") == 0
    table.script(4).answer(USSR, "do:coup")
    assert table.options(USSR) == spaces("honduras")
    table.answer(USSR, "space:honduras")
    assert us(table, "honduras") == 0 and table.state.military[USSR] == 0


@pytest.mark.rule("card 91", "8.1.3")
def test_ortega_played_by_the_us_at_defcon_2_can_lose_by_a_coup_in_cuba() -> None:
    table = play(US, "ortega_elected_in_nicaragua", "do:event-first", us={"cuba": 1}, defcon=2, dice=(1,))
    assert table.answer(USSR, "do:coup", "space:cuba").state.winners == [USSR]


@pytest.mark.rule("card 92", "I.2", "5.4")
def test_terrorism_discards_one_card_at_random_without_effect() -> None:
    table = play(US, "terrorism", ussr_hand=["fidel"])
    assert is_discarded(table, "fidel") and ussr(table, "cuba") == 0


@pytest.mark.rule("card 92", "card 82")
def test_after_the_hostage_crisis_soviet_terrorism_takes_two() -> None:
    hand = ["nato", "containment", "marshall_plan"]
    table = play(USSR, "terrorism", us_hand=hand, effects=["iranian_hostage_crisis"])
    assert len(table.state.hands[US]) == 1
    american = play(US, "terrorism", ussr_hand=hand, effects=["iranian_hostage_crisis"])
    assert len(american.state.hands[USSR]) == 2


@pytest.mark.rule("card 92", "9.5")
def test_terrorism_takes_what_there_is_and_never_the_china_card() -> None:
    table = play(USSR, "terrorism", us_hand=[], china="us")
    assert table.state.china_holder == US


@pytest.mark.rule("card 93")
def test_iran_contra_lowers_the_us_die_in_every_realignment() -> None:
    own = play(US, "containment", "do:realign", dice=(3, 3), ussr={"angola": 1}, effects=["iran_contra_scandal"])
    own.answer(US, "space:angola", "pass")
    assert ussr(own, "angola") == 1
    theirs = play(USSR, "fidel", "do:realign", dice=(3, 3), us={"haiti": 2}, effects=["iran_contra_scandal"])
    theirs.answer(USSR, "space:haiti")
    assert us(theirs, "haiti") == 2
    assert in_effect(play(USSR, "iran_contra_scandal"), "iran_contra_scandal")


@pytest.mark.rule("card 94")
def test_chernobyl_bars_soviet_placement_by_operations_in_a_region() -> None:
    table = play(US, "chernobyl", ussr_hand=["fidel"], ussr={"poland": 1, "cuba": 1})
    assert table.options(US) == [
        f"region:{id}" for id in ("europe", "asia", "middle_east", "africa", "central_america", "south_america")
    ]
    table.answer(US, "region:europe").answer(USSR, "card:fidel", "do:influence")
    assert "space:cuba" in table.options(USSR) and "space:poland" not in table.options(USSR)
    assert in_effect(table, "chernobyl")


@pytest.mark.rule("card 94")
def test_chernobyl_does_not_stop_events_and_ends_with_the_turn() -> None:
    table = play(US, "chernobyl", ussr_hand=["comecon"]).answer(US, "region:europe")
    table.answer(USSR, "card:comecon", "do:event", *spaces("poland", "hungary", "romania", "austria"))
    assert ussr(table, "poland") == 1
    end_turn_effects(table.state)
    assert table.state.may_place(USSR, table.game.names.number("space:poland"))


@pytest.mark.rule("card 95")
def test_latin_american_debt_crisis_doubles_two_countries_unless_paid() -> None:
    table = play(USSR, "latin_american_debt_crisis", us_hand=["nato"], ussr={"chile": 3, "peru": 1, "cuba": 3})
    table.answer(US, "pass").answer(USSR, *spaces("chile", "peru"))
    assert (ussr(table, "chile"), ussr(table, "peru"), ussr(table, "cuba")) == (6, 2, 3)
    paid = play(USSR, "latin_american_debt_crisis", us_hand=["nato"], ussr={"chile": 3}).answer(US, "card:nato")
    assert ussr(paid, "chile") == 3 and is_discarded(paid, "nato")


@pytest.mark.rule("card 95")
def test_latin_american_debt_crisis_says_how_many_countries_are_left_to_double() -> None:
    table = play(USSR, "latin_american_debt_crisis", us_hand=["nato"], ussr={"chile": 3, "peru": 1})
    table.answer(US, "pass")
    assert table.asked(USSR).left == 2
    table.answer(USSR, "space:chile")
    assert table.asked(USSR).left == 1
    assert [table.game.names[option] for option in table.asked(USSR).options] == ["space:peru"]


@pytest.mark.rule("card 96", "card 55", "6.3.5")
def test_tear_down_this_wall_cancels_willy_brandt_and_coups_freely_in_europe() -> None:
    table = play(US, "tear_down_this_wall", ussr={"poland": 3}, effects=["willy_brandt"], defcon=3)
    assert us(table, "east_germany") == 3 and not in_effect(table, "willy_brandt")
    assert table.options(US) == ["pass", "do:coup", "do:realign"]
    table.script(6).answer(US, "do:coup", "space:poland")
    assert ussr(table, "poland") == 0 and table.state.military[US] == 0 and table.state.defcon == 2


@pytest.mark.rule("card 96", "card 93", "card 43")
def test_tear_down_this_wall_stays_in_play_only_where_willy_brandt_is_still_to_come() -> None:
    early = play(US, "tear_down_this_wall")
    assert in_effect(early, "tear_down_this_wall")
    late = play(US, "tear_down_this_wall", effects=["willy_brandt"])
    assert not in_effect(late, "tear_down_this_wall") and not in_effect(late, "willy_brandt")


def test_glasnost_ends_the_reformer_in_the_digital_edition() -> None:
    digital: dict[str, Any] = {"options": {"digital-rulings": True}}
    table = play(USSR, "glasnost", effects=["the_reformer"], **digital).answer(USSR, "pass")
    assert not in_effect(table, "the_reformer")
    after = play(USSR, "the_reformer", removed=["glasnost"], **digital).answer(USSR, *spaces(*["poland", "italy"] * 2))
    assert not in_effect(after, "the_reformer")
    ours = play(USSR, "the_reformer", removed=["glasnost"]).answer(USSR, *spaces(*["poland", "italy"] * 2))
    assert in_effect(ours, "the_reformer")


def test_tear_down_this_wall_may_realign_and_stop_early_under_the_usual_modifiers() -> None:
    table = play(US, "tear_down_this_wall", ussr={"poland": 3}, defcon=2, effects=["iran_contra_scandal"])
    table.script(1, 4).answer(US, "do:realign", "space:poland", "pass")
    # US 4, +1 East Germany, -1 scandal; USSR 1, +1 more influence, +1 home space
    assert ussr(table, "poland") == 3 - (4 - 3) and table.asked(USSR).prompt == "play-card"


@pytest.mark.rule("card 97", "card 59")
def test_an_evil_empire_keeps_the_vp_already_scored() -> None:
    table = play(US, "an_evil_empire", effects=["flower_power"], vp=-4)
    assert table.state.vp == -3 and not in_effect(table, "flower_power")


@pytest.mark.rule("card 98")
def test_aldrich_ames_opens_the_us_hand_and_discards_a_card() -> None:
    table = play(USSR, "aldrich_ames_remix", us_hand=["europe_scoring", "nato"])
    table.answer(USSR, "card:europe_scoring")
    assert is_discarded(table, "europe_scoring") and table.state.vp == 0
    assert table.view(USSR)["seats"][US]["shown"] == ["card:nato"]


@pytest.mark.rule("card 98", "I.1")
def test_under_aldrich_ames_the_hand_stays_open_as_it_changes() -> None:
    table = at_table(turn=8, us_hand=["nato", "fidel"], effects=["aldrich_ames_remix"])
    assert table.view(USSR)["seats"][US]["shown"] == ["card:fidel", "card:nato"]


@pytest.mark.rule("card 99")
def test_pershing_ii_pays_and_removes_from_three_western_countries() -> None:
    table = play(USSR, "pershing_ii_deployed", us={"france": 3, "uk": 5, "italy": 2, "japan": 1})
    table.answer(USSR, *spaces("france", "uk", "italy"))
    assert table.state.vp == -1 and (us(table, "france"), us(table, "uk"), us(table, "italy")) == (2, 4, 1)


@pytest.mark.rule("card 100")
def test_wargames_gives_six_and_ends_the_game_without_final_scoring() -> None:
    won = play(US, "wargames", defcon=2, vp=8).answer(US, "do:end-game")
    assert (won.state.vp, won.state.winners, won.state.ending) == (2, [US], "wargames")
    drawn = play(US, "wargames", defcon=2, vp=6).answer(US, "do:end-game")
    assert drawn.state.over and drawn.state.winners == []


@pytest.mark.rule("card 100")
def test_wargames_played_by_the_ussr_gives_six_to_the_us() -> None:
    won = play(USSR, "wargames", defcon=2, vp=-8).answer(USSR, "do:end-game")
    assert (won.state.vp, won.state.winners, won.state.ending) == (-2, [USSR], "wargames")


@pytest.mark.rule("card 100")
def test_wargames_may_be_declined_and_needs_defcon_2() -> None:
    assert is_removed(play(US, "wargames", defcon=2).answer(US, "pass"), "wargames")
    assert not event_is_offered(US, "wargames", defcon=3)


@pytest.mark.rule("card 100", "10.3.1")
def test_wargames_can_bring_the_opponent_to_twenty() -> None:
    table = play(US, "wargames", defcon=2, vp=-15).answer(US, "do:end-game")
    assert table.state.ending == "vp" and table.state.winners == [USSR]


@pytest.mark.rule("card 101", "card 68")
def test_solidarity_needs_john_paul_ii() -> None:
    assert not event_is_offered(US, "solidarity")
    table = play(US, "solidarity", effects=["john_paul_ii_elected_pope"])
    assert us(table, "poland") == 3 and not in_effect(table, "john_paul_ii_elected_pope")


@pytest.mark.rule("card 102")
def test_iran_iraq_war_is_removed_even_when_lost() -> None:
    table = play(US, "iran_iraq_war", dice=(4,), ussr={"iran": 2, "afghanistan": 2}).answer(US, "space:iran")
    assert ussr(table, "iran") == 2 and table.state.military[US] == 2 and is_removed(table, "iran_iraq_war")
    won = play(US, "iran_iraq_war", dice=(4,), ussr={"iraq": 2}).answer(US, "space:iraq")
    assert us(won, "iraq") == 2 and won.state.vp == 2


@pytest.mark.rule("card 109")
def test_yuri_and_samantha_pay_for_every_us_coup_free_ones_too() -> None:
    assert in_effect(play(USSR, "yuri_and_samantha"), "yuri_and_samantha")
    position: dict[str, Any] = {"effects": ["yuri_and_samantha"], "ussr": {"haiti": 1}, "dice": (1,)}
    assert play(US, "containment", "do:coup", **position).answer(US, "space:haiti").state.vp == -1
    free = play(US, "junta", **position).answer(US, "space:cuba", "do:coup", "space:haiti")
    assert free.state.vp == -1
    assert play(US, "brush_war", **position).answer(US, "space:haiti").state.vp == 0


@pytest.mark.rule("card 109", "6.3.4")
def test_yuri_and_samantha_pay_after_the_roll_and_before_defcon_falls() -> None:
    table = play(
        US, "containment", "do:coup", effects=["yuri_and_samantha"], ussr={"cuba": 3}, dice=(1,), defcon=4, vp=0
    )
    table.answer(US, "space:cuba")
    told = [note.key for note in table.notes() if note.key in ("coup-roll", "vp", "defcon-down")]
    assert told == ["coup-roll", "vp", "defcon-down"] and table.state.vp == -1


@pytest.mark.rule("card 109", "10.3.1")
def test_the_last_point_of_yuri_and_samantha_comes_before_nuclear_war() -> None:
    table = play(
        US, "containment", "do:coup", effects=["yuri_and_samantha"], ussr={"cuba": 3}, dice=(6,), defcon=2, vp=-19
    )
    table.answer(US, "space:cuba")
    assert table.state.ending == "vp" and table.state.winners == [USSR]


@pytest.mark.rule("card 110")
def test_awacs_sale_to_saudis() -> None:
    table = play(US, "awacs_sale_to_saudis")
    assert us(table, "saudi_arabia") == 2 and in_effect(table, "awacs_sale_to_saudis")


@pytest.mark.rule("card 98")
def test_aldrich_ames_against_an_empty_hand() -> None:
    table = play(USSR, "aldrich_ames_remix", us_hand=[], hand=("fidel",))
    assert in_effect(table, "aldrich_ames_remix") and holds(table, USSR, "fidel")


def test_terrorism_tells_of_a_hand_that_is_too_small() -> None:
    few: dict[str, Any] = {"us_hand": ["nasser"], "effects": ["iranian_hostage_crisis"]}
    assert [note.values["seat"] for note in play(USSR, "terrorism", **few).notes("no-cards")] == [US]
    assert [note.values["seat"] for note in play(US, "terrorism", ussr_hand=[]).notes("no-cards")] == [USSR]
    assert play(USSR, "terrorism", us_hand=["nasser"]).notes("no-cards") == []
