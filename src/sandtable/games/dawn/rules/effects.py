"""Carrying out the words of cards and track boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sandtable.engine import NOTHING, PASS, Flow

from ..options import ANTI, CN, OWN, US
from .cards import card_in_play
from .choosing import Target
from .control import china_controls
from .effect_schema import (
    DIPLOMACY,
    ECONOMY,
    FOREX,
    HOLDS_US,
    NO_REALIGN,
    NOT_CHINA,
    NOT_US,
    OPS,
    PLACE,
    REMOVE,
    REMOVE_ALL,
    SECURITY,
    SHOW_HAND,
    SOCIAL,
    SUBTRACT,
    UNCONTROLLED,
    VP,
    Effect,
)
from .status import change_diplomacy, change_economy, change_forex, change_security, change_social, gain_vp, signed

if TYPE_CHECKING:
    from ..state import Dawn

BY_KIND: Final = -2
"""Instead of an event player: who chooses depends on the kind of influence (4.6.D), as on history cards."""

PLACE_PROMPTS: Final[list[str]] = ["place-us", "place-cn", "subtract"]
REMOVE_PROMPTS: Final[list[str]] = ["remove-us", "remove-cn", "remove-anti"]


def carry_out(g: Dawn, effects: list[Effect], player: int) -> Flow:
    """The sentences in order. `player` is the event player, or BY_KIND."""
    for effect in effects:
        if effect.each_of > 0 or effect.spread:
            yield from choose_countries(g, effect, player)
        elif effect.do <= REMOVE_ALL:
            for country in effect.places:
                change_country(g, effect, player, country, effect.n)
        else:
            change_track(g, effect)


def influence_of(effect: Effect, player: int) -> int:
    """The power whose influence the effect concerns; to subtract US influence is to place anti-US influence."""
    if effect.do == SUBTRACT:
        return ANTI
    return player if effect.kind == OWN else effect.kind


def chooser_of(effect: Effect, player: int) -> int:
    if effect.chooser != NOTHING:
        return effect.chooser
    if player != BY_KIND:
        return player
    if effect.do == REMOVE:
        return CN if effect.kind == US else US
    return US if effect.kind == US else CN


def bar_limit(g: Dawn, effect: Effect, country: int) -> str:
    """What the effect's words about control or influence say against the country."""
    only = effect.only
    if only == NOT_US and g.controller[country] == US:
        return "2.1.8.1"
    if only == NOT_CHINA and china_controls(g, country):
        return "2.1.8.3b"
    if only == UNCONTROLLED and g.controller[country] != NOTHING:
        return "2.1.8a"
    if only == HOLDS_US and g.influence[US][country] == 0:
        return effect.rule
    return ""


@final
class EffectTarget(Target):
    """A country for one sentence of a card: `chosen` are those that it has been given already."""

    def __init__(self, effect: Effect, power: int) -> None:
        super().__init__(effect.places, effect.rule)
        self.effect = effect
        self.power = power
        self.chosen: list[int] = []

    def bar(self, g: Dawn, country: int) -> str:
        effect = self.effect
        if country in self.chosen and (not effect.spread or self.chosen.count(country) >= effect.most):
            return "card b"
        if effect.do == REMOVE and g.influence[self.power][country] == 0:
            return "2.1.8.6d"
        return bar_limit(g, effect, country) if effect.only else ""

    def open_countries(self, g: Dawn) -> list[int]:
        """At the start, without a limit, all that are named."""
        if not self.effect.only and self.effect.do != REMOVE and not self.chosen:
            return self.named
        return super().open_countries(g)


def choose_countries(g: Dawn, effect: Effect, player: int) -> Flow:
    """A country at a time: one point each where the points are divided, else all of them in each."""
    seat, power = chooser_of(effect, player), influence_of(effect, player)
    prompt = REMOVE_PROMPTS[power] if effect.do == REMOVE else PLACE_PROMPTS[power]
    target = EffectTarget(effect, power)
    where = target.open_countries(g)
    for left in range(effect.picks(), 0, -1):
        if not where:
            return
        g.target = target
        country = yield g.ask(seat, prompt, [*where, PASS] if effect.up_to else where, left, card_in_play(g))
        g.target = None
        if country == PASS:
            return
        change_country(g, effect, player, country, 1 if effect.spread else effect.n)
        target.chosen.append(country)
        if target.bar(g, country):
            where = [other for other in where if other != country]


def change_country(g: Dawn, effect: Effect, player: int, country: int, n: int) -> None:
    power = influence_of(effect, player)
    if effect.do == PLACE or effect.do == SUBTRACT:
        g.add_influence(power, country, n)
    elif effect.do == REMOVE:
        g.remove_influence(power, country, n)
    else:
        g.clear_influence(power, country)


def change_track(g: Dawn, effect: Effect) -> None:
    do, side, n = effect.do, effect.side, effect.n
    if do == ECONOMY:
        change_economy(g, side, n)
    elif do == SOCIAL:
        change_social(g, side, n)
    elif do == FOREX:
        change_forex(g, side, n)
    elif do == VP:
        gain_vp(g, side, n)
    elif do == DIPLOMACY:
        change_diplomacy(g, n, effect.floor)
    elif do == SECURITY:
        change_security(g, n)
    elif do == OPS:
        change_operations(g, side, n)
    elif do == SHOW_HAND:
        g.show_hand(side)
    elif do == NO_REALIGN:
        for country in effect.places:
            cross(g, country)


def change_operations(g: Dawn, side: int, n: int) -> None:
    """For the rest of this turn (7.3)."""
    if n > 0:
        g.ops_plus[side] += n
    else:
        g.ops_minus[side] -= n
    g.note("operations", "7.3a", seat=side, change=signed(n))


def cross(g: Dawn, country: int) -> None:
    """The country becomes a no-realignment country for the rest of the game."""
    if not g.crossed[country]:
        g.crossed[country] = 1
        g.note("crossed", "2.1.5b", space=country)
