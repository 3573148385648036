"""The end of the game: clauses E."""

from typing import Any

import pytest

from sandtable.games.states.options import NAMES
from sandtable.games.states.rules.goals import person_of
from sandtable.testing import deal

from .table import holder, resolve, turn_over

LAST_TWO: dict[str, Any] = {state: {"held_by": "qin"} for state in ("qi", "chu", "yan", "han", "zhao")}
STRONG_QIN: dict[str, Any] = {"qin": {"each": 9}}


@pytest.mark.rule("E-01")
def test_the_game_ends_at_once_when_the_realm_is_unified() -> None:
    table = resolve("storm_cities qin wei", "hu_dress qin", dice=(6, 1), wei={"economy": 1}, **LAST_TWO)
    assert table.state.over and table.state.ending == "unified"
    assert len(table.notes("resolves")) == 1


@pytest.mark.rule("E-01", "P-20")
def test_silkworm_and_whale_may_unify_the_realm() -> None:
    table = turn_over("silkworm_whale", round=15, **STRONG_QIN, **LAST_TWO)
    assert table.state.over and table.state.ending == "unified"


@pytest.mark.rule("E-02")
def test_otherwise_the_sixteenth_card_ends_it() -> None:
    table = resolve("hu_dress qi", round=15, qin={"each": 9})
    assert table.state.over and table.state.ending == "sixteenth-card"
    assert holder(table, "yan") == "qin"


@pytest.mark.rule("E-03")
def test_the_last_window_draws_nothing() -> None:
    table = resolve(
        "storm_cities qin wei",
        "hu_dress qin",
        dice=(6, 1),
        round=9,
        wei={"economy": 1},
        persons=[["ying_zheng"]],
        **LAST_TWO,
    )
    table.answer(0, "person:ying_zheng")
    assert table.state.over and table.state.points(0) == 6
    assert not table.state.persons[0] and not table.notes("drew-person")
    assert len(table.notes("resolves")) == 1


@pytest.mark.rule("E-04", "G-11")
def test_round_sixteen_has_no_refill_no_plays_and_no_assassination() -> None:
    table = deal(
        "states", phase="public_event", round=16, hands=[["assassination"]], persons=[[], ["bai_qi"]], qin={"each": 9}
    )
    assert table.state.over
    assert not table.notes("drew-card")


@pytest.mark.rule("E-05")
def test_after_the_sixteenth_card_only_the_unification_is_new() -> None:
    table = turn_over("unification", round=16, persons=[["ying_zheng", "wang_jian", "tang_ju"]], **STRONG_QIN)
    assert table.options(0) == ["pass", "person:ying_zheng"]
    board = table.state.board
    assert board.is_alive(0) and not person_of(NAMES.number("person:wang_jian")).is_fulfilled(board)
    table.answer(0, "person:ying_zheng")
    assert table.state.over and not table.notes("drew-person")


@pytest.mark.rule("E-06")
def test_most_victory_points_win() -> None:
    table = turn_over("unification", round=16, completed=[["bai_qi"], ["ying_zheng"], ["qu_yuan"]], **STRONG_QIN)
    assert table.state.winners == [1]


@pytest.mark.rule("E-07")
def test_ties_go_to_more_completed_persons_and_are_then_shared() -> None:
    more = turn_over("unification", round=16, completed=[["bai_qi"], ["tian_wen", "xun_kuang"], []], **STRONG_QIN)
    assert [more.state.points(seat) for seat in (0, 1)] == [4, 4]
    assert more.state.winners == [1]
    shared = turn_over("unification", round=16, completed=[["bai_qi"], ["li_mu"], []], **STRONG_QIN)
    assert shared.state.winners == [0, 1]
    assert [note.values["seat"] for note in shared.notes("shares-victory")] == [0, 1] and not shared.notes("wins")
    assert [note.values["seat"] for note in more.notes("wins")] == [1] and not more.notes("shares-victory")
