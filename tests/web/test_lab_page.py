"""The Lab page in a real browser: an experiment from its plan to its figures."""

from __future__ import annotations

from typing import Any

import pytest

from .table_talk import SIZES
from .test_screens import inspect

LONG_MS = 1_800_000
"""Games are played by processes that leave everybody else the machine."""


def open_lab(page: Any) -> None:
    """By its link, which the lobby offers where the laboratory is open."""
    page.goto("/")
    page.get_by_role("link", name="Lab", exact=True).press("Enter")
    page.locator("option[value=twilight]").wait_for(state="attached")


def change_a_card(page: Any, name: str, field: str, value: int) -> None:
    page.locator("summary", has_text="Nothing is changed").press("Enter")
    page.get_by_label("Find").fill(name)
    card = page.get_by_role("region", name=name, exact=True)
    number = card.get_by_label(field)
    number.fill(str(value))
    number.press("Tab")
    page.locator("summary", has_text="One change").wait_for()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_variant_is_made_in_the_form_and_compared(person: Any, size: tuple[int, int]) -> None:
    """Everything by keyboard: the card's field stands beside its present value, and the figures come by themselves."""
    page = person("en", *size)
    open_lab(page)
    page.get_by_role("combobox", name="Game", exact=True).select_option("twilight")
    for seat in ("Seat 1", "Seat 2"):
        page.get_by_label(seat).select_option("random")
    page.get_by_label("Number of games").fill("20")
    change_a_card(page, "Fidel", "ops now 2", 3)
    inspect(page)
    page.get_by_role("button", name="Begin").press("Enter")
    page.get_by_role("status").filter(has_text="20 of 20 games · finished").wait_for(timeout=LONG_MS)
    page.get_by_text("cards.card.fidel.ops: 2 → 3").wait_for()
    row = page.get_by_role("row", name="USSR")
    assert row.get_by_role("cell").count() == 5
    inspect(page)
    page.get_by_role("button", name="Delete").press("Enter")
    page.get_by_role("heading", name="Experiments").wait_for()


def test_a_run_is_watched_stopped_and_reported_on(person: Any) -> None:
    page = person()
    open_lab(page)
    page.get_by_role("combobox", name="Game", exact=True).select_option("twilight")
    for seat in ("Seat 1", "Seat 2"):
        page.get_by_label(seat).select_option("random")
    page.get_by_label("Number of games").fill("4000")
    page.get_by_role("button", name="Begin").click()
    page.locator("polyline").first.wait_for(timeout=LONG_MS)
    page.get_by_role("button", name="Stop").click()
    page.get_by_role("status").filter(has_text="stopped").wait_for()
    with page.expect_popup(timeout=LONG_MS) as opened:
        page.get_by_role("link", name="Report").click()
    opened.value.get_by_role("heading", level=1).wait_for(timeout=LONG_MS)
    inspect(page)


@pytest.mark.parametrize("lost", ["/api/games", "/api/lab/experiments", "/api/lab", "/api/lab/content/*"])
def test_a_lost_request_does_not_leave_the_page_empty(person: Any, lost: str) -> None:
    """What the page needs is asked for again until it comes."""
    page = person()
    page.route(f"**{lost}", lambda route: route.abort(), times=1)
    page.goto("/lab")
    page.locator("option[value=twilight]").wait_for(state="attached")
    page.locator("summary", has_text="Nothing is changed").wait_for()
    page.get_by_role("button", name="Begin").wait_for()
    page.locator(".notice.bad").wait_for(state="detached")
