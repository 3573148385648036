"""Many games at once: one step answers in all of them, and everything lies in NumPy arrays that stay where they are.

>>> from sandtable.envs.vector import VectorGames
>>> games = VectorGames("states", 4, seed=7)
>>> actions = games.masks.argmax(axis=1)
>>> games.step(actions)
>>> games.observations.shape[0], games.seats.shape, games.rewards.shape
(4, (4,), (4, 3))

A game that ends begins anew at once: `over` says which did in the last step, `rewards` what they were worth to each
seat. `observations` and `masks` are those of the seat that acts now.

With `opponents` only one seat of each game is asked, and bots play the others: in game n that of n modulo the seats.
With `adviser` a bot is asked as well wherever a seat acts: `advice` is what it would do, and `opinions` what it finds
each option worth, not a number where an option is not offered. Who sees the same hears the same.
"""

from __future__ import annotations

import json
import os
import select
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from random import Random
from time import perf_counter
from typing import Any
from zlib import crc32

import numpy as np
import numpy.typing as npt

from sandtable.engine import Game, Options
from sandtable.engine.batch import Batch, Rows

from .desk import SEEDS, Desk, Opponents, WrongCheckpoint, opponents_of
from .opinion import Adviser

Array = npt.NDArray[Any]

GO, SAVE, LOAD, END, DONE = b"g", b"s", b"l", b"e", b"d"
"""What processes that share games say to one another."""

AWAKE = 0.001
"""For how many seconds a process waits for the next word without going to sleep."""


class Arrays:
    """The arrays of n games, in memory of their own or in a block that several processes share."""

    def __init__(self, desk: Desk, games: int, has_opinions: bool, block: memoryview | None = None) -> None:
        shapes = layout(desk, games, has_opinions)
        if block is None:
            block = memoryview(bytearray(sum(size_of(*each) for each in shapes.values())))
        self.parts: dict[str, Array] = {}
        at = 0
        for name, (shape, kind) in shapes.items():
            self.parts[name] = np.frombuffer(block, kind, int(np.prod(shape)), at).reshape(shape)
            at += size_of(shape, kind)


def layout(desk: Desk, games: int, has_opinions: bool) -> dict[str, tuple[tuple[int, ...], Any]]:
    """What lies where; the rows of features come first, as whole numbers."""
    heard = games if has_opinions else 0
    return {
        "rows": ((games, desk.encoder.size), np.int16),
        "observations": ((games, desk.encoder.size), np.float32),
        "rewards": ((games, desk.seats), np.float32),
        "seats": ((games,), np.int32),
        "actions": ((games,), np.int32),
        "masks": ((games, desk.encoder.actions), np.int8),
        "over": ((games,), np.bool_),
        "opinions": ((heard, desk.encoder.actions), np.float32),
        "advice": ((heard,), np.int32),
    }


def size_of(shape: tuple[int, ...], kind: Any) -> int:
    """In bytes, rounded up so that every array begins at an even place."""
    return -(-int(np.prod(shape)) * int(np.dtype(kind).itemsize) // 16) * 16


@dataclass(frozen=True)
class Company:
    """Which bots play the other seats, if any do, and which is asked for its opinion, if one is."""

    opponents: Opponents | None = None
    adviser: str | None = None

    @property
    def looks(self) -> bool:
        """Whether anybody looks at the games as a bot does."""
        return self.opponents is not None or self.adviser is not None


NOBODY = Company()


class Share:
    """Some of the games: plays them into their part of the arrays."""

    def __init__(
        self, desk: Desk, arrays: Arrays, place: tuple[int, int], seed: int, company: Company = NOBODY
    ) -> None:
        first, count = place
        parts = {name: part[first : first + count] for name, part in arrays.parts.items()}
        self.desk = desk
        self.rows, self.observations, self.masks = parts["rows"], parts["observations"], parts["masks"]
        self.rewards, self.over = parts["rewards"], parts["over"]
        rows = Rows(
            list(map(plain, self.rows)),
            list(map(plain, self.masks)),
            list(map(plain, parts["rewards"])),
            plain(parts["seats"]),
            plain(parts["actions"]),
            plain(parts["over"]),
        )
        seeds = [Random(seed * 1_000_003 + game) for game in range(first, first + count)]
        bots = None if company.opponents is None else opponents_of(desk, company.opponents)
        self.batch = Batch(desk.encoder, desk.seats, desk.options, rows, seeds, bots, first, desk.keep)
        self.adviser = None if company.adviser is None else Adviser(company.adviser, desk.game)
        self.opinions, self.advice = parts["opinions"], parts["advice"]
        self.look()

    def step(self) -> None:
        """Takes the actions, which are known to be offered, and fills the arrays anew."""
        self.batch.step()
        self.look()

    def checkpoint(self) -> list[Any]:
        """Every game of the share as plain data, with what the last step was worth."""
        batch = self.batch
        saved = zip(batch.episodes, batch.seeds, self.over.tolist(), self.rewards.tolist(), strict=True)
        return [
            [self.desk.checkpoint(game, {SEEDS: seeds}, over=over).decode(), got] for game, seeds, over, got in saved
        ]

    def restore(self, saved: list[Any]) -> None:
        games = [(self.desk.restore(checkpoint.encode(), SEEDS, counted=("over",)), got) for checkpoint, got in saved]
        for number, (game, got) in enumerate(games):
            self.rewards[number] = got
            self.over[number] = game.numbers["over"]
        self.batch.resume([game.episode for game, _ in games], [game.sources[SEEDS] for game, _ in games])
        self.look()

    def look(self) -> None:
        self.masks[:] = 0
        self.batch.look()
        self.observations[:] = self.rows
        if self.adviser is not None:
            self.listen(self.adviser)

    def listen(self, adviser: Adviser) -> None:
        """Its thoughts come from a source that depends on what is seen alone."""
        for game, episode in enumerate(self.batch.episodes):
            decision = episode.decision
            assert decision is not None
            random = Random(crc32(self.rows[game]))
            self.advice[game] = adviser.advise(episode.runner, decision, random, self.opinions[game])


def plain(array: Array) -> memoryview[Any]:
    """The memory of an array for code that knows nothing of NumPy."""
    buffer: Any = array
    return memoryview(buffer)


class VectorGames:
    """n games of one kind, each with its own seed; with `processes`, shared among so many, this one included; with
    `opponents`, one name (or bot) for all other seats or one for each, for one seat against bots; with `adviser`, the
    opinion of a bot.

    An action that is not offered is an error that names it, before any game has gone on.
    """

    def __init__(
        self,
        game: str | Game,
        games: int,
        seats: int | None = None,
        options: Options | None = None,
        seed: int = 0,
        processes: int = 1,
        opponents: Opponents | None = None,
        adviser: str | None = None,
    ) -> None:
        self.company = Company(opponents, adviser)
        self.desk = Desk(game, seats, options, keep=self.company.looks)
        self.games = games
        if not 1 <= processes <= games:
            raise ValueError(f"{games} games can be shared among 1 to {games} processes, not {processes}")
        self.workers: list[Worker] = []
        self.block: SharedMemory | None = None
        if processes > 1:
            size = sum(size_of(*each) for each in layout(self.desk, games, adviser is not None).values())
            self.block = SharedMemory(create=True, size=size)
        self.arrays = Arrays(self.desk, games, adviser is not None, None if self.block is None else self.block.buf)
        self.ends = [games * number // processes for number in range(processes + 1)]
        self._hire(game if isinstance(game, str) else game.id, self.ends[1:], seed)
        self.own: Share | None = Share(self.desk, self.arrays, (0, self.ends[1]), seed, self.company)
        for worker in self.workers:
            worker.wait()
        parts = self.arrays.parts
        self.observations, self.masks, self.rewards = parts["observations"], parts["masks"], parts["rewards"]
        self.seats, self.over = parts["seats"], parts["over"]
        self.opinions, self.advice = parts["opinions"], parts["advice"]

    def _hire(self, id: str, ends: list[int], seed: int) -> None:
        """This process plays the first share of the games itself; other processes have the rest."""
        for first, end in pairwise(ends):
            assert self.block is not None
            place = (self.block.name, self.games, first, end - first)
            self.workers.append(Worker((id, self.desk.seats, self.desk.options, place, seed, self.company)))

    def step(self, actions: npt.ArrayLike) -> None:
        """One action for the acting seat of every game; the arrays then show what came of them."""
        own = self._open()
        chosen = np.asarray(actions)
        self.check(chosen)
        self.arrays.parts["actions"][:] = chosen
        for worker in self.workers:
            worker.tell(GO)
        own.step()
        for worker in self.workers:
            worker.wait()

    def check(self, chosen: Array) -> None:
        if chosen.shape != (self.games,):
            raise ValueError(f"there must be one action for each of {self.games} games, not an array {chosen.shape}")
        if chosen.dtype.kind not in "iu":
            raise ValueError(f"actions are whole numbers, not {chosen.dtype}")
        known = (chosen >= 0) & (chosen < self.masks.shape[1])
        offered = known & (self.masks[np.arange(self.games), np.where(known, chosen, 0)] == 1)
        if not offered.all():
            game = int(np.flatnonzero(~offered)[0])
            action = int(chosen[game])
            name = self.desk.game.names[action] if known[game] else "no action of this game"
            raise ValueError(f"game {game}: action {action}, {name!r}, is not offered to seat {self.seats[game]}")

    def sample(self, random: np.random.Generator) -> Array:
        """An offered action for each game, each equally likely."""
        offered = np.flatnonzero(self.masks.view(np.bool_))
        begin = np.arange(self.games) * self.masks.shape[1]
        first = np.searchsorted(offered, begin)
        count = np.diff(first, append=len(offered))
        chosen: Array = offered[first + (random.random(self.games) * count).astype(np.intp)] - begin
        return chosen

    # Going back, going elsewhere

    def clone(self) -> VectorGames:
        """Twins of all games, in arrays of their own, in as many processes, with the same dice to come."""
        desk, company = self.desk, self.company
        processes = len(self.workers) + 1
        twin = VectorGames(
            desk.game, self.games, desk.seats, desk.options, 0, processes, company.opponents, company.adviser
        )
        twin.restore(self.checkpoint())
        return twin

    def checkpoint(self) -> bytes:
        """Everything that `restore` needs to go on from here, in as many processes as one likes."""
        saved = self._open().checkpoint()
        for worker in self.workers:
            worker.tell(SAVE)
        for worker in self.workers:
            saved += json.loads(worker.hear())
        return json.dumps(saved).encode()

    def restore(self, checkpoint: bytes) -> None:
        """Goes on from a checkpoint of as many games of this kind; the arrays are what they were there."""
        own = self._open()
        try:
            saved = json.loads(checkpoint)
            games = len(saved)
            for each, _ in saved:
                self.desk.restore(each.encode(), SEEDS, counted=("over",))
        except (ValueError, TypeError, AttributeError) as error:
            raise WrongCheckpoint(f"this is not a checkpoint of vectorised games: {error}") from None
        if games != self.games:
            raise WrongCheckpoint(f"the checkpoint has {games} games, and here are {self.games}")
        ends = self.ends
        for worker, (first, end) in zip(self.workers, pairwise(ends[1:]), strict=True):
            worker.tell(LOAD + json.dumps(saved[first:end]).encode())
        own.restore(saved[: ends[1]])
        for worker in self.workers:
            worker.wait()

    def _open(self) -> Share:
        if self.own is None:
            raise ValueError("these games are closed")
        return self.own

    def close(self) -> None:
        """Ends the other processes and gives their memory back."""
        for worker in self.workers:
            worker.end()
        self.workers = []
        self.own = None
        if self.block is not None:
            self.observations = self.masks = self.rewards = self.seats = self.over = np.empty(0)
            self.opinions = self.advice = np.empty(0)
            self.arrays.parts.clear()
            self.block.close()
            self.block.unlink()
            self.block = None

    def __enter__(self) -> VectorGames:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()


class Ear:
    """Listens to a pipe, wide awake for a moment: being woken takes longer than half a step of the games does."""

    def __init__(self, pipe: Connection) -> None:
        self.pipe = pipe
        self.poller = select.poll() if hasattr(select, "poll") else None
        if self.poller is not None:
            self.poller.register(pipe.fileno(), select.POLLIN)

    def hear(self) -> bytes:
        if self.poller is not None:
            sleepy = perf_counter() + AWAKE
            while not self.poller.poll(0) and perf_counter() < sleepy:
                pass
        return self.pipe.recv_bytes()


class Worker:
    """Another process with some of the games. A byte through a pipe says what to do, a byte back says done."""

    def __init__(self, settings: tuple[Any, ...]) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, settings), daemon=True)
        self.process.start()
        theirs.close()
        self.ear = Ear(self.pipe)

    def tell(self, order: bytes) -> None:
        self.pipe.send_bytes(order)

    def hear(self) -> bytes:
        """What it has to say besides that it is done."""
        said = self.ear.hear()
        if not said.startswith(DONE):
            raise RuntimeError(f"a process of the games failed: {said.decode()}")
        return said[len(DONE) :]

    def wait(self) -> None:
        self.hear()

    def end(self) -> None:
        if self.process.is_alive():
            self.tell(END)
        self.process.join()


def work(pipe: Connection, settings: tuple[Any, ...]) -> None:
    """What the other process does."""
    id, seats, options, (name, games, first, count), seed, company = settings
    block = SharedMemory(name)
    desk = Desk(id, seats, options, keep=company.looks)
    arrays = Arrays(desk, games, company.adviser is not None, block.buf)
    share = Share(desk, arrays, (first, count), seed, company)
    answer_until_told_to_end(pipe, share)
    os._exit(0)


def answer_until_told_to_end(pipe: Connection, share: Share) -> None:
    ear = Ear(pipe)
    try:
        pipe.send_bytes(DONE)
        while (order := ear.hear()) != END:
            pipe.send_bytes(DONE + obey(share, order))
    except EOFError:
        return
    except Exception as error:
        pipe.send_bytes(f"!{error}".encode())


def obey(share: Share, order: bytes) -> bytes:
    if order == GO:
        share.step()
    elif order == SAVE:
        return json.dumps(share.checkpoint()).encode()
    else:
        share.restore(json.loads(order[len(LOAD) :]))
    return b""
