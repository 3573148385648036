"""How a seat values a position: its lead in both endings of the war, weighed by how likely they look."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, final

from sandtable.engine import NOTHING

from ..content import (
    CELLS,
    CENTRAL,
    COUNCIL,
    FACTION_IDS,
    FACTIONS_OF,
    GOVERNMENT,
    IS_CORE,
    KUNSHEN,
    MISSION_MERIT,
    MISSION_SCORE,
    NEEDED,
    POWER_IDS,
    RESIST,
    STRONGHOLDS,
    TALLIES,
    TRACK_TOP,
    VALUE,
    WELCOME,
)
from ..rules.powers import DISPATCHED
from ..rules.scoring import HIDDEN_BONUS, MUST_SCORE, REVEALED_BONUS, SCORED_FACTIONS, SCORING, arms_sales, troops_of

if TYPE_CHECKING:
    from ..state import Taiwan2045

TROOP_WORTH = 1.2
MERIT_WORTH = 2.2
HOPE_OF_MISSION = 0.7
GUESSED_BONUS = 0.9
"""The friendliness that an unknown power adds to each faction on average."""

EVEN_CITIES = [0.0, 0.8, 1.9, 3.2, 4.2, 4.6]
"""By round: with so many core cities held either side may win the war."""

SUSPICION = 1.2
"""By how much the odds of a hidden Council rise with every core city that falls."""

DISGUISED_ROUNDS = 2
"""So long a hidden Council weighs the war as if it feared one itself, so that falling cities do not give it away."""

USUAL_FREE = 15.0
USUAL_LOST = 13.0
USUAL_LOST_VALUE = 33.0


def pla_chance(round: int, cities: float) -> float:
    """How likely the PLA is to win the war with so many core cities in this round."""
    return 1.0 / (1.0 + exp(-1.2 * (cities - EVEN_CITIES[round])))


@final
class Appraisal:
    """What one seat would lead by either way, and what each stronghold's fate is worth to it."""

    def __init__(self, g: Taiwan2045, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.rebel = seat == g.rebel_seat
        self.cities = g.held_core_cities()
        self.chance = pla_chance(g.round, self.cities)
        self.ripe = min(1.0, (g.round - 1) / 2.5)
        self.free = self.worths(False)
        self.lost = self.worths(True)
        self.friends = self.final_friends(g.revealed[seat])
        self.rivals = [other for other in range(g.seats) if other != seat]
        self.rival_friends = [self.guessed_friends(other) for other in self.rivals]
        self.if_taiwan = self.total(self.friends, False, self.rebel)
        self.hope = self.hope_of_dispatch()
        self.if_pla = self.total(self.friends, True, self.rebel) + self.hope
        self.rivals_if_taiwan = self.rival_mark(False)
        self.rivals_if_pla = self.rival_mark(True)
        self.lead_taiwan = self.if_taiwan - self.rivals_if_taiwan
        self.lead_pla = self.if_pla - self.rivals_if_pla
        self.scored_taiwan = self.scored(self.friends, self.free)
        self.scored_pla = self.scored(self.friends, self.lost)
        self.want = [self.fate(place) for place in range(STRONGHOLDS)]
        self.help = self.mission_help()

    # The two endings

    def worths(self, pla: bool) -> list[float]:
        """What one friendliness with each faction will pay, as far as it can be foreseen."""
        actual = [0] * len(FACTION_IDS)
        for place in range(STRONGHOLDS):
            if (self.g.pla[place] > 0) == pla:
                for faction in FACTIONS_OF[place]:
                    actual[faction] += VALUE[place]
        usual = USUAL_LOST if pla else USUAL_FREE
        worths = [self.ripe * value + (1 - self.ripe) * usual for value in actual]
        if pla:
            worths[CENTRAL] = self.g.overseas
        return worths

    def final_friends(self, revealed: bool) -> list[float]:
        """Friendliness as it will be scored."""
        power = self.g.power[self.seat]
        bonus = REVEALED_BONUS[power] if revealed else HIDDEN_BONUS[power]
        own = self.g.friends[self.seat]
        return [
            float(min(TRACK_TOP, own[faction] + bonus.get(id, 0) + bonus.get("each", 0)))
            for faction, id in enumerate(FACTION_IDS)
        ]

    def guessed_friends(self, other: int) -> list[float]:
        return [value + GUESSED_BONUS for value in self.g.friends[other]]

    def scored(self, friends: list[float], worth: list[float]) -> list[int]:
        """The two factions that the seat will score."""
        must = MUST_SCORE[self.g.power[self.seat]]
        others = [faction for faction in range(len(FACTION_IDS)) if faction not in must]
        others.sort(key=lambda faction: -friends[faction] * worth[faction])
        return must + others[: SCORED_FACTIONS - len(must)]

    def total(self, friends: list[float], pla: bool, rebel: bool) -> float:
        """The seat's score if the war ended this way."""
        g, seat = self.g, self.seat
        if rebel:
            return g.score[seat] + (self.council_score() if pla else 0.0)
        worth = self.lost if pla else self.free
        points = sum(friends[faction] * worth[faction] for faction in self.scored(friends, worth))
        points += self.merit_points(seat, pla) + g.score[seat]
        if g.power[seat] == KUNSHEN:
            points += arms_sales(g)
        return points

    def hope_of_dispatch(self) -> float:
        """What the Government's closed passport can still bring in a lost war, less the friendliness it costs."""
        g, seat = self.g, self.seat
        if g.power[seat] != GOVERNMENT or g.revealed[seat]:
            return 0.0
        sent = min(DISPATCHED, g.reserve + troops_of(g, seat))
        return max(0.0, (self.friends[CENTRAL] - 1) * sent - g.overseas)

    def council_score(self) -> float:
        actual = sum(VALUE[place] for place in range(STRONGHOLDS) if self.g.pla[place] > 0)
        value = self.ripe * actual + (1 - self.ripe) * USUAL_LOST_VALUE
        return SCORING["council_value"] * value + SCORING["council_core"] * max(5, self.cities)

    def merit_points(self, seat: int, pla: bool) -> float:
        g = self.g
        if g.merit[seat] < max(g.merit) or g.merit[seat] == 0:
            return float(SCORING["merit"] * g.merit[seat])
        return (0 if pla else 3) * g.merit[seat] + (-1 if pla else 2) * troops_of(g, seat)

    def rival_mark(self, pla: bool) -> float:
        """What has to be beaten: between the rivals' average and their best."""
        totals = [self.rival_total(number, pla) for number in range(len(self.rivals))]
        mark = (max(totals) + sum(totals) / len(totals)) / 2
        if not pla:
            return mark
        fear = self.council_fear()
        return (1 - fear) * mark + fear * max(mark, self.council_score() + max(self.g.score))

    def council_fear(self) -> float:
        """How likely one of the others hides the Council's passport: the more cities fall, the more likely."""
        g = self.g
        if g.rebel_seat != NOTHING or (g.power[self.seat] == COUNCIL and g.round > DISGUISED_ROUNDS):
            return 0.0
        hidden = sum(1 for other in self.rivals if not g.revealed[other])
        unseen = len(POWER_IDS) - 1 - (len(self.rivals) - hidden)
        share = hidden / unseen
        if share == 1:
            return 1.0
        odds = share / (1 - share) * SUSPICION ** (self.cities - 1)
        return odds / (1 + odds)

    def rival_total(self, number: int, pla: bool) -> float:
        other = self.rivals[number]
        if other == self.g.rebel_seat:
            return self.g.score[other] + (self.council_score() if pla else 0.0)
        worth = self.lost if pla else self.free
        friends = self.rival_friends[number]
        products = sorted(friends[faction] * worth[faction] for faction in range(len(FACTION_IDS)))
        return products[1] + products[2] + self.merit_points(other, pla) + self.g.score[other]

    def value(self) -> float:
        return self.chance * self.lead_pla + (1 - self.chance) * self.lead_taiwan

    # What changes it

    def fate(self, place: int) -> float:
        """What it is worth to the seat, against the others, that the PLA holds this place rather than not."""
        value = VALUE[place]
        gain = loss = 0.0
        if self.rebel:
            gain = float(SCORING["council_value"] * value + (SCORING["council_core"] if IS_CORE[place] else 0))
        for faction in FACTIONS_OF[place]:
            theirs = 0.6 * sum(friends[faction] for friends in self.rival_friends) / len(self.rivals)
            if not self.rebel and faction in self.scored_taiwan:
                loss += self.friends[faction] * value
            if not self.rebel and faction in self.scored_pla and faction != CENTRAL:
                gain += self.friends[faction] * value
            loss -= theirs * value
            if faction != CENTRAL:
                gain -= theirs * value
        worth = self.chance * gain - (1 - self.chance) * loss
        if IS_CORE[place]:
            step = -1 if self.g.pla[place] > 0 else 1
            shift = abs(pla_chance(self.g.round, self.cities + step) - self.chance)
            worth += shift * (self.lead_pla - self.lead_taiwan)
        else:
            worth += 0.02 * (self.lead_pla - self.lead_taiwan)
        return worth

    def friend_gain(self, faction: int) -> float:
        """What one more friendliness is worth."""
        if self.rebel:
            return 0.0
        more = self.friends.copy()
        more[faction] = min(TRACK_TOP, more[faction] + 1)
        gain_pla = self.total(more, True, False) + self.hope - self.if_pla
        gain_taiwan = self.total(more, False, False) - self.if_taiwan
        return self.chance * gain_pla + (1 - self.chance) * gain_taiwan

    def reveal_gain(self) -> float:
        """What showing the passport changes by itself, without the ability."""
        friends = self.final_friends(True)
        rebel = self.g.power[self.seat] == COUNCIL
        gain_pla = self.total(friends, True, rebel) + self.hope - self.if_pla
        gain_taiwan = self.total(friends, False, rebel) - self.if_taiwan
        return self.chance * gain_pla + (1 - self.chance) * gain_taiwan

    def merit_worth(self) -> float:
        """A merit: it pays more for a hero of a free island, and nothing for a hero of a lost one."""
        if self.rebel:
            return 0.0
        hero = self.g.merit[self.seat] + 2 >= max(self.g.merit)
        return (1 - self.chance) * (3.0 if hero else 2.0) + self.chance * (0.5 if hero else 2.0)

    def mission_help(self) -> list[float]:
        """What each tally is worth towards the seat's missions."""
        help = [0.0] * (TALLIES * STRONGHOLDS)
        for mission in self.g.missions[self.seat]:
            for side in (RESIST, WELCOME):
                if side == RESIST and self.rebel:
                    continue
                points = MISSION_SCORE[mission][side] + (MISSION_MERIT[mission] * MERIT_WORTH if side == RESIST else 0)
                for number, needed in enumerate(NEEDED[mission][side]):
                    share = HOPE_OF_MISSION * points / (needed * len(NEEDED[mission][side]))
                    for cell in CELLS[mission][side][number]:
                        help[cell] = max(help[cell], share)
        return help

    def aid(self, tally: int, place: int) -> float:
        return self.help[tally * STRONGHOLDS + place]

    def threat(self, place: int) -> float:
        """How much it matters to the seat that the PLA comes out of this place."""
        return sum(self.want[way] for way in self.g.links[place] if self.g.pla[way] == 0)
