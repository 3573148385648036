"""Table talk for the tests of Twilight Struggle."""

from typing import Any

from sandtable.games.twilight.options import MAP, SIDE_IDS, card
from sandtable.testing import TestTable, deal

USSR, US = 0, 1


def at_table(**position: Any) -> TestTable:
    """A position; action round 1 of the USSR on an empty map unless it says otherwise."""
    return deal("twilight", **position)


def play(
    side: int, id: str, use: str = "do:event", hand: tuple[str, ...] = (), dice: tuple[int, ...] = (), **position: Any
) -> TestTable:
    """The side plays a card in its action round."""
    position[f"{SIDE_IDS[side]}_hand"] = [id, *hand] if id != "the_china_card" else [*hand, "summit"]
    table = deal("twilight", phasing=SIDE_IDS[side], **position).script(*dice)
    return table.answer(side, f"card:{id}", use)


def headlines(soviet: str, american: str, dice: tuple[int, ...] = (), **position: Any) -> TestTable:
    """Both headline a card."""
    position.setdefault("ussr_hand", [soviet, "arms_race"])
    position.setdefault("us_hand", [american, "nuclear_test_ban"])
    table = deal("twilight", phase="headlines", **position).script(*dice)
    return table.answer(USSR, f"card:{soviet}").answer(US, f"card:{american}")


def us(table: TestTable, country: str) -> int:
    return int(table.state.influence[US][MAP.number(country)])


def ussr(table: TestTable, country: str) -> int:
    return int(table.state.influence[USSR][MAP.number(country)])


def spaces(*ids: str) -> list[str]:
    return [f"space:{id}" for id in ids]


def in_effect(table: TestTable, id: str) -> bool:
    return card(id) in table.state.effects


def is_removed(table: TestTable, id: str) -> bool:
    return card(id) in table.state.removed


def is_discarded(table: TestTable, id: str) -> bool:
    return card(id) in table.state.discards


def holds(table: TestTable, side: int, id: str) -> bool:
    return card(id) in table.state.hands[side]
