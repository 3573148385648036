"""What moves on a map moves as a layer of its own: in no frame is the map painted anew for it."""

from __future__ import annotations

from typing import Any

import pytest

from .hands import Mouse, play_a_turn

LAYERED = {"opacity", "transform"}
MOVEMENTS = """
window.moved = {}
const WHEN = ['offset', 'computedOffset', 'easing', 'composite']
addEventListener('animationstart', ({ target, animationName }) => {
  if (!target.closest('.map svg')) return
  const frames = target.getAnimations().flatMap((each) => each.effect.getKeyframes())
  window.moved[animationName] = frames.flatMap((frame) => Object.keys(frame).filter((key) => !WHEN.includes(key)))
})
"""


@pytest.mark.parametrize("game", ("axis", "twilight"))
def test_nothing_on_a_map_changes_its_colour_step_by_step(person: Any, game: str) -> None:
    page = person(motion="full")
    page.add_init_script(MOVEMENTS)
    play_a_turn(game, Mouse(page))
    moved = page.evaluate("window.moved")
    assert any("flash" in name for name in moved)
    assert {key for keys in moved.values() for key in keys} <= LAYERED
