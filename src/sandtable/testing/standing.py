"""What must hold for every game, present and future. Each function is one standing test."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random

from sandtable.engine import (
    CHANCE,
    OBSERVER,
    Bot,
    Decision,
    Game,
    Gesture,
    Keyed,
    Log,
    Match,
    Options,
    Runner,
    Sight,
    fingerprint,
    loads,
    play_out,
)
from sandtable.games import find_game, replay

from .play import PlayedGame, play_randomly, random_answers

FORWARD = 12
"""How many steps a leak test looks ahead."""
REASONS_ASKED = 6
"""Of how many options a leak test asks, at each question, why they are missing."""


def sample(game: Game, count: int, depth: int, options: Options | None = None) -> Iterator[PlayedGame]:
    """Positions of random games, over all numbers of seats."""
    for seed in range(count):
        random = Random(seed)
        seats = game.seats[seed % len(game.seats)]
        yield play_randomly(game, seats, options or {}, seed, random.randrange(depth))


def random_games_end(game: Game, seeds: range, every: int) -> None:
    """They end with a reason, something is always offered, no invariant breaks (looked at `every` so many steps)."""
    for seed in seeds:
        random = Random(seed).random
        runner = Runner(game.start(game.seats[seed % len(game.seats)], game.short))
        state, step = runner.state, 0
        while (decision := runner.decision) is not None:
            options = decision.options
            assert options, f"seed {seed}: {decision.prompt} offers nothing"
            runner.answer(options[int(random() * len(options))])
            step += 1
            if step % every == 0:
                assert not (broken := state.check()), f"seed {seed}, step {step}: {broken}"
        assert state.over and state.ending, f"seed {seed}: the game stopped without an ending"
        assert not (broken := state.check()), f"seed {seed}: {broken}"
        assert len(state.scores()) == state.seats
        assert state.when() == state.view(OBSERVER).get("turn", 0), f"seed {seed}: the view counts other turns"


def invariants_hold_for_long(game: Game, seed: int, steps: int) -> None:
    """The game as it is without any option chosen, which random play may not end."""
    random = Random(seed).random
    runner = Runner(game.start(game.seats[seed % len(game.seats)]))
    for _ in range(steps // 50):
        play_out(runner, random, 50)
        assert not (broken := runner.state.check()), f"seed {seed}: {broken}"
    assert runner.decision is not None or runner.state.ending, f"seed {seed}: the game stopped without an ending"


def every_option_is_accepted(game: Game, count: int, depth: int) -> None:
    for played in sample(game, count, depth):
        for decision in played.runner.pending:
            options = decision.options
            assert len(set(options)) == len(options), f"{played}: {decision.prompt} offers something twice"
            for option in options:
                twin = played.runner.fork()
                twin.answer_for(decision.seat, option)


def every_gesture_is_taken(game: Game, games: int, steps: int) -> int:
    """What a game declares can be given as it says, one and as many as it says; how many were tried."""
    tried = 0
    for seed in range(games):
        random = Random(seed)
        runner = Runner(game.start(game.seats[seed % len(game.seats)]), keep=True)
        for _ in range(steps):
            if runner.decision is None:
                break
            for decision in runner.pending:
                gestures = runner.state.gestures(decision) if decision.seat != CHANCE else []
                for gesture in random.sample(gestures, min(4, len(gestures))):
                    for number in {1, gesture.most}:
                        _give_all(game, runner.fork(), decision.seat, gesture, number)
                        tried += 1
            runner.answer(random.choice(runner.decision.options))
    return tried


def _give_all(game: Game, twin: Runner, seat: int, gesture: Gesture, number: int) -> None:
    told = [game.names[answer] for answer in gesture.in_full(number)]
    for place, answer in enumerate(gesture.in_full(number)):
        decision, prompt = twin.pending_for(seat), gesture.if_asked.get(answer)
        if prompt is not None and (decision is None or decision.prompt != prompt):
            continue
        assert decision is not None, f"{told}: nothing is asked before answer {place + 1}"
        assert answer in decision.options, f"{told}: answer {place + 1} is not offered to {decision.prompt}"
        twin.answer_for(seat, answer)


def replay_agrees(game: Game, games: int, steps: int) -> None:
    """A record written, read and replayed gives the same state; taking back included."""
    for seed in range(games):
        seats = [f"player {seat}" for seat in range(game.seats[seed % len(game.seats)])]
        match = Match.new(game, seats, chance=Keyed.from_seed(seed), paranoid=True)
        random_answers(match, Random(seed), steps)
        record = match.close()
        again = Match(game, loads(record.dumps())) if _unregistered(game) else replay(loads(record.dumps()))
        assert fingerprint(again.state) == record.fingerprint
        assert [note.key for note in again.log.notes] == [note.key for note in match.log.notes]


def _unregistered(game: Game) -> bool:
    from sandtable.engine.errors import UnknownGame

    try:
        return find_game(game.id) is not game
    except UnknownGame:
        return True


def fork_agrees(game: Game, count: int, depth: int) -> None:
    """A copy is the same position, and playing on with a fork equals playing on with the original."""
    for played in sample(game, count, depth, game.short):
        original, twin = played.runner, played.runner.fork(keep=True)
        assert fingerprint(original.state) == fingerprint(twin.state), f"{played}: the fork differs"
        before = fingerprint(original.state)
        play_out(twin, Random(7).random)
        assert fingerprint(original.state) == before, f"{played}: playing the fork changed the original"
        play_out(original, Random(7).random)
        assert fingerprint(original.state) == fingerprint(twin.state), f"{played}: the fork played on differently"


def order_of_secret_answers_does_not_matter(game: Game, games: int, steps: int) -> int:
    """Whoever answers first, the same comes of it. Returns how often that was tried."""
    tried = 0
    for played in secret_phases(game, games, steps):
        if len(played.runner.pending) < 2 or any(d.seat == CHANCE for d in played.runner.pending):
            continue
        tried += 1
        forward, backward = played.runner.fork(), played.runner.fork()
        answers = [(d.seat, d.options[played.seed % len(d.options)]) for d in played.runner.pending]
        for seat, option in answers:
            forward.answer_for(seat, option)
        for seat, option in reversed(answers):
            backward.answer_for(seat, option)
        assert fingerprint(forward.state) == fingerprint(backward.state), f"{played}: the order of answers matters"
    return tried


def secret_phases(game: Game, games: int, steps: int, each: int = 6) -> Iterator[PlayedGame]:
    """Random games where several seats choose in secret: the first positions of every game, `each` of them at most."""
    for seed in range(games):
        random, left = Random(seed), each
        played = play_randomly(game, game.seats[seed % len(game.seats)], {}, seed, 0)
        for _ in range(steps):
            if not played.runner.pending or not left:
                break
            if played.runner.side_by_side:
                left -= 1
                yield played
            decision = random.choice(played.runner.pending)
            played.runner.answer_for(decision.seat, random.choice(decision.options))


def imagined_games_can_be_played_on(game: Game, count: int, depth: int) -> None:
    """What a bot imagines is a game that holds together to its end."""
    for played in sample(game, count, depth, game.short):
        for seat in range(played.seats):
            twin = played.runner.imagine(seat, Random(played.seed).random)
            assert not (broken := twin.state.check()), f"{played}: imagined by {seat}: {broken}"
            play_out(twin, Random(played.seed).random)
            assert twin.state.over


def nothing_leaks(game: Game, count: int, depth: int) -> None:
    """Deals all that is hidden from a seat anew: what that seat sees must not change by a byte."""
    for played in sample(game, count, depth):
        for seat in [OBSERVER, *range(played.seats)]:
            twin = played.runner.imagine(seat, Random(played.seed + 1).random)
            _same_sight(played, played.runner, twin, seat)
            _same_log(played, seat)


def advice_does_not_leak(game: Game, count: int, depth: int) -> int:
    """At every question of random games, deals all that is hidden from who is asked anew: what the table says beside
    the options, which gestures it takes, and why something is missing must not change.

    Returns of how many options something was said.
    """
    told = 0
    for seed in range(count):
        random = Random(seed)
        runner = Runner(game.start(game.seats[seed % len(game.seats)], game.short), keep=True)
        for step in range(depth):
            if (decision := runner.decision) is None:
                break
            if decision.seat != CHANCE:
                told += _same_advice(game, runner, decision, random, f"{game.id}, seed {seed}, step {step}")
            runner.answer(random.choice(decision.options))
    return told


def _same_advice(game: Game, runner: Runner, decision: Decision, random: Random, where: str) -> int:
    twin = runner.imagine(decision.seat, random.random)
    other = twin.pending_for(decision.seat)
    assert other is not None, f"{where}: whether {decision.seat} is asked leaks"
    here, there = runner.state, twin.state
    hints = here.hints(decision)
    assert hints == there.hints(other), f"{where}: the hints of {decision.prompt} leak"
    assert repr(here.gestures(decision)) == repr(there.gestures(other)), f"{where}: gestures of {decision.prompt} leak"
    for option in random.sample(range(len(game.names)), REASONS_ASKED):
        reason = here.why_not(decision, option)
        assert reason == there.why_not(other, option), f"{where}: why {game.names[option]} is missing leaks"
    return len(hints)


class Elsewhere(Sight):
    """The look of a seat at another game that it could not tell from this one."""

    def imagine(self, random: Random | None = None) -> Runner:
        twin = self._runner.fork()
        twin.state.resample(self.seat, Random(99).random)
        twin.state.resample(self.seat, (random or self.random).random)
        return twin


def bots_do_not_peek(game: Game, bots: list[Callable[[], Bot]], count: int, depth: int) -> None:
    """Deals all that is hidden from a seat anew: with the same luck, its bot must choose the same."""
    for played in sample(game, count, depth):
        for decision in played.runner.pending:
            if decision.seat == CHANCE or len(decision.options) < 2:
                continue
            for make in bots:
                here = make().choose(Sight(played.runner, decision, Random(played.seed)))
                there = make().choose(Elsewhere(played.runner, decision, Random(played.seed)))
                assert here == there, f"{played}: a bot of {decision.seat} peeks at {decision.prompt}"


def _same_sight(played: PlayedGame, one: Runner, other: Runner, seat: int) -> None:
    assert _bytes(one.state.view(seat)) == _bytes(other.state.view(seat)), f"{played}: the view of {seat} leaks"
    assert _asked(one, seat) == _asked(other, seat), f"{played}: what {seat} is asked leaks"
    assert _known_to_act(one, seat) == _known_to_act(other, seat), f"{played}: who is asked leaks to {seat}"


def _asked(runner: Runner, seat: int) -> tuple[str, list[int], int, int] | None:
    decision = runner.pending_for(seat) if seat >= 0 else None
    return None if decision is None else (decision.prompt, decision.options, decision.left, decision.about)


def _known_to_act(runner: Runner, watcher: int) -> list[tuple[int, str]]:
    return sorted((d.seat, d.prompt) for d in runner.pending if d.seat >= 0 and not d.quiet)


def _same_log(played: PlayedGame, seat: int) -> None:
    """Both worlds get the same answers; until something is openly revealed, the seat reads the same log."""
    one = played.runner.fork()
    other = played.runner.imagine(seat, Random(played.seed + 2).random)
    one.state.log, other.state.log = Log(), Log()
    random = Random(played.seed + 3)
    for _ in range(FORWARD):
        answer = _common_answer(one, other, random)
        if answer is None:
            return
        one.answer_for(*answer)
        other.answer_for(*answer)
        if any(note.shows_something_to(seat) for note in [*one.state.log.notes, *other.state.log.notes]):
            return
        mine = [(note.key, note.rule, note.values) for note in one.state.log.seen_by(seat)]
        theirs = [(note.key, note.rule, note.values) for note in other.state.log.seen_by(seat)]
        if _waits_quietly(one) != _waits_quietly(other):  # one world pauses in secret, so its log is only shorter
            length = min(len(mine), len(theirs))
            mine, theirs = mine[:length], theirs[:length]
        assert _bytes(mine) == _bytes(theirs), f"{played}: the log of {seat} leaks"


def _waits_quietly(runner: Runner) -> bool:
    return any(decision.quiet for decision in runner.pending)


def _common_answer(one: Runner, other: Runner, random: Random) -> tuple[int, int] | None:
    for decision in one.pending:
        twin: Decision | None = other.pending_for(decision.seat)
        if twin is None or twin.prompt != decision.prompt:
            continue
        both = [option for option in decision.options if option in set(twin.options)]
        if both:
            return decision.seat, random.choice(both)
    return None


def _bytes(value: object) -> bytes:
    return json.dumps(value, sort_keys=True, ensure_ascii=False).encode()


def secrets_stay_secret_while_chosen(game: Game, games: int, steps: int) -> int:
    """While several seats choose in secret, nobody else can tell which option one chose, nor whether it has.

    Returns how many options were tried.
    """
    return sum(
        _secret_choices(played, decision)
        for played in secret_phases(game, games, steps)
        for decision in played.runner.pending
        if decision.seat != CHANCE
    )


def _secret_choices(played: PlayedGame, decision: Decision) -> int:
    """How many of a seat's options were tried, each of which must look the same to all others."""
    others = [seat for seat in [OBSERVER, *range(played.seats)] if seat != decision.seat]
    before = {seat: _received(_listening(played.runner), seat) for seat in others}
    tried = 0
    for option in decision.options:
        twin = _listening(played.runner)
        twin.answer_for(decision.seat, option)
        if not twin.side_by_side or any(d.seat == CHANCE for d in twin.pending):
            continue
        tried += 1
        for seat in others:
            told = f"{played}: {played.game.names[option]} of {decision.seat} shows to {seat}"
            assert _received(twin, seat) == before[seat], told
    return tried


def _listening(runner: Runner) -> Runner:
    """A fork whose log begins here."""
    twin = runner.fork()
    twin.state.log = Log()
    return twin


def _received(runner: Runner, seat: int) -> bytes:
    """All that a seat can see of a game: its view, its question, who else is asked, and what the log says."""
    log = runner.state.log
    heard = [(note.key, note.rule, note.values) for note in log.seen_by(seat)] if log is not None else []
    return _bytes([runner.state.view(seat), _asked(runner, seat), runner.acting(seat), heard])
