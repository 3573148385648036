"""Persons and their goals: clauses C."""

from typing import Any

import pytest

from sandtable.games.states.content import PERSON_IDS, PERSONS
from sandtable.games.states.options import NAMES
from sandtable.games.states.rules.board import Board
from sandtable.games.states.rules.conditions import parse
from sandtable.games.states.rules.goals import PEOPLE_OF_THE_AGE, person_of, points_of
from sandtable.games.states.rules.supply import can_draw
from sandtable.testing import deal

from .table import names, resolve, turn_over

QI, CHU, YAN, HAN, ZHAO, WEI, QIN = range(7)
MILITARY, ECONOMY, CULTURE, PEOPLE = range(4)


@pytest.mark.rule("C-01")
def test_a_window_follows_every_event_void_or_not() -> None:
    done: dict[str, Any] = {"persons": [["dacheng_wu"]], "zhao": {"each": 5}, "han": {"each": 5}}
    assert resolve("hu_dress qi", **done).asked(0).prompt == "complete"
    assert resolve("storm_cities", **done).asked(0).prompt == "complete"
    assert turn_over("covenant", **done).asked(0).prompt == "complete"


@pytest.mark.rule("C-01")
def test_windows_go_in_order_from_the_hegemon() -> None:
    table = resolve(
        "hu_dress chu", hegemon=1, persons=[["zhao_xixu"], ["dacheng_wu"]], zhao={"each": 5}, han={"each": 5}
    )
    assert table.runner.pending[0].seat == 1
    table.answer(1, "pass")
    assert table.runner.pending[0].seat == 0


@pytest.mark.rule("C-02", "C-03")
def test_completing_scores_and_draws_two_keeping_one() -> None:
    table = resolve("hu_dress chu", persons=[["zhao_xixu"]])
    table.script("person:su_qin", "person:zi_zhi").answer(0, "person:zhao_xixu")
    assert table.options(0) == ["person:su_qin", "person:zi_zhi"]
    table.answer(0, "person:zi_zhi")
    assert names(table.state.completed[0]) == ["person:zhao_xixu"]
    assert table.view(1)["seats"][0]["shown"] == ["person:zhao_xixu"]
    assert table.state.points(0) == 2
    assert names(table.state.persons[0]) == ["person:zi_zhi"]
    assert names(table.state.early.discards) == ["person:su_qin"]


@pytest.mark.rule("C-04")
def test_completing_is_voluntary() -> None:
    table = resolve("hu_dress chu", persons=[["zhao_xixu"]]).answer(0, "pass")
    assert names(table.state.persons[0]) == ["person:zhao_xixu"]
    assert table.state.points(0) == 0


@pytest.mark.rule("C-05")
def test_a_person_received_in_a_window_waits_for_the_next() -> None:
    table = resolve("hu_dress chu", "long_wall chu", persons=[["zhao_xixu"]], zhao={"each": 5}, han={"each": 5})
    table.script("person:dacheng_wu", "person:zi_zhi").answer(0, "person:zhao_xixu", "person:dacheng_wu")
    assert len(table.notes("resolves")) == 2
    assert table.options(0) == ["pass", "person:dacheng_wu"]


@pytest.mark.rule("C-06")
def test_a_goal_reads_the_present_board() -> None:
    table = resolve("hu_dress chu", "assassination chu", persons=[["zhao_xixu"]]).answer(0, "pass")
    assert len(table.notes("resolves")) == 2
    assert table.state.board.round == 2


@pytest.mark.rule("C-06")
def test_just_won_means_the_event_just_resolved() -> None:
    won = resolve("storm_cities qi wei", dice=(6, 1), persons=[["sun_bin"]])
    assert won.options(0) == ["pass", "person:sun_bin"]
    later = resolve("storm_cities qi wei", "hu_dress qin", dice=(6, 1), persons=[["sun_bin"]]).answer(0, "pass")
    assert later.state.board.round == 2


@pytest.mark.rule("C-07")
def test_a_stalemate_was_fought_but_not_won() -> None:
    table = resolve("storm_cities qin zhao", dice=(1, 2), round=7, persons=[["feng_ting"], ["li_mu"]])
    assert table.options(0) == ["pass", "person:feng_ting"]
    table.answer(0, "pass")
    assert table.state.board.round == 8


@pytest.mark.rule("C-08")
def test_highest_includes_ties_and_the_dead_fulfil_nothing() -> None:
    board = Board()
    top = parse({"op": "top", "state": "qin", "attr": "military"}, "test")
    assert top.holds(board) and board.value(YAN, MILITARY) == board.value(QIN, MILITARY)
    low = parse({"op": "attr", "state": "yan", "attr": "people", "cmp": "<=", "value": 4}, "test")
    assert low.holds(board)
    board.annex(QI, YAN)
    assert not low.holds(board)
    ahead = parse({"op": "compare", "a": "qin", "b": "yan", "attr": "military", "margin": 0}, "test")
    assert not ahead.holds(board)


@pytest.mark.rule("C-09")
def test_completed_persons_are_safe() -> None:
    table = deal("states", phase="lay", hands=[["hu_dress"], ["assassination"]], completed=[["sun_bin"]])
    assert "do:swap" not in table.options(0)
    assert "do:assassinate" not in table.options(1)


@pytest.mark.rule("C-10")
def test_no_limit_and_no_penalty_for_unfinished_persons() -> None:
    many = ["bai_qi", "fan_ju", "li_mu", "lian_po", "han_fei", "yue_yi"]
    table = turn_over("unification", round=16, persons=[many, []], completed=[[], ["qu_yuan"]])
    assert table.state.scores()[0] == 0 and len(table.state.persons[0]) == 6


@pytest.mark.rule("C-11")
def test_the_first_six_rounds_are_early() -> None:
    sixth = deal("states", phase="lay", round=6, hands=[["hu_dress"]]).state
    seventh = deal("states", phase="lay", round=7, hands=[["hu_dress"]]).state
    assert sixth.era() is sixth.early and seventh.era() is seventh.late


@pytest.mark.rule("C-12", "C-14")
def test_after_round_six_unfinished_early_persons_are_discarded() -> None:
    table = resolve("hu_dress chu", round=6, persons=[["zhao_xixu", "sun_bin"]], completed=[["su_qin"]])
    assert table.options(0) == ["pass", "person:zhao_xixu"]
    table.answer(0, "pass")
    assert {"person:zhao_xixu", "person:sun_bin"} <= set(names(table.state.early.discards))
    assert names(table.state.completed[0]) == ["person:su_qin"]


@pytest.mark.rule("C-13", "C-14")
def test_round_seven_begins_with_four_late_persons_of_which_two_are_kept() -> None:
    table = resolve("hu_dress qi", round=6)
    assert all(len(table.options(seat)) == 4 for seat in range(3))
    assert not any(table.state.hands)
    for seat in range(3):
        table.answer(seat, *table.options(seat)[:2])
    assert [len(persons) for persons in table.state.persons] == [2, 2, 2]
    assert len(table.state.late.deck) == 35 - 6
    assert all(NAMES.number("person:tian_wen") <= person for persons in table.state.persons for person in persons)


@pytest.mark.rule("C-15")
def test_each_era_reshuffles_its_own_discards() -> None:
    table = deal("states", phase="lay", round=7, hands=[["hu_dress"]])
    state = table.state
    late = state.late.deck.cards.copy()
    state.late.discard_all(state.late.deck.cards)
    assert can_draw(state, state.late, "reshuffled-persons", "C-15")
    assert state.late.deck.cards == late and not state.late.discards
    assert len(state.early) == 21 and table.notes("reshuffled-persons")


@pytest.mark.rule("C-16")
def test_all_conditions_must_hold_together() -> None:
    shang_yang = person_of(NAMES.number("person:shang_yang"))
    board = Board()
    board.set_value(QIN, MILITARY, 6)
    assert not shang_yang.is_fulfilled(board)
    board.set_value(QIN, ECONOMY, 6)
    assert shang_yang.is_fulfilled(board)


def each(board: Board, state: int, value: int) -> None:
    for attribute in range(4):
        board.set_value(state, attribute, value)


def qin_annexes_zhao(board: Board) -> None:
    board.annex(QIN, ZHAO)


CONDITIONS = [
    ({"op": "attr", "state": "qi", "attr": "economy", "cmp": ">=", "value": 6}, lambda b: b.set_value(QI, ECONOMY, 6)),
    ({"op": "attr", "state": "qi", "attr": "people", "cmp": "<=", "value": 2}, lambda b: b.set_value(QI, PEOPLE, 2)),
    ({"op": "sum", "state": "chu", "cmp": ">=", "value": 20}, lambda b: each(b, CHU, 5)),
    ({"op": "each", "state": "chu", "cmp": ">=", "value": 5}, lambda b: each(b, CHU, 5)),
    ({"op": "top", "state": "han", "attr": "military"}, lambda b: each(b, HAN, 5)),
    (
        {"op": "compare", "a": "wei", "b": "qin", "attr": "military", "margin": 2},
        lambda b: b.set_value(WEI, MILITARY, 7),
    ),
    (
        {"op": "count", "states": ["qi", "chu"], "attr": "culture", "cmp": ">=", "value": 5, "at_least": 2},
        lambda b: b.set_value(QI, CULTURE, 5),
    ),
    ({"op": "destroyed", "state": "zhao"}, qin_annexes_zhao),
    ({"op": "annexed", "state": "zhao", "by": "qin"}, qin_annexes_zhao),
    ({"op": "lands", "state": "qin", "cmp": ">=", "value": 2}, qin_annexes_zhao),
    ({"op": "round", "cmp": ">=", "value": 12}, lambda b: setattr(b, "round", 12)),
    ({"op": "war_won", "winner": "qi", "loser": "any", "role": "any"}, lambda b: b.remember_war(WEI, QI, QI)),
    ({"op": "war_won", "winner": "qi", "loser": "wei", "role": "defender"}, lambda b: b.remember_war(WEI, QI, QI)),
    ({"op": "war_won", "winner": "wei", "loser": "qi", "role": "attacker"}, lambda b: b.remember_war(WEI, QI, WEI)),
    ({"op": "war_fought", "a": "qi", "b": "wei"}, lambda b: b.remember_war(WEI, QI, -1)),
    ({"op": "unified", "state": "qin"}, lambda b: setattr(b, "unifier", QIN)),
]


@pytest.mark.rule("C-16")
@pytest.mark.parametrize(
    ("row", "fulfil"), CONDITIONS, ids=lambda value: value["op"] if isinstance(value, dict) else ""
)
def test_the_vocabulary_of_goals(row, fulfil) -> None:  # type: ignore[no-untyped-def]
    board, condition = Board(), parse(row, "test")
    either = parse({"op": "any", "of": [row, {"op": "destroyed", "state": "yan"}]}, "test")
    assert not condition.holds(board) and not either.holds(board)
    fulfil(board)
    assert condition.holds(board) and either.holds(board)


@pytest.mark.rule("C-16")
def test_alive_and_wars_lost() -> None:
    board = Board()
    alive = parse({"op": "alive", "state": "zhao"}, "test")
    assert alive.holds(board)
    qin_annexes_zhao(board)
    assert not alive.holds(board)
    board.remember_war(QI, WEI, QI)
    assert not parse({"op": "war_won", "winner": "qi", "loser": "wei", "role": "defender"}, "test").holds(board)
    assert not parse({"op": "war_won", "winner": "qi", "loser": "han", "role": "any"}, "test").holds(board)
    assert not parse({"op": "war_fought", "a": "qi", "b": "han"}, "test").holds(board)


@pytest.mark.rule("C-17")
def test_persons_are_worth_one_to_six_points_as_printed() -> None:
    printed = {row["id"]: row["vp"] for row in PERSONS["person"]}
    assert {id: points_of(NAMES.number(f"person:{id}")) for id in PERSON_IDS} == printed
    assert {person.points for person in PEOPLE_OF_THE_AGE} == {1, 2, 3, 4, 5, 6}
