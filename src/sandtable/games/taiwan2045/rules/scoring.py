"""The final scoring (遊戲計分): factions, merit, missions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine import NOTHING

from ..content import (
    CENTRAL,
    CORE_CITIES,
    ELITE_STRENGTH,
    ELITES,
    FACTION_IDS,
    FACTIONS_OF,
    KUNSHEN,
    NUMBERS,
    STRONGHOLDS,
    TRACK_TOP,
    VALUE,
)
from ..options import POWER
from .war import WAR_CLAUSE

if TYPE_CHECKING:
    from ..state import Taiwan2045

SCORING: Final[dict[str, int]] = NUMBERS["scoring"]
HIDDEN_BONUS: Final[list[dict[str, int]]] = [power["hidden"] for power in NUMBERS["power"]]
REVEALED_BONUS: Final[list[dict[str, int]]] = [power["revealed"] for power in NUMBERS["power"]]
MUST_SCORE: Final[list[list[int]]] = [[FACTION_IDS.index(id) for id in power["must"]] for power in NUMBERS["power"]]
SCORED_FACTIONS: Final = 2


def finish_war(g: Taiwan2045, outcome: str) -> None:
    g.war = outcome
    g.note("war-over", WAR_CLAUSE[g.round], ending=f"end-{outcome}")
    g.hero = find_hero(g)
    g.results = [result(g, seat) for seat in range(g.seats)]
    for seat in range(g.seats):
        g.note("power-shown", "score-prep-1", reveals=True, seat=seat, power=POWER.option(g.power[seat]))
    for seat in range(g.seats):
        faction, merit, missions = g.results[seat]
        total = faction + merit + missions
        g.note("result", "score-total-1", seat=seat, faction=faction, merit=merit, missions=missions, n=total)
    totals = [sum(row) for row in g.results]
    best = max(totals)
    g.finish(outcome, [seat for seat in range(g.seats) if totals[seat] == best])


def result(g: Taiwan2045, seat: int) -> list[int]:
    return [faction_score(g, seat), merit_score(g, seat), g.score[seat]]


def find_hero(g: Taiwan2045) -> int:
    """The most merit; then more troops on the map, then the earlier slot. Never a revealed Council."""
    best = NOTHING
    for seat in g.turn_order():
        if seat == g.rebel_seat:
            continue
        if best == NOTHING or (g.merit[seat], troops_of(g, seat)) > (g.merit[best], troops_of(g, best)):
            best = seat
    return best


def troops_of(g: Taiwan2045, seat: int) -> int:
    return sum(g.troops[unit] for unit in g.mine[seat])


# Faction score


def faction_worth(g: Taiwan2045, faction: int) -> int:
    """What one friendliness with the faction is worth."""
    if g.war == "pla" and faction == CENTRAL:
        return g.overseas
    occupied = g.war == "pla"
    return sum(
        VALUE[place] for place in range(STRONGHOLDS) if faction in FACTIONS_OF[place] and (g.pla[place] > 0) == occupied
    )


def faction_score(g: Taiwan2045, seat: int) -> int:
    power = g.power[seat]
    if seat == g.rebel_seat:
        return council_score(g)
    bonus = REVEALED_BONUS[power] if g.revealed[seat] else HIDDEN_BONUS[power]
    free = bonus.get("each", 0)
    scores = [
        min(TRACK_TOP, g.friends[seat][faction] + bonus.get(id, 0) + free) * faction_worth(g, faction)
        for faction, id in enumerate(FACTION_IDS)
    ]
    must = MUST_SCORE[power]
    others = sorted((scores[faction] for faction in range(len(FACTION_IDS)) if faction not in must), reverse=True)
    return sum(scores[faction] for faction in must) + sum(others[: SCORED_FACTIONS - len(must)])


def council_score(g: Taiwan2045) -> int:
    """A revealed Council lives by what the PLA occupies."""
    if g.war != "pla":
        return 0
    value = sum(VALUE[place] for place in range(STRONGHOLDS) if g.pla[place] > 0)
    cities = sum(1 for city in CORE_CITIES if g.pla[city] > 0)
    return SCORING["council_value"] * value + SCORING["council_core"] * cities


# Merit score


def merit_score(g: Taiwan2045, seat: int) -> int:
    if seat == g.rebel_seat:
        return 0
    points = SCORING["merit"] * g.merit[seat]
    if seat == g.hero:
        points = SCORING[f"hero_merit_{g.war}"] * g.merit[seat]
        points += SCORING[f"hero_troop_{g.war}"] * troops_of(g, seat)
    if g.power[seat] == KUNSHEN:
        points += arms_sales(g)
    return points


def arms_sales(g: Taiwan2045) -> int:
    """Kunshen lives by the PLA's strength on the island."""
    total = sum(g.pla[place] for place in range(STRONGHOLDS))
    total += sum(ELITE_STRENGTH[elite] for elite in ELITES if 0 <= g.where[elite] < STRONGHOLDS)
    return min(SCORING["kunshen_most"], total // SCORING["kunshen_strength"])


def scores(g: Taiwan2045) -> list[float]:
    """The totals at the end; before it what merit and missions have brought so far."""
    if g.over:
        return [float(sum(row)) for row in g.results]
    return [float(sum(earned_so_far(g, seat))) for seat in range(g.seats)]


def earned_so_far(g: Taiwan2045, seat: int) -> tuple[int, int]:
    """Before the end: for merit, and for missions."""
    return SCORING["merit"] * g.merit[seat], g.score[seat]
