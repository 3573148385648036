"""Five opponents for every game, from a friend who has just read the rules to one who thinks long.

The two weak ones are weak like people: they do not see all that they could do, and take what looks best of the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from sandtable.engine import Bot, Game, Heuristic, Sight

from .montecarlo import MonteCarlo
from .random import RandomBot
from .search import Search

USUAL: Final = "regular"

MUCH: Final = 0.5
LITTLE: Final = 0.2
HARDLY: Final = 0.07
"""The share of options that somebody overlooks."""

SHORT: Final = 0.1
LONG: Final = 1.0
"""Seconds for one decision."""

IN_A_DUEL: Final = 0.2
AMONG_MANY: Final = 0.6
"""The share of its decisions that an expert thinks through. Where each is answered by several others it decides less,
so that it takes more of them to make a step."""


@final
class Overlooking:
    """Sees only some of the options, each time others, and takes the one that its guide rates highest.

    Where the guide does not rate options but follows a plan, it loses the thread as often.
    """

    def __init__(self, guide: Bot, share: float) -> None:
        self.guide = guide
        self.share = share

    def choose(self, sight: Sight) -> int:
        options = sight.decision.options
        chosen = self.guide.choose(sight)
        if len(options) == 1:
            return chosen
        rates = self.guide.rates if isinstance(self.guide, Heuristic) else []
        random = sight.random
        if len(rates) != len(options):
            return random.choice(options) if random.random() < self.share / 2 else chosen
        seen = [place for place in range(len(options)) if random.random() >= self.share]
        if not seen:
            return random.choice(options)
        return options[max(seen, key=lambda place: rates[place])]


@final
class Pondering:
    """Thinks through some of its decisions, each time others, and leaves the rest to the guide of its search.

    The search gains so much by its first imagined games that one which thought less each time, but every time, would
    stand as high as one that thinks long.
    """

    def __init__(self, search: Search, share: float) -> None:
        self.search = search
        self.share = share

    def choose(self, sight: Sight) -> int:
        options = sight.decision.options
        if len(options) == 1:
            return options[0]
        bot: Bot = self.search if sight.random.random() < self.share else self.search.guides.own
        return bot.choose(sight)


def own_bot(game: Game) -> Bot:
    """The plainest of the game's own bots: a game names its strongest first, and the search is guided by that one."""
    for make in reversed(list(game.bots.values())):
        return make()
    return MonteCarlo()


def newcomer(game: Game) -> Bot:
    return Overlooking(own_bot(game), MUCH) if game.bots else RandomBot()


def casual(game: Game) -> Bot:
    return Overlooking(own_bot(game), LITTLE)


def pondered(game: Game) -> float:
    return IN_A_DUEL if min(game.seats) <= 2 else AMONG_MANY


def expert(game: Game) -> Bot:
    """A game with a second, stronger bot leaves the search little to decide, and thinking makes no difference there:
    so this level is the less attentive one."""
    search = Search(game, seconds=SHORT)
    return Overlooking(search, HARDLY) if len(game.bots) > 1 else Pondering(search, pondered(game))


def master(game: Game) -> Bot:
    return Search(game, seconds=LONG, has_tree=True)


LEVELS: Final[dict[str, Callable[[Game], Bot]]] = {
    "newcomer": newcomer,
    "casual": casual,
    USUAL: own_bot,
    "expert": expert,
    "master": master,
}
"""From the one that sees least to the one that thinks longest."""
