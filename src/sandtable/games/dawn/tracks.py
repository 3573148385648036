"""The numbers of the rules: tracks, prices, success ranges (chapters 5, 6, 8 and 9)."""

from typing import Any, Final

from sandtable.engine import index, read_content

from .names import FOLDER, REGION_IDS

NUMBERS: Final = read_content(FOLDER / "content" / "tracks.toml")

START: Final[dict[str, int]] = NUMBERS["start"]
TURNS: Final[int] = NUMBERS["game"]["turns"]
ACTION_ROUNDS: Final[int] = NUMBERS["game"]["action_rounds"]
MID_FROM: Final[int] = NUMBERS["game"]["mid_from"]
LATE_FROM: Final[int] = NUMBERS["game"]["late_from"]


def by_level(track: str, field: str) -> list[int]:
    """A zone's number for every level of a status track; 0 where no zone lies."""
    levels = [0] * (NUMBERS[track]["max"] + 1)
    zones: list[dict[str, Any]] = NUMBERS[track]["zone"]
    for number, zone in enumerate(zones):
        for level in zone["levels"]:
            levels[level] = number if field == "zone" else int(zone[field])
    return levels


SOCIAL_MAX: Final[int] = NUMBERS["social"]["max"]
RUIN: Final[int] = NUMBERS["social"]["loss_at"]
SOCIAL_ZONE: Final[list[int]] = by_level("social", "zone")
HAND_SIZE: Final[list[int]] = by_level("social", "hand")
OWN_DISCARD: Final[list[int]] = by_level("social", "own_discard")
EIGHTH_ROUND: Final[list[int]] = by_level("social", "opponent_eighth_round")

ECONOMY_MAX: Final[int] = NUMBERS["economy"]["max"]
DECAY: Final[int] = NUMBERS["economy"]["decay"]
SOCIAL_DROP_BELOW: Final[int] = NUMBERS["economy"]["social_drop_below"]
INCOME: Final[list[int]] = by_level("economy", "income")
UPGRADE_PRICE: Final[list[int]] = by_level("economy", "upgrade_price")
OWN_VP: Final[list[int]] = by_level("economy", "own_vp")
OPPONENT_VP: Final[list[int]] = by_level("economy", "opponent_vp")
OWN_SOCIAL: Final[list[int]] = by_level("economy", "own_social")
ATTEMPTS: Final[list[int]] = NUMBERS["improve"]["attempts"]
"""Attempts to improve per turn, by economic level."""

DIPLOMACY_MAX: Final[int] = NUMBERS["diplomacy"]["max"]
ALL_OUT_WAR: Final[int] = NUMBERS["diplomacy"]["loss_at"]
DIPLOMACY_PRICE: Final[int] = NUMBERS["diplomacy"]["price"]
SECURITY_MAX: Final[int] = NUMBERS["security"]["max"]
SECURITY_MIN: Final[int] = NUMBERS["security"]["min"]

RUSSIA_PRICE: Final[int] = NUMBERS["russia"]["price"]
RUSSIA_BOXES: Final[list[str]] = NUMBERS["russia"]["boxes"]
RUSSIA_LAST: Final[int] = len(RUSSIA_BOXES) - 1

FIRST_DEMAND: Final[int] = NUMBERS["ukraine_war"]["first_demand"]
DEMAND_STEP: Final[int] = NUMBERS["ukraine_war"]["demand_step"]
WAR_VP: Final[int] = NUMBERS["ukraine_war"]["penalty_vp"]
WAR_ANTI: Final[int] = NUMBERS["ukraine_war"]["penalty_anti"]
WAR_EUROPE: Final[int] = NUMBERS["ukraine_war"]["penalty_europe"]

TECH_MIN_OPS: Final[int] = NUMBERS["tech_race"]["min_ops"]
TECH_SUCCESS: Final[int] = NUMBERS["tech_race"]["success"]
TECH_SUCCESS_US_CARD: Final[int] = NUMBERS["tech_race"]["success_us_card"]
CHINESE_TECH: Final[list[str]] = [box["id"] for box in NUMBERS["tech_cn"]]
CHINESE_TECH_VP: Final[list[int]] = [box["vp"] for box in NUMBERS["tech_cn"]]
CHINESE_TECH_SOCIAL: Final[list[int]] = [box["social"] for box in NUMBERS["tech_cn"]]
CHINESE_TECH_ECONOMY: Final[list[int]] = [box["economy"] for box in NUMBERS["tech_cn"]]
US_TECH: Final[list[str]] = [box["id"] for box in NUMBERS["tech_us"]]
US_TECH_PRICE: Final[list[int]] = [box["price"] for box in NUMBERS["tech_us"]]
US_TECH_VP: Final[list[int]] = [box["vp"] for box in NUMBERS["tech_us"]]
US_TECH_ECONOMY: Final[list[int]] = [box["economy"] for box in NUMBERS["tech_us"]]
TECH_LAST: Final[int] = len(CHINESE_TECH)

OPS_MIN: Final[int] = NUMBERS["ops"]["min"]
OPS_MAX: Final[int] = NUMBERS["ops"]["max"]
COST: Final[int] = NUMBERS["influence"]["cost"]
COST_OPPOSED: Final[int] = NUMBERS["influence"]["cost_opposed"]
COST_INDIA: Final[int] = NUMBERS["influence"]["cost_india"]
STABILITY_PLUS: Final[int] = NUMBERS["realign"]["stability_plus"]
OWN_SUPERPOWER: Final[int] = NUMBERS["realign"]["own_superpower"]
OPPOSING_SUPERPOWER: Final[int] = NUMBERS["realign"]["opposing_superpower"]
IMPROVE_MIN_OPS: Final[int] = NUMBERS["improve"]["min_ops"]
IMPROVE_SUCCESS: Final[list[int]] = NUMBERS["improve"]["success"]
SABOTAGE_MIN_OPS: Final[int] = NUMBERS["sabotage"]["min_ops"]
SABOTAGE_SAME_ZONE: Final[int] = NUMBERS["sabotage"]["success_same_zone"]
SABOTAGE_NEXT_ZONE: Final[int] = NUMBERS["sabotage"]["success_next_zone"]
TRADE_REACH: Final[int] = NUMBERS["trade"]["reach"]
TRADE_MAX_STABILITY: Final[int] = NUMBERS["trade"]["max_stability"]
TRADE_INFLUENCE: Final[int] = NUMBERS["trade"]["influence"]

MODIFIER_VALUE: Final[list[int]] = [entry["value"] for entry in NUMBERS["modifier"]]
MODIFIER_COST: Final[list[int]] = [entry["cost"] for entry in NUMBERS["modifier"]]
MODIFIER_COUNTERS: Final[list[bool]] = [entry["counters"] for entry in NUMBERS["modifier"]]

EXTRA_FROM: Final[int] = NUMBERS["extra_scoring"]["turns"][0]
EXTRA_TO: Final[int] = NUMBERS["extra_scoring"]["turns"][-1]
EXTRA_REGIONS: Final[list[int]] = [
    index(REGION_IDS, id, "tracks.toml") for id in NUMBERS["extra_scoring"]["regions"]
]
