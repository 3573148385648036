"""Carrying out the words of cards and track boxes."""

from __future__ import annotations

from typing import Final

from sandtable.engine import PASS, Flow
from sandtable.games.common.countries import NOBODY

from .names import ANTI, CN, OWN, US
from .state import Table
from .wording import (
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

BY_KIND: Final = -2
"""Instead of an event player: who chooses depends on the kind of influence (4.6.D), as on history cards."""

PLACE_PROMPTS: Final[list[str]] = ["place-us", "place-cn", "subtract"]
REMOVE_PROMPTS: Final[list[str]] = ["remove-us", "remove-cn", "remove-anti"]


def carry_out(g: Table, effects: list[Effect], player: int) -> Flow:
    """The sentences in order. `player` is the event player, or BY_KIND."""
    for effect in effects:
        if effect.each_of > 0 or effect.spread:
            yield from choose_countries(g, effect, player)
        elif effect.do <= REMOVE_ALL:
            for country in effect.places:
                change_country(g, effect, player, country)
        else:
            change_track(g, effect)


def influence_of(effect: Effect, player: int) -> int:
    """The power whose influence the effect concerns; to subtract US influence is to place anti-US influence."""
    if effect.do == SUBTRACT:
        return ANTI
    return player if effect.kind == OWN else effect.kind


def chooser_of(effect: Effect, player: int) -> int:
    if effect.chooser != NOBODY:
        return effect.chooser
    if player != BY_KIND:
        return player
    if effect.do == REMOVE:
        return CN if effect.kind == US else US
    return US if effect.kind == US else CN


def is_allowed(g: Table, effect: Effect, country: int) -> bool:
    only = effect.only
    if only == NOT_US:
        return g.controller[country] != US
    if only == NOT_CHINA:
        return not g.china_controls(country)
    if only == UNCONTROLLED:
        return g.controller[country] == NOBODY
    if only == HOLDS_US:
        return g.influence[US][country] > 0
    return True


def choose_countries(g: Table, effect: Effect, player: int) -> Flow:
    seat = chooser_of(effect, player)
    power = influence_of(effect, player)
    where = [country for country in effect.places if is_allowed(g, effect, country)]
    if effect.do == REMOVE:
        where = g.has_influence(power, where)
    prompt = REMOVE_PROMPTS[power] if effect.do == REMOVE else PLACE_PROMPTS[power]
    if effect.spread:
        yield from divide_points(g, effect, seat, power, where, prompt)
        return
    for left in range(effect.each_of, 0, -1):
        if not where:
            return
        country = yield g.ask(seat, prompt, [*where, PASS] if effect.up_to else where, left, g.card_in_play())
        if country == PASS:
            return
        change_country(g, effect, player, country)
        where = [other for other in where if other != country]


def divide_points(g: Table, effect: Effect, seat: int, power: int, where: list[int], prompt: str) -> Flow:
    if effect.do == REMOVE:
        yield from g.take_influence(seat, power, effect.n, where, effect.most, False, prompt)
    else:
        yield from g.place_influence(seat, power, effect.n, where, effect.most, False, prompt)


def change_country(g: Table, effect: Effect, player: int, country: int) -> None:
    power = influence_of(effect, player)
    if effect.do == PLACE or effect.do == SUBTRACT:
        g.add_influence(power, country, effect.n)
    elif effect.do == REMOVE:
        g.remove_influence(power, country, effect.n)
    else:
        g.clear_influence(power, country)


def change_track(g: Table, effect: Effect) -> None:
    do, side, n = effect.do, effect.side, effect.n
    if do == ECONOMY:
        g.change_economy(side, n)
    elif do == SOCIAL:
        g.change_social(side, n)
    elif do == FOREX:
        g.change_forex(side, n)
    elif do == VP:
        g.gain_vp(side, n)
    elif do == DIPLOMACY:
        g.change_diplomacy(n, effect.floor)
    elif do == SECURITY:
        g.change_security(n)
    elif do == OPS:
        change_operations(g, side, n)
    elif do == SHOW_HAND:
        g.show_hand(side)
    elif do == NO_REALIGN:
        for country in effect.places:
            cross(g, country)


def change_operations(g: Table, side: int, n: int) -> None:
    """For the rest of this turn (7.3)."""
    if n > 0:
        g.ops_plus[side] += n
    else:
        g.ops_minus[side] -= n
    g.note("operations", "7.3a", seat=side, change=f"{n:+d}")


def cross(g: Table, country: int) -> None:
    """The country becomes a no-realignment country for the rest of the game."""
    g.crossed[country] = 1
    g.note("crossed", "2.1.5b", space=country)
