"""An option that loses the game at once is marked before the click, and asked about once."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine import Decision, Match

from .recorded import first_asked
from .table_talk import sit_after


def first_danger(game: str, prompt: str, hint: str) -> tuple[int, int, str]:
    """Where in the recorded game something loses at once: after how many answers, whose, and what."""

    def warned(match: Match, decision: Decision) -> list[int]:
        return [option for option, hints in match.state.hints(decision).items() if hint in hints]

    match, decision = first_asked(game, prompt, lambda *asked: bool(warned(*asked)))
    return len(match.answers), decision.seat, match.game.names[warned(match, decision)[0]]


@pytest.mark.parametrize(
    ("prompt", "hint", "reason"),
    [("use-card", "danger-defcon", "DEFCON falls to 1"), ("play-card", "danger-held", "scoring card")],
)
def test_what_loses_is_marked_and_asked_about(person: Any, prompt: str, hint: str, reason: str) -> None:
    step, seat, option = first_danger("twilight", prompt, hint)
    page = person(confirm="final")
    sit_after(page, "twilight", step, seat)
    offered = page.locator(f"[data-option='{option}'].danger")
    assert reason in offered.get_attribute("title")
    turn = page.locator("main").get_attribute("data-turn")
    offered.click()
    page.locator(".prompt .confirm .hint.danger", has_text=reason).wait_for()
    assert page.locator("main").get_attribute("data-turn") == turn
    page.keyboard.press("Escape")
    page.locator(".prompt .confirm").wait_for(state="detached")
