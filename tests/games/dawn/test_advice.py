"""What the table says beside an option, why another is missing, and which clause a note cites."""

from random import Random
from typing import Any

import pytest

from sandtable.engine import Runner
from sandtable.games import find_game
from sandtable.games.dawn.content import ACTION_ROUNDS, BASE_DECKS, COUNTRIES, EARLY, SECURITY_MIN
from sandtable.games.dawn.options import NAMES, country
from sandtable.games.dawn.rules.actions import bar_influence
from sandtable.games.dawn.state import Dawn
from sandtable.testing import TestTable, deal

from .table import CN, US, event, round_for, spaces


def chance(table: TestTable, seat: int, id: str) -> float:
    decision = table.asked(seat)
    return float(table.state.hints(decision)[country(id)]["success"])


@pytest.mark.rule("8.2.3d", "6.2.3a")
def test_the_chance_of_a_realignment_counts_the_operations_that_are_spent() -> None:
    """Smartphone is used up by then; 3 + 1 operations, China beside Myanmar -1, stability 1 + 2: no roll fails."""
    table = round_for(US, "nafta", next_card=[False, True, False, False], myanmar={"anti": 1})
    assert chance(table.answer(US, "card:nafta", "do:realign"), US, "myanmar") == 1.0
    plain = round_for(US, "nafta", myanmar={"anti": 1})
    assert chance(plain.answer(US, "card:nafta", "do:realign"), US, "myanmar") == 5 / 6


@pytest.mark.rule("7.3a")
def test_an_event_that_comes_first_does_not_change_the_operations_of_its_own_card() -> None:
    table = round_for(US, "government_shutdown", myanmar={"anti": 1})
    table.answer(US, "card:government_shutdown", "do:event_first", "do:realign")
    assert chance(table, US, "myanmar") == 5 / 6
    table.script(1).answer(US, "space:myanmar")
    assert table.notes("realign")[0].values["ops"] == 3


@pytest.mark.parametrize(
    ("seat", "card", "use", "clause", "position"),
    [
        (US, "csto", "do:event", "5.2a", {}),
        (US, "afghanistan_war", "do:event", "5.2h", {}),
        (CN, "socialist_market", "do:realign", "5.5a", {"low_profile": True}),
        (CN, "socialist_market", "do:improve_social", "4.6.Cb", {"attempts": [1, 0]}),
        (CN, "socialist_market", "do:tech_race", "6.4.2", {"raced": True}),
        (US, "nafta", "do:sabotage", "6.5.2", {"sabotaged": True}),
        (US, "nafta", "do:trade", "6.6.1", {"us": {"traded": True}}),
    ],
)
def test_why_a_use_is_not_offered(seat: int, card: str, use: str, clause: str, position: dict[str, Any]) -> None:
    table = round_for(seat, card, **position).answer(seat, f"card:{card}")
    assert use not in table.options(seat)
    assert table.state.why_not(table.asked(seat), NAMES.number(use)) == clause


def cited(table: TestTable, key: str) -> set[str]:
    return {note.rule for note in table.notes(key)}


@pytest.mark.rule("4.4", "4.6.E", "5.4", "8.2.3e", "9.1.6b")
def test_notes_about_cards_cite_what_moved_them() -> None:
    pile = [NAMES[number] for number in BASE_DECKS[EARLY]]
    table = deal("dawn", step="deal", turn=2, discards=pile[1:])
    table.settle()
    assert cited(table, "drawn") == {"4.6.E"} and cited(table, "reshuffle") == {"4.4"}
    bare = deal("dawn", step="deal", turn=2, discards=pile)
    bare.settle()
    assert [len(hand) for hand in bare.state.hands] == [9, 9], "a deal that begins without a pile makes one first"
    few = event(US, "security_strategy", "card:oslo_accords", "pass")
    few.settle()
    assert cited(few, "discard") == {"5.4"} and cited(few, "drawn") == {"7.1"}
    looked = round_for(US, "nafta", us={"forex": 3, "tech": 3}).answer(US, "pay:tech")
    assert cited(looked, "show") == {"8.2.3e"}
    end = deal("dawn", step="end-of-turn", turn=2, us={"may_discard": True}, hands=[["nafta"], []])
    assert cited(end.answer(US, "card:nafta"), "discard") == {"9.1.6b"}


@pytest.mark.rule("6.1.1b", "6.1.2c")
def test_the_countries_listed_for_influence_are_those_that_nothing_bars() -> None:
    """They are listed faster than by asking about each country."""
    for seed in range(4):
        random, runner = Random(seed), Runner(find_game("dawn").start(2))
        while (decision := runner.decision) is not None:
            g = runner.state
            assert isinstance(g, Dawn)
            if decision.prompt == "influence-where" and g.target is None:
                open_to = [c for c in COUNTRIES if not bar_influence(g, decision.seat, c, decision.left)]
                assert decision.options == open_to
            runner.answer(random.choice(decision.options))


@pytest.mark.rule("card b", "2.1.8.1", "2.1.6a", "card p")
def test_why_an_event_does_not_offer_a_country() -> None:
    table = event(CN, "africa_tour", "space:kenya", south_africa={"us": 5})
    why = {id: table.state.why_not(table.asked(CN), NAMES.number(f"space:{id}")) for id in WHY_NOT_THERE}
    assert why == WHY_NOT_THERE


WHY_NOT_THERE = {"kenya": "card b", "south_africa": "2.1.8.1", "cn": "2.1.6a", "japan": "card p", "tanzania": ""}


@pytest.mark.rule("9.2.3", "9.2.4b")
def test_a_realignment_that_would_be_all_out_war_is_a_danger() -> None:
    def danger(**position: Any) -> float:
        table = round_for(US, "nafta", myanmar={"anti": 1}, **position).answer(US, "card:nafta", "do:realign")
        return float(table.state.hints(table.asked(US))[country("myanmar")].get("danger-war", 0.0))

    assert danger(diplomacy=2, security=SECURITY_MIN) == 1.0
    assert danger(diplomacy=3, security=SECURITY_MIN) == 0.0
    assert danger(diplomacy=2) == 0.0


@pytest.mark.rule("2.2.1.1c")
def test_a_card_that_leaves_a_scoring_card_in_the_hand_is_a_danger() -> None:
    table = round_for(US, "nafta", "asia_scoring", round=ACTION_ROUNDS)
    hints = table.state.hints(table.asked(US))
    assert hints[NAMES.number("card:nafta")] == {"danger-held": 1.0}
    assert "danger-held" not in hints[NAMES.number("card:asia_scoring")]
    earlier = round_for(US, "nafta", "asia_scoring", round=1)
    assert NAMES.number("card:nafta") not in earlier.state.hints(earlier.asked(US))


@pytest.mark.rule("9.1.3a")
def test_an_event_that_ruins_whoever_plays_it_is_a_danger() -> None:
    def dangers(economy: int) -> dict[str, float]:
        table = round_for(US, "september_11", economy=[economy, 5]).answer(US, "card:september_11")
        return dict(table.state.hints(table.asked(US)).get(NAMES.number("do:event"), {}))

    assert dangers(2).get("danger-ruin") == 1.0
    assert "danger-ruin" not in dangers(5)


@pytest.mark.rule("9.2.3")
def test_an_event_that_ends_in_all_out_war_is_a_danger() -> None:
    def dangers(diplomacy: int) -> dict[str, float]:
        table = round_for(US, "aircraft_collision", diplomacy=diplomacy)
        table.answer(US, "card:aircraft_collision")
        return dict(table.state.hints(table.asked(US)).get(NAMES.number("do:event"), {}))

    assert dangers(2).get("danger-war") == 1.0
    assert "danger-war" not in dangers(3)


GENERAL_AI = [False, False, False, True]


def dangers(table: TestTable, seat: int, option: str) -> dict[str, float]:
    hints = table.state.hints(table.asked(seat)).get(NAMES.number(option), {})
    return {reason: chance for reason, chance in hints.items() if reason.startswith("danger-")}


@pytest.mark.rule("9.2.3")
def test_all_out_war_on_a_roll_is_a_danger_with_its_chance() -> None:
    """Only a one costs diplomacy."""
    table = round_for(US, "korean_nuclear_crisis", diplomacy=2).answer(US, "card:korean_nuclear_crisis")
    assert dangers(table, US, "do:event") == {"danger-war": 1 / 6}
    calm = round_for(US, "korean_nuclear_crisis", diplomacy=3).answer(US, "card:korean_nuclear_crisis")
    assert dangers(calm, US, "do:event") == {}


@pytest.mark.rule("9.1.3a")
def test_the_choice_by_which_an_event_ruins_its_victim_is_a_danger() -> None:
    table = event(US, "mfn_review", economy=[5, 2], forex=[3, 3])
    assert dangers(table, CN, "choice:lose_economy") == {"danger-ruin": 1.0}
    assert dangers(table, CN, "choice:lose_forex") == {}
    freedom = event(US, "internet_freedom", social=[5, 2], other=("nafta",))
    assert dangers(freedom, CN, "choice:lose_social") == {"danger-ruin": 1.0}


@pytest.mark.rule("9.1.3a", "9.1.6")
def test_an_economy_that_would_decay_to_nothing_is_a_danger() -> None:
    table = deal("dawn", step="economy", economy=[2, 6], forex=[9, 0])
    assert dangers(table, US, "pass") == {"danger-ruin": 1.0}
    assert dangers(table, US, "yes") == {}


@pytest.mark.rule("4.6.H3c", "10.3.2")
def test_an_economy_that_decays_with_the_opponents_is_no_danger() -> None:
    """Both ruined is a draw, unless the opponent can still upgrade."""
    drawn = deal("dawn", step="economy", economy=[2, 2], forex=[9, 0])
    assert dangers(drawn, US, "pass") == {}
    assert drawn.answer(US, "pass").state.ending == "both-ruined"
    saved = deal("dawn", step="economy", economy=[2, 2], forex=[9, 9])
    assert dangers(saved, US, "pass") == {"danger-ruin": 1.0}
    assert dangers(saved.answer(US, "pass"), CN, "pass") == {}
    spared = deal("dawn", step="economy", economy=[2, 2], forex=[9, 9]).answer(US, "yes")
    assert dangers(spared, CN, "pass") == {"danger-ruin": 1.0}


@pytest.mark.rule("5.2a", "6.3.1c", "9.1.3a")
def test_a_failed_improvement_before_an_event_that_loses_is_a_danger() -> None:
    table = round_for(US, "los_angeles_unrest", social=[2, 8], sabotaged=True)
    card = dangers(table, US, "card:los_angeles_unrest")
    table.answer(US, "card:los_angeles_unrest")
    success = table.state.hints(table.asked(US))[NAMES.number("do:improve_social")]["success"]
    assert dangers(table, US, "do:improve_social") == {"danger-ruin": pytest.approx(1 - success)}
    assert dangers(table, US, "do:improve_economy") == dangers(table, US, "do:event_first") == {"danger-ruin": 1.0}
    assert card == dangers(table, US, "do:improve_social"), "the way out that is left"
    assert table.script(6).answer(US, "do:improve_social").state.winners == [CN]


@pytest.mark.rule("8.2.3h", "9.1.3a")
def test_an_own_event_that_general_ai_adds_is_a_danger() -> None:
    def ready() -> TestTable:
        return round_for(US, "september_11", economy=[2, 5], next_card=GENERAL_AI).answer(US, "card:september_11")

    assert dangers(ready(), US, "do:event_first") == {"danger-ruin": 1.0}
    assert dangers(ready(), US, "do:influence") == {}, "the event need not follow"
    after = ready().answer(US, "do:influence", *spaces("greece") * 3)
    assert dangers(after, US, "yes") == {"danger-ruin": 1.0}
    assert dangers(after, US, "pass") == {}
