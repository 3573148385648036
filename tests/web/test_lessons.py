"""Lessons in the browser: found in the lobby, learned by mouse, keyboard and thumb, missed and tried again."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sandtable.engine import Lesson
from sandtable.games import find_game, game_ids
from sandtable.testing.lessons import begun

from .hands import NAMES, Hand, Keyboard, Mouse, Thumb
from .table_talk import play_now, wait_for_choice

TAUGHT = [id for id in game_ids() if find_game(id).lessons]
IN_AXIS = [lesson.id for lesson in find_game("axis").lessons]
HANDS = {
    "mouse": (Mouse, {}),
    "keyboard": (Keyboard, {}),
    "thumb": (Thumb, {"width": 360, "height": 740, "confirm": "always"}),
}


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


def questions_of(game: str, lesson: Lesson) -> list[tuple[str, str]]:
    """The lesson's way with the question that each answer is given to."""
    runner, random, found = begun(find_game(game), lesson), Random(1), []
    for option in lesson.way:
        while (decision := runner.pending[0]).seat != lesson.seat:
            runner.answer_for(decision.seat, random.choice(decision.options))
        found.append((decision.prompt, option))
        runner.answer_for(lesson.seat, find_game(game).names.number(option))
    return found


def follow_questions(hand: Hand, lesson: Lesson) -> None:
    """The same where one touch may give several answers, and "done" may be the answer to another question."""
    page = hand.page
    match = page.url.rsplit("/", 1)[1]
    left = questions_of("axis", lesson)
    while not page.locator(".lesson.result").count():
        wait_for_choice(page)
        ask = page.request.get(f"/api/matches/{match}/view?seat={lesson.seat}").json()["ask"]
        if ask is None:
            break
        at = next(n for n, (prompt, option) in enumerate(left) if prompt == ask["prompt"] and option in ask["options"])
        hand.give(left[at][1])
        left = left[at + 1 :]
    page.locator(".lesson.result").wait_for()


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_learned_with_the_mouse(person: Any, game: str) -> None:
    page = person()
    lesson = begin(page, game)
    if game == "axis":
        follow_questions(Mouse(page), lesson)
    else:
        follow(Mouse(page), lesson.way)
    page.locator(".lesson.reached").wait_for()
    page.get_by_role("button", name="Next lesson").click()
    page.locator(".lesson .task").wait_for()
    page.goto(f"/lessons/{game}")
    page.locator("li.learned").first.wait_for()
    assert page.locator("li.learned").count() == 1


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("lesson", IN_AXIS)
def test_every_axis_lesson_is_learned_with_every_hand(person: Any, lesson: str, hand: str) -> None:
    """Orders are gestures there: one touch may give several answers of the lesson's way."""
    kind, device = HANDS[hand]
    page = person(**device)
    follow_questions(kind(page), begin(page, "axis", IN_AXIS.index(lesson)))
    page.locator(".lesson.reached").wait_for()


@pytest.mark.parametrize("hand", ("keyboard", "thumb"))
@pytest.mark.parametrize("game", [game for game in TAUGHT if game != "axis"])
def test_a_lesson_is_learned_by_keyboard_and_with_a_thumb(person: Any, game: str, hand: str) -> None:
    kind, device = HANDS[hand]
    page = person(**device)
    follow(kind(page), begin(page, game).way)
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


def test_the_lobby_offers_lessons_to_who_has_never_played_that_game(person: Any) -> None:
    """After the first table of a game its lessons are only listed; those of the others are still offered."""
    page = person(guide=True)
    play_now(page, "states")
    page.get_by_role("dialog").get_by_role("button", name="Close the guide").click()
    page.goto("/")
    for game in TAUGHT:
        words = page.locator(f"[data-game={game}] a[href='/lessons/{game}']").inner_text()
        assert words.startswith("Lessons" if game == "states" else "New here?"), (game, words)
