"""Phase 1, Research & Development (5.2), where the players agreed to it."""

from __future__ import annotations

from sandtable.engine.decision import Flow

from .figures import BREAKTHROUGH, CHART_SIZE, RESEARCH_TOKEN
from .names import CHART, COUNT_LIMIT, POWER, TECH, N
from .state import PURCHASE, World


def research_phase(g: World) -> Flow:
    if g.with_research and open_charts(g, g.active):
        yield from research(g, g.active)
    g.stage = PURCHASE


def research(g: World, power: int) -> Flow:
    affordable = min(g.ipc[power] // RESEARCH_TOKEN, COUNT_LIMIT)
    if affordable:
        answer = yield g.ask(g.seat(), "research-tokens", [N + number for number in range(affordable + 1)])
        g.tokens[power] += answer - N
        g.ipc[power] -= RESEARCH_TOKEN * (answer - N)
    best = 0
    for _ in range(g.tokens[power]):
        roll = yield g.roll()
        best = max(best, roll)
    if best == BREAKTHROUGH:
        yield from breakthrough(g, power)
    elif g.tokens[power]:
        g.note("research-failed", "5.2.2c", power=POWER + power, n=g.tokens[power])


def chart_techs(g: World, power: int, chart: int) -> list[int]:
    """The technologies of a chart that the power still lacks."""
    first = chart * CHART_SIZE
    return [tech for tech in range(first, first + CHART_SIZE) if not g.has_tech(power, tech)]


def open_charts(g: World, power: int) -> list[int]:
    return [chart for chart in range(2) if chart_techs(g, power, chart)]


def breakthrough(g: World, power: int) -> Flow:
    """All tokens go; the die on the chosen chart is rolled again until it shows something new (5.2.3)."""
    g.tokens[power] = 0
    charts = open_charts(g, power)
    chart = charts[0]
    if len(charts) > 1:
        answer = yield g.ask(g.seat(), "research-chart", [CHART + choice for choice in charts])
        chart = answer - CHART
    tech = -1
    while tech < 0 or g.has_tech(power, tech):
        roll = yield g.roll()
        tech = chart * CHART_SIZE + roll - 1
    g.techs[power] |= 1 << tech
    g.note("breakthrough", "5.2.3a", power=POWER + power, tech=TECH + tech)
