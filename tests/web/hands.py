"""Whole turns of a recorded game, played by clicks alone, by keyboard alone, or with a thumb on a phone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from .recorded import marker, recorded
from .table_talk import is_over, settle, sit_at, wait_for_choice

WORDY = ("pass", "do:done", "no")
"""What ends things: taken first where the game no longer goes as it was recorded."""
TRIES = 8

OFFERED = "() => [...new Set([...document.querySelectorAll('[data-option], .space.lit')]" + (
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


def view_of(page: Any, seat: int) -> dict[str, Any]:
    match = page.url.rsplit("/", 1)[1]
    view: dict[str, Any] = page.request.get(f"/api/matches/{match}/view?seat={seat}").json()["view"]
    return view


class Hand(ABC):
    """Something to play with. Notes where it has touched the table."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.touched: set[str] = set()

    def give(self, option: str) -> None:
        """Gives the answer on the map or in the hand if it is there, by a button if not."""
        turn = self.page.locator("main").get_attribute("data-turn")
        place = self.page.locator(f"[data-space='{option}'].lit > .hit")
        if place.count() and self.reaches(place):
            self.touch("space", place)
        else:
            self.touch("option", self.button(option, listed=place.count() > 0))
        self.page.wait_for_function(
            "turn => !['', turn].includes(document.querySelector('main').dataset.turn)"
            " || document.querySelector('section.result')",
            arg=turn,
        )
        settle(self.page)

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
    def reaches(self, place: Any) -> bool:
        return bool(place.evaluate(IN_SIGHT))

    def use(self, target: Any) -> None:
        target.click()


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
        target.tap()

    def touch(self, kind: str, target: Any) -> None:
        super().touch(kind, target)
        if kind != "list":
            self.page.locator(".prompt .confirm .main").tap()


def play_a_turn(game: str, hand: Hand) -> None:
    """From the first answer of the recorded turn until the next turn has begun."""
    page, record = hand.page, recorded(game)
    moment = record.moments["turn"]
    sit_at(page, game, "turn")
    begun = marker(view_of(page, moment.seat))
    script = record.own(moment)
    for number in range(2 * len(script)):
        wait_for_choice(page)
        if is_over(page) or marker(view_of(page, moment.seat)) != begun:
            break
        offered = page.evaluate(OFFERED)
        wanted = script[number] if number < len(script) else ""
        hand.give(next(name for name in (wanted, *WORDY, *offered) if name in offered))
    assert marker(view_of(page, moment.seat)) != begun, "the turn did not end"
    assert "space" in hand.touched and "option" in hand.touched, hand.touched
