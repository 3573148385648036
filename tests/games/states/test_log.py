"""The log: everything that changes is told, nothing that did not, each with its cause, its size and its clause."""

import re
from typing import Any

import pytest

from sandtable.engine import LANGUAGES, OBSERVER
from sandtable.games import find_game
from sandtable.games.states.options import NAMES
from sandtable.testing import TestTable, deal
from sandtable.text import Catalogue

from .table import resolve, turn_over

STATES = find_game("states")
ENGLISH = Catalogue(STATES, "en")
PEOPLE = ["Ann", "Ben", "Cai"]


def told(table: TestTable, *keys: str) -> list[str]:
    """The public lines of some kinds, in English, each with its clause."""
    return [
        f"{ENGLISH.note(note, PEOPLE)} [{note.rule}]"
        for note in table.notes(seat=OBSERVER)
        if note.key in keys or not keys
    ]


CHANGES = ("rises", "falls", "exhausted", "unchanged", "void", "annexed", "collapsed", "inherited")


@pytest.mark.rule("S-05")
def test_a_rise_beyond_the_limit_is_not_told() -> None:
    table = resolve("golden_terrace B qin", qin={"economy": 10, "people": 5})
    assert told(table, *CHANGES) == ["Qin: People rises by 1 to 6. [G-28]"]
    table = resolve("jixia_academy qi", qi={"culture": 9})
    assert told(table, *CHANGES) == ["Qi: Culture rises by 1 to 10. [G-26]"]
    table = resolve("jixia_academy qi", qi={"culture": 10})
    assert told(table, *CHANGES) == ["Nothing changes: the attribute cannot rise any further. [S-05]"]


@pytest.mark.rule("A-03")
def test_what_a_frozen_attribute_swallows_is_not_told() -> None:
    table = resolve("hu_dress zhao", public="books_burned")
    assert told(table, *CHANGES) == ["Zhao: Military rises by 2 to 6. [G-24]"]
    table = resolve("jixia_academy qi", public="books_burned")
    assert told(table, *CHANGES) == ["Nothing changes: the attribute is frozen. [A-03]"]


@pytest.mark.rule("A-01", "A-10")
def test_a_collapse_tells_its_cause_and_who_inherits() -> None:
    table = turn_over("famine", yan={"economy": 1}, zhao={"military": 9})
    lines = told(table, "exhausted", "collapsed", "inherited")
    assert lines == [
        "Yan: Economy falls below 1. [A-01]",
        "Yan collapses. [A-10]",
        "The land of Yan falls to Zhao. [A-10]",
    ]
    assert not [line for line in told(table, "falls") if line.startswith("Yan")], "it does not fall to 0"
    assert [note.values["lands"] for note in table.notes("inherited")] == [[NAMES.number("state:yan")]]


@pytest.mark.rule("A-01")
def test_of_a_doomed_state_only_what_dooms_it_is_told() -> None:
    table = resolve("long_wall qin", qin={"military": 5, "people": 1})
    assert told(table, "rises", "falls", "exhausted") == ["Qin: People falls below 1. [A-01]"]


@pytest.mark.rule("C-11", "C-12")
def test_a_new_era_tells_how_many_persons_are_left_behind() -> None:
    table = resolve("hu_dress chu", round=6, persons=[["sun_bin", "su_qin"]])
    assert [note.values for note in table.notes("left-behind")] == [{"seat": 0, "count": 2}]
    assert [note.rule for note in table.notes("new-era")] == ["C-11"]


@pytest.mark.rule("A-07", "A-08", "A-09")
def test_annexing_tells_what_was_gained() -> None:
    table = resolve(
        "storm_cities qin wei",
        dice=(6, 1),
        qin={"military": 9, "culture": 10},
        wei={"economy": 1},
        han={"held_by": "wei"},
    )
    assert told(table, *CHANGES) == [
        "Wei: Economy falls below 1. [A-01]",
        "Qin: Economy rises by 1 to 5. [G-15]",
        "Qin annexes Wei and gains +1 in Military, Economy, People. [A-09]",
    ]
    (note,) = table.notes("annexed")
    assert note.values["lands"] == [NAMES.number("state:han"), NAMES.number("state:wei")]
    assert note.values["stands"] == [10, 6, 10, 5]


@pytest.mark.rule("A-08")
def test_annexing_without_any_gain_says_so() -> None:
    table = resolve("storm_cities qin wei", dice=(6, 1), qin={"each": 10}, wei={"economy": 1})
    assert told(table, "annexed") == ["Qin annexes Wei and gains nothing but land. [A-09]"]


@pytest.mark.rule("W-02", "W-03", "W-05")
def test_a_war_shows_its_dice_and_what_was_added() -> None:
    table = resolve("far_friend_near_foe qin wei", dice=(2, 6), qin={"military": 5}, wei={"military": 4})
    assert told(table, "war", "repulsed", "falls") == [
        "Qin attacks Wei: die 2 + 7 = 9 against die 6 + 4 = 10. [W-02]",
        "Qin is repulsed. [W-05]",
        "Qin: Military falls by 1 to 4. [W-05]",
    ]


@pytest.mark.rule("G-04", "G-05", "G-37", "P-07", "W-08")
@pytest.mark.parametrize(
    ("event", "position", "reason", "rule"),
    [
        ("storm_cities", {}, "no state could be labelled", "G-04"),
        ("storm_cities qin wei", {"wei": {"held_by": "han"}}, "a labelled state is no more", "G-05"),
        ("storm_cities qin wei", {"public": "covenant"}, "the covenant forbids war", "P-07"),
        ("storm_cities qin wei", {"qin": {"military": 1}}, "the attacker's military is too low", "W-08"),
        ("three_inch_tongue qi chu", {}, "the first state's culture is not higher", "G-37"),
    ],
)
def test_a_void_card_says_why_in_words(event: str, position: dict[str, Any], reason: str, rule: str) -> None:
    (line,) = told(resolve(event, **position), "void")
    assert line.endswith(f"has no effect: {reason}. [{rule}]")


@pytest.mark.rule("G-08")
def test_an_assassination_tells_whether_it_succeeded() -> None:
    table = deal("states", phase="refill", hands=[["assassination"]], persons=[[], ["sun_bin"], []])
    table.script("card:reform", "card:reform_2", "card:hu_dress", "card:long_wall")
    table.settle()
    table.script(4).answer(0, "seat:2")
    assert told(table, "assassination") == ["Ann sends an assassin against Ben and rolls 4: failure. [G-08]"]


@pytest.mark.rule("E-01", "E-06")
def test_the_last_lines_say_how_it_ended_and_what_everybody_had() -> None:
    table = last_war(completed=[["sun_bin"], ["zou_ji", "chunyu_kun"], []])
    assert told(table)[-5:] == [
        "One state has unified the realm. The game is over. [E-01]",
        "Ben: 6 victory points, 2 persons completed. [E-06]",
        "Ann: 4 victory points, 1 person completed. [E-06]",
        "Cai: 0 victory points, 0 persons completed. [E-06]",
        "Ben wins. [E-06]",
    ]
    assert table.view(OBSERVER)["ending"] == {
        "how": "unified",
        "rule": "E-01",
        "decided": "E-06",
        "about": ["state:qin"],
        "scores": [
            {"who": 1, "values": {"points": 6, "completed": 2}},
            {"who": 0, "values": {"points": 4, "completed": 1}},
            {"who": 2, "values": {"points": 0, "completed": 0}},
        ],
    }


VOID: dict[str, tuple[str, dict[str, Any]]] = {
    "unlabelled": ("storm_cities", {}),
    "destroyed": ("royal_marriage han yan", {"han": {"held_by": "qin"}}),
    "covenant": ("storm_cities qin wei", {"public": "covenant"}),
    "army": ("storm_cities qin wei", {"qin": {"military": 1}}),
    "culture": ("three_inch_tongue qi chu", {}),
}


@pytest.mark.rule("G-04", "G-05", "G-37", "P-07", "W-08")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", VOID)
def test_a_void_card_says_why_in_every_language(reason: str, language: str) -> None:
    event, position = VOID[reason]
    (note,) = resolve(event, **position).notes("void")
    words = Catalogue(STATES, language)
    line = words.note(note, PEOPLE)
    assert words.get(f"void-{reason}") in line and note.rule not in line


@pytest.mark.rule("W-03")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_of_a_war_shows_both_dice_and_what_is_added(language: str) -> None:
    (note,) = resolve("storm_cities qin wei", dice=(6, 2), qin={"military": 8}, wei={"military": 3}).notes("war")
    line = Catalogue(STATES, language).note(note, PEOPLE)
    assert re.findall(r"[0-9]+", line) == ["6", "8", "14", "2", "3", "5"]


@pytest.mark.rule("A-17")
def test_the_realm_that_is_unified_is_told() -> None:
    assert [note.rule for note in last_war().notes("unified")] == ["A-17"]


@pytest.mark.rule("F-14")
def test_who_plays_no_card_is_told() -> None:
    table = deal("states", phase="lay", hands=[["hu_dress"], [], []], persons=[[], ["sun_bin"], []])
    table.answer(1, "pass").answer(0, "card:hu_dress")
    table.answer(0, table.game.names[table.asked(0).options[0]])
    assert [(note.values["seat"], note.rule) for note in table.notes("laid-nothing")] == [(1, "F-14"), (2, "F-14")]


@pytest.mark.rule("E-07")
def test_the_end_tells_a_tie_from_a_shared_victory() -> None:
    table = last_war(completed=[[], [], []])
    assert told(table, "wins", "shares-victory") == [f"{name} shares the victory. [E-07]" for name in PEOPLE]
    table = last_war(completed=[["zou_ji", "chunyu_kun"], ["sun_bin", "king_wei_chu"], ["zhao_xixu"]])
    assert table.view(0)["ending"]["decided"] == "E-07"


def last_war(**position: Any) -> TestTable:
    """Qin takes the only other state that is left."""
    gone = {state: {"held_by": "qin"} for state in ("qi", "chu", "yan", "han", "zhao")}
    return resolve("storm_cities qin wei", dice=(6, 1), qin={"military": 9}, wei={"economy": 1}, **gone, **position)


def test_a_game_that_goes_on_has_no_ending() -> None:
    assert "ending" not in resolve("hu_dress chu").view(OBSERVER)
