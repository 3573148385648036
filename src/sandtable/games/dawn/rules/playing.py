"""Playing a card: its event and its operations, then the Russia track (chapter 5)."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from sandtable.engine import PASS, Decision, Flow

from ..content import IS_SCORING, MOVES_RUSSIA, NEXT_CARD, NO_EVENT, PERMANENT, SIDE, STARRED
from ..options import DO_EVENT, DO_EVENT_FIRST, DO_SABOTAGE, DO_TECH_RACE, US, YES
from .actions import act, actions_with, bar_action, bar_discard_for, choose_action, discards_with, note_use
from .cards import bar_event, can_happen, event_player, general_ai_ready, operations
from .events.happening import happen
from .russia import advance_russia
from .scoring import score

if TYPE_CHECKING:
    from ..state import Dawn


def play_card(g: Dawn, seat: int, card: int) -> Flow:
    g.leave_hand(seat, card)
    g.in_play.append(card)
    if g.log is not None:
        g.note("played", "5.1a", reveals=True, seat=seat, card=card)
    if IS_SCORING[card]:
        play_scoring_card(g, card)
    else:
        yield from use_card(g, seat, card)


def play_scoring_card(g: Dawn, card: int) -> None:
    score(g, card)
    g.happened[card] = True
    put_away(g, card, True)


def put_away(g: Dawn, card: int, has_happened: bool) -> None:
    """The card leaves play: beside the map, out of the game, or to the discards."""
    g.in_play.remove(card)
    if has_happened and STARRED[card]:
        g.removed.append(card)
        put = "put-removed"
    elif has_happened and PERMANENT[card]:
        put = "put-beside-the-map"
    else:
        g.discards.append(card)
        put = "put-discarded"
    if g.log is not None:
        g.note("put-away", "2.2.1.5" if put == "put-removed" else "2.2.1.7", card=card, put=put)


def finish_card(g: Dawn, card: int, has_happened: bool) -> None:
    """After event and action the Russia track is owed its step."""
    put_away(g, card, has_happened)
    if MOVES_RUSSIA[card]:
        g.russia_due += 1


# Event or action (5.2)


def use_card(g: Dawn, seat: int, card: int) -> Flow:
    ops = operations(g, seat, card)
    is_muted = seat == US and g.next_card[NO_EVENT]
    gives_both = general_ai_ready(g, seat)
    use = yield g.ask(seat, "use-card", uses(g, seat, card, ops), ops, card)
    note_use(g, seat, card, use)
    if use in (DO_TECH_RACE, DO_SABOTAGE):
        put_away(g, card, False)
        yield from act(g, seat, use, card, ops)
        return
    if seat == US:
        use_up_next_card(g)
    if use in (DO_EVENT, DO_EVENT_FIRST):
        yield from happen(g, card, event_player(card, seat))
        has_happened = True
        if use == DO_EVENT_FIRST:
            yield from choose_action(g, seat, card, ops)
    else:
        yield from act(g, seat, use, card, ops)
        has_happened = False
        if not is_muted and can_happen(g, card, seat):
            has_happened = yield from event_after_action(g, seat, card, gives_both)
    finish_card(g, card, has_happened)


def use_up_next_card(g: Dawn) -> None:
    """What the US tech track promised to the next card (8.2.3)."""
    if True in g.next_card:
        g.next_card = [False] * len(NEXT_CARD)
        g.note("next-card-used", "8.2.3j", seat=US)


def uses(g: Dawn, seat: int, card: int, ops: int) -> list[int]:
    """Event or action; for an opponent's event, whether it comes before the action or after it."""
    options = actions_with(g, seat, card, ops) + discards_with(g, seat, ops)
    if not bar_event_alone(g, seat, card):
        options.append(DO_EVENT)
    if not bar_event_first(g, seat, card):
        options.append(DO_EVENT_FIRST)
    return options


def bar_use(g: Dawn, seat: int, card: int, ops: int, use: int) -> str:
    if use == DO_EVENT:
        return bar_event_alone(g, seat, card)
    if use == DO_EVENT_FIRST:
        return bar_event_first(g, seat, card)
    if use in (DO_TECH_RACE, DO_SABOTAGE):
        return bar_discard_for(g, seat, ops, use)
    return bar_action(g, seat, card, ops, use)


def bar_event_alone(g: Dawn, seat: int, card: int) -> str:
    if SIDE[card] == 1 - seat:
        return "5.2a"
    if seat == US and g.next_card[NO_EVENT]:
        return "8.2.3g"
    return "5.2h" if bar_event(g, card, seat) else ""


def bar_event_first(g: Dawn, seat: int, card: int) -> str:
    """The opponent's event before the action; the own one only by general AI."""
    if SIDE[card] != 1 - seat and not general_ai_ready(g, seat):
        return "6.0b"
    if seat == US and g.next_card[NO_EVENT]:
        return "8.2.3g"
    return bar_event(g, card, seat)


def event_after_action(g: Dawn, seat: int, card: int, gives_both: bool) -> Generator[Decision, int, bool]:
    """An opponent's event happens; the own one only by general AI, if the player wants."""
    if SIDE[card] != 1 - seat:
        if not gives_both:
            return False
        answer = yield g.ask(seat, "event-too", [YES, PASS], about=card)
        if answer == PASS:
            return False
    yield from happen(g, card, event_player(card, seat))
    return True


# The Russia track comes last (5.2)


def move_russia(g: Dawn) -> Flow:
    """The paid step first, then the card's; each box is resolved before the next."""
    while g.russia_due > 0:
        g.russia_due -= 1
        yield from advance_russia(g)
