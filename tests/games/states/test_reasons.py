"""What is not offered says why, by the predicate that kept it out."""

from random import Random
from typing import Any

import pytest

from sandtable.engine import CHANCE, PASS, Decision, Runner, State
from sandtable.games import find_game
from sandtable.games.states.content import states_of
from sandtable.games.states.options import CARD, CHOICE, DO_ASSASSINATE, DO_DONE, DO_SWAP, NAMES, PERSON, SEAT, STATE
from sandtable.games.states.rules.cards import OPTIONS as PRINTED
from sandtable.games.states.rules.laying import bar_first_label, bar_second_label, first_labels, second_labels
from sandtable.games.states.table.why_not import BARS
from sandtable.testing import TestTable, deal

STATES = find_game("states")
OPTIONS = [PASS, DO_DONE, DO_SWAP, DO_ASSASSINATE, *CARD.options, *STATE.options, *PERSON.options, *SEAT.options]
OPTIONS += CHOICE.options
CLAUSES = {rule.id for rule in STATES.rules()}


def assert_reasons(state: State, decision: Decision) -> None:
    offered = set(decision.options)
    for option in OPTIONS:
        rule = state.why_not(decision, option)
        assert (rule == "") == (option in offered), f"{decision.prompt}: {NAMES[option]} {rule}"
        assert not rule or rule in CLAUSES


@pytest.mark.parametrize("seed", range(6))
def test_every_option_of_the_game_is_offered_or_barred_by_a_clause(seed: int) -> None:
    random = Random(seed)
    runner = Runner(STATES.start(3 + seed % 3))
    while (decision := runner.decision) is not None:
        if decision.seat != CHANCE and random.random() < 0.2:
            assert_reasons(runner.state, decision)
        runner.answer(random.choice(decision.options))


def test_every_prompt_that_is_put_to_a_player_has_its_predicate() -> None:
    assert BARS.keys() == STATES.prompts() - {"first-hegemon", "victim"}


@pytest.mark.rule("A-05", "G-04", "W-01", "W-07")
@pytest.mark.parametrize(
    "position",
    [
        {},
        {"qin": {"military": 1}, "chu": {"military": 1}},
        {"qi": {"held_by": "zhao"}, "zhao": {"military": 1}},
        {"qi": {"held_by": None}, "zhao": {"held_by": None}, "yan": {"military": 9}},
    ],
)
def test_the_sets_of_labels_agree_with_the_reasons(position: dict[str, Any]) -> None:
    g = deal("states", phase="lay", hands=[["reform"]], **position).state
    for option in (option for options in PRINTED for option in options):
        first = [state for state in range(len(STATE)) if not bar_first_label(g, option, state)]
        assert states_of(first_labels(g, option)) == first
        for one in first:
            second = [state for state in range(len(STATE)) if not bar_second_label(g, option, one, state)]
            assert states_of(second_labels(g, option, one)) == second


def why_not(table: TestTable, seat: int, option: str) -> str:
    return str(table.state.why_not(table.asked(seat), NAMES.number(option)))


@pytest.mark.rule("A-05", "W-01", "W-07")
def test_labels_of_a_war() -> None:
    table = deal(
        "states", phase="lay", hands=[["storm_cities"]], yan={"military": 1}, han={"held_by": "qin"}, qi={"military": 9}
    )
    table.answer(0, "card:storm_cities")
    assert why_not(table, 0, "state:han") == "A-05"
    assert why_not(table, 0, "state:yan") == "W-07"
    table.answer(0, "state:qi")
    assert why_not(table, 0, "state:qi") == "W-01", "a state does not attack itself"
    assert why_not(table, 0, "state:qin") == "W-01", "no common border"
    assert why_not(table, 0, "state:yan") == "", "who cannot attack can be attacked"


@pytest.mark.rule("G-04")
def test_labels_of_a_card_for_two_neighbours() -> None:
    table = deal("states", phase="lay", hands=[["cede_land"]])
    table.answer(0, "card:cede_land", "state:yan")
    assert why_not(table, 0, "state:qin") == "G-04"
    assert why_not(table, 0, "state:zhao") == ""


@pytest.mark.rule("F-12", "F-13", "F-14", "G-07", "G-10")
def test_plans() -> None:
    table = deal("states", phase="lay", hands=[["reform"], ["assassination"], []], persons=[[], ["sun_bin"], []])
    assert why_not(table, 0, "do:swap") == "F-13"
    assert why_not(table, 0, "pass") == "F-14"
    assert why_not(table, 0, "card:reform_2") == "F-12"
    assert why_not(table, 0, "do:assassinate") == "G-07"
    assert why_not(table, 1, "do:assassinate") == "G-10", "nobody else has an unfinished person"
    assert why_not(table, 1, "person:sun_bin") == "F-12"


@pytest.mark.rule("F-21", "F-22", "F-24", "F-25", "F-28", "F-29")
def test_the_hegemons_choices() -> None:
    table = deal(
        "states",
        phase="gather",
        laid=[["hu_dress chu", "reform A qi"], ["long_wall qin"], ["jixia_academy qi", "royal_marriage qi chu"]],
    )
    table.script("card:jixia_academy")
    assert why_not(table, 0, "seat:1") == "F-21" and why_not(table, 0, "seat:2") == "F-22"
    assert why_not(table, 0, "card:hu_dress") == "F-21", "the hegemon's own cards are not yet involved"
    table.answer(0, "seat:3")
    assert why_not(table, 0, "pass") == "F-25" and why_not(table, 0, "card:long_wall") == "F-24"
    table.answer(0, "card:hu_dress", "card:hu_dress")
    assert why_not(table, 0, "card:hu_dress") == "F-29" and why_not(table, 0, "card:reform") == "F-28"


@pytest.mark.rule("C-05", "C-16", "F-33")
def test_completing() -> None:
    table = deal(
        "states",
        phase="resolve",
        event_deck=["hu_dress chu"],
        hands=[["reform"]],
        persons=[["zhao_xixu", "zou_ji", "sun_bin"]],
        qi={"people": 6, "culture": 6},
    )
    assert why_not(table, 0, "person:sun_bin") == "C-16"
    assert why_not(table, 0, "card:reform") == "F-33"
    table.script("person:chunyu_kun", "person:king_wei_chu").answer(0, "person:zhao_xixu", "person:chunyu_kun")
    assert table.options(0) == ["pass", "person:zou_ji"]
    assert why_not(table, 0, "person:chunyu_kun") == "C-05", "its goal is met, but it has only just come"
