"""The five actions (chapter 6)."""

from __future__ import annotations

from sandtable.engine import Flow

from .cards import EU_COUNTRIES, EUROPEAN_UNION, PIVOT_TO_ASIA, PRINTED_OPS, WTO_ACCESSION
from .names import (
    ANTI,
    ASIA,
    BATTLEGROUND,
    CN,
    COUNTRIES,
    DO_ECONOMY,
    DO_INFLUENCE,
    DO_REALIGN,
    DO_SABOTAGE,
    DO_SOCIAL,
    DO_TECH_RACE,
    DO_TRADE,
    REGION,
    STABILITY,
    US,
)
from .progress import roll_tech_race, tech_race_range
from .state import Table
from .tracks import (
    IMPROVE_MIN_OPS,
    IMPROVE_SUCCESS,
    OPS_MAX,
    SABOTAGE_MIN_OPS,
    SABOTAGE_NEXT_ZONE,
    SABOTAGE_SAME_ZONE,
    SECURITY_MIN,
    SOCIAL_ZONE,
    STABILITY_PLUS,
    TECH_LAST,
    TECH_MIN_OPS,
    TRADE_INFLUENCE,
    TRADE_MAX_STABILITY,
    TRADE_REACH,
)


def actions_with(g: Table, seat: int, card: int, ops: int) -> list[int]:
    """The actions for which the card may be played."""
    actions = [DO_INFLUENCE]
    if has_realignment_target(g, seat):
        actions.append(DO_REALIGN)
    if PRINTED_OPS[card] >= IMPROVE_MIN_OPS and g.attempts[seat] > 0:
        actions.append(DO_SOCIAL)
        actions.append(DO_ECONOMY)
    if not g.traded[seat] and has_trade_target(g, seat, ops):
        actions.append(DO_TRADE)
    return actions


def discards_with(g: Table, seat: int, ops: int) -> list[int]:
    """The actions for which such a card may be discarded instead of being played."""
    if seat == CN and not g.raced and ops >= TECH_MIN_OPS and g.tech[CN] < TECH_LAST:
        return [DO_TECH_RACE]
    if seat == US and not g.sabotaged and ops >= SABOTAGE_MIN_OPS:
        return [DO_SABOTAGE]
    return []


def act(g: Table, seat: int, action: int, card: int, ops: int) -> Flow:
    """One action with all operations of the card; a single effect."""
    if action == DO_INFLUENCE:
        yield from place_with_card(g, seat, ops)
    elif action == DO_REALIGN:
        yield from realign(g, seat, ops)
    elif action == DO_TRADE:
        yield from contest_trade(g, seat, ops)
    elif action == DO_TECH_RACE:
        g.raced = True
        yield from roll_tech_race(g, tech_race_range(g, card))
    elif action == DO_SABOTAGE:
        yield from sabotage(g)
    else:
        yield from improve(g, seat, action, card)
    g.judge_ruin()


# Placing influence (6.1)


def place_with_card(g: Table, seat: int, ops: int) -> Flow:
    if seat == US and g.in_force[PIVOT_TO_ASIA] and ops < OPS_MAX:
        yield from pivot_to_asia(g, ops)
    else:
        yield from g.place_with_operations(seat, seat, ops)


def pivot_to_asia(g: Table, ops: int) -> Flow:
    """A point more as long as every point goes to Asia."""
    bonus = 1
    while ops + bonus > 0:
        options = [
            country
            for country in COUNTRIES
            if g.reach_at_start[US][country] > 0
            and g.price(US, country) <= ops + (bonus if REGION[country] == ASIA else 0)
        ]
        if not options:
            return
        country = yield g.ask(US, "influence-where", options, ops + bonus)
        if REGION[country] != ASIA:
            bonus = 0
        ops -= g.price(US, country)
        g.add_influence(US, country)


# Realignment (6.2)


def has_realignment_target(g: Table, side: int) -> bool:
    return any(g.can_realign(side, country) for country in COUNTRIES)


def realign(g: Table, side: int, ops: int) -> Flow:
    targets = [country for country in COUNTRIES if g.can_realign(side, country)]
    country = yield g.ask(side, "realign-where", targets, ops)
    had_collapsed = g.security == SECURITY_MIN
    roll = yield g.roll()
    result = ops + roll + g.realignment_modifier(side, country) - (STABILITY[country] + STABILITY_PLUS)
    if g.log is not None:
        g.note("realign", "6.2.3a", seat=side, space=country, roll=roll, ops=ops, result=max(0, result))
    if result > 0:
        turn_country(g, side, country, result)
    suffer_consequence(g, side, country, had_collapsed)


def turn_country(g: Table, side: int, country: int, points: int) -> None:
    """Removes the others' influence, and adds what is missing: US influence, or anti-US influence for China."""
    if side == CN:
        g.add_influence(ANTI, country, points)
        return
    points -= g.remove_influence(ANTI, country, points)
    points -= g.remove_influence(CN, country, points)
    g.add_influence(US, country, points)


def suffer_consequence(g: Table, side: int, country: int, had_collapsed: bool) -> None:
    """Every roll has at most one (9.2.4, 9.2.5)."""
    us, chinese, anti = g.influence[US][country], g.influence[CN][country], g.influence[ANTI][country]
    if had_collapsed or suffers_for(side, country, us, chinese, anti):
        g.change_diplomacy(-1)
    elif own_lead(side, us, chinese, anti) <= 0:
        g.change_security(-1)


def suffers_for(side: int, country: int, us: int, chinese: int, anti: int) -> bool:
    """Whether such influence after a roll costs diplomacy: ahead in a battleground, or China left anti-US there."""
    if not BATTLEGROUND[country]:
        return False
    return own_lead(side, us, chinese, anti) > 0 or (side == CN and anti > 0)


def own_lead(side: int, us: int, chinese: int, anti: int) -> int:
    """Own influence less the others': against the US, anti-US influence counts with the Chinese."""
    return chinese - us if side == CN else us - chinese - anti


# Improving society or economy (6.3)


def improve(g: Table, side: int, action: int, card: int) -> Flow:
    g.attempts[side] -= 1
    highest = IMPROVE_SUCCESS[PRINTED_OPS[card]]
    roll = yield g.roll()
    g.note("improve", "6.3.1c", seat=side, roll=roll, highest=highest, result=outcome(roll <= highest))
    if roll > highest:
        return
    if action == DO_SOCIAL:
        g.change_social(side, 1)
    else:
        g.change_economy(side, 1)


def outcome(success: bool) -> str:
    return "outcome-success" if success else "outcome-failure"


# Internal sabotage (6.5); the Tech Race stands with the tech tracks


def sabotage_range(g: Table) -> int:
    level = g.social[CN]
    return SABOTAGE_SAME_ZONE if SOCIAL_ZONE[level] == SOCIAL_ZONE[level - 1] else SABOTAGE_NEXT_ZONE


def sabotage(g: Table) -> Flow:
    g.sabotaged = True
    highest = sabotage_range(g)
    roll = yield g.roll()
    g.note("sabotage", "6.5.1b", roll=roll, highest=highest, result=outcome(roll <= highest))
    if roll <= highest:
        g.change_social(CN, -1)


# Trade contests (6.6)


def can_trade(g: Table, side: int, country: int, ops: int) -> bool:
    stability = STABILITY[country]
    if stability == 0 or stability > TRADE_MAX_STABILITY or ops < TRADE_REACH - stability:
        return False
    return side == CN or g.influence[ANTI][country] == 0


def has_trade_target(g: Table, side: int, ops: int) -> bool:
    return any(can_trade(g, side, country, ops) for country in COUNTRIES)


def contest_trade(g: Table, side: int, ops: int) -> Flow:
    g.traded[side] = True
    country = yield g.ask(side, "trade-where", [c for c in COUNTRIES if can_trade(g, side, c, ops)])
    mine = (yield g.roll()) + trade_value(g, side)
    theirs = (yield g.roll()) + trade_value(g, 1 - side)
    needed = theirs + 1 if EU_COUNTRIES[country] and g.in_force[EUROPEAN_UNION] else theirs
    g.note("trade", "6.6.3", seat=side, space=country, mine=mine, theirs=theirs, result=outcome(mine >= needed))
    if mine >= needed:
        g.add_influence(side, country, TRADE_INFLUENCE)


def trade_value(g: Table, side: int) -> int:
    """Economic level - 1, and the WTO's bonus."""
    value = g.economy[side] - 1
    return value + 1 if side == CN and g.in_force[WTO_ACCESSION] else value
