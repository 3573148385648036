"""10 Victory: points, and the ends of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NoReturn

from sandtable.engine import NOTHING

from ..content import ARAB_ISRAELI_WAR, CAMP_DAVID, FLOWER_POWER, VP_LIMIT, WAR_CARD
from ..options import US, USSR

if TYPE_CHECKING:
    from ..state import Twilight


ENDING_CLAUSE: Final = {
    "vp": "10.3.1",
    "europe": "10.3.1~a",
    "nuclear-war": "8.1.3",
    "missile-crisis": "card 40",
    "held-scoring-card": "4.5F",
    "wargames": "card 100",
    "final-scoring": "10.3.2~b",
}


def gain_vp(g: Twilight, side: int, n: int, rule: str = "10.2.2") -> None:
    """One side gains the net of a card; 20 wins at once."""
    if n == 0:
        g.note("no-vp", rule, score=g.vp)
        return
    move_vp(g, side, n, rule)
    if abs(g.vp) >= VP_LIMIT:
        end(g, "vp", US if g.vp > 0 else USSR)


def move_vp(g: Twilight, side: int, n: int, rule: str) -> None:
    g.vp += n if side == US else -n
    g.note("vp", rule, seat=side, n=n, score=g.vp)


def end(g: Twilight, ending: str, winner: int) -> NoReturn:
    g.note("end", ENDING_CLAUSE[ending], ending=f"end-{ending}", score=g.vp)
    g.finish_now(ending, [] if winner == NOTHING else [winner])


def end_by_score(g: Twilight, ending: str) -> NoReturn:
    end(g, ending, US if g.vp > 0 else USSR if g.vp < 0 else NOTHING)


def pay_flower_power(g: Twilight, player: int, card: int) -> None:
    """The USSR gains when the US plays a war card, unless that war can no longer happen."""
    if player != US or not WAR_CARD[card] or FLOWER_POWER not in g.effects:
        return
    if card != ARAB_ISRAELI_WAR or CAMP_DAVID not in g.effects:
        gain_vp(g, USSR, 2, "card 59")
