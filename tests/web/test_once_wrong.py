"""What once went wrong at the table, so that it does not come back."""

from __future__ import annotations

from typing import Any

import pytest

from .table_talk import STILL, choose, hold_still, play_now, play_random_bots, sit_at, wait_for_choice
from .test_clicks import DESK
from .test_company import found
from .test_screens import resign
from .test_table import sit_down
from .test_three_contexts import choose_past_recall

WRAPPED = """() => [...document.querySelectorAll('.entry')].filter((cell) => {
  const range = document.createRange()
  range.selectNodeContents(cell)
  return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1
}).length"""
"""Numbers of steps that are broken into lines."""


def test_the_verify_page_fills_in_its_sentences_and_keeps_numbers_whole(person: Any, fair_server: Any) -> None:
    page = person(width=360, height=740, at=fair_server.url)
    play_now(page, "states")
    for number in range(4):
        choose(page, number)
    match = page.url.rsplit("/", 1)[1]
    resign(page)
    page.goto(f"/verify/{match}")
    page.locator(".notice", has_text="results match the seal").wait_for()
    assert "{" not in page.locator("main").inner_text()
    assert page.locator(".entry").count()
    assert page.evaluate(WRAPPED) == 0


def test_the_guide_does_not_cover_a_finished_game(person: Any) -> None:
    page = person(guide=True)
    play_now(page, "states")
    page.get_by_role("dialog").wait_for()
    elsewhere = page.context.new_page()
    elsewhere.add_init_script("""localStorage.setItem('sandtable.guides', '["*"]')""")
    elsewhere.goto(page.url)
    elsewhere.locator(".stage").wait_for()
    resign(elsewhere)
    page.locator("section.result").wait_for()
    page.get_by_role("dialog").wait_for(state="detached")


def test_the_guide_does_not_cover_a_request_to_undo(person: Any) -> None:
    ada, ben = person(), person()
    made = found(ada, ["me", "open", "random"])
    sit_down(ben, f"/join/{made['links'][0]['link']}")
    ada.goto(f"/m/{made['match']}")
    ada.locator(".stage").wait_for()
    asking = choose_past_recall(ada, ben)
    other = ben if asking is ada else ada
    other.locator(".menu-button").click()
    other.get_by_role("button", name="Show me around").click()
    other.get_by_role("dialog").wait_for()
    asking.get_by_role("button", name="Ask to undo").click()
    other.locator(".strip", has_text="asks to undo").wait_for()
    other.get_by_role("dialog").wait_for(state="detached")


LOW = {"width": 1440, "height": 700}
BENEATH = """([width, height]) => {
  const found = []
  for (let y = 100; y < height; y += 6) for (let x = 10; x < width; x += 6) {
    const element = document.elementFromPoint(x, y)
    if (element?.closest('.map')) found.push([`${x} ${y}`, element.matches('.space > .hit, .reach')])
  }
  return Object.fromEntries(found)
}"""
"""Where in the window the map is, and whether a place of it lies there."""
ENTERED = """() => document.addEventListener('pointerover', ({ target }) => {
  if (target.closest('.space > .hit, .reach')) window.entered = target
}, true)"""


def beneath(page: Any, size: dict[str, int]) -> dict[str, bool]:
    page.set_viewport_size(size)
    hold_still(page)
    found: dict[str, bool] = page.evaluate(BENEATH, [size["width"], size["height"]])
    return found


@pytest.mark.parametrize("game", ("twilight", "states", "axis"))
def test_nothing_is_inspected_because_the_layout_moved_beneath_the_pointer(person: Any, game: str) -> None:
    page = person(**DESK)
    sit_at(page, game, "middle")
    later, now = beneath(page, LOW), beneath(page, DESK)
    spot = next(spot for spot, place in later.items() if place and now.get(spot) is False)
    x, y = map(int, spot.split())
    page.mouse.move(*map(int, next(spot for spot, place in now.items() if place).split()))
    page.locator(".inspector").wait_for()
    page.mouse.move(x, y)
    page.locator(".inspector").wait_for(state="detached")
    page.evaluate(ENTERED)
    page.set_viewport_size(LOW)
    page.wait_for_function("() => Boolean(window.entered)")
    page.evaluate(STILL)
    assert page.locator(".inspector").count() == 0
    page.mouse.move(x + 2, y)
    page.locator(".inspector").wait_for()


def test_the_guide_leaves_the_panes_of_2045_where_they_were(person: Any) -> None:
    page = person(guide=True, **DESK)
    play_random_bots(page, "taiwan2045")
    page.get_by_role("dialog").wait_for()
    while page.get_by_role("button", name="Next").count():
        page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Let’s play").click()
    wait_for_choice(page)
    assert page.locator(".island .left, .island .right").evaluate_all("all => all.map((e) => e.scrollTop)") == [0, 0]
