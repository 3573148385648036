"""A match at the terminal: who is human, who is a bot, and where it is saved."""

from __future__ import annotations

import secrets
from pathlib import Path
from random import Random

from sandtable.bots import find_bot, is_own, usual_bot
from sandtable.engine import CHANCE, Bot, Decision, Game, Keyed, Match, Record, Sight
from sandtable.engine.errors import BadSeats, UnknownBot
from sandtable.engine.game import OptionValue
from sandtable.games import replay
from sandtable.text import catalogue

HUMAN = "human"


class Session:
    """Bots answer by themselves; `waiting` is the human decision that comes next."""

    def __init__(self, match: Match, file: Path | None = None) -> None:
        self.match = match
        self.file = file
        self.bots = {seat: bot for seat, name in enumerate(match.record.seats) if (bot := seated(match.game, name))}
        self.randoms = {seat: Random(f"{match.record.extra.get('seed', 0)}/{seat}") for seat in self.bots}

    @classmethod
    def new(
        cls,
        game: Game,
        seats: list[str],
        options: dict[str, OptionValue],
        seed: int | None,
        file: Path | None,
        paranoid: bool = False,
    ) -> Session:
        chosen = secrets.randbits(32) if seed is None else seed
        record = Record(game.id, game.version, options, seats, extra={"seed": chosen}, variant=game.changes())
        return cls(Match(game, record, Keyed.from_seed(chosen), paranoid), file)

    @classmethod
    def resume(cls, record: Record, file: Path, paranoid: bool = False) -> Session:
        """Checks the whole record before it continues; dice continue from its seed."""
        if own := next(filter(is_own, record.seats), None):
            raise UnknownBot(f"{file}: a record cannot bring a bot of one's own ({own}), because it would run its code")
        match = replay(record, paranoid)
        seed = record.extra.get("seed")
        chance = Keyed.from_seed(seed) if isinstance(seed, int) else Keyed(secrets.token_bytes(32))
        return cls(Match(match.game, record, chance, paranoid), file)

    @property
    def humans(self) -> list[int]:
        return [seat for seat in range(len(self.match.record.seats)) if seat not in self.bots]

    def people(self, language: str) -> list[str]:
        """Each seat's role."""
        record, game = self.match.record, self.match.game
        texts = catalogue(game, language)
        return [texts.get(f"seat-{role}") for role in game.roles(len(record.seats), record.options)]

    def bot_names(self) -> dict[int, str]:
        return {seat: self.match.record.seats[seat] for seat in self.bots}

    def waiting(self) -> Decision | None:
        """The next decision that a human has to make, if it is not a bot's turn."""
        humans = [decision for decision in self.match.pending if decision.seat not in self.bots]
        return None if self.bot_decision() else next(iter(humans), None)

    def bot_decision(self) -> Decision | None:
        return next((decision for decision in self.match.pending if decision.seat in self.bots), None)

    def let_bot_play(self, decision: Decision) -> None:
        seat = decision.seat
        option = self.bots[seat].choose(Sight(self.match.runner, decision, self.randoms[seat]))
        self.match.submit(seat, self.match.game.names[option])

    def answer(self, seat: int, option: int) -> None:
        self.match.submit(seat, self.match.game.names[option])
        self.autosave()

    def last_human(self) -> int | None:
        """Who gave the last answer that could be taken back."""
        answers = reversed(self.match.answers)
        return next((answer.by for answer in answers if answer.by != CHANCE and answer.by not in self.bots), None)

    def take_back(self, seat: int, agreed: bool) -> None:
        self.match.take_back(seat, agreed)
        self.autosave()

    def save(self, file: Path) -> None:
        self.match.close().write(file)

    def autosave(self) -> None:
        if self.file is not None:
            self.save(self.file)


def seated(game: Game, name: str) -> Bot | None:
    """The bot behind a seat's name; whoever is not a bot is human."""
    try:
        return None if name == HUMAN else find_bot(name, game)
    except UnknownBot:
        return None


def parse_seats(game: Game, texts: list[str], seats: int | None, usual: int) -> list[str]:
    """`["1=human", "3=random"]` as one name per seat. Bots take the seats not mentioned; seat 1 is human if none is."""
    chosen = dict(parse_seat(game, text) for text in texts)
    if len(chosen) < len(texts):
        raise BadSeats("a seat is listed twice")
    count = seats or enough_seats(game, max(chosen, default=0), usual)
    if count not in game.seats:
        raise BadSeats(f"{game.id} is for {', '.join(map(str, game.seats))} players, not {count}")
    for place in chosen:
        if not 1 <= place <= count:
            raise BadSeats(f"there is no seat {place}; the seats are 1 to {count}")
    if HUMAN not in chosen.values():
        chosen.setdefault(1, HUMAN)
    return [chosen.get(place, usual_bot(game)) for place in range(1, count + 1)]


def parse_seat(game: Game, text: str) -> tuple[int, str]:
    place, equals, name = text.partition("=")
    if not equals or not place.isdecimal() or not name:
        raise BadSeats(f"--seat expects a number and a player, such as 1=human or 2=montecarlo, not {text!r}")
    if name != HUMAN:
        find_bot(name, game)
    return int(place), usual_bot(game) if name == "bot" else name


def enough_seats(game: Game, highest: int, usual: int) -> int:
    """As many as usual, or enough for every seat that was mentioned."""
    if highest < 2:
        return usual
    return next((count for count in game.seats if count >= highest), highest)
