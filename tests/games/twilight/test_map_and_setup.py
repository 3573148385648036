"""Sections 2 and 3: the map, control, the cards, and the set-up."""

import pytest

from sandtable.engine import CHANCE
from sandtable.engine.errors import BadOption
from sandtable.games.twilight import GAME
from sandtable.games.twilight.content import (
    BATTLEGROUNDS,
    COUNTRIES,
    EASTERN_EUROPE,
    ERA,
    HOME,
    NEIGHBOURS,
    OPS,
    OPTIONAL,
    REGION_OF,
    REGIONS,
    SCORING,
    SIDE,
    SOUTHEAST_ASIA,
    STABILITY,
    STARRED,
    THIS_TURN_ONLY,
    WESTERN_EUROPE,
)
from sandtable.games.twilight.options import CARDS, MAP, REGION_IDS, card
from sandtable.testing import TestTable, deal

from .table import US, USSR, at_table, is_discarded, is_removed, play, spaces, us, ussr


def numbers(*ids: str) -> set[int]:
    return set(MAP.numbers(*ids))


# 2.1 The map


@pytest.mark.rule("2.1.1")
def test_six_regions_share_84_countries() -> None:
    assert REGION_IDS == ["europe", "asia", "middle_east", "africa", "central_america", "south_america"]
    assert [len(members) for members in REGIONS] == [21, 15, 10, 18, 10, 10]


@pytest.mark.rule("2.1.1~a")
def test_austria_and_finland_are_in_both_halves_of_europe() -> None:
    assert set(WESTERN_EUROPE) & set(EASTERN_EUROPE) == numbers("austria", "finland")
    assert set(WESTERN_EUROPE) | set(EASTERN_EUROPE) == set(REGIONS[0])


@pytest.mark.rule("2.1.1~b", "2.1.2", "sheet:turn-I2")
def test_southeast_asia_is_part_of_asia() -> None:
    assert len(SOUTHEAST_ASIA) == 7 and set(SOUTHEAST_ASIA) <= set(REGIONS[1])
    assert play(US, "asia_scoring", us={"burma": 2}).state.vp == 3


@pytest.mark.rule("2.1.1~c")
def test_odd_members_of_regions() -> None:
    assert numbers("canada", "turkey") <= set(WESTERN_EUROPE) and numbers("libya", "egypt") <= set(REGIONS[2])


@pytest.mark.rule("2.1.3")
def test_stability_runs_from_one_to_five() -> None:
    assert {STABILITY[country] for country in COUNTRIES} == {1, 2, 3, 4, 5}


@pytest.mark.rule("2.1.4", "sheet:map-1")
def test_there_are_29_battlegrounds_and_taiwan_is_none() -> None:
    assert len(BATTLEGROUNDS) == 29 and MAP.number("taiwan") not in BATTLEGROUNDS


@pytest.mark.rule("2.1.5", "6.1.4")
def test_home_spaces_touch_nine_countries_and_count_in_realignment() -> None:
    assert {c for c in COUNTRIES if HOME[c] == US} == numbers("canada", "mexico", "cuba", "japan")
    assert {c for c in COUNTRIES if HOME[c] == USSR} == numbers(
        "finland", "poland", "romania", "afghanistan", "north_korea"
    )
    assert at_table().state.realignment_bonus(US, MAP.number("cuba")) == 1


@pytest.mark.rule("2.1.6")
def test_adjacency_is_mutual_and_crosses_regions() -> None:
    assert all(country in NEIGHBOURS[other] for country in COUNTRIES for other in NEIGHBOURS[country])
    assert sum(len(NEIGHBOURS[country]) for country in COUNTRIES) == 2 * 112
    across = NEIGHBOURS[MAP.number("turkey")]
    assert MAP.number("syria") in across and REGION_OF[MAP.number("syria")] != REGION_OF[MAP.number("turkey")]


@pytest.mark.rule("2.1.7", "sheet:control-1")
@pytest.mark.parametrize(("mine", "theirs", "controlled"), [(2, 0, True), (1, 0, False), (3, 2, False), (4, 2, True)])
def test_control_needs_the_stability_and_that_lead(mine: int, theirs: int, controlled: bool) -> None:
    table = at_table(us={"iran": mine}, ussr={"iran": theirs})
    assert (table.state.controller[MAP.number("iran")] == US) == controlled


@pytest.mark.rule("2.1.7~a")
def test_a_country_without_such_a_lead_is_uncontrolled() -> None:
    assert at_table(us={"iran": 3}, ussr={"iran": 3}).state.controller[MAP.number("iran")] == -1


@pytest.mark.rule("2.1.7~b", "sheet:control-2")
def test_control_changes_with_every_point() -> None:
    table = play(USSR, "fidel", use="do:influence", us={"iran": 2}, ussr={"iraq": 1})
    iran = MAP.number("iran")
    assert table.state.controller[iran] == US
    assert table.answer(USSR, "space:iran").state.controller[iran] == -1


# 2.2 The cards, 2.3 Influence


@pytest.mark.rule("2.2.1")
def test_every_card_but_scoring_cards_has_one_to_four_operations() -> None:
    assert all((OPS[c] == 0) if SCORING[c] else 1 <= OPS[c] <= 4 for c in CARDS) and len(CARDS) == 110


@pytest.mark.rule("2.2.2")
def test_the_side_of_a_card_decides_for_whom_its_event_is() -> None:
    assert (SIDE[card("fidel")], SIDE[card("nato")], SIDE[card("summit")]) == (USSR, US, -1)
    assert ussr(play(US, "fidel", use="do:event-first"), "cuba") == 3


@pytest.mark.rule("2.2.3", "sheet:score-3", "sheet:score-4")
def test_seven_scoring_cards_enter_in_two_eras_and_have_no_other_use() -> None:
    eras = {c: ERA[c] for c in CARDS if SCORING[c]}
    assert [era for _, era in sorted(eras.items())].count(0) == 3 and len(eras) == 7
    assert at_table(ussr_hand=["asia_scoring"]).answer(USSR, "card:asia_scoring").options(USSR) == ["do:event"]


@pytest.mark.rule("2.2.4")
def test_a_starred_card_leaves_the_game_after_its_event_only() -> None:
    assert is_removed(play(USSR, "nasser"), "nasser")
    assert is_discarded(play(USSR, "nasser", use="do:influence").answer(USSR, "space:poland"), "nasser")
    assert is_discarded(
        play(USSR, "decolonization").answer(USSR, *spaces("zaire", "sudan", "kenya", "burma")), "decolonization"
    )


@pytest.mark.rule("2.2.5", "I.1")
def test_lasting_effects_are_open_to_all() -> None:
    table = play(US, "formosan_resolution")
    assert all("card:formosan_resolution" in table.view(seat)["effects"] for seat in (USSR, US, -2))


@pytest.mark.rule("2.2.6")
def test_eras_have_their_numbers_of_cards() -> None:
    assert [sum(ERA[c] == era for c in CARDS) for era in range(3)] == [39, 48, 23]
    assert sum(STARRED[c] for c in CARDS) > 50


@pytest.mark.rule("2.2.7")
def test_discards_are_public() -> None:
    table = at_table(discards=["fidel"])
    assert table.view(US)["piles"]["discards"] == table.view(-2)["piles"]["discards"] == ["card:fidel"]


@pytest.mark.rule("2.2~8")
def test_the_optional_cards_are_all_in_or_all_out() -> None:
    assert [c for c in CARDS if OPTIONAL[c]] == [card("the_cambridge_five") + n for n in range(7)]
    for included in (True, False):
        table = deal("twilight", options={"optional-cards": included})
        early = [*table.state.deck.cards, *table.state.hands[0], *table.state.hands[1]]
        assert (card("norad") in early) == included and len(early) == (38 if included else 35)


@pytest.mark.rule("2.3")
def test_influence_has_no_upper_limit_and_never_falls_below_zero() -> None:
    table = play(USSR, "fidel", us={"cuba": 30}, ussr={"cuba": 40})
    assert (us(table, "cuba"), ussr(table, "cuba")) == (0, 40)
    assert us(play(USSR, "de_gaulle_leads_france", us={"france": 1}), "france") == 0


# 3 Set-up


def set_up(**options: int) -> TestTable:
    table = deal("twilight", options={key.replace("_", "-"): value for key, value in options.items()})
    table.settle()
    return table


@pytest.mark.rule("3.1", "3.1~b", "4.5B~a")
def test_hands_of_eight_are_dealt_before_influence_is_placed() -> None:
    table = set_up()
    assert [len(hand) for hand in table.state.hands] == [8, 8]
    assert table.asked(USSR).prompt == "set-up" and len(table.view(USSR)["hand"]) == 8


@pytest.mark.rule("3.1~a", "9.1")
def test_the_china_card_starts_with_the_ussr_outside_the_hand() -> None:
    table = set_up()
    assert table.state.china_holder == USSR and table.state.china_face_up
    assert "card:the_china_card" not in table.view(USSR)["hand"]


@pytest.mark.rule("3.2")
def test_the_fixed_soviet_influence() -> None:
    table = set_up()
    fixed = {"syria": 1, "iraq": 1, "north_korea": 3, "east_germany": 3, "finland": 1}
    assert {id: ussr(table, id) for id in fixed} == fixed and sum(table.state.influence[USSR]) == 9


@pytest.mark.rule("3.2~a", "3.3~b")
def test_the_ussr_places_six_in_eastern_europe_first_without_limit() -> None:
    table = set_up()
    assert set(table.options(USSR)) == {space_name(c) for c in EASTERN_EUROPE}
    table.answer(USSR, *spaces(*["poland"] * 6))
    assert ussr(table, "poland") == 6 and table.asked(US).prompt == "set-up"


def space_name(country: int) -> str:
    return f"space:{MAP.ids[country]}"


@pytest.mark.rule("3.3")
def test_the_fixed_american_influence() -> None:
    table = set_up()
    fixed = {"canada": 2, "iran": 1, "israel": 1, "japan": 1, "australia": 4, "philippines": 1}
    fixed |= {"south_korea": 1, "panama": 1, "south_africa": 1, "uk": 5}
    assert {id: us(table, id) for id in fixed} == fixed and sum(table.state.influence[US]) == 18


@pytest.mark.rule("3.3~a", "3.3~b")
def test_the_us_places_seven_in_western_europe() -> None:
    table = set_up().answer(USSR, *spaces(*["poland"] * 6))
    assert set(table.options(US)) == {space_name(c) for c in WESTERN_EUROPE}
    table.answer(US, *spaces(*["italy"] * 7))
    assert us(table, "italy") == 7 and table.asked(US).prompt == "headline"


@pytest.mark.rule("3.4", "8.1.1", "10.2.1")
def test_the_tracks_at_the_start() -> None:
    g = set_up().state
    assert (g.turn, g.vp, g.defcon, g.space, g.military) == (1, 0, 5, [0, 0], [0, 0])


@pytest.mark.rule("3~5", "11")
def test_the_handicap_goes_last_where_the_us_is_and_at_most_two_over_the_stability() -> None:
    table = (
        set_up(us_handicap=2)
        .answer(USSR, *spaces(*["poland"] * 6))
        .answer(US, *spaces(*["italy"] * 4, *["france"] * 3))
    )
    assert "space:iran" in table.options(US)
    assert "space:italy" not in table.options(US) and "space:greece" not in table.options(US)
    table.answer(US, *spaces("iran", "iran"))
    assert us(table, "iran") == 3 and table.asked(US).prompt == "headline"


@pytest.mark.rule("11")
@pytest.mark.parametrize(
    "options", [{"us-handicap": 13}, {"us-handicap": "many"}, {"optional-cards": "perhaps"}, {"bid": 1}]
)
def test_options_out_of_range_are_refused(options: dict[str, int | str]) -> None:
    with pytest.raises(BadOption):
        GAME.start(2, options)


@pytest.mark.rule("12", "13")
def test_variants_that_are_out_of_scope_are_no_options() -> None:
    assert {option.id for option in GAME.options} == {
        "optional-cards", "us-handicap", "reveal-held", "digital-rulings",
    }  # fmt: skip


@pytest.mark.rule("I.3")
def test_every_die_and_draw_is_a_decision_of_chance() -> None:
    table = deal("twilight")
    assert table.runner.decision is not None and table.runner.decision.seat == CHANCE


def test_turn_long_effects_are_all_known_cards() -> None:
    assert len(set(THIS_TURN_ONLY)) == 13
