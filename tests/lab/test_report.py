"""The report: what it measures, and the page it makes."""

import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import polars as pl
import pytest

from sandtable.engine import LANGUAGES, Game
from sandtable.games import find_game, game_ids
from sandtable.lab import Job
from sandtable.lab.pool import play_parts
from sandtable.lab.report import Figures, figures_of, write_report
from sandtable.lab.report.contest import leads_of
from sandtable.lab.report.fairness import Fairness, Standing, best
from sandtable.lab.report.sections import contest, fairness, luck
from sandtable.lab.report.things import things_of
from sandtable.lab.report.words import LOCALE, Words, number, percent
from sandtable.lab.run import Run, Writer
from sandtable.lab.statistics import Cell, difference, discoveries, wilson
from sandtable.testing.texts import read_catalogue

BOTS = ("montecarlo:2", "montecarlo:8")


def run_of(job: Job, folder: Path) -> Run:
    with Writer.open(folder, job, ["sandtable", "simulate", "<fords> & co"]) as writer:
        for part, tables in play_parts(job, {part: writer.facts.parts[part] for part in writer.missing()}):
            writer.write(part, tables)
        writer.finish()
    return Run.open(folder)


PLAYED: list[Path] = []
"""The run's folder: it is played once for all tests."""


@pytest.fixture
def fords_run(fords: Game, tmp_path_factory: pytest.TempPathFactory) -> Run:
    if not PLAYED:
        folder = tmp_path_factory.mktemp("report") / "run"
        PLAYED.append(run_of(Job("fords", BOTS, games=64, seed=5, rotate=True, again=4), folder).folder)
    return Run.open(PLAYED[0])


@pytest.fixture
def figures(fords: Game, fords_run: Run) -> Figures:
    return figures_of(fords_run)


def test_shares_add_up_to_the_games_that_were_won(figures: Figures) -> None:
    won = sum(seat.wins.value for seat in figures.fairness.seats)
    assert won == pytest.approx(1 - figures.draws / figures.games)
    assert won == pytest.approx(2 * figures.fairness.fair)
    assert {bot.name for bot in figures.fairness.bots} == set(BOTS)


def test_a_power_that_every_seat_is_dealt_is_a_faction(tmp_path: Path) -> None:
    run = run_of(Job("taiwan2045", ("random",) * 4, games=12, seed=2), tmp_path / "run")
    found = figures_of(run)
    dealt = run.answers.filter(pl.col("prompt") == "deal-power").join(
        run.events.filter(pl.col("key") == "your-power").with_columns(holder=pl.col("seat")), on=("game", "step")
    )
    won = run.seats.with_columns(holder=pl.col("seat").cast(pl.Int64))
    by_hand = (
        dealt.with_columns(pl.col("holder").cast(pl.Int64))
        .join(won, on=("game", "holder"), suffix="-won")
        .group_by("answer")
        .agg(pl.len(), pl.col("won").sum())
        .collect()
    )
    factions = found.fairness.factions
    assert sum(each.games for each in factions) == 12 * 4
    assert {each.name: (each.games, round(each.wins.value * each.games, 6)) for each in factions} == {
        name: (games, round(wins, 6)) for name, games, wins in by_hand.iter_rows()
    }
    for language in LANGUAGES:
        section = fairness.tell(found, Words(found.game, language))
        assert Words(found.game, language).say("by-faction") in section.body
        assert Words(found.game, language).name(best(factions).name) in section.verdict


def test_one_of_four_seats_a_little_low_by_chance_is_not_called_unfair() -> None:
    def seats(*wins: int) -> list[Standing]:
        return [Standing(str(seat), seat, 2000, wilson(won, 2000), 0.0, 0) for seat, won in enumerate(wins)]

    fairness = Fairness(0.25, [], [], [])
    low, tilted = seats(458, 524, 512, 506), seats(430, 550, 512, 508)
    assert not low[0].wins.holds(0.25) and fairness.unfair(low) == []
    assert fairness.unfair(tilted) == tilted[:2]


def test_cards_that_come_by_the_handful_are_no_factions(figures: Figures) -> None:
    assert figures.fairness.factions == []


def test_the_contest_rests_on_a_table_with_every_figure_of_its_verdict(
    fords: Game, figures: Figures, fords_run: Run
) -> None:
    told = figures.contest
    section = contest.tell(figures, Words(fords, "en"))
    shown = [number(told.changes.mean), percent(told.settled.median), number(told.margin.median)]
    shown.append(percent(told.comebacks.value))
    margins = [
        max(row["won"]) - max(row["lost"])
        for row in fords_run.seats.group_by("game")
        .agg(won=pl.col("score").filter(pl.col("won") > 0), lost=pl.col("score").filter(pl.col("won") == 0))
        .collect()
        .iter_rows(named=True)
        if row["won"] and row["lost"]
    ]
    assert told.margin.mean == pytest.approx(sum(margins) / len(margins))
    for figure in shown:
        assert figure in section.verdict and f">{figure}</td>" in section.body
    assert f">{number(told.deficit.mean)}</td>" in section.body


def test_thinking_more_is_told_for_bots_that_differ_only_in_that(figures: Figures) -> None:
    (step,) = figures.depth.steps
    assert (step.less, step.more) == BOTS
    more = next(bot for bot in figures.fairness.bots if bot.name == BOTS[1])
    assert (step.wins.value > 0.5) == (more.wins.value > figures.fairness.fair)


def test_length_counts_every_game_once(figures: Figures) -> None:
    assert sum(games for _, _, games in figures.length.bars) == figures.games
    assert sum(figures.length.last_turns.values()) == figures.games
    assert sum(figures.endings.values()) == figures.games
    assert figures.length.minutes.low <= figures.length.minutes.median <= figures.length.minutes.high


def test_the_lead_is_that_of_the_later_winner(figures: Figures, fords_run: Run) -> None:
    leads = leads_of(fords_run)
    last = leads.group_by("game", maintain_order=True).agg(pl.col("lead").last())
    assert (last["lead"] >= 0).sum() > last.height / 2, "near the end, winners are mostly ahead"
    for moment in figures.contest.moments:
        assert moment.ahead + moment.level + moment.behind == pytest.approx(1)
    assert figures.contest.half_time.at == 0.5


def test_the_further_the_game_the_less_is_open(figures: Figures) -> None:
    left = [point.left.value for point in figures.luck.points]
    assert [point.point for point in figures.luck.points] == [0.0, 0.25, 0.5, 0.75]
    assert left[0] > left[-1]
    assert all(point.games == 16 for point in figures.luck.points)


def test_too_few_replays_are_not_judged(fords: Game, figures: Figures) -> None:
    section = luck.tell(figures, Words(fords, "en"))
    assert "Only 16 games were played on" in section.verdict and not section.body


def test_every_order_is_dealt_and_told_of(figures: Figures, fords_run: Run) -> None:
    orders = figures.things.kinds["order"]
    dealt = fords_run.events.filter(pl.col("key") == "dealt").collect()
    for order in orders:
        assert order.dealt == dealt.filter(pl.col("order") == order.name)["game"].n_unique()
    assert sum(order.used for order in orders) > 0


def test_a_game_says_what_its_seats_come_to_without_being_dealt_or_choosing_it(fords: Game, fords_run: Run) -> None:
    told = fords_run.events.filter(pl.col("ford").is_not_null()).collect()
    counted = {each.name: each.named for each in things_of(fords_run, fords).kinds["ford"]}
    assert counted == dict(told.group_by("ford").len().iter_rows())
    assert "ford" not in things_of(fords_run, replace(fords, reached=frozenset())).kinds


@pytest.mark.parametrize("id", game_ids())
def test_what_a_game_calls_reached_is_a_kind_of_its_options(id: str) -> None:
    game = find_game(id)
    assert game.reached <= {name.partition(":")[0] for name in game.names.all()}


def test_objectives_are_counted_when_the_log_says_that_they_are_reached(tmp_path: Path) -> None:
    run = run_of(Job("axis", ("random",) * 2, games=2, seed=1, options={"rounds": 2}), tmp_path / "run")
    named = run.events.filter(pl.col("objective").is_not_null()).collect()
    objectives = {each.name: each.named for each in figures_of(run).things.kinds["objective"]}
    assert sum(objectives.values()) == named.height > 0
    assert all(objectives[name] for name in named["objective"])


def test_discards_are_counted_by_the_question_and_by_the_log_but_once(tmp_path: Path) -> None:
    """The log of 2045 does not name a mission that is discarded, but names an action card that is."""
    run = run_of(Job("taiwan2045", ("random",) * 5, games=24, seed=2), tmp_path / "run")
    kinds = figures_of(run).things.kinds
    asked = run.answers.filter(pl.col("prompt").str.contains("discard")).collect()
    for kind in ("mission", "card"):
        discarded = asked.filter(pl.col("answer").str.starts_with(f"{kind}:"))
        assert sum(thing.discarded for thing in kinds[kind]) == discarded.height > 0


def test_a_card_that_was_played_is_not_discarded_when_it_comes_to_the_discards(tmp_path: Path) -> None:
    run = run_of(Job("twilight", ("random",) * 2, games=12, seed=2), tmp_path / "run")
    cards = figures_of(run).things.kinds["card"]
    laid = run.events.filter(pl.col("key") == "to-discards").collect().height
    assert 0 < sum(card.discarded for card in cards) < laid


def test_a_card_that_wins_by_being_dealt_is_found() -> None:
    lucky = difference([Cell(200, 150.0, 200, 50.0), Cell(100, 60.0, 100, 40.0)], seats=2)
    plain = difference([Cell(200, 101.0, 200, 99.0)], seats=2)
    assert lucky is not None and plain is not None
    assert lucky[0].low > 0.2
    assert discoveries([lucky[1], plain[1], 0.9]) == [True, False, False]
    assert difference([Cell(0, 0.0, 5, 1.0)], seats=2) is None


def test_of_many_coincidences_none_is_believed() -> None:
    assert not any(discoveries([place / 100 for place in range(3, 100)]))


class Outline(HTMLParser):
    """Checks that elements close in order, and collects what matters."""

    VOID = frozenset({"meta", "line", "rect", "circle", "input", "polyline"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        values = dict(attributes)
        self.seen.append(tag)
        self.ids += [str(values["id"])] if "id" in values else []
        self.links += [str(values[name]) for name in ("href", "src") if name in values]
        if tag not in self.VOID:
            self.open.append(tag)
        if tag == "svg":
            assert values["role"] == "img" and values["aria-label"], "a plot says what it shows"

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        assert tag in self.VOID

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_needs_nothing_from_elsewhere(
    fords: Game, fords_run: Run, tmp_path: Path, language: str
) -> None:
    write_report(fords_run, tmp_path / "report.html", language)
    text = (tmp_path / "report.html").read_text(encoding="utf8")
    outline = Outline()
    outline.feed(text)
    assert not outline.open
    assert len(set(outline.ids)) == len(outline.ids)
    assert {link.removeprefix("#") for link in outline.links} <= set(outline.ids)
    for section in re.findall(r"<section.*?</section>", text, flags=re.DOTALL):
        assert section.count("<svg") <= section.count("<table"), "a table behind every plot"
    assert "&lt;fords&gt; &amp; co" in text
    words = re.sub(r"<style>.*?</style>|<script>.*?</script>|<pre>.*?</pre>", "", text, flags=re.DOTALL)
    keys = {key.partition(".")[0] for key in read_catalogue(LOCALE / "en.ftl")}
    shown = set(re.findall(r">([a-z]+(?:-[a-z]+)+)<", words))
    assert not shown & keys, "a key shown as itself has no text"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_in_every_language(language: str) -> None:
    reference, found = read_catalogue(LOCALE / "en.ftl"), read_catalogue(LOCALE / f"{language}.ftl")
    assert found.keys() == reference.keys()
    assert {key: values for key, values in found.items() if values - reference[key]} == {}
    spoken = {key for key in reference if key.startswith(("head-", "fair-", "contest-", "column-"))}
    assert all(len(found[key]) == len(reference[key]) for key in spoken if key != "fair-note")
