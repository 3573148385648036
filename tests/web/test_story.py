"""What the other side did is told by itself: card, dice and changes in order, as fast as one likes, or not at all."""

from __future__ import annotations

from typing import Any

import pytest

from .table_talk import OFFERED, choose, is_over, let_the_log_follow, play_random_bots, wait_for_choice

PACE_MS = {"slow": 4500, "normal": 2600, "fast": 1000}
OPEN = ".story-strip.open"
ENOUGH = 3
"""Chapters, so that one can be told after another, and one before."""

COUNT = "() => document.querySelector('.story-strip .count').textContent.split('/').map(Number)"
TOLD = """() => [...document.querySelectorAll('.story-strip p.title, .story-strip li')]
  .map((e) => e.textContent.replace(/[✓✗]/g, '').replace(/×\\s*\\d+$/, '').trim())"""
LOGGED = "() => [...document.querySelectorAll('.log li')].map((e) => e.textContent)"


def sit_down(person: Any, moving: bool = True, width: int = 1440, height: int = 900, **settings: Any) -> Any:
    """A table of Twilight Struggle whose clock the test holds."""
    page = person(width=width, height=height, **settings)
    page.emulate_media(reduced_motion="no-preference" if moving else "reduce")
    page.clock.install()
    play_random_bots(page, "twilight")
    wait_for_choice(page)
    return page


def stop_the_clock(page: Any) -> None:
    page.clock.pause_at(page.evaluate("() => Date.now() + 1"))


GOES_ON = f"""() => document.querySelector('{OPEN} .skip')
  || [...document.querySelectorAll('{OFFERED}, section.result')].some((each) => each.checkVisibility())"""
"""On a phone what is told comes before the hand."""


def hear(page: Any, least: int = 1) -> None:
    """Chooses until what the other side has done, all of it, is being told; then time stands still."""
    for number in range(60):
        choose(page, number)
        let_the_log_follow(page)
        page.wait_for_function(GOES_ON)
        if page.locator(f"{OPEN} .skip").count() and page.evaluate(COUNT)[1] >= least:
            stop_the_clock(page)
            return
        assert not is_over(page)
    raise AssertionError("nothing was told")


def test_chapter_after_chapter_in_the_order_of_the_log(person: Any) -> None:
    page = sit_down(person, story="slow")
    hear(page, ENOUGH)
    page.locator(".story-strip .step").first.click()
    all_of_them = page.evaluate(COUNT)[1]
    while page.evaluate(COUNT)[0] > 1:
        page.locator(".story-strip .step").first.click()
    told: list[str] = page.evaluate(TOLD)
    heads = [told[0]]
    while page.evaluate(COUNT)[0] < all_of_them:
        page.locator(".story-strip .step").nth(1).click()
        lines = page.evaluate(TOLD)
        heads.append(lines[0])
        told += lines
    assert not [head for head in heads if head.startswith("USSR plays")], "nobody is told what they did themselves"
    logged = iter(page.evaluate(LOGGED))
    assert all(any(line in entry for entry in logged) for line in told if line), told


@pytest.mark.parametrize("pace", PACE_MS)
def test_it_goes_on_by_itself_as_fast_as_is_wished(person: Any, pace: str) -> None:
    page = sit_down(person, story=pace)
    hear(page, ENOUGH)
    at, all_of_them = page.evaluate(COUNT)
    page.clock.run_for(PACE_MS[pace] + 50)
    if at < all_of_them:
        assert page.evaluate(COUNT)[0] == at + 1
    page.clock.run_for(all_of_them * (PACE_MS[pace] + 50))
    assert page.locator(OPEN).count() == 0, "a story that is told closes"


def test_it_can_be_skipped_and_stepped_back(person: Any) -> None:
    page = sit_down(person, story="slow")
    hear(page, ENOUGH)
    page.locator(".story-strip .skip").click()
    assert page.locator(OPEN).count() == 0
    page.locator(".story-strip .step").first.click()
    at, all_of_them = page.evaluate(COUNT)
    assert at == all_of_them - 1
    page.clock.run_for(2 * PACE_MS["slow"])
    assert page.evaluate(COUNT) == [at, all_of_them], "what is leafed through stands still"


SCREENS = {"keyboard": (1440, 900), "thumb": (390, 844)}


@pytest.mark.parametrize("hand", SCREENS)
def test_it_is_skipped_and_stepped_through_by_keyboard_and_with_a_thumb(person: Any, hand: str) -> None:
    width, height = SCREENS[hand]

    def touch(button: Any) -> None:
        button.tap() if hand == "thumb" else button.press("Enter")

    page = sit_down(person, width=width, height=height, story="slow")
    hear(page, ENOUGH)
    touch(page.locator(".story-strip .skip"))
    assert page.locator(OPEN).count() == 0
    if hand == "thumb":
        touch(page.locator(".stage .tabs button[aria-pressed=true]"))
        touch(page.locator(".story-strip button.title"))
        page.locator(OPEN).wait_for()
    back, forth = page.locator(".story-strip .step").first, page.locator(".story-strip .step").nth(1)
    while page.evaluate(COUNT)[0] < ENOUGH:
        touch(forth)
    begun, all_of_them = page.evaluate(COUNT)
    touch(back)
    assert page.evaluate(COUNT) == [begun - 1, all_of_them]
    touch(back)
    assert page.evaluate(COUNT) == [begun - 2, all_of_them]
    touch(forth)
    assert page.evaluate(COUNT) == [begun - 1, all_of_them]


@pytest.mark.parametrize(("moving", "pace"), [(True, "off"), (False, "slow")])
def test_whoever_wishes_stillness_reads_and_hears_it_only(person: Any, moving: bool, pace: str) -> None:
    page = sit_down(person, moving, story=pace)
    heard = page.locator(".announcer[aria-live=polite] p")
    for number in range(12):
        before = page.locator(".log li").count()
        choose(page, number)
        let_the_log_follow(page)
        assert page.locator(OPEN).count() == 0
        if page.locator(".log li").count() > before + 1:
            break
    assert heard.count()
    logged = " ".join(page.evaluate(LOGGED))
    assert heard.last.inner_text().strip() in logged
