"""A/B: two sides play the same games on common random numbers, and the pairs say what changed and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, erfc, sqrt

from .coupled import Outcome
from .measures import Measure, estimate, usual_measures
from .statistics import Z

FALSE_ALARMS = 0.05
"""Of all differences that are called sure, so many may be none (Benjamini and Hochberg)."""


@dataclass(frozen=True)
class Difference:
    """B less A. `more` is how many further pairs would settle it if the difference is what it looks like now."""

    measure: Measure
    a: float
    b: float
    value: float
    low: float
    high: float
    p: float
    sure: bool
    more: int
    narrower: float
    """How many times as wide the interval would be if the games were not paired."""


def compare(a: Sequence[Outcome], b: Sequence[Outcome], measures: Sequence[Measure] | None = None) -> list[Difference]:
    """The differences of all measures; games are paired in the order given."""
    wanted = measures if measures is not None else usual_measures([*a, *b])
    found = [difference for measure in wanted if (difference := difference_of(measure, a, b)) is not None]
    return judged(found)


def difference_of(measure: Measure, a: Sequence[Outcome], b: Sequence[Outcome]) -> Difference | None:
    """The difference of two ratios from pairs, by their linear parts; a mean is a ratio to the number of games."""
    ask = measure.asked()
    answers = [ask(outcome) for outcome in a], [ask(outcome) for outcome in b]
    means = estimate(answers[0]), estimate(answers[1])
    if means[0] is None or means[1] is None:
        return None
    parts = [residuals(side, mean.value, mean.games) for side, mean in zip(answers, means, strict=True) if mean]
    pairs = [late - early for early, late in zip(*parts, strict=True)]
    error, apart = standard_error(pairs), sqrt(standard_error(parts[0]) ** 2 + standard_error(parts[1]) ** 2)
    value = means[1].value - means[0].value
    p = erfc(abs(value) / error / sqrt(2)) if error else float(value == 0)
    return Difference(
        measure=measure,
        a=means[0].value,
        b=means[1].value,
        value=round(value, 5),
        low=round(value - Z * error, 5),
        high=round(value + Z * error, 5),
        p=p,
        sure=False,
        more=pairs_needed(value, error, len(pairs)),
        narrower=round(apart / error, 2) if error else 1.0,
    )


def residuals(answers: Sequence[float | None], mean: float, games: int) -> list[float]:
    """What each game adds to the error of the mean; a game in which the question does not arise adds nothing."""
    scale = len(answers) / games
    return [0.0 if answer is None else (answer - mean) * scale for answer in answers]


def standard_error(values: Sequence[float]) -> float:
    return sqrt(sum(value * value for value in values) / max(1, len(values) - 1) / len(values))


def pairs_needed(value: float, error: float, pairs: int) -> int:
    """How many more pairs would keep zero out of the interval; 0 if it is out already or there is no difference."""
    if value == 0 or error == 0 or abs(value) > Z * error:
        return 0
    return ceil(pairs * ((Z * error / value) ** 2 - 1))


def judged(differences: list[Difference]) -> list[Difference]:
    """Calls differences sure so that of those few are false alarms, however many measures were looked at."""
    ranked = sorted(differences, key=lambda difference: difference.p)
    limit = 0
    for rank, difference in enumerate(ranked, 1):
        if difference.p <= FALSE_ALARMS * rank / len(ranked):
            limit = rank
    sure = {difference.measure for difference in ranked[:limit] if difference.value}
    return [Difference(**{**vars(difference), "sure": difference.measure in sure}) for difference in differences]
