"""A line that goes dead without a word: the page finds out by itself, and shows what it has missed."""

from __future__ import annotations

from typing import Any

from .table_talk import PATIENCE_MS, choose, play_now, sit_at, wait_for_choice

AWAY_MS = 45_000
LONGEST_WAIT_MS = 12_000
"""Longer than the page ever waits before it tries again."""
LOOK_MS = 100
TURN = "() => document.querySelector('main').dataset.turn"
LAST_LINE = "() => [...document.querySelectorAll('.log li')].at(-1).textContent"


class Wire:
    """Between a page and the server. Cut through, it says nothing to either, and no new line is to be had."""

    def __init__(self, page: Any) -> None:
        self.is_cut = False
        page.route_web_socket("**/socket*", self.lay)

    def lay(self, line: Any) -> None:
        if self.is_cut:
            line.close()
            return
        server = line.connect_to_server()
        line.on_message(lambda text: self.is_cut or server.send(text))
        server.on_message(lambda text: self.is_cut or line.send(text))


def test_a_page_in_sight_that_was_long_offline_comes_back_by_itself(person: Any) -> None:
    page = person()
    wire = Wire(page)
    page.clock.install()
    sit_at(page, "twilight", "turn")
    before = page.evaluate(TURN)
    wire.is_cut = True
    elsewhere = page.context.new_page()
    elsewhere.goto(page.url)
    wait_for_choice(elsewhere)
    choose(elsewhere)
    wait_for_choice(elsewhere)
    assert elsewhere.evaluate(TURN) != before
    page.clock.run_for(AWAY_MS)
    page.locator("header .wire.lost").wait_for()
    page.locator("p.strip", has_text="onnect").wait_for()
    assert page.evaluate(TURN) == before and page.evaluate("document.visibilityState") == "visible"
    wire.is_cut = False
    page.clock.run_for(LONGEST_WAIT_MS)
    page.locator("header .wire.open").wait_for()
    for look in (TURN, LAST_LINE):
        for _ in range(PATIENCE_MS // LOOK_MS):
            if page.evaluate(look) == elsewhere.evaluate(look):
                break
            elsewhere.wait_for_timeout(LOOK_MS)
        assert page.evaluate(look) == elsewhere.evaluate(look)


def test_an_answer_given_to_a_dead_line_waits_in_sight_and_arrives(person: Any) -> None:
    page = person()
    wire = Wire(page)
    page.clock.install()
    play_now(page, "states")
    wait_for_choice(page)
    before = page.evaluate(TURN)
    wire.is_cut = True
    page.locator(".prompt .option:enabled, .card.lit").first.click()
    page.locator("main[data-sending=true]").wait_for()
    page.clock.run_for(AWAY_MS)
    page.locator("header .wire.lost").wait_for()
    page.locator("p.strip", has_text="onnect").wait_for()
    assert page.locator("main[data-sending=true]").count() == 1 and page.evaluate(TURN) == before
    wire.is_cut = False
    page.clock.run_for(LONGEST_WAIT_MS)
    page.locator("header .wire.open").wait_for()
    page.locator(f"main[data-sending=false]:not([data-turn='{before}'])").wait_for()
