"""What is not offered is barred by the clause that the rules themselves ask, and hints use the true value."""

from random import Random

import pytest

from sandtable.engine import Runner
from sandtable.games.twilight import GAME
from sandtable.games.twilight.options import DO_COUP, DO_EVENT, DO_EVENT_FIRST, DO_INFLUENCE, DO_REALIGN, DO_SPACE, MAP
from sandtable.games.twilight.state import Twilight
from sandtable.games.twilight.table.why_not import REASONS
from sandtable.testing import TestTable

from .table import US, USSR, at_table, play

USES = [DO_EVENT, DO_EVENT_FIRST, DO_INFLUENCE, DO_REALIGN, DO_COUP, DO_SPACE]


def test_predicates_agree_with_what_is_offered() -> None:
    """Options that are made by a fast path are exactly those that no predicate bars."""
    asked = 0
    for seed in range(60):
        random = Random(seed)
        runner = Runner(GAME.start(2))
        while (decision := runner.decision) is not None:
            state, prompt, options = runner.state, decision.prompt, decision.options
            assert isinstance(state, Twilight)
            hand = [GAME.names.number(name) for name in state.view(decision.seat)["hand"]] if decision.seat >= 0 else []
            among = {
                "headline": hand,
                "play-card": hand,
                "trapped": hand,
                "use-card": USES,
                "coup-where": MAP.countries,
            }
            for option in among.get(prompt, []):
                barred = REASONS[prompt](state, decision, option)
                assert (option in options) == (not barred), f"{prompt}: {GAME.names[option]} {barred}"
                asked += 1
            runner.answer(random.choice(options))
    assert asked > 10_000


def why_not(table: TestTable, side: int, name: str) -> str:
    return str(table.state.why_not(table.asked(side), GAME.names.number(name)))


@pytest.mark.rule("card 49", "10.1.5")
def test_an_owed_missile_envy_bars_other_cards_unless_a_scoring_card_is_in_danger() -> None:
    owed = at_table(bound="ussr", ussr_hand=["missile_envy", "fidel"], turn=4)
    assert why_not(owed, USSR, "card:fidel") == "card 49"
    danger = at_table(bound="ussr", ussr_hand=["missile_envy", "asia_scoring"], turn=4, round=7)
    assert why_not(danger, USSR, "card:missile_envy") == "10.1.5"


@pytest.mark.rule("2.2.3")
def test_a_scoring_card_is_played_for_its_event_alone() -> None:
    table = play(US, "grain_sales_to_soviets", ussr_hand=["asia_scoring"], turn=4).answer(US, "do:play")
    assert table.options(US) == ["do:event"] and why_not(table, US, "do:event") == ""
    assert why_not(table, US, "do:influence") == why_not(table, US, "do:space") == "2.2.3"


@pytest.mark.rule("6.1.2", "card 94", "card 47", "8.1.4~b")
def test_places_are_barred_by_the_clause_that_closes_them() -> None:
    table = play(USSR, "fidel", use="do:influence", ussr={"poland": 1}, us={"east_germany": 3})
    assert why_not(table, USSR, "space:chile") == "6.1.1"
    assert why_not(table.answer(USSR, "space:poland"), USSR, "space:east_germany") == "6.1.2"
    coup = play(USSR, "fidel", use="do:coup", us={"iran": 1, "angola": 1}, defcon=2)
    assert why_not(coup, USSR, "space:iran") == "8.1.4~b"
    junta = play(US, "junta", ussr={"iran": 1, "chile": 1}, turn=4).answer(US, "space:chile", "do:coup")
    assert why_not(junta, US, "space:iran") == "card 47"


@pytest.mark.rule("card 20", "7.4.3")
def test_the_odds_after_a_boycott_count_four_operations() -> None:
    table = play(USSR, "olympic_games", us={"iran": 1, "egypt": 1}).answer(US, "do:boycott").answer(USSR, "do:coup")
    hints = table.state.hints(table.asked(USSR))
    assert hints[MAP.number("iran")]["success"] == 1.0 and hints[MAP.number("iran")]["gain"] == 3.5


@pytest.mark.rule("6.0~a", "card 9", "card 31")
def test_the_least_value_of_one_applies_after_the_bonus_of_a_region() -> None:
    table = play(
        USSR, "romanian_abdication", use="do:coup", us={"laos_cambodia": 1}, effects=["vietnam_revolts"],
        operations={"ussr": -1},
    )  # fmt: skip
    assert table.state.hints(table.asked(USSR))[MAP.number("laos_cambodia")]["gain"] == sum(range(6)) / 6
