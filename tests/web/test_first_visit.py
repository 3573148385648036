"""Somebody comes for the first time: few bytes, words at once, nothing that jumps."""

from __future__ import annotations

from typing import Any

import pytest

from .table_talk import LANGUAGES, choose, play_now, wait_for_choice

LOBBY_BYTES = 120_000
TABLE_BYTES = 215_000
"""Until somebody can choose, without the coastline: whether that comes before depends on the line."""
COASTLINE = "/assets/land-"
LEAST_SHIFT = 0.05
TITLES = {"en": "Grand strategy", "zh-Hans": "天下大势", "zh-Hant": "天下大勢", "ja": "天下の大局"}
SHIFT = """
window.shifted = 0
new PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.shifted += entry.value)))
  .observe({ type: 'layout-shift', buffered: true })
"""
NO_FACE = "CanvasRenderingContext2D.prototype.fillText = () => {}"
"""Every sign looks like one that is missing."""


class Meter:
    """What has been transferred to a page, and what it asked for."""

    def __init__(self, page: Any) -> None:
        self.bytes = 0
        self.asked: list[str] = []
        self.later: set[str] = set()
        wire = page.context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.on("Network.requestWillBeSent", self.set_apart)
        wire.on("Network.loadingFinished", self.count)
        page.on("request", lambda request: self.asked.append(request.url))

    def set_apart(self, event: dict[str, Any]) -> None:
        if COASTLINE in event["request"]["url"]:
            self.later.add(event["requestId"])

    def count(self, event: dict[str, Any]) -> None:
        if event["requestId"] not in self.later:
            self.bytes += int(event["encodedDataLength"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_is_light_and_stays_where_it_is(person: Any, fair_server: Any, language: str) -> None:
    """On a server of its own, where nobody's tables fill the lists."""
    page = person(language, 360, 740, at=fair_server.url)
    page.add_init_script(SHIFT)
    meter = Meter(page)
    page.goto("/")
    page.locator("[data-game]").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    assert 20_000 < meter.bytes < LOBBY_BYTES
    assert page.evaluate("window.shifted") < LEAST_SHIFT
    assert not any("noto" in url for url in meter.asked), "the device has faces of its own"


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_before_the_client_is_there(person: Any, language: str) -> None:
    page = person(language, 360, 740)
    page.route("**/assets/start-*.js", lambda route: route.abort())
    page.goto("/")
    page.locator(".shell h1:visible", has_text=TITLES[language]).wait_for()
    assert page.locator(".shell h1:visible").count() == 1
    page.goto("/m/m_anything")
    page.locator(".shell .wait:visible").wait_for()
    assert page.locator(".shell h1:visible").count() == 0


def test_a_table_is_ready_before_its_rules_are_asked_for(person: Any) -> None:
    page = person("ja", 360, 740)
    page.request.get("/api/me")
    match = page.request.post("/api/matches", data={"game": "twilight"}).json()["match"]
    meter = Meter(page)
    page.goto(f"/m/{match}")
    wait_for_choice(page)
    assert 50_000 < meter.bytes < TABLE_BYTES
    assert not any(url.endswith("/rules") for url in meter.asked)
    choose(page)
    page.locator(".tabs button").nth(2).click()
    page.locator(".log .line").last.click()
    with page.expect_response("**/rules"):
        page.locator(".log .rule").last.click()
    page.locator("dialog .clause").wait_for()


def test_a_table_loaded_again_is_told_everything_while_the_client_is_still_coming(person: Any) -> None:
    """One socket, opened at once; the client takes it over with what it has heard."""
    page = person()
    play_now(page, "twilight")
    wait_for_choice(page)
    sockets: list[Any] = []
    page.on("websocket", lambda socket: sockets.append(socket))
    held: list[Any] = []
    page.route("**/assets/start-*.js", lambda route: held.append(route))
    page.reload(wait_until="commit")
    page.wait_for_function("() => window.earlySocket?.early.length > 1")
    assert page.locator(".stage").count() == 0
    for route in held:
        route.continue_()
    choose(page)
    assert page.locator("[data-shell]").count() == 0
    assert len(sockets) == 1


def test_a_first_visit_opens_its_socket_when_the_server_knows_whose_it_is(person: Any) -> None:
    page = person()
    page.request.get("/api/me")
    match = page.request.post("/api/matches", data={"game": "twilight"}).json()["match"]
    sockets: list[Any] = []
    page.on("websocket", lambda socket: sockets.append(socket))
    page.route("**/assets/start-*.js", lambda route: route.abort())
    page.goto(f"/m/{match}")
    page.wait_for_load_state("networkidle")
    assert sockets == []


def test_a_device_without_chinese_is_given_our_faces(person: Any) -> None:
    page = person("zh-Hans", 360, 740)
    page.add_init_script(NO_FACE)
    with page.expect_response("**/fonts-sc*.css"):
        page.goto("/")
