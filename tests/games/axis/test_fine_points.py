"""Points of the rulebook that are easily played wrong: who dives when, who may wait, who goes home with what."""

from random import Random

import pytest

from sandtable.engine import Keyed, Match, loads
from sandtable.games import replay
from sandtable.games.axis import GAME
from sandtable.games.axis.content import space
from sandtable.games.axis.rules.movement.aircraft_landing import new_decks
from sandtable.testing.play import random_answers

from .table_talk import (
    GERMANY,
    JAPAN,
    UK,
    USA,
    count,
    dice_of,
    done,
    fights,
    goals,
    kinds,
    move,
    owner,
    table,
    voyage,
)


@pytest.mark.rule("7.3.5b", "7.3.5k", "7.3.5l")
def test_a_submarine_hit_by_a_strike_cannot_dive_any_more() -> None:
    t = table("germany", "combat-move", sz5={"germany": {"submarine": 1}}, sz6={"uk": {"submarine": 2}}).script(2, 6)
    move(t, GERMANY, "sz5", "sz6")
    done(t, GERMANY)
    t.answer(GERMANY, "n:0")
    assert t.asked(UK).prompt == "submerge" and t.options(UK) == ["n:0", "n:1"]
    t.answer(UK, "n:1")
    assert count(t, "sz6", "uk", "submarine") == 1 and dice_of(t)["uk submarine"] == 1


@pytest.mark.rule("5.6a", "5.5.2.2a")
def test_a_ship_that_bombarded_does_not_move_afterwards() -> None:
    t = table(
        "germany",
        "combat-move",
        sz6={"germany": {"transport": 1, "battleship": 2}, "cargo": [["infantry"]]},
        norway={"germany": {"infantry": 1}},
        united_kingdom={"uk": {"infantry": 1}},
    ).script(6, 1)
    voyage(t, GERMANY, "sz6", "space:united_kingdom")
    done(t, GERMANY)
    t.answer(GERMANY, "n:1")
    t.until("noncombat-from")
    t.answer(GERMANY, "space:sz6")
    assert "n:2" not in t.answer(GERMANY, "space:sz3").options(GERMANY)


@pytest.mark.rule("5.4.5b", "5.4.1a")
def test_fighters_of_a_carrier_that_leaves_a_hostile_zone_need_not_fight() -> None:
    t = table(
        "japan",
        "combat-move",
        sz61={"japan": {"carrier": 1, "fighter": 1}, "usa": {"destroyer": 1}},
        kiangsu={"owner": "japan"},
    )
    move(t, JAPAN, "sz61", "sz60", "carrier")
    done(t, JAPAN)
    assert fights(t) == [] and t.asked(JAPAN).prompt == "noncombat-from"


@pytest.mark.rule("5.4.5b", "5.5.4e")
def test_a_fighter_on_a_friends_carrier_may_wait_or_attack_from_there() -> None:
    position = {"sz14": {"italy": {"carrier": 1}, "germany": {"fighter": 1}, "uk": {"destroyer": 1}}}
    t = table("germany", "combat-move", **position)
    done(t, GERMANY)
    assert fights(t) == []
    t = table("germany", "combat-move", **position)
    assert "sz14" in goals(t, GERMANY, "sz14")
    t.answer(GERMANY, "space:sz14")
    done(t, GERMANY)
    assert fights(t) == ["sz14"]


@pytest.mark.rule("5.6.1.2g", "5.5.3.8f")
def test_a_power_without_its_capital_loses_fighters_that_have_no_deck() -> None:
    t = table(
        "japan",
        "noncombat-move",
        japan={"owner": "usa"},
        sz21={"japan": {"fighter": 1}},
        waiting={"japan": {"carrier": 1}},
        manchuria={"complex": True},
    )
    done(t, JAPAN)
    assert count(t, "sz21", "japan", "fighter") == 0 and [note.rule for note in t.notes("ditched")] == ["5.6.1.2g"]


@pytest.mark.rule("5.4.2c", "5.5.3.8f")
@pytest.mark.parametrize(("holder", "decks"), [("japan", 1), ("usa", 0)])
def test_a_power_without_its_capital_counts_on_no_new_carrier(holder: str, decks: int) -> None:
    t = table(
        "japan",
        "combat-move",
        japan={"owner": holder, "complex": False},
        manchuria={"complex": True},
        waiting={"japan": {"carrier": 1}},
    )
    assert len(new_decks(t.state, JAPAN)) == decks


@pytest.mark.rule("5.4j", "7.3.6a")
def test_a_transport_sails_along_into_an_attack_on_lone_ships() -> None:
    t = table(
        "germany",
        "combat-move",
        sz5={"germany": {"destroyer": 1, "transport": 1}},
        sz6={"uk": {"submarine": 1}},
        norway={"owner": "germany"},
    )
    assert kinds(t, GERMANY, "sz5") == {"destroyer"}
    t = table(
        "germany",
        "combat-move",
        sz5={"germany": {"destroyer": 1, "transport": 1}},
        sz6={"uk": {"submarine": 1}},
        norway={"owner": "germany"},
    )
    move(t, GERMANY, "sz5", "sz6")
    voyage(t, GERMANY, "sz5", "space:sz6", "do:done")
    assert count(t, "sz6", "germany", "transport") == 1


@pytest.mark.rule("7.2o", "7.2l", "7.2n")
def test_a_carrier_can_follow_into_the_zone_that_its_fighter_clears() -> None:
    t = table(
        "usa",
        "combat-move",
        {"china": "after"},
        sz55={"usa": {"carrier": 1}},
        sz53={"japan": {"destroyer": 1}},
        eastern_united_states={"usa": {"fighter": 1}},
    )
    assert "sz53" in goals(t, USA, "eastern_united_states")


@pytest.mark.rule("7.2o")
@pytest.mark.parametrize(("carrier", "cleared"), [("sz2", True), ("sz6", False)])
def test_a_carrier_follows_into_any_zone_of_the_map_within_its_reach(carrier: str, cleared: bool) -> None:
    t = table(
        "germany",
        "combat-move",
        germany={"germany": {"fighter": 1}},
        sz1={"uk": {"destroyer": 1}},
        sz7={"uk": {"transport": 1}},
        **{carrier: {"germany": {"carrier": 1}}},
    )
    assert ("sz1" in goals(t, GERMANY, "germany")) == cleared


@pytest.mark.rule("5.5.3.7b", "5.5.3.7c")
@pytest.mark.parametrize("first", ["karelia_ssr", "russia"])
def test_whether_the_capital_is_free_is_judged_at_the_end_of_the_turn(first: str) -> None:
    t = table(
        "uk",
        "combat-move",
        karelia_ssr={"owner": "germany", "germany": {"aa_gun": 1, "infantry": 1}},
        archangelsk={"uk": {"tank": 4}},
        russia={"owner": "germany", "germany": {"infantry": 1}},
    ).script(1, 6, 6, 1, 6, 6)
    move(t, UK, "archangelsk", "karelia_ssr", n=2)
    move(t, UK, "archangelsk", "russia", n=2)
    done(t, UK)
    t.answer(UK, f"space:{first}")
    assert owner(t, "russia") == owner(t, "karelia_ssr") == "ussr"
    assert count(t, "karelia_ssr", "ussr", "aa_gun") == 1 and count(t, "karelia_ssr", "uk", "aa_gun") == 0


@pytest.mark.rule("7.1.4c", "5.4.2e", "5.2.3k")
def test_a_lone_gun_fires_at_the_bombers_of_paratroopers() -> None:
    t = table(
        "germany",
        "combat-move",
        {"research": True},
        poland={"germany": {"bomber": 1, "infantry": 1}},
        east_poland={"ussr": {"aa_gun": 1}},
        techs={"germany": ["paratroopers"]},
    ).script(1)
    move(t, GERMANY, "poland", "east_poland", "paratrooper")
    done(t, GERMANY)
    assert t.notes("flak")[0].values["hits"] == 1 and count(t, "east_poland", "germany", "bomber") == 0
    assert owner(t, "east_poland") == "germany" and count(t, "east_poland", "germany", "aa_gun") == 1


@pytest.mark.rule("5.5.3.5b", "7.1.4h")
def test_nobody_fires_when_the_guns_have_shot_all_attackers_down() -> None:
    t = table(
        "germany",
        "combat-move",
        poland={"germany": {"fighter": 1}},
        east_poland={"ussr": {"aa_gun": 1, "infantry": 2}},
    ).script(1)
    move(t, GERMANY, "poland", "east_poland")
    done(t, GERMANY)
    assert dice_of(t) == {} and t.asked(GERMANY).prompt == "noncombat-from"


@pytest.mark.rule("5.5.3.5b", "7.3.5d")
def test_nobody_fires_when_a_strike_has_sunk_one_side() -> None:
    t = table(
        "germany", "combat-move", sz5={"germany": {"submarine": 1, "cruiser": 1}}, sz6={"uk": {"cruiser": 1}}
    ).script(1)
    move(t, GERMANY, "sz5", "sz6", "submarine")
    move(t, GERMANY, "sz5", "sz6", "cruiser")
    done(t, GERMANY)
    t.answer(GERMANY, "n:0")
    assert dice_of(t) == {"germany submarine": 1}


@pytest.mark.rule("5.5.3.5g", "5.5.3.5h")
def test_ships_choose_the_way_by_which_they_may_retreat() -> None:
    t = table("uk", "combat-move", sz2={"uk": {"cruiser": 1}}, sz12={"germany": {"cruiser": 1}})
    t.answer(UK, "space:sz2", "space:sz12")
    assert t.asked(UK).prompt != "combat-via"  # only sz8 lies between
    t = table("uk", "combat-move", sz1={"uk": {"cruiser": 1}}, sz12={"germany": {"cruiser": 1}}).script(6, 6)
    t.answer(UK, "space:sz1", "space:sz12")
    assert t.asked(UK).prompt == "combat-via" and set(t.options(UK)) == {"space:sz8", "space:sz9"}
    t.answer(UK, "space:sz9")
    done(t, UK)
    assert t.options(UK) == ["do:press", "space:sz9"]


@pytest.mark.rule("5.5.3.5g", "5.4e")
def test_tanks_choose_the_way_by_which_they_may_retreat() -> None:
    t = table(
        "germany",
        "combat-move",
        poland={"germany": {"tank": 1}},
        baltic_states={"owner": "germany"},
        east_poland={"owner": "germany"},
        belorussia={"ussr": {"infantry": 1}},
    )
    t.answer(GERMANY, "space:poland", "space:belorussia")
    assert set(t.options(GERMANY)) == {"space:baltic_states", "space:east_poland"}


@pytest.mark.rule("5.5.2.1b", "5.5.2.2a")
def test_an_escort_sent_ahead_may_leave_lone_ships_alone_and_bombard() -> None:
    t = table(
        "germany",
        "combat-move",
        sz5={"germany": {"battleship": 1, "transport": 1}, "cargo": [["infantry"]]},
        sz6={"uk": {"transport": 1}},
        united_kingdom={"uk": {"infantry": 1}},
    )
    move(t, GERMANY, "sz5", "sz6", "battleship")
    voyage(t, GERMANY, "sz5", "space:sz6", "space:united_kingdom")
    done(t, GERMANY)
    assert t.asked(GERMANY).prompt == "attack-lone-ships"
    t.answer(GERMANY, "do:ignore")
    assert t.asked(GERMANY).prompt == "bombard"


@pytest.mark.rule("5.4.1g")
def test_who_has_loaded_beside_a_submarine_does_not_fight_it() -> None:
    t = table(
        "germany",
        "combat-move",
        sz5={"germany": {"transport": 1, "destroyer": 1}, "uk": {"submarine": 1}},
        sz6={"uk": {"submarine": 1}},
        germany={"germany": {"infantry": 1, "fighter": 1}},
    )
    voyage(t, GERMANY, "sz5", "do:load", "space:karelia_ssr")
    offered = goals(t, GERMANY, "germany", "fighter")
    assert "sz6" in offered and "sz5" not in offered
    t = table(
        "germany",
        "combat-move",
        sz5={"germany": {"transport": 1, "destroyer": 1}, "uk": {"submarine": 1}},
        germany={"germany": {"infantry": 1}},
    )
    voyage(t, GERMANY, "sz5", "do:load", "space:karelia_ssr")
    done(t, GERMANY)
    assert t.asked(GERMANY).prompt != "attack-lone-ships"


@pytest.mark.rule("5.7.1m", "4k")
def test_chinese_infantry_may_be_kept_for_later() -> None:
    t = table("usa", "mobilize", waiting={"china": {"infantry": 2}})
    assert t.asked(USA).prompt == "mobilize-china" and "do:done" in t.options(USA)
    t.answer(USA, "do:done")
    assert t.state.pool[6][0] == 2 and t.state.power != 5


@pytest.mark.rule("6c")
def test_without_an_agreed_last_round_a_new_round_begins() -> None:
    t = table("usa", "mobilize", round=99)
    t.until("purchase")
    assert not t.state.over and t.state.round == 100


@pytest.mark.rule("6c")
def test_a_record_says_which_round_was_agreed_as_the_last() -> None:
    assert Match.new(GAME, ["a", "b"]).record.options["rounds"] == 0
    match = Match.new(GAME, ["a", "b"], {"rounds": 1}, Keyed.from_seed(1))
    random_answers(match, Random(1), 5000)
    again = replay(loads(match.close().dumps()))
    assert again.state.over and again.state.ending.startswith("rounds-")


@pytest.mark.rule("5.5.3.9b", "6c")
def test_the_round_in_which_the_game_ends_is_the_last() -> None:
    t = table("usa", "mobilize", {"rounds": 3}, round=3)
    while t.runner.decision is not None:
        t.settle()
        if t.runner.decision is not None:
            t.runner.answer(t.runner.decision.options[0])
    assert t.state.over and t.state.round == 3


@pytest.mark.rule("5.6.1.2c", "5.7.1a")
def test_two_complexes_with_room_for_one_ship_each_place_two_carriers() -> None:
    t = table(
        "usa",
        "noncombat-move",
        {"china": "before"},
        western_united_states={"usa": {"fighter": 1}, "damage": 9},
        eastern_united_states={"usa": {"fighter": 3}, "damage": 11},
        waiting={"usa": {"carrier": 2}},
    )
    move(t, USA, "eastern_united_states", "sz10")
    move(t, USA, "eastern_united_states", "sz10")
    assert "sz56" in goals(t, USA, "western_united_states")


@pytest.mark.rule("5.5.2.2b")
def test_bombardment_is_limited_by_the_landing_units_of_the_whole_assault() -> None:
    t = table(
        "germany",
        "combat-move",
        sz6={"germany": {"transport": 1, "cruiser": 2}, "cargo": [["infantry"]]},
        sz7={"germany": {"transport": 1}, "cargo": [["infantry"]]},
        united_kingdom={"uk": {"infantry": 2}},
    )
    voyage(t, GERMANY, "sz6", "space:united_kingdom")
    voyage(t, GERMANY, "sz7", "space:united_kingdom")
    done(t, GERMANY)
    assert t.options(GERMANY) == ["n:0", "n:1", "n:2"]


@pytest.mark.rule("5.5.3.3d", "5.5.2.3g", "5.5.2.3h")
def test_in_an_assault_the_owner_says_whether_a_seaborne_unit_is_lost() -> None:
    t = table(
        "uk",
        "combat-move",
        sz7={"uk": {"transport": 1}, "cargo": [["infantry"]]},
        france={"germany": {"infantry": 1}},
        northwestern_europe={"owner": "uk", "uk": {"infantry": 1}},
    ).script(6, 6, 1)
    voyage(t, UK, "sz7", "space:france")
    move(t, UK, "northwestern_europe", "france")
    done(t, UK)
    assert t.asked(UK).prompt == "casualty-seaborne"
    t.answer(UK, "do:seaborne")
    assert "space:northwestern_europe" in t.options(UK)
    assert t.state.battle.seaborne[0] == 0 and t.state.count(space("france"), UK, 0) == 1


@pytest.mark.rule("5.5.3.5h", "7.3.5n")
def test_a_way_by_which_nobody_could_retreat_is_not_asked_for() -> None:
    """The submarine passes below either cruiser; neither zone is one that it may retreat to."""
    cruiser = {"germany": {"cruiser": 1}}
    t = table("uk", "combat-move", sz1={"uk": {"submarine": 1}}, sz8=cruiser, sz9=cruiser, sz12=cruiser)
    t.answer(UK, "space:sz1", "space:sz12")
    assert t.asked(UK).prompt == "combat-from" and count(t, "sz12", "uk", "submarine") == 1
