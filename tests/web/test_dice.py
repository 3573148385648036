"""Dice that people trust: faces as they fell, what was needed, which hit, their place in the record, their proof."""

from __future__ import annotations

import re
from typing import Any

from .table_talk import choose, is_over, play_now, play_random_bots, settle, sit_at, wait_for_choice
from .test_screens import resign

FACES = "all => all.map((die) => [Number(/face-(\\d)/.exec(die.className)[1]), die.className, die.ariaLabel])"

LINES = f"""all => all.map((line) => [line.textContent, ({FACES})([...line.querySelectorAll('.die')])])"""
"""Text and dice of a line, read in one moment: the log goes on."""

VOLLEY = re.compile(r"(\d+)\s+di(?:e|ce),\s+(\d+)\s+hit")


def test_a_volley_shows_every_die_and_which_hit(person: Any) -> None:
    page = person(width=1440, height=900)
    play_random_bots(page, "axis")
    wait_for_choice(page)
    for where in ("do:done", "space:poland", "space:east_poland", "do:done"):
        turn = page.locator("main").get_attribute("data-turn")
        page.locator(f"[data-space='{where}'].lit > .hit, .prompt [data-option='{where}']").click()
        page.wait_for_function("old => document.querySelector('main').dataset.turn !== old", arg=turn)
        settle(page)
        wait_for_choice(page)
    page.locator(".log li:has(.die)").filter(has_text=VOLLEY).nth(1).wait_for()
    volleys = [(VOLLEY.search(text), dice) for text, dice in page.locator(".log li:has(.die)").evaluate_all(LINES)]
    assert sum(told is not None for told, _ in volleys) >= 2
    for told, dice in volleys:
        if told is None:
            continue
        assert len(dice) == int(told[1])
        assert sum("hit" in look.split() for _, look, _ in dice) == int(told[2])
        for face, look, words in dice:
            needed = int(re.findall(r"needed (\d)", words)[0])
            assert f"fell {face}" in words
            assert ("hit" in look.split()) == (face <= needed)


def test_a_click_on_a_die_leads_to_its_place_and_after_the_game_to_its_proof(person: Any, fair_server: Any) -> None:
    page = person(at=fair_server.url)
    play_now(page, "twilight")
    die = page.locator(".log .die")
    for number in range(80):
        if die.count() or is_over(page):
            break
        choose(page, number)
    assert page.locator(".story-strip, .log .die").count()
    die.first.click()
    sheet = page.locator("dialog")
    sheet.get_by_role("heading", name="Die 1 of this game").wait_for()
    assert sheet.locator("a").count() == 0
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    resign(page)
    face = page.locator(".log .die").first.evaluate_all(FACES)[0][0]
    page.locator(".log .die").first.click()
    sheet.locator("a", has_text="proof").click()
    proved = page.locator("li.here")
    proved.wait_for()
    assert proved.inner_text().split()[-2:] == [str(face), "✓"]
    entry = proved.locator(".entry").inner_text()
    assert f"Entry {entry} of the record" in page.locator(".proof").inner_text()
    assert proved.evaluate("e => { const b = e.getBoundingClientRect(); return b.top >= 0 && b.bottom <= innerHeight }")


def test_the_dice_of_a_war_can_be_clicked_in_its_story(person: Any) -> None:
    page = person()
    sit_at(page, "states", "late")
    for number in range(40):
        if page.locator(".log .die").count() or is_over(page):
            break
        choose(page, number)
    page.locator(".log .die").last.click()
    page.locator("dialog h2", has_text="of this game").wait_for()
