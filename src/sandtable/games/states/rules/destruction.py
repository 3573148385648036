"""Strength, ties, and what becomes of the lands of destroyed states."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import Choice, Flow

from ..content import ATTRIBUTE_IDS, ATTRIBUTES, MILITARY, STATES, SUM, states_of
from ..options import STATE
from .board import LOWEST, WIDTH, Change

if TYPE_CHECKING:
    from ..state import WarringStates


def change(g: WarringStates, changes: list[Change], rule: str) -> int:
    """Applies the changes of one event and tells the log; returns the set of states that are destroyed."""
    if not g.is_heard():
        return g.board.change(changes)
    before = g.board.values.copy()
    doomed = g.board.change(changes)
    if before == g.board.values:
        tell_nothing_changed(g, changes)
    for state, attribute in dict.fromkeys((state, attribute) for state, attribute, _ in changes):
        tell_change(g, state, attribute, before[state * WIDTH + attribute], doomed >> state & 1 == 1, rule)
    return doomed


def tell_change(g: WarringStates, state: int, attribute: int, before: int, doomed: bool, rule: str) -> None:
    """Of a doomed state only what dooms it; what limits or a frozen attribute have swallowed is not told."""
    now = g.board.value(state, attribute)
    if now < LOWEST <= before:
        g.note("exhausted", "A-01", state=STATE.option(state), attribute=attribute_name(attribute))
    elif now != before and not doomed:
        g.note(
            "rises" if now > before else "falls",
            rule,
            state=STATE.option(state),
            attribute=attribute_name(attribute),
            by=abs(now - before),
            now=now,
            sum=g.board.value(state, SUM),
        )


def tell_nothing_changed(g: WarringStates, changes: list[Change]) -> None:
    frozen = any(attribute == g.board.frozen for _, attribute, _ in changes)
    g.note("unchanged", "A-03" if frozen else "S-05", reason="unchanged:frozen" if frozen else "unchanged:limit")


def attribute_name(attribute: int) -> str:
    return f"value:{ATTRIBUTE_IDS[attribute]}"


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
        one_die = yield g.roll()
        other_die = yield g.roll()
        one, other = one_die + g.board.value(first, MILITARY), other_die + g.board.value(second, MILITARY)
        g.note(
            "tie-break",
            "A-14",
            first=STATE.option(first),
            second=STATE.option(second),
            one=one,
            other=other,
            one_die=one_die,
            other_die=other_die,
        )
        if one != other:
            return first if one > other else second


def annex(g: WarringStates, annexer: int, victim: int, rule: str) -> None:
    """All lands pass, and the annexer gains in every attribute that can still rise (A-07, A-08)."""
    board = g.board
    if not g.is_heard():
        board.annex(annexer, victim)
    else:
        lands, before = lands_of(g, victim), board.values.copy()
        board.annex(annexer, victim)
        stands = [board.value(annexer, attribute) for attribute in range(ATTRIBUTES)]
        gains = [
            attribute for attribute in range(ATTRIBUTES) if stands[attribute] > before[annexer * WIDTH + attribute]
        ]
        g.note(
            "annexed",
            rule,
            state=STATE.option(annexer),
            victim=STATE.option(victim),
            lands=lands,
            gains=[attribute_name(attribute) for attribute in gains],
            gained=len(gains),
            stands=stands,
            sum=board.value(annexer, SUM),
        )


def lands_of(g: WarringStates, state: int) -> list[int]:
    """The names of the lands that a state holds."""
    return [STATE.option(land) for land in range(STATES) if g.board.holder[land] == state]


def collapse(g: WarringStates, doomed: int) -> Flow:
    """States destroyed other than by war: the strongest neighbour inherits, without gain (A-10, A-11)."""
    board = g.board
    waiting = states_of(doomed)
    for state in waiting:
        g.note("collapsed", "A-10", state=STATE.option(state), lands=lands_of(g, state))
    board.destroy(doomed)
    while waiting:
        settled: list[int] = []
        for state in waiting:
            neighbours = board.neighbours_of_lands(state)
            if neighbours:
                heir = yield from strongest(g, neighbours)
                lands = lands_of(g, state)
                board.hand_over_lands(state, heir)
                board.redraw_borders()
                g.note("inherited", "A-10", state=STATE.option(heir), victim=STATE.option(state), lands=lands)
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
