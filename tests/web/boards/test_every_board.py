"""What every board has to pass, at known positions of a recorded game."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import pytest

from ..hands import Keyboard, Mouse, Thumb, play_a_turn
from ..measure import Meter, least, panning, redrawing
from ..table_talk import LANGUAGES, SIZES, cut_off, hold_still, sit_at, speak, violations, wait_for_choice
from .shelf import BOARDS, OVERLAPS, Board

FRAME_MS = 16
REDRAW_MS = 100
ON_ITS_SIDE = (740, 360)

every_game = pytest.mark.parametrize("game", BOARDS)
every_size = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)


@every_game
def test_a_turn_by_clicks_alone(person: Any, game: str) -> None:
    play_a_turn(game, Mouse(person()))


@every_game
def test_a_turn_by_keyboard_alone(person: Any, game: str) -> None:
    play_a_turn(game, Keyboard(person()))


@every_game
def test_a_turn_with_a_thumb(person: Any, game: str) -> None:
    play_a_turn(game, Thumb(person(width=360, height=740, confirm="always")))


def fits(page: Any, board: Board) -> None:
    hold_still(page)
    assert cut_off(page) == []
    assert page.evaluate(OVERLAPS, asdict(board)) == []


def fold(page: Any) -> None:
    """On a phone, takes what is open off the board."""
    opened = page.locator(".tabs button[aria-pressed=true]")
    if opened.count() and opened.is_visible():
        opened.click()


EXAMINED = {"en", "zh-Hant"}
"""When axe looks: what it finds hardly depends on the language, and it takes its time."""


@every_size
@every_game
def test_every_language_fits_and_axe_is_content(person: Any, game: str, size: tuple[int, int]) -> None:
    page, board = person("en", *size), BOARDS[game]
    sit_at(page, game, "early")
    fits(page, board)
    sit_at(page, game, "late")
    for language in LANGUAGES:
        speak(page, language)
        fits(page, board)
        assert language not in EXAMINED or violations(page) == []
        for button in page.locator(board.panels or "never").all():
            if button.is_visible():
                button.click()
                fits(page, board)
                assert language != "en" or violations(page) == []
        if board.legend:
            speak(page, language)
            fold(page)
            page.locator(board.legend).click()
            page.locator("dialog").wait_for()
            fits(page, board)
            assert language != "en" or violations(page, "dialog") == []


@every_game
def test_the_guide_teaches_on_the_real_board(person: Any, game: str) -> None:
    page = person(guide=True)
    sit_at(page, game, "early")
    seen = [title for title in walk(page, "Enter") if violations(page, "dialog.guide") == []]
    assert len(seen) == len(set(seen)) == BOARDS[game].guide


def walk(page: Any, key: str) -> Any:
    """The titles of the guide's steps, one by one."""
    guide = page.locator("dialog.guide")
    guide.wait_for()
    while guide.count():
        page.locator(".ring").wait_for()
        title = guide.locator("h2").inner_text()
        yield title
        page.keyboard.press(key)
        page.wait_for_function(
            "old => document.querySelector('dialog.guide h2')?.textContent.trim() !== old", arg=title
        )


IN_SIGHT = """
() => {
  const box = document.querySelector('dialog.guide').getBoundingClientRect()
  return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
}
"""


@every_game
def test_the_guide_on_a_phone_stays_in_sight(person: Any, game: str) -> None:
    page = person("en", 360, 740, guide=True)
    sit_at(page, game, "early")
    for language in LANGUAGES:
        page.evaluate("localStorage.removeItem('sandtable.guides')")
        speak(page, language)
        for _ in walk(page, "Enter"):
            hold_still(page)
            page.wait_for_function(IN_SIGHT)
            assert cut_off(page) == []


@every_game
def test_a_phone_on_its_side_shows_board_and_question_at_once(person: Any, game: str) -> None:
    width, height = ON_ITS_SIDE
    page = person("en", width, height)
    sit_at(page, game, "middle")
    fits(page, BOARDS[game])
    for part in (".stage .board", ".stage .foot"):
        box = page.locator(part).bounding_box()
        assert box["width"] >= width / 3 and box["y"] + box["height"] <= height
    assert page.evaluate("document.documentElement.scrollHeight") <= height


@every_game
def test_panning_and_redrawing_are_fast(person: Any, game: str) -> None:
    page = person()
    meter = Meter(page)
    redraw = least(REDRAW_MS, lambda: redrawing(page, meter, game))
    wait_for_choice(page)
    pan = least(FRAME_MS, lambda: panning(page, meter))
    print(f"redraw {redraw:.1f} ms, pan {pan:.1f} ms")
    assert redraw <= REDRAW_MS
    assert pan <= FRAME_MS
