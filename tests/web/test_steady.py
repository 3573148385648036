"""The stage stands still: while a turn is played the map keeps its size, and what can be clicked is large enough."""

from __future__ import annotations

from typing import Any

import pytest

from .recorded import SEATS
from .table_talk import choose, is_over, sit_at

STEPS = 8
SIZES = {"desk": (1440, 900), "phone": (360, 740)}
LEAST_PX = {"desk": 24, "phone": 44}

SMALL = """(least) => [...document.querySelectorAll('.prompt button, .tabs button, .card.lit')]
  .filter((e) => e.getClientRects().length && !e.disabled)
  .map((e) => [e.className + ' ' + e.innerText.trim().slice(0, 20), e.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < least - 0.5)
  .map(([name, box]) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`)"""


def map_box(page: Any) -> tuple[int, int]:
    box = page.locator(".board").bounding_box()
    return round(box["width"]), round(box["height"])


@pytest.mark.parametrize("device", SIZES)
@pytest.mark.parametrize("game", SEATS)
def test_the_map_keeps_its_size_in_a_turn(person: Any, game: str, device: str) -> None:
    width, height = SIZES[device]
    page = person(width=width, height=height)
    sit_at(page, game, "turn")
    seen = [map_box(page)]
    small: set[str] = set()
    for step in range(STEPS):
        if is_over(page):
            break
        small.update(page.evaluate(SMALL, LEAST_PX[device]))
        choose(page, step)
        if map_box(page) != seen[-1]:
            seen.append(map_box(page))
    assert len(seen) <= 2, seen
    assert small == set()
