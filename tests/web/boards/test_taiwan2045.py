"""The board of 2045 in a real browser."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ..recorded import first_asked
from ..table_talk import LANGUAGES, MOVED_ON, play_random_bots, sit_after, sit_at, wait_for_choice

GAME = "taiwan2045"
BEYOND_THEIR_PLATES = """() => [...document.querySelectorAll('.island .space')].flatMap((space) => {
  const plate = space.querySelector('.plate').getBoundingClientRect()
  const chips = [...space.querySelectorAll('.chip')].map((e) => e.getBoundingClientRect())
  const signs = [...space.querySelectorAll('.sign')].map((e) => e.getBoundingClientRect())
  const meet = (a, b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2
  const cut = chips.some((chip) => chip.right > plate.right + 1 || signs.some((sign) => meet(chip, sign)))
  return cut ? [space.dataset.space] : []
})"""
STRONGHOLDS, GROUNDS, OVERSEAS = 33, 3, 1


def sit_down(page: Any) -> None:
    play_random_bots(page, GAME)
    page.locator(".island .space").first.wait_for()
    wait_for_choice(page)


def test_strongholds_landing_arrows_and_mountain_roads(person: Any) -> None:
    page = person()
    sit_down(page)
    assert page.locator(".island .space").count() == STRONGHOLDS + GROUNDS + OVERSEAS
    assert page.locator(".island .core").count() == 6
    assert page.locator("[data-arrow]").count() == page.locator("[data-arrow] .head").count() == 9
    assert page.locator("[data-road]").count() == 5
    assert page.locator(".island .space .sign").count() >= STRONGHOLDS
    taipei = page.locator("[data-space='space:a1'] > .hit").get_attribute("aria-label")
    assert taipei.startswith("Taipei, Taipei–Keelung"), taipei


def test_the_war_as_it_stands_and_the_own_score_either_way(person: Any) -> None:
    page = person()
    sit_down(page)
    assert page.locator(".war .outcome").inner_text().strip() == "Taiwan would win"
    assert "0 of 6 core cities" in page.locator(".war").inner_text()
    columns: list[list[int]] = [[], []]
    for row in page.locator(".war tbody tr").all():
        for column, cell in zip(columns, row.locator("td").all(), strict=True):
            column.append(int(re.findall(r"^-?\d+", cell.inner_text())[0]))
    for *parts, total in columns:
        assert len(parts) == 3 and sum(parts) == total


def test_missions_tell_how_far_they_are(person: Any) -> None:
    page = person()
    sit_down(page)
    page.locator(".missions .mission").first.wait_for()
    missions = page.locator(".missions .mission").count()
    assert page.locator(".missions .side").count() == 2 * missions
    for words in page.locator(".missions .count").all_inner_texts():
        assert re.fullmatch(r"\d+ / \d+", words.strip()), words
    for words in page.locator(".missions .condition").all_inner_texts():
        assert words and "(" not in words, words
    assert page.locator(".hand [data-card^='mission:']").count() == 0


def test_supply_and_tracks_explain_themselves(person: Any) -> None:
    page = person()
    sit_down(page)
    assert page.locator(".supply .slip").count() > 0
    assert page.locator(".friends .track").count() == 3
    page.locator(".friends .label").first.click()
    assert "2 merit" in page.locator(".friends .help").inner_text()
    page.locator(".friends .lures").click()
    assert "agitation" in page.locator(".friends .help").inner_text()


def test_a_name_in_the_log_shows_on_the_map(person: Any) -> None:
    page = person()
    sit_at(page, GAME, "middle")
    name = page.locator("[data-space='space:lm'] > .hit").get_attribute("aria-label").split(",")[0]
    page.locator(".log .ref", has_text=name).last.hover()
    page.locator(".space.pointed").wait_for()


def test_a_region_is_chosen_by_any_place_in_it(person: Any) -> None:
    page = person()
    match, decision = first_asked(GAME, "mission-deck")
    sit_after(page, GAME, len(match.answers), decision.seat)
    before = page.locator("main").get_attribute("data-turn")
    place = page.locator("[data-space='space:c2'].lit > .hit")
    place.click()
    page.wait_for_function(MOVED_ON, arg=before)
    page.locator(".missions h3", has_text="Taichung–Nantou").first.wait_for()


def test_counters_are_plain_numbers_inside_their_plates(person: Any) -> None:
    """Names are in the inspector; a counter says how many there are, and by its colour whose."""
    page = person(width=1440, height=900)
    sit_at(page, GAME, "fullest")
    counters = page.locator(".island .space .label").all_text_contents()
    assert counters and not any(re.search(r"\d[A-Za-z]", text) for text in counters), counters
    beyond = page.evaluate(BEYOND_THEIR_PLATES)
    assert beyond == []


COVERED = """() => [...document.querySelectorAll('.map .space')].flatMap((space) => {
  const box = (element) => element.getBoundingClientRect()
  const meet = (a, b, by) =>
    a.left < b.right - by && b.left < a.right - by && a.top < b.bottom - by && b.top < a.bottom - by
  const others = [...document.querySelectorAll('.map .space')].filter((other) => other !== space)
  return [...space.querySelectorAll('.elite path')].map(box).flatMap((elite) => [
    ...others.map((other) => meet(elite, box(other.querySelector('.plate')), 0) && other.dataset.space),
    ...[...space.querySelectorAll('.name, .chip, .sign')].map((own) => meet(elite, box(own), 5) && own.outerHTML),
  ].filter(Boolean))
})"""
"""What a diamond lies on besides its own plate; its corners are empty."""


@pytest.mark.parametrize("moment", ("early", "fullest", "late"))
@pytest.mark.parametrize(("language", "width", "height"), [("en", 1280, 800), ("ja", 1280, 800), ("en", 390, 844)])
def test_an_elite_lies_on_its_own_plate_alone(person: Any, language: str, width: int, height: int, moment: str) -> None:
    page = person(language, width, height)
    sit_at(page, GAME, moment)
    assert page.locator(".map .elite").count() > 0
    assert page.evaluate(COVERED) == []


LINES = """() => [...document.querySelectorAll('.hand .card .text')].map((text) => {
  const box = text.getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(text)
  const rows = [...range.getClientRects()].map((row) => `${Math.round(row.top)} ${row.left < box.right}`)
  const shown = new Set(rows.filter((row) => row.endsWith('true'))).size
  const all = new Set(rows).size
  return { shown, all, room: Math.floor(box.height / parseFloat(getComputedStyle(text).lineHeight) + 0.05) }
})"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_in_the_hand_shows_as_many_lines_as_it_has_room_for(person: Any, language: str) -> None:
    page = person(language)
    sit_at(page, GAME, "fullest")
    lines = page.evaluate(LINES)
    assert any(card["all"] > card["room"] for card in lines), "cards that hold more than they show"
    assert all(card["shown"] == min(card["all"], card["room"]) for card in lines), lines
