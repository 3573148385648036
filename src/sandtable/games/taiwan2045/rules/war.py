"""The war's outcome (戰爭結局)."""

from __future__ import annotations

from typing import Final

from ..content import NUMBERS

PLA_WINS_FROM: Final[dict[int, int]] = {check["round"]: check["pla_wins_from"] for check in NUMBERS["war_check"]}
TAIWAN_WINS_TO: Final[dict[int, int]] = {check["round"]: check["taiwan_wins_to"] for check in NUMBERS["war_check"]}
WAR_CLAUSE: Final[dict[int, str]] = {3: "war-2", 4: "war-3", 5: "war-4"}


def war_outcome(round: int, cities: int) -> str:
    """`pla`, `taiwan`, or nothing yet.

    >>> war_outcome(3, 5), war_outcome(3, 3), war_outcome(4, 3), war_outcome(2, 6)
    ('pla', '', 'taiwan', '')
    """
    if round not in PLA_WINS_FROM:
        return ""
    if cities >= PLA_WINS_FROM[round]:
        return "pla"
    return "taiwan" if cities <= TAIWAN_WINS_TO[round] else ""
