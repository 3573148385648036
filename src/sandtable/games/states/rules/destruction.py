"""Strength, ties, and what becomes of the lands of destroyed states."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import Choice, Flow

from ..content import ATTRIBUTE_IDS, MILITARY, states_of
from ..options import STATE
from .board import Change

if TYPE_CHECKING:
    from ..state import WarringStates


def change(g: WarringStates, changes: list[Change]) -> int:
    """Applies the changes of one event and tells the log; returns the set of states that are destroyed."""
    doomed = g.board.change(changes)
    if g.is_heard():
        for state, attribute, delta in changes:
            if attribute != g.board.frozen and g.board.is_alive(state):
                name, now = f"value:{ATTRIBUTE_IDS[attribute]}", g.board.value(state, attribute)
                g.note("rises" if delta > 0 else "falls", "A-02", state=STATE.option(state), attribute=name, now=now)
    return doomed


def strongest(g: WarringStates, states: int) -> Choice:
    """The strongest of a set of living states; those exactly equal fight it out one after another (A-13, A-15)."""
    tied = g.board.strongest_of(states)
    first = tied[0]
    for second in tied[1:]:
        first = yield from stronger_of(g, first, second)
    return first


def weakest(g: WarringStates, states: int) -> Choice:
    tied = g.board.weakest_of(states)
    first = tied[0]
    for second in tied[1:]:
        winner = yield from stronger_of(g, first, second)
        first = second if winner == first else first
    return first


def stronger_of(g: WarringStates, first: int, second: int) -> Choice:
    """A die and military each until they differ; no war event, and nothing else changes (A-14, A-16)."""
    while True:
        one = (yield g.roll()) + g.board.value(first, MILITARY)
        other = (yield g.roll()) + g.board.value(second, MILITARY)
        g.note("tie-break", "A-14", first=STATE.option(first), second=STATE.option(second), one=one, other=other)
        if one != other:
            return first if one > other else second


def annex(g: WarringStates, annexer: int, victim: int, rule: str) -> None:
    g.board.annex(annexer, victim)
    g.note("annexed", rule, state=STATE.option(annexer), victim=STATE.option(victim))


def collapse(g: WarringStates, doomed: int) -> Flow:
    """States destroyed other than by war: the strongest neighbour inherits, without gain (A-10, A-11)."""
    board = g.board
    board.destroy(doomed)
    waiting = states_of(doomed)
    for state in waiting:
        g.note("collapsed", "A-10", state=STATE.option(state))
    while waiting:
        settled: list[int] = []
        for state in waiting:
            neighbours = board.neighbours_of_lands(state)
            if neighbours:
                heir = yield from strongest(g, neighbours)
                board.hand_over_lands(state, heir)
                board.redraw_borders()
                g.note("inherited", "A-10", state=STATE.option(heir), victim=STATE.option(state))
                settled.append(state)
        if not settled:
            break
        waiting = [state for state in waiting if state not in settled]
    board.abandon_lands()


def look_for_unifier(g: WarringStates) -> None:
    """The only living state has unified the realm (A-17)."""
    alive = states_of(g.board.living)
    if len(alive) == 1:
        g.board.unifier = alive[0]
        g.note("unified", "A-17", state=STATE.option(alive[0]))
