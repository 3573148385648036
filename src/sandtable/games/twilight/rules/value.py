"""What a card's operations are worth now: the printed value, and all that changes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..content import ASIA, COUNTRIES, IN_SOUTHEAST_ASIA, OPS, REGION_OF, VIETNAM_REVOLTS
from ..options import USSR

if TYPE_CHECKING:
    from ..state import Twilight


MOST_OPS: Final = 4


def current_ops(g: Twilight, side: int, printed: int) -> int:
    """The current value: all modifiers summed, then kept within 1 to 4."""
    return max(1, unfloored_ops(g, side, printed))


def unfloored_ops(g: Twilight, side: int, printed: int) -> int:
    """The current value before region bonuses, after which the floor of 1 applies."""
    return min(MOST_OPS, printed + g.ops_shift[side])


def card_ops(g: Twilight, side: int, card: int) -> int:
    return current_ops(g, side, OPS[card])


def begin_operation(
    g: Twilight, printed: int, where: list[int] = COUNTRIES, free: bool = False, china: bool = False
) -> None:
    """Notes what the operation under way is, for those who ask where it may go and what it would come to."""
    g.op_printed, g.op_china, g.op_free, g.op_where, g.op_clause = printed, china, free, where, g.cause


# Region bonuses: The China Card in Asia, Vietnam Revolts in Southeast Asia


def has_southeast_bonus(g: Twilight, side: int) -> bool:
    return side == USSR and VIETNAM_REVOLTS in g.effects


def bonus_in(g: Twilight, side: int, country: int, china: bool) -> int:
    bonus = 1 if china and REGION_OF[country] == ASIA else 0
    return bonus + 1 if has_southeast_bonus(g, side) and IN_SOUTHEAST_ASIA[country] else bonus
