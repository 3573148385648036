"""The seven war cards (7.5): each rolls one die and asks who controls what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine import Choice, Flow

from ...content import NEIGHBOURS
from ...options import ANTI, CN, US, country
from ..control import controlled
from ..effect_schema import CARD_TEXT, Effect, effects
from ..effects import carry_out
from ..event_words import one_of_countries
from ..status import change_forex, change_security, change_social, gain_vp, signed
from .registry import EVENTS

if TYPE_CHECKING:
    from ...state import Dawn

AFGHANISTAN: Final[int] = country("afghanistan")
ALGERIA: Final[int] = country("algeria")
ARMENIA: Final[int] = country("armenia")
CAUCASUS: Final[int] = country("caucasus")
CENTRAL_ASIA: Final[int] = country("central_asia")
CROATIA: Final[int] = country("croatia_bosnia")
DR_CONGO: Final[int] = country("drc")
EGYPT: Final[int] = country("egypt")
GULF_STATES: Final[int] = country("gulf_states")
IRAN: Final[int] = country("iran")
IRAQ: Final[int] = country("iraq")
PAKISTAN: Final[int] = country("pakistan")
RUSSIA: Final[int] = country("russia")
SAUDI_ARABIA: Final[int] = country("saudi_arabia")
SERBIA: Final[int] = country("serbia")
SYRIA: Final[int] = country("syria")
TURKEY: Final[int] = country("turkey")
ALLIES_OBJECT: Final[list[Effect]] = effects(
    [{"do": "subtract", "n": 1, "each_of": 2, "in": ["france", "germany", "turkey", "egypt"]}],
    CARD_TEXT,
    "card iraq_war",
)


def roll_war(g: Dawn, player: int, modifier: int) -> Choice:
    roll = yield g.roll()
    g.note("war-roll", "7.5a", seat=player, roll=roll, modifier=signed(modifier), total=roll + modifier)
    return roll + modifier


def shift(g: Dawn, player: int, place: int, n: int) -> None:
    """The US places US influence; China subtracts it."""
    g.add_influence(US if player == US else ANTI, place, n)


@EVENTS.add("gulf_war")
def gulf_war(g: Dawn, player: int) -> Flow:
    total = yield from roll_war(g, player, controlled(g, US, [SAUDI_ARABIA, EGYPT]) - controlled(g, CN, [IRAN]))
    if total >= 4:
        gain_vp(g, US, 2)
        g.add_influence(US, IRAQ, 2)
        g.add_influence(US, GULF_STATES, 2)
    else:
        g.add_influence(US, GULF_STATES)
        change_security(g, -1)


@EVENTS.add("chechen_war")
def chechen_war(g: Dawn, player: int) -> Flow:
    modifier = controlled(g, CN, [RUSSIA]) - controlled(g, US, [RUSSIA, CAUCASUS, TURKEY])
    total = yield from roll_war(g, player, modifier)
    if total >= 4:
        gain_vp(g, CN, 1)
        g.add_influence(ANTI, CAUCASUS)
        g.add_influence(ANTI, ARMENIA)
    else:
        g.add_influence(US, CAUCASUS)


@EVENTS.add("yugoslav_wars")
def yugoslav_wars(g: Dawn, player: int) -> Flow:
    sanctioned = yield from one_of_countries(g, player, "sanction", [SERBIA, CROATIA])
    supported = CROATIA if sanctioned == SERBIA else SERBIA
    hostile = [place for place in NEIGHBOURS[sanctioned] if place != supported]
    modifier = controlled(g, player, [supported]) - controlled(g, 1 - player, hostile)
    total = yield from roll_war(g, player, modifier)
    if total >= 4:
        gain_vp(g, player, 2)
        shift(g, player, sanctioned, 2)
    else:
        change_security(g, -1)


@EVENTS.add("congo_wars")
def congo_wars(g: Dawn, player: int) -> Flow:
    total = yield from roll_war(g, player, -controlled(g, 1 - player, NEIGHBOURS[DR_CONGO]))
    if total >= 4:
        gain_vp(g, player, 1)
        shift(g, player, DR_CONGO, 2)


@EVENTS.add("algerian_war")
def algerian_war(g: Dawn, player: int) -> Flow:
    total = yield from roll_war(g, player, -controlled(g, 1 - player, NEIGHBOURS[ALGERIA]))
    if total >= 4:
        gain_vp(g, player, 1)
        g.add_influence(player, ALGERIA, 2)
    else:
        change_security(g, -1)


@EVENTS.add("afghanistan_war")
def afghanistan_war(g: Dawn, player: int) -> Flow:
    modifier = controlled(g, US, [PAKISTAN, CENTRAL_ASIA]) - controlled(g, CN, [IRAN])
    total = yield from roll_war(g, player, modifier)
    if total >= 3:
        gain_vp(g, US, 1)
        g.clear_influence(ANTI, AFGHANISTAN)
        g.add_influence(US, AFGHANISTAN, 2)
    else:
        g.add_influence(US, AFGHANISTAN)
        change_social(g, US, -1)
    change_forex(g, US, -1)


@EVENTS.add("iraq_war")
def iraq_war(g: Dawn, player: int) -> Flow:
    modifier = controlled(g, US, [GULF_STATES, TURKEY]) - controlled(g, CN, [SYRIA, IRAN])
    total = yield from roll_war(g, player, modifier)
    if total >= 3:
        gain_vp(g, US, 1)
        g.clear_influence(ANTI, IRAQ)
        g.add_influence(US, IRAQ, 2)
    else:
        g.add_influence(ANTI, IRAQ)
        change_security(g, -1)
    change_forex(g, US, -1)
    yield from carry_out(g, ALLIES_OBJECT, CN)
