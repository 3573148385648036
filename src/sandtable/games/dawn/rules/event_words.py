"""What several events share: offers, payments, discards, one country of several, dice against dice."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from sandtable.engine import NOTHING, PASS, Choice, Decision, Flow

from ..content import COUNTRIES, IS_SCORING, REGION, SIDE
from ..options import CN, LOSE_SOCIAL, US, YES
from .cards import card_in_play, cards_of_opponent, operations
from .choosing import Target, choose_country
from .effect_schema import CARD_TEXT
from .effects import PLACE_PROMPTS
from .status import change_forex

if TYPE_CHECKING:
    from ..state import Dawn

STRONG: Final = 3


def accepts(g: Dawn, seat: int, prompt: str) -> Choice:
    """An offer to the seat: YES or PASS."""
    return (yield g.ask(seat, prompt, [YES, PASS], about=card_in_play(g)))


def may_pay(g: Dawn, seat: int, sum: int) -> Generator[Decision, int, bool]:
    """Whether the seat pays the sum; it needs the whole of it."""
    if g.forex[seat] < sum:
        return False
    answer = yield g.ask(seat, "may-pay", [YES, PASS], sum, card_in_play(g))
    if answer == YES:
        change_forex(g, seat, -sum)
    return answer == YES


def one_of_countries(g: Dawn, seat: int, prompt: str, named: list[int]) -> Choice:
    """The seat chooses one of the countries that the card names."""
    return (yield from choose_country(g, seat, prompt, Target(named, CARD_TEXT), about=card_in_play(g)))


def place_in_regions(g: Dawn, power: int, n: int, target: RegionTarget) -> Flow:
    """One point in each of n countries of different regions."""
    for left in range(n, 0, -1):
        place = yield from choose_country(g, power, PLACE_PROMPTS[power], target, left, card_in_play(g))
        if place == PASS:
            return
        g.add_influence(power, place)
        target.regions.append(REGION[place])


@mypyc_attr(allow_interpreted_subclasses=True)
class RegionTarget(Target):
    """A country of a region in which none has been chosen yet."""

    def __init__(self, rule: str) -> None:
        super().__init__(COUNTRIES, rule)
        self.regions: list[int] = []

    def bar(self, g: Dawn, country: int) -> str:
        return self.rule if REGION[country] in self.regions else self.bar_within(g, country)

    def bar_within(self, g: Dawn, country: int) -> str:
        """What else bars a country: any that somebody controls, unless the card says otherwise."""
        return "" if g.controller[country] == NOTHING else "2.1.8a"


# Cards of a hidden hand; options are worked out when the decision is looked at


def bar_discard(card: int) -> str:
    """Events let go of any card but scoring cards."""
    return CARD_TEXT if IS_SCORING[card] else ""


def discardable(g: Dawn, seat: int) -> Iterator[int]:
    for card in g.hands[seat]:
        if not bar_discard(card):
            yield card


def discardable_if_any(g: Dawn, seat: int) -> Iterator[int]:
    """PASS only for a hand of nothing but scoring cards; asked all the same, so that nobody learns that."""
    cards = list(discardable(g, seat))
    yield from cards or [PASS]


def bar_strong(g: Dawn, seat: int, card: int) -> str:
    return "" if operations(g, seat, card) >= STRONG else "5.3"


def strong_cards_or_unrest(g: Dawn) -> Iterator[int]:
    for card in g.hands[CN]:
        if not bar_strong(g, CN, card):
            yield card
    yield LOSE_SOCIAL


def exchange_cards(g: Dawn, seat: int) -> Flow:
    """Discards up to two cards that are not scoring cards and draws as many."""
    discarded = 0
    while discarded < 2:
        card = yield from g.offer_discard(seat, "exchange", discardable(g, seat), card_in_play(g))
        if card == PASS:
            break
        discarded += 1
    before = len(g.hands[seat])
    for _ in range(discarded):
        yield from g.draw(seat)
    if n := len(g.hands[seat]) - before:
        g.note("dealt", "7.1", seat=seat, n=n, held=len(g.hands[seat]))


def bar_opponents(seat: int, card: int) -> str:
    return "" if SIDE[card] == 1 - seat else "card n"


def opponents_cards(g: Dawn, seat: int) -> Iterator[int]:
    yield from cards_of_opponent(g, seat)


def both_roll(g: Dawn, us_plus: int, chinese_plus: int) -> Choice:
    """Both players roll and add; the side with the higher total, or NOTHING."""
    us_die = yield g.roll()
    chinese_die = yield g.roll()
    us, chinese = us_die + us_plus, chinese_die + chinese_plus
    g.note("both-roll", "7.1", us=us, cn=chinese, us_die=us_die, cn_die=chinese_die)
    return NOTHING if us == chinese else (US if us > chinese else CN)
