"""Phase 1, Research & Development (5.2), where the players agreed to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.decision import NOTHING, Flow

from ..content import BREAKTHROUGH, CHART_SIZE, RESEARCH_TOKEN
from ..options import CHART, COUNT_LIMIT, POWER, TECH, N
from .stages import PURCHASE

if TYPE_CHECKING:
    from ..state import Axis


def research_phase(g: Axis) -> Flow:
    if g.with_research and open_charts(g, g.active):
        yield from research(g, g.active)
    g.stage = PURCHASE


def research(g: Axis, power: int) -> Flow:
    affordable = min(g.ipc[power] // RESEARCH_TOKEN, COUNT_LIMIT)
    if affordable:
        answer = yield g.ask(g.seat(), "research-tokens", N.all(range(affordable + 1)))
        buy_tokens(g, power, N.of(answer))
    faces: list[int] = []
    for _ in range(g.tokens[power]):
        roll = yield g.roll()
        faces.append(roll)
    if BREAKTHROUGH in faces:
        yield from breakthrough(g, power)
    elif faces:
        g.note("research-failed", "5.2.2c", power=POWER.option(power), n=g.tokens[power], faces=faces)


def buy_tokens(g: Axis, power: int, number: int) -> None:
    price = RESEARCH_TOKEN * number
    g.tokens[power] += number
    g.ipc[power] -= price
    if number:
        g.note("research-tokens", "5.2.1a", power=POWER.option(power), n=number, price=price)


def chart_techs(g: Axis, power: int, chart: int) -> list[int]:
    """The technologies of a chart that the power still lacks."""
    first = chart * CHART_SIZE
    return [tech for tech in range(first, first + CHART_SIZE) if not g.has_tech(power, tech)]


def open_charts(g: Axis, power: int) -> list[int]:
    return [chart for chart in range(2) if chart_techs(g, power, chart)]


def breakthrough(g: Axis, power: int) -> Flow:
    """All tokens go; the die on the chosen chart is rolled again until it shows something new (5.2.3)."""
    g.tokens[power] = 0
    charts = open_charts(g, power)
    chart = charts[0]
    if len(charts) > 1:
        answer = yield g.ask(g.seat(), "research-chart", CHART.all(charts))
        chart = CHART.of(answer)
    tech = NOTHING
    while tech < 0 or g.has_tech(power, tech):
        roll = yield g.roll()
        tech = chart * CHART_SIZE + roll - 1
    g.techs[power] |= 1 << tech
    g.note("breakthrough", "5.2.3a", power=POWER.option(power), tech=TECH.option(tech))
