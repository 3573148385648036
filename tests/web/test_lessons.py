"""Lessons in the browser: found in the lobby, learned by mouse, keyboard and thumb, missed and tried again."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine import Lesson
from sandtable.games import find_game, game_ids

from .hands import NAMES, Hand, Keyboard, Mouse, Thumb
from .table_talk import wait_for_choice

TAUGHT = [id for id in game_ids() if find_game(id).lessons and id != "axis"]
"""The orders of axis are gestures, which do not follow a lesson's way answer by answer."""


def begin(page: Any, game: str, number: int = 0) -> Lesson:
    page.goto("/")
    page.locator(f"[data-game={game}] a[href='/lessons/{game}']").click()
    page.locator("ol li button").nth(number).click()
    page.locator(".lesson .task").wait_for()
    return find_game(game).lessons[number]


def follow(hand: Hand, way: tuple[str, ...]) -> None:
    """What the table answers by itself, because there is nothing to choose, is passed over."""
    for option in way:
        wait_for_choice(hand.page)
        if option in hand.page.evaluate(NAMES):
            hand.give(option)
    hand.page.locator(".lesson.result").wait_for()


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_learned_with_the_mouse(person: Any, game: str) -> None:
    page = person()
    lesson = begin(page, game)
    follow(Mouse(page), lesson.way)
    page.locator(".lesson.reached").wait_for()
    page.get_by_role("button", name="Next lesson").click()
    page.locator(".lesson .task").wait_for()
    page.goto(f"/lessons/{game}")
    page.locator("li.learned").first.wait_for()
    assert page.locator("li.learned").count() == 1


def test_a_lesson_is_learned_by_keyboard(person: Any) -> None:
    page = person()
    follow(Keyboard(page), begin(page, "twilight").way)
    page.locator(".lesson.reached").wait_for()


def test_a_lesson_is_learned_with_a_thumb(person: Any) -> None:
    page = person(width=360, height=740, confirm="always")
    follow(Thumb(page), begin(page, "twilight").way)
    page.locator(".lesson.reached").wait_for()


def test_a_lesson_that_is_missed_can_be_tried_again(person: Any) -> None:
    page = person()
    begin(page, "twilight")
    follow(Mouse(page), ("card:nasser", "do:event"))
    page.locator(".lesson.missed").wait_for()
    missed = page.url
    page.get_by_role("button", name="Try again").click()
    page.locator(".lesson .task").wait_for()
    assert page.url != missed
