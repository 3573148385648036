"""Games that reach the late turns: cautious random play, and the game's own bot."""

from random import Random

import pytest

from sandtable.engine import CHANCE, Bot, Decision, Runner, Sight, State, fingerprint
from sandtable.games import find_game
from sandtable.games.dawn.bot.player import DawnBasic
from sandtable.games.dawn.content import IS_SCORING
from sandtable.games.dawn.options import NAMES

from .table import CN, US

GAME = find_game("dawn")
RECKLESS = {"do:realign", "do:event", "card:korean_nuclear_crisis"}


def cautious(decision: Decision, random: Random) -> int:
    """Scores at once, and avoids what could end the game early."""
    scoring = [option for option in decision.options if option < len(IS_SCORING) and IS_SCORING[option]]
    if scoring and decision.prompt == "play-card":
        return scoring[0]
    calm = [option for option in decision.options if NAMES[option] not in RECKLESS]
    return random.choice(calm or decision.options)


class AnyOption:
    def choose(self, sight: Sight) -> int:
        return sight.random.choice(sight.decision.options)


def play(bots: list[Bot], seed: int) -> State:
    random = Random(seed)
    runner = Runner(GAME.start(2), keep=True)
    while (decision := runner.decision) is not None:
        if decision.seat == CHANCE:
            runner.answer(random.choice(decision.options))
        else:
            runner.answer(bots[decision.seat].choose(Sight(runner, decision, random)))
    return runner.state


@pytest.mark.rule("4.1a", "10.3.3a")
def test_cautious_games_hold_together_to_the_last_turns() -> None:
    last_turns = []
    for seed in range(6):
        random = Random(seed)
        runner = Runner(GAME.start(2), keep=True)
        while (decision := runner.decision) is not None:
            runner.answer(cautious(decision, random))
            assert not (broken := runner.state.check()), f"seed {seed}: {broken}"
            if random.random() < 0.01:
                assert fingerprint(runner.fork().state) == fingerprint(runner.state)
        last_turns.append(runner.state.turn)  # type: ignore[attr-defined]
    assert max(last_turns) == 11


def test_what_a_seat_sees_late_in_the_game_tells_nothing_hidden() -> None:
    for seed in range(3):
        random = Random(seed)
        runner = Runner(GAME.start(2), keep=True)
        while (decision := runner.decision) is not None:
            if random.random() < 0.02:
                for seat in (US, CN):
                    twin = runner.imagine(seat, random.random)
                    assert twin.state.view(seat) == runner.state.view(seat)
                    assert not twin.state.check()
            runner.answer(cautious(decision, random))


@pytest.mark.parametrize("seat", [US, CN])
@pytest.mark.slow
def test_the_bot_beats_random_play(seat: int) -> None:
    bots: list[Bot] = [AnyOption(), AnyOption()]
    bots[seat] = DawnBasic()
    assert sum(play(bots, seed).winners == [seat] for seed in range(12)) >= 11


def test_the_bot_plays_whole_games_against_itself() -> None:
    endings = [play([DawnBasic(), DawnBasic()], seed).ending for seed in range(2)]
    assert "points" in endings
