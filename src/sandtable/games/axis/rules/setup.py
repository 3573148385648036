"""Set-up (3): scenarios, seats and what was agreed."""

from __future__ import annotations

from typing import Any, Final

from sandtable.engine.content import index, read_content
from sandtable.engine.errors import BadOption
from sandtable.engine.game import Options

from ..content import (
    ALLIES,
    AXIS,
    CHINA,
    FOLDER,
    HOME_1941,
    JAPAN,
    KWANGTUNG,
    LAND_COUNT,
    NOBODY,
    OWNER_1941,
    POWER_COUNT,
    POWERS,
    SIDE,
    SIDES,
    UNITS,
    USA,
    power,
    space,
)
from ..state import Axis
from .movement.transport import EARLIER, Transport
from .turn import begin_turn

PLAYED: list[str] = POWERS[:CHINA]
"""The powers that are given to seats; China goes with the United States (4a)."""

DIVISIONS: dict[int, list[list[str]]] = {
    2: [["germany", "japan", "italy"], ["ussr", "uk", "usa"]],
    3: [["germany", "japan", "italy"], ["ussr", "uk"], ["usa"]],
    4: [["germany", "italy"], ["japan"], ["ussr", "uk"], ["usa"]],
    5: [["germany", "italy"], ["japan"], ["ussr"], ["uk"], ["usa"]],
    6: [["germany"], ["ussr"], ["japan"], ["uk"], ["italy"], ["usa"]],
}
"""The usual division: with fewer than six players Germany's also runs Italy (3b)."""


SCENARIOS: Final[dict[int, dict[str, Any]]] = {
    year: read_content(FOLDER / "content" / f"setup_{year}.toml") for year in (1941, 1942)
}


def new(seats: int, options: Options) -> Axis:
    g = Axis(seats)
    g.clear_board()
    agree(g, options)
    g.seat_of = divide(seats, options)
    scenario = SCENARIOS[g.year]
    g.order = [index(POWERS, id, "setup") for id in scenario["order"]]
    lay_out(g, scenario)
    grant_bid(g, options)
    begin_turn(g)
    return g


def agree(g: Axis, options: Options) -> None:
    g.year = int(options["scenario"])
    g.cities_to_win = int(options["cities"])
    g.with_research = bool(options["research"])
    g.with_objectives = bool(options["objectives"])
    g.china_first = options["china"] == "before"
    g.strikes_every_round = options["strikes"] == "every"
    g.preset_casualties = options["casualties"] == "preset"
    g.round_limit = int(options["rounds"])


def divide(seats: int, options: Options) -> list[int]:
    """Which seat runs which power; all powers of a seat are on one side (3a)."""
    chosen = [int(options[id]) for id in PLAYED]
    if any(chosen) and not all(chosen):
        raise BadOption("name a seat for every power, or for none")
    if not any(chosen):
        chosen = [0] * len(PLAYED)
        for seat, ids in enumerate(DIVISIONS[seats], 1):
            for id in ids:
                chosen[PLAYED.index(id)] = seat
    for seat in range(1, seats + 1):
        sides = {SIDE[of] for of in range(len(PLAYED)) if chosen[of] == seat}
        if len(sides) != 1:
            raise BadOption(f"seat {seat} must run powers of exactly one side")
    if max(chosen) > seats:
        raise BadOption(f"there is no seat {max(chosen)} at a table of {seats}")
    seat_of = [seat - 1 for seat in chosen]
    return [*seat_of, seat_of[USA]]


def roles(seats: int, options: Options) -> list[str]:
    """A seat is named after its powers.

    >>> roles(2, {id: 0 for id in PLAYED})
    ['germany-japan-italy', 'ussr-uk-usa']
    """
    seat_of = divide(seats, options)
    return ["-".join(id for id in PLAYED if seat_of[POWERS.index(id)] == seat) for seat in range(seats)]


def lay_out(g: Axis, scenario: dict[str, Any]) -> None:
    changes = {space(id): power(of) for id, of in scenario.get("owners", {}).items()}
    for at in range(LAND_COUNT):
        g.owner[at] = changes.get(at, OWNER_1941[at])
        remember_home(g, at)
    g.kwangtung_fell = SIDE[g.owner[KWANGTUNG]] == AXIS
    g.began_japanese = [at for at in range(LAND_COUNT) if g.owner[at] == JAPAN]
    for id, amount in scenario["ipc"].items():
        g.ipc[power(id)] = amount
    for spaces in scenario["complexes"].values():
        for id in spaces:
            g.complex[space(id)] = True
    for row in scenario["units"]:
        place_row(g, row)


def grant_bid(g: Axis, options: Options) -> None:
    """House options that make up for a stronger enemy: money at the start, and more with every income."""
    bidder = str(options["bidder"])
    g.ipc = [ipc + share for ipc, share in zip(g.ipc, shares(g, int(options["bid"]), bidder), strict=True)]
    g.bid_income = shares(g, int(options["bid-income"]), bidder)


def shares(g: Axis, bid: int, bidder: str) -> list[int]:
    """What each power gets: all of it, or an equal share for each power of a side, the first in order best."""
    powers = [of for of in g.order if bidder in (POWERS[of], SIDES[SIDE[of]])]
    share_of = [0] * POWER_COUNT
    for place, of in enumerate(powers):
        share_of[of] = (bid + len(powers) - 1 - place) // len(powers)
    return share_of


def remember_home(g: Axis, at: int) -> None:
    """To whom each side restores a territory: by the printed marker, or the scenario's own (facts of 1942)."""
    for home in (HOME_1941[at], OWNER_1941[at], g.owner[at]):
        if home != NOBODY:
            g.home[SIDE[home]][at] = home
    if HOME_1941[at] == CHINA:
        g.home[ALLIES][at] = CHINA


def place_row(g: Axis, row: dict[str, Any]) -> None:
    at, of = space(row["at"]), power(row["of"])
    for id, number in row.items():
        if id not in ("at", "of", "cargo"):
            g.build(at, of, index(UNITS, id, "setup"), number)
    cargo = [index(UNITS, id, "setup") for id, number in row.get("cargo", {}).items() for _ in range(number)]
    load(g.transports_at(at, of), of, cargo)


def load(ships: list[Transport], of: int, cargo: list[int]) -> None:
    """Heavy units first, each in its own transport; infantry fills what is left."""
    for unit in sorted(cargo, reverse=True):
        ship = min((ship for ship in ships if ship.has_room_for(unit)), key=lambda ship: len(ship.cargo))
        ship.board(of, unit, EARLIER)
