"""The coach in the browser: a hint that can be followed, a game looked at again, a puzzle solved and explained."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.coach import puzzles_of
from sandtable.games import find_game, game_ids

from .hands import Hand, Keyboard, Mouse, Thumb
from .table_talk import wait_for_choice

PUZZLING = [id for id in game_ids() if puzzles_of(find_game(id))]


def play_now(page: Any, game: str) -> None:
    page.goto("/")
    page.locator(f"[data-game={game}]").get_by_role("button", name="Play now").click()
    wait_for_choice(page)


def test_a_hint_shows_three_options_and_one_can_be_chosen(person: Any) -> None:
    page = person()
    play_now(page, "states")
    before = page.locator("main").get_attribute("data-turn")
    page.get_by_role("button", name="Hint").click()
    page.locator(".advice li").first.wait_for()
    assert page.locator(".advice li").count() >= 2
    assert "%" in page.locator(".advice .worth").first.inner_text()
    page.get_by_role("button", name="Choose").first.click()
    page.wait_for_function("before => document.querySelector('main').dataset.turn !== before", arg=before)


def test_a_finished_game_is_reviewed_and_a_step_can_be_opened_from_it(person: Any) -> None:
    page = person()
    play_now(page, "twilight")
    match = page.url.rsplit("/", 1)[1]
    page.evaluate(
        """match => fetch(`/api/matches/${match}/act`, {method: 'POST', headers: {'content-type': 'application/json'},
        body: JSON.stringify({type: 'resign', id: 'end', seat: 0})})""",
        match,
    )
    page.locator(".result").first.wait_for()
    page.goto(f"/replay/{match}")
    page.get_by_role("button", name="Review this game").click()
    page.locator(".review polyline").first.wait_for(state="attached")
    page.locator(".review summary").click()
    page.locator(".review tbody button").first.click()
    page.wait_for_url(f"**/replay/{match}/0*")


@pytest.mark.parametrize("game", PUZZLING)
def test_a_puzzle_is_solved_and_explained(person: Any, game: str) -> None:
    page = person()
    page.goto("/")
    page.locator(f"[data-game={game}] a[href='/puzzles/{game}']").click()
    page.locator(".task").wait_for()
    number = int(page.locator("main").get_attribute("data-puzzle"))
    solve(Mouse(page), puzzles_of(find_game(game))[number].choices[0].option)
    page.locator(".task.right").wait_for()
    assert page.locator(".advice li").count() >= 2
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Next puzzle").click()
    page.locator(".task:not(.right)").wait_for()


def solve(hand: Hand, option: str) -> None:
    wait_for_choice(hand.page)
    hand.give(option)


@pytest.mark.parametrize(
    ("hand", "size"), [(Keyboard, {}), (Thumb, {"width": 360, "height": 740, "confirm": "always"})]
)
def test_a_puzzle_is_answered_wrongly_by_keyboard_and_thumb(
    person: Any, hand: type[Hand], size: dict[str, Any]
) -> None:
    page = person(**size)
    page.goto("/puzzles/twilight/0")
    page.locator(".task").wait_for()
    puzzle = puzzles_of(find_game("twilight"))[0]
    solve(hand(page), puzzle.choices[1].option)
    page.locator(".task.wrong").wait_for()
    page.locator(".advice li.own").wait_for()
