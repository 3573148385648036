"""Why something is not offered: for each prompt, the predicate that kept it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from sandtable.engine import PASS, Decision

from ..options import CHOICE, DO_DONE, SEAT, STATE
from ..rules.assassination import bar_target
from ..rules.gathering import bar_amendment, bar_place, bar_taking
from ..rules.laying import bar_card, bar_choice, bar_label, bar_plan
from ..rules.persons import bar_completion, bar_giving_up, bar_keep

if TYPE_CHECKING:
    from ..state import WarringStates

Bar: TypeAlias = "Callable[[WarringStates, Decision, int], str]"


def why_not(g: WarringStates, decision: Decision, option: int) -> str:
    return BARS[decision.prompt](g, decision, option)


def label(g: WarringStates, asked: Decision, option: int) -> str:
    return bar_label(g, asked.about, STATE.of(option)) if STATE.has(option) else "G-01"


def choice(g: WarringStates, asked: Decision, option: int) -> str:
    return bar_choice(g, asked.about, CHOICE.of(option)) if CHOICE.has(option) else "G-02"


def target(g: WarringStates, asked: Decision, option: int) -> str:
    if option == PASS and asked.quiet:
        return ""
    return bar_target(g, asked.seat, SEAT.of(option)) if SEAT.has(option) else "G-08"


def complete(g: WarringStates, asked: Decision, option: int) -> str:
    return "" if option == PASS else bar_completion(g, asked.seat, asked.left, option)


def add_from_hand(g: WarringStates, asked: Decision, option: int) -> str:
    return "" if option == PASS else bar_card(g, asked.seat, option, "P-05")


def lay_more(g: WarringStates, asked: Decision, option: int) -> str:
    return "" if option == DO_DONE else bar_card(g, asked.seat, option, "F-12")


BARS: Final[dict[str, Bar]] = {
    "keep-person": lambda g, asked, option: bar_keep(g, asked.seat, option),
    "give-up-person": lambda g, asked, option: bar_giving_up(g, asked.seat, option),
    "complete": complete,
    "assassinate": target,
    "discard-card": lambda g, asked, option: bar_card(g, asked.seat, option, "P-15"),
    "pass-right": lambda g, asked, option: bar_card(g, asked.seat, option, "P-16"),
    "pass-left": lambda g, asked, option: bar_card(g, asked.seat, option, "P-17"),
    "lay-or-swap": lambda g, asked, option: bar_plan(g, asked.seat, option),
    "lay-more": lay_more,
    "choice": choice,
    "label-target": label,
    "label-attacker": label,
    "label-defender": label,
    "label-first": label,
    "label-second": label,
    "take": lambda g, asked, option: bar_taking(g, SEAT.of(asked.about), option),
    "amend": lambda g, asked, option: bar_amendment(g, option),
    "add-from-hand": add_from_hand,
    "order": lambda g, asked, option: bar_place(g, len(g.event_deck) - asked.left, option),
}
