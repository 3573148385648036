"""The board of Twilight Struggle in a real browser."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine import Decision, Match
from sandtable.games import find_game

from .. import influence_talk as board
from ..recorded import first_asked
from ..table_talk import sit_after, sit_at

GAME = "twilight"
CHINA = "card:the_china_card"


def test_every_box_says_what_it_means(person: Any) -> None:
    page = person()
    sit_at(page, GAME, "early")
    board.read_the_tracks(page, "defcon", 2, "Middle East")
    board.read_the_tracks(page, "space", 2, "two space cards")


def test_what_regions_would_score_and_who_holds_the_china_card(person: Any) -> None:
    page = person()
    sit_at(page, GAME, "early")
    page.locator(".scores [data-region=europe]").hover()
    assert "presence" in page.locator(".said").inner_text()
    assert "China Card (face down): USSR" in page.locator(".rail .held").inner_text()


def test_the_discards_can_be_browsed(person: Any) -> None:
    board.browse_a_pile(person(), GAME)


REGIONS = """() => new Set([...document.querySelectorAll('.plate.tinted')].map(
  (plate) => plate.style.getPropertyValue('--region'))).size"""


def test_regions_are_told_apart_by_tint_and_battlegrounds_by_a_mark(person: Any) -> None:
    page = person()
    sit_at(page, GAME, "early")
    countries = find_game(GAME).board()["spaces"].values()
    assert page.evaluate(REGIONS) == len({country["region"] for country in countries if "stability" in country})
    assert page.locator(".trait-mark").count() == sum(country.get("battleground", False) for country in countries)


def may_play_china(match: Match, decision: Decision) -> bool:
    return match.game.names.number(CHINA) in decision.options


def holds_china(match: Match, decision: Decision) -> bool:
    marks = match.view(decision.seat)["seats"][decision.seat]["marks"]
    return any(mark.startswith("china-card") for mark in marks)


@pytest.mark.parametrize(("prompt", "suits"), [("play-card", may_play_china), ("influence-where", holds_china)])
def test_the_china_card_lies_in_the_hand(person: Any, prompt: str, suits: Any) -> None:
    """Not in a row of its own, also while it cannot be played, and in sight with its name like every other card."""
    match, decision = first_asked(GAME, prompt, suits)
    page = person(width=1440, height=900)
    sit_after(page, GAME, len(match.answers), decision.seat)
    hand = page.get_by_role("region", name="Your hand")
    held = hand.locator(".card").evaluate_all("all => all.map((card) => card.dataset.option ?? card.dataset.card)")
    assert CHINA in held
    assert len(held) == len(match.view(decision.seat)["hand"]) + 1
    assert page.get_by_role("region", name="Choose a card").count() == 0
    title = hand.locator(".title").get_by_text("The China Card", exact=True)
    assert title.evaluate("title => title.getClientRects().length") == 1


UNCOVERED = """all => all.filter((number) => {
  const { x, y, width, height } = number.getBoundingClientRect()
  return number.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}).length"""


def test_what_a_card_would_score_is_not_covered_by_the_next_card(person: Any) -> None:
    match, decision = first_asked(GAME, "play-card")
    scoring = [hints for hints in match.state.hints(decision).values() if "points" in hints]
    page = person()
    sit_after(page, GAME, len(match.answers), decision.seat)
    numbers = page.locator(".hand .card > .number")
    assert scoring and numbers.count() >= len(scoring)
    assert numbers.evaluate_all(UNCOVERED) == numbers.count()
