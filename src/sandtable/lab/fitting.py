"""Fits a foresight's weights to examples: the weights under which what happened was most likely."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .positions import Example

if TYPE_CHECKING:
    import numpy

RESTRAINT = 30.0
"""How strongly weights are kept small, in examples' worth: it matters only where examples are few."""

STEPS = 30
GOOD_ENOUGH = 1e-6


@dataclass(frozen=True)
class Fit:
    """`loss` is the mean surprise at the results, in nats, of examples kept out of the fitting; `blind` is that of
    knowing nothing but how often each seat wins."""

    early: list[float]
    late: list[float]
    loss: float
    blind: float
    examples: int


def fit(examples: Sequence[Example], either: Sequence[bool]) -> Fit:
    """Newton's method on a conditional logit; every fifth game's examples are kept out to measure the loss.

    A feature speaks for its seat, so its weights are not below zero, unless it may be `either`: where two features say
    much the same, a search would find out and chase the one with the wrong sign.
    """
    import numpy

    features = len(either)
    inputs, results = tables(examples)
    scale = numpy.sqrt((inputs**2).mean(axis=(0, 1))) + 1e-9
    held = numpy.array([example.game % 5 == 0 for example in examples])
    weights = newton_above_zero(inputs[~held] / scale, results[~held], numpy.array([*either, *either]))
    loss = surprise_of(inputs[held] / scale @ weights, results[held])
    share = results[~held].mean(axis=0)
    blind = float(-(results[held] * numpy.log(share + 1e-9)).sum(axis=1).mean())
    plain = weights / scale
    return Fit(plain[:features].tolist(), plain[features:].tolist(), loss, blind, len(examples))


def tables(examples: Sequence[Example]) -> tuple[numpy.ndarray[Any, Any], numpy.ndarray[Any, Any]]:
    """Example by seat by feature, the early weights' part first; and example by seat."""
    import numpy

    plain = numpy.array([example.features for example in examples], dtype=float)
    progress = numpy.array([example.progress for example in examples])[:, None, None]
    results = numpy.array([example.result for example in examples], dtype=float)
    return numpy.concatenate([plain * (1 - progress), plain * progress], axis=2), results


def newton_above_zero(
    inputs: numpy.ndarray[Any, Any], results: numpy.ndarray[Any, Any], either: numpy.ndarray[Any, Any]
) -> numpy.ndarray[Any, Any]:
    """Leaves out what comes out below zero and should not, the worst half at a time, until nothing does."""
    import numpy

    used = numpy.ones(len(either), dtype=bool)
    while True:
        weights = numpy.zeros(len(either))
        weights[used] = newton(inputs[:, :, used], results)
        wrong = (weights < 0) & ~either
        if not wrong.any():
            return weights
        used &= ~(wrong & (weights <= numpy.median(weights[wrong])))


def newton(inputs: numpy.ndarray[Any, Any], results: numpy.ndarray[Any, Any]) -> numpy.ndarray[Any, Any]:
    import numpy

    weights = numpy.zeros(inputs.shape[2])
    restraint = RESTRAINT * numpy.eye(len(weights))
    flat = inputs.reshape(-1, len(weights))
    for _ in range(STEPS):
        chances = chances_of(inputs @ weights)
        slope = ((results - chances)[:, :, None] * inputs).sum(axis=(0, 1)) - RESTRAINT * weights
        middle = (chances[:, :, None] * inputs).sum(axis=1)
        spread = flat.T @ (chances.reshape(-1, 1) * flat) - middle.T @ middle
        step = numpy.linalg.solve(spread + restraint, slope)
        weights = weights + step
        if float(numpy.abs(step).max()) < GOOD_ENOUGH:
            break
    return weights


def chances_of(leads: numpy.ndarray[Any, Any]) -> numpy.ndarray[Any, Any]:
    import numpy

    odds = numpy.exp(leads - leads.max(axis=1, keepdims=True))
    chances: numpy.ndarray[Any, Any] = odds / odds.sum(axis=1, keepdims=True)
    return chances


def surprise_of(leads: numpy.ndarray[Any, Any], results: numpy.ndarray[Any, Any]) -> float:
    import numpy

    return float(-(results * numpy.log(chances_of(leads) + 1e-9)).sum(axis=1).mean())
