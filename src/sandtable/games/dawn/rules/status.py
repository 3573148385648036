"""Society, economy, foreign exchange, victory points, diplomacy and security, and losing by them (chapter 9, 10.3).

A step beyond the end of a track is lost, and the log is silent about it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NoReturn

from sandtable.engine import NOTHING

from ..content import (
    ALL_OUT_WAR,
    DIPLOMACY_MAX,
    ECONOMY_MAX,
    RUIN,
    SECURITY_MAX,
    SECURITY_MIN,
    SOCIAL_MAX,
)
from ..options import CN, NAMES, ROLES, SEATS, US
from .steps import HISTORY, STEP_IDS

if TYPE_CHECKING:
    from ..state import Dawn


ENDING_RULES: Final[dict[str, str]] = {
    "civil-war": "9.1.3a",
    "collapse": "9.1.3a",
    "all-out-war": "9.2.3",
    "both-ruined": "10.3.2",
    "held-scoring": "2.2.1.1c",
    "both-held-scoring": "2.2.1.1d",
    "points": "4.6.K",
    "equal-points": "4.6.K",
}
"""The clause by which the game ended."""


def change_social(g: Dawn, side: int, n: int, cause: str = "") -> None:
    before = g.social[side]
    g.social[side] = max(RUIN, min(SOCIAL_MAX, before + n))
    note_step(g, "social", "9.1.1", side, g.social[side] - before, g.social[side], cause)


def change_economy(g: Dawn, side: int, n: int, cause: str = "") -> None:
    before = g.economy[side]
    g.economy[side] = max(RUIN, min(ECONOMY_MAX, before + n))
    note_step(g, "economy", "9.1.1", side, g.economy[side] - before, g.economy[side], cause)


def change_forex(g: Dawn, side: int, n: int, cause: str = "") -> None:
    """A side that has less loses what it has."""
    before = g.forex[side]
    g.forex[side] = max(0, before + n)
    note_step(g, "forex", "2.3.1", side, g.forex[side] - before, g.forex[side], cause)


def gain_vp(g: Dawn, side: int, n: int, cause: str = "") -> None:
    if n > 0:
        g.vp[side] += n
        note_step(g, "vp", "10.2", side, n, g.vp[side], cause)


def change_diplomacy(g: Dawn, n: int, floor: int = ALL_OUT_WAR, cause: str = "") -> None:
    before = g.diplomacy
    if n < 0:
        g.diplomacy = max(min(floor, before), before + n)
    else:
        g.diplomacy = min(DIPLOMACY_MAX, before + n)
    note_step(g, "diplomacy", "9.2.1", NOTHING, g.diplomacy - before, g.diplomacy, cause)


def change_security(g: Dawn, n: int, cause: str = "") -> None:
    before = g.security
    g.security = max(SECURITY_MIN, min(SECURITY_MAX, before + n))
    note_step(g, "security", "9.2.1", NOTHING, g.security - before, g.security, cause)


def note_step(g: Dawn, key: str, rule: str, side: int, change: int, now: int, cause: str) -> None:
    """Tells of a change that took place: how much, what it has come to, and what caused it."""
    if g.log is None or change == 0:
        return
    cause = cause or cause_now(g)
    if side == NOTHING:
        g.note(key, rule, change=signed(change), now=now, cause=cause)
    else:
        g.note(key, rule, seat=side, side=ROLES[side], change=signed(change), n=abs(change), now=now, cause=cause)


def cause_now(g: Dawn) -> str:
    """What is being carried out: a card, a box of a track, a historical event, or else the step of the turn."""
    if g.in_play:
        return NAMES[g.in_play[-1]]
    if g.box != NOTHING:
        return NAMES[g.box]
    if g.step == HISTORY and g.history_card != NOTHING:
        return NAMES[g.history_card]
    return f"phase-{STEP_IDS[g.step]}"


def signed(n: int) -> str:
    """A change as the log writes it.

    >>> signed(2), signed(-1)
    ('+2', '−1')
    """
    return f"{n:+d}".replace("-", "−")


# Losing at once (9.1.3, 9.2.3, 10.3)


def is_ruined(g: Dawn, side: int) -> bool:
    return g.social[side] <= RUIN or g.economy[side] <= RUIN


def end(g: Dawn, ending: str, winners: list[int]) -> None:
    """The game is over at the end of a phase; the log says why."""
    g.note("over", ENDING_RULES[ending], how=f"end-{ending}")
    g.finish(ending, winners)


def end_now(g: Dawn, ending: str, winners: list[int]) -> NoReturn:
    """The game is over in the middle of whatever goes on."""
    end(g, ending, winners)
    g.finish_now(ending, winners)


def judge_ruin(g: Dawn) -> None:
    """Call after each single effect; a game that is lost ends here."""
    all_out_war = g.diplomacy <= ALL_OUT_WAR
    if not (all_out_war or is_ruined(g, US) or is_ruined(g, CN)):
        return
    lost = [side for side in (US, CN) if is_ruined(g, side) or (all_out_war and g.phasing == side)]
    if len(lost) == SEATS:
        end_now(g, "both-ruined", [])
    elif lost:
        loser = lost[0]
        if all_out_war and g.phasing == loser:
            ending = "all-out-war"
        else:
            ending = "civil-war" if g.social[loser] <= RUIN else "collapse"
        end_now(g, ending, [1 - loser])
