"""When what is compiled is to be tested, it is what is compiled that is tested: engine, bots and server."""

import os
from random import Random

import pytest

import sandtable.bots.search
import sandtable.engine.runner
import sandtable.server.telling
from sandtable.bots import MonteCarlo, RandomBot
from sandtable.engine import Bot, Sight
from sandtable.envs.desk import IllegalAction, UnknownOption, WrongCheckpoint, WrongSeats
from sandtable.template import GAME
from sandtable.testing import deal

MODULES = {
    "engine": sandtable.engine.runner,
    "bots": sandtable.bots.search,
    "server": sandtable.server.telling,
}


@pytest.mark.parametrize("module", MODULES.values(), ids=MODULES)
def test_compiled_when_it_should_be(module: object) -> None:
    is_compiled = not str(getattr(module, "__file__", "")).endswith(".py")
    assert is_compiled or not os.environ.get("SANDTABLE_COMPILED")


ERRORS = [IllegalAction, UnknownOption, WrongSeats, WrongCheckpoint]
"""What the environments raise: kinds of our errors that are kinds of Python's as well."""


@pytest.mark.parametrize("error", ERRORS)
def test_errors_of_ones_own_may_build_on_ours(error: type[ValueError]) -> None:
    with pytest.raises(ValueError, match="not like that"):
        raise error("not like that")


class Lowest(RandomBot):
    """A bot of one's own is plain Python, whatever it is derived from."""

    def choose(self, sight: Sight) -> int:
        return min(sight.decision.options)


class Hasty(MonteCarlo):
    def choose(self, sight: Sight) -> int:
        self.playouts = 2
        return super().choose(sight)


@pytest.mark.parametrize("bot", [Lowest(), Hasty()], ids=["random", "montecarlo"])
def test_bots_of_ones_own_may_build_on_ours(bot: Bot) -> None:
    runner = deal(GAME, ford="middle", hands=[["order:3", "order:9"], ["order:5", "order:6"]]).runner
    assert runner.decision is not None
    assert bot.choose(Sight(runner, runner.decision, Random(1))) in runner.decision.options
