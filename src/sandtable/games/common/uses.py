"""What a card in hand can be used for."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.engine import Decision


def barred_uses(decision: Decision, usual: Iterable[int]) -> dict[int, dict[str, float]]:
    """Uses that a player looks for in vain, as hints: shown, but not offered.

    >>> barred_uses(Decision(0, "use-card", [3, 4]), usual=[3, 5])
    {5: {'barred': 1.0}}
    """
    return {use: {"barred": 1.0} for use in usual if use not in decision.options}
