"""The numbers of the rules: tracks, prices, success ranges (chapters 5, 6, 8 and 9)."""

from typing import Any, Final

from sandtable.engine import index

from .names import TRACKS
from .wording import Effect, effects

START: Final[dict[str, int]] = TRACKS["start"]
TURNS: Final[int] = TRACKS["game"]["turns"]
ACTION_ROUNDS: Final[int] = TRACKS["game"]["action_rounds"]
MID_FROM: Final[int] = TRACKS["game"]["mid_from"]
LATE_FROM: Final[int] = TRACKS["game"]["late_from"]


def by_level(track: str, field: str) -> list[int]:
    """A zone's number for every level of a status track; 0 where no zone lies."""
    levels = [0] * (TRACKS[track]["max"] + 1)
    zones: list[dict[str, Any]] = TRACKS[track]["zone"]
    for number, zone in enumerate(zones):
        for level in zone["levels"]:
            levels[level] = number if field == "zone" else int(zone[field])
    return levels


SOCIAL_MAX: Final[int] = TRACKS["social"]["max"]
RUIN: Final[int] = TRACKS["social"]["loss_at"]
SOCIAL_ZONE: Final[list[int]] = by_level("social", "zone")
HAND_SIZE: Final[list[int]] = by_level("social", "hand")
OWN_DISCARD: Final[list[int]] = by_level("social", "own_discard")
EIGHTH_ROUND: Final[list[int]] = by_level("social", "opponent_eighth_round")

ECONOMY_MAX: Final[int] = TRACKS["economy"]["max"]
DECAY: Final[int] = TRACKS["economy"]["decay"]
SOCIAL_DROP_BELOW: Final[int] = TRACKS["economy"]["social_drop_below"]
INCOME: Final[list[int]] = by_level("economy", "income")
UPGRADE_PRICE: Final[list[int]] = by_level("economy", "upgrade_price")
OWN_VP: Final[list[int]] = by_level("economy", "own_vp")
OPPONENT_VP: Final[list[int]] = by_level("economy", "opponent_vp")
OWN_SOCIAL: Final[list[int]] = by_level("economy", "own_social")
ATTEMPTS: Final[list[int]] = TRACKS["improve"]["attempts"]
"""Attempts to improve per turn, by economic level."""

DIPLOMACY_MAX: Final[int] = TRACKS["diplomacy"]["max"]
ALL_OUT_WAR: Final[int] = TRACKS["diplomacy"]["loss_at"]
DIPLOMACY_PRICE: Final[int] = TRACKS["diplomacy"]["price"]
SECURITY_MAX: Final[int] = TRACKS["security"]["max"]
SECURITY_MIN: Final[int] = TRACKS["security"]["min"]

RUSSIA_PRICE: Final[int] = TRACKS["russia"]["price"]
RUSSIA_BOXES: Final[list[str]] = [box["id"] for box in TRACKS["russia"]["box"]]
RUSSIA_EFFECTS: Final[list[list[Effect]]] = [effects(box["effects"]) for box in TRACKS["russia"]["box"]]
RUSSIA_LAST: Final[int] = len(RUSSIA_BOXES) - 1
PUTIN_BOX: Final[int] = RUSSIA_BOXES.index("putin")
WAR_BOX: Final[int] = RUSSIA_BOXES.index("ukraine_war")

FIRST_DEMAND: Final[int] = TRACKS["ukraine_war"]["first_demand"]
DEMAND_STEP: Final[int] = TRACKS["ukraine_war"]["demand_step"]
WAR_VP: Final[int] = TRACKS["ukraine_war"]["penalty_vp"]
WAR_ANTI: Final[int] = TRACKS["ukraine_war"]["penalty_anti"]
WAR_EUROPE: Final[int] = TRACKS["ukraine_war"]["penalty_europe"]

TECH_MIN_OPS: Final[int] = TRACKS["tech_race"]["min_ops"]
TECH_SUCCESS: Final[int] = TRACKS["tech_race"]["success"]
TECH_SUCCESS_US_CARD: Final[int] = TRACKS["tech_race"]["success_us_card"]
CHINESE_TECH_EFFECTS: Final[list[list[Effect]]] = [effects(box["effects"]) for box in TRACKS["tech_cn"]]
US_TECH_PRICE: Final[list[int]] = [box["price"] for box in TRACKS["tech_us"]]
US_TECH_EFFECTS: Final[list[list[Effect]]] = [effects(box["effects"]) for box in TRACKS["tech_us"]]
TECH_LAST: Final[int] = len(CHINESE_TECH_EFFECTS)

NEXT_CARD: Final[list[str]] = ["", "plus_one", "no_event", "event_and_action"]
"""What a US tech box does to the next card the US plays."""
PLUS_ONE: Final = 1
NO_EVENT: Final = 2
EVENT_AND_ACTION: Final = 3
US_TECH_NEXT_CARD: Final[list[int]] = [
    index(NEXT_CARD, box.get("next_card", ""), "tracks.toml") for box in TRACKS["tech_us"]
]

OPS_MIN: Final[int] = TRACKS["ops"]["min"]
OPS_MAX: Final[int] = TRACKS["ops"]["max"]
COST: Final[int] = TRACKS["influence"]["cost"]
COST_OPPOSED: Final[int] = TRACKS["influence"]["cost_opposed"]
COST_INDIA: Final[int] = TRACKS["influence"]["cost_india"]
STABILITY_PLUS: Final[int] = TRACKS["realign"]["stability_plus"]
OWN_SUPERPOWER: Final[int] = TRACKS["realign"]["own_superpower"]
OPPOSING_SUPERPOWER: Final[int] = TRACKS["realign"]["opposing_superpower"]
IMPROVE_MIN_OPS: Final[int] = TRACKS["improve"]["min_ops"]
IMPROVE_SUCCESS: Final[list[int]] = TRACKS["improve"]["success"]
SABOTAGE_MIN_OPS: Final[int] = TRACKS["sabotage"]["min_ops"]
SABOTAGE_SAME_ZONE: Final[int] = TRACKS["sabotage"]["success_same_zone"]
SABOTAGE_NEXT_ZONE: Final[int] = TRACKS["sabotage"]["success_next_zone"]
TRADE_REACH: Final[int] = TRACKS["trade"]["reach"]
TRADE_MAX_STABILITY: Final[int] = TRACKS["trade"]["max_stability"]
TRADE_INFLUENCE: Final[int] = TRACKS["trade"]["influence"]

MODIFIER_VALUE: Final[list[int]] = [entry["value"] for entry in TRACKS["modifier"]]
MODIFIER_COST: Final[list[int]] = [entry["cost"] for entry in TRACKS["modifier"]]
MODIFIER_COUNTERS: Final[list[bool]] = [entry["counters"] for entry in TRACKS["modifier"]]

EXTRA_FROM: Final[int] = TRACKS["extra_scoring"]["turns"][0]
EXTRA_TO: Final[int] = TRACKS["extra_scoring"]["turns"][-1]
EXTRA_REGIONS: Final[list[str]] = TRACKS["extra_scoring"]["regions"]
