"""The card that a question is about stays in sight beside it, and its options say what they do."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine import Decision, Match
from sandtable.games.twilight.content import OPS, SIDE

from .recorded import first_asked
from .table_talk import LANGUAGES, sit_after

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}

ASKED = [
    ("twilight", "use-card"),
    ("twilight", "influence-where"),
    ("twilight", "place"),
    ("dawn", "modifier"),
    ("dawn", "influence-where"),
    ("states", "choice"),
    ("taiwan2045", "lure-where"),
]


def sit_where_asked(page: Any, game: str, prompt: str, suits: Any = lambda match, decision: True) -> Match:
    match, decision = first_asked(game, prompt, suits)
    sit_after(page, game, len(match.answers), decision.seat)
    return match


@pytest.mark.parametrize(("game", "prompt"), ASKED)
def test_it_lies_under_the_question_until_it_is_resolved(person: Any, game: str, prompt: str) -> None:
    page = person(**DESK)
    sit_where_asked(page, game, prompt)
    card = page.get_by_role("region", name="In play").locator("[data-card]").first
    title, text = card.locator(".title").bounding_box(), card.inner_text()
    assert len(text.splitlines()) > 1
    assert title["y"] + title["height"] < DESK["height"]
    held = page.locator(".hand[aria-label='Your hand'] [data-card], .hand[aria-label='Your hand'] [data-option]")
    assert card.get_attribute("data-card") not in held.evaluate_all(
        "all => all.map((e) => e.dataset.card ?? e.dataset.option)"
    )


@pytest.mark.parametrize(("game", "prompt"), [("twilight", "influence-where"), ("taiwan2045", "lure-where")])
def test_a_thumb_on_the_map_reads_its_name_in_the_question(person: Any, game: str, prompt: str) -> None:
    page = person(**PHONE)
    sit_where_asked(page, game, prompt)
    box = page.locator(".prompt .playing").bounding_box()
    foot = page.locator(".foot").bounding_box()
    assert foot["y"] <= box["y"] and box["y"] + box["height"] <= foot["y"] + foot["height"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_options_of_a_card_say_what_they_do(person: Any, language: str) -> None:
    page = person(language, **DESK)
    sit_where_asked(page, "states", "choice")
    told = page.locator(".prompt .option .does").all_inner_texts()
    assert len(told) == 2
    assert all("+" in each or "−" in each for each in told), told


def of_the_foe(match: Match, decision: Decision) -> bool:
    return SIDE[decision.about] == 1 - decision.seat


def with_fewer_operations(match: Match, decision: Decision) -> bool:
    hints = match.state.hints(decision)
    return any("worth" in hint and hint["worth"] != OPS[decision.about] for hint in hints.values())


def without_space(match: Match, decision: Decision) -> bool:
    return any("barred" in hint for hint in match.state.hints(decision).values())


@pytest.mark.parametrize("suits", [of_the_foe, with_fewer_operations])
def test_before_a_use_it_is_told_what_counts(person: Any, suits: Any) -> None:
    """What the card is worth now: after the Red Scare that is not what is printed on it."""
    page = person(**DESK)
    match = sit_where_asked(page, "twilight", "use-card", suits)
    worth = match.state.hints(match.pending[0])[match.game.names.number("do:influence")]["worth"]
    assert page.locator(".prompt [data-option='do:influence'] .number").inner_text() == str(int(worth))


def test_before_a_use_it_is_told_what_follows(person: Any) -> None:
    page = person(**DESK)
    sit_where_asked(page, "twilight", "use-card", of_the_foe)
    assert "opponent's event" in page.locator(".prompt .follows").inner_text()


def test_a_use_that_is_barred_is_shown_with_its_reason(person: Any) -> None:
    page = person(**DESK)
    sit_where_asked(page, "twilight", "use-card", without_space)
    page.locator(".prompt [data-barred]").first.click()
    assert page.locator("dialog .clause").inner_text()
