"""The seven war cards (7.5): each rolls one die and asks who controls what."""

from __future__ import annotations

from sandtable.engine import Choice, Flow

from .names import ANTI, CN, NEIGHBOURS, US, country
from .state import Table

AFGHANISTAN = country("afghanistan")
ALGERIA = country("algeria")
ARMENIA = country("armenia")
CAUCASUS = country("caucasus")
CENTRAL_ASIA = country("central_asia")
CROATIA = country("croatia_bosnia")
DR_CONGO = country("drc")
EGYPT = country("egypt")
FRANCE = country("france")
GERMANY = country("germany")
GULF_STATES = country("gulf_states")
IRAN = country("iran")
IRAQ = country("iraq")
PAKISTAN = country("pakistan")
RUSSIA = country("russia")
SAUDI_ARABIA = country("saudi_arabia")
SERBIA = country("serbia")
SYRIA = country("syria")
TURKEY = country("turkey")


def roll_war(g: Table, player: int, modifier: int) -> Choice:
    roll = yield g.roll()
    g.note("war-roll", "7.5a", seat=player, roll=roll, total=roll + modifier)
    return roll + modifier


def controlled(g: Table, side: int, countries: list[int]) -> int:
    """How many of the countries the side controls, as cards mean it."""
    return sum(1 for place in countries if g.controls(side, place))


def shift(g: Table, player: int, place: int, n: int) -> None:
    """The US places US influence; China subtracts it."""
    g.add_influence(US if player == US else ANTI, place, n)


def gulf_war(g: Table, player: int) -> Flow:
    total = yield from roll_war(g, player, controlled(g, US, [SAUDI_ARABIA, EGYPT]) - controlled(g, CN, [IRAN]))
    if total >= 4:
        g.gain_vp(US, 2)
        g.add_influence(US, IRAQ, 2)
        g.add_influence(US, GULF_STATES, 2)
    else:
        g.add_influence(US, GULF_STATES)
        g.change_security(-1)


def chechen_war(g: Table, player: int) -> Flow:
    modifier = controlled(g, CN, [RUSSIA]) - controlled(g, US, [RUSSIA, CAUCASUS, TURKEY])
    total = yield from roll_war(g, player, modifier)
    if total >= 4:
        g.gain_vp(CN, 1)
        g.add_influence(ANTI, CAUCASUS)
        g.add_influence(ANTI, ARMENIA)
    else:
        g.add_influence(US, CAUCASUS)


def yugoslav_wars(g: Table, player: int) -> Flow:
    sanctioned = yield g.ask(player, "sanction", [SERBIA, CROATIA])
    supported = CROATIA if sanctioned == SERBIA else SERBIA
    hostile = [place for place in NEIGHBOURS[sanctioned] if place != supported]
    modifier = controlled(g, player, [supported]) - controlled(g, 1 - player, hostile)
    total = yield from roll_war(g, player, modifier)
    if total >= 4:
        g.gain_vp(player, 2)
        shift(g, player, sanctioned, 2)
    else:
        g.change_security(-1)


def congo_wars(g: Table, player: int) -> Flow:
    total = yield from roll_war(g, player, -controlled(g, 1 - player, NEIGHBOURS[DR_CONGO]))
    if total >= 4:
        g.gain_vp(player, 1)
        shift(g, player, DR_CONGO, 2)


def algerian_war(g: Table, player: int) -> Flow:
    total = yield from roll_war(g, player, -controlled(g, 1 - player, NEIGHBOURS[ALGERIA]))
    if total >= 4:
        g.gain_vp(player, 1)
        g.add_influence(player, ALGERIA, 2)
    else:
        g.change_security(-1)


def afghanistan_war(g: Table, player: int) -> Flow:
    modifier = controlled(g, US, [PAKISTAN, CENTRAL_ASIA]) - controlled(g, CN, [IRAN])
    total = yield from roll_war(g, player, modifier)
    if total >= 3:
        g.gain_vp(US, 1)
        g.clear_influence(ANTI, AFGHANISTAN)
        g.add_influence(US, AFGHANISTAN, 2)
    else:
        g.add_influence(US, AFGHANISTAN)
        g.change_social(US, -1)
    g.change_forex(US, -1)


def iraq_war(g: Table, player: int) -> Flow:
    modifier = controlled(g, US, [GULF_STATES, TURKEY]) - controlled(g, CN, [SYRIA, IRAN])
    total = yield from roll_war(g, player, modifier)
    if total >= 3:
        g.gain_vp(US, 1)
        g.clear_influence(ANTI, IRAQ)
        g.add_influence(US, IRAQ, 2)
    else:
        g.add_influence(ANTI, IRAQ)
        g.change_security(-1)
    g.change_forex(US, -1)
    yield from g.place_influence(CN, ANTI, 2, [FRANCE, GERMANY, TURKEY, EGYPT], most=1, prompt="subtract")
