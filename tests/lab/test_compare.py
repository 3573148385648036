"""Comparisons and sweeps: common luck, paired intervals, honest verdicts."""

import json
from collections import Counter
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

import sandtable
from sandtable.engine import Overlay
from sandtable.engine.errors import BadOverlay
from sandtable.lab import Job
from sandtable.lab.compare import compare, pairs_needed
from sandtable.lab.coupled import Lots, Outcome, play_coupled
from sandtable.lab.coupled_pool import OtherVersion, play_all
from sandtable.lab.measures import Measure, UnknownMeasure, ask_of, factions, usual_measures
from sandtable.lab.plot import Panel, Point, draw
from sandtable.lab.sweep import Axis, BadSweep, grid, sweep

RANDOM = ("random", "random")


def outcome(number: int, winner: int, turns: int = 5, shown: tuple[str, str] = ("power:a", "power:b")) -> Outcome:
    return Outcome(number, ["x", "y"], [winner], [3.0, 1.0], "points", 10, turns, [[token] for token in shown])


def test_lots_are_fair_to_every_option_whatever_came_before() -> None:
    lots, seen, pairs, before = Lots("fair"), Counter[int](), Counter[tuple[int, int]](), 0
    for _ in range(12_000):
        face = lots.draw("roll", [1, 2, 3, 4, 5, 6])
        seen[face] += 1
        pairs[before, face] += 1
        before = face
    assert all(1_850 < seen[face] < 2_150 for face in range(1, 7))
    assert all(260 < count < 410 for (first, _), count in pairs.items() if first)


def test_one_option_more_changes_few_draws() -> None:
    options = list(range(10, 50))
    longer = [*options, 99]
    both = ([Lots(str(number)).draw("draw", deck) for number in range(400)] for deck in (options, longer))
    same = sum(one == other for one, other in zip(*both, strict=True))
    assert same > 370


def test_the_same_game_has_the_same_luck_until_a_change_bites() -> None:
    job = Job("twilight", RANDOM, 3)
    late = Job("twilight", RANDOM, 3, changes={"tracks": {"turns": {"last": 9}}})
    plain, changed = ([play_coupled(each, number) for number in range(3)] for each in (job, late))
    short = [pair for pair in zip(plain, changed, strict=True) if pair[0].turns < 9]
    assert short and all(one == other for one, other in short)
    assert play_coupled(job, 1) == plain[1]


def test_measures_ask_one_game_each() -> None:
    game = Outcome(0, ["x", "y", "x"], [0, 1], [5.0, 5.0, 1.0], "war", 40, 3, [["power:a"], ["power:b"], []])
    answers = {
        "seat.1": 0.5,
        "seat.3": 0.0,
        "seat.4": None,
        "bot.x": 0.5,
        "bot.z": None,
        "wins.power:b": 0.5,
        "wins.power:c": None,
        "present.power:a": 1.0,
        "absent.power:a": 0.0,
        "ending.war": 1.0,
        "draw": 0.0,
        "over_by.3": 1.0,
        "over_by.2": 0.0,
        "turns": 3.0,
        "decisions": 40.0,
        "score.3": 1.0,
        "margin": 0.0,
    }
    assert {name: ask_of(name)(game) for name in answers} == answers
    assert Measure("absent.power:a", "ending.peace").asked()(game) is None
    assert Measure("absent.power:c", "ending.war").asked()(game) == 1.0


@pytest.mark.parametrize("name", ["", "seat", "seat.x", "seats.1", "over_by.", "turn"])
def test_unknown_measures_are_refused(name: str) -> None:
    with pytest.raises(UnknownMeasure):
        ask_of(name)


def test_factions_are_what_every_seat_shows_once() -> None:
    assert factions([outcome(0, 0), outcome(1, 1, shown=("power:b", "power:c"))]) == ["power:a", "power:b", "power:c"]
    bare = Outcome(0, ["x"], [0], [1.0], "points", 1, 1, [[]])
    assert factions([outcome(0, 0), bare]) == []


def test_pairs_make_the_interval_narrow() -> None:
    random = Random(1)
    a = [outcome(number, random.randrange(2)) for number in range(400)]
    b = [outcome(each.number, 0 if each.number % 20 == 0 else each.winners[0]) for each in a]
    seat = next(each for each in compare(a, b) if each.measure.name == "seat.1")
    assert 0 < seat.low < seat.value < seat.high and seat.sure and seat.more == 0
    assert seat.narrower > 3


def test_what_does_not_differ_is_not_called_sure() -> None:
    random = Random(2)
    a = [outcome(number, random.randrange(2), random.randrange(9)) for number in range(300)]
    b = [outcome(number, random.randrange(2), random.randrange(9)) for number in range(300)]
    differences = compare(a, b)
    assert not any(each.sure for each in differences)
    assert next(each for each in differences if each.measure.name == "turns").more > 0


def test_conditional_shares_are_compared_as_ratios() -> None:
    a = [outcome(number, number % 2, turns=3 if number % 4 == 0 else 5) for number in range(80)]
    b = [outcome(number, number % 2, turns=3 if number % 4 else 5) for number in range(80)]
    found = compare(a, b, [Measure("seat.1", "over_by.3")])[0]
    assert (found.a, round(found.b, 4)) == (1.0, 0.3333)


def test_how_many_more_pairs_would_settle_it() -> None:
    assert pairs_needed(0.1, 0.02, 100) == 0
    assert pairs_needed(0.0, 0.02, 100) == 0
    assert pairs_needed(0.02, 0.02, 100) == 285


def test_sides_are_played_in_processes_of_their_own_and_by_other_versions() -> None:
    job = Job("states", ("random",) * 3, 4, changes={"persons": {"sun_bin": {"vp": 9}}})
    here = [play_coupled(job, number) for number in range(4)]
    assert play_all(job) == here
    assert play_all(job, package=Path(sandtable.__file__).parents[1]) == here


def test_another_version_that_is_not_there_or_fails_is_named(tmp_path: Path) -> None:
    job = Job("states", ("random",) * 3, 1)
    with pytest.raises(OtherVersion, match="there is no package"):
        play_all(job, package=tmp_path)
    (tmp_path / "sandtable").mkdir()
    (tmp_path / "sandtable" / "__init__.py").write_text("raise RuntimeError('too old')")
    with pytest.raises(OtherVersion, match="too old"):
        play_all(job, package=tmp_path)


def test_a_variant_that_cannot_be_played_is_refused_before_its_games() -> None:
    job = Job("states", ("random",) * 5, 4, changes={"numbers": {"rounds": {"last": 40}}})
    with pytest.raises(BadOverlay, match="cannot be played with these changes"):
        play_all(job)


@pytest.mark.parametrize("text", ["missions.a_3", "x=", "=3", "x=6..2", "x=1..4/0"])
def test_what_cannot_be_varied_is_refused(text: str) -> None:
    with pytest.raises(BadSweep):
        Axis.parse(text)


def test_values_to_vary_are_ranges_or_lists() -> None:
    assert Axis.parse("a.b=-1..1").values == (-1, 0, 1)
    assert Axis.parse("a.b=1.5,x,true").values == (1.5, "x", True)


def test_a_grid_has_a_limit() -> None:
    assert grid([Axis("a", (1, 2)), Axis("b", (3, 4))]) == [(1, 3), (1, 4), (2, 3), (2, 4)]
    with pytest.raises(BadSweep, match="too many"):
        grid([Axis("a", tuple(range(30))), Axis("b", tuple(range(30)))])


def test_a_sweep_compares_every_combination_with_the_unchanged_game() -> None:
    cells = sweep(Job("states", ("random",) * 3, 3), [Axis("numbers.rounds.last", (4, 15))], [Measure("turns")])
    assert [cell.values for cell in cells] == [(), (4,), (15,)]
    assert cells[1].differences[0].value < 0 and cells[2].differences[0].value == 0
    assert cells[2].outcomes == cells[0].outcomes


def test_a_plot_is_an_image_with_words_for_those_who_do_not_see_it() -> None:
    lines = {"a": [Point(1, 0.2, 0.1, 0.3), Point(2, 0.4, 0.3, 0.5)], "b": [Point(1, 0.5, 0.5, 0.5)]}
    root = ElementTree.fromstring(draw([Panel("wins < all", lines, share=True)], "value"))
    told = root.find(".//{http://www.w3.org/2000/svg}desc")
    assert told is not None and told.text == "a: 1: 20%, 2: 40%; b: 1: 50%"


def test_usual_measures_are_about_seats_factions_endings_and_length() -> None:
    names = [measure.name for measure in usual_measures([outcome(0, 0)])]
    assert names[:2] == ["seat.1", "seat.2"] and "wins.power:a" in names and "bot.x" in names
    assert names[-4:] == ["draw", "turns", "decisions", "margin"]


def test_overlays_survive_the_way_through_json() -> None:
    overlay = Overlay({"persons": {"sun_bin": {"vp": 9}}})
    assert Overlay(json.loads(json.dumps(overlay.data))) == overlay
