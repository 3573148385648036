"""Answers that need no plan: what both bots of the game do where they have nothing better to say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine.heuristic import Thought

from ..content import PIECE_UNIT
from ..options import ATTACK_THEM, AUTO, DONE, LOSS
from ..state import Axis


def first(t: Thought[Axis]) -> int:
    return t.options[0]


def last(t: Thought[Axis]) -> int:
    return t.options[-1]


def attack(t: Thought[Axis]) -> int:
    return ATTACK_THEM


def auto(t: Thought[Axis]) -> int:
    return AUTO


def go_along(t: Thought[Axis]) -> int:
    return next(option for option in t.options if option != DONE)


def cheapest(t: Thought[Axis]) -> int:
    return min(t.options, key=lambda option: PIECE_UNIT[LOSS.of(option)])


REFLEXES: Final[dict[str, Callable[[Thought[Axis]], int]]] = {
    "research-tokens": first,
    "research-chart": first,
    "combat-via": first,
    "raid-or-attack": attack,
    "which-ship": first,
    "land-too": go_along,
    "unload-unit": first,
    "rocket": last,
    "attack-lone-ships": attack,
    "battle-next": first,
    "bombard": last,
    "casualty": auto,
    "casualty-agree": cheapest,
    "casualty-for-them": cheapest,
    "casualty-seaborne": first,
    "submerge": first,
    "stay-or-leave": first,
    "refuge": first,
    "mobilize": last,
    "mobilize-by": first,
    "mobilize-china": first,
}
