"""Lessons: a country, an economy, and a region scored at the right moment."""

from __future__ import annotations

from sandtable.engine import Lesson

from .content import START
from .options import CN, MAP, NAMES, US
from .state import Dawn

POLAND = MAP.number("poland")
ASIA_SCORING = NAMES.number("card:asia_scoring")


def controls_poland(g: Dawn) -> bool:
    return g.controller[POLAND] == US


def has_grown(g: Dawn) -> bool:
    return g.economy[CN] > START["economy_cn"]


def has_scored_asia(g: Dawn) -> bool:
    return ASIA_SCORING not in g.hands[CN] and g.vp[CN] > g.vp[US]


def us_has_moved(g: Dawn) -> bool:
    return g.moving != US


def china_has_moved(g: Dawn) -> bool:
    return g.moving != CN


def asia_is_scored(g: Dawn) -> bool:
    return g.turn > 1 or (ASIA_SCORING not in g.hands[CN] and g.moving != CN)


LESSONS = (
    Lesson(
        id="influence",
        seat=US,
        position={
            "step": "action-round",
            "moving": US,
            "poland": {"us": 1},
            "hands": [["nafta", "oslo_accords"], ["hide_and_bide"]],
        },
        reached=controls_poland,
        missed=us_has_moved,
        way=("card:nafta", "do:influence", "space:poland", "space:poland"),
    ),
    Lesson(
        id="economy",
        seat=CN,
        position={
            "step": "action-round",
            "moving": CN,
            "hands": [["nafta", "oslo_accords"], ["socialist_market", "africa_tour"]],
        },
        reached=has_grown,
        missed=china_has_moved,
        way=("card:socialist_market", "do:improve_economy"),
    ),
    Lesson(
        id="scoring",
        seat=CN,
        position={
            "step": "action-round",
            "moving": CN,
            "round": 6,
            "clear": True,
            "japan": {"us": 4},
            "north_korea": {"cn": 3},
            "vietnam": {"cn": 2},
            "hands": [["yinhe_inspection", "oslo_accords"], ["socialist_market", "asia_scoring"]],
        },
        reached=has_scored_asia,
        missed=asia_is_scored,
        way=(
            "card:socialist_market",
            "do:influence",
            "space:pakistan",
            "space:pakistan",
            "space:myanmar",
            "card:asia_scoring",
        ),
    ),
)
