"""Chapter 8: the Russia track, the war in Ukraine, the tech tracks."""

from typing import Any

import pytest

from sandtable.games.dawn.content import PRINTED_OPS, PUTIN, RUSSIA_BOXES, US_TECH_PRICE
from sandtable.games.dawn.options import NAMES, TRACKS, card
from sandtable.games.dawn.rules.cards import operations
from sandtable.testing import TestTable, deal

from .table import CN, US, event, holder, influence, round_for, spaces


def step_to(box: str, **position: Any) -> TestTable:
    """China pays for the step into the box and plays a harmless card."""
    before = RUSSIA_BOXES.index(box) - 1
    position = {"russia": before, "cn": {"forex": 3}, **position}
    table = round_for(CN, "socialist_market", **position)
    return table.answer(CN, "pay:russia", "card:socialist_market", "do:event")


@pytest.mark.rule("8.1.2a")
def test_privatisation() -> None:
    assert influence(step_to("privatisation"), "russia") == (1, 0, 0)


@pytest.mark.rule("8.1.2b")
def test_shock_therapy() -> None:
    table = step_to("shock_therapy")
    assert len(table.options(US)) == 8
    table.answer(US, *spaces("ukraine", "russia", "belarus", "central_asia"))
    assert influence(table, "central_asia") == (1, 0, 0)
    assert influence(table, "moldova") == (0, 0, 0) and table.asked(US).prompt == "play-card"


@pytest.mark.rule("8.1.2c", "8.1.2d")
@pytest.mark.parametrize(("box", "n"), [("against_enlargement", 1), ("economic_crisis", 2)])
def test_boxes_that_subtract_from_three_former_soviet_countries(box: str, n: int) -> None:
    table = step_to(box, ukraine={"us": 1})
    table.answer(CN, *spaces("ukraine", "baltics", "armenia"))
    assert influence(table, "ukraine") == (0, 0, n - 1)
    assert influence(table, "armenia") == (0, 0, n)


@pytest.mark.rule("8.1.2e", "8.1.4e")
def test_putin_takes_office_without_modifiers() -> None:
    table = step_to("putin").script(2)
    table.asked(US)
    assert [note.values["history"] for note in table.notes("history-result")] == [PUTIN]
    assert not table.notes("modifier")


@pytest.mark.rule("8.1.4a", "8.1.4b", "8.1.4c")
@pytest.mark.parametrize(
    ("roll", "counts"), [(1, (3, 0, 0)), (2, (0, 0, 0)), (3, (0, 0, 0)), (4, (0, 3, 0)), (5, (0, 3, 0))]
)
def test_putins_roll(roll: int, counts: tuple[int, int, int]) -> None:
    table = round_for(CN, "socialist_market", russia=4, cn={"forex": 3}).script(roll)
    table.answer(CN, "pay:russia", "card:socialist_market", "do:event")
    assert influence(table, "russia") == counts


@pytest.mark.rule("8.1.4d")
def test_putins_six_gives_two_more_points_in_all() -> None:
    table = round_for(CN, "socialist_market", russia=4, cn={"forex": 3}, baltics={"us": 2}).script(6)
    table.answer(CN, "pay:russia", "card:socialist_market", "do:event")
    assert "space:baltics" not in table.options(CN)
    table.answer(CN, *spaces("belarus", "belarus"))
    assert influence(table, "russia") == (0, 3, 0) and influence(table, "belarus") == (0, 2, 0)
    assert table.asked(US)


@pytest.mark.rule("8.1.2f")
def test_the_second_chechen_war() -> None:
    table = step_to("second_chechen_war")
    neighbours = ("scandinavia", "baltics", "belarus", "ukraine", "caucasus", "mongolia", "central_asia")
    assert set(table.options(CN)) == set(spaces(*neighbours))
    table.answer(CN, *spaces("baltics", "mongolia", "ukraine"))
    assert influence(table, "mongolia") == (0, 0, 1) and influence(table, "baltics") == (0, 0, 0)


@pytest.mark.rule("8.1.2g")
def test_natos_refusal() -> None:
    assert influence(step_to("nato_refusal", russia=6), "russia") == (0, 0, 3)
    table = deal("dawn", step="action-round", moving=CN, hands=[["nafta"], ["socialist_market"]], cn={"forex": 3})
    table.state.add_influence(US, NAMES.number("space:russia"), 5)
    table.state.russia = 6
    table.answer(CN, "pay:russia", "card:socialist_market", "do:event")
    assert influence(table, "russia") == (0, 0, 3)


@pytest.mark.rule("8.1.2h")
def test_wagner_group() -> None:
    table = step_to("wagner")
    assert {"space:syria", "space:sahel"} < set(table.options(CN)) and "space:iraq" not in table.options(CN)
    table.answer(CN, *spaces("nigeria", "sahel"))
    assert influence(table, "nigeria") == (0, 0, 0) and influence(table, "sahel") == (0, 0, 1)


@pytest.mark.rule("8.1.2i", "8.1.5c")
def test_the_war_begins_and_counts_what_was_placed_before_in_that_turn() -> None:
    table = step_to("ukraine_war", placed_in_ukraine=1)
    assert table.state.war_demand == 1 and table.notes("war-begins")
    assert table.state.placed_in_ukraine == 1


@pytest.mark.rule("8.1.2j")
def test_a_paid_step_and_a_cards_step_resolve_box_by_box() -> None:
    table = round_for(CN, "csto", russia=1, cn={"forex": 3}).answer(CN, "pay:russia", "card:csto", "do:event")
    assert table.state.russia == 2
    table.answer(US, *spaces("ukraine", "belarus", "armenia", "moldova"))
    assert table.state.russia == 3
    table.answer(CN, *spaces("ukraine", "belarus", "armenia"))
    assert [NAMES[note.values["box"]] for note in table.notes("russia")] == [
        "box:shock_therapy",
        "box:against_enlargement",
    ]


@pytest.mark.rule("8.1.3")
def test_nothing_moves_at_the_last_box() -> None:
    table = round_for(CN, "csto", russia=9, cn={"forex": 9})
    assert "pay:russia" not in table.options(CN)
    table.answer(CN, "card:csto", "do:event")
    assert table.state.russia == 9 and not table.notes("russia")


@pytest.mark.rule("8.1.5a")
def test_chinese_control_of_ukraine_delays_the_war() -> None:
    table = step_to("ukraine_war", ukraine={"cn": 2})
    assert table.state.russia == 9 and table.state.war_demand == 0
    table.state.add_influence(US, NAMES.number("space:ukraine"))
    assert holder(table, "ukraine") is None and table.state.war_demand == 1
    table.state.add_influence(CN, NAMES.number("space:ukraine"), 9)
    assert holder(table, "ukraine") == "cn" and table.state.war_demand == 1


@pytest.mark.rule("8.1.5d")
def test_points_that_cancel_anti_us_influence_count_but_removed_ones_do_not() -> None:
    table = round_for(US, "nafta", russia=9, war_demand=1, ukraine={"anti": 3}, poland={"us": 1})
    table.answer(US, "card:nafta", "do:influence", "space:ukraine")
    assert influence(table, "ukraine") == (0, 0, 2) and table.state.placed_in_ukraine == 1
    table = round_for(US, "nafta", russia=9, war_demand=1, ukraine={"anti": 1}).script(6)
    table.answer(US, "card:nafta", "do:realign", "space:ukraine")
    assert influence(table, "ukraine") == (4, 0, 0) and table.state.placed_in_ukraine == 4


@pytest.mark.rule("8.1.5e", "8.1.5f", "8.1.5g")
def test_the_price_of_falling_short() -> None:
    table = deal("dawn", step="end-of-turn", turn=9, russia=9, war_demand=2, ukraine={"us": 3}, placed_in_ukraine=1)
    table.answer(CN, *spaces("germany", "germany", "germany", "moldova"))
    assert table.state.vp == [0, 2]
    assert influence(table, "ukraine") == (0, 0, 3)
    assert influence(table, "germany") == (0, 0, 1) and influence(table, "moldova") == (0, 0, 1)


@pytest.mark.rule("8.1.5e", "8.1.5h")
def test_a_met_demand_costs_nothing_and_the_demand_goes_on() -> None:
    poor: dict[str, Any] = {"us": {"forex": 0}, "cn": {"forex": 0}}
    table = deal("dawn", step="end-of-turn", turn=9, russia=9, war_demand=2, placed_in_ukraine=2, **poor)
    table.settle()
    assert table.state.vp == [0, 0] and table.state.war_demand == 3
    unmet = deal("dawn", step="end-of-turn", turn=9, russia=9, war_demand=2, **poor)
    unmet.answer(CN, *spaces("poland") * 4)
    assert unmet.state.war_demand == 3


@pytest.mark.rule("8.2.1")
def test_how_each_side_advances() -> None:
    table = round_for(US, "nafta", us={"forex": 1}).answer(US, "pay:tech")
    assert table.state.tech == [1, 0] and "do:tech_race" not in table.answer(US, "card:nafta").options(US)
    assert "pay:tech" not in round_for(CN, "csto", cn={"forex": 9}).options(CN)


@pytest.mark.rule("8.2.2a", "8.2.2b")
def test_the_eight_chinese_boxes() -> None:
    for box in range(8):
        table = round_for(CN, "socialist_market", cn={"tech": box}).script(1)
        table.answer(CN, "card:socialist_market", "do:tech_race")
        social = 7 if box in (0, 2) else 6
        assert table.state.vp[CN] == 1
        assert (table.state.social[CN], table.state.economy[CN]) == (social, 13 - social)
    assert len(TRACKS["tech_cn"]) == 8


@pytest.mark.rule("8.2.3a")
def test_us_prices() -> None:
    assert US_TECH_PRICE == [1, 2, 2, 3, 3, 4, 4, 5]
    assert "pay:tech" not in round_for(US, "nafta", us={"tech": 7, "forex": 4}).options(US)


def us_box(number: int, *cards: str, **position: Any) -> TestTable:
    """The US pays for the box of this number."""
    table = round_for(US, *(cards or ("nafta",)), us={"tech": number - 1, "forex": 5}, **position)
    return table.answer(US, "pay:tech")


@pytest.mark.rule("8.2.3b")
def test_internet_age() -> None:
    assert us_box(1).state.vp == [1, 0]


@pytest.mark.rule("8.2.3c")
def test_social_media() -> None:
    table = us_box(2)
    assert "space:greece" in table.options(US) and "space:iran" not in table.options(US)
    assert influence(table.answer(US, "space:greece"), "greece") == (1, 0, 0)


@pytest.mark.rule("8.2.3d")
def test_smartphone() -> None:
    table = us_box(3, "nafta", "gulf_war")
    assert table.state.vp == [1, 0] and operations(table.state, US, card("nafta")) == 4
    table.answer(US, "card:nafta", "do:influence", *spaces("greece") * 4)
    assert operations(table.state, US, card("gulf_war")) == 3


@pytest.mark.rule("8.2.3e")
def test_early_ai_is_a_single_look() -> None:
    table = us_box(4, other=("socialist_market",))
    seen = table.view(US)["seats"][CN]["shown"]
    assert seen == ["card:socialist_market", "card:mischief_reef"]
    table.state.hands[CN].append(card("africa_tour"))
    assert table.view(US)["seats"][CN]["shown"] == seen


@pytest.mark.rule("8.2.3f")
def test_green_technology() -> None:
    table = us_box(5)
    assert table.state.vp == [1, 0] and table.state.economy[US] == 9


@pytest.mark.rule("8.2.3g")
def test_super_materials() -> None:
    table = us_box(6, "bolivarian_revolution")
    table.answer(US, "card:bolivarian_revolution")
    assert "do:event_first" not in table.options(US)
    table.answer(US, "do:influence", *spaces("greece", "greece"))
    assert influence(table, "venezuela") == (1, 0, 0)
    assert card("bolivarian_revolution") in table.state.discards
    own = us_box(6, "nato_bombs_yugoslavia").answer(US, "card:nato_bombs_yugoslavia")
    assert "do:event" not in own.options(US)
    own.answer(US, "do:influence", *spaces("greece", "greece"))
    assert own.state.russia == 1


@pytest.mark.rule("8.2.3h")
def test_general_ai_gives_event_and_operations() -> None:
    table = us_box(7, "nafta").answer(US, "card:nafta", "do:event_first", "do:influence", *spaces("greece") * 3)
    assert table.state.vp == [1, 0] and table.state.economy[US] == 9
    assert influence(table, "greece") == (3, 0, 0) and card("nafta") in table.state.removed
    after = us_box(7, "nafta").answer(US, "card:nafta", "do:influence", *spaces("greece") * 3, "yes")
    assert after.state.economy[US] == 9
    declined = us_box(7, "nafta").answer(US, "card:nafta", "do:influence", *spaces("greece") * 3, "pass")
    assert declined.state.economy[US] == 8 and card("nafta") in declined.state.discards
    chinese = us_box(7, "csto").answer(US, "card:csto")
    assert {"do:event_first"} <= set(chinese.options(US)) and "do:event" not in chinese.options(US)


@pytest.mark.rule("8.2.3i")
def test_space_age() -> None:
    table = us_box(8)
    assert table.state.vp == [2, 0] and table.state.economy[US] == 10


@pytest.mark.rule("8.2.3j")
def test_next_card_effects_survive_sabotage_and_scoring() -> None:
    table = us_box(3, "asia_scoring", "nafta").answer(US, "card:asia_scoring")
    assert operations(table.state, US, card("nafta")) == 4
    table = us_box(3, "gulf_war", "nafta").script(6).answer(US, "card:gulf_war", "do:sabotage")
    assert operations(table.state, US, card("nafta")) == 4 and not table.notes("next-card-used")


@pytest.mark.rule("8.2.3j")
def test_the_next_card_uses_its_effects_up_and_the_log_says_so() -> None:
    table = us_box(3, "nafta", "gulf_war").answer(US, "card:nafta", "do:influence", *spaces("canada") * 4)
    assert operations(table.state, US, card("gulf_war")) == PRINTED_OPS[card("gulf_war")]
    assert [note.values["seat"] for note in table.notes("next-card-used")] == [US]


def test_a_look_at_the_hand_is_remembered_by_whoever_looked() -> None:
    table = event(CN, "surveillance_disclosures", other=("nafta",))
    assert "card:nafta" in table.view(CN)["seats"][US]["shown"]
