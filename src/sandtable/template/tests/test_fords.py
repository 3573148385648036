"""What the rules of the fords promise."""

from random import Random

import pytest

from sandtable.engine import Sight
from sandtable.template import GAME
from sandtable.template.rules.scoring import points_of
from sandtable.testing import deal


@pytest.mark.rule("deal")
def test_everyone_is_dealt_three_orders() -> None:
    table = deal(GAME, seats=4)
    table.until("play-order")
    assert [len(hand) for hand in table.state.hands] == [3, 3, 3, 3]


@pytest.mark.rule("secret")
def test_orders_are_played_in_secret() -> None:
    table = deal(GAME, hands=[["order:3"], ["order:9"]]).answer(1, "order:9")
    assert table.view(1)["played"] == "order:9"
    assert table.view(0)["played"] is None


@pytest.mark.rule("own-hand")
def test_an_order_of_another_hand_is_not_offered_and_says_why() -> None:
    table = deal(GAME, hands=[["order:3"], ["order:9"]])
    assert table.options(0) == ["order:3"]
    assert table.state.why_not(table.asked(0), GAME.names.number("order:9")) == "own-hand"


@pytest.mark.rule("total", "highest")
def test_card_and_die_are_added_and_the_highest_takes_the_ford() -> None:
    table = deal(GAME, ford="lower", hands=[["order:3"], ["order:5"]]).script(6, 1)
    table.answer(0, "order:3").answer(1, "order:5")
    assert [note.values["total"] for note in table.notes("advance")] == [9, 6]
    assert points_of(table.state, 0) == 4


@pytest.mark.rule("tie")
def test_equal_totals_leave_the_ford_to_nobody() -> None:
    table = deal(GAME, hands=[["order:3"], ["order:5"]]).script(4, 2)
    table.answer(0, "order:3").answer(1, "order:5")
    assert points_of(table.state, 0) == points_of(table.state, 1) == 0


@pytest.mark.rule("end")
def test_most_points_win_after_the_last_ford() -> None:
    table = deal(GAME, ford="lower", hands=[["order:1"], ["order:12"]])
    table.answer(0, "order:1").answer(1, "order:12")
    assert table.state.over and table.state.winners == [1]


def test_the_table_says_how_likely_an_order_is_to_win() -> None:
    table = deal(GAME, hands=[["order:1", "order:12"], ["order:5", "order:6"]])
    hints = table.state.hints(table.asked(0))
    assert hints[GAME.names.number("order:12")]["success"] > 0.9 > 0.2 > hints[GAME.names.number("order:1")]["success"]


@pytest.mark.parametrize(("ford", "played"), [("upper", "order:2"), ("lower", "order:9")])
def test_the_captain_saves_high_orders_for_the_fords_that_are_worth_them(ford: str, played: str) -> None:
    table = deal(GAME, ford=ford, hands=[["order:2", "order:9"], ["order:7", "order:8"]])
    sight = Sight(table.runner, table.asked(0), Random(1))
    assert GAME.names[GAME.bots["captain"]().choose(sight)] == played
