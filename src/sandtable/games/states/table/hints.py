"""Numbers worth knowing before the click."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import DIE, Decision
from sandtable.engine.contract import Hint

from ..options import COVENANT, PERSON, SEAT, STATE
from ..rules.cards import ASSASSINATION_SUCCESS, OPTIONS
from ..rules.goals import points_of
from ..rules.war import chances, lead_of

if TYPE_CHECKING:
    from ..state import WarringStates


def hints(g: WarringStates, decision: Decision) -> dict[int, Hint]:
    if decision.prompt == "assassinate":
        success = len(ASSASSINATION_SUCCESS) / len(DIE)
        return {option: {"success": success} for option in decision.options if SEAT.has(option)}
    if decision.prompt in ("complete", "keep-person", "give-up-person"):
        return {option: {"points": points_of(option)} for option in decision.options if PERSON.has(option)}
    if decision.prompt in ("label-attacker", "label-defender"):
        return war_hints(g, decision)
    return {}


def war_hints(g: WarringStates, decision: Decision) -> dict[int, Hint]:
    """The chance against each defender; for a league, that of each leader against the strongest, if there is one."""
    card = decision.about
    option = OPTIONS[card][g.choice_of[card]]
    pairs: list[tuple[int, int, int]] = []
    if decision.prompt == "label-defender":
        pairs = [(state, g.first_label[card], STATE.of(state)) for state in decision.options]
    elif option.against_strongest:
        strongest = g.board.strongest_of(g.board.living)
        pairs = [(state, STATE.of(state), strongest[0]) for state in decision.options if len(strongest) == 1]
    banned = g.public_event == COVENANT
    return {
        state: {"success": 0.0 if banned else chances(lead_of(g.board, option, attacker, defender))[0]}
        for state, attacker, defender in pairs
        if attacker != defender
    }
