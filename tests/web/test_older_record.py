"""A record of older rules, brought to the lobby: what it was made under, and how far it can be followed."""

from __future__ import annotations

from typing import Any

from .table_talk import choose, play_now, violations
from .test_screens import resign


def test_an_older_record_can_be_followed_as_far_as_it_holds(person: Any) -> None:
    page = person()
    play_now(page, "twilight")
    for number in range(3):
        choose(page, number)
    match = page.url.rsplit("/", 1)[1]
    resign(page)
    record = page.request.get(f"/api/matches/{match}/record").text()
    older = record.replace('"rules": "2"', '"rules": "1"', 1)
    assert older != record
    page.goto("/")
    bring = page.locator("input[type=file]")
    bring.wait_for(state="attached")
    bring.set_input_files({"name": "game.jsonl", "mimeType": "text/plain", "buffer": older.encode()})
    notice = page.locator(".notice", has_text="Made under rules 1; this table plays by rules 2.")
    notice.wait_for()
    assert "A turn that begins with an empty deck reshuffles first" in notice.inner_text()
    assert violations(page) == []
    notice.get_by_role("button", name="Replay it as far as it holds").click()
    page.wait_for_url("**/replay/*/0")
    page.locator("input[type=range]").wait_for()
