"""Training: games are played, positions collected, weights fitted, and the strength of each stage is measured.

Everything that took time is kept in a folder, so that training goes on where it was stopped.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

from sandtable.bots import Search, find_bot, usual_bot
from sandtable.engine import Game, Runner
from sandtable.engine.game import OptionValue
from sandtable.games import find_game

from .fitting import Fit, fit
from .job import Table, usual_seats
from .positions import Example, SelfPlay, foresight_of

CHUNK = 25
STAGES = (0.1, 0.3, 1.0)
"""After which shares of the games the weights are fitted and tried."""

PLAYOUTS = 40
"""With so many playouts a decision the search plays the games that measure its strength."""


@dataclass(frozen=True)
class Course:
    """What is trained and with how much: `games` to learn from, `trials` against the game's own bot at every stage."""

    game: str
    folder: Path
    games: int = 2000
    trials: int = 20
    seed: int = 1
    jobs: int = 1
    options: dict[str, OptionValue] = field(default_factory=dict)

    def self_play(self) -> SelfPlay:
        game = find_game(self.game)
        return SelfPlay(self.game, usual_seats(game), usual_bot(game), self.seed, self.options)

    def chunks(self) -> list[range]:
        return [range(start, min(start + CHUNK, self.games)) for start in range(0, self.games, CHUNK)]

    def path(self, chunk: range) -> Path:
        return self.folder / f"games-{chunk.start:06}-{chunk.stop:06}.jsonl"


@dataclass(frozen=True)
class Stage:
    """How far training has come: `wins` is the share of the trials won by a search with these weights."""

    games: int
    examples: int
    loss: float
    blind: float
    wins: float
    trials: int


def collect(course: Course) -> Generator[int, None, None]:
    """Plays what has not been played yet; yields the number of games that are there so far."""
    course.folder.mkdir(parents=True, exist_ok=True)
    missing = [chunk for chunk in course.chunks() if not course.path(chunk).exists()]
    done = course.games - sum(len(chunk) for chunk in missing)
    yield done
    if course.jobs <= 1:
        for chunk in missing:
            write_examples(course, chunk)
            yield (done := done + len(chunk))
        return
    with ProcessPoolExecutor(course.jobs, mp_context=get_context("spawn")) as pool:
        for future, chunk in [(pool.submit(write_examples, course, chunk), chunk) for chunk in missing]:
            future.result()
            yield (done := done + len(chunk))


def write_examples(course: Course, chunk: range) -> None:
    """A chunk is there as a whole or not at all."""
    played = course.self_play()
    lines = [json.dumps(asdict(example)) for number in chunk for example in played.examples(number)]
    draft = course.path(chunk).with_suffix(".part")
    draft.write_text("\n".join(lines) + "\n", encoding="utf8")
    draft.replace(course.path(chunk))


def read_examples(course: Course, games: int) -> list[Example]:
    paths = [course.path(chunk) for chunk in course.chunks() if chunk.stop <= games]
    lines = [line for path in paths for line in path.read_text(encoding="utf8").splitlines() if line]
    return [Example(**json.loads(line)) for line in lines]


def learn(course: Course) -> Iterator[tuple[Stage, Fit]]:
    """Fits and tries the weights, stage by stage; what was tried before is read from the folder."""
    game = find_game(course.game)
    tried = course.folder / "stages.jsonl"
    known = [json.loads(line) for line in tried.read_text().splitlines()] if tried.exists() else []
    for share in STAGES:
        games = max(CHUNK, int(course.games * share) // CHUNK * CHUNK) if share < 1 else course.games
        examples = read_examples(course, games)
        foresight = foresight_of(game)
        fitted = fit(examples, [name in foresight.either for name in foresight.names])
        old = [row for row in known if row["games"] == games and row["trials"] == course.trials]
        if old:
            yield Stage(**old[-1]), fitted
            continue
        wins = strength(game, weights_of(game, fitted), course)
        stage = Stage(games, len(examples), fitted.loss, fitted.blind, wins, course.trials)
        with tried.open("a", encoding="utf8") as file:
            file.write(json.dumps(asdict(stage)) + "\n")
        yield stage, fitted


def strength(game: Game, weights: dict[str, Any], course: Course) -> float:
    """The search with these weights in one seat, the game's own bot in all others; the share of wins."""
    seats = usual_seats(game)
    won = 0.0
    for number in range(course.trials):
        search = Search(game, PLAYOUTS)
        if search.foresight is not None:
            search.foresight.read({"weights": weights})
        own = number % seats
        bots = [search if seat == own else find_bot(usual_bot(game), game) for seat in range(seats)]
        runner = Runner(game.start(seats, course.options), keep=True)
        fate = f"trial {course.seed}/{number // seats}"
        Table(runner, bots, Random(fate), Random(f"{fate}/chance")).play(None)
        if own in runner.state.winners:
            won += 1 / len(runner.state.winners)
    return won / course.trials if course.trials else 0.0


def weights_of(game: Game, fitted: Fit) -> dict[str, list[float]]:
    names = foresight_of(game).names
    return {
        name: [round(early, 4), round(late, 4)]
        for name, early, late in zip(names, fitted.early, fitted.late, strict=True)
    }


def write_weights(course: Course, stage: Stage, fitted: Fit, path: Path) -> None:
    """A small file that says how it was made."""
    game = find_game(course.game)
    lines = [
        f"# Made by `sandtable train {game.id} --games {course.games} --trials {course.trials} --seed {course.seed}`.",
        "# Every feature has two weights: at the beginning of the game and at its end.",
        "",
        "[made]",
        f'rules = "{game.version}"',
        f'player = "{usual_bot(game)}"',
        f"games = {stage.games}",
        f"examples = {stage.examples}",
        f"loss = {stage.loss:.4f}",
        f"loss_of_knowing_nothing = {stage.blind:.4f}",
        f"trials = {stage.trials}",
        f"trials_won = {stage.wins:.3f}",
        "",
        "[weights]",
    ]
    lines += [f"{name} = [{early}, {late}]" for name, (early, late) in weights_of(game, fitted).items()]
    draft = path.with_suffix(".part")
    draft.write_text("\n".join(lines) + "\n", encoding="utf8")
    draft.replace(path)
