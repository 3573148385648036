"""Why something is not offered: which predicate answers which prompt."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from sandtable.engine import NOTHING, PASS, Decision

from ..content import CHE, CLAUSE, CUBAN_MISSILE_CRISIS, GRAIN_SALES, MISSILE_ENVY, UN_INTERVENTION
from ..options import CARD, DO_DEFUSE, MAP
from ..rules.action_round import bar_play, bar_trapped
from ..rules.cards import cards_worth, partners
from ..rules.events.early import BLOCKADE_OPS
from ..rules.events.mid import CHE_COUNTRIES, grain_sales_choices, highest_cards
from ..rules.headlines import bar_headline
from ..rules.operations import bar_placing, bonus_clause
from ..rules.play import bar_use
from ..rules.targets import bar_coup, bar_coup_now, bar_realignment_now
from ..rules.value import has_southeast_bonus

if TYPE_CHECKING:
    from ..state import Twilight


def why_not(g: Twilight, decision: Decision, option: int) -> str:
    """The clause that keeps an option from being offered; empty for what is offered."""
    if option in decision.options:
        return ""
    return REASONS.get(decision.prompt, by_card_text)(g, decision, option)


def by_card_text(g: Twilight, decision: Decision, option: int) -> str:
    """Events and the set-up name what they allow: whatever they do not name is barred by their own clause."""
    clause = CLAUSE[decision.about] if decision.about != NOTHING else ""
    return clause or g.cause


def open_country(g: Twilight, decision: Decision, option: int) -> str:
    return "" if option in g.open_to else by_card_text(g, decision, option)


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
    side = decision.seat
    if not MAP.space.has(option):
        return "6.0"
    if not (g.op_china or has_southeast_bonus(g, side)):
        return bar_placing(g, side, option, decision.left)
    return "" if option in g.open_to else bar_placing(g, side, option, decision.left) or bonus_clause(g)


def coup(g: Twilight, decision: Decision, option: int) -> str:
    return bar_coup_now(g, decision.seat, option) if MAP.space.has(option) else "6.3.2~a"


def realign(g: Twilight, decision: Decision, option: int) -> str:
    if not MAP.space.has(option):
        return "6.2.1"
    return "" if option in g.open_to else bar_realignment_now(g, decision.seat, option) or bonus_clause(g)


def che(g: Twilight, decision: Decision, option: int) -> str:
    if option in g.open_to:
        return ""
    is_target = MAP.space.has(option) and option in CHE_COUNTRIES
    return (bar_coup(g, decision.seat, option) if is_target else "") or CLAUSE[CHE]


def defuse(g: Twilight, decision: Decision, option: int) -> str:
    return "" if option in g.open_to else CLAUSE[CUBAN_MISSILE_CRISIS]


def paid_discard(g: Twilight, decision: Decision, option: int) -> str:
    worth = CARD.has(option) and option in list(cards_worth(g, decision.seat, BLOCKADE_OPS))
    return "" if worth else CLAUSE[decision.about]


def free_discard(g: Twilight, decision: Decision, option: int) -> str:
    return "" if option in g.hands[decision.seat] else by_card_text(g, decision, option)


def give_card(g: Twilight, decision: Decision, option: int) -> str:
    return "" if option in list(highest_cards(g, decision.seat)) else CLAUSE[MISSILE_ENVY]


def partner(g: Twilight, decision: Decision, option: int) -> str:
    return "" if option in list(partners(g, decision.seat)) else CLAUSE[UN_INTERVENTION]


def grain_sales(g: Twilight, decision: Decision, option: int) -> str:
    return "" if option in list(grain_sales_choices(g, decision.about)) else CLAUSE[GRAIN_SALES]


EVENT_COUNTRIES: Final = [
    "set-up", "handicap", "place", "place-two", "remove", "clear", "unrest", "equalize", "double", "move-from",
    "move-to", "norad", "war-where", "shuttle",
]  # fmt: skip
"""Questions of events and of the set-up that countries answer."""

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
    "defuse": defuse,
    "discard-or-lose": paid_discard,
    "ask-not": free_discard,
    "discard-held": free_discard,
    "give-card": give_card,
    "un-partner": partner,
    "grain-sales": grain_sales,
    **dict.fromkeys(EVENT_COUNTRIES, open_country),
}
