"""Chapter 3: set-up."""

import pytest

from sandtable.games.dawn.content import BASE_DECKS, COUNTRIES, EARLY, EXTRA_SCORING, PUTIN, SOUTHERN_TOUR
from sandtable.games.dawn.options import ANTI, MAP
from sandtable.games.dawn.state import new

from .table import CN, US


def counts(power: int) -> dict[str, int]:
    state = new(2, {})
    return {MAP.ids[place]: state.influence[power][place] for place in COUNTRIES if state.influence[power][place]}


@pytest.mark.rule("3.1a")
def test_thirteen_chinese_points() -> None:
    assert counts(CN) == {
        "north_korea": 4,
        "vietnam": 1,
        "laos_cambodia": 1,
        "pakistan": 2,
        "sudan": 1,
        "tanzania": 1,
        "angola": 1,
        "algeria": 1,
        "cuba": 1,
    }


@pytest.mark.rule("3.1b")
def test_twenty_four_anti_us_points() -> None:
    placed = counts(ANTI)
    assert sum(placed.values()) == 24
    assert placed["iran"] == placed["iraq"] == placed["syria"] == placed["libya"] == placed["cuba"] == 3
    assert placed["north_korea"] == 3 and placed["serbia"] == placed["sudan"] == 2
    assert placed["vietnam"] == placed["myanmar"] == 1


@pytest.mark.rule("3.2")
def test_sixty_two_us_points() -> None:
    placed = counts(US)
    assert sum(placed.values()) == 62
    by_number = {n: {id for id, number in placed.items() if number == n} for n in set(placed.values())}
    asia = {"thailand", "malaysia", "singapore", "indonesia", "india", "pakistan"}
    europe = {"benelux", "portugal_spain", "italy", "scandinavia", "baltics", "poland", "turkey"}
    america = {
        "central_america",
        "nicaragua",
        "haiti_dominican",
        "colombia",
        "venezuela",
        "brazil",
        "argentina",
        "chile",
    }
    assert by_number == {
        4: {"australia", "israel", "united_kingdom", "canada"},
        3: {"south_korea", "taiwan", "saudi_arabia"},
        2: {"japan", "philippines", "egypt", "south_africa", "france", "germany", "panama"},
        1: asia | europe | america | {"drc", "nigeria"},
    }


@pytest.mark.rule("3.3a", "3.3b", "3.3c", "3.7", "9.2.1")
def test_tracks_at_the_start() -> None:
    state = new(2, {})
    assert state.social == [8, 6] and state.economy == [8, 6]
    assert state.turn == 1 and state.russia == 0 and state.tech == [0, 0]
    assert state.diplomacy == 3 and state.security == 3 and state.vp == [0, 0]
    assert state.forex == [2, 2]


@pytest.mark.rule("3.4b", "4.2a")
def test_history_decks_lack_the_fixed_and_the_set_aside_cards() -> None:
    state = new(2, {})
    assert [len(pile) for pile in state.history] == [6, 6]
    assert all(card not in pile for pile in state.history for card in (SOUTHERN_TOUR, PUTIN))


@pytest.mark.rule("3.5", "3.6")
def test_early_cards_and_extra_scoring_cards() -> None:
    state = new(2, {})
    assert sorted(state.deck.cards) == BASE_DECKS[EARLY]
    assert sorted(state.extra_scoring.cards) == sorted(EXTRA_SCORING) and len(EXTRA_SCORING) == 5
