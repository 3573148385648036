"""Odds asked and answered in words: what the command line and the table use."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from sandtable.engine.content import did_you_mean
from sandtable.engine.errors import SandtableError

from ..content import BOMBARD, IS_AIR, IS_LAND, IS_SHIP, KINDS, TECHS, TROOPS, UNITS
from .land import Odds, land_odds
from .sea import sea_odds

ALIASES = {"aa": "aa_gun", "armor": "tank", "armour": "tank", "art": "artillery", "inf": "infantry", "sub": "submarine"}


STALEMATES = ("draw", "hold")


class BadUnits(SandtableError):
    """A list of units that cannot stand where the battle is."""


def read_units(text: str, sea: bool) -> list[int]:
    """
    >>> read_units("3 infantry, 1 tank", False)[:3]
    [3, 0, 1]
    """
    units = [0] * KINDS
    for part in filter(None, (part.strip() for part in text.split(","))):
        found = re.fullmatch(r"(-?\d+)?\s*([a-zA-Z_ ]+)", part)
        if found is None:
            raise BadUnits(f"{part!r} is not a number and a unit, such as '3 infantry'")
        number = int(found.group(1) or 1)
        unit = read_unit(found.group(2))
        if number < 0:
            raise BadUnits(f"{part!r}: the number of {UNITS[unit]} cannot be below 0")
        if sea and IS_LAND[unit]:
            raise BadUnits(f"{UNITS[unit]} cannot fight at sea; allowed are {allowed(True)}")
        if not sea and IS_SHIP[unit]:
            raise BadUnits(f"{UNITS[unit]} cannot fight on land; allowed are {allowed(False)}")
        units[unit] += number
    if not any(units):
        raise BadUnits(f"no units are named; allowed are {allowed(sea)}")
    return units


def read_unit(word: str) -> int:
    id = word.strip().lower().replace(" ", "_")
    for candidate in (id, id.removesuffix("s"), ALIASES.get(id, ""), ALIASES.get(id.removesuffix("s"), "")):
        if candidate in UNITS[:KINDS]:
            return UNITS.index(candidate)
    known = UNITS[:KINDS]
    raise BadUnits(f"there is no unit {word.strip()!r}{did_you_mean(id, known)}; allowed are {', '.join(known)}")


def allowed(sea: bool) -> str:
    return ", ".join(UNITS[unit] for unit in range(KINDS) if IS_AIR[unit] or (IS_SHIP[unit] if sea else IS_LAND[unit]))


def read_techs(text: str) -> int:
    techs = 0
    for part in filter(None, (part.strip() for part in text.split(","))):
        id = part.lower().replace(" ", "_").replace("-", "_")
        if id not in TECHS:
            raise BadUnits(f"there is no technology {part!r}{did_you_mean(id, TECHS)}; there are {', '.join(TECHS)}")
        techs |= 1 << TECHS.index(id)
    return techs


def read_bombardment(text: str, landing: list[int]) -> list[int]:
    """Battleships and cruisers, no more than land units come ashore (5.5.2.2b)."""
    ships = read_units(text, True) if text.strip() else [0] * KINDS
    for unit in range(KINDS):
        if ships[unit] and not BOMBARD[unit]:
            raise BadUnits(f"{UNITS[unit]} cannot bombard; allowed are battleship, cruiser")
    ashore = sum(landing[unit] for unit in TROOPS)
    if sum(ships) > ashore:
        raise BadUnits(f"{sum(ships)} ships cannot bombard for {ashore} land units: at most one for each")
    return ships


def tell_odds(
    attack: str,
    defend: str,
    sea: bool = False,
    techs: str = "",
    order: str = "",
    strikes: str = "first",
    bombard: str = "",
    stalemate: str = "draw",
) -> Mapping[str, Any]:
    """The odds of a battle as the command line prints them.

    A battle in which both are left and neither can hit the other counts as a draw, or with `stalemate="hold"` as
    one that the defender holds.

    >>> tell_odds("1 tank", "1 infantry")["win"]
    0.5
    >>> tell_odds("1 infantry", "1 infantry", bombard="1 battleship")["win"] > 0.5
    True
    """
    wished = [read_unit(part) for part in order.split(",") if part.strip()]
    mine, theirs, known = read_units(attack, sea), read_units(defend, sea), read_techs(techs)
    if stalemate not in STALEMATES:
        raise BadUnits(f"a stalemate counts as {' or '.join(STALEMATES)}, not as {stalemate!r}")
    if sea:
        odds = sea_odds(mine, theirs, known, wished, strikes == "every")
    else:
        odds = land_odds(mine, theirs, known, wished, read_bombardment(bombard, mine))
    return told(odds, sea, odds.stalemate if stalemate == "hold" else 0.0)


def told(odds: Odds, sea: bool, held: float) -> dict[str, Any]:
    found: dict[str, Any] = {
        "win": clean(odds.win),
        "draw": clean(odds.draw - held),
        "loss": clean(odds.loss + held),
        "stalemate": clean(odds.stalemate),
    }
    if not sea:
        found["take"] = clean(odds.take)
    found["attacker_loses_ipc"] = clean(odds.attack_losses())
    found["defender_loses_ipc"] = clean(odds.defend_losses())
    found["swing_ipc"] = clean(odds.swing())
    found["attackers_left"] = survivors(odds.attack_left)
    found["defenders_left"] = survivors(odds.defend_left)
    return found


def clean(number: float) -> float:
    return round(number, 10)


def survivors(left: dict[tuple[int, ...], float]) -> dict[str, float]:
    """Every outcome in words, the likeliest first."""
    ranked = sorted(left.items(), key=lambda item: -item[1])
    return {describe(units): clean(chance) for units, chance in ranked if chance >= 0.5e-10}


def describe(units: tuple[int, ...]) -> str:
    return ", ".join(f"{units[unit]} {UNITS[unit]}" for unit in range(KINDS) if units[unit]) or "nothing"


def battle_odds(attack: list[int], defend: list[int], sea: bool, techs: int) -> Odds:
    """The odds by counts, for bots and for the table."""
    return sea_odds(attack, defend, techs, []) if sea else land_odds(attack, defend, techs, [])
