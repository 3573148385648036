"""Which lines of the log tell of which part of the public view."""

from __future__ import annotations

from typing import Final

from ..content import GROUP_IDS, REGION_IDS

CHARACTERS: Final = frozenset(
    {
        "enters",
        "moves",
        "gains",
        "recruits",
        "comes-home",
        "goes-overseas",
        "disbands",
        "leaves",
        "loses",
        "retreats",
    }
)
"""Lines that name a character, whose it is, and the place where it comes, goes, or changes in strength."""

PLA: Final = frozenset(
    {
        "grounds",
        "first-elite",
        "reinforces",
        "pla-gains",
        "defects",
        "lures",
        "agitates",
        "moves-pla",
        "stays-pla",
        "sweeps",
        "lands",
        "wave-lands",
        "airborne",
        "loses-pla",
        "elite-gone",
        "retreats-pla",
        "loses-standee",
        "inside-job",
        "merges",
    }
)
"""Lines that name a place where PLA come, go, or change in number; whoever comes to an elite joins it."""

TROOPS: Final = CHARACTERS | PLA | {"turns?"}

ROUND: Final = frozenset({"order", "round"})
RESERVE: Final = frozenset(
    {"enters", "gains", "recruits", "loses", "disbands", "reserve-overseas", "goes-overseas", "turns?"}
)
HAND: Final = frozenset({"takes", "takes-blind", "plays", "draws-action", "discards-action"})
MISSIONS: Final = frozenset({"draws-mission", "discards-mission", "finishes"})
CORES: Final = frozenset({"core-taken:n", "core-freed:n"})
HOLDERS: Final = TROOPS | {"taken?", "freed", "core-taken", "core-freed"}
SUPPLY: Final = frozenset({"supply-elite", "supply-card", "supply-closed", "takes", "takes-blind", "takes-elite"})
DECKS: Final = frozenset({"supply-card", "supply-closed", "draws-action"})
LAID: Final = SUPPLY | {"plays", "turn-over", "finishes", "lays-out", "doom", "doom-void"}

TOLD: Final[dict[str, frozenset[str]]] = {
    "seats.*.score": frozenset({"scores", "finishes", "agitates", "spirit"}),
    "seats.*.values.merit": frozenset({"merit", "finishes"}),
    "seats.*.values.slot": ROUND,
    "seats.*.values.next-slot": frozenset({"passes", "round"}),
    "seats.*.values.cards": HAND,
    "seats.*.values.missions": MISSIONS,
    "seats.*.shown": frozenset({"enters", "leaves", "reveals", "power-shown?"}),
    "seats.*.marks": frozenset({"reveals"}),
    "seats.*.exits": frozenset({"leaves", "enters", "gives-up"}),
    "seats.*.roads": frozenset({"opens"}),
    "seats.*.backs": HAND,
    "seats.*.mission-backs": MISSIONS,
    "spaces.*.owner": HOLDERS,
    "spaces.*.pieces.*.*.n": CHARACTERS,
    "spaces.*.pieces.pla.**": PLA,
    "spaces.*.marks": frozenset({"cuts-water", "water-back"}),
    "spaces.*.values.troops": frozenset({"comes-home", "goes-overseas", "reserve-overseas"}),
    "tracks.round": frozenset({"round:n"}),
    "tracks.cores": CORES,
    "tracks.lure": frozenset({"lures:markers", "agitates"}),
    "tracks.*.*": frozenset({"befriends"}),
    "piles.reserve": RESERVE,
    "piles.elite": frozenset({"first-elite", "supply-elite"}),
    **{f"piles.{id}": DECKS for id in GROUP_IDS},
    **{f"piles.missions-{id}": MISSIONS for id in REGION_IDS},
    "laid.**": LAID,
    "effects": frozenset({"cuts", "blackout", "blackout-ends", "defies", "leaves"}),
    "war.cities": CORES,
    "war.outcome": frozenset({"core-taken", "core-freed", "round", "war-over"}),
    "war.**": frozenset({"round"}),
    "ending.**": frozenset({"result", "war-over"}),
}
