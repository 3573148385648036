"""A match as it stands, worked out from its events alone: who sits where, the game, clocks, offers, chat."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Literal, assert_never

from sandtable.engine import CHANCE, OBSERVER, REACHED, Chance, Game, Keyed, Match, Record
from sandtable.engine.contract import Ending
from sandtable.engine.errors import BadRecord
from sandtable.engine.record import Answer, Entry, TakeBack, answer_of
from sandtable.engine.verify import salt_of

from . import events as happened
from .appends import Append, Header, Shown, Summary
from .clock import Clock
from .events import Event, Logged, What
from .responses import ChatLine, RepairedAt, Result, Status, SummarySeat, Told
from .studies import breathe
from .variants import game_of

FORMER = "Former player"
"""What somebody is called who has deleted their account; a client may put its own words for it."""
SeatKind = Literal["open", "person", "bot"]


@dataclass(frozen=True)
class Seat:
    kind: SeatKind = "open"
    person: str = ""
    name: str = ""
    bot: str = ""
    former: str = ""
    """Who may claim it back from the bot that took over."""
    resigned: str = ""
    """Who has left it to a bot for good, and has lost when the game is over."""
    program: bool = False
    """A program sits there with its owner's token."""


@dataclass
class Offer:
    what: What
    by: int
    agreed: set[int] = field(default_factory=set)
    to: int | None = None


@dataclass(frozen=True)
class Beside:
    """Flows run side by side: the clocks when they began, and who takes part. Others see no more until the end."""

    number: int
    seats: frozenset[int]
    clock: Clock


@dataclass(frozen=True)
class Opening:
    """A log of other rules is read at once: after event `seq` the game is opened, or only its first `held` answers."""

    seq: int
    held: int | None


def record_of_log(header: Header, log: Iterable[Logged]) -> Record:
    """What was answered and taken back, before any rules have looked at it."""
    entries: list[Entry] = []
    for logged in log:
        match logged.event:
            case happened.Answered(seat, ask, answer):
                entries.append(answer_of(seat, ask, answer))
            case happened.TakenBack(seat, to, alone):
                entries.append(TakeBack(seat, to, alone))
            case happened.Repaired(to):
                entries.append(TakeBack(CHANCE, to))
            case _:
                pass
    return Record(header.game, header.rules, dict(header.options), [""] * header.seats, entries)


def how_far(game: Game, record: Record) -> int | None:
    """How many answers in force hold under these rules; None if all of them do."""
    try:
        Match(game, record, breathe=breathe)
    except BadRecord as error:
        return max(0, error.step - 1)
    return None


class Table:
    """`apply` is the only thing that changes a table; `emit` makes the next event and applies it.

    Every process that has applied the same events agrees about everything here.
    """

    def __init__(self, header: Header, game: Game | None = None) -> None:
        self.header = header
        self.game = game or game_of(header)
        self.roles = self.game.roles(header.seats, header.options)
        self.seats = [Seat() for _ in range(header.seats)]
        self._held: dict[str, list[int]] = {}
        """By person: the seats that they hold."""
        self._listed: list[SummarySeat] | None = None
        """The seats as lists show them, until one changes."""
        self.clock = Clock(header.clock, header.seats)
        self.record = Record(header.game, header.rules, dict(header.options), [""] * header.seats)
        self.match: Match | None = None
        self.seq = 0
        self.updated = header.created
        self.noticed = header.created
        """When something last happened that everybody may know of: a secret answer does not count."""
        self.shown_to_all = 0
        self.shown_to = [0] * header.seats
        """The last event that may have changed the position as everybody sees it, and as each seat alone does."""
        self.talk = 0
        """Counts the events that are not answers: what is shown around the board may have changed."""
        self.backs = [0] * header.seats
        self.own = [0] * header.seats
        """By seat: how many of its answers are in force."""
        self.joined: list[set[int]] = [set() for _ in range(header.seats)]
        """By seat: which of them go on with a gesture that the one before began or went on with."""
        self.started = False
        self.paused = False
        self.salt = b""
        self.published_hash = ""
        self.words: list[str] = []
        self.renewed: list[int] = []
        """Places in the record from which on the dice have another key."""
        self.ended: happened.Ended | None = None
        self.offers: dict[str, Offer] = {}
        self.chat: list[ChatLine] = []
        self.speakers: list[str] = []
        """Who said each line of the chat; the table's own lines have no speaker."""
        self.idents: set[tuple[str, str]] = set()
        self.done: Counter[tuple[str, str]] = Counter()
        """By person and kind of event: how often."""
        self.rematch: str | None = None
        self.repaired: RepairedAt | None = None
        self.replayable = True
        self.beside: Beside | None = None
        self.fresh: list[Logged] = []
        self.changed_seats: dict[int, str | None] = {}
        self._beside_others = False
        """The last answer was given in secret while others choose beside it, and still do."""
        self._answering: int | None = None
        self._opening: Opening | None = None
        self._trusting = False

    # Events

    @classmethod
    def load(cls, header: Header, log: Iterable[Logged], game: Game | None = None) -> Table:
        """The table after all of a log that these very rules have written."""
        table = cls(header, game)
        table._trusting = True
        for logged in log:
            table.apply(logged)
            breathe()
        table._trusting = False
        table.changed_seats = {}
        return table

    @classmethod
    def load_checked(cls, header: Header, log: Iterable[Logged], now: int, game: Game | None = None) -> Table:
        """The same for a log of other rules: only what is in force is played, with every check.

        A running match that no longer holds goes on from its last good step: the table then has a fresh event that says
        so. A finished one is left as it ended, and shown as far as it holds.
        """
        log, table = list(log), cls(header, game)
        held = how_far(table.game, record_of_log(header, log))
        finished = header.finished is not None or any(isinstance(logged.event, happened.Ended) for logged in log)
        mending = held is not None and not finished
        table._opening = Opening(len(log) + mending, None if mending else held)
        for logged in log:
            table.apply(logged)
        table.changed_seats = {}
        if mending:
            assert held is not None
            table.emit(now, happened.Repaired(held, table.game.version, renewed=True))
        if table.match is not None:
            table.roll(now)
        return table

    def apply(self, logged: Logged) -> None:
        """Changes the table as the event says; nothing else changes it."""
        running = self.on_the_clock()
        self._beside_others = False
        self._happen(logged)
        event = logged.event
        self.seq = logged.seq
        if self._beside_others and isinstance(event, happened.Answered) and event.seat >= 0:
            self.shown_to[event.seat] = logged.seq
        else:
            self.shown_to_all = logged.seq
        if self._opening is not None and self._opening.seq == logged.seq:
            self._open(self._opening)
        self.updated = logged.at
        if not isinstance(event, happened.Answered) and not _unnoticed(event):
            self.noticed = logged.at
            self.talk += 1
        self._remember_sender(logged)
        if self.clock.used:
            self._run_clock(logged, running)
        self._look_beside(event, logged.at)

    def catch_up(self, log: Iterable[Logged]) -> None:
        """Applies what another process has written."""
        for logged in log:
            self.apply(logged)
        self.changed_seats = {}

    def emit(self, now: int, event: Event, ident: str | None = None, person: str | None = None) -> None:
        """Makes the next event and applies it; `take_fresh` hands it to the store."""
        logged = Logged(self.seq + 1, now, event, ident, person)
        before = (self.clock.left.copy(), self.clock.since) if self.clock.used else None
        self.apply(logged)
        if before is not None and before != (self.clock.left, self.clock.since):
            logged = replace(logged, clock=self.clock.left.copy())
        self.fresh.append(logged)

    def take_fresh(self) -> Append | None:
        """What has to be written now, if anything."""
        return self.first_append() if self.fresh else None

    def first_append(self) -> Append:
        """The first write of a match; it may hold no event yet."""
        events, self.fresh = self.fresh, []
        seats, self.changed_seats = self.changed_seats, {}
        return Append(self.header.id, self.seq - len(events), events, self.summary(), seats)

    def _happen(self, logged: Logged) -> None:
        event = logged.event
        match event:
            case happened.Answered():
                self._answered(event, logged.at)
            case happened.TakenBack():
                self._taken_back(TakeBack(event.seat, event.to, event.alone))
            case happened.Repaired():
                self._repaired(event, logged.at)
            case happened.SeatClaimed():
                self._seat_claimed(event, logged.at)
            case happened.BotSeated():
                self._bot_seated(event, logged.at)
            case happened.Started():
                self._started(event)
            case happened.Offered():
                self.offers[event.what] = Offer(event.what, event.seat, {event.seat}, event.to)
            case happened.Agreed():
                if offer := self.offers.get(event.what):
                    offer.agreed.add(event.seat)
            case happened.Refused() | happened.Withdrawn():
                self.offers.pop(event.what, None)
            case happened.Paused():
                self.paused = True
                self.offers.clear()
            case happened.Resumed():
                self.paused = False
            case happened.Ended():
                self.ended = event
                self.offers.clear()
                self.paused = False
            case happened.Renamed():
                self._renamed(event)
            case happened.Forgotten():
                self._forgotten(event)
            case happened.Chatted():
                seat = event.seat if event.seat >= 0 else None
                speaker = logged.person or (self.seats[seat].person if seat is not None else "")
                self._say(logged.at, seat, event.name, event.text, speaker=speaker)
            case happened.RematchMade():
                self.rematch = event.match
            case _:
                assert_never(event)

    # The game

    def _answered(self, event: happened.Answered, at: int) -> None:
        entry = answer_of(event.seat, event.ask, event.answer)
        if self.match is None:
            self.record.entries.append(entry)
            self.noticed = at
            return
        secret = self._give(self.match, event, entry)
        if event.seat >= 0:
            self.own[event.seat] += 1
            if event.joined:
                self.joined[event.seat].add(self.own[event.seat])
        if not secret:
            self.noticed = at
            self._lapse_offers({event.seat, *(self.beside.seats if self.beside is not None else ())} - {CHANCE})

    def _give(self, match: Match, event: happened.Answered, entry: Answer) -> bool:
        """Takes the answer into the game; whether nobody else may have noticed."""
        beside = match.runner.togethers if match.runner.side_by_side else 0
        decision = match.decision_of(event.seat)
        quiet, told = decision is not None and decision.quiet, len(match.log)
        if self._trusting:
            match.feed(entry)
        else:
            match.submit(event.seat, event.answer)
        if beside:
            self._beside_others = match.runner.side_by_side and match.runner.togethers == beside
            return self._beside_others
        whispered = not any(note.visible_to(OBSERVER) for note in match.log.notes[told:])
        return quiet and whispered and any(decision.quiet for decision in match.pending)

    def _lapse_offers(self, played: set[int]) -> None:
        """An offer lapses when somebody else plays on, and one to undo when its maker does.

        Those who choose beside each other in secret play on together, when all have chosen.
        """
        if not played or not self.offers:
            return
        self.talk += 1
        self.offers = {
            what: offer
            for what, offer in self.offers.items()
            if what == "pause" or (played == {offer.by} and what != "undo")
        }

    def _taken_back(self, entry: TakeBack) -> None:
        if not entry.alone:
            self.offers.clear()
        for seat in range(len(self.backs)) if not entry.alone else [entry.by]:
            self.backs[seat] += 1
        if self.match is None:
            self.record.entries.append(entry)
        else:
            self.match.take_back_to(entry.by, entry.to, entry.alone)
            self._count_own()

    def _count_own(self) -> None:
        assert self.match is not None
        counted = Counter(answer.by for answer in self.match.answers)
        self.own = [counted[seat] for seat in range(self.header.seats)]
        for seat, joined in enumerate(self.joined):
            self.joined[seat] = {place for place in joined if place <= self.own[seat]}

    def last_gesture(self, seat: int) -> list[int]:
        """The steps of the seat's last answer and of those that it was given together with; empty if there is none."""
        assert self.match is not None
        own = [step for step, answer in enumerate(self.match.answers) if answer.by == seat]
        first = len(own)
        while first in self.joined[seat]:
            first -= 1
        return own[max(0, first - 1) :]

    def _started(self, event: happened.Started) -> None:
        self.started = True
        self.salt = bytes.fromhex(event.salt)
        self.published_hash = event.hash
        if self._opening is None:
            self.match = Match(self.game, self.record, trusted=self._trusting, breathe=breathe)
            self._count_own()

    def _open(self, opening: Opening) -> None:
        """The game of a log that was read at once. A finished one is shown as far as these rules can follow it."""
        self._opening = None
        if not self.started:
            return
        record = self.record
        if opening.held is not None:
            held: list[Entry] = [*record.in_force()[: opening.held]]
            record, self.replayable = Record(record.game, "", record.options, record.seats, held), False
        self.match = Match(self.game, record, breathe=breathe)
        self._count_own()

    def _repaired(self, event: happened.Repaired, at: int) -> None:
        if event.renewed:
            self.renewed.append(len(self.record.entries))
        self._taken_back(TakeBack(CHANCE, event.to))
        self.repaired = {"step": event.to, "rules": event.rules}
        self._say(at, None, "", f"the rules have changed: the match goes on after step {event.to}", "repaired")

    # Seats

    def _seat(self, number: int, seat: Seat) -> None:
        self.seats[number] = seat
        self._held, self._listed = {}, None
        for n, taken in enumerate(self.seats):
            if taken.kind == "person":
                self._held.setdefault(taken.person, []).append(n)

    def _seat_claimed(self, event: happened.SeatClaimed, at: int) -> None:
        before = self.seats[event.seat]
        self._seat(event.seat, Seat("person", event.person, event.name, program=event.program))
        self.changed_seats[event.seat] = event.person
        if not self.started:
            self.words.append(event.nonce)
        elif before.kind == "bot":
            self._say(
                at, event.seat, event.name, f"takes the seat back from {before.name}", "returned", about=before.name
            )

    def _bot_seated(self, event: happened.BotSeated, at: int) -> None:
        before = self.seats[event.seat]
        former = before.person if event.why in ("time", "kicked") else ""
        resigned = before.person if event.why == "resigned" and before.name != FORMER else ""
        self._seat(event.seat, Seat("bot", "", event.bot, event.bot, former, resigned))
        self.offers = {what: offer for what, offer in self.offers.items() if offer.by != event.seat}
        self.changed_seats[event.seat] = None
        if before.kind == "person" and event.why in LOST:
            what, why = LOST[event.why]
            self._say(at, event.seat, event.bot, f"takes over from {before.name}: {why}", what, about=before.name)

    def _renamed(self, event: happened.Renamed) -> None:
        for number, seat in enumerate(self.seats):
            if seat.kind == "person" and seat.person == event.person:
                self._seat(number, replace(seat, name=event.name))
        if event.everywhere:
            self._name_speaker(event.person, event.name)

    def _name_speaker(self, person: str, name: str) -> None:
        for number, speaker in enumerate(self.speakers):
            if speaker == person:
                self.chat[number] = {**self.chat[number], "name": name}

    def _forgotten(self, event: happened.Forgotten) -> None:
        """Whoever has left for good is called a former player, at the seat and in the chat."""
        for number, seat in enumerate(self.seats):
            if event.person in (seat.person, seat.former, seat.resigned):
                name = FORMER if seat.kind == "person" else seat.name
                self._seat(number, replace(seat, name=name, former="", resigned=""))
        self._name_speaker(event.person, FORMER)

    def _say(
        self,
        at: int,
        seat: int | None,
        name: str,
        text: str,
        what: Told | None = None,
        speaker: str = "",
        about: str = "",
    ) -> None:
        line: ChatLine = {"n": len(self.chat), "at": at, "seat": seat, "name": name, "text": text, "what": what}
        if about:
            line["about"] = about
        self.chat.append(line)
        self.speakers.append(speaker)

    def _remember_sender(self, logged: Logged) -> None:
        seat = getattr(logged.event, "seat", CHANCE)
        person = logged.person or (self.seats[seat].person if seat >= 0 else "")
        if logged.ident is not None:
            self.idents.add((person, logged.ident))
        if logged.person is not None:
            self.done[logged.person, logged.event.kind] += 1

    # Clocks

    def _run_clock(self, logged: Logged, running: list[int]) -> None:
        """Charges those who were asked; what the log says was left is believed."""
        event = logged.event
        if logged.clock is not None:
            self.clock.left, self.clock.since = logged.clock.copy(), logged.at
            self._answering = None
        elif isinstance(event, happened.Answered):
            self._charge_answer(event.seat, logged.at, running)
        elif isinstance(event, TICKING):
            self.clock.tick(logged.at, running)

    def _charge_answer(self, seat: int, at: int, running: list[int]) -> None:
        unnoticed = seat >= 0 and seat not in running and bool(running) and self.on_the_clock() == running
        if self.match is None or unnoticed:
            return
        self.clock.tick(at, running)
        if seat in running:
            self._answering = seat
        if self._answering is not None and self.match.decision_of(CHANCE) is None:
            self.clock.answered(self._answering, still_asked=self._answering in self.on_the_clock())
            self._answering = None

    def _look_beside(self, event: Event | None = None, at: int = 0) -> None:
        """Notes when flows begin to run side by side, and when they have all ended."""
        runner = None if self.match is None else self.match.runner
        if runner is None or not runner.side_by_side:
            self.beside = None
            return
        back = isinstance(event, happened.TakenBack)
        alone = isinstance(event, happened.TakenBack) and event.alone
        if self.beside is None or (back and not alone) or (self.beside.number != runner.togethers and not alone):
            self.beside = Beside(runner.togethers, frozenset(runner.beside), self.clock.copy())
            return
        if isinstance(event, happened.Paused | happened.Resumed):
            clock = self.beside.clock.copy()
            clock.tick(at, self.beside.seats if isinstance(event, happened.Paused) else [])
            self.beside = replace(self.beside, clock=clock)
        if self.beside.number != runner.togethers:
            self.beside = replace(self.beside, number=runner.togethers)

    # Starting and mending

    def dice(self) -> Chance | None:
        """Chance of a running match; a finished one rolls nothing any more."""
        return None if self.finished else Keyed(self.header.key, self.salt, self.renewed)

    @property
    def key_hash(self) -> str:
        return hashlib.sha256(self.header.key).hexdigest()

    def start(self, now: int) -> None:
        """All seats are taken: the salt of the dice is fixed, and chance deals."""
        self.emit(now, happened.Started(salt_of(self.header.id, self.words).hex(), self.key_hash))
        self.roll(now)

    def roll(self, now: int) -> None:
        """Chance answers as long as it is asked; then the game may be over."""
        match, dice = self.match, self.dice()
        assert match is not None
        while dice is not None and (decision := match.decision_of(CHANCE)) is not None:
            option = dice.pick(decision, len(self.record.entries))
            self.emit(now, happened.Answered(CHANCE, decision.prompt, self.game.names[option]))
        self._judge_lesson(match, now)
        if match.state.over and not self.finished:
            state = match.state
            self.emit(now, happened.Ended("rules", state.ending, list(state.winners), state.scores()))

    def _judge_lesson(self, match: Match, now: int) -> None:
        """A lesson ends when its goal is reached or missed, whatever the game would go on with."""
        lesson = self.game.lesson(self.header.options)
        verdict = "" if lesson is None or self.finished else lesson.verdict(match.state)
        if lesson is not None and verdict:
            winners = [lesson.seat] if verdict == REACHED else []
            self.emit(now, happened.Ended("lesson", verdict, winners, match.state.scores()))

    def copy_entries(self, now: int, entries: Iterable[Entry]) -> None:
        """Before the start: what was played elsewhere, for a branch or an import."""
        for entry in entries:
            breathe()
            if isinstance(entry, TakeBack):
                self.emit(now, happened.TakenBack(entry.by, entry.to, entry.alone))
            else:
                self.emit(now, happened.Answered(entry.by, entry.ask, entry.answer))

    # What is so now

    @property
    def finished(self) -> bool:
        """Whether the log says so, or the store does; under which rules does not matter."""
        return self.ended is not None or self.header.finished is not None

    @property
    def over(self) -> bool:
        return self.finished or (self.match is not None and self.match.state.over)

    @property
    def status(self) -> Status:
        if self.over:
            return "over"
        if not self.started:
            return "waiting"
        return "paused" if self.paused else "playing"

    def result(self) -> Result | None:
        if not self.over or self.match is None:
            return None
        state, ended = self.match.state, self.ended
        if ended is not None:
            scores = state.scores() if ended.scores is None else list(ended.scores)
            return {"by": ended.by, "ending": ended.ending, "winners": list(ended.winners), "scores": scores}
        if self.header.finished is not None:
            return self.header.finished
        return {"by": "rules", "ending": state.ending, "winners": list(state.winners), "scores": state.scores()}

    def ending(self) -> Ending | None:
        """What the table itself says of the end, in the game's own measures; None where the rules ended the game."""
        result = self.result()
        if result is None or result["by"] == "rules" or self.match is None or not self.replayable:
            return None
        return {"how": result["by"], "scores": self.match.state.standings()}

    def mine(self, person: str) -> list[int]:
        return self._held.get(person, [])

    def played(self, person: str) -> list[int]:
        """The person's seats, and those that they have lost or resigned."""
        gone = [n for n, seat in enumerate(self.seats) if person in (seat.former, seat.resigned)]
        return [*self.mine(person), *gone]

    def others(self, person: str) -> list[int]:
        """Seats that other persons hold."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == "person" and seat.person != person]

    def needed(self, offer: Offer) -> list[int]:
        """Seats whose consent an offer still waits for. A person with several seats agrees once."""
        agreed = {self.seats[seat].person for seat in offer.agreed}
        return [n for n, seat in enumerate(self.seats) if seat.kind == "person" and seat.person not in agreed]

    def asked(self, quiet: bool | None = None) -> list[int]:
        """Seats that have something to decide; `quiet` picks those asked in secret, or the others."""
        if self.match is None or self.status != "playing":
            return []
        return [d.seat for d in self.match.pending if d.seat >= 0 and quiet in (None, d.quiet)]

    def acting(self, watcher: int) -> list[int]:
        if self.match is None or self.over:
            return []
        return [seat for seat in self.match.acting(watcher) if seat >= 0]

    def bots_asked(self) -> list[int]:
        return [seat for seat in self.asked() if self.seats[seat].kind == "bot"]

    def on_the_clock(self, quiet: bool = False) -> list[int]:
        return [seat for seat in self.asked(quiet) if self.seats[seat].kind == "person"] if self.clock.used else []

    def deadlines(self) -> dict[int, int]:
        return self.clock.deadlines(self.on_the_clock(), self.on_the_clock(quiet=True))

    def overdue(self, now: int) -> list[int]:
        return sorted(seat for seat, deadline in self.deadlines().items() if deadline <= now)

    def shown_since(self, watcher: int) -> int:
        """The event since which the position looks the same to a seat or, from outside, to a watcher.

        Nobody sees anything of what others choose in secret beside each other: every game is tested for that.
        """
        return self.shown_to_all if watcher < 0 else max(self.shown_to_all, self.shown_to[watcher])

    def turn_of(self, seat: int) -> str:
        """Names the seat's present decision: it changes when the seat answers, or when what it had answered is undone.

        What others take back beside it, for themselves alone, does not touch it.
        """
        return f"{self.backs[seat]}.{self.own[seat]}"

    def summary(self) -> Summary:
        status, asked, deadlines = self.status, self.asked(), self.deadlines() if self.clock.used else {}
        waits = self.clock.expiry == "wait"
        shown: Shown = {
            "seats": self._seats_listed(),
            "acting": self.acting(OBSERVER),
            "asked": asked,
            "deadlines": {str(seat): deadline for seat, deadline in deadlines.items()},
            "former": {str(n): seat.former for n, seat in enumerate(self.seats) if seat.former and status != "over"},
            "result": self.result(),
        }
        return Summary(
            status=status,
            updated=self.noticed,
            deadline=None if waits or not deadlines else min(deadlines.values()),
            bot_due=any(self.seats[seat].kind == "bot" for seat in asked),
            shown=shown,
        )

    def _seats_listed(self) -> list[SummarySeat]:
        if self._listed is None:
            self._listed = [
                {"seat": n, "role": self.roles[n], "name": seat.name, "kind": seat.kind, "program": seat.program}
                for n, seat in enumerate(self.seats)
            ]
        return self._listed


LOST: dict[str, tuple[Told, str]] = {
    "time": ("time", "time ran out"),
    "kicked": ("kicked", "overdue"),
    "resigned": ("resigned", "resigned"),
}
"""Why a bot sits where a person sat."""

TICKING = (
    happened.TakenBack
    | happened.Repaired
    | happened.BotSeated
    | happened.Started
    | happened.Paused
    | happened.Resumed
    | happened.Ended
)
"""Besides answers, the events that charge the clocks."""


def _unnoticed(event: Event) -> bool:
    """Who takes back alone, beside the others, takes back what they know nothing of."""
    return isinstance(event, happened.TakenBack) and event.alone
