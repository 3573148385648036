"""Turns what a person at the table wants into events, or refuses. The rules of the table, not of a game."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sandtable.engine import Match

from . import events as kinds
from . import messages as said
from .bot_worker import check_bot
from .errors import Refusal
from .settings import Limits
from .store import Person
from .table import Table


@dataclass(frozen=True)
class Wish:
    """A message with its sender and its moment."""

    table: Table
    person: Person
    now: int
    shown: int | None = None
    """The seat that the sender's socket shows: what an unnamed seat means."""
    limits: Limits = field(default_factory=Limits)


def perform(wish: Wish, message: said.Act) -> None:
    """Does what the message asks; the table then holds fresh events. Done already: nothing happens."""
    if message.id is not None and message.id in wish.table.idents:
        return
    if wish.table.talk >= wish.limits.talk and not isinstance(message, said.AnswerMessage | said.ResignMessage):
        raise Refusal("too-many", f"besides playing, {wish.limits.talk} things done are enough for one match")
    ACTIONS[type(message)](wish, message)


def own_seat(wish: Wish, named: int | None) -> int:
    """The sender's seat that is meant."""
    mine = wish.table.mine(wish.person.id)
    if named is None:
        named = wish.shown if wish.shown in mine else (mine[0] if len(mine) == 1 else None)
    if named is None:
        raise Refusal("not-your-seat", "say which of your seats is meant" if mine else "you have no seat here")
    if named >= wish.table.header.seats:
        raise Refusal("unknown-seat", f"there is no seat {named}")
    if named not in mine:
        raise Refusal("not-your-seat", f"seat {named} is not yours")
    return named


def must_be_going_on(table: Table) -> None:
    if table.over:
        raise Refusal("game-over", "the game is over")
    if not table.started:
        raise Refusal("not-started", "the match has not started: seats are still open")


def clocked(wish: Wish) -> dict[str, Any]:
    """Charges the clocks up to now; to be called before the position changes."""
    wish.table.clock.tick(wish.now, wish.table.on_the_clock())
    return wish.table.clock_data()


# Playing


def answer(wish: Wish, message: said.AnswerMessage) -> None:
    table, seat = wish.table, own_seat(wish, message.seat)
    must_be_going_on(table)
    if table.paused:
        raise Refusal("paused", "the match is paused")
    must_be_asked(table, seat, message.turn)
    if message.unless_final and is_final(wish, seat, message.answer):
        raise Refusal("final", "this answer cannot be taken back; send it again without `unless_final` to give it")
    give_answer(table, wish.now, seat, message.turn, message.answer, message.id)


def must_be_asked(table: Table, seat: int, turn: str) -> Match:
    """The match, where the seat is asked just this."""
    match = table.match
    assert match is not None
    if match.decision_of(seat) is None:
        raise Refusal("not-asked", f"seat {seat} has nothing to decide now")
    if turn != table.turn_of(seat):
        raise Refusal("stale", f"turn {turn} is over; asked is turn {table.turn_of(seat)}")
    return match


def is_final(wish: Wish, seat: int, name: str) -> bool:
    """Whether it could not be taken back at once. Somebody alone with bots may take back everything but the end."""
    match = wish.table.match
    assert match is not None
    judge = match.would_bind if wish.table.others(wish.person.id) else match.would_end
    return judge(seat, name, random.random)


def give_answer(table: Table, now: int, seat: int, turn: str, name: str, ident: str | None = None) -> None:
    """The answer of a person or of a bot; both must be asked just this."""
    match = must_be_asked(table, seat, turn)
    running = table.on_the_clock()
    match.submit(seat, name)
    unnoticed = seat not in running and bool(running) and table.on_the_clock() == running
    if not unnoticed:
        table.clock.tick(now, running)
    if seat in running:
        table.clock.answered(seat, still_asked=seat in table.on_the_clock())
    table.write_entries(now, ident, clocked=not unnoticed)


def undo(wish: Wish, message: said.UndoMessage) -> None:
    table, seat = wish.table, own_seat(wish, message.seat)
    must_be_going_on(table)
    match = table.match
    assert match is not None
    if all(entry.by != seat for entry in match.answers):
        raise Refusal("cannot-undo", f"seat {seat} has given no answer that could be taken back")
    if match.can_take_back(seat) or not table.others(wish.person.id):
        take_back(wish, seat, message.id)
    else:
        offer(wish, seat, "undo", message.id)


def take_back(wish: Wish, seat: int, ident: str | None) -> None:
    match = wish.table.match
    assert match is not None
    running = wish.table.on_the_clock()
    match.take_back(seat, agreed=True)
    wish.table.clock.tick(wish.now, running)
    wish.table.write_entries(wish.now, ident)


# Offers


def offer(wish: Wish, seat: int, what: str, ident: str | None) -> None:
    if what in wish.table.offers:
        raise Refusal("no-offer", f"an offer to {what} is on the table already")
    wish.table.emit(wish.now, kinds.OFFER, seat, ident=ident, data={"what": what})


def draw(wish: Wish, message: said.DrawMessage) -> None:
    seat = own_seat(wish, message.seat)
    must_be_going_on(wish.table)
    if not wish.table.others(wish.person.id):
        raise Refusal("not-allowed", "nobody else is here who could agree to a draw; bots play on")
    offer(wish, seat, "draw", message.id)


def pause(wish: Wish, message: said.PauseMessage) -> None:
    seat = own_seat(wish, message.seat)
    must_be_going_on(wish.table)
    if wish.table.paused:
        raise Refusal("paused", "the match is paused already")
    if wish.table.others(wish.person.id):
        offer(wish, seat, "pause", message.id)
    else:
        wish.table.emit(wish.now, kinds.PAUSE, seat, ident=message.id, data=clocked(wish))


def resume(wish: Wish, message: said.ResumeMessage) -> None:
    seat = own_seat(wish, message.seat)
    must_be_going_on(wish.table)
    if not wish.table.paused:
        raise Refusal("no-offer", "the match is not paused")
    wish.table.clock.since = wish.now
    wish.table.emit(wish.now, kinds.RESUME, seat, ident=message.id, data=wish.table.clock_data())


def agree(wish: Wish, message: said.AgreeMessage) -> None:
    table, seat = wish.table, own_seat(wish, message.seat)
    made = table.offers.get(message.what)
    if made is None or seat not in table.needed(made):
        raise Refusal("no-offer", f"no offer to {message.what} waits for seat {seat}")
    table.emit(wish.now, kinds.AGREE, seat, ident=message.id, data={"what": message.what})
    if not table.needed(made):
        AGREED[message.what](wish, made.by)


def agreed_draw(wish: Wish, by: int) -> None:
    end(wish.table, wish.now, "draw", "agreed", [])


def agreed_pause(wish: Wish, by: int) -> None:
    wish.table.emit(wish.now, kinds.PAUSE, by, data=clocked(wish))


def agreed_undo(wish: Wish, by: int) -> None:
    take_back(wish, by, None)


def refuse(wish: Wish, message: said.RefuseMessage) -> None:
    table, seat = wish.table, own_seat(wish, message.seat)
    made = table.offers.get(message.what)
    if made is None or seat not in table.needed(made):
        raise Refusal("no-offer", f"no offer to {message.what} waits for seat {seat}")
    table.emit(wish.now, kinds.REFUSE, seat, ident=message.id, data={"what": message.what})


def withdraw(wish: Wish, message: said.WithdrawMessage) -> None:
    table, seat = wish.table, own_seat(wish, message.seat)
    made = table.offers.get(message.what)
    if made is None or made.by != seat:
        raise Refusal("no-offer", f"seat {seat} has made no offer to {message.what}")
    table.emit(wish.now, kinds.WITHDRAW, seat, ident=message.id, data={"what": message.what})


# Leaving


def end(table: Table, now: int, by: str, ending: str, winners: list[int], ident: str | None = None) -> None:
    table.clock.tick(now, table.on_the_clock())
    data = {"by": by, "ending": ending, "winners": winners} | table.clock_data()
    table.emit(now, kinds.END, ident=ident, data=data)


def resign(wish: Wish, message: said.ResignMessage) -> None:
    table, seat = wish.table, own_seat(wish, message.seat)
    must_be_going_on(table)
    if table.header.seats == 2:
        end(table, wish.now, "resign", "resigned", [1 - seat], message.id)
    else:
        hand_to_bot(table, wish.now, seat, None, "resigned", message.id)


def hand_to_bot(table: Table, now: int, seat: int, bot: str | None, why: str, ident: str | None = None) -> None:
    table.clock.tick(now, table.on_the_clock())
    data = {"bot": check_bot(table.game, bot), "why": why} | table.clock_data()
    table.emit(now, kinds.BOT, seat, ident=ident, data=data)
    for what, made in list(table.offers.items()):
        if not table.needed(made):
            table.emit(now, kinds.WITHDRAW, made.by, data={"what": what})


def kick(wish: Wish, message: said.KickMessage) -> None:
    table = wish.table
    if not table.mine(wish.person.id):
        raise Refusal("not-allowed", "only persons at the table may do that")
    must_be_going_on(table)
    if message.seat >= table.header.seats:
        raise Refusal("unknown-seat", f"there is no seat {message.seat}")
    if message.seat not in table.overdue(wish.now):
        raise Refusal("not-overdue", f"seat {message.seat} still has time")
    hand_to_bot(table, wish.now, message.seat, message.bot, "kicked", message.id)


def expire(table: Table, now: int) -> None:
    """What was agreed for a seat whose time is up."""
    for seat in table.overdue(now):
        if table.clock.expiry == "lose" and table.header.seats == 2:
            end(table, now, "time", "out-of-time", [1 - seat])
            return
        if table.clock.expiry != "wait":
            hand_to_bot(table, now, seat, None, "time")


# Before the start, and talk


def fill(wish: Wish, message: said.BotMessage) -> None:
    table = wish.table
    if wish.person.id != table.header.host:
        raise Refusal("not-allowed", "only the host may do that")
    if message.seat >= table.header.seats:
        raise Refusal("unknown-seat", f"there is no seat {message.seat}")
    if table.seats[message.seat].kind != "open":
        raise Refusal("seat-taken", f"seat {message.seat} is taken")
    data = {"bot": check_bot(table.game, message.bot), "why": "filled"}
    table.emit(wish.now, kinds.BOT, message.seat, ident=message.id, data=data)
    start_when_full(table, wish.now)


def claim(wish: Wish, seat: int, name: str | None, nonce: str) -> None:
    """Sits down; sitting down again where one sits changes nothing."""
    table = wish.table
    if seat >= table.header.seats:
        raise Refusal("unknown-seat", f"there is no seat {seat}")
    if seat in table.mine(wish.person.id):
        return
    if table.seats[seat].kind != "open":
        raise Refusal("seat-taken", f"seat {seat} is taken")
    data = {"person": wish.person.id, "name": name or wish.person.name, "nonce": nonce}
    table.emit(wish.now, kinds.CLAIM, seat, data=data)
    start_when_full(table, wish.now)


def start_when_full(table: Table, now: int) -> None:
    if not table.started and all(seat.kind != "open" for seat in table.seats):
        table.start(now)


def rename(wish: Wish, message: said.RenameMessage) -> None:
    mine = wish.table.mine(wish.person.id)
    if not mine:
        raise Refusal("not-your-seat", "you have no seat here")
    data = {"person": wish.person.id, "name": message.name}
    wish.table.emit(wish.now, kinds.RENAME, mine[0], ident=message.id, data=data)


def chat(wish: Wish, message: said.ChatMessage) -> None:
    if len(wish.table.chat) >= wish.limits.chat_lines:
        raise Refusal("too-many", f"{wish.limits.chat_lines} lines of chat are enough for one match")
    mine = wish.table.mine(wish.person.id)
    seat = mine[0] if mine else -2
    name = wish.table.seats[seat].name if mine else wish.person.name
    wish.table.emit(wish.now, kinds.CHAT, seat, ident=message.id, data={"name": name, "text": message.text})


AGREED: dict[str, Callable[[Wish, int], None]] = {"undo": agreed_undo, "draw": agreed_draw, "pause": agreed_pause}

ACTIONS: dict[type[said.Sent], Callable[[Wish, Any], None]] = {
    said.AnswerMessage: answer,
    said.UndoMessage: undo,
    said.DrawMessage: draw,
    said.PauseMessage: pause,
    said.ResumeMessage: resume,
    said.AgreeMessage: agree,
    said.RefuseMessage: refuse,
    said.WithdrawMessage: withdraw,
    said.ResignMessage: resign,
    said.KickMessage: kick,
    said.BotMessage: fill,
    said.RenameMessage: rename,
    said.ChatMessage: chat,
}
