"""Which clause keeps an option out: a table from prompts to the predicates that the rules use."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from sandtable.engine import NOTHING, PASS, Decision

from ..options import CARD, MISSION, SPACE
from ..rules.basic_actions import bar_defection, bar_reform
from ..rules.battle import bar_pla_retreat, bar_retreat
from ..rules.enemy_work import bar_agitation_step, bar_lure, bar_lure_step, bar_reinforcement
from ..rules.events.middle import bar_mazu, bar_strike
from ..rules.events.north import bar_cut_from, bar_cut_to
from ..rules.events.south import bar_blockade
from ..rules.events.words import bar_water_cut
from ..rules.extras import bar_torpedo
from ..rules.landing import bar_airborne, bar_next_wave, bar_saturation, bar_wave
from ..rules.moves import bar_clash, bar_drop, bar_step
from ..rules.powers import bar_inside_job
from ..rules.supply import bar_card, bar_pass

if TYPE_CHECKING:
    from ..state import Taiwan2045

Bar: TypeAlias = "Callable[[Taiwan2045, Decision, int], str]"
"""Given the game, what is asked, and a place or a card's option: the clause that bars it, or nothing."""


def about(decision: Decision) -> int:
    return NOTHING if decision.about == NOTHING else CARD.of(decision.about)


SPACES: Final[dict[str, Bar]] = {
    "move-where": lambda g, asked, place: bar_step(g, about(asked), place),
    "drop-where": lambda g, asked, place: bar_drop(g, asked.seat, about(asked), place),
    "battle-where": lambda g, asked, place: bar_clash(g, asked.seat, place),
    "retreat-where": lambda g, asked, place: bar_retreat(g, about(asked), place),
    "pla-retreat-where": lambda g, asked, place: bar_pla_retreat(g, place),
    "reform-where": lambda g, asked, place: bar_reform(g, asked.seat, place),
    "defect-where": lambda g, asked, place: bar_defection(g, asked.seat, about(asked), place),
    "pla-reinforce": lambda g, asked, place: bar_reinforcement(g, place),
    "lure-from": lambda g, asked, place: bar_lure(g, place),
    "lure-where": lambda g, asked, place: bar_lure_step(g, place),
    "agitate-where": lambda g, asked, place: bar_agitation_step(g, asked.left, place),
    "wave-led": lambda g, asked, place: bar_wave(g, about(asked), place),
    "wave-next": lambda g, asked, place: bar_next_wave(g, about(asked), place),
    "airborne-where": lambda g, asked, place: bar_airborne(g, place),
    "saturate-where": lambda g, asked, place: bar_saturation(g, place),
    "inside-job-where": lambda g, asked, place: bar_inside_job(g, place),
    "torpedo-where": lambda g, asked, place: bar_torpedo(g, place),
    "cut-from": lambda g, asked, place: bar_cut_from(place),
    "cut-to": lambda g, asked, place: bar_cut_to(SPACE.of(asked.about), place),
    "water-cut-where": lambda g, asked, place: bar_water_cut(g, about(asked), place),
    "strike-where": lambda g, asked, place: bar_strike(g, asked.seat, about(asked), place),
    "mazu-where": lambda g, asked, place: bar_mazu(place),
    "blockade-where": lambda g, asked, place: bar_blockade(g, asked.seat, place),
}

CARDS: Final[dict[str, Bar]] = {
    "turn": lambda g, asked, option: bar_card(g, asked.seat, option),
    "play-card": lambda g, asked, option: "" if CARD.has(option) else "play-a2",
    "action-discard": lambda g, asked, option: "" if CARD.has(option) else "power-tiandi-1",
    "mission-discard": lambda g, asked, option: "" if MISSION.has(option) else "mission-2",
}
"""Where a card of the hand is asked for, one of another kind is kept out."""


def why_not(g: Taiwan2045, decision: Decision, option: int) -> str:
    prompt = decision.prompt
    if option == PASS and prompt == "turn":
        return bar_pass(g, decision.seat)
    if SPACE.has(option) and prompt in SPACES:
        return SPACES[prompt](g, decision, SPACE.of(option))
    if (CARD.has(option) or MISSION.has(option)) and prompt in CARDS:
        return CARDS[prompt](g, decision, option)
    return ""
