"""What the tests do at the table, in words."""

from __future__ import annotations

import json
import urllib.request
from functools import cache
from pathlib import Path
from typing import Any

from tests.web.recorded import recorded

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
OFFERED = ".prompt .option:enabled, .card.lit, .space.lit > .hit"


PATIENCE_MS = 60_000
"""A busy machine is no reason to fail."""
LANGUAGES = ("en", "zh-Hans", "zh-Hant", "ja")
SIZES = {"desk": (1280, 800), "phone": (360, 740)}


def play_now(page: Any, game: str) -> None:
    page.goto("/")
    page.locator(f"[data-game={game}] button").click()
    page.locator(".stage").wait_for()


def play_random_bots(page: Any, game: str) -> None:
    """A table against bots that answer at once."""
    page.goto("/")
    page.locator(f"[data-game={game}]").wait_for()
    fewest = page.request.get(f"/api/games/{game}").json()["seats"][0]
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "random"} for _ in range(fewest - 1))]
    match = page.request.post("/api/matches", data={"game": game, "seats": seats}).json()["match"]
    page.goto(f"/m/{match}")
    page.locator(".stage").wait_for()


@cache
def shelve(url: str, game: str) -> str:
    """The match that a game's record has become on a server."""
    request = urllib.request.Request(f"{url}/api/records", recorded(game).text.encode(), {"Content-Type": "text/plain"})
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["match"])


def sit_at(page: Any, game: str, moment: str) -> None:
    """Goes on with the recorded game from a moment, in the seat that is asked there, against bots."""
    found = recorded(game).moments[moment]
    sit_after(page, game, found.step, found.seat)


def sit_after(page: Any, game: str, step: int, seat: int) -> None:
    """The same after so many answers."""
    record = recorded(game)
    seats: list[dict[str, str]] = [{"kind": "bot", "bot": record.bot} for _ in range(record.seats)]
    seats[seat] = {"kind": "me"}
    page.request.patch("/api/me", data={"name": "Ada"})
    match = shelve(page.request.get("/healthz").url.removesuffix("/healthz"), game)
    made = page.request.post(f"/api/matches/{match}/branch", data={"step": step, "seats": seats}).json()
    page.goto(f"/m/{made['match']}")
    page.locator(".stage").wait_for()
    wait_for_choice(page)


def speak(page: Any, language: str) -> None:
    """The same table in another language."""
    page.evaluate(
        """language => {
          const kept = JSON.parse(localStorage.getItem('sandtable.settings'))
          localStorage.setItem('sandtable.settings', JSON.stringify({ ...kept, language }))
        }""",
        language,
    )
    page.reload()
    page.locator(f"html[lang='{language}']").wait_for()
    wait_for_choice(page)


def is_over(page: Any) -> bool:
    return bool(page.locator("section.result").count())


def wait_for_choice(page: Any) -> None:
    page.locator(f"{OFFERED}, section.result").first.wait_for()


def choose(page: Any, number: int = 0) -> None:
    """Clicks one of the lit things and waits until the table has moved on or asks whether that was meant."""
    wait_for_choice(page)
    if is_over(page):
        return
    turn = page.locator("main").get_attribute("data-turn")
    buttons = page.locator(".prompt .option:enabled:visible")
    cards = page.locator(".card.lit")
    lit = buttons if buttons.count() else cards if cards.count() else page.locator(".space.lit > .hit")
    chosen = lit.nth(number % lit.count())
    if lit is buttons:
        chosen.click()
    else:  # cards and spaces may lie on each other
        chosen.press("Enter")
    page.wait_for_function(MOVED_ON, arg=turn)
    settle(page)


MOVED_ON = """turn => document.querySelector('main').dataset.turn !== turn
  || document.querySelector('section.result, .curtain, .prompt .confirm')"""


STILL = """
async () => {
  await document.fonts.ready
  await Promise.all([...document.images].map((e) => e.complete || new Promise((done) => (e.onload = e.onerror = done))))
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
}
"""


def hold_still(page: Any) -> None:
    """Until everything is drawn, and nothing is pointed at."""
    page.mouse.move(0, 0)
    page.evaluate(STILL)


def let_the_log_follow(page: Any) -> None:
    """It is told a moment after the board is drawn."""
    page.locator(".log[aria-busy=false]").wait_for(state="attached")


def settle(page: Any) -> None:
    """Until the answer is acknowledged."""
    page.wait_for_function("() => document.querySelector('main')?.dataset.sending !== 'true'")


QUICKLY = {"resultTypes": ["violations"], "selectors": False}
"""Every rule, but without telling at length what is right."""


def violations(page: Any, part: str = "html") -> list[str]:
    """What axe-core finds wrong with the screen, or with a part of it."""
    page.evaluate(AXE.read_text(encoding="utf8"))
    found = page.evaluate("async ([part, how]) => (await axe.run(part, how)).violations", [part, QUICKLY])
    return [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"]]


CUT_OFF = """
() => {
  const found = []
  const scrolls = (element) => {
    for (let above = element; above; above = above.parentElement) {
      const sideways = ['auto', 'scroll'].includes(getComputedStyle(above).overflowX)
      if (sideways && above.scrollWidth > above.clientWidth) return true
    }
    return false
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push('the page is wider than the window')
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('svg, .hidden-text, select')) continue
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
    if (!own || !element.getClientRects().length) continue
    const { overflowX, textOverflow, columnCount } = getComputedStyle(element)
    // A card that lies in the hand keeps the lines it has no room for in a second column, until it rises.
    const clips = columnCount === 'auto' && (overflowX !== 'visible' || textOverflow === 'ellipsis')
    const hidden = clips && overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 1
    if (hidden) found.push(element.outerHTML.slice(0, 120))
    const box = element.getBoundingClientRect()
    const beyond = box.right > innerWidth + 1 && !scrolls(element)
    if (beyond) found.push('beyond the edge: ' + element.outerHTML.slice(0, 120))
  }
  for (const space of document.querySelectorAll('.space')) {
    const plate = space.querySelector('.plate').getBBox()
    for (const text of space.querySelectorAll('.name')) {
      const box = text.getBBox()
      if (box.x + box.width > plate.x + plate.width + 1) found.push('name beyond its plate: ' + text.textContent)
    }
  }
  return found
}
"""


def cut_off(page: Any) -> list[str]:
    """Texts that do not fit where they stand, by measuring boxes."""
    found: list[str] = page.evaluate(CUT_OFF)
    return found
