"""Which lines of the log tell of which part of the public view (`sandtable.testing.told` explains how)."""

from __future__ import annotations

from typing import Final

ORDERED: Final = frozenset({"advance", "drop", "moved", "sailed", "loaded", "unloaded", "ashore", "retreat", "rescued"})
"""Pieces go from one space to another."""

FALLEN: Final = frozenset({"lost", "flak", "ditched", "transports-sunk"})
TAKEN: Final = frozenset({"captured", "liberated", "returned"})
PLACED: Final = frozenset({"placed"})
PAID: Final = frozenset({"bought", "repaired", "research-tokens", "income", "objective", "war-bonds", "treasury"})
SIDE_BY_SIDE: Final = frozenset({"battle", "round", "fire", "damaged", "submerge", "bombard", "aircraft-retreat"})
OVER: Final = frozenset({"repelled", "sea-battle-over", "assault-off"})
PHASES: Final = frozenset({"turn", "combat-move", "noncombat-move", "mobilize"})
MUSTERED: Final = frozenset({"china-raises"})
RESEARCHED: Final = frozenset({"research-tokens", "breakthrough"})

TOLD: Final[dict[str, frozenset[str]]] = {
    "active": PHASES,
    "spaces.*.pieces.**": ORDERED | FALLEN | TAKEN | PLACED,
    "spaces.*.owner": TAKEN,
    "spaces.*.values.damage": frozenset({"raid", "rocket", "repaired"}),
    "spaces.*.marks": PLACED | OVER | frozenset({"battle", "battle-order"}),
    "tracks.production.*": TAKEN,
    "tracks.ipc.*": PAID,
    "tracks.cities.**": TAKEN,
    "cities.**": TAKEN,
    "seats.**": TAKEN | PAID | RESEARCHED,
    "powers.*.ipc": PAID,
    "powers.*.treasury": PAID,
    "powers.*.production": TAKEN,
    "powers.*.capital_lost": TAKEN,
    "powers.*.tokens": RESEARCHED,
    "powers.*.techs": frozenset({"breakthrough"}),
    "powers.*.waiting": PLACED | frozenset({"bought"}),
    "powers.*.waiting.**": PLACED | frozenset({"bought"}),
    "powers.china.waiting": PLACED | MUSTERED,
    "powers.china.waiting.**": PLACED | MUSTERED,
    "transports.**": ORDERED | FALLEN | PLACED | PHASES | frozenset({"assault", "assault-off"}),
    "battle.**": SIDE_BY_SIDE | ORDERED | FALLEN | TAKEN | OVER,
    "battle": SIDE_BY_SIDE | ORDERED | FALLEN | TAKEN | OVER,
    "battles.**": SIDE_BY_SIDE | ORDERED | FALLEN | TAKEN | OVER | PHASES | frozenset({"assault", "raid"}),
    "battles": SIDE_BY_SIDE | ORDERED | FALLEN | TAKEN | OVER | PHASES | frozenset({"assault", "raid"}),
    "landings.**": ORDERED | FALLEN | TAKEN | PLACED | PHASES,
    "landings": ORDERED | FALLEN | TAKEN | PLACED | PHASES,
    "objectives.**": TAKEN | ORDERED | FALLEN | PLACED,
    "costs.**": PHASES | RESEARCHED,
    "ending.**": frozenset({"final"}),
}
