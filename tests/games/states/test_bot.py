"""The adviser, and what the table says before a click."""

import doctest
from random import Random
from types import ModuleType

import pytest

from sandtable.engine import CHANCE, Runner, Sight
from sandtable.games import find_game
from sandtable.games.states import content
from sandtable.games.states.bot.adviser import Adviser
from sandtable.games.states.options import NAMES
from sandtable.games.states.rules import supply, war
from sandtable.testing import deal

from .table import resolve

STATES = find_game("states")


def play(seed: int) -> list[int]:
    """The adviser in a random seat against random players; returns the place of the winners counted from it."""
    random, adviser = Random(seed), Adviser()
    runner = Runner(STATES.start(4), keep=True)
    while (decision := runner.decision) is not None:
        if decision.seat == seed % 4 and decision.seat != CHANCE:
            runner.answer(adviser.choose(Sight(runner, decision, random)))
        else:
            runner.answer(random.choice(decision.options))
    return [(seat - seed) % 4 for seat in runner.state.winners]


@pytest.mark.slow
def test_the_adviser_beats_random_players() -> None:
    assert sum(play(seed) == [0] for seed in range(8)) >= 6


def test_the_adviser_completes_what_it_can() -> None:
    table = resolve("hu_dress chu", persons=[["zhao_xixu"]])
    decision = table.asked(0)
    choice = Adviser().choose(Sight(table.runner, decision, Random(1)))
    assert NAMES[choice] == "person:zhao_xixu"


@pytest.mark.parametrize("hegemon", [0, 1])
def test_the_adviser_answers_every_question_of_a_game(hegemon: int) -> None:
    random, adviser = Random(hegemon), Adviser()
    runner = Runner(STATES.start(3), keep=True)
    while (decision := runner.decision) is not None:
        chance = decision.seat == CHANCE
        answer = random.choice(decision.options) if chance else adviser.choose(Sight(runner, decision, random))
        assert answer in decision.options
        runner.answer(answer)


def why_not(table, seat: int, option: str) -> str:  # type: ignore[no-untyped-def]
    return str(table.state.why_not(table.asked(seat), NAMES.number(option)))


def test_why_something_is_not_offered() -> None:
    table = deal("states", phase="lay", hands=[["storm_cities"]], han={"held_by": "qin"}, yan={"military": 1})
    assert why_not(table, 0, "do:swap") == "F-13"
    assert why_not(table, 0, "pass") == "F-14"
    table.answer(0, "card:storm_cities")
    assert why_not(table, 0, "state:han") == "A-05"
    assert why_not(table, 0, "state:yan") == "W-07"
    assert why_not(table, 0, "state:qin") == ""
    table.answer(0, "state:qin")
    assert why_not(table, 0, "state:qi") == "W-01"


def test_why_a_person_cannot_be_completed() -> None:
    table = resolve("hu_dress chu", persons=[["zhao_xixu", "sun_bin"]])
    assert why_not(table, 0, "person:sun_bin") == "C-16"


def test_hints_tell_points_and_chances() -> None:
    table = resolve("hu_dress chu", persons=[["zhao_xixu"]])
    assert table.state.hints(table.asked(0)) == {NAMES.number("person:zhao_xixu"): {"points": 2}}
    armed = deal(
        "states", phase="resolve", event_deck=["hu_dress qi"], hands=[["assassination"]], persons=[[], ["su_qin"]]
    )
    assert armed.state.hints(armed.asked(0)) == {NAMES.number("seat:2"): {"success": 2 / 6}}


def test_hints_tell_how_a_war_would_end_now() -> None:
    table = deal(
        "states", phase="lay", hands=[["storm_cities", "league_against_strong"]], qin={"military": 6, "people": 9}
    )
    table.answer(0, "card:storm_cities", "state:qin")
    odds = {NAMES[option]: hint["success"] for option, hint in table.state.hints(table.asked(0)).items()}
    assert odds["state:wei"] == pytest.approx(26 / 36), "6 against 4: all rolls but those two or more below"
    table.answer(0, "state:wei", "card:league_against_strong")
    odds = {NAMES[option]: hint["success"] for option, hint in table.state.hints(table.asked(0)).items()}
    assert odds["state:zhao"] == pytest.approx(15 / 36) and "state:qin" not in odds


def test_hints_know_that_a_covenant_voids_wars() -> None:
    table = deal("states", phase="lay", public="covenant", hands=[["storm_cities"]])
    table.answer(0, "card:storm_cities", "state:qin")
    assert {hint["success"] for hint in table.state.hints(table.asked(0)).values()} == {0.0}


@pytest.mark.parametrize("module", [content, supply, war], ids=lambda module: module.__name__)
def test_examples_in_the_sources_run(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0
