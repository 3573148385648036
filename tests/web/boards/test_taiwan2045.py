"""The board of 2045 in a real browser."""

from __future__ import annotations

import re
from typing import Any

from ..table_talk import play_random_bots, sit_at, wait_for_choice

GAME = "taiwan2045"
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
