"""A click that cannot be taken back is asked for once more; any other is not."""

from __future__ import annotations

from typing import Any


def turn(page: Any) -> str:
    """What is being asked of this person; empty while nothing is."""
    return str(page.locator("main").get_attribute("data-turn"))


def place(page: Any) -> None:
    """Chooses the first lit place of the map."""
    page.locator(".space.lit > .hit").first.press("Enter")


def open_for_two(page: Any, friend: Any) -> None:
    """Both sit at a table of Twilight Struggle; the Soviet Union places six influence first."""
    page.goto("/")
    page.locator("[data-game=twilight]").wait_for()
    seats = {"game": "twilight", "seats": [{"kind": "me"}, {"kind": "open"}]}
    created = page.request.post("/api/matches", data=seats).json()
    link = created["links"][0]["link"]
    friend.goto("/")
    friend.locator("[data-game=twilight]").wait_for()
    assert friend.request.post(f"/api/matches/{created['match']}/claim", data={"link": link}).ok
    for each in (page, friend):
        each.goto(f"/m/{created['match']}")
        each.locator(".stage").wait_for()


def test_only_the_click_that_ends_the_turn_is_asked_for_again(person: Any) -> None:
    page, friend = person(confirm="final"), person(confirm="final")
    open_for_two(page, friend)
    soviet, other = (page, friend) if turn(page) else (friend, page)
    bar = soviet.locator(".prompt .confirm")
    for _ in range(5):
        before = turn(soviet)
        place(soviet)
        soviet.wait_for_function("turn => document.querySelector('main').dataset.turn !== turn", arg=before)
        assert bar.count() == 0
    before = turn(soviet)
    place(soviet)
    bar.get_by_text("cannot be undone").wait_for()
    assert turn(soviet) == before
    soviet.get_by_role("button", name="Cancel").click()
    bar.wait_for(state="detached")
    assert turn(other) == ""
    place(soviet)
    bar.wait_for()
    soviet.locator(".prompt .undo").click()
    soviet.wait_for_function("turn => document.querySelector('main').dataset.turn !== turn", arg=before)
    assert bar.count() == 0, "what is taken back is no longer to be confirmed"
    before = turn(soviet)
    place(soviet)
    soviet.wait_for_function("turn => document.querySelector('main').dataset.turn !== turn", arg=before)
    place(soviet)
    soviet.get_by_role("button", name="Confirm").click()
    other.wait_for_function("() => document.querySelector('main').dataset.turn !== ''")
