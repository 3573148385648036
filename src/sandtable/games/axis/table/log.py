"""Which lines of the log tell of which part of the public view (`sandtable.testing.told` explains how)."""

from __future__ import annotations

from typing import Final

from ..content import KINDS, POWERS, UNITS

MOVED: Final = frozenset({"advance", "moved", "sailed", "carried", "loaded", "unloaded", "ashore"})
"""Pieces of one kind go from one space to another."""

FALLEN: Final = frozenset({"lost", "flak?", "ditched", "transports-sunk"})
TAKEN: Final = frozenset({"captured", "liberated", "returned"})
PLACED: Final = frozenset({"placed"})
EARNED: Final = frozenset({"income", "objective", "war-bonds", "bid-income"})
PAID: Final = EARNED | {"bought", "repaired", "research-tokens", "treasury?"}
OVER: Final = frozenset({"repelled", "sea-battle-over", "assault-off"})
PHASES: Final = frozenset({"turn?", "combat-move?", "noncombat-move?", "mobilize?"})
MUSTERED: Final = frozenset({"china-raises"})
RESEARCHED: Final = frozenset({"research-tokens", "breakthrough"})
ORDERED: Final = MOVED | {"drop", "retreat", "rescued"}
CARGO: Final = frozenset({"loaded", "unloaded", "ashore"})
FOUGHT: Final = FALLEN | ORDERED | {"round", "fire?", "bombard?", "damaged", "submerge", "aircraft-retreat"}
"""Lines after which a battle looks otherwise than before."""

TURNING_POINTS: Final = TAKEN | OVER | {"battle", "retreat", "aircraft-retreat"}
"""A battle begins or ends, and the battle board is set up or cleared."""

RETREATING: Final = [unit for unit in UNITS[:KINDS] if unit not in ("fighter", "bomber")]

PIECES: Final[dict[str, frozenset[str]]] = {
    "spaces.*.pieces.*.*.n": MOVED | FALLEN | PLACED,
    "spaces.*.pieces.*.infantry.n": frozenset({"drop"}),
    "spaces.*.pieces.*.bomber.n": frozenset({"drop"}),
    "spaces.*.pieces.*.fighter.n": frozenset({"rescued"}),
    "spaces.*.pieces.*.transport.aboard": ORDERED | FALLEN,
    **{f"spaces.*.pieces.*.{unit}.n": frozenset({"retreat"}) for unit in RETREATING},
    **{f"spaces.*.pieces.{power}.aa_gun.n": TAKEN for power in POWERS},
    **{f"spaces.*.pieces.{power}.transport.aboard": CARGO for power in POWERS},
}
"""Whose pieces of which kind stand where; guns change hands with the territory, a friend's transport carries cargo."""

BATTLE: Final[dict[str, frozenset[str]]] = {
    "battle": TURNING_POINTS,
    "battle.**": TURNING_POINTS,
    "battle.round": frozenset({"round:n"}),
    "battle.attack.*.*.n": FALLEN | {"ashore"},
    "battle.attack.*.submarine.n": frozenset({"submerge"}),
    "battle.attack.*.fighter.n": frozenset({"aircraft-retreat"}),
    "battle.attack.*.bomber.n": frozenset({"aircraft-retreat"}),
    "battle.defend.*.*.n": FALLEN,
    "battle.defend.**": frozenset({"lost", "round"}),
    "battle.defend.*.submarine.n": frozenset({"submerge"}),
    "battle.submerged.*": frozenset({"submerge"}),
    "battle.damaged.*": frozenset({"damaged", "lost"}),
    "battle.odds": FOUGHT,
    "battle.odds.**": FOUGHT,
}
"""The battle board; defenders that were hit leave it when the round is over, by which time `PIECES` has told who."""

TOLD: Final[dict[str, frozenset[str]]] = {
    "active": PHASES,
    **PIECES,
    "spaces.*.owner": TAKEN,
    "spaces.*.values.damage": frozenset({"raid?", "rocket?", "repaired"}),
    "spaces.*.marks": PLACED | OVER | {"battle", "battle-order?"},
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
    "powers.*.waiting": PLACED | {"bought"},
    "powers.*.waiting.**": PLACED | {"bought"},
    "powers.china.waiting": PLACED | MUSTERED,
    "powers.china.waiting.**": PLACED | MUSTERED,
    "transports.**": ORDERED | FALLEN | PLACED | PHASES | {"assault", "assault-off"},
    **BATTLE,
    "battles": FOUGHT | TURNING_POINTS | PHASES | {"assault", "raid?"},
    "battles.**": FOUGHT | TURNING_POINTS | PHASES | {"assault", "raid?"},
    "landings": ORDERED | FALLEN | TAKEN | PLACED | PHASES,
    "landings.**": ORDERED | FALLEN | TAKEN | PLACED | PHASES,
    "objectives.**": TAKEN | ORDERED | FALLEN | PLACED,
    "costs.**": PHASES | RESEARCHED,
    "ending.**": frozenset({"final"}),
}
