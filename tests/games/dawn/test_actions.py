"""Chapter 6: the actions; 9.2.4 and 9.2.5: what a realignment costs."""

from typing import Any

import pytest

from sandtable.games.dawn.options import NAMES, card, country
from sandtable.testing import TestTable, deal

from .table import CN, US, influence, round_for, spaces


def realign(seat: int, target: str, roll: int, played: str = "nafta", **position: Any) -> TestTable:
    """Realigns with a card of three operations that carries no opponent's event."""
    played = "socialist_market" if seat == CN and played == "nafta" else played
    table = round_for(seat, played, **position).script(roll)
    return table.answer(seat, f"card:{played}", "do:realign", f"space:{target}")


@pytest.mark.rule("6.0a")
def test_the_actions_of_each_side() -> None:
    common = {"do:influence", "do:realign", "do:improve_social", "do:improve_economy", "do:trade"}
    table = round_for(US, "nafta").answer(US, "card:nafta")
    assert set(table.options(US)) == {*common, "do:sabotage", "do:event"}
    table = round_for(CN, "socialist_market").answer(CN, "card:socialist_market")
    assert set(table.options(CN)) == {*common, "do:tech_race", "do:event"}


@pytest.mark.rule("6.0b", "6.1.1a", "6.1.3")
def test_all_operations_go_into_one_action_a_point_at_a_time() -> None:
    table = round_for(US, "nafta").answer(US, "card:nafta", "do:influence")
    for left, place in ((3, "greece"), (2, "mexico"), (1, "thailand")):
        assert table.asked(US).prompt == "influence-where" and table.asked(US).left == left
        assert "pass" not in table.options(US)
        table.answer(US, f"space:{place}")
    assert table.asked(CN)


@pytest.mark.rule("6.1.1b")
def test_reach_is_that_of_the_start_of_the_round() -> None:
    table = round_for(US, "nafta", clear=True, italy={"us": 2})
    table.answer(US, "card:nafta", "do:influence")
    home = spaces("canada", "japan", "mexico", "cuba")
    assert set(table.options(US)) == {*home, *spaces("italy", "france", "croatia_bosnia", "greece", "tunisia")}
    table.answer(US, "space:greece")
    assert "space:turkey" not in table.options(US)
    assert table.state.why_not(table.asked(US), country("turkey")) == "6.1.1b"


@pytest.mark.rule("6.1.1d", "6.1.1e")
def test_anti_us_influence_gives_china_no_reach_and_cannot_be_placed() -> None:
    table = round_for(CN, "socialist_market", clear=True, libya={"anti": 3}, kenya={"cn": 1})
    table.answer(CN, "card:socialist_market", "do:influence")
    offered = table.options(CN)
    assert "space:libya" not in offered and "space:somalia" in offered
    table.answer(CN, "space:kenya")
    assert influence(table, "kenya") == (0, 2, 0)


@pytest.mark.rule("6.1.2a", "6.1.2b", "6.1.2.1")
@pytest.mark.parametrize(
    ("counts", "us_price", "chinese_price"),
    [({"us": 3}, 1, 2), ({"cn": 3}, 2, 1), ({"anti": 1}, 2, 1), ({}, 1, 1), ({"us": 3, "cn": 3}, 1, 1)],
)
def test_prices_by_control(counts: dict[str, int], us_price: int, chinese_price: int) -> None:
    table = round_for(US, "nafta", poland=counts, india=counts)
    place, india = country("poland"), country("india")
    assert (table.state.price(US, place), table.state.price(CN, place)) == (us_price, chinese_price)
    assert (table.state.price(US, india), table.state.price(CN, india)) == (2, 2)


@pytest.mark.rule("6.1.2c")
def test_the_price_is_worked_out_anew_after_every_point() -> None:
    table = round_for(US, "nafta", myanmar={"anti": 1}, thailand={"us": 1})
    table.answer(US, "card:nafta", "do:influence", "space:myanmar")
    assert table.asked(US).left == 1 and influence(table, "myanmar") == (0, 0, 0)
    table.answer(US, "space:myanmar")
    assert influence(table, "myanmar") == (1, 0, 0)


@pytest.mark.rule("6.1.2.1")
def test_points_that_buy_nothing_are_lost() -> None:
    table = round_for(US, "yinhe_inspection", clear=True, us={"ops_plus": 0}, sri_lanka={"us": 1})
    table.answer(US, "card:yinhe_inspection", "do:influence")
    assert "space:india" not in table.options(US)


@pytest.mark.rule("6.1.4")
def test_markers_are_unlimited() -> None:
    table = round_for(US, "nafta", canada={"us": 90}).answer(US, "card:nafta", "do:influence", *spaces("canada") * 3)
    assert influence(table, "canada") == (93, 0, 0)


@pytest.mark.rule("6.2.1a", "6.2.1b")
def test_targets_hold_influence_of_the_others() -> None:
    table = round_for(US, "nafta", clear=True, kenya={"cn": 1}, iran={"anti": 1}, peru={"us": 1})
    assert set(table.answer(US, "card:nafta", "do:realign").options(US)) == set(spaces("kenya", "iran"))
    table = round_for(CN, "socialist_market", clear=True, kenya={"cn": 1}, iran={"anti": 1}, peru={"us": 1})
    assert table.answer(CN, "card:socialist_market", "do:realign").options(CN) == ["space:peru"]


@pytest.mark.rule("6.2.1a", "6.2.1b")
@pytest.mark.parametrize(("seat", "clause"), [(US, "6.2.1a"), (CN, "6.2.1b")])
def test_without_a_target_there_is_no_realignment(seat: int, clause: str) -> None:
    name = "nafta" if seat == US else "socialist_market"
    own = {"us": 1} if seat == US else {"cn": 1}
    table = round_for(seat, name, clear=True, peru=own).answer(seat, f"card:{name}")
    assert "do:realign" not in table.options(seat)
    assert table.state.why_not(table.asked(seat), NAMES.number("do:realign")) == clause


@pytest.mark.rule("6.2.2")
def test_one_roll_a_card() -> None:
    table = realign(US, "kenya", 6, kenya={"cn": 9})
    assert len(table.notes("realign")) == 1 and table.asked(CN)


@pytest.mark.rule("6.2.3a", "6.2.3b", "6.2.4a", "6.2.4b", "6.2.5")
def test_myanmar_realigned_by_the_us() -> None:
    table = realign(US, "myanmar", 6, myanmar={"anti": 2, "cn": 1})
    assert table.notes("realign")[0].values["result"] == 5
    assert influence(table, "myanmar") == (2, 0, 0)


@pytest.mark.rule("6.2.3a", "6.2.3b", "6.2.4b", "6.2.6")
def test_myanmar_realigned_by_china() -> None:
    table = realign(CN, "myanmar", 6, myanmar={"us": 2})
    assert table.notes("realign")[0].values["result"] == 7
    assert influence(table, "myanmar") == (0, 0, 5)


@pytest.mark.rule("6.2.4a", "6.2.8")
def test_a_failed_roll_changes_no_influence_but_has_its_consequence() -> None:
    table = realign(US, "iran", 1, iran={"anti": 3})
    assert influence(table, "iran") == (0, 0, 3)
    assert table.state.security == 2 and table.state.diplomacy == 3


@pytest.mark.rule("6.2.5")
def test_the_us_removes_anti_us_influence_first() -> None:
    table = realign(US, "kenya", 4, kenya={"anti": 2, "cn": 4})
    assert influence(table, "kenya") == (0, 3, 0)


@pytest.mark.rule("9.2.4a", "9.2.4d")
def test_behind_the_others_lowers_security() -> None:
    table = realign(US, "ukraine", 1, ukraine={"cn": 2})
    assert influence(table, "ukraine") == (0, 2, 0)
    assert (table.state.diplomacy, table.state.security) == (3, 2)


@pytest.mark.rule("9.2.4b")
def test_ahead_in_a_battleground_lowers_diplomacy() -> None:
    table = realign(US, "ukraine", 6, ukraine={"cn": 2})
    assert influence(table, "ukraine") == (3, 0, 0)
    assert (table.state.diplomacy, table.state.security) == (2, 3)
    by_one = realign(US, "ukraine", 4, ukraine={"cn": 2})
    assert influence(by_one, "ukraine") == (1, 0, 0) and by_one.state.diplomacy == 2
    elsewhere = realign(US, "kenya", 6, kenya={"cn": 2})
    assert (elsewhere.state.diplomacy, elsewhere.state.security) == (3, 3)


@pytest.mark.rule("9.2.4a", "9.2.4b")
def test_level_in_a_battleground_lowers_security() -> None:
    table = realign(US, "ukraine", 1, ukraine={"us": 2, "cn": 2})
    assert influence(table, "ukraine") == (2, 2, 0)
    assert (table.state.diplomacy, table.state.security) == (3, 2)


@pytest.mark.rule("9.2.4c", "9.2.4d")
def test_chinas_ukraine_example_lowers_diplomacy_alone() -> None:
    table = realign(CN, "ukraine", 4, ukraine={"us": 1})
    assert influence(table, "ukraine") == (0, 0, 2)
    assert (table.state.diplomacy, table.state.security) == (2, 3)


@pytest.mark.rule("9.2.4e")
def test_the_others_of_each_side() -> None:
    equal = realign(US, "kenya", 1, kenya={"us": 2, "cn": 1, "anti": 0})
    assert equal.state.security == 3
    table = realign(US, "kenya", 1, played="yinhe_inspection", kenya={"cn": 1, "anti": 1})
    assert table.state.security == 2
    china = realign(CN, "kenya", 1, kenya={"us": 1, "cn": 2})
    assert influence(china, "kenya") == (1, 2, 0) and china.state.security == 3
    anti_is_not_chinese = realign(CN, "kenya", 3, kenya={"us": 1})
    assert influence(anti_is_not_chinese, "kenya") == (0, 0, 1)
    assert anti_is_not_chinese.state.security == 2


@pytest.mark.rule("9.2.5a", "9.2.5b")
def test_collapsed_security_makes_every_realignment_cost_diplomacy() -> None:
    table = realign(US, "kenya", 6, kenya={"cn": 1}, security=1)
    assert (table.state.diplomacy, table.state.security) == (2, 1)
    bringing_it_down = realign(US, "iran", 1, iran={"anti": 3}, security=2)
    assert (bringing_it_down.state.diplomacy, bringing_it_down.state.security) == (3, 1)


@pytest.mark.rule("6.3.1a", "6.3.1c")
@pytest.mark.parametrize(
    ("name", "highest"), [("los_angeles_unrest", 3), ("socialist_market", 4), ("belt_and_road", 5)]
)
def test_improving_by_the_printed_value(name: str, highest: int) -> None:
    table = round_for(CN, name).script(highest).answer(CN, f"card:{name}", "do:improve_social")
    assert table.state.social[CN] == 7 and table.state.attempts[CN] == 1
    table = round_for(CN, name).script(highest + 1).answer(CN, f"card:{name}", "do:improve_economy")
    assert table.state.economy[CN] == 6


@pytest.mark.rule("6.3.1b")
def test_improving_needs_a_printed_two() -> None:
    table = round_for(CN, "zapatista_uprising", cn={"ops_plus": 3}).answer(CN, "card:zapatista_uprising")
    assert "do:improve_social" not in table.options(CN)
    assert table.state.why_not(table.asked(CN), NAMES.number("do:improve_social")) == "6.3.1b"


@pytest.mark.rule("6.3.1d")
def test_improving_is_a_play() -> None:
    table = round_for(CN, "nafta").script(1).answer(CN, "card:nafta", "do:improve_social")
    assert table.state.economy[US] == 9


@pytest.mark.rule("6.3.2a", "6.3.2b", "6.3.2c")
@pytest.mark.parametrize(("level", "attempts"), [(11, 1), (8, 1), (7, 2), (5, 2), (4, 3), (2, 3)])
def test_attempts_by_economy(level: int, attempts: int) -> None:
    table = deal("dawn", us={"economy": level})
    table.settle()
    assert table.state.attempts[US] == attempts
    spent = round_for(US, "nafta", attempts=[0, 0]).answer(US, "card:nafta")
    assert "do:improve_social" not in spent.options(US)


@pytest.mark.rule("6.3.3", "9.1.2")
def test_at_the_top_the_gain_is_ignored() -> None:
    table = round_for(US, "nafta", us={"social": 10}).script(1).answer(US, "card:nafta", "do:improve_social")
    assert table.state.social[US] == 10
    table = round_for(US, "nafta", us={"economy": 11}).script(1).answer(US, "card:nafta", "do:improve_economy")
    assert table.state.economy[US] == 11


@pytest.mark.rule("6.4.1a", "6.4.1b", "6.4.1c", "6.4.3")
@pytest.mark.parametrize(("name", "highest"), [("nafta", 3), ("socialist_market", 4), ("european_union", 4)])
def test_the_tech_race(name: str, highest: int) -> None:
    table = round_for(CN, name).script(highest).answer(CN, f"card:{name}", "do:tech_race")
    assert table.state.tech[CN] == 1 and table.state.vp[CN] == 1 and table.state.social[CN] == 7
    assert card(name) in table.state.discards and not table.state.happened[card(name)]
    table = round_for(CN, name).script(highest + 1).answer(CN, f"card:{name}", "do:tech_race")
    assert table.state.tech[CN] == 0


@pytest.mark.rule("6.4.1a", "6.4.1d", "6.4.2")
def test_when_the_tech_race_is_not_possible() -> None:
    for name, position in (("zapatista_uprising", {}), ("nafta", {"raced": True}), ("nafta", {"cn": {"tech": 8}})):
        table = round_for(CN, name, **position).answer(CN, f"card:{name}")
        assert "do:tech_race" not in table.options(CN)


@pytest.mark.rule("6.4.2")
def test_one_tech_race_a_turn() -> None:
    table = round_for(CN, "nafta").script(6).answer(CN, "card:nafta", "do:tech_race")
    assert table.state.raced and "raced" in table.view(US)["seats"][CN]["marks"]


@pytest.mark.rule("6.4.3b")
def test_a_discarded_card_does_not_move_the_russia_track() -> None:
    table = round_for(CN, "chechen_war").script(6).answer(CN, "card:chechen_war", "do:tech_race")
    assert table.state.russia == 0


@pytest.mark.rule("6.5.1a", "6.5.1b", "6.5.3")
@pytest.mark.parametrize(("level", "highest"), [(10, 2), (9, 3), (8, 2), (7, 3), (6, 2), (5, 3), (4, 2), (3, 3)])
def test_sabotage_by_zone(level: int, highest: int) -> None:
    table = round_for(US, "socialist_market", cn={"social": level}).script(highest)
    table.answer(US, "card:socialist_market", "do:sabotage")
    assert table.state.social[CN] == level - 1 and table.state.economy[CN] == 6
    table = round_for(US, "socialist_market", cn={"social": level}).script(highest + 1)
    table.answer(US, "card:socialist_market", "do:sabotage")
    assert table.state.social[CN] == level


@pytest.mark.rule("6.6.3", "6.2.3a", "6.1.1b")
def test_hints_tell_chances_and_what_is_missing_for_control() -> None:
    even: dict[str, Any] = {"us": {"economy": 6}, "cn": {"economy": 6}}
    table = round_for(US, "nafta", **even).answer(US, "card:nafta", "do:trade")
    assert table.state.hints(table.asked(US))[country("kenya")] == {"success": 21 / 36}
    table = round_for(US, "nafta").answer(US, "card:nafta", "do:influence")
    found = table.state.hints(table.asked(US))
    assert all(set(hint) == {"cost", "control"} for hint in found.values())


@pytest.mark.rule("2.1.8.3a", "6.1.1b")
def test_what_is_missing_for_control_counts_anti_us_influence() -> None:
    table = round_for(US, "nafta", clear=True, mexico={"anti": 1})
    table.answer(US, "card:nafta", "do:influence")
    assert table.state.hints(table.asked(US))[country("mexico")]["control"] == 2 + 1


@pytest.mark.rule("6.5.2")
def test_one_sabotage_a_turn() -> None:
    table = round_for(US, "nafta", sabotaged=True).answer(US, "card:nafta")
    assert "do:sabotage" not in table.options(US)
    table = round_for(US, "yinhe_inspection").answer(US, "card:yinhe_inspection")
    assert "do:sabotage" not in table.options(US)


@pytest.mark.rule("6.6.1")
def test_one_trade_contest_a_turn_each() -> None:
    table = round_for(US, "nafta").script(6, 1).answer(US, "card:nafta", "do:trade", "space:kenya")
    assert table.state.traded == [True, False]
    again = round_for(US, "nafta", traded=[True, False]).answer(US, "card:nafta")
    assert "do:trade" not in again.options(US)


@pytest.mark.rule("6.6.2a", "6.6.2b", "6.6.2c", "6.6.2d")
def test_targets_of_trade() -> None:
    table = round_for(US, "dual_containment").answer(US, "card:dual_containment", "do:trade")
    offered = table.options(US)
    assert "space:mongolia" in offered and "space:poland" in offered
    assert "space:afghanistan" not in offered and "space:germany" not in offered and "space:india" not in offered
    assert "space:iraq" not in offered and "space:serbia" not in offered
    decision = table.asked(US)
    reasons = [table.state.why_not(decision, country(id)) for id in ("afghanistan", "germany", "serbia")]
    assert reasons == ["6.6.2a", "6.6.2b", "6.6.2c"]
    china = round_for(CN, "africa_tour").answer(CN, "card:africa_tour", "do:trade")
    assert {"space:iraq", "space:serbia"} < set(china.options(CN))


@pytest.mark.rule("6.6.3", "6.6.4a", "9.1.8")
def test_an_equal_total_wins_and_places_three() -> None:
    table = round_for(CN, "socialist_market").script(4, 2)
    table.answer(CN, "card:socialist_market", "do:trade", "space:kenya")
    note = table.notes("trade")[0].values
    assert (note["mine"], note["theirs"]) == (4 + 5, 2 + 7)
    assert influence(table, "kenya") == (0, 3, 0)


@pytest.mark.rule("6.6.4b")
def test_a_lower_total_does_nothing() -> None:
    table = round_for(CN, "socialist_market").script(3, 2)
    table.answer(CN, "card:socialist_market", "do:trade", "space:kenya")
    assert influence(table, "kenya") == (0, 0, 0) and table.state.traded[CN]


def test_points_at_once_count_the_bonus_of_pivot_to_asia_in_asia_only() -> None:
    """The first point elsewhere ends the bonus, so it cannot be promised there."""
    table = round_for(US, "oslo_accords", happened=["pivot_to_asia"])
    table.answer(US, "card:oslo_accords", "do:influence")
    decision = table.asked(US)
    found = {table.game.names[gesture.at]: gesture.most for gesture in table.state.gestures(decision)}
    assert found["space:japan"] == decision.left
    assert found["space:canada"] == decision.left - 1
