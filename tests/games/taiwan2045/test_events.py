"""Every event card."""

from typing import Any

import pytest

from sandtable.games.taiwan2045.content import card_of, space_of
from sandtable.testing import TestTable, deal

COUNCIL: dict[str, Any] = {"powers": ["reunification", "government", "silicon"], "revealed": [0]}


def event(id: str, **position: Any) -> TestTable:
    return deal("taiwan2045", playing=id, **position).answer(0, "do:effect")


@pytest.mark.rule("action-event-1")
def test_n08_martial_law_recruits_and_marches_in_either_order() -> None:
    table = event("n08", units={"y04": (0, "d5", 3)})
    assert table.options(0) == ["do:recruit", "do:march", "do:done"]
    table.answer(0, "do:march", "card:y04", "space:d6", "do:done", "do:recruit", "card:y04")
    assert table.state.troops[card_of("y04")] == 5 and table.asked(0).prompt == "act"


@pytest.mark.rule("faq-event-1")
def test_n09_the_end_of_the_law_wipes_out_one_whole_region() -> None:
    units = {"y01": (0, "a1", 3), "n04": (0, "a2", 2), "y02": (1, "a1", 4), "y06": (0, "f1", 3)}
    table = deal(
        "taiwan2045",
        units=units,
        pla={"a3": 5, "f2": 1},
        elites={"z02": ("a4", 2)},
        hand={0: ["n09"]},
        next_slot={1: 1, 2: 2},
    )
    table.answer(0, "card:n09", "do:effect", "do:done", "space:lm", "space:ls")
    table.until("next-slot")
    table.answer(0, "slot:4")
    assert table.options(0) == ["region:a", "region:f"]
    before, pla = table.state.merit[0], sum(table.state.pla[place] for place in range(6))
    table.answer(0, "region:a")
    state = table.state
    assert state.mine[0] == [card_of("y06")] and state.mine[1] == []
    assert state.merit[0] == before + pla + 3 and all(state.pla[place] == 0 for place in range(6))


@pytest.mark.rule("comp-4")
def test_n10_the_lockdown_closes_a_link_for_everybody() -> None:
    table = event("n10", units={"y05": (0, "a1", 3)})
    table.answer(0, "space:a1", "space:a2", "card:y05")
    assert set(table.options(0)) == {"space:a6", "do:done"}
    assert space_of("a1") not in table.state.links[space_of("a2")]


@pytest.mark.rule("comp-4")
@pytest.mark.parametrize(("id", "place", "other"), [("n11", "a3", "d2"), ("s11", "d2", "a3")])
def test_n11_s11_water_cuts_hit_once_and_stop_reinforcement(id: str, place: str, other: str) -> None:
    table = event(id, units={"y04": (0, "d5", 3)}, pla={place: 3, other: 3})
    assert table.options(0) == [f"space:{place}", "do:done"]
    table.answer(0, f"space:{place}", "card:y04", "do:done")
    state = table.state
    assert state.merit[0] == 1 and state.troops[card_of("y04")] == 5 and state.water_markers == 1
    assert f"space:{place}" not in table.options(0) and f"space:{other}" in table.options(0)
    assert state.why_not(table.asked(0), table.game.names.number(f"space:{place}")) == "comp-4"


def test_a_water_cut_marker_comes_off_with_the_last_pla_troop() -> None:
    table = event("n11", pla={"a3": 1}).answer(0, "space:a3")
    assert table.state.water_markers == 2 and not any(table.state.water_cut)


def test_n12_international_support() -> None:
    table = event("n12", units={"y04": (0, "d5", 3)}).answer(0, "do:home", *["card:y04"] * 4)
    assert table.state.overseas == 8 and table.state.troops[card_of("y04")] == 7
    table = event("n12").answer(0, "do:overseas", "n:4")
    assert table.state.overseas == 16 and table.state.reserve == 34 and table.state.score[0] == 7
    assert event("n12", units={"y04": (0, "d5", 3)}, **COUNCIL).options(0) == ["do:overseas"]


def test_n13_chip_talks_draw_two_missions_and_a_basic_action() -> None:
    table = event("n13", units={"y04": (0, "d5", 3)})
    table.answer(0, "region:a", "region:a", "do:recruit", "card:y04")
    assert len(table.state.missions[0]) == 2 and table.state.troops[card_of("y04")] == 5


def test_n14_civil_air_defence_helps_the_north() -> None:
    table = event("n14", units={"y01": (0, "a1", 3), "y04": (0, "d5", 3)})
    assert table.options(0) == ["card:y01", "do:done"]
    table.answer(0, *["card:y01"] * 3, "card:y01", "space:a2", "do:done")
    assert table.state.troops[card_of("y01")] == 6 and table.state.where[card_of("y01")] == space_of("a2")


def test_m08_the_call_up_shares_out_four() -> None:
    table = event("m08", units={"y01": (0, "a1", 3), "y04": (0, "d5", 3)})
    table.answer(0, "card:y01", "card:y04", "card:y04", "card:y04")
    assert table.state.troops[card_of("y04")] == 6


def test_m09_opens_two_roads_and_marches() -> None:
    table = event("m09", units={"y05": (0, "c3", 3)})
    table.answer(0, "road:r3", "road:r5", "card:y05", "space:f1", "do:done")
    assert table.state.where[card_of("y05")] == space_of("f1")


def test_m10_the_blackout_lasts_for_the_round_and_merit_stays() -> None:
    table = event("m10", units={"y05": (0, "a1", 3)}, elites={"z01": ("a2", 2)})
    table.answer(0, "elite:z01", "do:march", "card:y05", "space:a2")
    assert table.state.merit[0] == 2 + 7 and table.state.blackout == card_of("z01")


@pytest.mark.rule("action-event-1")
@pytest.mark.parametrize(("id", "before"), [("n11", []), ("s11", []), ("m11", ["do:draw", "region:e"])])
def test_a_recruit_that_an_event_gives_may_be_left(id: str, before: list[str]) -> None:
    table = event(id, units={"y04": (0, "d5", 3)}).answer(0, *before)
    assert table.asked(0).prompt == "recruit-who" and table.options(0) == ["card:y04", "do:done"]
    table.answer(0, "do:done")
    assert table.state.troops[card_of("y04")] == 3 and table.asked(0).prompt == "act"


def test_m11_capital_flight() -> None:
    table = event("m11").answer(0, "do:overseas", "n:4")
    assert table.state.overseas == 16 and table.state.score[0] == 8
    table = event("m11", units={"y04": (0, "d5", 3)}).answer(0, "do:draw", "region:e", "card:y04")
    assert len(table.state.missions[0]) == 1 and table.state.troops[card_of("y04")] == 5


def test_m12_switching_sides() -> None:
    table = event("m12", units={"y05": (0, "c1", 3)}, pla={"c4": 3, "d3": 3})
    table.answer(0, "do:strike")
    assert table.options(0) == ["space:c4"]
    table.answer(0, "space:c4")
    assert table.state.merit[0] == 1 and table.options(0) == ["unit:scattered", "do:done"]
    table.answer(0, "unit:scattered")
    assert table.state.merit[0] == 2 and table.state.pla[space_of("c4")] == 1
    once = event("m12", units={"y05": (0, "c1", 3)}, pla={"c4": 3}).answer(0, "do:strike", "space:c4", "do:done")
    assert once.state.merit[0] == 1 and once.asked(0).prompt == "act"
    table = event("m12").answer(0, "do:defect", "do:defect", "space:c5", "do:defect")
    assert "space:c5" not in table.options(0) and "space:a3" not in table.options(0)
    table.answer(0, "space:b4")
    assert table.state.score[0] == 7 and table.state.pla[space_of("b4")] == 1
    assert table.asked(0).prompt == "act", "two places at most"
    assert event("m12", units={"y05": (0, "c1", 3)}, pla={"c4": 3}, **COUNCIL).options(0) == ["do:defect"]


@pytest.mark.rule("faq-event-2")
def test_m13_mazu_sends_the_pla_to_any_landing_ground() -> None:
    table = event("m13", pla={"c5": 3, "d3": 2}, elites={"z03": ("c4", 4)})
    assert table.options(0) == ["space:ln", "space:lm", "space:ls"]
    table.answer(0, "space:ln")
    state = table.state
    assert state.pla[space_of("ln")] == 5 + 3 + 4 + 2 and state.where[card_of("z03")] == space_of("ln")
    assert state.troops[card_of("z03")] == 14 and state.merit[0] == 0


def test_m14_the_legend_halves_every_unit_around() -> None:
    table = event("m14", units={"y03": (0, "c1", 3)}, pla={"c4": 5, "c2": 1}, elites={"z03": ("c5", 4)})
    table.answer(0, "card:y03")
    state = table.state
    assert [state.pla[space_of(id)] for id in ("c4", "c2", "c5")] == [3, 1, 2] and state.merit[0] == 4


def test_m14_in_rebel_hands_hits_taiwan_without_merit() -> None:
    table = event("m14", units={"y03": (0, "c1", 3), "y05": (1, "c4", 5)}, **COUNCIL)
    table.answer(0, "card:y03")
    assert table.state.troops[card_of("y05")] == 3 and table.state.merit == [0, 0, 0]


def test_s08_mobilisation_helps_two_in_the_south_and_marches() -> None:
    units = {"y05": (0, "e1", 3), "y04": (0, "d5", 3), "y01": (0, "a1", 3)}
    table = event("s08", units=units)
    assert table.options(0) == ["card:y05", "card:y04", "do:done"]
    table.answer(0, "card:y05", "card:y04", "do:done")
    assert table.state.troops[card_of("y05")] == 5 == table.state.troops[card_of("y04")]


def test_s09_the_convoy_moves_four_links() -> None:
    table = event("s09", units={"y05": (0, "e1", 3)})
    table.answer(0, "road:r1", "card:y05", "space:e6", "space:f5", "space:f4", "space:f1")
    assert table.state.where[card_of("y05")] == space_of("f1") and table.state.troops[card_of("y05")] == 5


def test_s10_the_blockade_leaves_one() -> None:
    table = event("s10", pla={"ls": 3}).answer(0, "space:ls")
    assert table.options(0) == ["n:1", "n:2"]
    table.answer(0, "n:2")
    assert table.state.pla[space_of("ls")] == 1 and table.state.merit[0] == 2
    table = event("s10", **COUNCIL).answer(0, "space:ls")
    assert table.state.pla[space_of("ls")] == 8 and table.state.merit[0] == 0


def test_s12_the_arms_deal() -> None:
    table = event("s12").answer(0, "do:draw", "deck:north")
    assert len(table.state.hand[0]) == 1
    table = event("s12", units={"y05": (0, "e1", 3)}).answer(0, "do:home", "card:y05")
    assert table.options(0) == ["card:y05", "do:done"]
    table.answer(0, *["card:y05"] * 3)
    assert table.state.overseas == 9 and table.state.troops[card_of("y05")] == 6
    table = event("s12", units={"y05": (0, "e1", 3)}).answer(0, "do:home", "card:y05", "card:y05", "do:done")
    assert table.state.overseas == 11 and table.asked(0).prompt == "act"


def test_s13_against_heaven_doubles_wipes_out_and_ends() -> None:
    table = event("s13", units={"y05": (0, "e1", 4)}, pla={"e5": 7})
    table.answer(0, "card:y05", "space:e5")
    assert table.state.merit[0] == 7 and table.state.pla[space_of("e5")] == 0
    table.answer(0, "do:done", "space:ln", "space:lm")
    table.until("turn-end")
    table.answer(0, "do:done")
    assert table.state.exits[0] == [card_of("y05")] and not table.state.check()


@pytest.mark.rule("faq-event-3")
def test_s14_local_hope_after_the_coloured_space() -> None:
    table = deal("taiwan2045", hand={0: ["s14"]}, friends={0: {"local": 3}}, units={"y05": (0, "e1", 1)})
    table.answer(0, "card:s14", *["card:y05"] * 3, "do:effect", "card:y05")
    state = table.state
    assert state.friends[0][1] == 4 and state.troops[card_of("y05")] == 1 + 3 + 4 and state.merit[0] == 2


@pytest.mark.rule("faq-ability-2")
def test_the_coloured_spaces_troops_come_before_the_new_character() -> None:
    position: dict[str, Any] = {"hand": {0: ["n05"]}, "friends": {0: {"local": 3}}}
    table = deal("taiwan2045", units={"y05": (0, "e1", 1)}, **position)
    table.answer(0, "card:n05")
    assert table.options(0) == ["card:y05", "do:done"]
    table = deal("taiwan2045", **position)
    table.answer(0, "card:n05")
    assert table.asked(0).prompt == "act" and table.state.reserve == 38


def test_m10_the_blackout_ends_with_the_round() -> None:
    table = deal("taiwan2045", round=1, next_slot={1: 2, 2: 4})
    table.state.blackout = card_of("z01")
    table.answer(0, "slot:3")
    assert table.state.round == 2 and table.state.blackout == -1
