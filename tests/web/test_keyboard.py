"""With the keyboard alone, and heard instead of seen."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from .recorded import recorded
from .table_talk import choose, hold_still, let_the_log_follow, play_now, sit_after, sit_at, violations, wait_for_choice
from .test_sizes import READ_IN_FULL

A_SLOW_ANSWER_S = 0.3

HEAR = """() => {
  window.heard = []
  new MutationObserver((all) => all.forEach(({ addedNodes }) => addedNodes.forEach((each) => {
    if (each.nodeName === 'P') window.heard.push(each.textContent)
  }))).observe(document.querySelector('.announcer'), { childList: true })
}"""

FOCUSED_IS_IN_SIGHT = """() => {
  const box = document.querySelector('.map svg').getBoundingClientRect()
  const own = document.activeElement.getBoundingClientRect()
  const [x, y] = [own.left + own.width / 2, own.top + own.height / 2]
  return x > box.left && x < box.right && y > box.top && y < box.bottom
}"""

HOLDER = "() => document.activeElement.closest('.space')?.dataset.space ?? ''"
HALO = "e => getComputedStyle(e.parentElement.querySelector('.halo')).stroke"
STOPS = (
    """selector => [...document.querySelector(selector).querySelectorAll('*')].filter((e) => e.tabIndex >= 0).length"""
)


def lines_of_the_log(page: Any) -> list[str]:
    lines: list[str] = page.locator(".log li:not(.since)").evaluate_all(
        """all => all.map((line) => {
          const copy = line.cloneNode(true)
          copy.querySelectorAll('.rule, .times, .die').forEach((e) => e.remove())
          return copy.textContent.trim()
        })"""
    )
    return lines


def test_what_others_do_is_announced_in_words_and_in_order(person: Any) -> None:
    page = person()
    sit_at(page, "states", "early")
    let_the_log_follow(page)
    page.evaluate(HEAR)
    before = len(lines_of_the_log(page))
    for number in range(4):
        choose(page, number)
    wait_for_choice(page)
    let_the_log_follow(page)
    heard = [line.strip() for line in page.evaluate("window.heard")]
    new = lines_of_the_log(page)[before:]
    assert new
    place = 0
    for line in dict.fromkeys(new):
        found = next((at for at in range(place, len(heard)) if heard[at].startswith(line)), None)
        assert found is not None, (line, heard[place:])
        place = found
    region = page.locator(".announcer")
    assert region.get_attribute("role") == "log" and region.get_attribute("aria-live") == "polite"


def test_dice_are_announced_as_they_fell(person: Any) -> None:
    page = person()
    record = recorded("twilight")
    step, coup = next((at, answer) for at, answer in enumerate(record.answers) if answer.answer == "do:coup")
    sit_after(page, "twilight", step, coup.by)
    page.evaluate(HEAR)
    page.locator(f"[data-option='{coup.answer}']").click()
    page.locator(".space.lit > .hit").first.press("Enter")
    page.wait_for_function("() => window.heard.some((line) => /fell \\d/.test(line))")


def test_the_result_is_announced(person: Any) -> None:
    page = person()
    play_now(page, "states")
    wait_for_choice(page)
    page.locator(".menu-button").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.locator("section.result").get_by_role("alert").wait_for()
    assert violations(page) == []


def test_a_lit_space_that_tab_reaches_comes_into_view(person: Any) -> None:
    page = person()
    sit_at(page, "twilight", "early")
    page.keyboard.press("m")
    for _ in range(8):
        page.keyboard.press("+")
    lit = page.locator(".space.lit > .hit").count()
    assert lit > 5
    for _ in range(lit):
        page.keyboard.press("Tab")
        assert page.evaluate(HOLDER)
        assert page.evaluate(FOCUSED_IS_IN_SIGHT)


def slow_answers(page: Any) -> None:
    """What the server says takes a moment, as over a long line."""

    def through(socket: Any) -> None:
        server = socket.connect_to_server()

        def late(text: str) -> None:
            if json.loads(text)["type"] == "update":
                time.sleep(A_SLOW_ANSWER_S)
            socket.send(text)

        server.on_message(late)

    page.route_web_socket("**/socket*", through)


def buying(page: Any) -> None:
    """The first purchase of Axis & Allies, with nothing ordered yet."""
    sit_after(page, "axis", 0, recorded("axis").answers[0].by)


@pytest.mark.parametrize("where", [".prompt [data-option='unit:infantry']", ".buy:has-text('Infantry')"])
def test_enter_repeated_while_an_answer_travels_repeats(person: Any, where: str) -> None:
    """In the list of purchases, and beside the question where that list has no room."""
    page = person(width=820, height=900) if "prompt" in where else person()
    slow_answers(page)
    buying(page)
    button = page.locator(where).first
    button.focus()
    for _ in range(3):
        page.keyboard.press("Enter")
    page.locator(".ordered [aria-label='3 × Infantry']").wait_for()
    assert button.evaluate("e => e === document.activeElement"), "the focus is lost"


@pytest.mark.parametrize("game", ("twilight", "states", "axis"))
def test_arrow_keys_on_the_map_lead_to_lit_spaces_at_once(person: Any, game: str) -> None:
    page = person()
    sit_at(page, game, "early")
    page.keyboard.press("m")
    page.keyboard.press("ArrowRight")
    first = page.evaluate(HOLDER)
    assert first and page.locator(f"[data-space='{first}'].lit").count()
    seen = {first}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        seen.add(page.evaluate(HOLDER))
    assert len(seen) > 1
    assert all(page.locator(f"[data-space='{name}'].lit").count() for name in seen)


@pytest.mark.parametrize("game", ("twilight", "axis"))
def test_unlit_spaces_are_inspected_by_keyboard_with_a_ring_of_their_own(person: Any, game: str) -> None:
    page = person()
    sit_at(page, game, "early")
    shine = page.locator(".glow rect").first.evaluate("e => getComputedStyle(e).stroke")
    page.keyboard.press("m")
    page.keyboard.press("ArrowRight")
    ring = page.locator("*:focus").evaluate(HALO)
    assert ring != shine, "the focus looks like any lit border"
    for key in ["ArrowUp"] * 10 + ["ArrowLeft"] * 20 + ["ArrowDown"] * 10:
        page.keyboard.press(f"Shift+{key}")
        name = page.evaluate(HOLDER)
        if not page.locator(f"[data-space='{name}'].lit").count():
            break
    assert page.locator(f"[data-space='{name}'].lit").count() == 0
    page.locator(".inspector h2").wait_for()
    assert page.locator("*:focus").evaluate(HALO) == ring


def test_cards_that_cannot_be_played_are_read_by_keyboard(person: Any) -> None:
    page = person()
    play_now(page, "twilight")
    wait_for_choice(page)
    page.keyboard.press("h")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    cards = page.locator(".hand .card")
    assert cards.nth(1).evaluate("e => e === document.activeElement")
    assert cards.nth(1).evaluate(READ_IN_FULL), "it is not read in full"
    assert page.locator(".hand .card:not(.lit)").count() == cards.count(), "nothing can be played in the set-up"


@pytest.mark.parametrize("size", [(1280, 800), (820, 1180)], ids=["desk", "tablet"])
def test_keys_jump_to_question_map_hand_and_log(person: Any, size: tuple[int, int]) -> None:
    page = person("en", *size)
    sit_at(page, "twilight", "late")
    for key, part in (("l", ".log"), ("Q", ".prompt"), ("h", ".hand.pane"), ("M", ".map"), ("q", ".prompt")):
        page.keyboard.press(key)
        page.wait_for_function("part => document.activeElement.closest(part)", arg=part)
    for name in ("Board", "What to do", *(("Hand", "Table", "Log") if size[0] > 860 else ())):
        assert page.get_by_role("region", name=name, exact=True).count(), name
    page.locator(".menu-button").click()
    assert page.locator("dl.keys dt").all_inner_texts() == ["1–9", "U", "Q", "M", "H", "L"]
    assert violations(page, "dialog") == []


def test_the_log_is_one_stop_and_is_walked_line_by_line(person: Any) -> None:
    page = person()
    sit_at(page, "twilight", "late")
    assert page.locator(".log li").count() > 50
    assert page.evaluate(STOPS, ".log ol") <= 1, "the button for earlier lines"
    page.keyboard.press("l")
    page.keyboard.press("ArrowUp")
    last = page.locator(".log li:not(.since)").last
    assert last.evaluate("e => e === document.activeElement")
    pointing = page.locator(".log li:has(.rule)").last
    while not pointing.evaluate("e => e === document.activeElement"):
        page.keyboard.press("ArrowUp")
    for _ in range(pointing.locator("button, [role=button]").count()):
        page.keyboard.press("ArrowRight")
    assert page.locator(".rule:focus").count()
    page.keyboard.press("Enter")
    page.locator("dialog .clause").wait_for()


@pytest.mark.parametrize("key", ("u", "U", "Shift+U"))
def test_a_digit_chooses_and_u_takes_back_however_it_is_typed(person: Any, key: str) -> None:
    page = person()
    buying(page)
    hold_still(page)
    assert page.locator(".prompt [data-option] kbd").first.inner_text() == "1"
    before = page.locator("main").get_attribute("data-turn")
    page.keyboard.press("2")
    page.wait_for_function("turn => !['', turn].includes(document.querySelector('main').dataset.turn)", arg=before)
    page.get_by_role("button", name="Undo", exact=True).wait_for()
    assert "(U)" in (page.get_by_role("button", name="Undo", exact=True).get_attribute("title") or "")
    ordered = page.locator(".purchase .ordered")
    ordered.wait_for()
    page.keyboard.press(key)
    ordered.wait_for(state="detached")
