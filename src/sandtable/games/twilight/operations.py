"""Operations: placing influence, realignment, coups, the space race."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine import PASS, Flow
from sandtable.games.common.countries import NOBODY

from .board import Board
from .names import (
    ASIA,
    BATTLEGROUND,
    CENTRAL_AMERICA,
    COUNTRIES,
    CUBA,
    CUBAN_MISSILE_CRISIS,
    DEATH_SQUADS,
    DO_COUP,
    DO_INFLUENCE,
    DO_REALIGN,
    IN_SOUTHEAST_ASIA,
    IRAN_CONTRA,
    LAST_BOX,
    MAX_ROLL,
    MIN_OPS,
    NUCLEAR_SUBS,
    REGION_OF,
    REGIONS,
    SALT,
    SOUTH_AMERICA,
    STABILITY,
    TURKEY,
    US,
    USSR,
    VIETNAM_REVOLTS,
    WEST_GERMANY,
    YURI_AND_SAMANTHA,
)


def conduct(g: Board, side: int, printed: int, about: int, may_coup: bool = True) -> Flow:
    """Operations that an event grants, "as if with a card": influence, realignment or a coup, or none."""
    options = [*kinds_of_operation(g, side, may_coup), PASS]
    kind = yield g.ask(side, "use-operations", options, about=about)
    if kind != PASS:
        yield from operate(g, side, kind, printed)


def kinds_of_operation(g: Board, side: int, may_coup: bool = True) -> list[int]:
    kinds = [DO_INFLUENCE]
    if g.any_realignment(side):
        kinds.append(DO_REALIGN)
        if may_coup and g.any_coup(side):
            kinds.append(DO_COUP)
    return kinds


def operate(g: Board, side: int, kind: int, printed: int, china: bool = False) -> Flow:
    """All points go to one kind of operation."""
    value = g.unfloored_ops(side, printed)
    if kind == DO_INFLUENCE:
        g.cause = "6.1.1"
        g.note("influence", g.cause, seat=side, n=max(1, value), printed=printed)
        if china or has_southeast_bonus(g, side):
            yield from place_with_bonus(g, side, value, china)
        else:
            yield from g.place_with_operations(side, side, max(1, value))
    elif kind == DO_REALIGN:
        yield from realign(g, side, printed, china=china)
    elif kind == DO_COUP:
        yield from coup(g, side, printed, china=china)


# Region bonuses: The China Card in Asia, Vietnam Revolts in Southeast Asia


def has_southeast_bonus(g: Board, side: int) -> bool:
    return side == USSR and VIETNAM_REVOLTS in g.effects


def bonus_in(g: Board, side: int, country: int, china: bool) -> int:
    bonus = 1 if china and REGION_OF[country] == ASIA else 0
    return bonus + 1 if has_southeast_bonus(g, side) and IN_SOUTHEAST_ASIA[country] else bonus


def place_with_bonus(g: Board, side: int, value: int, china: bool) -> Flow:
    """A bonus counts only if every point goes into its region."""
    reach = g.reach_at_start[side]
    open_to = [country for country in COUNTRIES if reach[country] > 0 and g.may_place(side, country)]
    spent, bonus = 0, 2
    while True:
        options = [
            country
            for country in open_to
            if spent + g.price(side, country) <= max(1, value + min(bonus, bonus_in(g, side, country, china)))
        ]
        if not options:
            return
        if spent >= max(1, value):
            options.append(PASS)
        country = yield g.ask(side, "influence-where", options, max(value - spent, 1))
        if country == PASS:
            return
        spent += g.price(side, country)
        bonus = min(bonus, bonus_in(g, side, country, china))
        g.add_influence(side, country)


# Realignment


def realign(
    g: Board,
    side: int,
    printed: int,
    where: list[int] = COUNTRIES,
    free: bool = False,
    china: bool = False,
    one_region: bool = False,
) -> Flow:
    """One roll a point; each target is named after the last result is known. It may be broken off."""
    value = g.unfloored_ops(side, printed)
    g.cause = "6.2.2"
    g.note("realignment", "6.2.1", seat=side, n=max(1, value), printed=printed)
    has_bonus = china or has_southeast_bonus(g, side)
    done, bonus = 0, 2 if has_bonus else 0
    while True:
        options = []
        if done < max(1, value + bonus):
            options = list(g.realignment_targets(side, where, free))
        if has_bonus:
            options = [c for c in options if done < max(1, value + min(bonus, bonus_in(g, side, c, china)))]
        if not options:
            return
        if done > 0:
            options.append(PASS)
        country = yield g.ask(side, "realign-where", options, max(value - done, 1))
        if country == PASS:
            return
        if has_bonus:
            bonus = min(bonus, bonus_in(g, side, country, china))
        done += 1
        if one_region:
            where = REGIONS[REGION_OF[country]]
        ussr = yield g.roll()
        us = yield g.roll()
        apply_realignment(g, country, ussr, us)


def scandal(g: Board) -> int:
    """What Iran-Contra takes from every realignment roll of the US."""
    return 1 if IRAN_CONTRA in g.effects else 0


def apply_realignment(g: Board, country: int, ussr_roll: int, us_roll: int) -> None:
    """The higher total takes the difference from the other side."""
    ussr_bonus, us_bonus = g.realignment_bonus(USSR, country), g.realignment_bonus(US, country)
    g.note("realigned", "6.2.2", space=country, ussr=ussr_roll, us=us_roll, ussr_bonus=ussr_bonus, us_bonus=us_bonus)
    lead = ussr_roll + ussr_bonus - (us_roll + us_bonus - scandal(g))
    if lead > 0:
        g.remove_influence(US, country, lead)
    elif lead < 0:
        g.remove_influence(USSR, country, -lead)


# Coups


def coup(
    g: Board, side: int, printed: int, where: list[int] = COUNTRIES, free: bool = False, china: bool = False
) -> Flow:
    """A coup with all the points; a free one earns no military operations and ignores the regions DEFCON closes."""
    value = g.unfloored_ops(side, printed)
    g.note("coup", "6.3.1", seat=side, n=max(1, value))
    yield from face_crisis(g, side)
    target = yield g.ask(side, "coup-where", list(g.coup_targets(side, where, free)))
    yield from attempt_coup(g, side, target, max(1, value + bonus_in(g, side, target, china)), free)


def lowers_defcon(g: Board, side: int, target: int) -> bool:
    return bool(BATTLEGROUND[target]) and not (side == US and NUCLEAR_SUBS in g.effects)


def attempt_coup(g: Board, side: int, target: int, value: int, free: bool) -> Flow:
    if g.crisis == side:
        g.end("missile-crisis", 1 - side)
    g.cause = "6.3.2"
    roll = yield g.roll()
    shift = coup_die_shift(g, side, target)
    margin = roll + value + shift - 2 * STABILITY[target]
    g.note("coup-roll", "6.3.2", seat=side, space=target, roll=roll, n=value, shift=shift, margin=margin)
    if margin > 0:
        removed = g.remove_influence(1 - side, target, margin)
        g.add_influence(side, target, margin - removed)
    if not free:
        g.add_military(side, value)
    if side == US and YURI_AND_SAMANTHA in g.effects:
        g.gain_vp(USSR, 1, "card 109")
    if lowers_defcon(g, side, target):
        g.set_defcon(g.defcon - 1)


def coup_die_shift(g: Board, side: int, target: int) -> int:
    shift = -1 if SALT in g.effects else 0
    if REGION_OF[target] in (CENTRAL_AMERICA, SOUTH_AMERICA) and DEATH_SQUADS in g.effects:
        shift += g.coup_shift[side]
    return shift


# The Cuban Missile Crisis


def ways_to_defuse(g: Board, side: int) -> Iterator[int]:
    for country in [CUBA] if side == USSR else [WEST_GERMANY, TURKEY]:
        if g.influence[side][country] >= 2:
            yield country


def face_crisis(g: Board, side: int) -> Flow:
    """Before a coup the threatened side may end the crisis; otherwise the coup loses the game."""
    if g.crisis == side:
        country = yield g.ask(side, "defuse", [*ways_to_defuse(g, side), PASS], about=CUBAN_MISSILE_CRISIS)
        if country != PASS:
            defuse(g, side, country)


def defuse(g: Board, side: int, country: int) -> None:
    g.cause = "card 40"
    g.remove_influence(side, country, 2)
    g.crisis = NOBODY
    g.end_effect(CUBAN_MISSILE_CRISIS)


# The space race


def can_space(g: Board, side: int, card: int) -> bool:
    box = g.space[side] + 1
    if box > LAST_BOX or g.attempts[side] >= (2 if g.has_ability(side, 2) else 1):
        return False
    return g.card_ops(side, card) >= MIN_OPS[box]


def attempt_space(g: Board, side: int, card: int) -> Flow:
    g.attempts[side] += 1
    roll = yield g.roll()
    needed = MAX_ROLL[g.space[side] + 1]
    g.note("space-roll", "6.4.1", seat=side, roll=roll, needed=needed, n=g.card_ops(side, card))
    if roll <= needed:
        g.advance_in_space(side, 1)
