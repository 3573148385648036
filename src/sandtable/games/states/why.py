"""Why something is not offered, and numbers worth knowing before the click."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import PASS, Decision

from .cards import ASSASSINATION_SUCCESS, ATTACKER_MIN_MILITARY, OPTIONS
from .goals import points_of
from .names import (
    COVENANT,
    DO_ASSASSINATE,
    DO_SWAP,
    FIRST_CHOICE,
    FIRST_EVENT,
    FIRST_PERSON,
    FIRST_SEAT,
    FIRST_STATE,
    MILITARY,
)
from .odds import chance_to_win

if TYPE_CHECKING:
    from .state import WarringStates

DIE_FACES = 6


def why_not(g: WarringStates, decision: Decision, option: int) -> str:
    if option in decision.options:
        return ""
    if FIRST_STATE <= option < FIRST_EVENT and decision.prompt.startswith("label-"):
        return why_not_label(g, decision, option - FIRST_STATE)
    if FIRST_PERSON <= option < FIRST_SEAT and decision.prompt == "complete":
        return why_not_complete(g, decision.seat, option)
    if FIRST_SEAT <= option < FIRST_CHOICE:
        return "G-10" if decision.prompt == "assassinate" else "F-22"
    if option == PASS:
        return {"lay-or-swap": "F-14", "take": "F-25"}.get(decision.prompt, "")
    if option in (DO_SWAP, DO_ASSASSINATE):
        return "F-13" if option == DO_SWAP else "G-07"
    return ""


def why_not_label(g: WarringStates, decision: Decision, state: int) -> str:
    board = g.board
    if not board.is_alive(state):
        return "A-05"
    if decision.prompt == "label-attacker" and board.value(state, MILITARY) < ATTACKER_MIN_MILITARY:
        return "W-07"
    if decision.prompt in ("label-defender", "label-attacker"):
        return "W-01"
    return "G-04"


def why_not_complete(g: WarringStates, seat: int, person: int) -> str:
    if person not in g.persons[seat]:
        return ""
    return "C-05" if person in list(g.fulfilled(seat, len(g.persons[seat]))) else "C-16"


def hints(g: WarringStates, decision: Decision) -> dict[int, dict[str, float]]:
    if decision.prompt == "assassinate":
        success = len(ASSASSINATION_SUCCESS) / DIE_FACES
        return {option: {"success": success} for option in decision.options if option >= FIRST_SEAT}
    if decision.prompt in ("complete", "keep-person", "give-up-person"):
        return {option: {"points": points_of(option)} for option in decision.options if option >= FIRST_PERSON}
    if decision.prompt in ("label-attacker", "label-defender"):
        return war_hints(g, decision)
    return {}


def war_hints(g: WarringStates, decision: Decision) -> dict[int, dict[str, float]]:
    """The chance against each defender; for a league, that of each leader against the strongest, if there is one."""
    card = decision.about
    option = OPTIONS[card][g.choice_of[card]]
    pairs: list[tuple[int, int, int]] = []
    if decision.prompt == "label-defender":
        pairs = [(state, g.first_label[card], state - FIRST_STATE) for state in decision.options]
    elif option.against_strongest:
        strongest = g.board.strongest_of(g.board.living)
        pairs = [(state, state - FIRST_STATE, strongest[0]) for state in decision.options if len(strongest) == 1]
    banned = g.public_event == COVENANT
    return {
        state: {"success": 0.0 if banned else chance_to_win(g.board, option, attacker, defender)}
        for state, attacker, defender in pairs
        if attacker != defender
    }
