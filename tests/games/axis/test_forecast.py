"""What the table works out for everybody: odds in the view, landings owed, objectives."""

import time
from typing import Any

import pytest

from .table_talk import GERMANY, JAPAN, begin, done, move, table


def view(t: Any) -> dict[str, Any]:
    found: dict[str, Any] = t.state.view(GERMANY)
    return found


def attack(**position: Any) -> Any:
    return table(
        "germany", "combat-move", poland={"germany": {"tank": 2}}, east_poland={"ussr": {"infantry": 1}}, **position
    )


def test_the_odds_of_an_attack_are_seen_before_it_is_fought() -> None:
    t = attack()
    assert view(t)["battles"] == []
    move(t, GERMANY, "poland", "east_poland", n=1)
    (battle,) = view(t)["battles"]
    assert battle["space"] == "space:east_poland"
    assert battle["odds"]["win"] == pytest.approx(0.5, abs=1e-3)
    assert battle["odds"]["win"] + battle["odds"]["draw"] + battle["odds"]["loss"] == pytest.approx(1, abs=1e-3)


def test_the_battle_board_shows_both_sides_and_the_odds() -> None:
    t = attack()
    move(t, GERMANY, "poland", "east_poland", n=2).script(6, 6, 6)
    done(t, GERMANY)
    battle = view(t)["battle"]
    assert battle["attack"] == [{"what": "unit:tank", "n": 2, "owner": "germany"}]
    assert battle["defend"] == [{"what": "unit:infantry", "n": 1, "owner": "ussr", "hit": 0}]
    assert battle["odds"]["win"] > 0.7
    assert view(t)["battles"] == []


def test_aircraft_away_from_base_owe_a_landing() -> None:
    t = table("germany", "combat-move", poland={"germany": {"fighter": 1}}, east_poland={"ussr": {"infantry": 1}})
    move(t, GERMANY, "poland", "east_poland")
    assert view(t)["landings"] == [
        {
            "space": "space:east_poland",
            "owner": "germany",
            "what": "unit:fighter",
            "n": 1,
            "left": 3,
            "home": "space:bulgaria_romania",
        }
    ]


def test_objectives_tell_how_far_they_are() -> None:
    t = begin("germany", "purchase")
    rows = view(t)["objectives"]
    assert {row["power"] for row in rows} == {"germany", "ussr", "japan", "uk", "italy", "usa"}
    for row in rows:
        assert 0 <= row["have"] <= row["need"]
        assert row["met"] == (row["have"] == row["need"])
    assert view(begin("germany", "purchase", {"objectives": False}))["objectives"] == []


def test_a_large_battle_is_foretold_at_once() -> None:
    t = table(
        "germany", "combat-move",
        poland={"germany": {"infantry": 9, "artillery": 3, "tank": 4, "fighter": 2}},
        east_poland={"ussr": {"infantry": 10, "artillery": 2, "tank": 3, "fighter": 2}},
    )  # fmt: skip
    for kind, n in (("infantry", 9), ("artillery", 3), ("tank", 4), ("fighter", 2)):
        move(t, GERMANY, "poland", "east_poland", kind, n)
    view(t)
    start = time.perf_counter()
    assert 0 < view(t)["battles"][0]["odds"]["win"] < 1
    assert time.perf_counter() - start < 0.05


def test_the_way_home_leads_to_a_deck_where_no_land_is_nearer() -> None:
    t = table("japan", "combat-move", sz57={"japan": {"carrier": 1, "fighter": 1}}, sz65={"usa": {"transport": 1}})
    move(t, JAPAN, "sz57", "sz65", "fighter")
    (landing,) = view(t)["landings"]
    assert landing["home"] == "space:sz57"


def test_cities_treasuries_and_sides_are_told() -> None:
    t = begin("germany", "purchase")
    cities = view(t)["cities"]
    assert len(cities["axis"]) == 6 and len(cities["allies"]) == 12 and "space:russia" in cities["allies"]
    assert not view(t)["powers"]["china"]["treasury"] and view(t)["powers"]["italy"]["treasury"]
    assert t.game.board()["sides"]["china"]["side"] == "allies"


@pytest.mark.rule("5.1e", "5.5.3.9b")
def test_the_last_screen_says_what_each_side_held() -> None:
    t = table("usa", "income", {"rounds": 1})
    assert "ending" not in view(begin("germany", "purchase"))
    t.settle()
    ending = view(t)["ending"]
    assert ending["how"] == "rounds-allies" and [score["who"] for score in ending["scores"]] == ["allies", "axis"]
    assert ending["scores"][0]["values"]["cities"] == 12
    (final,) = t.notes("final")
    assert final.values == {"ending": "end-rounds-allies", "axis": 6, "allies": 12} and final.rule == ending["rule"]
