"""What a page costs, in processor time of its main thread: a busy machine does not make a board slower."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from .recorded import recorded
from .table_talk import choose_named, is_over, settle, sit_at

RUNS = 3
FRAMES = 30
ANSWERS = 5

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

    def read(self, what: str) -> float:
        found = self._session.send("Performance.getMetrics")["metrics"]
        return float(next(each["value"] for each in found if each["name"] == what)) * 1000

    def spent(self, what: str, act: Callable[[], Any]) -> float:
        before = self.read(what)
        act()
        return self.read(what) - before


def least(limit: float, measure: Callable[[], float]) -> float:
    """The best of a few runs; one that keeps the limit is enough."""
    best = float("inf")
    for _ in range(RUNS):
        best = min(best, measure())
        if best <= limit:
            break
    return best


def panning(page: Any, meter: Meter) -> float:
    """Script in the slowest frames while the map is dragged."""
    page.evaluate(GRASP)
    frames = sorted(meter.spent("ScriptDuration", lambda i=i: page.evaluate(MOVE, i)) for i in range(FRAMES))
    page.evaluate("window.drag('pointerup', 260, 180)")
    return frames[-2]


def redrawing(page: Any, meter: Meter, game: str) -> float:
    """Everything the page does for an answer at the fullest position, for each time it is drawn; the slowest answer."""
    sit_at(page, game, "fullest")
    moment, answers = recorded(game).moments["fullest"], recorded(game).answers
    script = [answer.answer for answer in answers[moment.step :] if answer.by == moment.seat][:ANSWERS]
    slowest = 0.0
    for name in script:
        if is_over(page):
            break
        before = meter.updates

        def answer(name: str = name) -> None:
            choose_named(page, name)
            settle(page)

        spent = meter.spent("TaskDuration", answer)
        slowest = max(slowest, spent / max(1, meter.updates - before))
    return slowest
