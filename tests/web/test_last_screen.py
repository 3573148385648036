"""The banner at the end: how the game ended, what each side has, and the log line that came last with its clause."""

from __future__ import annotations

from typing import Any

import pytest

from .table_talk import choose, let_the_log_follow, play_random_bots, wait_for_choice
from .test_company import found
from .test_screens import resign
from .test_table import sit_down, whoever_is_asked
from .test_three_contexts import offer_a_draw

TEN_SECONDS = {"kind": "live", "minutes": 1 / 6, "increment_s": 0, "expiry": "lose"}
NO_CLOCK = {"kind": "none"}
NAMES = "all => all.map((card) => card.dataset.card)"


def run_out_of_time(ada: Any, ben: Any) -> None:
    """Nobody answers any more."""


def agree_to_a_draw(ada: Any, ben: Any) -> None:
    offer_a_draw(ada)
    ben.locator(".strip", has_text="offers a draw").get_by_role("button", name="Agree").click()


def must_repeat_the_last_line(page: Any) -> None:
    repeated = page.locator("section.result .line")
    repeated.wait_for()
    let_the_log_follow(page)
    words = page.locator(".log li:not(.private)").last.inner_text().replace("\n", " ")
    assert repeated.locator("q").inner_text() in words
    assert repeated.locator("a").inner_text() in words


@pytest.mark.parametrize(
    ("end", "clock", "heading", "how"),
    [(run_out_of_time, TEN_SECONDS, "You have won", "on time"), (agree_to_a_draw, NO_CLOCK, "Draw", "by agreement")],
    ids=["time", "draw"],
)
@pytest.mark.parametrize("game", ["twilight", "axis"])
def test_the_banner_says_how_the_table_ended_the_game(
    person: Any, game: str, end: Any, clock: dict[str, Any], heading: str, how: str
) -> None:
    ada, ben = person(), person()
    made = found(ada, ["me", "open"], game=game, clock=clock)
    sit_down(ben, f"/join/{made['links'][0]['link']}")
    ada.goto(f"/m/{made['match']}")
    ada.locator(".stage").wait_for()
    asked = whoever_is_asked(ada, ben)
    for number in range(2):
        choose(asked, number)
    end(ada, ben)
    for page in (ada, ben):
        result = page.locator("section.result")
        result.wait_for()
        assert how in result.inner_text()
        assert result.locator(".value").count() >= 2
        must_repeat_the_last_line(page)
    assert heading in [page.locator("section.result h2").inner_text() for page in (ada, ben)]
    lost = ["You have lost" in page.locator("section.result").inner_text() for page in (ada, ben)]
    assert sum(lost) == (heading == "You have won")


def test_what_was_hidden_is_a_click_away_from_the_end(person: Any) -> None:
    """The hand that the other side held, as it saw it last."""
    page = person()
    play_random_bots(page, "twilight")
    wait_for_choice(page)
    match = page.url.rsplit("/", 1)[1]
    resign(page)
    page.get_by_role("link", name="What was hidden").click()
    page.wait_for_url(f"**/replay/{match}/*?seat=1")
    held = page.request.get(f"/api/matches/{match}/replay?seat=1").json()["view"]["hand"]
    page.locator(".hand .card").nth(len(held) - 1).wait_for(state="attached")
    assert sorted(page.locator(".hand .card").evaluate_all(NAMES)) == sorted(held)
