"""A net of digests below the golden playthroughs: many games of each game, each kept as a few hexadecimal digits.

A digest vouches for all that happened in a stretch of decisions: who was asked what, what was offered, every line of
the log, and now and then the whole state, every seat's view, the hints, the gestures, and why something is not offered.
Each one also vouches for those before it, so the first that differs names the stretch in which play first differs.

Random games are known by their seed. A game of bots is kept with its answers, so that a bot may learn to play better
without a word here.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from hashlib import sha256
from itertools import islice
from pathlib import Path
from random import Random

from sandtable.bots import find_bot, usual_bot
from sandtable.engine import CHANCE, OBSERVER, Decision, Game, Log, Note, Option, Runner, Sight, State
from sandtable.engine.errors import SandtableError
from sandtable.engine.fingerprint import plain
from sandtable.engine.game import OptionValue

from .reasons import expected

AT_RANDOM = 20_000
BY_BOTS = 8_000
"""Decisions of all games together, by which a game that takes long is kept fewer times."""
MOST = 1500
"""Decisions of one game."""
BLUNDERS = (0.0, 0.1, 0.3)
"""How often a bot answers at random instead: a game without mistakes stays on few paths."""
STRETCH = 50
"""Decisions that one digest stands for."""
LOOK = 7
"""What can be seen is looked at before every seventh decision, by one seat after another."""
ALL = 105
"""The whole state is looked at before every so many decisions."""
DIGITS = 8

Choose = Callable[[Runner, Decision], int]


@dataclass(frozen=True)
class Kept:
    """One game of the net. `answers` are places among the options that were offered; a random game has none."""

    seats: int
    options: dict[str, OptionValue]
    seed: int
    digests: str = ""
    answers: str = ""

    def __str__(self) -> str:
        played = "recorded" if self.answers else "random"
        return f"{played} game with {self.seats} seats, options {self.options}, seed {self.seed}"


def first_difference(game: Game, kept: Kept) -> str:
    """In words, where a game of the net is played differently now; empty if it is not."""
    then = kept.digests.split()
    played = digests(game, kept, recorded(kept.answers) if kept.answers else at_random(kept.seed))
    for stretch, now in enumerate(played):
        if stretch >= len(then) or now != then[stretch]:
            first = stretch * STRETCH
            return f"{game.id}: {kept} differs within decisions {first + 1} to {first + STRETCH}"
    return "" if stretch + 1 == len(then) else f"{game.id}: {kept} ends early, after {stretch + 1} stretches"


def digests(game: Game, kept: Kept, choose: Choose) -> Iterator[str]:
    """Plays the game; one digest for every stretch, each chained to the one before, the last for the rest."""
    state = game.start(kept.seats, kept.options)
    state.log = log = Log()
    runner, chain = Runner(state, keep=True), sha256()
    spaces = [game.names.number(name) for name in game.board().get("spaces", {}) if name in game.names]
    step = told = 0
    while (decision := runner.decision) is not None and step < MOST:
        if step % LOOK == 0:
            watcher = step // LOOK % (state.seats + 1) - 1
            chain.update(looked_at(game, state, decision, watcher if watcher >= 0 else OBSERVER, spaces).encode())
        if step % ALL == 0:
            chain.update(repr(plain(state)).encode())
        runner.answer(choose(runner, decision))
        chain.update(happened(decision, log.notes[told:]).encode())
        told = len(log.notes)
        step += 1
        if step % STRETCH == 0:
            yield chain.hexdigest()[:DIGITS]
    chain.update(ended(state).encode())
    yield chain.hexdigest()[:DIGITS]


def happened(decision: Decision, notes: Iterable[Note]) -> str:
    """The question, what was offered, and what the log says that came of the answer."""
    question = (decision.seat, decision.prompt, decision.left, decision.about, decision.quiet, decision.options)
    lines = [(note.key, note.rule, note.audience, note.reveals, note.values) for note in notes]
    return repr((question, lines))


def looked_at(game: Game, state: State, decision: Decision, watcher: int, spaces: list[int]) -> str:
    """What can be seen before the answer: a view, and what is said about the options."""
    view = json.dumps(state.view(watcher), sort_keys=True)
    if decision.seat == CHANCE:
        return view
    asked_about = expected(state, decision, game, spaces, set(decision.options))
    reasons = [(option, state.why_not(decision, option)) for option in asked_about]
    gestures = [tuple(asdict(gesture).values()) for gesture in state.gestures(decision)]
    hints = [
        (option, name, f"{number:.6f}")
        for option, numbers in sorted(state.hints(decision).items())
        for name, number in sorted(numbers.items())
    ]
    return repr((view, state.check(), reasons, gestures, hints))


def ended(state: State) -> str:
    scores = [f"{score:.6f}" for score in state.scores()]
    return repr((state.over, state.ending, state.winners, scores, state.standings(), plain(state)))


def at_random(seed: int) -> Choose:
    random = Random(seed)
    return lambda runner, decision: random.choice(decision.options)


def recorded(answers: str) -> Choose:
    """The answers as they were given; where others are offered than then, some answer, and the digest will tell."""
    places = iter(unpacked(answers))
    return lambda runner, decision: decision.options[next(places, 0) % len(decision.options)]


def by_bots(game: Game, seed: int, blunders: float, places: list[int]) -> Choose:
    """The game's own bot in every seat; writes down the place of each answer."""
    random, bots = Random(seed), [find_bot(usual_bot(game), game) for _ in range(max(game.seats))]

    def choose(runner: Runner, decision: Decision) -> int:
        if decision.seat == CHANCE or random.random() < blunders:
            option = random.choice(decision.options)
        else:
            option = bots[decision.seat].choose(Sight(runner, decision, random))
        places.append(decision.options.index(option))
        return option

    return choose


def packed(places: list[int]) -> str:
    return base64.b85encode(zlib.compress("".join(map(chr, places)).encode(), 9)).decode()


def unpacked(answers: str) -> list[int]:
    """
    >>> unpacked(packed([0, 3, 1, 250]))
    [0, 3, 1, 250]
    """
    return [ord(place) for place in zlib.decompress(base64.b85decode(answers)).decode()]


def net(game: Game) -> Iterator[Kept]:
    """The games to keep: all seat counts in turn, every other pair of games with options drawn at random."""
    seed = 0
    for kind, enough in (("random", AT_RANDOM), ("bots", BY_BOTS)):
        played = 0
        while played < enough:
            seats = game.seats[seed % len(game.seats)]
            options = {**game.short, **(drawn_options(game, seats, seed) if seed % 4 > 1 else {})}
            places: list[int] = []
            choose = at_random(seed) if kind == "random" else by_bots(game, seed, BLUNDERS[seed % 3], places)
            found = list(digests(game, Kept(seats, options, seed), choose))
            yield Kept(seats, options, seed, " ".join(found), packed(places) if places else "")
            played += STRETCH * len(found)
            seed += 1


def drawn_options(game: Game, seats: int, seed: int) -> dict[str, OptionValue]:
    """About half of the options with some value, as far as they go together."""
    random, drawn = Random(seed), dict[str, OptionValue]()
    for option in game.options:
        trial = {**drawn, option.id: some_value(option, random)}
        if random.random() < 0.5 and goes_together(game, seats, trial):
            drawn = trial
    return drawn


def some_value(option: Option, random: Random) -> OptionValue:
    if isinstance(option.default, bool):
        return not option.default
    if isinstance(option.default, int):
        return random.randint(option.low, option.high)
    return random.choice(option.choices)


def goes_together(game: Game, seats: int, options: dict[str, OptionValue]) -> bool:
    try:
        game.start(seats, options)
    except SandtableError:
        return False
    return True


def write_net(game: Game, path: Path) -> None:
    lines = [json.dumps(asdict(kept), ensure_ascii=False) for kept in net(game)]
    path.write_text("\n".join(lines) + "\n", encoding="utf8")


def read_net(path: Path, part: int = 0, parts: int = 1) -> list[Kept]:
    """The games of a file, or of one part of it; every part has games of every kind."""
    with path.open(encoding="utf8") as lines:
        return [Kept(**json.loads(line)) for line in islice(lines, part, None, parts)]
