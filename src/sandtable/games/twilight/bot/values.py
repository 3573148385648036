"""What positions, cards and dangers are worth to a side; the judgement behind the bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine import DIE, read_content

from ..content import (
    AFRICA,
    BATTLEGROUND,
    CENTRAL_AMERICA,
    CHINA_CARD,
    CIA_CREATED,
    COUNTRIES,
    CUBA,
    DUCK_AND_COVER,
    EUROPE,
    FIVE_YEAR_PLAN,
    GRAIN_SALES,
    HEADLINE_EVENT,
    HEADLINES,
    HOME,
    IN_SOUTHEAST_ASIA,
    KAL_007,
    LONE_GUNMAN,
    MISSILE_ENVY,
    NEUTRAL,
    NUCLEAR_SUBS,
    OLYMPIC_GAMES,
    OPS,
    ORTEGA,
    REGION_OF,
    SCORES,
    SCORING,
    SIDE,
    SOUTH_AMERICA,
    STABILITY,
    STAR_WARS,
    SUMMIT,
    TEAR_DOWN_THIS_WALL,
    WARGAMES,
    WE_WILL_BURY_YOU,
    by_card,
)
from ..options import CARD_IDS, FOLDER, MAP, REGION_IDS, US, USSR
from ..rules.coups import coup_die_shift
from ..rules.events.registry import can_happen
from ..rules.influence import controlled_among
from ..rules.scoring import europe_winner, region_points
from ..rules.space_race import can_space
from ..rules.targets import coup_targets, realignment_targets

if TYPE_CHECKING:
    from ..state import Twilight


RUIN: Final = 1000.0
POINT: Final = 0.7
"""What a point of operations is worth in victory points."""

_WORTH: Final[dict[str, float]] = read_content(FOLDER / "content" / "bot.toml")["worth"]
EVENT_WORTH: Final[list[float]] = by_card([float(_WORTH.get(id, 0.0)) for id in CARD_IDS], 0.0)

LOWERS_DEFCON: Final[list[int]] = [DUCK_AND_COVER, WE_WILL_BURY_YOU, KAL_007, OLYMPIC_GAMES, SUMMIT]
GRANTS_ENEMY_COUP: Final[list[list[int]]] = [
    [CIA_CREATED, GRAIN_SALES, TEAR_DOWN_THIS_WALL, STAR_WARS],
    [LONE_GUNMAN, ORTEGA],
]


def _country_worth(country: int) -> float:
    region = REGION_OF[country]
    if BATTLEGROUND[country]:
        worth = 2.6 if region == EUROPE else 2.0 if region in (AFRICA, CENTRAL_AMERICA, SOUTH_AMERICA) else 2.3
    else:
        worth = 0.9 if IN_SOUTHEAST_ASIA[country] else 0.6
    return worth + (0.4 if HOME[country] != NEUTRAL else 0.0)


COUNTRY_WORTH: Final[list[float]] = [_country_worth(c) if c in COUNTRIES else 0.0 for c in range(MAP.size)]


# Countries


def hold(country: int, lead: int) -> float:
    """What a lead of influence in a country is worth: control counts most, a little reserve behind it some more."""
    needed = STABILITY[country]
    worth = COUNTRY_WORTH[country]
    size = abs(lead)
    value = worth * (0.1 + 0.5 * size / needed) if size < needed else worth * (1.0 + 0.08 * min(size - needed, 3))
    if size == 0:
        return 0.0
    return value if lead > 0 else -value


def lead(g: Twilight, side: int, country: int) -> int:
    return g.influence[side][country] - g.influence[1 - side][country]


def gain(g: Twilight, side: int, country: int, change: int) -> float:
    """What it is worth to the side that its lead there changes."""
    now = lead(g, side, country)
    return hold(country, now + change) - hold(country, now)


def removal(g: Twilight, side: int, country: int, n: int) -> float:
    """What it is worth that the enemy loses n points there."""
    return gain(g, side, country, min(n, g.influence[1 - side][country]))


def placement(g: Twilight, side: int, points: int) -> float:
    """Roughly what so many points of operations bring when placed as influence: the best steps, one after another."""
    reach = g.reach_at_start[side]
    where = [country for country in COUNTRIES if reach[country] > 0 and g.may_place(side, country)]
    added: dict[int, int] = {}
    total = 0.0
    while points > 0:
        best, best_value, best_cost = -1, 0.0, 1
        for country in where:
            cost = g.price(side, country)
            if cost > points:
                continue
            step = added.get(country, 0)
            value = (gain(g, side, country, step + 1) - gain(g, side, country, step)) / cost
            if value > best_value:
                best, best_value, best_cost = country, value, cost
        if best < 0:
            break
        added[best] = added.get(best, 0) + 1
        total += best_value * best_cost
        points -= best_cost
    return total


# Coups and realignment


def coup(g: Twilight, side: int, country: int, value: int, free: bool = False) -> float:
    """The mean change over the die, the military operations still needed, and ruin where DEFCON would fall to 1."""
    if g.crisis == side:
        return -RUIN
    if ends_in_war(g, side, country):
        return RUIN if g.phasing != side else -RUIN
    total = 0.0
    for die in DIE:
        margin = die + value + coup_die_shift(g, side, country) - 2 * STABILITY[country]
        if margin > 0:
            total += gain(g, side, country, margin)
    needed = max(0, g.defcon - g.military[side])
    credit = 0.0 if free else 0.5 * min(value, needed)
    return total / 6 + credit


def ends_in_war(g: Twilight, side: int, country: int) -> bool:
    shielded = side == US and NUCLEAR_SUBS in g.effects
    return BATTLEGROUND[country] and g.defcon == 2 and not shielded


def realignment(g: Twilight, side: int, country: int) -> float:
    bonus = g.realignment_bonus(side, country) - g.realignment_bonus(1 - side, country)
    total = 0.0
    for mine in DIE:
        for theirs in DIE:
            margin = mine + bonus - theirs
            if margin > 0:
                total += removal(g, side, country, margin)
            elif margin < 0:
                total -= removal(g, 1 - side, country, -margin)
    return total / 36


def best_coup(g: Twilight, side: int, value: int, where: list[int] = COUNTRIES, free: bool = False) -> float:
    return max((coup(g, side, country, value, free) for country in coup_targets(g, side, where, free)), default=-RUIN)


def best_realignment(g: Twilight, side: int, rolls: int, where: list[int] = COUNTRIES, free: bool = False) -> float:
    targets = realignment_targets(g, side, where, free)
    best = max((realignment(g, side, country) for country in targets), default=0.0)
    return best * (1 + 0.6 * (rolls - 1))


# Cards


def scoring_points(g: Twilight, side: int, card: int) -> float:
    """The net of a scoring card for the side; winning or losing Europe is everything."""
    if SCORES[card] not in REGION_IDS:
        ours = [controlled_among(g, who, MAP.regions[SCORES[card]]) for who in (USSR, US)]
        return float(ours[side] - ours[1 - side])
    region = REGION_IDS.index(SCORES[card])
    if region == EUROPE and (winner := europe_winner(g)) in (USSR, US):
        return RUIN if winner == side else -RUIN
    points = region_points(g, region)
    return float(points[side] - points[1 - side])


def event(g: Twilight, side: int, card: int) -> float:
    """What it is worth to the side that the event of the card happens now by its play."""
    if SCORING[card]:
        return scoring_points(g, side, card)
    owner = side if SIDE[card] == NEUTRAL else SIDE[card]
    if not can_happen(g, card, owner):
        return 0.0
    if is_suicidal(g, side, card):
        return -RUIN
    if card == WARGAMES:
        return RUIN if (g.vp if side == US else -g.vp) > 6 else 0.0
    return EVENT_WORTH[card] if owner == side else -EVENT_WORTH[card]


def is_suicidal(g: Twilight, side: int, card: int, drops: int = 0) -> bool:
    """Whether the event, happening while the side is phasing, could bring DEFCON to 1."""
    level = g.defcon - drops
    if g.phase in (HEADLINES, HEADLINE_EVENT):
        level -= 1
    if level > 2:
        return False
    if card in LOWERS_DEFCON:
        return True
    if card == MISSILE_ENVY:
        return g.defcon == 2
    if card == FIVE_YEAR_PLAN and side == USSR:
        return any(held in LOWERS_DEFCON or held in GRANTS_ENEMY_COUP[USSR] for held in g.hands[USSR])
    if card == ORTEGA and g.influence[US][CUBA] == 0:
        return False
    if card == STAR_WARS and g.space[US] <= g.space[USSR]:
        return False
    return card in GRANTS_ENEMY_COUP[side]


def keep(g: Twilight, side: int, card: int) -> float:
    """What a card in hand is worth: its operations, or its event if that is better; dangerous ones are a burden."""
    if card == CHINA_CARD:
        return 4 * POINT
    if SCORING[card]:
        return scoring_points(g, side, card)
    worth = POINT * OPS[card]
    if SIDE[card] == 1 - side:
        return worth - EVENT_WORTH[card]
    return max(worth, EVENT_WORTH[card])


def burden(g: Twilight, side: int, card: int) -> float:
    """How good it is to be rid of an enemy card without its event; one that endangers DEFCON above all."""
    if SIDE[card] != 1 - side:
        return 0.0
    dangerous = card in LOWERS_DEFCON or card in GRANTS_ENEMY_COUP[side]
    return EVENT_WORTH[card] * 0.5 + (2.0 if dangerous else 0.0)


def urgency(g: Twilight, side: int, card: int) -> float:
    """A card that would be fatal at DEFCON 2, and cannot be sent into space, is best played while DEFCON is higher."""
    if SIDE[card] != 1 - side or g.defcon == 2 or can_space(g, side, card):
        return 0.0
    return 8.0 if card in LOWERS_DEFCON or card in GRANTS_ENEMY_COUP[side] else 0.0
