"""The board of Axis & Allies in a real browser."""

from __future__ import annotations

from typing import Any

from ..table_talk import play_random_bots, settle, wait_for_choice

GAME = "axis"
BUTTON = ".prompt .option:enabled"


def press(page: Any, option: str) -> None:
    page.locator(f".prompt [data-option='{option}']").click()
    settle(page)


def order(page: Any, start: str, goal: str) -> None:
    """All of the first kind of unit that may go from one territory to another."""
    page.locator(f"[data-space='space:{start}'].lit > .hit").press("Enter")
    settle(page)
    for _ in range(5):
        wait_for_choice(page)
        names = page.locator(BUTTON).evaluate_all("all => all.map((each) => each.dataset.option)")
        if "do:done" in names:
            return
        if names:
            press(page, names[-1] if names[0].startswith("n:") else names[0])
        else:
            page.locator(f"[data-space='space:{goal}'].lit > .hit").press("Enter")
            settle(page)


def sit_down(page: Any) -> None:
    play_random_bots(page, GAME)
    page.locator(".theatre .space").first.wait_for()
    wait_for_choice(page)


def open_sheet(page: Any, name: str) -> None:
    button = page.locator(".tabs-of-war button", has_text=name)
    if button.get_attribute("aria-pressed") != "true":
        button.click()


def test_every_space_is_a_cell_with_its_own_words(person: Any) -> None:
    page = person()
    sit_down(page)
    assert page.locator(".space").count() == 162
    assert page.locator(".seas path").count() == 65
    germany = page.locator("[data-space='space:germany'] > .hit").get_attribute("aria-label")
    for words in ("Germany", "Infantry 3", "Industrial complex", "Victory city", "Capital", "IPC 10"):
        assert words in germany, germany


def test_the_purchase_keeps_a_running_total(person: Any) -> None:
    page = person()
    sit_down(page)
    page.locator(".purchase .buy", has_text="Tank").click()
    settle(page)
    page.locator(".purchase .ordered svg").wait_for()
    assert [text.split()[-1] for text in page.locator(".purchase .sum > span").all_inner_texts()] == ["5", "26"]


def test_odds_routes_and_the_battle_board(person: Any) -> None:
    page = person()
    sit_down(page)
    press(page, "do:done")
    order(page, "poland", "east_poland")
    page.locator(".routes .order").wait_for(state="attached")
    open_sheet(page, "Battle board")
    assert "%" in page.locator(".battle .words").inner_text()
    press(page, "do:done")
    page.locator(".volleys li, section.result, .theatre[data-phase=noncombat-move]").first.wait_for()


def test_objectives_show_their_territories(person: Any) -> None:
    page = person()
    sit_down(page)
    open_sheet(page, "War council")
    page.locator(".aim").first.click()
    page.locator(".space.pointed").first.wait_for()
    assert page.locator(".space.pointed").count() >= 2
