"""Why something is not offered: which predicate answers which prompt."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from sandtable.engine import NOTHING, PASS, Decision

from ..content import CHE, CLAUSE, CUBAN_MISSILE_CRISIS, GRAIN_SALES
from ..options import DO_DEFUSE, MAP
from ..rules.action_round import bar_play, bar_trapped
from ..rules.events.mid import CHE_COUNTRIES
from ..rules.headlines import bar_headline
from ..rules.operations import bar_placing, bonus_clause
from ..rules.play import bar_use
from ..rules.targets import bar_coup, bar_coup_now, bar_realignment_now

if TYPE_CHECKING:
    from ..state import Twilight


def why_not(g: Twilight, decision: Decision, option: int) -> str:
    """The clause that keeps an option from being offered; empty for what is offered."""
    if option in decision.options:
        return ""
    return REASONS.get(decision.prompt, by_card_text)(g, decision, option)


def by_card_text(g: Twilight, decision: Decision, option: int) -> str:
    """Events and the set-up name what they allow: whatever they do not name is barred by their own clause."""
    return CLAUSE[decision.about] or g.cause if decision.about != NOTHING else g.cause


def headline(g: Twilight, decision: Decision, option: int) -> str:
    return bar_headline(g, decision.seat, option)


def play(g: Twilight, decision: Decision, option: int) -> str:
    if option == PASS:
        return "4.5D~a"
    return CLAUSE[CUBAN_MISSILE_CRISIS] if option == DO_DEFUSE else bar_play(g, decision.seat, option)


def trapped(g: Twilight, decision: Decision, option: int) -> str:
    return CLAUSE[decision.about] if option == PASS else bar_trapped(g, decision.seat, option)


def use(g: Twilight, decision: Decision, option: int) -> str:
    return bar_use(g, decision.seat, decision.about, option)


def place(g: Twilight, decision: Decision, option: int) -> str:
    if not MAP.space.has(option):
        return "6.0"
    return bar_placing(g, decision.seat, option, decision.left) or bonus_clause(g)


def coup(g: Twilight, decision: Decision, option: int) -> str:
    return bar_coup_now(g, decision.seat, option) if MAP.space.has(option) else "6.3.2~a"


def realign(g: Twilight, decision: Decision, option: int) -> str:
    if not MAP.space.has(option):
        return "6.2.1"
    return bar_realignment_now(g, decision.seat, option) or bonus_clause(g)


def che(g: Twilight, decision: Decision, option: int) -> str:
    is_target = MAP.space.has(option) and option in CHE_COUNTRIES
    return (bar_coup(g, decision.seat, option) if is_target else "") or CLAUSE[CHE]


def grain_sales(g: Twilight, decision: Decision, option: int) -> str:
    return CLAUSE[GRAIN_SALES]


def defuse(g: Twilight, decision: Decision, option: int) -> str:
    return CLAUSE[CUBAN_MISSILE_CRISIS]


REASONS: Final[dict[str, Callable[[Twilight, Decision, int], str]]] = {
    "headline": headline,
    "play-card": play,
    "trapped": trapped,
    "use-card": use,
    "use-operations": use,
    "influence-where": place,
    "coup-where": coup,
    "realign-where": realign,
    "che": che,
    "grain-sales": grain_sales,
    "defuse": defuse,
}
