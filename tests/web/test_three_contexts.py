"""Two people and a watcher, each in a browser of their own, through a whole game and into the next."""

from __future__ import annotations

from typing import Any

from .table_talk import OFFERED, choose, is_over, let_the_log_follow, settle, wait_for_choice
from .test_company import found, lose, named
from .test_table import sit_down, whoever_is_asked

CHOOSE_ON = """async (offered) => {
  const over = () => document.querySelector('section.result')
  const turn = () => document.querySelector('main').dataset.turn
  for (let given = 0; turn() && !over() && given < 40; given++) {
    const before = turn()
    const lit = document.querySelectorAll(offered)
    lit[given % lit.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    for (let waited = 0; turn() === before && !over() && waited < 100; waited++)
      await new Promise((go) => setTimeout(go, 10))
  }
}"""
"""Clicks what is lit, as long as this person is asked."""
ENOUGH = 5000
"""Rounds of looking who is asked; a game needs a few hundred."""


def play_to_the_end(*pages: Any) -> None:
    for _ in range(ENOUGH):
        if all(is_over(page) for page in pages):
            return
        for page in pages:
            page.evaluate(CHOOSE_ON, OFFERED)
        pages[0].wait_for_timeout(10)
    raise AssertionError("the game did not end")


def choose_past_recall(ada: Any, ben: Any) -> Any:
    """Until somebody can take a choice back only with the other's consent."""
    for number in range(60):
        for page in (ada, ben):
            if page.get_by_role("button", name="Ask to undo").count():
                return page
        choose(whoever_is_asked(ada, ben), number)
    raise AssertionError("everything could be taken back")


def undo_by_consent(ada: Any, ben: Any) -> None:
    asking = choose_past_recall(ada, ben)
    other = ben if asking is ada else ada
    settle(asking)
    let_the_log_follow(asking)
    before = asking.locator(".log li").count()
    asking.get_by_role("button", name="Ask to undo").click()
    other.locator(".strip", has_text="asks to undo").get_by_role("button", name="Agree").click()
    asking.locator(".strip", has_text="asks to undo").wait_for(state="detached")
    asking.wait_for_function("n => document.querySelectorAll('.log li').length < n", arg=before)


def offer_a_draw(page: Any) -> None:
    page.locator(".menu-button").click()
    page.get_by_role("button", name="Offer a draw").click()


def test_a_whole_game_and_the_next(person: Any) -> None:
    ada, ben, eve = named(person(), "Ada"), named(person(), "Ben"), person()
    made = found(ada, ["me", "open", "random"])
    sit_down(ben, f"/join/{made['links'][0]['link']}")
    for page in (ada, eve):
        page.goto(f"/m/{made['match']}")
        page.locator(".stage").wait_for()
    eve.get_by_text("watching").first.wait_for()
    undo_by_consent(ada, ben)
    offer_a_draw(ada)
    ben.locator(".strip", has_text="offers a draw").get_by_role("button", name="Refuse").click()
    for page in (ada, eve):
        page.locator(".strip", has_text="offers a draw").wait_for(state="detached")
    play_to_the_end(ada, ben)
    eve.locator("section.result").wait_for()
    assert eve.get_by_role("button", name="Rematch").count() == 0
    told = [page.locator("section.result ul").inner_text() for page in (ada, ben, eve)]
    assert told[0] == told[1] == told[2]
    play_again(ada, ben)


def again(*pages: Any) -> None:
    """Each wants a rematch; all find the same table."""
    before = pages[0].url
    for page in pages:
        page.get_by_role("button", name="Rematch").click()
        page.wait_for_url(lambda url: url != before)
    for page in pages:
        page.locator(".stage").wait_for()
    assert len({page.url for page in pages}) == 1


def play_again(ada: Any, ben: Any) -> None:
    """A draw is agreed to at the second table, and the third is left to a bot."""
    again(ada, ben)
    offer_a_draw(ada)
    ben.locator(".strip", has_text="offers a draw").get_by_role("button", name="Agree").click()
    for page in (ada, ben):
        page.locator("section.result h2", has_text="Draw").wait_for()
    again(ben, ada)
    lose(ben)
    ada.locator(".strip.news", has_text="takes over from Ben").wait_for()
    wait_for_choice(ada)
