"""The ladder: who meets whom, what is played again, and how games become ratings."""

from math import log
from pathlib import Path

import pytest

from sandtable.lab import ladder
from sandtable.lab.ladder import Ladder, Outcome, Pairing, bradley_terry, rate, read, run, share_between
from sandtable.lab.ladder_report import markdown, plot

THREE = Ladder("fords", ("captain", "montecarlo:4", "random"), seats=2, games=4)


def outcome(one: str, other: str, share: float, number: int = 0) -> Outcome:
    return Outcome(Pairing(one, other, 0, number), share, "end", 10, 0.1)


def test_everybody_meets_everybody_in_every_seat_with_the_same_luck() -> None:
    pairings = THREE.pairings()
    assert len(pairings) == 3 * 4 == len(set(pairings))
    met = [p for p in pairings if {p.one, p.other} == {"captain", "random"}]
    assert [(p.one, p.seat, p.number) for p in met] == [
        ("captain", 0, 0),
        ("random", 0, 0),
        ("captain", 1, 1),
        ("random", 1, 1),
    ]


@pytest.mark.usefixtures("fords")
def test_a_ladder_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    steps = run(THREE, tmp_path)
    for _ in range(6):
        next(steps)
    steps.close()
    with (tmp_path / "games.jsonl").open("a") as file:
        file.write('{"one": "capt')
    assert len(read(tmp_path)) == 5
    (tmp_path / "games.jsonl").write_text("\n".join(map(ladder.dumps, read(tmp_path))) + "\n")
    first, *_ = run(THREE, tmp_path)
    assert first == (5, 12)
    played = read(tmp_path)
    assert len(played) == 12
    again = {outcome.pairing: outcome.share for outcome in map(THREE.play, THREE.pairings())}
    assert again == {outcome.pairing: outcome.share for outcome in played}


def test_ratings_follow_the_odds() -> None:
    strengths = bradley_terry([[0, 75, 90], [25, 0, 75], [10, 25, 0]])
    assert strengths[0] - strengths[1] == pytest.approx(log(3), abs=0.01)
    assert strengths[1] - strengths[2] == pytest.approx(log(3), abs=0.01)
    assert sum(strengths) == pytest.approx(0, abs=1e-9)


def test_more_games_narrow_the_interval_and_a_clean_sweep_stays_finite() -> None:
    few = rate(("a", "b"), [outcome("a", "b", 1.0, n) for n in range(4)])
    many = rate(("a", "b"), [outcome("a", "b", n % 4 > 0, n) for n in range(400)])
    assert few[0].bot == many[0].bot == "a"
    assert 0 < few[0].points < 1000
    assert many[0].high - many[0].low < few[0].high - few[0].low
    assert many[0].low < 200 * 0.4771 < many[0].high


def test_equals_who_are_alone_against_three_in_turn_come_out_even() -> None:
    games = [outcome("a", "b", n % 4 == 0, n) for n in range(40)] + [
        outcome("b", "a", n % 4 == 0, n) for n in range(40)
    ]
    share = share_between(games, "b", "a")
    assert share is not None and share.value == 0.5
    assert [row.points for row in rate(("a", "b"), games)] == pytest.approx([0, 0], abs=1e-6)


def test_the_report_names_everybody() -> None:
    outcomes = [outcome("a", "b", 1.0), outcome("b", "a", 0.5, 1)]
    ratings = rate(("a", "b"), outcomes)
    text = markdown(Ladder("fords", ("a", "b"), 2, 2), ratings, outcomes)
    assert "| `a` |" in text and "75%" in text
    picture = plot(ratings)
    assert picture.startswith("<svg") and ">a</text>" in picture and ">b</text>" in picture
