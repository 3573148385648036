"""Turns what a person at the table wants into events, or refuses. The rules of the table, not of a game."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sandtable.engine import OBSERVER, Match

from . import events as happened
from . import messages as said
from .bot_worker import check_bot, is_bot_name
from .errors import Refusal
from .events import Event
from .programs import Program, is_marked, marked
from .settings import Limits
from .store import Person
from .table import Offer, Table


@dataclass(frozen=True)
class Wish:
    """A message with its sender and its moment."""

    table: Table
    person: Person
    now: int
    shown: int | None = None
    """The seat that the sender's socket shows: what an unnamed seat means."""
    limits: Limits = field(default_factory=Limits)

    def emit(self, event: Event, ident: str | None = None) -> None:
        """Makes the next event, in the sender's name."""
        self.table.emit(self.now, event, ident, self.person.id)


def perform(wish: Wish, message: said.Act) -> None:
    """Does what the message asks; the table then holds fresh events. Done already: nothing happens."""
    if message.id is not None and (wish.person.id, message.id) in wish.table.idents:
        return
    kind = LIMITED_AS.get(type(message))
    most = wish.limits.per_person.get(kind or "", wish.limits.talk)
    if kind is not None and wish.table.done[wish.person.id, kind] >= most:
        raise Refusal("too-many", f"You cannot do this more than {most} times in one match")
    ACTIONS[type(message)](wish, message)


def own_seat(wish: Wish, named: int | None) -> int:
    """The sender's seat that is meant."""
    mine = wish.table.mine(wish.person.id)
    if named is None:
        named = wish.shown if wish.shown in mine else (mine[0] if len(mine) == 1 else None)
    if named is None:
        raise Refusal("not-your-seat", "Say which of your seats you mean" if mine else "You have no seat here")
    if named >= wish.table.header.seats:
        raise Refusal("unknown-seat", f"There is no seat {named}")
    if named not in mine:
        raise Refusal("not-your-seat", f"Seat {named} is not yours")
    return named


def must_be_going_on(table: Table) -> None:
    if table.over:
        raise Refusal("game-over", "The game is over")
    if not table.started:
        raise Refusal("not-started", "The match has not started: some seats are still open")


# Playing


def answer(wish: Wish, message: said.AnswerMessage) -> None:
    seat = seat_that_answers(wish, message)
    if message.unless_final and is_final(wish, seat, [message.answer]):
        raise refused_as_final()
    joined = goes_on(wish.table, seat, message)
    give_answer(wish.table, wish.now, seat, message.turn, message.answer, message.id, wish.person.id, joined)
    answer_what_is_no_choice(wish, seat)


def gesture(wish: Wish, message: said.GestureMessage) -> None:
    """All answers or none: they are rehearsed before the first is given."""
    table, seat = wish.table, seat_that_answers(wish, message)
    assert table.match is not None
    names, _ = table.match.rehearse(seat, message.answers, random.random)
    if message.unless_final and is_final(wish, seat, names):
        raise refused_as_final()
    ident: str | None = message.id
    joined = goes_on(table, seat, message)
    for name in names:
        give_answer(table, wish.now, seat, table.turn_of(seat), name, ident, wish.person.id, joined)
        ident, joined = None, True
    answer_what_is_no_choice(wish, seat)


def goes_on(table: Table, seat: int, message: said.AnswerMessage | said.GestureMessage) -> bool:
    """Whether an answer goes on with the movement of the one before: never past what has bound the seat since."""
    assert table.match is not None
    return message.joined and table.match.can_take_back(seat)


def answer_what_is_no_choice(wish: Wish, seat: int) -> None:
    """A question with one option is not asked of who has just answered, unless that would bind or tell a secret."""
    table, match = wish.table, wish.table.match
    assert match is not None
    while (decision := match.decision_of(seat)) is not None and not table.over:
        if decision.quiet or match.runner.side_by_side or len(decision.options) > 1:
            return
        name = table.game.names[decision.options[0]]
        if is_final(wish, seat, [name]):
            return
        give_answer(table, wish.now, seat, table.turn_of(seat), name, None, wish.person.id, joined=True)


def retract(wish: Wish, message: said.RetractMessage) -> None:
    """Takes the answer back with all that came after it, and gives the rest again, which is rehearsed before."""
    table, seat = wish.table, seat_that_answers(wish, message)
    match = table.match
    assert match is not None
    steps = steps_since(match, seat, message.answer)
    first, *rest = [match.answers[step] for step in steps]
    given, twin = match.rehearse(seat, [f"{each.ask}?{each.answer}" for each in rest], random.random, since=steps[0])
    asked = twin.pending_for(seat)
    if len(given) < len(rest) or asked is None or asked.prompt != first.ask:
        raise Refusal("cannot-undo", f"What seat {seat} answered after {message.answer!r} does not stand without it")
    place = table.own[seat] - len(rest)
    joined = [place + n in table.joined[seat] for n in range(len(steps))]
    take_back(wish, seat, steps, message.id)
    for n, each in enumerate(rest):
        goes_on = joined[n + 1] and (n > 0 or joined[0])
        give_answer(table, wish.now, seat, table.turn_of(seat), each.answer, None, wish.person.id, goes_on)


def steps_since(match: Match, seat: int, name: str) -> list[int]:
    """The steps of the seat's last answer of that name to the question it is asked now, and of its answers since.

    Only what it may take back by itself, to that question alone, and never beside others who choose in secret.
    """
    decision = match.decision_of(seat)
    steps: list[int] = []
    for step in reversed(match.free_answers(seat) if not match.runner.side_by_side else []):
        given = match.answers[step]
        if decision is None or given.ask != decision.prompt or len(steps) == said.GESTURE_LENGTH:
            break
        steps.insert(0, step)
        if given.answer == name:
            return steps
    raise Refusal("cannot-undo", f"Seat {seat} has not just answered {name!r}")


def seat_that_answers(wish: Wish, message: said.AnswerMessage | said.GestureMessage | said.RetractMessage) -> int:
    table, seat = wish.table, own_seat(wish, message.seat)
    must_be_going_on(table)
    if table.paused:
        raise Refusal("paused", "The match is paused")
    must_be_asked(table, seat, message.turn)
    return seat


def must_be_asked(table: Table, seat: int, turn: str) -> Match:
    """The match, where the seat is asked just this."""
    match = table.match
    assert match is not None
    if match.decision_of(seat) is None:
        raise Refusal("not-asked", f"Seat {seat} has nothing to decide right now")
    if turn != table.turn_of(seat):
        raise Refusal("stale", f"Turn {turn} has passed; the current turn is {table.turn_of(seat)}")
    return match


def is_final(wish: Wish, seat: int, names: list[str]) -> bool:
    """Whether they could not be taken back at once. Somebody alone with bots may take back everything but the end."""
    match = wish.table.match
    assert match is not None
    judge = match.would_bind if wish.table.others(wish.person.id) else match.would_end
    return judge(seat, names, random.random)


def refused_as_final() -> Refusal:
    return Refusal("final", "This answer cannot be taken back; send it again without `unless_final` to confirm")


def give_answer(
    table: Table,
    now: int,
    seat: int,
    turn: str,
    name: str,
    ident: str | None = None,
    person: str | None = None,
    joined: bool = False,
) -> None:
    """The answer of a person or of a bot; both must be asked just this."""
    decision = must_be_asked(table, seat, turn).decision_of(seat)
    assert decision is not None
    table.emit(now, happened.Answered(seat, decision.prompt, name, joined), ident, person)
    table.roll(now)


def undo(wish: Wish, message: said.UndoMessage) -> None:
    table, seat = wish.table, own_seat(wish, message.seat)
    must_be_going_on(table)
    match = table.match
    assert match is not None
    steps = table.last_gesture(seat)
    if not steps:
        raise Refusal("cannot-undo", f"Seat {seat} has no answer to take back")
    if match.can_take_back(seat) or not table.others(wish.person.id):
        take_back(wish, seat, steps, message.id)
    else:
        offer(wish, seat, "undo", message.id, steps[0])


def take_back(wish: Wish, seat: int, steps: list[int], ident: str | None) -> None:
    """Takes a gesture back as one. Beside others who choose in secret, their answers stay where they are."""
    match = wish.table.match
    assert match is not None
    if not match.goes_back_alone(seat, steps[-1]):
        wish.emit(happened.TakenBack(seat, steps[0], False), ident)
    else:
        for step in reversed(steps):
            wish.emit(happened.TakenBack(seat, step, True), ident)
            ident = None
    wish.table.roll(wish.now)


# Offers


def offer(wish: Wish, seat: int, what: happened.What, ident: str | None, to: int | None = None) -> None:
    if what in wish.table.offers:
        raise Refusal("no-offer", f"There is already an offer to {what}")
    wish.emit(happened.Offered(seat, what, to), ident)


def draw(wish: Wish, message: said.DrawMessage) -> None:
    seat = own_seat(wish, message.seat)
    must_be_going_on(wish.table)
    if not wish.table.others(wish.person.id):
        raise Refusal("not-allowed", "There is nobody to agree to a draw; bots always play on")
    offer(wish, seat, "draw", message.id)


def pause(wish: Wish, message: said.PauseMessage) -> None:
    seat = own_seat(wish, message.seat)
    must_be_going_on(wish.table)
    if wish.table.paused:
        raise Refusal("paused", "The match is already paused")
    if wish.table.others(wish.person.id):
        offer(wish, seat, "pause", message.id)
    else:
        wish.emit(happened.Paused(seat), message.id)


def resume(wish: Wish, message: said.ResumeMessage) -> None:
    seat = own_seat(wish, message.seat)
    must_be_going_on(wish.table)
    if not wish.table.paused:
        raise Refusal("no-offer", "The match is not paused")
    wish.emit(happened.Resumed(seat), message.id)


def agree(wish: Wish, message: said.AgreeMessage) -> None:
    table, seat = wish.table, own_seat(wish, message.seat)
    made = table.offers.get(message.what)
    if made is None or seat not in table.needed(made):
        raise Refusal("no-offer", f"No offer to {message.what} is waiting for seat {seat}")
    wish.emit(happened.Agreed(seat, message.what), message.id)
    if not table.needed(made):
        AGREED[message.what](wish, made)


def agreed_draw(wish: Wish, made: Offer) -> None:
    wish.emit(happened.Ended("draw", "agreed", []))


def agreed_pause(wish: Wish, made: Offer) -> None:
    wish.emit(happened.Paused(made.by))


def agreed_undo(wish: Wish, made: Offer) -> None:
    """Goes back to just where the offer was made for, also when its maker has answered something in secret since."""
    match = wish.table.match
    assert match is not None
    to = made.to
    if to is None:
        to = next(n for n in reversed(range(len(match.answers))) if match.answers[n].by == made.by)
    take_back(wish, made.by, [to], None)


def refuse(wish: Wish, message: said.RefuseMessage) -> None:
    table, seat = wish.table, own_seat(wish, message.seat)
    made = table.offers.get(message.what)
    if made is None or seat not in table.needed(made):
        raise Refusal("no-offer", f"No offer to {message.what} is waiting for seat {seat}")
    wish.emit(happened.Refused(seat, message.what), message.id)


def withdraw(wish: Wish, message: said.WithdrawMessage) -> None:
    table, seat = wish.table, own_seat(wish, message.seat)
    made = table.offers.get(message.what)
    if made is None or made.by != seat:
        raise Refusal("no-offer", f"Seat {seat} has not offered to {message.what}")
    wish.emit(happened.Withdrawn(seat, message.what), message.id)


# Leaving


def resign(wish: Wish, message: said.ResignMessage) -> None:
    table, seat = wish.table, own_seat(wish, message.seat)
    must_be_going_on(table)
    if table.header.seats == 2:
        wish.emit(happened.Ended("resign", "resigned", [1 - seat]), message.id)
    else:
        event = happened.BotSeated(seat, check_bot(table.game, None), "resigned")
        hand_to_bot(table, wish.now, event, message.id, wish.person.id)


def hand_to_bot(
    table: Table, now: int, event: happened.BotSeated, ident: str | None = None, person: str | None = None
) -> None:
    table.emit(now, event, ident, person)
    for made in list(table.offers.values()):
        if not table.needed(made):
            table.emit(now, happened.Withdrawn(made.by, made.what))


def kick(wish: Wish, message: said.KickMessage) -> None:
    table = wish.table
    if not table.mine(wish.person.id):
        raise Refusal("not-allowed", "Only players at the table can do that")
    must_be_going_on(table)
    if message.seat >= table.header.seats:
        raise Refusal("unknown-seat", f"There is no seat {message.seat}")
    if message.seat not in table.overdue(wish.now):
        raise Refusal("not-overdue", f"Seat {message.seat} still has time")
    event = happened.BotSeated(message.seat, check_bot(table.game, message.bot), "kicked")
    hand_to_bot(table, wish.now, event, message.id, wish.person.id)


def expire(table: Table, now: int) -> None:
    """What was agreed for a seat whose time is up."""
    for seat in table.overdue(now):
        if table.clock.expiry == "lose" and table.header.seats == 2:
            table.emit(now, happened.Ended("time", "out-of-time", [1 - seat]))
            return
        if table.clock.expiry != "wait":
            hand_to_bot(table, now, happened.BotSeated(seat, check_bot(table.game, None), "time"))


# Before the start, and talk


def fill(wish: Wish, message: said.BotMessage) -> None:
    table = wish.table
    if wish.person.id != table.header.host:
        raise Refusal("not-allowed", "Only the host can do that")
    if message.seat >= table.header.seats:
        raise Refusal("unknown-seat", f"There is no seat {message.seat}")
    if table.seats[message.seat].kind != "open":
        raise Refusal("seat-taken", f"Seat {message.seat} is taken")
    wish.emit(happened.BotSeated(message.seat, check_bot(table.game, message.bot)), message.id)
    start_when_full(table, wish.now)


def claim(wish: Wish, seat: int, name: str | None, nonce: str) -> None:
    """Sits down; sitting down again where one sits changes nothing. A seat lost to a bot may be claimed back."""
    table = wish.table
    if seat >= table.header.seats:
        raise Refusal("unknown-seat", f"There is no seat {seat}")
    if seat in table.mine(wish.person.id):
        return
    held = table.seats[seat]
    if held.kind != "open" and (held.former != wish.person.id or table.over):
        raise Refusal("seat-taken", f"Seat {seat} is taken")
    name = name_for(wish, name or wish.person.name)
    wish.emit(happened.SeatClaimed(seat, wish.person.id, name, nonce, isinstance(wish.person, Program)))
    start_when_full(table, wish.now)


def name_for(wish: Wish, name: str) -> str:
    """A program's name says that it is one; nobody else's does, nor is it that of one of the table's bots."""
    if is_bot_name(wish.table.game, name) or (is_marked(name) and not isinstance(wish.person, Program)):
        raise Refusal("bad-request", f"{name} is the name of a bot; please choose another")
    return marked(name) if isinstance(wish.person, Program) else name


def start_when_full(table: Table, now: int) -> None:
    if not table.started and all(seat.kind != "open" for seat in table.seats):
        table.start(now)


def rename(wish: Wish, message: said.RenameMessage) -> None:
    mine = wish.table.mine(wish.person.id)
    if not mine:
        raise Refusal("not-your-seat", "You have no seat here")
    wish.emit(happened.Renamed(mine[0], wish.person.id, name_for(wish, message.name)), message.id)


def forget_player(table: Table, person: str, now: int) -> None:
    """The name at the table goes, and from what was said; the seat of a game that goes on is a bot's."""
    mine = table.mine(person)
    table.emit(now, happened.Forgotten(person))
    for seat in mine if table.started and not table.over else ():
        hand_to_bot(table, now, happened.BotSeated(seat, check_bot(table.game, None), "resigned"))


def chat(wish: Wish, message: said.ChatMessage) -> None:
    table, limits = wish.table, wish.limits
    mine = table.mine(wish.person.id)
    most = limits.chat_lines if mine else limits.chat_of_watchers
    said_by_watchers = sum(line["seat"] is None for line in table.chat)
    if not mine and (table.done[wish.person.id, "chat"] >= limits.chat_of_watcher or said_by_watchers >= most):
        raise Refusal("too-many", "Watchers have said enough at this table")
    if mine and len(table.chat) - said_by_watchers >= most:
        raise Refusal("too-many", f"The chat is full: {most} lines are the most a match can hold")
    name = name_for(wish, table.seats[mine[0]].name if mine else wish.person.name)
    wish.emit(happened.Chatted(mine[0] if mine else OBSERVER, name, message.text), message.id)


AGREED: dict[str, Callable[[Wish, Offer], None]] = {"undo": agreed_undo, "draw": agreed_draw, "pause": agreed_pause}

ACTIONS: dict[type[said.Sent], Callable[[Wish, Any], None]] = {
    said.AnswerMessage: answer,
    said.GestureMessage: gesture,
    said.RetractMessage: retract,
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

LIMITED_AS: dict[type[said.Sent], str] = {
    said.RetractMessage: happened.TakenBack.kind,
    said.UndoMessage: happened.TakenBack.kind,
    said.DrawMessage: happened.Offered.kind,
    said.PauseMessage: happened.Offered.kind,
    said.ResumeMessage: happened.Resumed.kind,
    said.AgreeMessage: happened.Agreed.kind,
    said.RefuseMessage: happened.Refused.kind,
    said.WithdrawMessage: happened.Withdrawn.kind,
    said.RenameMessage: happened.Renamed.kind,
    said.ChatMessage: happened.Chatted.kind,
}
"""Which events of a person are counted against such a message; answers, resigning and what ends a wait are free."""
