"""Tuning: goals, bounds, a search that goes on where it stopped."""

from pathlib import Path
from typing import Any

import pytest

from sandtable.engine import SandtableError, parse_overlay
from sandtable.lab import Job
from sandtable.lab.coupled import Outcome
from sandtable.lab.fields import as_toml
from sandtable.lab.goals import BadGoals, Goal, Knob, goals_of, read_goals
from sandtable.lab.measures import Measure
from sandtable.lab.paths import BadPath, numbers_at
from sandtable.lab.tune import OtherStudy, Tried, Tuning

SHORT: dict[str, Any] = {
    "goal": [{"measure": "turns", "low": 6, "high": 7}],
    "vary": [
        {"path": "numbers.rounds.last", "low": 4, "high": 8, "step": 2},
        {"path": "persons.*.vp", "low": -1, "high": 1, "relative": True},
    ],
}
CONTENT = {"cards": {"card": [{"id": "fidel", "ops": 2, "star": True}, {"id": "nasser", "ops": 1}], "of": [3, 4]}}


@pytest.fixture
def tuning(tmp_path: Path) -> Tuning:
    return Tuning(Job("states", ("random",) * 3, 2), goals_of(SHORT), tmp_path / "tune.journal")


def outcome(turns: int) -> Outcome:
    return Outcome(0, ["x", "y"], [0], [1.0, 0.0], "points", 10, turns, [[], []])


def test_a_goal_is_a_range_and_counts_how_far_it_is_missed() -> None:
    share, length = Goal(Measure("seat.1"), 0.4, 0.6), Goal(Measure("turns"), None, 10, weight=2)
    assert [share.miss(value) for value in (0.5, 0.3, 0.7)] == pytest.approx([0, 0.1, 0.1])
    assert share.loss(0.3) == pytest.approx(4)
    assert length.loss(9) == 0 and length.loss(11) == pytest.approx(2)
    assert str(share) == "seat.1 in 0.4..0.6"


def test_a_question_that_never_arises_is_not_reached() -> None:
    goals = goals_of({**SHORT, "goal": [{"measure": "wins.power:x", "low": 0.2, "weight": 3}]})
    assert goals.losses([outcome(5)]) == [3]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"goal": []}, "at least one"),
        ({"goals": []}, "did you mean 'goal'?"),
        ({"goal": [{"measure": "turns"}]}, "needs `low`, `high` or both"),
        ({"goal": [{"measure": "turns", "low": 3, "high": 2}]}, "`low` is above `high`"),
        ({"goal": [{"measure": "turns", "low": "3"}]}, "`low` is a number, not '3'"),
        ({"goal": [{"measure": "luck", "low": 3}]}, "there is no measure 'luck'"),
        ({"goal": [{"measure": "turns", "low": 3, "given": "luck"}]}, "there is no measure 'luck'"),
        ({"vary": [{"low": 1, "high": 2}]}, "needs a `path` or `paths`"),
        ({"vary": [{"path": "x", "low": 2, "high": 1}]}, "the first below the second"),
        ({"vary": [{"path": "x", "lo": 2}]}, "something to vary has no 'lo'; did you mean 'low'?"),
    ],
)
def test_goals_that_make_no_sense_are_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(SandtableError) as caught:
        goals_of({**SHORT, **change})
    assert message in str(caught.value)


def test_a_file_of_goals_is_named_in_its_errors(tmp_path: Path) -> None:
    file = tmp_path / "goals.toml"
    with pytest.raises(BadGoals, match=r"goals\.toml: cannot be read"):
        read_goals(file)
    file.write_text("[[goal]")
    with pytest.raises(BadGoals, match=r"goals\.toml: "):
        read_goals(file)
    file.write_text("[[goal]]\nmeasure = 'luck'\nlow = 1\n")
    with pytest.raises(BadGoals, match=r"goals\.toml: there is no measure 'luck'"):
        read_goals(file)


def test_paths_lead_to_numbers_and_a_star_to_all_of_them() -> None:
    assert numbers_at(CONTENT, "cards.fidel.ops") == {"cards.fidel.ops": 2}
    assert numbers_at(CONTENT, "cards.card.*.ops") == {"cards.card.fidel.ops": 2, "cards.card.nasser.ops": 1}
    assert numbers_at(CONTENT, "cards.of.2") == {"cards.of.2": 4}
    for path in ("cards.fidel.star", "cards.che.ops", "card.fidel.ops"):
        with pytest.raises(BadPath):
            numbers_at(CONTENT, path)


def test_the_search_starts_from_what_is_there_and_moves_within_its_bounds(tuning: Tuning) -> None:
    assert tuning.present() == (8, 0)
    tuning.search(3)
    tried = tuning.tried()
    assert len(tried) == 3 and (8, 0) in [row.values for row in tried]
    assert all(row.values[0] in (4, 6, 8) and -1 <= row.values[1] <= 1 for row in tried)
    assert [row.loss for row in tried] == sorted(row.loss for row in tried)
    assert tried[0] in tuning.front()


def test_a_relative_change_is_added_to_every_number(tuning: Tuning) -> None:
    settings = tuning.settings((4, 1))
    assert settings["numbers.rounds.last"] == 4
    assert settings["persons.sun_bin.vp"] == 5 and settings["persons.zou_ji.vp"] == 4
    assert parse_overlay(as_toml({"name": "Tuned", **settings}), "best.toml").data == {
        "name": "Tuned",
        **tuning.overlay((4, 1)).data,
    }


def test_a_search_goes_on_where_it_stopped(tmp_path: Path, tuning: Tuning) -> None:
    tuning.search(2)
    again = Tuning(tuning.job, tuning.goals, tmp_path / "tune.journal")
    assert again.tried() == tuning.tried()
    told: list[int] = []
    again.search(3, told.append)
    assert told == [2, 3] and len(again.tried()) == 3


def test_a_journal_of_another_tuning_is_left_alone(tmp_path: Path, tuning: Tuning) -> None:
    with pytest.raises(OtherStudy, match="was begun for another game"):
        Tuning(Job("states", ("random",) * 4, 2), tuning.goals, tmp_path / "tune.journal")


def test_what_cannot_be_played_is_the_worst(tmp_path: Path) -> None:
    long = {**SHORT, "vary": [{"path": "numbers.rounds.last", "low": 40, "high": 41}]}
    tuning = Tuning(Job("states", ("random",) * 5, 1), goals_of(long), tmp_path / "long.journal")
    tuning.search(1)
    assert tuning.tried()[0].loss >= 1e6


def test_the_best_is_looked_at_again_and_one_step_around_it(tuning: Tuning) -> None:
    checked = tuning.check((6, 0), 2)
    assert checked.differences[0].value < 0, "shorter than the unchanged game"
    steps = tuning.deviations(checked)
    assert [(step.knob, step.value) for step in steps] == [
        ("numbers.rounds.last", 4),
        ("numbers.rounds.last", 8),
        ("persons.*.vp", -1),
        ("persons.*.vp", 1),
    ]
    assert steps[0].differences[0].value == -2 and steps[2].differences[0].value == 0


def test_the_front_holds_what_nothing_beats(tuning: Tuning, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [Tried((1,), (0.0, 3.0)), Tried((2,), (1.0, 1.0)), Tried((3,), (1.0, 2.0)), Tried((4,), (4.0, 0.0))]
    monkeypatch.setattr(tuning, "tried", lambda: rows)
    assert [row.values for row in tuning.front()] == [(1,), (2,), (4,)]


def test_knobs_are_called_by_their_first_path() -> None:
    assert Knob(("a.b", "a.c"), 1, 2).name == "a.b"
