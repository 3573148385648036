"""Every screen in every language and size: nothing cut off, nothing that axe-core objects to."""

from __future__ import annotations

from typing import Any

import pytest

from .table_talk import (
    LANGUAGES,
    SIZES,
    choose,
    cut_off,
    let_the_log_follow,
    play_now,
    play_random_bots,
    sit_at,
    speak,
    violations,
    wait_for_choice,
)

GAME = "states"


def inspect(page: Any) -> None:
    page.evaluate("document.fonts.ready")
    assert cut_off(page) == []
    assert violations(page) == []


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_screens(person: Any, language: str, size: tuple[int, int]) -> None:
    page = person(language, *size)
    page.goto("/")
    page.locator(f"[data-game={GAME}]").wait_for()
    assert page.locator("html").get_attribute("lang") == language
    inspect(page)
    for path, ready in (
        (f"/new/{GAME}", "fieldset"),
        ("/settings", "fieldset"),
        ("/rules", ".games li"),
        (f"/rules/{GAME}", "dl div"),
        ("/lab", "fieldset details"),
        ("/nowhere", "h1"),
    ):
        page.goto(path)
        page.locator(ready).first.wait_for()
        inspect(page)


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_the_menu_of_the_table(person: Any, size: tuple[int, int]) -> None:
    page = person("en", *size)
    sit_at(page, GAME, "early")
    for language in LANGUAGES:
        speak(page, language)
        page.locator(".menu-button").click()
        page.locator("dialog").wait_for()
        inspect(page)


def test_the_table_in_the_dark_with_distinct_colours(person: Any) -> None:
    page = person(theme="dark", palette="distinct")
    sit_at(page, GAME, "late")
    assert page.locator("html").get_attribute("data-theme") == "dark"
    inspect(page)


def test_every_registered_game_opens_and_takes_answers(person: Any) -> None:
    page = person()
    page.goto("/")
    page.locator("[data-game]").first.wait_for()
    for game in page.locator("[data-game]").evaluate_all("all => all.map((each) => each.dataset.game)"):
        play_random_bots(page, game)
        for number in range(3):
            choose(page, number)
        assert page.locator("p.strip.bad").count() == 0


def test_settings_are_kept(person: Any) -> None:
    page = person()
    page.goto("/settings")
    page.get_by_role("radio", name="日本語").check()
    page.get_by_role("heading", name="設定").wait_for()
    page.get_by_role("radio", name="ダーク").check()
    page.reload()
    page.get_by_role("heading", name="設定").wait_for()
    assert page.locator("html").get_attribute("data-theme") == "dark"


def test_the_ledger_can_be_searched(person: Any) -> None:
    page = person()
    page.goto(f"/rules/{GAME}")
    page.locator("dl div").first.wait_for()
    everything = page.locator("dl div").count()
    page.get_by_role("searchbox").fill("hegemon")
    page.wait_for_function("n => document.querySelectorAll('dl div').length < n", arg=everything)
    assert 0 < page.locator("dl div").count() < everything


def test_a_replay_link_leads_to_its_step(person: Any) -> None:
    ada, ben = person(), person()
    play_now(ada, GAME)
    for number in range(3):
        choose(ada, number)
    match = ada.url.rsplit("/", 1)[1]
    resign(ada)
    ben.goto(f"/replay/{match}/2")
    ben.locator("input[type=range]").wait_for()
    ben.locator("output", has_text="2 /").wait_for()
    inspect(ben)
    ben.keyboard.press("ArrowRight")
    ben.get_by_text("3 /").wait_for()
    ben.wait_for_url("**/replay/*/3")


def test_a_finished_game_can_be_verified_replayed_and_branched(person: Any, fair_server: Any) -> None:
    page = person(at=fair_server.url)
    play_now(page, "twilight")
    for number in range(6):
        choose(page, number)
    match = page.url.rsplit("/", 1)[1]
    resign(page)
    page.goto(f"/verify/{match}")
    page.locator(".notice", has_text="results match the seal").wait_for()
    inspect(page)
    page.goto(f"/replay/{match}/10")
    page.locator("input[type=range]").wait_for()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/m/*")
    page.locator(".stage").wait_for()
    wait_for_choice(page)


@pytest.mark.parametrize(("game", "language"), [("twilight", "en"), ("twilight", "ja"), ("axis", "zh-Hans")])
def test_a_resignation_repeats_the_last_line_of_the_log(person: Any, game: str, language: str) -> None:
    page = person()
    play_now(page, game)
    for number in range(4):
        choose(page, number)
    resign(page)
    speak(page, language)
    repeated = page.locator(".result .line")
    repeated.wait_for()
    let_the_log_follow(page)
    last = page.locator(".log li:not(.private)").last
    last.wait_for()
    words = last.inner_text().replace("\n", " ")
    assert repeated.locator("q").inner_text() in words
    assert repeated.locator("a").inner_text() in words


def resign(page: Any) -> None:
    page.locator(".menu-button").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.locator("section.result").wait_for()
