"""Jobs, results, summaries, and how fast it goes."""

import pytest

from sandtable.engine import Game, SandtableError
from sandtable.engine.errors import BadOption, BadSeats, UnknownBot, UnknownGame
from sandtable.games import replay
from sandtable.lab import Job, Result, measure, play_game, simulate, summarise, usual_seats
from sandtable.lab.summary import Share


def result(number: int, winners: list[int], ending: str = "points", decisions: int = 10) -> Result:
    return Result(number, ["a", "b"], winners, [1.0, 2.0], ending, decisions, 5, number)


def test_a_game_depends_only_on_seed_and_number(fords: Game) -> None:
    job = Job("fords", ("random", "montecarlo:3"), seed=4)
    assert play_game(job, 7) == play_game(job, 7)
    games = {tuple(play_game(job, number).scores) for number in range(20)}
    assert len(games) > 1


def test_results_come_in_order_whatever_the_processes(fords: Game) -> None:
    job = Job("fords", ("random", "random"), games=30, seed=2)
    assert list(simulate(job, jobs=2)) == list(simulate(job, jobs=1))


def test_rotation_moves_every_bot_over_every_seat() -> None:
    job = Job("fords", ("a", "b", "c"), rotate=True)
    assert [job.bots_of(number) for number in range(3)] == [["a", "b", "c"], ["c", "a", "b"], ["b", "c", "a"]]


def test_a_recorded_game_holds_and_is_the_same_game(fords: Game) -> None:
    bots = ("random", "montecarlo:2")
    plain, recorded = play_game(Job("fords", bots), 1), play_game(Job("fords", bots, records=True), 1)
    assert recorded.record is not None
    match = replay(recorded.record, paranoid=True)
    assert match.state.winners == plain.winners == recorded.winners
    assert len(match.answers) == plain.decisions + plain.chance


@pytest.mark.parametrize(
    ("job", "error"),
    [
        (Job("fjords", ("random", "random")), UnknownGame),
        (Job("fords", ("random",)), BadSeats),
        (Job("fords", ("random", "hal")), UnknownBot),
        (Job("fords", ("random", "random"), options={"speed": 1}), BadOption),
        (Job("fords", ("random", "random"), games=0), BadOption),
    ],
)
def test_a_bad_job_is_refused_before_the_first_game(fords: Game, job: Job, error: type[SandtableError]) -> None:
    with pytest.raises(error):
        simulate(job, jobs=2)


def test_shared_victories_count_by_their_part_and_draws_are_nobodys() -> None:
    summary = summarise([result(0, [0]), result(1, [0, 1]), result(2, []), result(3, [1], "time")], ["left", "right"])
    assert [line.wins.value for line in summary.seats] == [0.375, 0.375]
    assert [line.name for line in summary.seats] == ["left", "right"]
    assert summary.draws == 1
    assert summary.endings == {"points": 3, "time": 1}
    assert summary.decisions.median == 15


def test_intervals_are_wilsons() -> None:
    assert Share.of(0, 10).low == 0
    assert Share.of(10, 10).high == 1
    share = Share.of(25, 100)
    assert (share.low, share.high) == pytest.approx((0.175, 0.343), abs=0.001)


def test_speed_counts_chance_and_players(fords: Game) -> None:
    speed = measure(fords, seats=2, seconds=0.02)
    assert speed.decisions == 18 * speed.games
    assert speed.chance_share == pytest.approx(2 / 3)
    assert speed.decisions_per_second > speed.games_per_second > 0
    with pytest.raises(BadSeats):
        measure(fords, seats=7, seconds=0.02)


def test_the_usual_number_of_seats_is_in_the_middle(fords: Game) -> None:
    assert usual_seats(fords) == 3
