"""Which bots a game offers, and one job of thinking. Runs in worker processes, so it imports little."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections import OrderedDict
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from sandtable.bots import LEVELS, USUAL, bot_names, find_bot
from sandtable.engine import Bot, Game, Match, Overlay, Record, Sight
from sandtable.engine.errors import UnknownBot
from sandtable.engine.game import OptionValue
from sandtable.engine.record import Answer, Entry, TakeBack
from sandtable.games import find_game, game_ids

KEPT = 64
"""How many matches a worker remembers, so that it is told only what is new."""

SECONDS = 0.5
"""How long the general bot thinks about one answer."""


def bots_of(game: Game) -> list[str]:
    """The first is the one to play against unless somebody chooses another; then the other levels, and the rest."""
    return [USUAL, *(level for level in LEVELS if level != USUAL), *sorted(set(bot_names(game)) - set(LEVELS))]


def check_bot(game: Game, name: str | None) -> str:
    known = bots_of(game)
    if name is None:
        return known[0]
    if name not in known:
        raise UnknownBot(f"{game.id} has no bot {name!r} (known: {', '.join(known)})")
    return name


def is_bot_name(game: Game, name: str) -> bool:
    """So that nobody passes for a bot.

    >>> is_bot_name(find_game("states"), " Random ")
    True
    """
    return name.strip().casefold() in {bot.casefold() for bot in bots_of(game)}


@cache
def _bots_of_all_games() -> frozenset[str]:
    return frozenset(bot.casefold() for id in game_ids() for bot in bots_of(find_game(id)))


def is_any_bot(name: str) -> bool:
    return name.strip().casefold() in _bots_of_all_games()


@dataclass(frozen=True)
class Job:
    """What a worker needs to answer for one seat: the match's record from entry `start` on."""

    match: str
    game: str
    options: dict[str, OptionValue]
    seats: int
    start: int
    entries: list[Entry]
    seat: int
    bot: str
    variant: dict[str, Any] = field(default_factory=dict)


_matches: OrderedDict[str, Match] = OrderedDict()


def think(job: Job) -> str | None:
    """The option's name; None when this worker does not know the entries before `start`."""
    match = _match(job)
    if match is None:
        return None
    decision = match.decision_of(job.seat)
    if decision is None or len(decision.options) == 1:
        return match.game.names[decision.options[0]] if decision else ""
    sight = Sight(match.runner, decision, luck(match, job.seat))
    return match.game.names[_bot(_game(job), job.bot).choose(sight)]


def luck(match: Match, seat: int) -> Random:
    """What the bot of a seat tosses its coins with."""
    return Random()


def _match(job: Job) -> Match | None:
    match = _matches.pop(job.match, None)
    if job.start == 0:
        record = Record(job.game, "", dict(job.options), [""] * job.seats, list(job.entries))
        match = Match(_game(job), record, trusted=True)
    elif match is None or len(match.record.entries) != job.start:
        return None
    else:
        _catch_up(match, job.entries)
    _matches[job.match] = match
    if len(_matches) > KEPT:
        _matches.popitem(last=False)
    return match


def _catch_up(match: Match, entries: list[Entry]) -> None:
    for entry in entries:
        if isinstance(entry, TakeBack):
            match.take_back_to(entry.by, entry.to, entry.alone)
        elif isinstance(entry, Answer):
            match.submit(entry.by, entry.answer)


def _game(job: Job) -> Game:
    return find_game(job.game, Overlay(job.variant)) if job.variant else find_game(job.game)


@cache
def _bot(game: Game, name: str) -> Bot:
    """The general bots get a span of time, so that no game makes people wait."""
    return find_bot(f"{name}:{SECONDS}s" if name in ("montecarlo", "search", "tree") else name, game)


def ready() -> bool:
    """The first job of a worker, so that it has started when the second comes."""
    return True


def begin_worker(server: int) -> None:
    """Leaves Ctrl-C to the server, gives way to it, and goes when it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=_leave_with, args=(server,), daemon=True).start()


def _leave_with(server: int) -> None:
    while os.getppid() == server:
        time.sleep(1)
    os._exit(0)
