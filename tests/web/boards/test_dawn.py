"""The board of Dawn & Dusk in a real browser."""

from __future__ import annotations

from typing import Any

from sandtable.games import find_game
from sandtable.text import Catalogue

from .. import influence_talk as board
from ..recorded import first_asked
from ..table_talk import LANGUAGES, let_the_log_follow, settle, sit_after, sit_at, speak

GAME = "dawn"
NO_REALIGNMENT = dict(zip(LANGUAGES, ("No realignment", "非调整阵营", "非調整陣營", "再編不可"), strict=True))
CHIPS = """space => [...document.querySelectorAll(`[data-space='space:${space}'] .label`)].map((e) => e.textContent)"""


def test_every_box_says_what_it_means(person: Any) -> None:
    page = person()
    sit_at(page, GAME, "early")
    board.read_the_tracks(page, "social", 8, "hand of 9")
    board.read_the_tracks(page, "tech", 1, "Hybrid Rice")
    board.read_the_tracks(page, "russia", 9, "Russia-Ukraine War")


def test_what_regions_would_score_now(person: Any) -> None:
    page = person()
    sit_at(page, GAME, "early")
    region = page.locator(".scores [data-region=southeast_asia]")
    region.hover()
    us, cn = region.locator(".sum").all_inner_texts()
    assert f"US {us}, China {cn}" in page.locator(".said").inner_text()


def test_the_discards_can_be_browsed(person: Any) -> None:
    board.browse_a_pile(person(), GAME)


def test_the_short_signs_on_a_plate_are_told_in_words(person: Any) -> None:
    """A mark is drawn as a sign; who points at the plate reads what it means."""
    page = person(width=1440, height=900)
    sit_at(page, GAME, "early")
    for language, words in NO_REALIGNMENT.items():
        speak(page, language)
        page.locator("[data-space='space:india'] > .hit").hover()
        page.locator(".inspector .marks", has_text=words).wait_for()
        assert "✕" in page.evaluate(CHIPS, "india")


def test_a_crowded_plate_is_told_beside_it(person: Any) -> None:
    """Pointing at it shows all influence and every mark."""
    page = person(width=1440, height=900)
    sit_at(page, GAME, "middle")
    assert "✕" in page.evaluate(CHIPS, "taiwan")
    page.locator("[data-space='space:taiwan'] > .hit").hover()
    page.locator(".inspector .marks", has_text="No realignment").wait_for()
    match = page.url.rsplit("/", 1)[1]
    pieces = page.request.get(f"/api/matches/{match}/view?seat=0").json()["view"]["spaces"]["space:taiwan"]["pieces"]
    told = page.locator(".inspector dl:not(.hints) dd").all_inner_texts()
    assert told[: len(pieces)] == [str(piece["n"]) for piece in pieces]
    assert len(pieces) > 1


def test_a_modifier_card_says_which_roll_it_is_for(person: Any) -> None:
    """The historical event is named in the question and lies face up; so does what was chosen beside its roll."""
    match, decision = first_asked(GAME, "modifier")
    event = match.game.names[decision.about]
    page = person(width=1440, height=900)
    sit_after(page, GAME, len(match.answers), decision.seat)
    for language in LANGUAGES:
        speak(page, language)
        name = Catalogue(find_game(GAME), language).get(event.replace(":", "-").replace("_", "-"))
        assert name in page.locator(".prompt .words").inner_text()
        assert name in page.locator(".hand .read .card").inner_text()
    speak(page, "en")
    let_the_log_follow(page)
    logged = page.locator(".log li").count()
    page.locator("[data-option='modifier:plus_one']").click()
    page.wait_for_function("n => document.querySelectorAll('.log li').length > n", arg=logged)
    settle(page)
    told = page.locator(".log li").all_inner_texts()[logged:]
    assert any("plays a modifier: +1 for $1" in line for line in told)
    assert any("modifier" in line and "rolls" in line for line in told)
