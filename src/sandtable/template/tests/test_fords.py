"""What the rules of the fords promise."""

import pytest

from sandtable.template import GAME
from sandtable.testing import deal


@pytest.mark.rule("deal")
def test_everybody_is_dealt_three_orders() -> None:
    table = deal(GAME, seats=4)
    table.until("play-order")
    assert [len(hand) for hand in table.state.hands] == [3, 3, 3, 3]


@pytest.mark.rule("secret")
def test_orders_are_laid_in_secret() -> None:
    table = deal(GAME, hands=[["order:3"], ["order:9"]]).answer(1, "order:9")
    assert table.view(1)["played"] == "order:9"
    assert table.view(0)["played"] is None


@pytest.mark.rule("total", "highest")
def test_card_and_die_are_added_and_the_highest_takes_the_ford() -> None:
    table = deal(GAME, ford="lower", hands=[["order:3"], ["order:5"]]).script(6, 1)
    table.answer(0, "order:3").answer(1, "order:5")
    assert [note.values["total"] for note in table.notes("advance")] == [9, 6]
    assert table.state.points(0) == 4


@pytest.mark.rule("tie")
def test_equal_totals_leave_the_ford_to_nobody() -> None:
    table = deal(GAME, hands=[["order:3"], ["order:5"]]).script(4, 2)
    table.answer(0, "order:3").answer(1, "order:5")
    assert table.state.points(0) == table.state.points(1) == 0


@pytest.mark.rule("end")
def test_most_points_win_after_the_last_ford() -> None:
    table = deal(GAME, ford="lower", hands=[["order:1"], ["order:12"]])
    table.answer(0, "order:1").answer(1, "order:12")
    assert table.state.over and table.state.winners == [1]
