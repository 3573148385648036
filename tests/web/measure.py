"""What a page costs, in processor time of its main thread: a busy machine does not make a board slower."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any

from .hands import NAMES
from .recorded import recorded
from .table_talk import PATIENCE_MS, is_over, sit_at

RUNS = 5
FRAMES = 30
ANSWERS = 5
SCRIPT = ("ScriptDuration",)
REDRAW = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")
"""Up to where the page knows what is where; painting without a graphics card says nothing about one with it."""

GRASP = """
() => {
  const svg = document.querySelector('.map svg')
  const box = svg.getBoundingClientRect()
  svg.setPointerCapture = () => {}
  window.drag = (type, x, y) => svg.dispatchEvent(
    new PointerEvent(type, { pointerId: 1, clientX: box.x + x, clientY: box.y + y, bubbles: true }))
  window.drag('pointerdown', 200, 150)
}
"""

MOVE = """
async (i) => {
  window.drag('pointermove', 200 + i * 2, 150 + i)
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}
"""

ANSWER = """
async ([name, patience]) => {
  const main = document.querySelector('main')
  const frame = () => new Promise(requestAnimationFrame)
  const old = main.dataset.turn
  const isAsked = () => (main.dataset.turn && main.dataset.turn !== old) || document.querySelector('section.result')
  const isFree = () => main.dataset.sending !== 'true' && main.dataset.turn === old
  const click = () => {
    const target = document.querySelector(`[data-space="${name}"].lit > .hit, [data-option="${name}"]`)
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }
  const asked = new Promise((done, fail) => {
    const all = { attributeFilter: ['data-turn'], childList: true, subtree: true }
    new MutationObserver(() => isAsked() && done()).observe(document.body, all)
    setTimeout(() => fail(new Error(`${name}: not asked again`)), patience)
  })
  while (!isFree()) await frame()
  click()
  const again = setInterval(() => isFree() && click(), 2000)
  await asked.finally(() => clearInterval(again))
  await frame()
  await frame()
}
"""
"""Gives an answer and waits until this seat is asked again, without a glance in between that would cost time too."""


class Meter:
    """Processor time of a page, in milliseconds."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.updates = 0
        page.on("websocket", lambda socket: socket.on("framereceived", self._count))
        self._session = page.context.new_cdp_session(page)
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def _count(self, frame: str | bytes) -> None:
        self.updates += json.loads(frame).get("type") == "update"

    def read(self, *what: str) -> float:
        found = self._session.send("Performance.getMetrics")["metrics"]
        return 1000 * float(sum(each["value"] for each in found if each["name"] in what))

    def spent(self, what: tuple[str, ...], act: Callable[[], Any]) -> float:
        before = self.read(*what)
        act()
        return self.read(*what) - before


def least(limit: float, measure: Callable[[], list[float]]) -> float:
    """The slowest of several doings, each at its best of as few runs as keep the limit.

    What a run adds by chance, as collecting garbage, falls on another doing the next time.
    """
    best = measure()
    for _ in range(RUNS - 1):
        if max(best) <= limit:
            break
        best = list(map(min, best, measure()))
    return max(best)


def panning(page: Any, meter: Meter) -> list[float]:
    """Script in each frame while the map is dragged."""
    page.evaluate(GRASP)
    frames = [meter.spent(SCRIPT, partial(page.evaluate, MOVE, i)) for i in range(FRAMES)]
    page.evaluate("window.drag('pointerup', 260, 180)")
    return frames


def redrawing(page: Any, meter: Meter, game: str) -> list[float]:
    """Script, styles and layout for each answer at the fullest position, by how often it is drawn.

    Compiled, the server has dice of its own, and the game may go another way than it was recorded.
    """
    sit_at(page, game, "fullest")
    moment, answers = recorded(game).moments["fullest"], recorded(game).answers
    script = [answer.answer for answer in answers[moment.step :] if answer.by == moment.seat][:ANSWERS]
    costs = []
    for recorded_one in script:
        if is_over(page):
            break
        offered = page.evaluate(NAMES)
        name = recorded_one if recorded_one in offered else offered[0]
        before = meter.updates
        spent = meter.spent(REDRAW, partial(page.evaluate, ANSWER, [name, PATIENCE_MS]))
        costs.append(spent / max(1, meter.updates - before))
    return costs
