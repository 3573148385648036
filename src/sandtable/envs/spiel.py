"""OpenSpiel: every game as `sandtable_<id>`, with explicit chance nodes; seats and options are game parameters.

>>> import pyspiel
>>> import sandtable.envs.spiel
>>> game = pyspiel.load_game("sandtable_twilight(us_handicap=2)")
>>> state = game.new_initial_state()
>>> game.num_players(), state.is_terminal(), len(state.observation_tensor(0)) == game.observation_tensor_size()
(2, False, True)
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pyspiel

from sandtable.engine import CHANCE, Encoder, Episode, Game, Log, Option, Options, SandtableError
from sandtable.engine.episode import Given
from sandtable.engine.game import OptionValue
from sandtable.games import find_game, game_ids

from .desk import Desk, Floats, encoder_of, shape_of

PREFIX = "sandtable_"
SEATS = "seats"
LONGEST = 1_000_000
"""No game comes near so many decisions."""

OWN_ACTIONS = "own-actions"
"""The part of an information state that an observation lacks: how often the seat has chosen each action."""


class Held:
    """An episode with what each seat has been told of it, as a running hash; a copy of the state forks it.

    OpenSpiel clones a state by deep copies of its fields, and saves it by pickling them. The log is only hashed when
    somebody asks for it.
    """

    def __init__(self, episode: Episode, told: list[bytes] | None = None, origin: Origin | None = None) -> None:
        self.episode = episode
        self.origin = origin
        self.told = [b""] * episode.seats if told is None else told
        self.log = Log()
        self.hashed = len(episode.answers)
        self.heard_before: list[int] = []
        episode.runner.state.log = self.log

    def act(self, action: int) -> None:
        heard = len(self.log.notes)
        self.episode.act(action)
        self.heard_before.append(heard)

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        self.hear()
        if self.origin is not None:
            return self.origin.again(self.episode.answers)
        return Held(self.episode.fork(None), self.told.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        self.hear()
        episode = self.episode
        if self.origin is not None:
            return Origin.again, (self.origin, episode.answers)
        return held_again, (episode.encoder.game.id, episode.seats, episode.options, episode.answers, self.told)

    def hear(self) -> None:
        """Adds to each seat's hash its own answers and what it was told, in their order."""
        notes = self.log.notes
        ends = [*self.heard_before, len(notes)][1:]
        for given, first, end in zip(self.episode.answers[self.hashed :], self.heard_before, ends, strict=True):
            if given[0] >= 0:
                self.tell(given[0], repr(given).encode())
            for note in notes[first:end]:
                line = repr((note.key, note.values)).encode()
                for seat in range(self.episode.seats):
                    if note.visible_to(seat):
                        self.tell(seat, line)
        self.hashed = len(self.episode.answers)
        self.heard_before = []
        notes.clear()

    def tell(self, seat: int, line: bytes) -> None:
        self.told[seat] = hashlib.blake2b(self.told[seat] + line, digest_size=16).digest()

    def memory(self, seat: int) -> str:
        self.hear()
        return self.told[seat].hex()


@dataclass(frozen=True)
class Origin:
    """Where a game comes from in which all that was hidden from a seat has been dealt anew: it can be had again."""

    before: Held
    seat: int
    seed: float

    def again(self, answers: list[Given]) -> Held:
        """The same deal, after the same answers."""
        episode = self.before.episode
        runner = episode.runner.imagine(self.seat, Random(self.seed).random)
        known = episode.answers.copy()
        dealt = Episode(episode.encoder, episode.seats, episode.options, None, True, runner, known)
        held = Held(dealt, self.before.told.copy(), self)
        for _, _, option in answers[len(known) :]:
            held.act(option)
        return held


def held_again(game: str, seats: int, options: Options, answers: list[Given], told: list[bytes]) -> Held:
    """What was pickled."""
    start = Episode(encoder_of(find_game(game)), seats, options, None)
    return Held(start.resume(answers, None), told)


class SandtableGame(pyspiel.Game):
    """A game with its parameters."""

    def __init__(self, game: Game, game_type: Any, params: dict[str, Any]) -> None:
        given = {**game_type.parameter_specification, **params}
        options = {option.id: given[parameter_of(option)] for option in game.options}
        try:
            self.desk = Desk(game, given[SEATS], options)
        except SandtableError as error:
            raise pyspiel.SpielError(str(error)) from None
        info = pyspiel.GameInfo(
            num_distinct_actions=self.desk.encoder.actions,
            max_chance_outcomes=self.desk.encoder.actions,
            num_players=self.desk.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type, info, params)

    def new_initial_state(self) -> SandtableState:
        return SandtableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> SeatObserver:
        return SeatObserver(self.desk, iig_obs_type, params)


class SandtableState(pyspiel.State):
    """A position; dice and draws are chance nodes, simultaneous choices come one after the other."""

    def __init__(self, game: SandtableGame) -> None:
        super().__init__(game)
        desk = game.desk
        self.held = Held(Episode(desk.encoder, desk.seats, desk.options, None))

    @property
    def episode(self) -> Episode:
        return self.held.episode

    def current_player(self) -> int:
        seat = self.held.episode.seat
        if seat >= 0:
            return seat
        return int(pyspiel.PlayerId.CHANCE if seat == CHANCE else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.held.episode.offered)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        offered = self.held.episode.offered
        return [(option, 1.0 / len(offered)) for option in sorted(offered)]

    def _apply_action(self, action: int) -> None:
        try:
            self.held.act(action)
        except SandtableError as error:
            raise pyspiel.SpielError(str(error)) from None

    def _action_to_string(self, player: int, action: int) -> str:
        return self.held.episode.encoder.game.names[action]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SandtableState:
        """A state that the player cannot tell from this one: everything hidden from it is dealt anew."""
        if self.held.origin is not None:
            raise pyspiel.SpielError("this state has been dealt anew already: deal the one anew from which it comes")
        twin: SandtableState = self.clone()
        twin.held = Origin(twin.held, player, sampler()).again(self.held.episode.answers)
        return twin

    def is_terminal(self) -> bool:
        return self.held.episode.decision is None

    def returns(self) -> list[float]:
        return self.held.episode.returns()

    def __str__(self) -> str:
        """Who is asked what, after which answers: a hash of them tells states apart."""
        episode = self.episode
        decision = episode.decision
        asked = episode.runner.state.ending if decision is None else f"{decision.prompt} of {decision.seat}"
        way = hashlib.blake2b(repr(episode.answers).encode(), digest_size=8).hexdigest()
        return f"{len(episode.answers)} answers ({way}), {asked}"


class SeatObserver:
    """What a player sees, as tensor, as named parts and as a string.

    The tensor of an information state adds how often the player has chosen each action. Its string is exact: it has a
    hash of all that the player was told since the beginning and of its own answers.
    """

    def __init__(self, desk: Desk, iig_obs_type: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observers of sandtable have no parameters; there are {sorted(params)}")
        self.remembers = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.size = desk.encoder.size
        actions = desk.encoder.actions if self.remembers else 0
        self.tensor: Floats = np.zeros(self.size + actions, np.float32)
        self.dict = {
            each.name: self.tensor[each.first : each.first + each.size].reshape(shape_of(each))
            for each in desk.encoder.features
        }
        if self.remembers:
            self.dict[OWN_ACTIONS] = self.tensor[self.size :]
        self.labels = labels_of(desk.encoder)

    def set_from(self, state: SandtableState, player: int) -> None:
        episode = state.episode
        episode.look(player)
        self.tensor[: self.size] = np.frombuffer(episode.sink, np.int16)
        if self.remembers:
            own = [option for seat, _, option in episode.answers if seat == player]
            self.tensor[self.size :] = np.bincount(own, minlength=len(self.tensor) - self.size)

    def string_from(self, state: SandtableState, player: int) -> str:
        """Every number that is not zero, with its label; what is offered; and a hash of what the player remembers."""
        episode = state.episode
        episode.look(player)
        row = np.frombuffer(episode.sink, np.int16)
        seen = [f"{self.labels[place]}={row[place]}" for place in np.flatnonzero(row)]
        decision = episode.runner.pending_for(player)
        names = episode.encoder.game.names
        offered = [] if decision is None else [names[option] for option in decision.options]
        memory = [state.held.memory(player)] if self.remembers else []
        return "\n".join([*memory, *seen, f"offered: {', '.join(offered)}"])


@cache
def labels_of(encoder: Encoder) -> list[str]:
    """A label for every number of the vector: `influence[us iran]`."""
    return [
        f"{each.name}[{' '.join(place)}]" if place else each.name
        for each in encoder.features
        for place in product(*each.axes)
    ]


def parameter_of(option: Option) -> str:
    """
    >>> parameter_of(Option("us-handicap", 0))
    'us_handicap'
    """
    return option.id.replace("-", "_")


def default_of(option: Option) -> OptionValue:
    """A word that looks like a number has to be a number: that is what OpenSpiel reads out of a game's name."""
    return int(option.default) if option.choices and str(option.default).isdecimal() else option.default


def game_type(game: Game) -> Any:
    hidden = pyspiel.GameType.Information.IMPERFECT_INFORMATION
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.id}",
        long_name=f"Sandtable {game.id} v{game.version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=hidden,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            SEATS: game.seats[0],
            **{parameter_of(option): default_of(option) for option in game.options},
        },
    )


def register(game: Game) -> None:
    """Makes a game known to `pyspiel.load_game`."""
    kind = game_type(game)

    def init(self: SandtableGame, params: dict[str, Any] | None = None) -> None:
        SandtableGame.__init__(self, game, kind, params or {})

    pyspiel.register_game(kind, type(f"Sandtable{game.id.capitalize()}", (SandtableGame,), {"__init__": init}))


for id in game_ids():
    if f"{PREFIX}{id}" not in pyspiel.registered_names():
        register(find_game(id))
