"""twilight-basic: a player of sound habits. It does not start the nuclear war, plays scoring cards when they pay and
before they are stranded, contests battlegrounds, coups for military operations, and sends bad cards into space."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from sandtable.engine import PASS, Heuristic, Sight, Thought

from ..content import (
    BATTLEGROUND,
    BOX_VP,
    CHINA_CARD,
    EASTERN_EUROPE,
    EUROPE,
    JUNTA,
    LATIN_AMERICA,
    MAX_ROLL,
    NEIGHBOURS,
    NICARAGUA,
    OPS,
    ORTEGA,
    REGIONS,
    SCORING,
    SIDE,
    TEAR_DOWN_THIS_WALL,
    WEST_GERMANY,
)
from ..options import (
    DO_ADD,
    DO_BOYCOTT,
    DO_COUP,
    DO_DEFUSE,
    DO_END_GAME,
    DO_EVENT,
    DO_EVENT_FIRST,
    DO_INFLUENCE,
    DO_LOWER,
    DO_PARTICIPATE,
    DO_PLAY,
    DO_RAISE,
    DO_REMOVE,
    DO_SPACE,
    DO_SPREAD,
    LEVEL,
    MAP,
    REGION,
    US,
    USSR,
)
from ..rules.cards import scoring_cards
from ..rules.events.registry import can_happen
from ..rules.influence import controlled_neighbours
from ..rules.play import uses
from ..rules.value import card_ops, current_ops
from ..state import Twilight
from . import values
from .values import POINT, RUIN

OPENING = [
    MAP.numbers("poland", "poland", "poland", "poland", "east_germany", "austria"),
    MAP.numbers("west_germany", "west_germany", "west_germany", "west_germany", "france", "france", "france"),
]

FREE_OPERATIONS = {JUNTA: LATIN_AMERICA, ORTEGA: NEIGHBOURS[NICARAGUA], TEAR_DOWN_THIS_WALL: REGIONS[EUROPE]}


@final
class Judge(Thought[Twilight]):
    """Rates options for a side in one position; higher is better."""

    def __init__(self, g: Twilight, sight: Sight) -> None:
        super().__init__(g, sight)
        self.side = self.seat
        self.about = self.decision.about
        self.placements: dict[int, float] = {}

    def best_of_equals(self, rate: Callable[[Judge, int], float]) -> int:
        """The option rated highest; of equals any."""
        self.rates = [rate(self, option) for option in self.options]
        highest = max(self.rates)
        equals = [option for option, worth in zip(self.options, self.rates, strict=True) if worth == highest]
        return equals[int(self.random.random() * len(equals))]

    # Cards

    def rate_headline(self, card: int) -> float:
        value = values.event(self.g, self.side, card)
        if SCORING[card]:
            return value + 1.0
        return value - POINT * 0.5 * OPS[card]

    def rate_play(self, option: int) -> float:
        """The best use of a card; scoring cards first when they are in danger of being stranded."""
        g, side = self.g, self.side
        if option == PASS:
            return 0.0
        if option == DO_DEFUSE:
            return -1.0
        if SCORING[option]:
            stranded = len(scoring_cards(g, side)) >= g.rounds_left(side)
            return RUIN / 2 if stranded else values.event(g, side, option) + 0.5
        best = max(self.rate_use_of(option, use) for use in uses(g, side, option))
        if option == CHINA_CARD:
            return best - 1.0
        return best + values.urgency(g, side, option)

    def rate_use(self, use: int) -> float:
        return self.rate_use_of(self.about, use)

    def rate_use_of(self, card: int, use: int) -> float:
        g, side = self.g, self.side
        if use == DO_SPACE:
            return self.rate_space() + values.burden(g, side, card)
        if use == DO_EVENT:
            return values.event(g, side, card)
        value = card_ops(g, side, card)
        harm = 0.0
        if SIDE[card] == 1 - side and can_happen(g, card, 1 - side):
            harm = values.event(g, side, card)
            if use == DO_COUP and values.is_suicidal(g, side, card, drops=1):
                harm = -RUIN
        if use == DO_EVENT_FIRST:
            return harm + self.place(value) * 0.9
        return harm + self.rate_operation_of(use, value)

    def rate_operation(self, kind: int) -> float:
        if kind == PASS:
            return 0.0
        if kind == DO_SPACE:
            return self.rate_space()
        return self.rate_operation_of(kind, card_ops(self.g, self.side, self.about))

    def rate_operation_of(self, kind: int, value: int) -> float:
        g, side = self.g, self.side
        if kind == DO_INFLUENCE:
            return self.place(value)
        if kind == DO_COUP:
            return values.best_coup(g, side, value)
        return values.best_realignment(g, side, value)

    def place(self, value: int) -> float:
        if value not in self.placements:
            self.placements[value] = values.placement(self.g, self.side, value)
        return self.placements[value]

    def rate_space(self) -> float:
        box = self.g.space[self.side] + 1
        first = 0 if self.g.space[1 - self.side] < box else 1
        return 0.4 + BOX_VP[box][first] * MAX_ROLL[box] / 6

    def rate_discard(self, card: int) -> float:
        """Cheap cards go first, unless losing something is cheaper still."""
        if card == PASS:
            stake = self.g.influence[US][WEST_GERMANY] * 0.8
            return -stake
        return -values.keep(self.g, self.side, card)

    def rate_trapped(self, card: int) -> float:
        return -2.0 if card == PASS else self.rate_play(card) if SCORING[card] else self.rate_discard(card)

    def rate_unwanted(self, card: int) -> float:
        """Discards offered freely: only burdens go."""
        return 0.0 if card == PASS else -values.keep(self.g, self.side, card) - 0.5

    def rate_of_enemy(self, card: int) -> float:
        return 0.1 if card == PASS else values.keep(self.g, 1 - self.side, card)

    def rate_own_event(self, card: int) -> float:
        return 0.0 if card == PASS else values.event(self.g, self.side, card)

    def rate_grain_sales(self, option: int) -> float:
        if option != DO_PLAY:
            return self.place(current_ops(self.g, self.side, 2))
        return max(self.rate_use_of(self.about, use) for use in uses(self.g, self.side, self.about))

    # Countries

    def rate_point(self, country: int) -> float:
        if country == PASS:
            return 0.0
        return values.gain(self.g, self.side, country, 1) / self.g.price(self.side, country)

    def rate_free_point(self, country: int) -> float:
        return 0.0 if country == PASS else values.gain(self.g, self.side, country, 1)

    def rate_two_points(self, country: int) -> float:
        return values.gain(self.g, self.side, country, 2)

    def rate_set_up(self, country: int) -> float:
        """The usual opening, then whatever helps most."""
        plan = OPENING[self.side]
        g = self.g
        base = 3 if country == MAP.number("east_germany") else 0
        wanted = plan.count(country) - (g.influence[self.side][country] - base)
        return 10.0 + wanted if wanted > 0 else values.gain(g, self.side, country, 1)

    def rate_removal(self, country: int) -> float:
        return 0.0 if country == PASS else values.removal(self.g, self.side, country, 1)

    def rate_clearing(self, country: int) -> float:
        return values.removal(self.g, self.side, country, self.g.influence[1 - self.side][country])

    def rate_stay(self, option: int) -> float:
        return 1.0 if option == PASS else 0.0

    def rate_equal(self, country: int) -> float:
        g = self.g
        return values.gain(g, US, country, max(0, g.influence[USSR][country] - g.influence[US][country]))

    def rate_double(self, country: int) -> float:
        return values.gain(self.g, USSR, country, self.g.influence[USSR][country])

    def rate_coup(self, country: int) -> float:
        if country == PASS:
            return 0.0
        return values.coup(self.g, self.side, country, current_ops(self.g, self.side, self.g.op_printed))

    def rate_realignment(self, country: int) -> float:
        return 0.0 if country == PASS else values.realignment(self.g, self.side, country)

    def rate_war(self, country: int) -> float:
        g = self.g
        chance = max(0.0, 3.0 - controlled_neighbours(g, 1 - self.side, country)) / 6
        return chance * (1.0 + values.gain(g, self.side, country, 2 * g.influence[1 - self.side][country]))

    def rate_shuttle(self, country: int) -> float:
        return values.COUNTRY_WORTH[country]

    # Other choices

    def rate_free_operation(self, option: int) -> float:
        if option == PASS:
            return 0.0
        g, side = self.g, self.side
        value, where = card_ops(g, side, self.about), FREE_OPERATIONS[self.about]
        if option == DO_COUP:
            return values.best_coup(g, side, value, where, free=True)
        return values.best_realignment(g, side, value, where, free=True)

    def rate_defuse(self, option: int) -> float:
        return -RUIN if option == PASS else values.gain(self.g, self.side, option, -2)

    def rate_olympics(self, option: int) -> float:
        """A boycott at DEFCON 2 makes the phasing player lose."""
        if self.g.defcon == 2:
            return RUIN if (option == DO_BOYCOTT) == (self.g.phasing != self.side) else -RUIN
        return 1.0 if option == DO_PARTICIPATE else 0.0

    def rate_warsaw_pact(self, option: int) -> float:
        g = self.g
        removed = sum(values.removal(g, USSR, c, 99) for c in EASTERN_EUROPE if g.influence[US][c] > 0)
        return {DO_REMOVE: removed, DO_ADD: 2.5}.get(option, 0.0)

    def rate_unrest(self, option: int) -> float:
        return 1.0 if option == DO_SPREAD else 0.0

    def rate_move_defcon(self, option: int) -> float:
        fatal = self.g.defcon == 2 and option == DO_LOWER
        if fatal:
            return RUIN if self.g.phasing != self.side else -RUIN
        return 1.0 if option == DO_RAISE and self.g.defcon == 2 else 0.5 if option == PASS else 0.0

    def rate_set_defcon(self, option: int) -> float:
        level = LEVEL.of(option) + 1
        if level == 1:
            return RUIN if self.g.phasing != self.side else -RUIN
        return -abs(level - 3)

    def rate_region(self, option: int) -> float:
        """Where the USSR has most to gain by placing."""
        where = REGIONS[REGION.of(option)]
        return sum(1.0 for c in where if BATTLEGROUND[c] and self.g.reach[USSR][c] > 0)

    def rate_wargames(self, option: int) -> float:
        ahead = self.g.vp if self.side == US else -self.g.vp
        return (1.0 if ahead > 6 else -1.0) if option == DO_END_GAME else 0.0


def best_by(rate: Callable[[Judge, int], float]) -> Callable[[Judge], int]:
    """Takes the option rated highest; of equals any."""

    def answer(judge: Judge) -> int:
        return judge.best_of_equals(rate)

    return answer


RATINGS: Final[dict[str, Callable[[Judge, int], float]]] = {
    "headline": Judge.rate_headline,
    "play-card": Judge.rate_play,
    "trapped": Judge.rate_trapped,
    "use-card": Judge.rate_use,
    "use-operations": Judge.rate_operation,
    "free-operation": Judge.rate_free_operation,
    "grain-sales": Judge.rate_grain_sales,
    "discard-or-lose": Judge.rate_discard,
    "ask-not": Judge.rate_unwanted,
    "discard-held": Judge.rate_unwanted,
    "tehran": Judge.rate_of_enemy,
    "make-discard": Judge.rate_of_enemy,
    "give-card": Judge.rate_discard,
    "take-discard": Judge.rate_own_event,
    "un-partner": Judge.rate_of_enemy,
    "set-up": Judge.rate_set_up,
    "handicap": Judge.rate_free_point,
    "influence-where": Judge.rate_point,
    "place": Judge.rate_free_point,
    "place-two": Judge.rate_two_points,
    "norad": Judge.rate_free_point,
    "move-to": Judge.rate_free_point,
    "move-from": Judge.rate_stay,
    "remove": Judge.rate_removal,
    "clear": Judge.rate_clearing,
    "unrest": Judge.rate_removal,
    "equalize": Judge.rate_equal,
    "double": Judge.rate_double,
    "coup-where": Judge.rate_coup,
    "che": Judge.rate_coup,
    "realign-where": Judge.rate_realignment,
    "war-where": Judge.rate_war,
    "shuttle": Judge.rate_shuttle,
    "defuse": Judge.rate_defuse,
    "olympics": Judge.rate_olympics,
    "warsaw-pact": Judge.rate_warsaw_pact,
    "unrest-in-south-africa": Judge.rate_unrest,
    "move-defcon": Judge.rate_move_defcon,
    "set-defcon": Judge.rate_set_defcon,
    "chernobyl": Judge.rate_region,
    "wargames": Judge.rate_wargames,
}


@final
class Basic(Heuristic[Twilight, Judge]):
    """Gives every option a number and takes the highest."""

    def __init__(self) -> None:
        super().__init__(Twilight, {prompt: best_by(rate) for prompt, rate in RATINGS.items()})

    def think(self, g: Twilight, sight: Sight) -> Judge:
        return Judge(g, sight)
