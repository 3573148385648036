"""The board of Axis & Allies in a real browser."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from sandtable.games import find_game
from sandtable.text import catalogue

from ..table_talk import (
    LANGUAGES,
    MOVED_ON,
    cut_off,
    let_the_log_follow,
    play_random_bots,
    settle,
    sit_at,
    wait_for_choice,
)

GAME = "axis"
BUTTON = ".prompt .option:enabled"
LABELS = "all => all.map((each) => each.getAttribute('aria-label'))"
ORDERED = """n => n === [...document.querySelectorAll('.purchase .number b')]
  .reduce((sum, each) => sum + Number(each.textContent), 0)"""
"""Whether so many units are ordered in all."""


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


SEAS = """() => [...document.querySelectorAll('.seas path')].map((path) => {
  const parts = path.getAttribute('d').split('Z').filter(Boolean)
  return parts.map((part) => part.match(/[\\d.-]+ /g).map(Number)).map((xs) => [Math.min(...xs), Math.max(...xs)])
})"""
UNCOVERED = """() => {
  const box = document.querySelector('.map svg').getBoundingClientRect()
  const seas = [...document.querySelectorAll('.seas path')].map((path) => path.getBoundingClientRect())
  return [
    Math.min(...seas.map((sea) => sea.left)) - box.left, box.right - Math.max(...seas.map((sea) => sea.right)),
    Math.min(...seas.map((sea) => sea.top)) - box.top, box.bottom - Math.max(...seas.map((sea) => sea.bottom)),
  ]
}"""


def test_the_pacific_goes_on_at_the_other_edge(person: Any) -> None:
    """A zone that the edge of the map cuts in two lies at both of its ends."""
    page = person()
    sit_at(page, GAME, "early")
    page.locator(".seas path").first.wait_for(state="attached")
    zones = page.evaluate(SEAS)
    east = max(right for zone in zones for _, right in zone)
    cut = [zone for zone in zones if len(zone) == 2]
    assert cut
    for zone in cut:
        assert min(left for left, _ in zone) == 0 and max(right for _, right in zone) == east


def test_the_map_fills_its_box_on_the_first_screen(person: Any) -> None:
    """But for a narrow margin where their shapes differ."""
    page = person(width=1440, height=900)
    sit_at(page, GAME, "early")
    page.locator(".seas path").first.wait_for(state="attached")
    uncovered = page.evaluate(UNCOVERED)
    assert max(uncovered) <= 16, uncovered


def test_the_purchase_keeps_a_running_total(person: Any) -> None:
    page = person()
    sit_down(page)
    page.locator(".purchase .buy", has_text="Tank").click()
    settle(page)
    page.locator(".purchase .ordered svg").wait_for()
    assert [text.split()[-1] for text in page.locator(".purchase .sum > span").all_inner_texts()] == ["5", "26"]


def test_one_list_of_purchases_takes_more_and_fewer(person: Any) -> None:
    """What was ordered after the unit that is given back stays ordered; beside the question nothing is listed twice."""
    page = person(width=1440, height=900)
    play_random_bots(page, "axis")
    wait_for_choice(page)
    for unit in ("Infantry", "Tank", "Infantry"):
        page.get_by_role("button", name=f"More: {unit}", exact=True).click()
        page.locator(f"main:not([data-sending=true]) .ordered [aria-label*='× {unit}']").wait_for()
    page.locator(".ordered [aria-label='2 × Infantry']").wait_for()
    assert page.locator(".prompt [data-option='unit:infantry']:visible").count() == 0
    page.get_by_role("button", name="Fewer: Tank", exact=True).click()
    page.wait_for_function("() => !document.querySelector(\".ordered [aria-label*='Tank']\")")
    page.locator(".ordered [aria-label='2 × Infantry']").wait_for()
    assert [text.split()[-1] for text in page.locator(".purchase .sum > span").all_inner_texts()] == ["6", "25"]
    assert page.get_by_role("button", name="Fewer: Tank", exact=True).is_disabled()


def cut_at_a_retraction(page: Any, arrives: bool) -> None:
    """The line breaks when a unit is given back: before the server has heard of it, or before it can say so."""
    sent: list[str] = []

    def through(socket: Any) -> None:
        server = socket.connect_to_server()

        def pass_on(text: str) -> None:
            cut = json.loads(text)["type"] == "retract" and not sent
            if arrives or not cut:
                server.send(text)
            if cut:
                sent.append(text)
                socket.close()

        socket.on_message(pass_on)

    page.route_web_socket("**/socket*", through)


@pytest.mark.parametrize("arrives", [False, True], ids=["unheard", "unanswered"])
def test_a_unit_is_given_back_once_though_the_line_breaks(person: Any, arrives: bool) -> None:
    page = person(width=1440, height=900)
    cut_at_a_retraction(page, arrives)
    play_random_bots(page, "axis")
    wait_for_choice(page)
    for n, unit in enumerate(("Tank", "Infantry", "Infantry", "Tank"), start=1):
        page.get_by_role("button", name=f"More: {unit}", exact=True).click()
        page.wait_for_function(ORDERED, arg=n)
        settle(page)
    page.get_by_role("button", name="Fewer: Tank", exact=True).click()
    page.wait_for_function(ORDERED, arg=3)
    page.locator(".wire.open").wait_for()
    settle(page)
    assert sorted(page.locator(".ordered [aria-label]").evaluate_all(LABELS)) == ["1 × Tank", "2 × Infantry"]


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


def give(page: Any, selector: str) -> None:
    turn = page.locator("main").get_attribute("data-turn")
    page.locator(selector).first.click()
    page.wait_for_function(MOVED_ON, arg=turn)
    settle(page)
    wait_for_choice(page)


def go_to(place: str) -> str:
    return f"[data-space='space:{place}'].lit > .hit"


def test_the_battle_board_is_played_on(person: Any) -> None:
    """Battles are chosen and casualties taken by clicking them; it says how many hits and which round."""
    page = person(width=1440, height=900)
    sit_down(page)
    press(page, "do:done")
    for place in ("poland", "east_poland", "bulgaria_romania", "ukraine"):
        give(page, go_to(place))
    press(page, "do:done")
    waiting = page.locator(".coming .next")
    waiting.nth(1).wait_for()
    chosen = waiting.nth(1).inner_text()
    give(page, ".coming li:nth-child(2) .next")
    assert page.locator(".battle h2 .place").first.inner_text() == chosen
    rounds = set()
    while not page.locator(".theatre[data-phase=noncombat-move]").count():
        if not (round := page.locator(".battle .round")).count():
            break
        let_the_log_follow(page)
        told = page.locator(".log li", has_text=re.compile(r": round \d+")).last.inner_text()
        assert round.inner_text().split()[-1] in told.split("§")[0].split()
        rounds.add(round.inner_text())
        if page.locator(".lose").count():
            assert re.match(r"\d+ hits? on you", page.locator(".struck").inner_text())
            give(page, ".battle .lose")
        else:
            give(page, ".prompt [data-option='do:press']")
    assert "Round 1" in rounds


def test_no_way_of_an_order_is_drawn_once_the_moves_are_over(person: Any) -> None:
    """The battles that wait are lit as targets were, but nothing is in hand that could go there."""
    page = person(width=1440, height=900)
    sit_down(page)
    press(page, "do:done")
    give(page, go_to("poland"))
    page.locator(".routes .may").first.wait_for(state="attached")
    for place in ("east_poland", "bulgaria_romania", "ukraine"):
        give(page, go_to(place))
    press(page, "do:done")
    page.locator(".theatre[data-phase=combat]").wait_for()
    page.locator(".space.lit").nth(1).wait_for(state="attached")
    assert page.locator(".routes .may").count() == 0


def test_source_and_ways_stay_lit_while_an_order_is_asked(person: Any) -> None:
    """From where it goes is on the map and in the question, until one knows whereto."""
    page = person(width=1440, height=900)
    sit_down(page)
    press(page, "do:done")
    give(page, go_to("poland"))
    poland = page.locator("[data-space='space:poland'].pointed")
    for known in (["Poland"], ["Poland", "Tank"]):
        poland.wait_for(state="attached")
        assert all(name in page.locator(".prompt .say").inner_text() for name in known)
        assert page.locator(".routes .may").count() == page.locator(".space.lit").count() > 1
        if len(known) == 1:
            give(page, ".prompt [data-option='unit:tank']")
    give(page, go_to("east_poland"))
    page.locator(".routes .order").first.wait_for(state="attached")
    assert poland.count() == 0


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_how_many_says_which_from_where_and_where_to(person: Any, language: str, width: int, height: int) -> None:
    """Seen and heard: the question is what a screen reader reads out."""
    page = person(language=language, width=width, height=height)
    names = {
        key: catalogue(find_game(GAME), language).name(key)
        for key in ("space:poland", "space:east_poland", "unit:infantry")
    }
    sit_down(page)
    where = f"/api/matches/{page.url.rsplit('/', 1)[1]}"
    for answer in ("do:done", "space:poland", "unit:infantry", "space:east_poland"):
        turn = page.request.get(f"{where}/view?seat=0").json()["ask"]["turn"]
        act = {"type": "answer", "seat": 0, "turn": turn, "answer": answer}
        assert page.request.post(f"{where}/act", data=act).ok
    page.locator(".prompt [data-option='n:2']").wait_for()
    question = page.locator(".prompt [role=status]")
    assert all(name in question.inner_text() for name in names.values()), question.inner_text()
    assert cut_off(page) == []


def test_odds_lie_above_everything_and_only_where_somebody_fights(person: Any) -> None:
    page = person(width=1440, height=900)
    sit_down(page)
    press(page, "do:done")
    give(page, go_to("poland"))
    badges = page.locator("g.marks text")
    badges.first.wait_for()
    assert all(words.endswith("%") for words in badges.all_text_contents())
    after = "e => [...e.parentElement.children].slice([...e.parentElement.children].indexOf(e) + 1).length"
    assert page.locator("g.marks").evaluate(after) == page.locator(".ghost").count()


def test_powers_stand_by_name_and_the_one_that_acts_is_named(person: Any) -> None:
    page = person(width=1440, height=900)
    sit_down(page)
    assert page.locator("header .where").inner_text().split("\n")[:2] == ["Round 1", "Germany"]
    assert "Germany" in page.locator(".prompt .say").inner_text()
    rows = page.locator(".treasuries tbody tr")
    assert rows.count() == 6
    assert rows.first.inner_text().split()[:2] == ["Germany", "31"]
    assert "IPC" not in page.locator(".seats").inner_text()
