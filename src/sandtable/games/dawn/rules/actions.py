"""The five actions (chapter 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sandtable.engine import PASS, Flow

from ..content import (
    ASIA,
    BATTLEGROUND,
    COUNTRIES,
    EU_COUNTRIES,
    EUROPEAN_UNION,
    HOME,
    IMPROVE_MIN_OPS,
    IMPROVE_SUCCESS,
    INDIA,
    OPPOSING_SUPERPOWER,
    OPS_MAX,
    OWN_SUPERPOWER,
    PIVOT_TO_ASIA,
    PRINTED_OPS,
    REGION,
    SABOTAGE_MIN_OPS,
    SABOTAGE_NEXT_ZONE,
    SABOTAGE_SAME_ZONE,
    SCO,
    SCO_COUNTRIES,
    SECURITY_MIN,
    SOCIAL_ZONE,
    STABILITY,
    STABILITY_PLUS,
    TECH_LAST,
    TECH_MIN_OPS,
    TERROR_COUNTRIES,
    TRADE_INFLUENCE,
    TRADE_MAX_STABILITY,
    TRADE_REACH,
    WAR_ON_TERROR,
    WTO_ACCESSION,
)
from ..options import (
    ANTI,
    CN,
    DO_ECONOMY,
    DO_INFLUENCE,
    DO_REALIGN,
    DO_SABOTAGE,
    DO_SOCIAL,
    DO_TECH_RACE,
    DO_TRADE,
    NAMES,
    US,
)
from .choosing import Target, choose_country
from .status import change_diplomacy, change_economy, change_security, change_social, judge_ruin, signed
from .tech import roll_tech_race, tech_race_range

if TYPE_CHECKING:
    from ..state import Dawn


def actions_with(g: Dawn, seat: int, card: int, ops: int) -> list[int]:
    """The actions for which the card may be played."""
    actions = [DO_INFLUENCE]
    if not bar_realignment(g, seat):
        actions.append(DO_REALIGN)
    if not bar_improving(g, seat, card):
        actions.append(DO_SOCIAL)
        actions.append(DO_ECONOMY)
    if not bar_trading(g, seat, ops):
        actions.append(DO_TRADE)
    return actions


def bar_action(g: Dawn, seat: int, card: int, ops: int, action: int) -> str:
    if action == DO_INFLUENCE:
        return ""
    if action == DO_REALIGN:
        return bar_realignment(g, seat)
    if action == DO_TRADE:
        return bar_trading(g, seat, ops)
    return bar_improving(g, seat, card) if action in (DO_SOCIAL, DO_ECONOMY) else "6.0a"


def discards_with(g: Dawn, seat: int, ops: int) -> list[int]:
    """The actions for which such a card may be discarded instead of being played."""
    action = DO_TECH_RACE if seat == CN else DO_SABOTAGE
    return [] if bar_discard_for(g, seat, ops, action) else [action]


def bar_discard_for(g: Dawn, seat: int, ops: int, action: int) -> str:
    if action == DO_TECH_RACE:
        if seat != CN or ops < TECH_MIN_OPS:
            return "6.4.1a"
        if g.tech[CN] == TECH_LAST:
            return "6.4.1d"
        return "6.4.2" if g.raced else ""
    if seat != US or ops < SABOTAGE_MIN_OPS:
        return "6.5.1a"
    return "6.5.2" if g.sabotaged else ""


def choose_action(g: Dawn, seat: int, card: int, ops: int) -> Flow:
    """The action alone, where the event has been or will not be."""
    action = yield g.ask(seat, "action", actions_with(g, seat, card, ops), ops, card)
    note_use(g, seat, card, action)
    yield from act(g, seat, action, card, ops)


def note_use(g: Dawn, seat: int, card: int, use: int) -> None:
    if g.log is not None:
        g.note("use", "6.0a", seat=seat, use=use, card=card)


def act(g: Dawn, seat: int, action: int, card: int, ops: int) -> Flow:
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
    judge_ruin(g)


# Placing influence (6.1)


def place_with_card(g: Dawn, seat: int, ops: int) -> Flow:
    if seat == US and g.in_force[PIVOT_TO_ASIA] and ops < OPS_MAX:
        yield from pivot_to_asia(g, ops)
    else:
        yield from g.place_with_operations(seat, seat, ops)


def bar_influence(g: Dawn, side: int, country: int, points: int) -> str:
    """What keeps a point out of a country; `place_with_operations` lists the same countries faster."""
    if g.reach_at_start[side][country] == 0:
        return "6.1.1b"
    if g.price(side, country) <= points:
        return ""
    if country == INDIA:
        return "6.1.2.1"
    return "6.1.2a" if side == CN else "6.1.2b"


def pivot_to_asia(g: Dawn, ops: int) -> Flow:
    """A point more as long as every point goes to Asia."""
    bonus = 1
    while ops + bonus > 0:
        country = yield from choose_country(g, US, "influence-where", PivotTarget(ops, bonus), ops + bonus)
        if country == PASS:
            return
        if REGION[country] != ASIA:
            bonus = 0
        ops -= g.price(US, country)
        g.add_influence(US, country)


@final
class PivotTarget(Target):
    """The bonus point is good for Asia only."""

    def __init__(self, ops: int, bonus: int) -> None:
        super().__init__(COUNTRIES, "6.1.1b")
        self.ops = ops
        self.bonus = bonus

    def bar(self, g: Dawn, country: int) -> str:
        bar_with_bonus = bar_influence(g, US, country, self.ops + self.bonus)
        if bar_with_bonus or REGION[country] == ASIA:
            return bar_with_bonus
        return "card m" if bar_influence(g, US, country, self.ops) else ""


# Realignment (6.2)


def bar_realign(g: Dawn, side: int, country: int) -> str:
    if g.crossed[country]:
        return "6.2.7"
    if side == CN:
        return "" if g.influence[US][country] > 0 else "6.2.1b"
    return "" if g.influence[CN][country] > 0 or g.influence[ANTI][country] > 0 else "6.2.1a"


def can_realign(g: Dawn, side: int, country: int) -> bool:
    return not bar_realign(g, side, country)


def realignable(g: Dawn, side: int) -> list[int]:
    """All countries that `bar_realign` leaves open, in one go."""
    us, chinese, anti, crossed = g.influence[US], g.influence[CN], g.influence[ANTI], g.crossed
    if side == CN:
        return [country for country in COUNTRIES if us[country] > 0 and not crossed[country]]
    return [country for country in COUNTRIES if (chinese[country] > 0 or anti[country] > 0) and not crossed[country]]


def bar_realignment(g: Dawn, side: int) -> str:
    """What keeps the side from realigning anything now."""
    if side == CN and g.low_profile:
        return "5.5a"
    for country in COUNTRIES:
        if not bar_realign(g, side, country):
            return ""
    return "6.2.1b" if side == CN else "6.2.1a"


def realignment_modifier(g: Dawn, side: int, country: int) -> int:
    modifier = 0
    if HOME[country] == side:
        modifier = OWN_SUPERPOWER
    elif HOME[country] == 1 - side:
        modifier = OPPOSING_SUPERPOWER
    if EU_COUNTRIES[country] and g.in_force[EUROPEAN_UNION]:
        modifier -= 1
    if side == US and TERROR_COUNTRIES[country] and g.in_force[WAR_ON_TERROR]:
        modifier += 1
    if side == US and SCO_COUNTRIES[country] and g.in_force[SCO]:
        modifier -= 1
    return modifier


def realign(g: Dawn, side: int, ops: int) -> Flow:
    country = yield g.ask(side, "realign-where", realignable(g, side), ops)
    had_collapsed = g.security == SECURITY_MIN
    roll = yield g.roll()
    modifier = realignment_modifier(g, side, country)
    result = max(0, ops + roll + modifier - (STABILITY[country] + STABILITY_PLUS))
    if g.log is not None:
        said = signed(modifier)
        g.note("realign", "6.2.3a", seat=side, space=country, roll=roll, ops=ops, modifier=said, result=result)
    if result > 0:
        turn_country(g, side, country, result)
    suffer_consequence(g, side, country, had_collapsed)


def turn_country(g: Dawn, side: int, country: int, points: int) -> None:
    """Removes the others' influence, and adds what is missing: US influence, or anti-US influence for China."""
    if side == CN:
        g.add_influence(ANTI, country, points)
        return
    points -= g.remove_influence(ANTI, country, points)
    points -= g.remove_influence(CN, country, points)
    g.add_influence(US, country, points)


def suffer_consequence(g: Dawn, side: int, country: int, had_collapsed: bool) -> None:
    """Every roll has at most one (9.2.4, 9.2.5)."""
    us, chinese, anti = g.influence[US][country], g.influence[CN][country], g.influence[ANTI][country]
    if had_collapsed or suffers_for(side, country, us, chinese, anti):
        change_diplomacy(g, -1, cause=NAMES[DO_REALIGN])
    elif own_lead(side, us, chinese, anti) <= 0:
        change_security(g, -1, NAMES[DO_REALIGN])


def suffers_for(side: int, country: int, us: int, chinese: int, anti: int) -> bool:
    """Whether such influence after a roll costs diplomacy: ahead in a battleground, or China left anti-US there."""
    if not BATTLEGROUND[country]:
        return False
    return own_lead(side, us, chinese, anti) > 0 or (side == CN and anti > 0)


def own_lead(side: int, us: int, chinese: int, anti: int) -> int:
    """Own influence less the others': against the US, anti-US influence counts with the Chinese."""
    return chinese - us if side == CN else us - chinese - anti


# Improving society or economy (6.3)


def bar_improving(g: Dawn, side: int, card: int) -> str:
    if PRINTED_OPS[card] < IMPROVE_MIN_OPS:
        return "6.3.1b"
    return "" if g.attempts[side] > 0 else "4.6.Cb"


def improve(g: Dawn, side: int, action: int, card: int) -> Flow:
    g.attempts[side] -= 1
    highest = IMPROVE_SUCCESS[PRINTED_OPS[card]]
    roll = yield g.roll()
    if g.log is not None:
        result, left = outcome(roll <= highest), g.attempts[side]
        g.note("improve", "6.3.1c", seat=side, use=action, roll=roll, highest=highest, result=result, left=left)
    if roll > highest:
        return
    if action == DO_SOCIAL:
        change_social(g, side, 1, NAMES[action])
    else:
        change_economy(g, side, 1, NAMES[action])


def outcome(success: bool) -> str:
    return "outcome-success" if success else "outcome-failure"


# Internal sabotage (6.5); the Tech Race stands with the tech tracks


def sabotage_range(g: Dawn) -> int:
    level = g.social[CN]
    return SABOTAGE_SAME_ZONE if SOCIAL_ZONE[level] == SOCIAL_ZONE[level - 1] else SABOTAGE_NEXT_ZONE


def sabotage(g: Dawn) -> Flow:
    g.sabotaged = True
    highest = sabotage_range(g)
    roll = yield g.roll()
    g.note("sabotage", "6.5.1b", seat=US, roll=roll, highest=highest, result=outcome(roll <= highest))
    if roll <= highest:
        change_social(g, CN, -1, NAMES[DO_SABOTAGE])


# Trade contests (6.6)


def bar_trade(g: Dawn, side: int, country: int, ops: int) -> str:
    stability = STABILITY[country]
    if stability == 0 or stability > TRADE_MAX_STABILITY:
        return "6.6.2b"
    if ops < TRADE_REACH - stability:
        return "6.6.2a"
    return "6.6.2c" if side == US and g.influence[ANTI][country] > 0 else ""


def can_trade(g: Dawn, side: int, country: int, ops: int) -> bool:
    return not bar_trade(g, side, country, ops)


def bar_trading(g: Dawn, side: int, ops: int) -> str:
    """What keeps the side from any trade contest now."""
    if g.traded[side]:
        return "6.6.1"
    for country in COUNTRIES:
        if not bar_trade(g, side, country, ops):
            return ""
    return "6.6.2a"


def contest_trade(g: Dawn, side: int, ops: int) -> Flow:
    g.traded[side] = True
    country = yield g.ask(side, "trade-where", [c for c in COUNTRIES if not bar_trade(g, side, c, ops)], ops)
    my_die = yield g.roll()
    their_die = yield g.roll()
    mine, theirs = my_die + trade_value(g, side), their_die + trade_value(g, 1 - side)
    needed = theirs + 1 if EU_COUNTRIES[country] and g.in_force[EUROPEAN_UNION] else theirs
    if g.log is not None:
        g.note(
            "trade",
            "6.6.3",
            seat=side,
            space=country,
            mine=mine,
            theirs=theirs,
            result=outcome(mine >= needed),
            my_die=my_die,
            their_die=their_die,
        )
    if mine >= needed:
        g.add_influence(side, country, TRADE_INFLUENCE)


def trade_value(g: Dawn, side: int) -> int:
    """Economic level - 1, and the WTO's bonus."""
    value = g.economy[side] - 1
    return value + 1 if side == CN and g.in_force[WTO_ACCESSION] else value
