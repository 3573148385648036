"""The tables of the game, read from its content files. Countries and cards go by the numbers of their options."""

from typing import Any, Final, TypeVar

from sandtable.engine import NOTHING, in_play, index, read_content

from .options import CARD, CARD_ROWS, COUNTRY_CONTENT, FOLDER, MAP, NAMES, REGION_IDS, SIDE_IDS, card, cards

NEUTRAL: Final = NOTHING

# The map

COUNTRIES: Final[list[int]] = MAP.countries
STABILITY: Final[list[int]] = MAP.stability
BATTLEGROUND: Final[list[bool]] = MAP.battleground
NEIGHBOURS: Final[list[list[int]]] = MAP.neighbours
HOME: Final[list[int]] = MAP.home

EUROPE: Final = 0
ASIA: Final = 1
MIDDLE_EAST: Final = 2
AFRICA: Final = 3
CENTRAL_AMERICA: Final = 4
SOUTH_AMERICA: Final = 5
REGIONS: Final[list[list[int]]] = [MAP.regions[id] for id in REGION_IDS]
REGION_OF: Final[list[int]] = [
    next((region for region, members in enumerate(REGIONS) if country in members), NOTHING)
    for country in range(MAP.size)
]
CLOSED_AT: Final[list[int]] = [row["closed_at_defcon"] for row in COUNTRY_CONTENT["region"]]

WESTERN_EUROPE: Final[list[int]] = MAP.regions["western_europe"]
EASTERN_EUROPE: Final[list[int]] = MAP.regions["eastern_europe"]
SOUTHEAST_ASIA: Final[list[int]] = MAP.regions["southeast_asia"]
IN_SOUTHEAST_ASIA: Final[list[bool]] = [country in SOUTHEAST_ASIA for country in range(MAP.size)]
LATIN_AMERICA: Final[list[int]] = REGIONS[CENTRAL_AMERICA] + REGIONS[SOUTH_AMERICA]
AFRICA_AND_SOUTHEAST_ASIA: Final[list[int]] = REGIONS[AFRICA] + SOUTHEAST_ASIA
OUTSIDE_EUROPE: Final[list[int]] = [country for country in COUNTRIES if REGION_OF[country] != EUROPE]
BATTLEGROUNDS: Final[list[int]] = [country for country in COUNTRIES if BATTLEGROUND[country]]

CANADA: Final = MAP.number("canada")
UK: Final = MAP.number("uk")
FRANCE: Final = MAP.number("france")
WEST_GERMANY: Final = MAP.number("west_germany")
EAST_GERMANY: Final = MAP.number("east_germany")
POLAND: Final = MAP.number("poland")
ROMANIA: Final = MAP.number("romania")
TURKEY: Final = MAP.number("turkey")
JAPAN: Final = MAP.number("japan")
TAIWAN: Final = MAP.number("taiwan")
SOUTH_KOREA: Final = MAP.number("south_korea")
THAILAND: Final = MAP.number("thailand")
VIETNAM: Final = MAP.number("vietnam")
ISRAEL: Final = MAP.number("israel")
EGYPT: Final = MAP.number("egypt")
IRAN: Final = MAP.number("iran")
LIBYA: Final = MAP.number("libya")
LEBANON: Final = MAP.number("lebanon")
JORDAN: Final = MAP.number("jordan")
SAUDI_ARABIA: Final = MAP.number("saudi_arabia")
CUBA: Final = MAP.number("cuba")
PANAMA: Final = MAP.number("panama")
COSTA_RICA: Final = MAP.number("costa_rica")
NICARAGUA: Final = MAP.number("nicaragua")
VENEZUELA: Final = MAP.number("venezuela")
CHILE: Final = MAP.number("chile")
ARGENTINA: Final = MAP.number("argentina")
ANGOLA: Final = MAP.number("angola")
SOUTH_AFRICA: Final = MAP.number("south_africa")
SE_AFRICAN_STATES: Final = MAP.number("se_african_states")

# The cards

EARLY: Final = 0
MID: Final = 1
LATE: Final = 2
ERA_IDS: Final = ["early", "mid", "late"]

V = TypeVar("V")


def by_card(values: list[V], default: V) -> list[V]:
    """One value a card in the order of the content, as a table by the numbers of the cards."""
    table = [default] * len(NAMES)
    for number, value in zip(CARD.options, values, strict=True):
        table[number] = value
    return table


def column(field: str, default: Any) -> list[Any]:
    return by_card([row.get(field, default) for row in CARD_ROWS], default)


def card_side(row: dict[str, Any]) -> int:
    return NEUTRAL if row["side"] == "neutral" else index(SIDE_IDS, row["side"], row["id"])


OPS: Final[list[int]] = column("ops", 0)
SIDE: Final[list[int]] = by_card([card_side(row) for row in CARD_ROWS], NEUTRAL)
ERA: Final[list[int]] = by_card([index(ERA_IDS, row["era"], row["id"]) for row in CARD_ROWS], EARLY)
STARRED: Final[list[bool]] = column("star", False)
OPTIONAL: Final[list[bool]] = column("optional", False)
IN_DECK: Final[list[bool]] = by_card([row.get("deck", True) and in_play(row) for row in CARD_ROWS], False)
MAY_HEADLINE: Final[list[bool]] = by_card([row.get("headline", True) for row in CARD_ROWS], False)
WAR_CARD: Final[list[bool]] = column("war", False)
SCORING: Final[list[bool]] = by_card(["scores" in row for row in CARD_ROWS], False)
SCORES: Final[list[str]] = column("scores", "")
NEEDS: Final[list[list[int]]] = by_card([cards(row.get("needs", [])) for row in CARD_ROWS], [])
BARRED_BY: Final[list[list[int]]] = by_card([cards(row.get("barred_by", [])) for row in CARD_ROWS], [])
CONDITION: Final[list[str]] = column("condition", "")
CLAUSE: Final[list[str]] = by_card([f"card {row['number']}" for row in CARD_ROWS], "")
THIS_TURN_ONLY: Final[list[int]] = cards([row["id"] for row in CARD_ROWS if row.get("this_turn", False)])

CHINA_CARD: Final = card("the_china_card")
VIETNAM_REVOLTS: Final = card("vietnam_revolts")
WARSAW_PACT: Final = card("warsaw_pact_formed")
DE_GAULLE: Final = card("de_gaulle_leads_france")
NATO: Final = card("nato")
MARSHALL_PLAN: Final = card("marshall_plan")
CONTAINMENT: Final = card("containment")
US_JAPAN_PACT: Final = card("us_japan_mutual_defense_pact")
RED_SCARE: Final = card("red_scare_purge")
UN_INTERVENTION: Final = card("un_intervention")
FORMOSAN_RESOLUTION: Final = card("formosan_resolution")
ARAB_ISRAELI_WAR: Final = card("arab_israeli_war")
DUCK_AND_COVER: Final = card("duck_and_cover")
FIVE_YEAR_PLAN: Final = card("five_year_plan")
ASIA_SCORING: Final = card("asia_scoring")
BLOCKADE: Final = card("blockade")
CIA_CREATED: Final = card("cia_created")
EAST_EUROPEAN_UNREST: Final = card("east_european_unrest")
EUROPE_SCORING: Final = card("europe_scoring")
INDEPENDENT_REDS_CARD: Final = card("independent_reds")
INDO_PAKISTANI_WAR: Final = card("indo_pakistani_war")
MIDDLE_EAST_SCORING: Final = card("middle_east_scoring")
OLYMPIC_GAMES: Final = card("olympic_games")
ABM_TREATY: Final = card("abm_treaty")
AFRICA_SCORING: Final = card("africa_scoring")
ASK_NOT: Final = card("ask_not_what_your_country")
BRUSH_WAR: Final = card("brush_war")
CENTRAL_AMERICA_SCORING: Final = card("central_america_scoring")
HOW_I_LEARNED: Final = card("how_i_learned_to_stop_worrying")
LONE_GUNMAN: Final = card("lone_gunman")
SOUTH_AFRICAN_UNREST: Final = card("south_african_unrest")
SOUTH_AMERICA_SCORING: Final = card("south_america_scoring")
SOUTHEAST_ASIA_SCORING: Final = card("southeast_asia_scoring")
SUMMIT: Final = card("summit")
GLASNOST: Final = card("glasnost")
IRAN_IRAQ_WAR: Final = card("iran_iraq_war")
DEBT_CRISIS: Final = card("latin_american_debt_crisis")
KAL_007: Final = card("soviets_shoot_down_kal_007")
CUBAN_MISSILE_CRISIS: Final = card("cuban_missile_crisis")
NUCLEAR_SUBS: Final = card("nuclear_subs")
QUAGMIRE: Final = card("quagmire")
BEAR_TRAP: Final = card("bear_trap")
SALT: Final = card("salt_negotiations")
JUNTA: Final = card("junta")
KITCHEN_DEBATES: Final = card("kitchen_debates")
MISSILE_ENVY: Final = card("missile_envy")
WE_WILL_BURY_YOU: Final = card("we_will_bury_you")
BREZHNEV_DOCTRINE: Final = card("brezhnev_doctrine")
WILLY_BRANDT: Final = card("willy_brandt")
FLOWER_POWER: Final = card("flower_power")
U2_INCIDENT: Final = card("u2_incident")
CAMP_DAVID: Final = card("camp_david_accords")
GRAIN_SALES: Final = card("grain_sales_to_soviets")
JOHN_PAUL_II: Final = card("john_paul_ii_elected_pope")
DEATH_SQUADS: Final = card("latin_american_death_squads")
SHUTTLE_DIPLOMACY: Final = card("shuttle_diplomacy")
ONE_SMALL_STEP: Final = card("one_small_step")
HOSTAGE_CRISIS: Final = card("iranian_hostage_crisis")
IRON_LADY: Final = card("the_iron_lady")
STAR_WARS: Final = card("star_wars")
NORTH_SEA_OIL: Final = card("north_sea_oil")
THE_REFORMER: Final = card("the_reformer")
ORTEGA: Final = card("ortega_elected_in_nicaragua")
IRAN_CONTRA: Final = card("iran_contra_scandal")
CHERNOBYL: Final = card("chernobyl")
TEAR_DOWN_THIS_WALL: Final = card("tear_down_this_wall")
TERRORISM: Final = card("terrorism")
EVIL_EMPIRE: Final = card("an_evil_empire")
ALDRICH_AMES: Final = card("aldrich_ames_remix")
WARGAMES: Final = card("wargames")
DEFECTORS: Final = card("defectors")
CAMBRIDGE_FIVE: Final = card("the_cambridge_five")
SPECIAL_RELATIONSHIP: Final = card("special_relationship")
NORAD: Final = card("norad")
CHE: Final = card("che")
OUR_MAN_IN_TEHRAN: Final = card("our_man_in_tehran")
YURI_AND_SAMANTHA: Final = card("yuri_and_samantha")
AWACS_SALE: Final = card("awacs_sale_to_saudis")

# Tracks and tables

TRACKS: Final = read_content(FOLDER / "content" / "tracks.toml")
START_DEFCON: Final[int] = TRACKS["start"]["defcon"]
LAST_TURN: Final[int] = TRACKS["turns"]["last"]
VP_LIMIT: Final[int] = TRACKS["turns"]["vp_limit"]
MILITARY_LIMIT: Final[int] = TRACKS["turns"]["military_limit"]
ERA_OF_TURN: Final[list[int]] = [0] + [
    era for turn in range(1, LAST_TURN + 1) for era, row in enumerate(TRACKS["era"]) if turn in row["turns"]
]
HAND_SIZE: Final[list[int]] = [row["hand_size"] for row in TRACKS["era"]]
ACTION_ROUNDS: Final[list[int]] = [row["action_rounds"] for row in TRACKS["era"]]
MOST_ACTION_ROUNDS: Final = 8
MIN_OPS: Final[list[int]] = [0] + [box["min_ops"] for box in TRACKS["space"]["box"]]
MAX_ROLL: Final[list[int]] = [0] + [box["max_roll"] for box in TRACKS["space"]["box"]]
BOX_VP: Final[list[list[int]]] = [[0, 0]] + [[box["vp_first"], box["vp_second"]] for box in TRACKS["space"]["box"]]
LAST_BOX: Final = len(MIN_OPS) - 1
SCORING_VP: Final[list[list[int]]] = [
    [0, row["presence"], row["domination"], row["control"]] for row in TRACKS["scoring"]
]
SOUTHEAST_ASIA_VP: Final[int] = TRACKS["southeast_asia"]["per_country"]
THAILAND_VP: Final[int] = TRACKS["southeast_asia"]["thailand"]
CHINA_CARD_VP: Final[int] = TRACKS["final_scoring"]["china_card"]
USSR_FREE: Final[int] = TRACKS["setup"]["ussr_free"]
US_FREE: Final[int] = TRACKS["setup"]["us_free"]
MOST_HANDICAP: Final = 12
HANDICAP_OVER_STABILITY: Final[int] = TRACKS["setup"]["handicap_over_stability"]

# The phases

SETUP: Final = 0
TURN_START: Final = 1
HEADLINES: Final = 2
HEADLINE_EVENT: Final = 3
ACTION_ROUND: Final = 4
TURN_END: Final = 5
PHASE_IDS: Final = ["setup", "turn-start", "headlines", "headline-event", "action-round", "turn-end"]
