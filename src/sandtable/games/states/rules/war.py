"""War: a die each, spoils, and how likely it is to go well."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine import DIE, NOTHING, Flow

from ..content import MILITARY
from ..options import STATE
from .board import Board
from .cards import ATTACKER_WINS, REPULSE, CardOption
from .destruction import annex, change, strongest

if TYPE_CHECKING:
    from ..state import WarringStates

ROLLS: Final = len(DIE) ** 2


def war(g: WarringStates, option: CardOption, attacker: int, defender: int) -> Flow:
    """A die each; the higher total wins, and equal totals are a stalemate (W-02 to W-06)."""
    board = g.board
    if option.against_strongest:
        defender = yield from strongest(g, board.living)
        if defender == attacker:
            g.note("leader-strongest", "G-20", state=STATE.option(attacker))
            return
    attack_die = yield g.roll()
    attack = attack_die + board.value(attacker, option.attack_attribute) + option.attack_bonus
    defence_die = yield g.roll()
    defence = defence_die + board.value(defender, MILITARY)
    if g.is_heard():
        g.note(
            "war",
            "W-02",
            attacker=STATE.option(attacker),
            defender=STATE.option(defender),
            attack=attack,
            defence=defence,
            attack_die=attack_die,
            defence_die=defence_die,
            attack_strength=attack - attack_die,
            defence_strength=defence - defence_die,
        )
    if attack > defence:
        board.remember_war(attacker, defender, attacker)
        win_war(g, option, attacker, defender)
    elif attack < defence:
        board.remember_war(attacker, defender, defender)
        g.note("repulsed", "W-05", state=STATE.option(attacker))
        change(g, [(attacker, MILITARY, REPULSE)], "W-05")
    else:
        board.remember_war(attacker, defender, NOTHING)
        g.note("stalemate", "W-06")


def win_war(g: WarringStates, option: CardOption, attacker: int, defender: int) -> None:
    """Spoils first; a defender they destroy is annexed (W-04, W-10, A-09)."""
    g.note("won", "W-03", state=STATE.option(attacker))
    doomed = change(g, option.changes(ATTACKER_WINS, attacker, defender), option.rule)
    if doomed:
        annex(g, attacker, defender, "A-09")


def lead_of(board: Board, option: CardOption, attacker: int, defender: int) -> int:
    """By how much the attacker is ahead before the dice."""
    return board.value(attacker, option.attack_attribute) + option.attack_bonus - board.value(defender, MILITARY)


def chances(lead: int) -> tuple[float, float]:
    """How likely the attacker wins and loses; the rest are stalemates.

    >>> chances(0) == (15 / 36, 15 / 36)
    True
    """
    margins = [lead + attack - defence for attack in DIE for defence in DIE]
    return sum(margin > 0 for margin in margins) / ROLLS, sum(margin < 0 for margin in margins) / ROLLS
