"""Positions that many tests start from."""

from typing import Any

from sandtable.games.dawn.options import MAP
from sandtable.testing import TestTable, deal

US, CN = 0, 1
HOLDERS = {-1: None, 0: "us", 1: "cn", 2: "anti"}


def round_for(seat: int, *cards: str, other: tuple[str, ...] = (), **position: Any) -> TestTable:
    """The seat's action round with these cards; both hold a spare one, so that play stops after it."""
    spares = [card for card in ("oslo_accords", "mischief_reef", "csto") if card not in cards + other]
    hands = [[*cards, spares[0]], [*other, spares[1]]]
    if seat == CN:
        hands = [[*other, spares[0]], [*cards, spares[1]]]
    return deal("dawn", **{"step": "action-round", "turn": 9, "moving": seat, "hands": hands, **position})


def event(seat: int, card: str, *answers: str, dice: tuple[int, ...] = (), **position: Any) -> TestTable:
    """The seat plays the card for its event."""
    table = round_for(seat, card, **position).script(*dice)
    return table.answer(seat, f"card:{card}", "do:event", *answers)


def influence(table: TestTable, country: str) -> tuple[int, int, int]:
    """US, Chinese and anti-US influence."""
    us, chinese, anti = (counts[MAP.number(country)] for counts in table.state.influence)
    return us, chinese, anti


def holder(table: TestTable, country: str) -> str | None:
    return HOLDERS[table.state.controller[MAP.number(country)]]


def spaces(*ids: str) -> list[str]:
    return [f"space:{id}" for id in ids]
