"""The ladder: everybody plays everybody with seats rotated, and all are rated together."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from itertools import combinations
from math import exp, log, log10, sqrt
from multiprocessing import get_context
from pathlib import Path
from time import process_time

from sandtable.bots import LEVELS
from sandtable.engine.game import OptionValue

from .job import Job, play_game
from .statistics import Estimate, Z, wilson

ELO = 400 / log(10)
"""Points of a rating per unit of the logarithm of the odds."""

VIRTUAL = 0.5
"""A drawn game of everybody against everybody, that much of it: so that nobody is rated infinitely high or low."""

STEPS = 500
GOOD_ENOUGH = 1e-7


@dataclass(frozen=True)
class Pairing:
    """One bot in `seat`, another in all other seats, in game `number` of the ladder's seed."""

    one: str
    other: str
    seat: int
    number: int


@dataclass(frozen=True)
class Outcome:
    """`share` is how much of the victory went to the one. Seconds are the processor's."""

    pairing: Pairing
    share: float
    ending: str
    decisions: int
    seconds: float


@dataclass(frozen=True)
class Ladder:
    """`games` of every pair: the one in each seat in turn against the other in all others, and the reverse.

    Alone against three of its kind a bot wins one game in four, the three of them the rest: as each is alone as often
    as the other, equals come out even.
    """

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int = 20
    seed: int = 1
    options: dict[str, OptionValue] = field(default_factory=dict)

    def check(self) -> None:
        for bot in self.bots:
            Job(self.game, (bot,) * self.seats, options=self.options).check()

    def pairings(self) -> list[Pairing]:
        """A game and the next have the same luck with the roles exchanged."""
        pairs: list[Pairing] = []
        for number in range(self.games):
            deal, reverse = divmod(number, 2)
            for one, other in combinations(self.bots, 2):
                who = (other, one) if reverse else (one, other)
                pairs.append(Pairing(*who, deal % self.seats, deal))
        return pairs

    def play(self, pairing: Pairing) -> Outcome:
        bots = [pairing.other] * self.seats
        bots[pairing.seat] = pairing.one
        started = process_time()
        result = play_game(Job(self.game, tuple(bots), 1, self.seed, self.options), pairing.number)
        winners = result.winners or list(range(self.seats))
        share = 1 / len(winners) if pairing.seat in winners else 0.0
        seconds = round(process_time() - started, 3)
        return Outcome(pairing, share, result.ending, result.decisions, seconds)


def run(ladder: Ladder, folder: Path, jobs: int = 1) -> Generator[tuple[int, int], None, None]:
    """Plays what has not been played yet and writes it down; yields how many of how many games there are."""
    folder.mkdir(parents=True, exist_ok=True)
    known = {outcome.pairing for outcome in read(folder)}
    missing = [pairing for pairing in ladder.pairings() if pairing not in known]
    total = len(ladder.pairings())
    done = total - len(missing)
    yield done, total
    with (folder / "games.jsonl").open("a", encoding="utf8") as file:
        for outcome in _outcomes(ladder, missing, jobs):
            file.write(dumps(outcome) + "\n")
            file.flush()
            done += 1
            yield done, total


def _outcomes(ladder: Ladder, missing: list[Pairing], jobs: int) -> Iterator[Outcome]:
    if jobs <= 1:
        yield from map(ladder.play, missing)
        return
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        for future in as_completed([pool.submit(ladder.play, pairing) for pairing in missing]):
            yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def dumps(outcome: Outcome) -> str:
    pairing = outcome.pairing
    row = {"one": pairing.one, "other": pairing.other, "seat": pairing.seat, "number": pairing.number}
    row |= {"share": outcome.share, "ending": outcome.ending}
    return json.dumps(row | {"decisions": outcome.decisions, "seconds": outcome.seconds})


def read(folder: Path) -> list[Outcome]:
    """What has been played so far; a line that was cut off in mid-write is left out and played again."""
    path = folder / "games.jsonl"
    if not path.exists():
        return []
    outcomes = []
    for line in path.read_text(encoding="utf8").splitlines():
        try:
            row = json.loads(line)
        except json.JSONDecodeError:
            continue
        pairing = Pairing(row["one"], row["other"], row["seat"], row["number"])
        outcomes.append(Outcome(pairing, row["share"], row["ending"], row["decisions"], row["seconds"]))
    return outcomes


@dataclass(frozen=True)
class Rating:
    """A bot's strength; the mean of all is 0, and 100 points more win about 64 of 100 games between two."""

    bot: str
    points: float
    low: float
    high: float
    games: int


def rate(bots: tuple[str, ...], outcomes: list[Outcome]) -> list[Rating]:
    """A Bradley–Terry fit with 95 % intervals, the strongest first."""
    size = len(bots)
    wins = [[VIRTUAL / 2 if a != b else 0.0 for b in range(size)] for a in range(size)]
    games = [0] * size
    place = {bot: number for number, bot in enumerate(bots)}
    for outcome in outcomes:
        one, other = place.get(outcome.pairing.one), place.get(outcome.pairing.other)
        if one is None or other is None:
            continue
        wins[one][other] += outcome.share
        wins[other][one] += 1 - outcome.share
        games[one] += 1
        games[other] += 1
    strengths = bradley_terry(wins)
    errors = standard_errors(wins, strengths)
    rows = [
        Rating(
            bot,
            ELO * strengths[n],
            ELO * (strengths[n] - Z * errors[n]),
            ELO * (strengths[n] + Z * errors[n]),
            games[n],
        )
        for n, bot in enumerate(bots)
    ]
    return sorted(rows, key=lambda row: -row.points)


def bradley_terry(wins: list[list[float]]) -> list[float]:
    """The logarithms of the strengths under which the results are most likely; their mean is 0.

    >>> [round(s, 3) for s in bradley_terry([[0, 3], [1, 0]])]
    [0.549, -0.549]
    """
    size = len(wins)
    strengths = [1.0] * size
    for _ in range(STEPS):
        fresh = []
        for a in range(size):
            met = sum((wins[a][b] + wins[b][a]) / (strengths[a] + strengths[b]) for b in range(size) if b != a)
            fresh.append(sum(wins[a]) / met)
        mean = exp(sum(map(log, fresh)) / size)
        fresh = [strength / mean for strength in fresh]
        moved = max(abs(log10(new / old)) for new, old in zip(fresh, strengths, strict=True))
        strengths = fresh
        if moved < GOOD_ENOUGH:
            break
    return [log(strength) for strength in strengths]


def standard_errors(wins: list[list[float]], strengths: list[float]) -> list[float]:
    """From the information that the games hold on each strength, the others taken as known: slightly too sure."""
    errors = []
    for a, mine in enumerate(strengths):
        information = 0.0
        for b, theirs in enumerate(strengths):
            if a != b:
                chance = 1 / (1 + exp(theirs - mine))
                information += (wins[a][b] + wins[b][a]) * chance * (1 - chance)
        errors.append(1 / sqrt(information))
    return errors


def share_between(outcomes: list[Outcome], one: str, other: str) -> Estimate | None:
    """How one did against another."""
    met = [(outcome.pairing.one, outcome.pairing.other, outcome.share) for outcome in outcomes]
    shares = [share if (a, b) == (one, other) else 1 - share for a, b, share in met if {a, b} == {one, other}]
    return wilson(sum(shares), len(shares)) if shares else None


USUAL_FIELD = (*LEVELS, "montecarlo:0.1s", "random")
"""Who plays in a ladder unless somebody says: the five levels, and two bots that know nothing of the game."""
