"""Orders by dragging: what is taken up here and laid down there gives the same answers as two clicks."""

from __future__ import annotations

from typing import Any

from sandtable.engine import Decision, Match

from .recorded import first_asked
from .table_talk import MOVED_ON, let_the_log_follow, settle, sit_after
from .test_clicks import DESK, Clicks, germany

__all__ = ["germany"]


def middle(page: Any, place: str) -> tuple[float, float]:
    box = page.locator(f"[data-space='{place}'] > .hit").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def take_up(page: Any, place: str) -> None:
    """Takes hold of what stands there and moves it a little."""
    x, y = middle(page, place)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y, steps=2)


def lay_down(page: Any, place: str) -> None:
    page.mouse.move(*middle(page, place), steps=6)
    page.mouse.up()


def drag(page: Any, source: str, goal: str) -> None:
    turn = page.locator("main").get_attribute("data-turn")
    take_up(page, source)
    lay_down(page, goal)
    page.wait_for_function(MOVED_ON, arg=turn)
    settle(page)


def orders(page: Any) -> list[str]:
    """As the log tells them, which follows the board a frame later."""
    let_the_log_follow(page)
    lines: list[str] = page.locator(".log li", has_text="against").all_text_contents()
    return lines


def test_a_stack_is_dragged_into_battle_and_taken_back_as_one(germany: Clicks) -> None:
    click, page = germany, germany.page
    click.press("do:done")
    click.on("poland")
    click.on("east_poland")
    by_clicks = orders(page)
    assert by_clicks
    for _ in range(2):
        click(".prompt .undo")
    page.wait_for_function("() => !document.querySelector('.routes .order')")
    drag(page, "space:poland", "space:east_poland")
    page.locator(".routes .order").first.wait_for(state="attached")
    assert orders(page) == by_clicks
    click(".prompt .undo")
    page.locator("[data-space='space:poland'].lit").wait_for()
    assert page.locator(".routes .order").count() == 0
    assert click.offers("do:done"), "one undo takes the whole drag back"


def test_a_chosen_stack_is_dragged_with_the_numbers_that_were_set(germany: Clicks) -> None:
    click, page = germany, germany.page
    click.press("do:done")
    click.on("poland")
    click.all_or_none("tank")
    drag(page, "space:poland", "space:east_poland")
    page.locator(".routes .order").first.wait_for(state="attached")
    assert [line for line in orders(page) if "nfantry" in line]
    assert not [line for line in orders(page) if "ank" in line]


def test_what_is_laid_down_where_it_cannot_go_is_put_back(germany: Clicks) -> None:
    click, page = germany, germany.page
    click.press("do:done")
    take_up(page, "space:poland")
    page.locator("[data-space='space:east_poland'].lit").wait_for()
    lay_down(page, "space:spain" if page.locator("[data-space='space:spain']").count() else "space:united_kingdom")
    page.locator("[data-space='space:poland'].lit").wait_for()
    assert click.offers("do:done")
    assert orders(page) == []


def test_a_drag_beside_the_stacks_still_moves_the_map(germany: Clicks) -> None:
    page = germany.page
    germany.press("do:done")
    before = middle(page, "space:united_kingdom")
    take_up(page, "space:united_kingdom")
    page.mouse.move(before[0] + 80, before[1], steps=4)
    page.mouse.up()
    assert middle(page, "space:united_kingdom")[0] > before[0] + 40
    assert germany.offers("do:done")


def test_states_a_war_is_dragged_from_one_state_into_another(person: Any) -> None:
    match, decision = first_asked("states", "label-attacker")
    page = person(**DESK)
    sit_after(page, "states", len(match.answers), decision.seat)
    take_up(page, match.game.names[decision.options[0]])
    page.locator(".prompt", has_text="who is attacked").wait_for()
    defender = page.locator(".space.lit").first.get_attribute("data-space")
    turn = page.locator("main").get_attribute("data-turn")
    lay_down(page, defender)
    page.wait_for_function(MOVED_ON, arg=turn)


def test_taiwan2045_a_character_is_dragged_along_its_way(person: Any) -> None:
    match, decision = first_asked("taiwan2045", "move-where", leads_far)
    names = match.game.names
    march = max(match.state.gestures(decision), key=lambda each: len(each.answers))
    page = person(**DESK)
    sit_after(page, "taiwan2045", len(match.answers), decision.seat)
    drag(page, names[march.source], names[march.at])
    goal = page.locator(f"[data-space='{names[march.at]}'] > .hit").get_attribute("aria-label").split(",")[0]
    page.locator(".log li", has_text=goal).last.wait_for()


def leads_far(match: Match, decision: Decision) -> bool:
    return any(len(gesture.answers) > 1 for gesture in match.state.gestures(decision))
