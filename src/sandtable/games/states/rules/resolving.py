"""Step 9 and after: one general event at a time is resolved, until the round ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine import NOTHING, Flow

from ..content import CULTURE, MILITARY
from ..options import COVENANT
from .assassination import assassination_window
from .cards import ALWAYS, ATTACKER_MIN_MILITARY, FIRST_CULTURE_HIGHER, OPTIONS
from .destruction import change, collapse, look_for_unifier
from .ending import end_game
from .laying import labels_of
from .persons import completion_window
from .round import end_round
from .war import war

if TYPE_CHECKING:
    from ..state import WarringStates


VOID: Final = {"G-04": "void:unlabelled", "G-05": "void:destroyed", "P-07": "void:covenant", "W-08": "void:army"}
"""By the clause that voids a card: its words in the log."""


def resolve_next_event(g: WarringStates) -> Flow:
    """An event, its completion window, then a moment for assassins; after the last one the round ends (F-34)."""
    if not g.event_deck:
        end_round(g)
        return
    card = g.event_deck[0]
    if not g.has_hegemon() and len(g.event_deck) > 1:
        card = yield g.pick_at_random("draw", g.event_deck)
    g.event_deck.remove(card)
    g.resolving = card
    if g.is_heard():
        labels = labels_of(g, card)
        g.note("resolves", "F-30", reveals=True, card=card, labels=labels, labelled=len(labels))
    yield from resolve_event(g, card)
    g.resolving = NOTHING
    g.events.discard_openly(card)
    look_for_unifier(g)
    yield from completion_window(g)
    if g.is_decided():
        end_game(g)
        return
    yield from assassination_window(g)
    if not g.event_deck:
        end_round(g)


def resolve_event(g: WarringStates, card: int) -> Flow:
    board = g.board
    board.forget_war()
    first, second = g.first_label[card], g.second_label[card]
    rule = void_by(g, card)
    if rule:
        g.note("void", rule, card=card, reason=VOID[rule])
        return
    option = OPTIONS[card][g.choice_of[card]]
    if option.is_war:
        yield from war(g, option, first, second)
        return
    changes = option.changes(ALWAYS, first, second)
    if second != NOTHING and board.value(first, CULTURE) > board.value(second, CULTURE):
        changes += option.changes(FIRST_CULTURE_HIGHER, first, second)
    if not changes:
        g.note("void", option.rule, card=card, reason="void:culture")
        return
    doomed = change(g, changes, option.rule)
    if doomed:
        yield from collapse(g, doomed)


def void_by(g: WarringStates, card: int) -> str:
    """The clause that voids a card as it is resolved, if one does."""
    board = g.board
    first, second = g.first_label[card], g.second_label[card]
    if first == NOTHING:
        return "G-04"
    if not board.is_alive(first) or (second != NOTHING and not board.is_alive(second)):
        return "G-05"
    if OPTIONS[card][g.choice_of[card]].is_war:
        if g.public_event == COVENANT:
            return "P-07"
        if board.value(first, MILITARY) < ATTACKER_MIN_MILITARY:
            return "W-08"
    return ""
