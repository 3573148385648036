"""What can be asked of a game that is over, by name: shares of victory, endings, length, scores.

| measure | of a game |
|---|---|
| `seat.2` | the second seat's part of the victory |
| `bot.NAME` | the same for the seats of a bot, together |
| `wins.TOKEN` | the same for the seat that shows TOKEN at the end (`power:government`); games without it do not count |
| `present.TOKEN`, `absent.TOKEN` | whether any seat shows it |
| `ending.ID` | whether it ended so |
| `draw` | whether nobody won |
| `over_by.N` | whether it was over by turn or round N |
| `turns`, `decisions` | how long it was |
| `score.2` | the second seat's score |
| `margin` | the best score less the second best |
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt

from sandtable.engine import SandtableError
from sandtable.engine.content import did_you_mean

from .coupled import Outcome
from .statistics import Z

Ask = Callable[[Outcome], float | None]
"""The answer of one game, or None if the question does not arise in it."""


class UnknownMeasure(SandtableError):
    """A question that cannot be asked of a game."""


@dataclass(frozen=True)
class Measure:
    """A question, asked only of games of which `given` holds."""

    name: str
    given: str = ""

    @property
    def title(self) -> str:
        return f"{self.name} given {self.given}" if self.given else self.name

    @property
    def is_share(self) -> bool:
        """Whether it is a share of games or victories, so that people want it as a percentage."""
        return self.name.partition(".")[0] not in ("turns", "decisions", "score", "margin")

    def asked(self) -> Ask:
        ask, condition = ask_of(self.name), ask_of(self.given) if self.given else None
        if condition is None:
            return ask
        return lambda outcome: ask(outcome) if condition(outcome) else None


def victory(outcome: Outcome, seat: int) -> float:
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def wins_of_token(outcome: Outcome, token: str) -> float | None:
    seats = [seat for seat, shown in enumerate(outcome.shown) if token in shown]
    return sum(victory(outcome, seat) for seat in seats) if seats else None


def wins_of_bot(outcome: Outcome, bot: str) -> float | None:
    seats = [seat for seat, name in enumerate(outcome.bots) if name == bot]
    return sum(victory(outcome, seat) for seat in seats) if seats else None


def is_shown(outcome: Outcome, token: str) -> bool:
    return any(token in shown for shown in outcome.shown)


def margin(outcome: Outcome) -> float:
    ranked = sorted(outcome.scores, reverse=True)
    return ranked[0] - ranked[1] if len(ranked) > 1 else 0.0


def _of_seat(outcome: Outcome, word: str, of: Callable[[int], float]) -> float | None:
    seat = int(word) - 1
    return of(seat) if 0 <= seat < len(outcome.scores) else None


ABOUT: dict[str, Callable[[Outcome, str], float | None]] = {
    "seat": lambda outcome, word: _of_seat(outcome, word, lambda seat: victory(outcome, seat)),
    "score": lambda outcome, word: _of_seat(outcome, word, lambda seat: outcome.scores[seat]),
    "bot": wins_of_bot,
    "wins": wins_of_token,
    "present": lambda outcome, word: float(is_shown(outcome, word)),
    "absent": lambda outcome, word: float(not is_shown(outcome, word)),
    "ending": lambda outcome, word: float(outcome.ending == word),
    "over_by": lambda outcome, word: float(outcome.turns <= int(word)),
}
PLAIN: dict[str, Callable[[Outcome], float]] = {
    "draw": lambda outcome: float(not outcome.winners),
    "turns": lambda outcome: float(outcome.turns),
    "decisions": lambda outcome: float(outcome.decisions),
    "margin": margin,
}
NUMBERED = ("seat", "score", "over_by")


def ask_of(name: str) -> Ask:
    """
    >>> ask_of("seats.1")
    Traceback (most recent call last):
    ...
    sandtable.lab.measures.UnknownMeasure: there is no measure 'seats.1'; did you mean 'seat'?
    """
    kind, dot, word = name.partition(".")
    if not dot and kind in PLAIN:
        return PLAIN[kind]
    if dot and word and kind in ABOUT and (kind not in NUMBERED or word.isdecimal()):
        about = ABOUT[kind]
        return lambda outcome: about(outcome, word)
    raise UnknownMeasure(f"there is no measure {name!r}{did_you_mean(kind, [*ABOUT, *PLAIN])}")


@dataclass(frozen=True)
class Estimate:
    """A mean over the games in which the question arises, with its 95 % interval."""

    value: float
    low: float
    high: float
    games: int


def estimate(answers: Sequence[float | None]) -> Estimate | None:
    """
    >>> estimate([1.0, 0.0, None, 1.0, 0.0])
    Estimate(value=0.5, low=-0.066, high=1.066, games=4)
    """
    counted = [answer for answer in answers if answer is not None]
    if not counted:
        return None
    mean = sum(counted) / len(counted)
    spread = sum((answer - mean) ** 2 for answer in counted) / max(1, len(counted) - 1)
    half = Z * sqrt(spread / len(counted))
    return Estimate(round(mean, 5), round(mean - half, 3), round(mean + half, 3), len(counted))


def usual_measures(outcomes: Sequence[Outcome]) -> list[Measure]:
    """What is asked when nobody says: seats, factions and bots where there are any, endings, length."""
    seats = [f"seat.{seat + 1}" for seat in range(len(outcomes[0].scores))]
    bots = sorted({bot for outcome in outcomes for bot in outcome.bots})
    names = [*seats, *(f"wins.{token}" for token in factions(outcomes))]
    names += [f"bot.{bot}" for bot in bots] if len(bots) > 1 else []
    endings = Counter(outcome.ending for outcome in outcomes)
    names += [f"ending.{ending}" for ending, _ in endings.most_common()]
    return [Measure(name) for name in [*names, "draw", "turns", "decisions", "margin"]]


def factions(outcomes: Sequence[Outcome]) -> list[str]:
    """What tells seats apart: tokens of a kind of which every seat shows exactly one at the end of every game."""
    kinds: set[str] | None = None
    tokens: set[str] = set()
    for outcome in outcomes:
        for shown in outcome.shown:
            counts = Counter(token.partition(":")[0] for token in shown)
            single = {kind for kind, count in counts.items() if count == 1}
            kinds = single if kinds is None else kinds & single
            tokens.update(shown)
    return sorted(token for token in tokens if token.partition(":")[0] in (kinds or set()))
