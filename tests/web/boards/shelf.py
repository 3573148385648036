"""What is particular to each board, for the tests that every board has to pass."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Board:
    game: str
    guide: int
    """Steps of the guide."""
    texts: str = ".name"
    """Texts of a space, that stay on its plate."""
    clear: str = ".name"
    """Those of them that stay clear of each other."""
    apart: tuple[str, ...] = ()
    """What stays clear of everything else that the same selector finds."""
    rows: tuple[str, ...] = ()
    """What keeps its parts clear of each other."""
    boxes: str = ""
    """What keeps its print inside."""
    panels: str = ""
    """Buttons that open parts of the board."""
    legend: str = ""
    """The button that explains the signs."""


INFLUENCE: dict[str, Any] = {
    "guide": 7,
    "apart": (".rail > li", ".scores .region > span:not(.hidden-text)"),
    "boxes": ".row:not(.fine) .step",
}

BOARDS = {
    board.game: board
    for board in (
        Board(
            "axis",
            guide=7,
            texts=".name, .ipc, .count, .damage",
            clear=".name:not(.name ~ .name), .ipc",
            panels=".tabs-of-war button",
        ),
        Board("dawn", **INFLUENCE),
        Board(
            "states",
            guide=7,
            texts=".name, .sum, .number",
            clear=".name, .sum, .number",
            rows=(".mats li .who", ".goals .line"),
            panels=".realm .tools button[aria-expanded], .event-banner button",
            legend=".realm button[aria-haspopup]",
        ),
        Board(
            "taiwan2045",
            guide=6,
            rows=(".missions .head", ".missions .state", ".supply .words", ".friends .label"),
            panels=".island .bar button",
            legend=".island button[aria-haspopup]",
        ),
        Board("twilight", **INFLUENCE),
    )
}

OVERLAPS = """
(board) => {
  const found = []
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  // The box of a letter reaches above and below what is drawn of it.
  const ink = (e) => {
    const { left, right, top, bottom, width, height } = e.getBoundingClientRect()
    const spare = e instanceof SVGTextElement ? height * 0.2 : 0
    return { left, right, top: top + spare, bottom: bottom - spare, width }
  }
  const words = (e) => e.textContent.trim().slice(0, 60)
  const apart = (all) => all.forEach(([e, box], i) => all.slice(i + 1).forEach(([other, rest]) => {
    if (box.width && rest.width && meet(box, rest)) found.push(words(e) + ' / ' + words(other))
  }))
  const inked = (all) => [...all].map((e) => [e, ink(e)])
  const spaces = [...document.querySelectorAll('.space')]
  apart(spaces.map((e) => [e, e.querySelector('.plate').getBoundingClientRect()]))
  for (const space of spaces) {
    const plate = space.querySelector('.plate').getBoundingClientRect()
    for (const [e, box] of inked(space.querySelectorAll(board.texts))) {
      if (box.left < plate.left - 1 || box.right > plate.right + 1) found.push('beyond its plate: ' + words(e))
    }
    apart(inked(space.querySelectorAll(board.clear)))
  }
  for (const selector of board.apart) apart(inked(document.querySelectorAll(selector)))
  for (const selector of board.rows) {
    for (const row of document.querySelectorAll(selector)) {
      apart(inked([...row.children].filter((e) => !e.matches('.hidden-text'))))
    }
  }
  for (const box of board.boxes ? document.querySelectorAll(board.boxes) : []) {
    const print = box.querySelector('.print')
    if (print && print.scrollWidth > box.clientWidth + 1) found.push('beyond its box: ' + words(print))
  }
  return found
}
"""
