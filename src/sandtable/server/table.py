"""A match as it stands, worked out from its events alone: who sits where, the game, clocks, offers, chat."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from sandtable.engine import CHANCE, OBSERVER, Game, Keyed, Match, Record
from sandtable.engine.errors import BadRecord
from sandtable.engine.record import Entry, TakeBack, answer_of
from sandtable.games import find_game

from . import events as kinds
from .clock import Clock
from .events import Append, Event, Header, Summary


@dataclass
class Seat:
    kind: str = "open"
    person: str = ""
    name: str = ""
    bot: str = ""


@dataclass
class Offer:
    by: int
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class ChatLine:
    n: int
    at: int
    seat: int | None
    name: str
    text: str


class Table:
    """Events go in by `absorb` (from the store) or are made here by `emit`; either way every process agrees."""

    def __init__(self, header: Header, game: Game | None = None) -> None:
        self.header = header
        self.game = game or find_game(header.game)
        self.roles = self.game.roles(header.seats, header.options)
        self.seats = [Seat() for _ in range(header.seats)]
        self.clock = Clock(header.clock, header.seats)
        self.record = Record(header.game, header.rules, dict(header.options), [""] * header.seats)
        self.match: Match | None = None
        self.seq = 0
        self.updated = header.created
        self.talk = 0
        """Counts the events that are not answers: what is shown around the board may have changed."""
        self.counted = 0
        self.backs = 0
        self.started = False
        self.paused = False
        self.salt = b""
        self.published_hash = ""
        self.nonces: list[str] = []
        self.ended: dict[str, Any] | None = None
        self.offers: dict[str, Offer] = {}
        self.chat: list[ChatLine] = []
        self.idents: set[str] = set()
        self.rematch: str | None = None
        self.repaired: dict[str, Any] | None = None
        self.fresh: list[Event] = []
        self.changed_seats: dict[int, str | None] = {}

    # Events

    def absorb(self, log: Iterable[Event], trusted: bool = False) -> None:
        """Takes in what the store holds. A record that these rules no longer play raises `BadRecord`.

        What these very rules have written may be trusted: opening is then several times as fast.
        """
        if self.match is not None:
            self.match.chance = None
        for event in log:
            self._absorb(event)
        if self.started and self.match is None:
            self.match = Match(self.game, self.record, trusted=trusted)
        if self.match is not None:
            self.match.chance = self.dice()
        self.changed_seats = {}

    def emit(
        self,
        now: int,
        kind: str,
        seat: int = CHANCE,
        ask: str = "",
        answer: str = "",
        ident: str | None = None,
        data: dict[str, Any] | None = None,
    ) -> None:
        """Makes the next event and takes it in; `take_fresh` hands it to the store."""
        event = Event(self.seq + 1, now, kind, seat, ask, answer, ident, data)
        self._absorb(event)
        self.fresh.append(event)

    def take_fresh(self) -> Append | None:
        """What has to be written now, if anything."""
        return self.founding() if self.fresh else None

    def founding(self) -> Append:
        """The first write of a match; it may hold no event yet."""
        events, self.fresh = self.fresh, []
        seats, self.changed_seats = self.changed_seats, {}
        return Append(self.header.id, self.seq - len(events), events, self.summary(), seats)

    def _absorb(self, event: Event) -> None:
        self.seq = event.seq
        self.updated = event.at
        if event.ident is not None:
            self.idents.add(event.ident)
        if event.data is not None and "clock" in event.data:
            self.clock.left = list(event.data["clock"])
            self.clock.since = event.at
        if event.kind != kinds.ANSWER:
            self.talk += 1
        HANDLERS[event.kind](self, event)

    def _on_answer(self, event: Event) -> None:
        self.counted += 1
        if event.seat >= 0:
            self._drop_offers_of_others(event.seat)
        if self.match is None:
            self.record.entries.append(answer_of(event.seat, event.ask, event.answer))
        elif self.counted > len(self.record.entries):
            self.match.submit(event.seat, event.answer)

    def _drop_offers_of_others(self, seat: int) -> None:
        """An offer lapses when somebody else plays on."""
        if self.offers:
            self.talk += 1
            self.offers = {what: offer for what, offer in self.offers.items() if offer.by == seat or what == "pause"}

    def _on_back(self, event: Event) -> None:
        assert event.data is not None
        self.counted += 1
        self.backs += 1
        self.offers.clear()
        entry = TakeBack(event.seat, event.data["to"], event.data.get("alone", False))
        if self.match is None:
            self.record.entries.append(entry)
        elif self.counted > len(self.record.entries):
            self.match.take_back_to(entry.by, entry.to, entry.alone)

    def _on_repair(self, event: Event) -> None:
        assert event.data is not None
        self._on_back(event)
        self.repaired = {"step": event.data["to"], "rules": event.data["rules"]}

    def _on_claim(self, event: Event) -> None:
        assert event.data is not None
        self.seats[event.seat] = Seat("person", event.data["person"], event.data["name"])
        self.nonces.append(event.data.get("nonce", ""))
        self.changed_seats[event.seat] = event.data["person"]

    def _on_bot(self, event: Event) -> None:
        assert event.data is not None
        bot = event.data["bot"]
        self.seats[event.seat] = Seat("bot", "", bot, bot)
        self.offers = {what: offer for what, offer in self.offers.items() if offer.by != event.seat}
        self.changed_seats[event.seat] = None

    def _on_start(self, event: Event) -> None:
        assert event.data is not None
        self.started = True
        self.salt = bytes.fromhex(event.data["salt"])
        self.published_hash = str(event.data["hash"])

    def _on_offer(self, event: Event) -> None:
        assert event.data is not None
        self.offers[event.data["what"]] = Offer(event.seat, {event.seat})

    def _on_agree(self, event: Event) -> None:
        assert event.data is not None
        if offer := self.offers.get(event.data["what"]):
            offer.agreed.add(event.seat)

    def _on_drop_offer(self, event: Event) -> None:
        assert event.data is not None
        self.offers.pop(event.data["what"], None)

    def _on_pause(self, event: Event) -> None:
        self.paused = True
        self.offers.clear()

    def _on_resume(self, event: Event) -> None:
        self.paused = False

    def _on_end(self, event: Event) -> None:
        assert event.data is not None
        self.ended = {name: event.data[name] for name in ("by", "ending", "winners")}
        self.offers.clear()
        self.paused = False

    def _on_rename(self, event: Event) -> None:
        assert event.data is not None
        for seat in self.seats:
            if seat.person == event.data["person"]:
                seat.name = event.data["name"]

    def _on_chat(self, event: Event) -> None:
        assert event.data is not None
        seat = event.seat if event.seat >= 0 else None
        self.chat.append(ChatLine(len(self.chat), event.at, seat, event.data["name"], event.data["text"]))

    def _on_rematch(self, event: Event) -> None:
        assert event.data is not None
        self.rematch = event.data["match"]

    # Starting and mending

    def dice(self) -> Keyed | None:
        """Chance of a running match; an imported record rolls nothing any more."""
        return None if self.ended is not None else Keyed(self.header.key, self.salt)

    @property
    def key_hash(self) -> str:
        return hashlib.sha256(self.header.key).hexdigest()

    def start(self, now: int) -> None:
        """All seats are taken: the salt of the dice is fixed, and chance deals."""
        salt = hashlib.sha256("\n".join([self.header.id, *self.nonces]).encode()).hexdigest()[:32]
        self.clock.since = now
        self.emit(now, kinds.START, data={"salt": salt, "hash": self.key_hash} | self.clock_data())
        self.match = Match(self.game, self.record, self.dice())
        self.write_entries(now)

    def repair(self, now: int, error: BadRecord) -> None:
        """The rules changed under the match: it goes on from the last step that still holds."""
        data = {"to": max(0, error.step - 1), "rules": self.game.version}
        self.emit(now, kinds.REPAIR, data=data | self.clock_data())
        self.match = Match(self.game, self.record, self.dice())
        self.write_entries(now)

    def copy_entries(self, now: int, entries: Iterable[Entry]) -> None:
        """Before the start: what was played elsewhere, for a branch or an import."""
        for entry in entries:
            if isinstance(entry, TakeBack):
                self.emit(now, kinds.BACK, entry.by, data={"to": entry.to, "alone": entry.alone})
            else:
                self.emit(now, kinds.ANSWER, entry.by, entry.ask, entry.answer)

    def write_entries(self, now: int, ident: str | None = None, clocked: bool = True) -> None:
        """Makes events of the record's entries that have none yet: an answer, and what chance added to it."""
        entries = self.record.entries[self.counted :]
        for number, entry in enumerate(entries, 1):
            data = self.clock_data() if clocked and number == len(entries) else None
            if isinstance(entry, TakeBack):
                back = {"to": entry.to, "alone": entry.alone}
                self.emit(now, kinds.BACK, entry.by, ident=ident, data=back | (data or {}))
            else:
                self.emit(now, kinds.ANSWER, entry.by, entry.ask, entry.answer, ident, data or None)
            ident = None

    def clock_data(self) -> dict[str, Any]:
        return {"clock": self.clock.left.copy()} if self.clock.used else {}

    # What is so now

    @property
    def over(self) -> bool:
        return self.ended is not None or (self.match is not None and self.match.state.over)

    @property
    def status(self) -> str:
        if self.over:
            return "over"
        if not self.started:
            return "waiting"
        return "paused" if self.paused else "playing"

    def result(self) -> dict[str, Any] | None:
        if not self.over or self.match is None:
            return None
        state = self.match.state
        told = self.ended or {"by": "rules", "ending": state.ending, "winners": list(state.winners)}
        return {**told, "scores": state.scores()}

    def mine(self, person: str) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.kind == "person" and seat.person == person]

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

    def turn_of(self, seat: int) -> str:
        """Names the seat's present decision: it changes when the seat answers or anything is taken back."""
        assert self.match is not None
        own = sum(answer.by == seat for answer in self.match.answers)
        return f"{self.backs}.{own}"

    def summary(self) -> Summary:
        deadlines = self.deadlines()
        waits = self.clock.expiry == "wait"
        return Summary(
            status=self.status,
            updated=self.updated,
            deadline=None if waits or not deadlines else min(deadlines.values()),
            bot_due=bool(self.bots_asked()),
            shown={
                "seats": [
                    {"seat": n, "role": self.roles[n], "name": seat.name, "kind": seat.kind}
                    for n, seat in enumerate(self.seats)
                ],
                "acting": self.acting(OBSERVER),
                "asked": self.asked(),
                "result": self.result(),
            },
        )


HANDLERS: dict[str, Callable[[Table, Event], None]] = {
    kinds.ANSWER: Table._on_answer,
    kinds.BACK: Table._on_back,
    kinds.REPAIR: Table._on_repair,
    kinds.CLAIM: Table._on_claim,
    kinds.BOT: Table._on_bot,
    kinds.START: Table._on_start,
    kinds.OFFER: Table._on_offer,
    kinds.AGREE: Table._on_agree,
    kinds.REFUSE: Table._on_drop_offer,
    kinds.WITHDRAW: Table._on_drop_offer,
    kinds.PAUSE: Table._on_pause,
    kinds.RESUME: Table._on_resume,
    kinds.END: Table._on_end,
    kinds.RENAME: Table._on_rename,
    kinds.CHAT: Table._on_chat,
    kinds.REMATCH: Table._on_rematch,
}
