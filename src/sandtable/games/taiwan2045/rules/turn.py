"""A player's turn: a card, its effect or a basic action, enemy work (遊戲流程)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine import NOTHING, PASS, Flow

from ..content import CARD_FACTION, CARD_FAVOUR, CHARACTERS, ENTRY_AT, FIRST_ELITE, SLOTS
from ..options import BASIC, CARD, DONE, EFFECT, ELITE, EXTRA, EXTRAS, LAND, SLOT
from .basic_actions import basic_action
from .enemy_work import enemy_work
from .entry import can_enter, enter, entry_effect, make_room
from .events.play import play_event
from .friendliness import befriend
from .landing import play_elite
from .missions import replace_finished
from .stages import ACT, ENEMY_WORK, TURN_END
from .supply import pick_options, take_from_supply
from .turn_order import next_turn

if TYPE_CHECKING:
    from ..state import Taiwan2045

EXTRA_ACTION_SLOT: Final = 4
ELITE_CARD_ACTIONS: Final = 2
SPIRIT_STRENGTH: Final = 2
SPIRIT_POINTS: Final = 3


# Play a card or pass


def pick(g: Taiwan2045) -> Flow:
    seat = g.seat
    choice = PASS
    if g.hand[seat] or not g.supply_is_empty():
        choice = yield g.ask(seat, "turn", lambda: pick_options(g, seat))
    if choice == PASS:
        yield from pass_round(g, seat)
        next_turn(g)
        return
    g.stage = ACT
    if ELITE.has(choice):
        take_elite_card(g, seat)
    else:
        yield from play_action_card(g, seat, choice)


def pass_round(g: Taiwan2045, seat: int) -> Flow:
    """The seat is out of this round and chooses its slot of the next."""
    free = [slot for slot in range(1, SLOTS + 1) if slot not in g.next_slot]
    choice = yield g.ask(seat, "next-slot", SLOT.all(slot - 1 for slot in free))
    g.next_slot[seat] = SLOT.of(choice) + 1
    if g.log is not None:
        g.note("passes", "pass-1", seat=seat, n=g.next_slot[seat])


def take_elite_card(g: Taiwan2045, seat: int) -> None:
    g.playing = g.elite_up
    g.elite_up = NOTHING
    g.extra_left = ELITE_CARD_ACTIONS
    g.note("takes-elite", "play-c1", seat=seat, card=CARD.option(g.playing))


def play_action_card(g: Taiwan2045, seat: int, choice: int) -> Flow:
    """The card comes into the hand, then any card of the hand is played; friendliness first."""
    if not g.supply_is_empty():
        take_from_supply(g, seat, choice)
        if len(g.hand[seat]) > 1:
            choice = yield g.ask(seat, "play-card", lambda: g.hand_options(seat))
        else:
            choice = CARD.option(g.hand[seat][0])
    g.playing = CARD.of(choice)
    g.hand[seat].remove(g.playing)
    g.extra_left = 1 if g.slot[seat] == EXTRA_ACTION_SLOT else 0
    if g.log is not None:
        g.note("plays", "play-a2", reveals=True, seat=seat, card=choice)
    yield from befriend(g, seat, CARD_FACTION[g.playing], "friend-1")


# The card's effect and basic actions, one at a time


def act(g: Taiwan2045) -> Flow:
    """One thing of the turn; the phase comes again until enemy work or the landing."""
    seat = g.seat
    choice = yield g.ask(seat, "act", g.with_extras(act_options(g, seat)), about=CARD.option(g.playing))
    if choice in EXTRAS:
        yield from g.do_extra(choice)
    elif choice == EFFECT:
        g.main_done = True
        yield from carry_out(g, seat, g.playing)
    elif choice == BASIC:
        yield from basic_instead(g, seat)
    elif choice == EXTRA:
        g.extra_left -= 1
        yield from basic_action(g, seat, True)
    elif choice == LAND:
        yield from play_elite(g, seat, g.playing)
        g.stage = TURN_END
    else:
        g.stage = ENEMY_WORK


def act_options(g: Taiwan2045, seat: int) -> list[int]:
    if g.playing >= FIRST_ELITE:
        return [EXTRA, LAND] if g.extra_left > 0 else [LAND]
    options: list[int] = []
    if g.main_done:
        options.append(DONE)
    else:
        if g.playing >= CHARACTERS or can_enter(g, seat):
            options.append(EFFECT)
        options.append(BASIC)
    if g.extra_left > 0:
        options.append(EXTRA)
    return options


def carry_out(g: Taiwan2045, seat: int, card: int) -> Flow:
    """What the card does; favour that is part of it comes last."""
    if card >= CHARACTERS:
        yield from play_event(g, seat, card)
    else:
        yield from make_room(g, seat)
        yield from enter(g, seat, card, ENTRY_AT[card], "action-char-1")
        yield from entry_effect(g, seat, card)
    for _ in range(CARD_FAVOUR[card]):
        yield from befriend(g, seat, CARD_FACTION[card], "friend-5")


def basic_instead(g: Taiwan2045, seat: int) -> Flow:
    """The card's effect is given up: a character waits in the exit area, an event leaves the game."""
    g.main_done = True
    if g.playing < CHARACTERS:
        g.owner[g.playing] = seat
        g.exits[seat].append(g.playing)
        if g.log is not None:
            g.note("gives-up", "action-char-4", seat=seat, card=CARD.option(g.playing))
    else:
        if g.log is not None:
            g.note("drops-event", "action-event-2", seat=seat, card=CARD.option(g.playing))
    yield from basic_action(g, seat, False)


# Enemy work and the end of the turn


def do_enemy_work(g: Taiwan2045) -> Flow:
    yield from enemy_work(g, g.seat)
    g.stage = TURN_END


def end_turn(g: Taiwan2045) -> Flow:
    """A last moment to claim or reveal; then what lasted for the turn ends."""
    seat = g.seat
    while True:
        choice = yield g.ask(seat, "turn-end", g.with_extras([DONE]))
        if choice not in EXTRAS:
            break
        yield from g.do_extra(choice)
    if g.log is not None:
        g.note("turn-over", "def-turn", seat=seat)
    g.playing = NOTHING
    if g.defiant != NOTHING and g.where[g.defiant] != NOTHING:
        g.retire(g.defiant, "action-event-1")
    points = g.kills // SPIRIT_STRENGTH * SPIRIT_POINTS
    if g.spirit and points:
        g.score[seat] += points
        g.note("spirit", "power-selfdef-2", seat=seat, n=points)
    yield from replace_finished(g, seat)
    next_turn(g)
