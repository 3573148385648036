"""Whole turns of a recorded game, played by clicks alone, by keyboard alone, or with a thumb on a phone."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from contextlib import suppress
from typing import Any

from playwright.sync_api import TimeoutError

from .recorded import marker, recorded
from .table_talk import MOVED_ON, OFFERED, PATIENCE_MS, is_over, settle, sit_at

WORDY = ("pass", "do:done", "no")
"""What ends things: taken first where the game no longer goes as it was recorded."""
A_GESTURE = 4
"""How many recorded answers one click may have given."""
TRIES = 8
A_TRY_MS = 10_000

NAMES = "() => [...new Set([...document.querySelectorAll('[data-option], .space.lit')]" + (
    ".filter((e) => !e.disabled).map((e) => e.dataset.option ?? e.dataset.space))]"
)

IN_SIGHT = """(e) => {
  const box = e.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return document.elementFromPoint(x, y) === e
}"""

STEPS_TO = """(target) => {
  const all = [...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex]')].filter(
    (e) => e.tabIndex >= 0 && !e.disabled && e.getClientRects().length)
  const here = document.activeElement
  const passed = all.filter((e) => here.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_PRECEDING).length
  const goal = all.indexOf(target)
  return goal - passed + (all.includes(here) || goal < passed ? 0 : 1)
}"""
"""How often Tab has to be pressed, or Shift+Tab if negative."""


class Hand(ABC):
    """Something to play with. Notes where it has touched the table."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.touched: set[str] = set()

    def give(self, option: str) -> None:
        """Gives the answer on the map or in the hand if it is there, by a button if not."""
        turn = self.page.locator("main").get_attribute("data-turn")
        for _ in range(TRIES):
            with suppress(TimeoutError):
                self.try_to_give(option)
                self.page.wait_for_function(MOVED_ON, arg=turn, timeout=A_TRY_MS)
                settle(self.page)
                return
        raise AssertionError(f"{option} cannot be given")

    def try_to_give(self, option: str) -> None:
        place = self.page.locator(f"[data-space='{option}'].lit > .hit")
        if place.count() and self.reaches(place):
            self.touch("space", place)
        else:
            self.touch("option", self.button(option, listed=place.count() > 0))

    def button(self, option: str, listed: bool) -> Any:
        found = self.page.locator(f"[data-option='{option}']:visible")
        if listed and not found.count():
            self.touch("list", self.page.locator(".prompt button[aria-expanded=false]"))
        return found.first

    def touch(self, kind: str, target: Any) -> None:
        self.use(target)
        self.touched.add(kind)

    @abstractmethod
    def reaches(self, place: Any) -> bool: ...

    @abstractmethod
    def use(self, target: Any) -> None: ...


class Mouse(Hand):
    """Real clicks. The table may move under the pointer when others play: then once more."""

    def reaches(self, place: Any) -> bool:
        return bool(place.evaluate(IN_SIGHT))

    def use(self, target: Any) -> None:
        target.click(timeout=A_TRY_MS)


class Keyboard(Hand):
    def reaches(self, place: Any) -> bool:
        return True

    def use(self, target: Any) -> None:
        for _ in range(TRIES):
            if target.evaluate("e => e === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            steps = target.evaluate(STEPS_TO)
            for _ in range(abs(steps) or 1):
                self.page.keyboard.press("Tab" if steps >= 0 else "Shift+Tab")
        raise AssertionError(f"{target} is out of the keyboard's reach")


class Thumb(Mouse):
    def use(self, target: Any) -> None:
        target.tap(timeout=A_TRY_MS)

    def touch(self, kind: str, target: Any) -> None:
        super().touch(kind, target)
        if kind != "list":
            self.page.locator(".prompt .confirm .main").tap(timeout=A_TRY_MS)


class Turn:
    """The recorded turn of a game, until its marker moves on."""

    def __init__(self, page: Any, game: str) -> None:
        self.page = page
        self.seat = recorded(game).moments["turn"].seat
        self.script = recorded(game).own(recorded(game).moments["turn"])
        sit_at(page, game, "turn")
        self.begun = self.marker()

    def marker(self) -> tuple[Any, ...]:
        match = self.page.url.rsplit("/", 1)[1]
        view = self.page.request.get(f"/api/matches/{match}/view?seat={self.seat}").json()["view"]
        return marker(view)

    def is_over(self) -> bool:
        """Waits until the seat is asked again or the turn is over."""
        deadline = time.monotonic() + PATIENCE_MS / 1000
        while time.monotonic() < deadline:
            if self.marker() != self.begun or is_over(self.page):
                return True
            if self.page.locator(OFFERED).count():
                return False
            self.page.wait_for_timeout(20)
        raise AssertionError("nobody is asked, and the turn goes on")


def play_a_turn(game: str, hand: Hand) -> None:
    """All answers of the recorded turn; where the game goes another way, whatever ends it soonest."""
    turn = Turn(hand.page, game)
    script = [*turn.script]
    for _ in range(2 * len(turn.script)):
        if turn.is_over():
            break
        offered = hand.page.evaluate(NAMES)
        ahead = next((place for place, name in enumerate(script[:A_GESTURE]) if name in offered), None)
        script, recorded_one = (script[1:], []) if ahead is None else (script[ahead + 1 :], [script[ahead]])
        hand.give(next(name for name in (*recorded_one, *WORDY, *offered) if name in offered))
    assert turn.is_over(), "the turn did not end"
    assert {"space", "option"} <= hand.touched
