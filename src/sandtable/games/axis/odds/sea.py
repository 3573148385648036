"""Odds at sea, where submarines, aircraft and destroyers decide who can hit whom.

Every position (what is left of both fleets) is met once, from the strongest to the weakest, with the chance that the
battle comes to it. The less likely a position is, the fewer digits are spent on its dice: numbers of hits too rare to
matter are folded into their neighbours. What that changes stays below a millionth, which a test holds, and below some
hundred-thousandths in the very largest battles.
"""

from __future__ import annotations

from math import log10, sqrt
from typing import Final, final

from ..content import DESTROYER, KINDS, SUBMARINE, TRANSPORT
from .fleets import Chances, Fleet, Fleets
from .land import Ladder, Odds, loss_order, loss_sequence, stages

GRAIN: Final = 1e-8
"""Numbers of hits that come up with about this chance, counted from the beginning of the battle, are folded."""
FINE_GRAIN: Final = 1e-14
FEW_POSITIONS: Final = 5_000
"""Up to so many positions the finer grain costs next to nothing."""
MANY_POSITIONS: Final = 50_000
"""Beyond these the grain grows, so that forty against forty stay within a second or so."""
NEGLIGIBLE: Final = 0.01
"""A position less likely than this part of a grain is dropped, and the others make up for it."""
MOST_DIGITS: Final = 15
MINE_STRUCK: Final = 1
THEIRS_STRUCK: Final = 2

Rows = list[list[float]]
"""Chances by the number of the attacker's and of the defender's fleet; rows that nothing has reached are empty."""


def sea_odds(
    attack: list[int], defend: list[int], techs: int, order: list[int], every_round: bool = False, grain: float = 0.0
) -> Odds:
    """A sea battle fought to the end, as fine as its size allows unless a grain is given.

    Without submarines any hit may strike any unit.
    """
    odds = Odds(attack, defend)
    wished = loss_order(order)
    if not attack[SUBMARINE] and not defend[SUBMARINE]:
        ladder = Ladder(stages(defend, loss_sequence(defend, wished)), techs)
        ladder.run(stages(attack, loss_sequence(attack, wished)), 1.0, odds, [1.0])
        return odds
    mine, theirs = Fleets(attack, wished, True, techs), Fleets(defend, wished, False, techs)
    positions = len(mine.fleets) * len(theirs.fleets)
    SeaBattle(mine, theirs, every_round, odds, grain or grain_for(positions)).run()
    return odds


def grain_for(positions: int) -> float:
    """
    >>> [f"{grain_for(positions):.0e}" for positions in (5_000, 50_000, 200_000)]
    ['1e-14', '1e-08', '8e-08']
    """
    if positions <= FEW_POSITIONS:
        return FINE_GRAIN
    beyond = max(1.0, positions / MANY_POSITIONS)
    return GRAIN * beyond * sqrt(beyond)


def only(fleet: int, hit: Chances, fallen: Chances) -> bool:
    """Nothing else can become of the fleet."""
    return len(hit) == len(fallen) == 1 and fleet in hit and fleet in fallen


@final
class SeaBattle:
    """Chances wait at the beginning of a round, or between the surprise strikes and the rest of it.

    The latter are kept by which side's submarines have struck, for they do not fire again.
    """

    def __init__(self, mine: Fleets, theirs: Fleets, every_round: bool, odds: Odds, grain: float) -> None:
        self.mine = mine
        self.theirs = theirs
        self.every_round = every_round
        self.odds = odds
        self.grain = grain
        self.waiting: list[Rows] = [[[] for _ in mine.fleets] for _ in range(4 if every_round else 1)]
        """By who has struck; index 0 is the beginning of a round."""
        self.dropped = 0.0

    def run(self) -> None:
        self.row(0, 0)[0] = 1.0
        if not self.every_round and not self.is_over(0, 0):
            self.open_by_surprise()
        for a in range(len(self.mine.fleets)):
            if self.waiting[0][a] or self.every_round:
                self.run_row(a, [self.row(struck, a) for struck in range(len(self.waiting))])
        self.odds.make_up_for(self.dropped)

    def run_row(self, a: int, rows: Rows) -> None:
        for d in range(len(self.theirs.fleets)):
            total = 0.0
            for row in rows:
                total += row[d]
            if total <= 0.0:
                continue
            if self.is_over(a, d):
                self.finish(a, d, total)
            elif total < NEGLIGIBLE * self.grain:
                self.dropped += total
            else:
                self.play(a, d, rows, self.digits(total))
        for all_rows in self.waiting:
            all_rows[a] = []

    def digits(self, chance: float) -> int:
        """How finely the dice of a position are told apart."""
        return max(0, min(MOST_DIGITS, round(log10(chance / self.grain))))

    def row(self, struck: int, a: int) -> list[float]:
        row = self.waiting[struck][a]
        if not row:
            row = [0.0] * len(self.theirs.fleets)
            self.waiting[struck][a] = row
        return row

    def open_by_surprise(self) -> None:
        """The first round, where submarines strike in this round only."""
        self.waiting[0][0] = []
        struck = self.strikers(0, 0)
        hit_a, hit_d = self.strikes(0, 0, struck, MOST_DIGITS)
        for a, chance_a in hit_a.items():
            for d, chance_d in hit_d.items():
                chance = chance_a * chance_d
                if chance > 0.0:
                    fallen_a, fallen_d = self.volleys(a, d, struck, self.digits(chance))
                    self.spread(0, fallen_a, fallen_d, chance)

    def strikers(self, a: int, d: int) -> int:
        """Whose submarines strike by surprise: those that no destroyer faces."""
        mine = 0 if self.theirs.fleets[d][DESTROYER] else MINE_STRUCK
        return mine if self.mine.fleets[a][DESTROYER] else mine | THEIRS_STRUCK

    def strikes(self, a: int, d: int, struck: int, digits: int) -> tuple[Chances, Chances]:
        mine, theirs = self.mine, self.theirs
        return (
            theirs.strike(d, mine, a, digits) if struck & THEIRS_STRUCK else {a: 1.0},
            mine.strike(a, theirs, d, digits) if struck & MINE_STRUCK else {d: 1.0},
        )

    def volleys(self, a: int, d: int, struck: int, digits: int) -> tuple[Chances, Chances]:
        mine, theirs = self.mine, self.theirs
        return (
            theirs.volley(d, mine, a, struck & THEIRS_STRUCK != 0, digits),
            mine.volley(a, theirs, d, struck & MINE_STRUCK != 0, digits),
        )

    def play(self, a: int, d: int, rows: Rows, digits: int) -> None:
        """One round from a position; rounds without any hit are repeated."""
        own = self.strikers(a, d) if self.every_round else 0
        for struck in range(1, len(rows)):
            if struck != own and rows[struck][d] > 0.0:
                fallen_a, fallen_d = self.volleys(a, d, struck, digits)
                self.spread(0, fallen_a, fallen_d, rows[struck][d])
        begin, halfway = rows[0][d], rows[own][d] if own else 0.0
        hit_a, hit_d = self.strikes(a, d, own, digits)
        fallen_a, fallen_d = self.volleys(a, d, own, digits)
        if only(a, hit_a, fallen_a) and only(d, hit_d, fallen_d):
            self.odds.add_stalemate(begin + halfway, self.mine.fleets[a][:KINDS], self.theirs.fleets[d][:KINDS])
            return
        missed = hit_a.get(a, 0.0) * hit_d.get(d, 0.0)
        still = fallen_a.get(a, 0.0) * fallen_d.get(d, 0.0)
        begin = (begin + still * halfway) / (1.0 - missed * still)
        if own:
            self.spread(own, hit_a, hit_d, begin)
        self.spread(0, fallen_a, fallen_d, halfway + missed * begin)

    def spread(self, struck: int, mine: Chances, theirs: Chances, scale: float) -> None:
        """Both sides' fire is independent of the other's.

        Nearly all the time is spent here; compiled, lists by index take half the time of a dictionary's items.
        """
        fleets, chances = list(theirs), list(theirs.values())
        number = len(fleets)
        for a, share in mine.items():
            row, base = self.row(struck, a), scale * share
            for place in range(number):
                row[fleets[place]] += base * chances[place]

    def is_over(self, a: int, d: int) -> bool:
        """Somebody is gone, or only undefended transports are left to the defender."""
        return not self.mine.units[a] or not self.theirs.units[d] or self.sinks_transports(a, d)

    def sinks_transports(self, a: int, d: int) -> bool:
        guards = self.theirs.guards[d]
        beaten = guards == 0 or (not self.mine.ships[a] and guards == self.theirs.fleets[d][SUBMARINE])
        return beaten and self.mine.guards[a] > 0 and self.theirs.fleets[d][TRANSPORT] > 0

    def finish(self, a: int, d: int, chance: float) -> None:
        theirs: Fleet = self.theirs.fleets[d]
        if self.sinks_transports(a, d):
            theirs = (*theirs[:TRANSPORT], 0, *theirs[TRANSPORT + 1 :])
        self.odds.add(chance, self.mine.fleets[a][:KINDS], theirs[:KINDS])
